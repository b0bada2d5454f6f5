"""Answers about small boards of every leaper, joined edges or not, against the sets of squares that paths can have.

A tour that is found proves itself; that there is none is looked up in what `brute_force` finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.counting.counting import count
from solvers.knight.engines import ENGINES, KnightEngine
from solvers.knight.existence.existence import impossibility
from solvers.knight.leaper import PIECES, Leaper, Wrap
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found
from tests.solvers.knight.asking import first_answer
from tests.solvers.knight.brute_force import ends_from, number_of_tours
from tests.solvers.knight.rules import a_move

LEAPERS = [Leaper(frozenset({(a, b)})) for b in range(1, 5) for a in range(b + 1)]
SIZES = [*product(range(1, 6), repeat=2)]
CASES = [*product(SIZES, Wrap)]
SMALL = [*product([size for size in SIZES if max(size) < 5], Wrap)]
SLOW = ("depth-first", "stack-static-degree")
"""The engines that cut nothing off."""
CHECKED = 60
"""How many requests of the random boards each engine is asked."""


def exists(request: TourRequest) -> bool:
    """Whether there is such a tour."""
    board, start, end = request.board, request.start, request.end
    if request.closed:
        start = start or board.squares[0]
    if start is not None and end is None and not board.missing:
        rows, columns = board.rows - 1, board.columns - 1
        start = min(start[0], rows - start[0]), min(start[1], columns - start[1])  # its mirror image
    ends = {(first, last) for first in ((start,) if start else board.squares) for last in ends_from(board, first)}
    if request.closed:
        ends = {(first, last) for first, last in ends if board.size > 2 and a_move(board, first, last)}
        if end is not None and request.start is None:
            ends = {(first, end) for first in board.squares if end in ends_from(board, first)}
            return board.size > 2 and any(a_move(board, *pair) for pair in ends)
    return any(end in (None, last) for _, last in ends)


def assert_true(engine: str, request: TourRequest) -> None:
    """What the engine finds is a tour, and where it finds none there is none; nor is a tour called impossible."""
    outcome, _ = first_answer(engine, request)
    if isinstance(outcome, Tour):
        assert impossibility(request) is None, request
    else:
        assert not exists(request), (engine, request)


def requests(board: Board, starts: bool) -> Iterator[TourRequest]:
    """Open and closed tours from every start and from none, or between all pairs of ends."""
    ends: list[tuple[Square | None, Square | None]] = [(start, None) for start in (None, *board.squares)]
    if not starts:
        ends = [(start, end) for start in board.squares for end in board.squares]
    return (TourRequest(board, *pair, closed) for pair in ends for closed in (False, True))


@pytest.mark.sampled
@pytest.mark.parametrize(("size", "wrap"), CASES)
def test_every_start(size: tuple[int, int], wrap: Wrap) -> None:
    for piece in LEAPERS:
        for request in requests(Board(*size, frozenset(), piece, wrap), starts=True):
            assert_true("complete", request)


@pytest.mark.sampled
@pytest.mark.parametrize(("size", "wrap"), SMALL)
def test_every_pair_of_ends(size: tuple[int, int], wrap: Wrap) -> None:
    for piece in LEAPERS:
        for request in requests(Board(*size, frozenset(), piece, wrap), starts=False):
            assert_true("complete", request)


def random_boards(random: Random) -> Iterator[Board]:
    """Small boards of pieces of one leap or two, some squares missing."""
    while True:
        rows, columns = random.choice([size for size in SIZES if 3 <= size[0] * size[1] <= 20])
        squares = [*product(range(rows), range(columns))]
        missing = random.sample(squares, random.choice((0, 0, 1, 2, 3, 4)) % (rows * columns))
        leaps = [next(iter(piece.leaps)) for piece in random.sample(LEAPERS, random.choice((1, 1, 2)))]
        yield Board(rows, columns, frozenset(missing), Leaper(frozenset(leaps)), random.choice([*Wrap]))


@pytest.mark.sampled
@pytest.mark.parametrize("engine", [engine for engine in ENGINES if engine.name != "structured"], ids=lambda e: e.name)
def test_every_method_on_boards_that_it_takes(engine: KnightEngine) -> None:
    random, checked = Random(engine.name), 0
    for board in random_boards(random):
        squares = (None, *board.squares)
        end = random.choice((None, random.choice(squares)))
        request = TourRequest(board, random.choice(squares), end, random.random() < 0.5)
        if engine.misfit(request) is None and (engine.name not in SLOW or board.size <= 12):
            assert_true(engine.name, request)
            checked += impossibility(request) is None
            if checked == CHECKED:
                return


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(40))
def test_numbers_of_tours(seed: int) -> None:
    random = Random(seed)
    for board in (next(random_boards(random)) for _ in range(10)):
        if board.size <= 12:
            for closed in (False, True):
                squares = (None, None, *board.squares)
                request = TourRequest(board, random.choice(squares), random.choice(squares), closed)
                event = Drive(count(request)).next_answer()
                assert isinstance(event, Found), request
                expected = number_of_tours(board, request.start, request.end, closed)
                assert event.answer.directed == expected, request


FACTS = {
    "cylinder": Wrap.COLUMNS,
    "torus": Wrap.BOTH,
    "flat": Wrap.NONE,
}


@pytest.mark.parametrize(
    "fact",
    [
        "knight cylinder 3x4 96 2",
        "knight cylinder 3x5 29000 276",
        "knight cylinder 5x4 21440 96",
        "knight torus 3x3 1512 48",
        "knight torus 3x4 643392 14934",
        "knight torus 4x4 91392 1344",
        "knight torus 2x7 28112 330",
        "zebra torus 3x4 77568 1568",
        "zebra torus 2x7 16660 225",
        "zebra cylinder 4x5 80 0",
        "giraffe torus 3x4 623760 14338",
        "giraffe torus 3x5 48840 568",
        "giraffe cylinder 5x4 128 2",
        "camel torus 3x5 9266400 133328",
        "wazir flat 4x5 2012 14",
        "wazir flat 5x5 8648 0",
        "wazir cylinder 4x4 8032 82",
        "king flat 3x3 784 16",
        "king flat 3x5 87352 744",
        "king flat 4x4 343184 2830",
    ],
)
def test_numbers_counted_by_brute_force_elsewhere(fact: str) -> None:
    name, wrap, size, *numbers = fact.split()
    (rows, columns), (opened, closed) = map(int, size.split("x")), map(int, numbers)
    board = Board(rows, columns, frozenset(), PIECES[name], FACTS[wrap])
    found = [Drive(count(TourRequest(board, closed=goal))).next_answer() for goal in (False, True)]
    assert [event.answer.directed for event in found if isinstance(event, Found)] == [opened, 2 * closed]
