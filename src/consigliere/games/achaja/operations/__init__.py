"""The vocabulary in which cards, characters, events and locations are written: one small class per operation."""
