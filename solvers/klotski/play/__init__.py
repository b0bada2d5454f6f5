"""A game of Klotski by hand: its turns, undo and redo, and how it compares with the shortest solution."""
