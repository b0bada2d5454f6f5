"""The names of the pages of the main window, in the order of their tabs; the command line reads them without Qt."""

from __future__ import annotations

from solvers.puzzles import PUZZLE_NAMES

PAGES = (*PUZZLE_NAMES, "history", "compare", "lessons", "chapters")
