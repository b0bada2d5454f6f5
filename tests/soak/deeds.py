"""Rows of actions that lead to where single ones seldom come: a game is won, a search watched, a map travelled.

Each deed goes through the real widgets, a step in an event of its own; other events come between its steps. Those of a
puzzle are the `DEEDS` of a module of its own, such as `knight_deeds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from solvers.puzzles import PUZZLE_NAMES
from tests.soak.hand import Hand
from tests.soak.lesson_deeds import LESSON_DEEDS
from tests.soak.window_deeds import WINDOW_DEEDS

Deed = Callable[[Hand], Iterator[str]]
DEEDS: dict[str, Deed] = {
    **{deed.__name__: deed for name in PUZZLE_NAMES for deed in import_module(f"tests.soak.{name}_deeds").DEEDS},
    **{deed.__name__: deed for deed in WINDOW_DEEDS},
    **LESSON_DEEDS,
}
