"""Random tours by rotations: true tours, the same for the same seed, squares missing or not, ends given or not."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from itertools import islice

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from solvers.knight.arrays import adjacency
from solvers.knight.board import Board, Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.rotations.random_closed import PATIENCE, PATIENCE_A_LINE, RotatedPath, search
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from solvers.slices import FOUND
from tests.solvers.knight.asking import described
from tests.solvers.knight.brute_force import number_of_tours
from tests.solvers.knight.rules import a_knights_move, assert_answers


def tours_of(request: TourRequest, number: int) -> list[Tour]:
    drive = Drive(search(request))
    answers = [drive.next_answer() for _ in range(number)]
    return [answer.answer for answer in answers if isinstance(answer, Found)]


@pytest.mark.parametrize("size", [(5, 6), (6, 6), (3, 10), (10, 3), (5, 8), (8, 8), (7, 12), (20, 20), (50, 50)])
def test_closed_tours_of_whole_boards(size: tuple[int, int]) -> None:
    request = TourRequest(Board(*size), closed=True)
    found = tours_of(request, 3)
    assert len(found) == 3
    for tour in found:
        assert_answers(tour, request)


def test_a_closed_tour_of_100_by_100() -> None:
    request = TourRequest(Board(100, 100), (99, 0), closed=True, seed=5)
    assert_answers(tours_of(request, 1)[0], request)


@given(st.sampled_from([8, 10, 13, 16]), st.integers(0, 99), st.data())
@settings(max_examples=40)
def test_closed_tours_with_missing_squares(size: int, seed: int, data: st.DataObject) -> None:
    """A few squares far from the edges, so many of each colour as leave both equal: nothing then stands in the way."""
    inner = st.integers(3, size - 4)
    missing = data.draw(st.sets(st.tuples(inner, inner), min_size=4 if size % 2 == 0 else 3, max_size=4))
    board = Board(size, size, frozenset(missing))
    request = TourRequest(board, closed=True, seed=seed)
    assume(impossibility(request) is None)
    assert_answers(tours_of(request, 1)[0], request)


@pytest.mark.parametrize("start", [(0, 0), (2, 2), (7, 5)])
@pytest.mark.parametrize("end", [(0, 1), (6, 7), (4, 3)])
def test_both_ends_can_be_given(start: Square, end: Square) -> None:
    request = TourRequest(Board(8, 8), start, end)
    found = tours_of(request, 2)
    assert len(found) == 2
    for tour in found:
        assert_answers(tour, request)


@pytest.mark.parametrize("end", [(0, 0), (4, 3)])
@pytest.mark.parametrize("closed", [False, True])
def test_an_end_alone_can_be_given(end: Square, closed: bool) -> None:
    request = TourRequest(Board(8, 8), end=end, closed=closed)
    found = tours_of(request, 8)
    assert len({tour.start for tour in found}) > 1
    for tour in found:
        assert_answers(tour, request)


def test_a_closed_tour_can_be_asked_to_end_on_a_given_neighbour() -> None:
    request = TourRequest(Board(6, 8), (0, 0), (2, 1), closed=True)
    assert_answers(tours_of(request, 1)[0], request)


PROVED_BY_SEARCH = [
    TourRequest(Board(6, 6, frozenset({(1, 1), (2, 3), (3, 0), (3, 3)})), closed=True),
    TourRequest(Board(5, 6, frozenset({(1, 0), (3, 3), (4, 2)}))),
    TourRequest(Board(3, 10), (1, 2), (0, 4), closed=True),
    TourRequest(Board(5, 6), (1, 3), (3, 2)),
]
"""Requests that only an exhaustive search refuses."""


@pytest.mark.parametrize("request_", PROVED_BY_SEARCH, ids=described)
def test_where_a_small_board_has_no_tour_it_ends_with_the_proof(request_: TourRequest) -> None:
    assert impossibility(request_) is None
    assert number_of_tours(request_.board, request_.start, request_.end, request_.closed) == 0
    verdict = Drive(search(request_)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.EXHAUSTED


@pytest.mark.parametrize("board", [Board(1, 1), Board(3, 4), Board(5, 5), Board(7, 9)])
def test_open_tours_where_no_closed_one_exists(board: Board) -> None:
    request = TourRequest(board)
    assert_answers(tours_of(request, 1)[0], request)


def test_the_seed_decides_which_tours_come() -> None:
    def orders(seed: int) -> list[bytes]:
        return [tour.order.tobytes() for tour in tours_of(TourRequest(Board(8, 8), (0, 0), closed=True, seed=seed), 5)]

    assert orders(1) == orders(1)
    assert len({*orders(1), *orders(2)}) == 10


def test_no_closed_tour_of_an_odd_board() -> None:
    verdict = Drive(search(TourRequest(Board(7, 7), closed=True))).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE


def test_it_reports_its_path_before_the_answer() -> None:
    _, first = islice(search(TourRequest(Board(6, 8), closed=True)), 2)  # before that, that it is ready
    assert isinstance(first, Progress)
    assert isinstance(first.snapshot, array)
    assert first.counters.keys() == {"rotations", "restarts"}


@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_adjacency_lists_what_the_rules_say(rows: int, columns: int, data: st.DataObject) -> None:
    squares = [(row, column) for row in range(rows) for column in range(columns)]
    missing = data.draw(st.sets(st.sampled_from(squares), max_size=len(squares) - 1))
    board = Board(rows, columns, frozenset(missing))
    table = adjacency(board)
    assert table.dtype == np.int32
    for square in squares:
        expected = [board.index(target) for target in board.neighbours(square)] if board.has(square) else []
        assert table[board.index(square)].tolist() == expected + [-1] * (8 - len(expected))


SPLITMIX = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B)
"""The first words of the published generator, from the state 0: one for each seed."""


@dataclass
class SecondPath:
    """The search a second time, as it is described; a path that grows, is rotated and starts over, node by node."""

    board: Board
    path: list[Square]
    closing: bool
    word: int
    goal: Square | None = None
    stalled: int = 0
    ruled: bool = True
    entered: int = 0
    rotations: int = 0
    restarts: int = 0
    work: int = 0
    fixed: int = field(init=False)

    def __post_init__(self) -> None:
        self.fixed = len(self.path)

    def draw(self, equals: int) -> int:
        """Marsaglia's xorshift."""
        self.word ^= self.word << 13 & 2**64 - 1
        self.word ^= self.word >> 7
        self.word ^= self.word << 17 & 2**64 - 1
        return (self.word >> 33) % equals

    def best(self, values: list[tuple[int, Square]]) -> Square | None:
        """The square of the least value; where several are equal each with the same chance."""
        best, least, equals = None, 0, 0
        for value, square in values:
            if best is None or value < least:
                best, least, equals = square, value, 1
            elif value == least:
                equals += 1
                best = square if self.draw(equals) == 0 else best
        return best

    def free(self, square: Square) -> list[Square]:
        return [target for target in self.board.neighbours(square) if target not in self.path]

    def node(self) -> bool:
        """Go on by one node; whether the path is a tour."""
        if self.stalled > PATIENCE + PATIENCE_A_LINE * (self.board.rows + self.board.columns):
            self.path, self.stalled, self.ruled = self.path[: self.fixed], 0, not self.ruled
            self.restarts += 1
        end = self.path[-1]
        self.work += 1
        following = self.best([(self.ruled * len(self.free(square)), square) for square in self.free(end)])
        if following is not None:
            self.path.append(following)
            self.entered, self.stalled = self.entered + 1, 0
            return False
        whole = len(self.path) == self.board.size
        if whole and (not self.closing or a_knights_move(self.path[0], end)):
            return True
        self.rotate(end, whole)
        return False

    def rotate(self, end: Square, whole: bool) -> None:
        if whole:
            self.goal = self.path[0]
        elif self.stalled == 0:
            of_other_colour = [
                square for square in self.board.squares if square not in self.path and sum(square) % 2 != sum(end) % 2
            ]
            self.goal = min(of_other_colour, key=lambda square: apart(square, end), default=self.goal)
        at_random = self.draw(2) == 0
        joined = [square for square in self.board.neighbours(end) if square in self.path[self.fixed - 1 : -2]]
        new_ends = [self.path[self.path.index(square) + 1] for square in joined]
        assert self.goal is not None
        values = [0 if at_random else apart(new_end, self.goal) for new_end in new_ends]
        joint = self.best(list(zip(values, joined, strict=True)))
        if joint is None:
            self.stalled = 10**9
            return
        turned = self.path.index(joint) + 1
        self.path[turned:] = self.path[turned:][::-1]
        self.stalled, self.rotations = self.stalled + 1, self.rotations + 1
        self.work += (len(self.path) - turned) // 8


def apart(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


@pytest.mark.parametrize(
    ("request_", "nodes"),
    [
        (TourRequest(Board(8, 8), (2, 5), closed=True, seed=1), 400),
        (TourRequest(Board(3, 22), (0, 0), seed=3), 100),
        (TourRequest(Board(22, 3), (3, 0), seed=2), 3_000),
        (TourRequest(Board(4, 10), (0, 0), closed=True, seed=3), 5_000),  # without a tour it starts over
        (TourRequest(Board(7, 8, frozenset({(1, 1), (4, 3)})), (0, 0), closed=True, seed=4), 600),
        (TourRequest(Board(3, 16), end=(0, 6), seed=1), 150),
        (TourRequest(Board(5, 9), end=(2, 2), seed=3), 2_500),
        (TourRequest(Board(6, 8), (0, 0), (3, 2), seed=1), 1_500),
    ],
    ids=described,
)
def test_it_grows_and_is_rotated_as_it_is_described(request_: TourRequest, nodes: int) -> None:
    board, start, end = request_.board, request_.start, request_.end
    head = [square for square in (end, start) if square is not None]
    second = SecondPath(board, list(head), request_.closed or len(head) == 2, SPLITMIX[request_.seed])
    path = RotatedPath(request_, start or (0, 0))
    for _ in range(nodes):
        found = second.node()
        status = path.advance(1)
        if found:
            break
        report = path.progress()
        assert isinstance(report.snapshot, array)
        assert [board.square(number) for number in report.snapshot] == second.path[len(head) - 1 :]
        assert (report.depth, report.visited, path.work) == (len(second.path), second.entered, second.work)
        assert report.counters == {"rotations": second.rotations, "restarts": second.restarts}
    else:
        assert request_.closed
        assert second.restarts > 1
        return
    assert second.rotations > 0
    if not request_.closed:
        assert status == FOUND
        ((tour, rotations),) = path.tours()
        assert rotations == second.rotations
        grown = second.path[len(head) - 1 :] + second.path[: len(head) - 1]
        assert list(tour.squares) == (grown if start else grown[::-1])
