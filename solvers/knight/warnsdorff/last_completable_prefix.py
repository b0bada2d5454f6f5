"""The last hope on a way into a dead end: how far it could have been followed and a tour still be found.

From the dead end back, one square at a time, a complete search looks for a tour that goes on from there. Where a tour
goes on from one place of a way, one goes on from every place before it: the first that is found settles it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from solvers.knight.backtracking import complete
from solvers.knight.board import Board, Square
from solvers.knight.play.game import KnightGame
from solvers.knight.portfolio import nested
from solvers.search import Found, Outcome, Progress, Search, Verdict


@dataclass(frozen=True, slots=True)
class LastHope:
    """After the first `kept` squares of the way there was still a tour; after one more there was none, which is proved.

    `tour` is a tour that begins with these squares; `kept` is 0, and `tour` empty, where the first square has none.
    """

    kept: int
    tour: tuple[Square, ...]


def search(board: Board, way: Sequence[Square]) -> Search[LastHope]:
    """Look for the last hope on a way that ends in a dead end; raises `InputError` where it is no way of a knight."""
    game = KnightGame(board)
    for square in way:
        game.visit(square)
    return _search(game)


def _search(game: KnightGame) -> Search[LastHope]:
    visited = 0
    while game.now:
        visited, rest = yield from _tour_from_here(game, visited)
        if rest is not None:
            tour = (*game.walked[:-1], *rest)
            yield Found(LastHope(game.now, tour), visited)
            return Verdict(Outcome.EXHAUSTED, visited)
        game.go_to(game.now - 1)
    yield Found(LastHope(0, ()), visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def _tour_from_here(game: KnightGame, before: int) -> Generator[Progress, None, tuple[int, tuple[Square, ...] | None]]:
    """How many squares have been visited by now, and a way on through all that is left; None where there is none."""
    visited = before
    for event in nested(complete.search(game.rest()), before):
        visited = event.visited
        if isinstance(event, Found):
            return visited, event.answer.squares
        yield replace(event, depth=game.now)
    return visited, None
