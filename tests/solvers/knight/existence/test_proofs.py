"""Every proof that there is no tour, checked by its figure alone; and how many boards are left without one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from solvers.knight.board import Board
from solvers.knight.existence.existence import impossibility, refused_starts
from solvers.knight.existence.proof import Figure, Proof
from solvers.knight.existence.removal import THOROUGH
from solvers.knight.notation import parse_board
from solvers.knight.presets import BoardGroup, presets
from solvers.knight.riddles import proofs
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found
from tests.solvers.knight.asking import described, first_answer, whole
from tests.solvers.knight.existence.checker import shows_that_there_is_none

SIZES = [(rows, columns) for rows in range(1, 7) for columns in range(1, 7)]
LONGER = [(3, 7), (7, 3), (3, 8), (8, 3), (4, 7), (7, 4), (4, 8), (3, 9), (5, 7), (2, 9)]
RIDDLES = {preset.name: preset for preset in presets() if preset.group is BoardGroup.RIDDLE}
BOARDS, BATCH = 2_000, 50
MOST_LEFT = 2
"""Of a hundred tourless boards, how many may be left to a search of everything."""


def is_answered(request: TourRequest) -> bool:
    """Whether there is a tour, which is verified, or a figure that proves that there is none."""
    outcome, _ = first_answer("complete", request)
    if isinstance(outcome, Tour):
        return True
    return isinstance(outcome.reason, Proof) and shows_that_there_is_none(outcome.reason.figure, request)


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("rows", "columns"), SIZES + LONGER)
def test_every_whole_board_has_a_tour_or_a_figure_that_proves_that_there_is_none(rows: int, columns: int) -> None:
    """Open from every square and to every square, and closed."""
    board = whole(rows, columns)
    for square in board.squares:
        assert is_answered(TourRequest(board, square)), square
        assert is_answered(TourRequest(board, None, square)), square
    assert is_answered(TourRequest(board))
    assert is_answered(TourRequest(board, closed=True))


@pytest.mark.sampled
@pytest.mark.parametrize(("rows", "columns"), [(3, 4), (4, 4), (3, 6), (4, 5), (5, 5)])
def test_every_refused_pair_of_ends_is_refused_by_its_figure(rows: int, columns: int) -> None:
    board = whole(rows, columns)
    for start in board.squares:
        for end in board.squares:
            request = TourRequest(board, start, end)
            reason = impossibility(request, THOROUGH)
            assert reason is None or shows_that_there_is_none(reason.figure, request), (start, end, reason)


@pytest.mark.parametrize("name", RIDDLES)
def test_every_answer_to_a_riddle_is_proved_by_a_figure(name: str) -> None:
    board, closed = RIDDLES[name].board, RIDDLES[name].closed
    for answer, proof in proofs(board, closed).items():
        assert shows_that_there_is_none(proof.figure, TourRequest(board, closed=closed)), answer


def random_boards(batch: int) -> Iterator[Board]:
    """Boards of three to eight rows and columns without one to ten of their squares, a third of them at most."""
    chance = Random(33 + batch)
    for _ in range(BATCH):
        rows, columns = chance.randint(3, 8), chance.randint(3, 8)
        squares = whole(rows, columns).squares
        yield whole(rows, columns, chance.sample(squares, chance.randint(1, min(10, len(squares) // 3))))


@pytest.mark.sampled
@pytest.mark.parametrize("batch", range(BOARDS // BATCH))
def test_nearly_every_random_board_without_a_tour_has_a_figure_that_proves_it(batch: int) -> None:
    """All others have a tour, which is verified, and are refused by nothing; so every answer is true."""
    counted: Counter[bool] = Counter()
    for board in random_boards(batch):
        for closed in (False, True):
            request = TourRequest(board, closed=closed)
            outcome, _ = first_answer("complete", request)
            if isinstance(outcome, Tour):
                assert impossibility(request, THOROUGH) is None
                continue
            counted[outcome.reason is None] += 1
            if outcome.reason is not None:
                assert isinstance(outcome.reason, Proof)
                assert shows_that_there_is_none(outcome.reason.figure, request), (request, outcome.reason)
    assert counted[True] * 100 < MOST_LEFT * counted.total()


@pytest.mark.sampled
@pytest.mark.parametrize("batch", range(4))
def test_squares_that_are_refused_as_starts_are_refused_by_their_figures(batch: int) -> None:
    for board in random_boards(batch):
        request = TourRequest(board)
        found = Drive(refused_starts(request)).next_answer()
        assert isinstance(found, Found)
        for start, reason in found.answer.reasons.items():
            assert shows_that_there_is_none(reason.figure, replace(request, start=start)), (board, start, reason)


def test_dead_ends_and_colours_prove_together_what_neither_does_alone() -> None:
    """46 dark squares and 45 light ones, so both ends are dark; j1 is light, with one move, so it would be an end."""
    board = parse_board("10x10", ("a10", "b10", "c10", "d10", "e10", "a8", "b8", "i3", "j3"))
    reason = impossibility(TourRequest(board))
    assert reason is not None
    assert reason.figure.dead_ends == {(9, 9)}
    assert reason.figure.colours is not None
    assert list(map(len, reason.figure.colours)) == [46, 45]
    assert "j1" in str(reason)
    assert shows_that_there_is_none(reason.figure, TourRequest(board))
    assert not shows_that_there_is_none(replace(reason.figure, dead_ends=frozenset()), TourRequest(board))
    assert not shows_that_there_is_none(replace(reason.figure, colours=None), TourRequest(board))


WRONG = [
    (TourRequest(whole(4, 4)), {"removed": frozenset({(1, 1), (1, 2), (2, 1)})}),
    (TourRequest(whole(4, 4)), {"parts": ()}),
    (TourRequest(whole(3, 8), closed=True), {"before": ()}),
    (TourRequest(whole(3, 7), (1, 3)), {"before": ()}),
    (TourRequest(whole(3, 4), closed=True), {"loops": ()}),
    (TourRequest(whole(4, 9), closed=True), {"alternating": None}),
    (TourRequest(whole(4, 9), closed=True), {"colours": None}),
    (TourRequest(whole(5, 5), closed=True), {"colours": (frozenset({(0, 0)}), frozenset({(0, 1)}))}),
    (TourRequest(whole(6, 6, [(1, 2), (1, 3), (3, 1), (2, 3)])), {"dead_ends": frozenset({(0, 0), (5, 5), (0, 5)})}),
    (TourRequest(whole(8, 8), (0, 0), (0, 0)), {"ends": frozenset({(0, 1)})}),
]


@pytest.mark.parametrize(("request_", "changed"), WRONG, ids=lambda value: described(value) or next(iter(value)))
def test_a_figure_that_lacks_something_proves_nothing(request_: TourRequest, changed: dict[str, object]) -> None:
    """The check would be worthless if it took everything."""
    reason = impossibility(request_)
    assert reason is not None
    assert shows_that_there_is_none(reason.figure, request_)
    assert not shows_that_there_is_none(replace(reason.figure, **changed), request_)


def test_nothing_proves_that_a_board_with_a_tour_has_none() -> None:
    for reason in filter(None, (impossibility(request) for request, _ in WRONG)):
        for request in (TourRequest(whole(5, 6), closed=True), TourRequest(whole(5, 5)), TourRequest(whole(3, 4))):
            assert not shows_that_there_is_none(reason.figure, request)
    assert not shows_that_there_is_none(Figure(), TourRequest(whole(5, 5)))
