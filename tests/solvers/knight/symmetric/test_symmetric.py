"""Symmetric tours, found and counted, against all closed tours of small boards and against what is published."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from solvers.knight.board import Board, Square
from solvers.knight.counting.counting import CountLimit, count
from solvers.knight.engines import ENGINES, engine_named
from solvers.knight.leaper import KNIGHT, PIECES, Leaper, Wrap
from solvers.knight.notation import board_text
from solvers.knight.requirements import RequirementFault
from solvers.knight.symmetric.quotient import symmetry_of
from solvers.knight.symmetric.symmetric import SymmetryReason
from solvers.knight.tour import RequestFault, Tour, TourCount, TourRequest, TourSymmetry
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Verdict
from tests.solvers.knight.asking import answers
from tests.solvers.knight.every_tour import closed_tours

Moves = frozenset[frozenset[Square]]


def turned(board: Board, moves: Moves, turn: int, mirrored: bool = False) -> Moves:
    """The moves after so many quarter turns, and after a reflection in the diagonal."""

    def image(square: Square) -> Square:
        rows = board.rows
        for number in range(turn):
            rows = (board.rows, board.columns)[number % 2]
            square = square[1], rows - 1 - square[0]
        return (square[1], square[0]) if mirrored else square

    return frozenset(frozenset(map(image, move)) for move in moves)


def is_kept(board: Board, moves: Moves, symmetry: TourSymmetry) -> bool:
    """Whether the moves stay the same."""
    if symmetry is TourSymmetry.QUARTER_TURN:
        is_alike = board.rows == board.columns and board.wrap is not Wrap.COLUMNS
        return is_alike and turned(board, moves, 1) == moves
    return turned(board, moves, 2) == moves


def moves_of(tour: Tour) -> Moves:
    """The moves of a closed tour."""
    squares = tour.squares
    return frozenset(map(frozenset, zip(squares, (*squares[1:], squares[0]), strict=True)))


def counted(request: TourRequest) -> TourCount:
    event = Drive(count(request, quoting=False)).next_answer()
    assert isinstance(event, Found)
    return event.answer


def boards() -> Iterator[Board]:
    """Small boards of which half stay the same after a half turn, of several pieces, some with joined edges."""
    random = Random(36)
    sizes = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (2, 6), (4, 4), (3, 5), (1, 5), (5, 5)]
    pieces = (KNIGHT, *(PIECES[name] for name in ("king", "wazir", "giraffe")), Leaper(frozenset({(0, 1), (0, 2)})))
    for size, piece, wrap in product(sizes, pieces, Wrap):
        squares = [*product(range(size[0]), range(size[1]))]
        missing = set(random.sample(squares, random.randrange(0, len(squares) // 3 + 1)))
        if random.random() < 0.6:
            missing |= {(size[0] - 1 - row, size[1] - 1 - column) for row, column in missing}
        for holes in {frozenset[Square](), frozenset(missing)}:
            if len(holes) < len(squares):
                board = Board(*size, holes, piece, wrap)
                if board.size <= 8 or sum(map(board.degree, board.squares)) <= 40:
                    yield board


@pytest.mark.sampled(20)
@pytest.mark.parametrize("board", [*boards()], ids=board_text)
def test_small_boards(board: Board) -> None:
    tours = closed_tours(board, board.squares[0])
    for symmetry in TourSymmetry:
        request = TourRequest(board, closed=True, symmetry=symmetry)
        expected = {moves for moves in tours if is_kept(board, moves, symmetry)}
        found, verdict = answers("automatic", request)
        moves = [moves_of(tour) for tour in found]
        assert set(moves) == expected
        assert len(moves) == len(expected)
        quarter = TourSymmetry.QUARTER_TURN
        told = [quarter if is_kept(board, each, quarter) else TourSymmetry.HALF_TURN for each in moves]
        assert [symmetry_of(tour) for tour in found] == told
        assert isinstance(verdict, Verdict)
        assert verdict.outcome in (Outcome.EXHAUSTED, Outcome.IMPOSSIBLE)
        assert counted(request).undirected == len(expected)
    number = counted(TourRequest(board, closed=True)).classes
    if number is not None:
        assert number == len(classes(board, tours))


def classes(board: Board, tours: set[Moves]) -> set[frozenset[Moves]]:
    """The tours in sets of those that rotations and reflections of the board lead to each other."""
    images = [*product(range(4) if board.rows == board.columns else (0, 2), (False, True))]
    if board.rows != board.columns:
        return {
            frozenset(
                frozenset(
                    frozenset(
                        (board.rows - 1 - row if up else row, board.columns - 1 - column if left else column)
                        for row, column in move
                    )
                    for move in moves
                )
                for up, left in product((False, True), repeat=2)
            )
            & tours
            for moves in tours
        }
    return {frozenset(turned(board, moves, *image) for image in images) & tours for moves in tours}


@pytest.mark.parametrize(
    ("board", "symmetry", "circuits", "up_to_symmetry"),
    [
        (Board(6, 6), None, 9_862, 1_245),
        (Board(6, 6), TourSymmetry.HALF_TURN, 78, 22),
        (Board(6, 6), TourSymmetry.QUARTER_TURN, 10, 5),
        (Board(8, 8), TourSymmetry.HALF_TURN, 2_432_932, 608_233),
        (Board(8, 8), TourSymmetry.QUARTER_TURN, 0, None),
        (Board(5, 6), None, 8, 3),
    ],
)
def test_published_numbers(
    board: Board, symmetry: TourSymmetry | None, circuits: int, up_to_symmetry: int | None
) -> None:
    """After de Hijo 1882, Kraitchik 1927, McKay 1997 and Jelliss."""
    found = counted(TourRequest(board, closed=True, symmetry=symmetry))
    assert (found.undirected, found.classes) == (circuits, up_to_symmetry)


@pytest.mark.parametrize(
    ("size", "symmetry"), [((8, 8), "half-turn"), ((9, 10), "half-turn"), ((14, 14), "quarter-turn")]
)
def test_tours_of_larger_boards(size: tuple[int, int], symmetry: str) -> None:
    request = TourRequest(Board(*size), (2, 1), closed=True, symmetry=TourSymmetry(symmetry))
    for tour in answers("automatic", request, 3)[0]:
        assert is_kept(request.board, moves_of(tour), TourSymmetry(symmetry))


def test_a_board_that_is_not_symmetric_has_no_such_tour() -> None:
    request = TourRequest(Board(5, 6), closed=True, symmetry=TourSymmetry.QUARTER_TURN)
    verdict = Drive(engine_named("automatic").start(request)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.reason is not None
    assert verdict.reason.template is SymmetryReason.UNLIKE
    assert counted(request).directed == 0


def test_a_tour_without_symmetry_has_none() -> None:
    found, _ = answers("all-tours", TourRequest(Board(3, 10), closed=True))
    told = [symmetry_of(tour) for tour in found]
    half = TourSymmetry.HALF_TURN
    assert told == [half if is_kept(tour.board, moves_of(tour), half) else None for tour in found]
    assert set(told) == {half, None}
    open_tours, _ = answers("all-tours", TourRequest(Board(3, 4)))
    assert {symmetry_of(tour) for tour in open_tours} == {None}


def test_what_cannot_be_asked_for_is_said() -> None:
    half = TourSymmetry.HALF_TURN
    for request in (TourRequest(Board(6, 6), symmetry=half), TourRequest(Board(6, 6), None, (0, 0), True, 0, half)):
        with pytest.raises(InputError) as caught:
            request.check()
        assert caught.value.message.template is RequestFault.SYMMETRY
    asked = TourRequest(Board(6, 6), closed=True, symmetry=half)
    faults = {engine.name: engine.misfit(asked) for engine in ENGINES}
    assert faults.pop("automatic") is None
    assert {fault.template for fault in faults.values() if fault is not None} == {RequirementFault.SYMMETRY}
    assert None not in faults.values()
    for board in (Board(12, 12), Board(6, 6, frozenset(), PIECES["emperor"])):
        misfit = ENGINES[0].misfit(TourRequest(board, closed=True, symmetry=half))
        assert misfit is not None
        assert misfit.template is RequirementFault.ORBITS


def test_too_many_symmetric_tours_are_not_counted() -> None:
    event = Drive(count(TourRequest(Board(10, 12), closed=True, symmetry=TourSymmetry.HALF_TURN))).next_answer()
    assert isinstance(event, Verdict)
    assert event.reason is not None
    assert event.reason.template is CountLimit.SYMMETRIC
