"""Rows of actions that lead to where single ones seldom come: a game is won, a search watched, a map travelled.

Each deed goes through the real widgets, a step in an event of its own; other events come between its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.soak.hand import Hand
from tests.soak.klotski_deeds import KLOTSKI_DEEDS
from tests.soak.knight_deeds import KNIGHT_DEEDS
from tests.soak.window_deeds import LESSON_DEEDS, WINDOW_DEEDS

Deed = Callable[[Hand], Iterator[str]]
DEEDS: dict[str, Deed] = {
    **{deed.__name__: deed for deed in (*KLOTSKI_DEEDS, *KNIGHT_DEEDS, *WINDOW_DEEDS)},
    **LESSON_DEEDS,
}
