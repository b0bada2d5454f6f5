"""The shape of a board, as it is drawn."""
