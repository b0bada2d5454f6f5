"""Runs engines and verifies every tour that they find."""

from __future__ import annotations

from collections.abc import Iterable

from solvers.knight.board import Board, Square
from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Progress, Verdict
from tests.solvers.knight.rules import assert_answers


def answers(engine: str, request: TourRequest, most: int = 1_000_000) -> tuple[list[Tour], Verdict | None]:
    """Up to `most` tours, all verified and all different, and the verdict if it came before."""
    drive = Drive(engine_named(engine).start(request))
    tours: list[Tour] = []
    while len(tours) < most:
        event = drive.next_answer()
        if not isinstance(event, Found):
            return tours, event
        assert_answers(event.answer, request)
        tours.append(event.answer)
    assert len({tuple(tour.order) for tour in tours}) == len(tours)
    return tours, None


def first_answer(engine: str, request: TourRequest) -> tuple[Tour | Verdict, list[Progress]]:
    """The first tour, verified, or the verdict; and all progress on the way."""
    progress: list[Progress] = []
    event = Drive(engine_named(engine).start(request)).next_answer(listen=progress.append)
    if isinstance(event, Found):
        assert_answers(event.answer, request)
        return event.answer, progress
    return event, progress


def described(value: object) -> str | None:
    """A short name for a request as a test's parameter."""
    if not isinstance(value, TourRequest):
        return None
    board = value.board
    holes = f" without {len(board.missing)}" if board.missing else ""
    ends = "".join(
        f" {word} {square[0]},{square[1]}" for word, square in (("from", value.start), ("to", value.end)) if square
    )
    return f"{board.rows}x{board.columns}{holes}{ends}{' closed' if value.closed else ''}"


def whole(rows: int, columns: int, missing: Iterable[Square] = ()) -> Board:
    """A board, possibly without some squares."""
    return Board(rows, columns, frozenset(missing))
