"""The panels beside and below a board."""
