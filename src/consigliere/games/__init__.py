"""The games: rules only, each in a package of its own with the same file names."""
