"""The names of the pages of the main window, in the order of their tabs; the command line reads them without Qt."""

from __future__ import annotations

from solvers.puzzles import PUZZLE_NAMES

PAGES = (*PUZZLE_NAMES[:1], "chapters", *PUZZLE_NAMES[1:], "history", "compare", "lessons")
