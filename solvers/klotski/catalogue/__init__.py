"""The layouts people know by name: the catalogue, finding one while typing, and reading a name or a code."""
