"""Slow searches for tours, and what can be checked of the steps that they tell of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from solvers.knight.board import Board, Square
from solvers.knight.engines import engine_named
from solvers.knight.tour import TourRequest
from solvers.knight.trace import OnwardMove
from solvers.pace import FULL_SPEED, Pace
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.knight.rules import a_knights_move

HOLES = frozenset({(1, 1), (4, 3)})


class SoMany(Pace):
    """Grants so many nodes to each report."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes

    def nodes(self) -> int:
        return self._nodes


@dataclass
class Step:
    """A report of a slow search and the path it shows, as squares."""

    report: Progress
    path: list[Square]

    @property
    def trace(self) -> Any:
        return self.report.trace


def steps(name: str, request: TourRequest, most: int = 2_000, answers: int = 1) -> list[Step]:
    """The reports of a slow search up to its first answers, or so many."""
    told: list[Step] = []

    def listen(report: Progress) -> None:
        if report.trace is not None:
            assert report.snapshot is None or isinstance(report.snapshot, Sequence)
            told.append(Step(report, [request.board.square(number) for number in report.snapshot or ()]))

    drive = Drive(engine_named(name).start(request))
    for _ in range(answers):
        drive.next_answer(lambda: len(told) >= most, listen, SoMany(1))
    return told


def found(name: str, request: TourRequest, pace: Pace, answers: int) -> list[object]:
    drive = Drive(engine_named(name).start(request))
    told: list[object] = []
    while len(told) < answers and not (told and isinstance(told[-1], Verdict)):
        event = drive.next_answer(pace=pace)
        told.append((tuple(event.answer.order), event.visited) if isinstance(event, Found) else event)
    return told


def assert_same_at_any_pace(name: str, request: TourRequest) -> None:
    """A slow search finds the same tours after the same visits."""
    fast = found(name, request, FULL_SPEED, 2)
    assert found(name, request, SoMany(1), 2) == fast
    assert found(name, request, SoMany(7), 2) == fast


def assert_each_report_has_a_trace(name: str, request: TourRequest) -> None:
    """Of the first reports of a slow search each tells of its step."""
    reports: list[Progress] = []
    drive = Drive(engine_named(name).start(request))
    drive.next_answer(lambda: len(reports) >= 500, reports.append, SoMany(1))
    assert all(report.trace is not None for report in reports if report.visited)
    assert len(reports) >= 10


def exits(board: Board, square: Square, path: Sequence[Square]) -> int:
    """How many free squares a square leads to."""
    return sum(a_knights_move(square, other) and other not in path for other in board.squares)


def check_moves(board: Board, moves: Sequence[OnwardMove], path: Sequence[Square]) -> None:
    """They lead to free squares, and the numbers of the onward moves are what can be counted on the board."""
    for move in moves:
        square = board.square(move.square)
        assert a_knights_move(path[-1], square)
        assert square not in path
        assert move.onward == exits(board, square, path)
    assert sum(move.chosen for move in moves) == (len(moves) > 0)
