"""The last completable prefix of a path into a dead end: how far it could be followed and still become a tour.

From the dead end back, one square at a time, a complete search looks for a tour through the squares not visited. The
first prefix for which it finds one is the last completable prefix, since every shorter one is completable too.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from solvers.knight.board import Board, Path, Square
from solvers.knight.play import KnightGame
from solvers.knight.portfolio import continue_with
from solvers.search import Found, Progress, Search, last_answer


@dataclass(frozen=True, slots=True)
class CompletablePrefix:
    """The first `kept` squares of a path can become `tour`; one square more, and it is proved that they cannot.

    `kept` is 0 and `tour` empty where the first square already starts no tour.
    """

    kept: int
    tour: Path


def search(board: Board, path: Sequence[Square]) -> Search[CompletablePrefix]:
    """Find the last completable prefix of a path; raises `InputError` where it is not a path of a knight."""
    game = KnightGame(board)
    for square in path:
        game.visit(square)
    return _search(game)


def _search(game: KnightGame) -> Search[CompletablePrefix]:
    visited = 0
    while game.now:
        visited, rest = yield from _continuation(game, visited)
        if rest is not None:
            return (yield from last_answer(CompletablePrefix(game.now, (*game.path[:-1], *rest)), visited))
        game.go_to(game.now - 1)
    return (yield from last_answer(CompletablePrefix(0, ()), visited))


def _continuation(game: KnightGame, before: int) -> Generator[Progress, None, tuple[int, Path | None]]:
    """Returns the squares visited so far, and a path from the knight through all squares left, None without one."""
    from solvers.knight.backtracking import complete  # and with it numpy, in the thread that searches

    visited = before
    for event in continue_with(complete.search(game.rest()), before):
        visited = event.visited
        if isinstance(event, Found):
            return visited, event.answer.squares
        yield replace(event, depth=game.now)
    return visited, None
