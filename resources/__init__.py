"""Data, pictures and words that the program reads with `importlib.resources`."""
