"""Up to how large a board each method finds a tour in good time, said before it is asked."""

from __future__ import annotations

from app.ui.words.language import current
from app.ui.words.numbers import plural
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES, KnightEngine

IN_GOOD_TIME = {
    "depth-first": 36,
    "stack-static-degree": 64,
    "depth-first-pruned": 100,
    "complete": 10_000,
    "all-tours": 10_000,
    "random-closed": 250_000,
}
"""By the method, the squares of the largest square board, of those measured, on which it takes a few seconds at most.

All others are quick on every board that the window shows.
"""


def limit_sentence(engine: KnightEngine, board: Board) -> str:
    """That a method usually takes too long on a board; empty where it does not."""
    most = IN_GOOD_TIME.get(engine.name)
    if most is None or board.size <= most:
        return ""
    words = {"method": engine.words(current()).title, "default": ENGINES[0].words(current()).title}
    return plural(
        "Knight",
        "“{method}” usually takes too long on more than {number} squares; “{default}” chooses a quicker method.",
        most,
        **words,
    )
