"""The searches for knight's tours that the window makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.engines import KnightEngine
from solvers.knight.existence.existence import refused_starts
from solvers.knight.leaper import KNIGHT, PIECES, Wrap
from solvers.knight.tour import TourRequest, TourSymmetry
from solvers.knight.warnsdorff.rule import last_completable_prefix
from solvers.search import Search
from tests.soak.asking import Begin, Draw

LONGEST_WALK = 20
BOARD = Board(6, 6)


def samples(engine: KnightEngine) -> Iterator[Search[Any]]:
    """Searches by a method that load all that it needs."""
    yield engine.start(TourRequest(BOARD, (0, 0), closed=True))
    yield engine.start(TourRequest(BOARD, (0, 0)))


def ask(engine: KnightEngine, chance: Random) -> tuple[Begin, object]:
    """Draw a board for a method."""
    request = _request(chance)
    return lambda: engine.start(request), request.board


def _request(chance: Random) -> TourRequest:
    rows, columns = (chance.choice((3, 5, 6, 8, 8, 12, 30)) for _ in range(2))
    missing = frozenset({(0, 0), (rows - 1, columns - 1)}) if chance.random() < 0.2 else frozenset[tuple[int, int]]()
    piece = KNIGHT if chance.random() < 0.6 else chance.choice([*PIECES.values()])
    board = Board(rows, columns, missing, piece, chance.choice((Wrap.NONE, Wrap.NONE, *Wrap)))
    start = chance.choice((None, chance.choice(board.squares)))
    closed = chance.random() < 0.4
    symmetry = chance.choice((None, None, *TourSymmetry)) if closed else None
    return TourRequest(board, start, closed=closed, symmetry=symmetry)


def _count(chance: Random) -> tuple[Begin, object]:
    board = Board(chance.randrange(3, 9), chance.randrange(3, 9))
    request = TourRequest(board, closed=chance.random() < 0.5)
    kept = Path.cwd() / f"{board.rows}x{board.columns}-{request.closed}.count" if chance.random() < 0.5 else None
    return lambda: counting.count(request, checkpoint=kept), board


def _refused_starts(chance: Random) -> tuple[Begin, object]:
    request = _request(chance)
    return lambda: refused_starts(request), None


def _completable(chance: Random) -> tuple[Begin, object]:
    board = _request(chance).board
    path = [chance.choice(board.squares)]
    for _ in range(LONGEST_WALK):
        onward = [square for square in board.neighbours(path[-1]) if square not in path]
        if onward:
            path.append(chance.choice(onward))
    return lambda: last_completable_prefix(board, path), None


OTHERS: Mapping[str, Draw] = {
    "counting": _count,
    "refused starts": _refused_starts,
    "completable prefix": _completable,
}
"""What else is searched for."""
