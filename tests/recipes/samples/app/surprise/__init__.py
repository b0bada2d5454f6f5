"""The page that draws a layout of the catalogue at random. Read `session.py` first."""
