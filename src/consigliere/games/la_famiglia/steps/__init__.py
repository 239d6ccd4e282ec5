"""One file per chapter of RULES.md, one class per decision."""
