"""The page of the chapters."""
