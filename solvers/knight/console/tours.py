"""The knight commands of the console."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from functools import partial
from typing import Any

from solvers.console.driving import (
    ANSWERED,
    GIVEN_UP,
    NONE_EXISTS,
    Answer,
    next_answer,
    print_answer,
    print_json,
    status_without_answer,
)
from solvers.knight.engines import ENGINES, KnightEngine, engine_named
from solvers.knight.existence.proof import Proof, figure_document
from solvers.knight.notation import matrix_text, parse_board, square_on, unusual
from solvers.knight.tour import MEMORY_GB, MOST_NUMBERS, RequestFault, Tour, TourRequest, TourSymmetry
from solvers.message import InputError
from solvers.quantities import duration
from solvers.search import Drive, Found, Outcome, Verdict

EVERY_SQUARE = "all"


def tour(arguments: Namespace) -> int:
    """`knight tour`: one tour or several, or why there is none; from every square with `--start all`."""
    engine = ENGINES[0] if arguments.engine is None else engine_named(arguments.engine)
    if arguments.start == EVERY_SQUARE:
        request = request_of(arguments, None)
        statuses = {_stream(engine, replace(request, start=square), arguments) for square in request.board.squares}
        return next(status for status in (ANSWERED, GIVEN_UP, NONE_EXISTS) if status in statuses)
    tours, answer, status = _find(engine, request_of(arguments, arguments.start), arguments)
    print_answer(answer, arguments, partial(_print_answer, tours, status))
    return status


def request_of(arguments: Namespace, start: str | None) -> TourRequest:
    """The request with the board, the ends and the goal that were typed. Raises `InputError`."""
    board = parse_board(arguments.board, tuple(arguments.missing), arguments.piece, arguments.wrap)
    first, last = (None if text is None else square_on(text, board) for text in (start, arguments.end))
    symmetry = None if arguments.symmetry is None else TourSymmetry(arguments.symmetry)
    request = TourRequest(board, first, last, arguments.closed or symmetry is not None, symmetry=symmetry)
    request.check()
    return request


def asked(request: TourRequest) -> dict[str, Any]:
    """What was asked for, as the answer repeats it."""
    board = request.board
    return {
        "board": f"{board.rows}x{board.columns}",
        "start": None if request.start is None else list(request.start),
        "end": None if request.end is None else list(request.end),
        "missing": [list(square) for square in sorted(board.missing)],
        **unusual(board),
        "closed": request.closed,
        **({} if request.symmetry is None else {"symmetry": request.symmetry}),
    }


def _stream(engine: KnightEngine, request: TourRequest, arguments: Namespace) -> int:
    """Print the answer for one start as a line of JSON; its exit status."""
    _, answer, status = _find(engine, request, arguments)
    print_json(answer)
    return status


def _find(engine: KnightEngine, request: TourRequest, arguments: Namespace) -> tuple[list[Tour], dict[str, Any], int]:
    """Up to as many tours as were asked for, the answer that holds them, and the exit status."""
    drive: Drive[Tour] = Drive(engine.start(request))
    tours: list[Tour] = []
    event: Found[Tour] | Verdict | None = None
    while len(tours) < arguments.number and isinstance(event := next_answer(drive), Found):
        tours.append(event.answer)
        _check_room(tours, request, arguments.number)
    answer: dict[str, Any] = {
        **asked(request),
        "engine": engine.name,
        "visited": drive.visited,
        "seconds": drive.seconds,
        "tours": [found.matrix() for found in tours],
    }
    if tours or not isinstance(event, Verdict):
        return tours, answer, ANSWERED
    answer["reason"] = _reason(event)
    if isinstance(event.reason, Proof):
        answer["figure"] = figure_document(event.reason.figure)
    return tours, answer, status_without_answer(event)


def _check_room(tours: list[Tour], request: TourRequest, number: int) -> None:
    """Raise `InputError` once there are as many tours as memory has room for, and more are asked for."""
    squares, most = request.board.size, MOST_NUMBERS // request.board.size
    if len(tours) >= most and number > most:
        raise InputError(RequestFault.TOURS, tours=number, squares=squares, allowed=MEMORY_GB, most=most)


def _reason(verdict: Verdict) -> str:
    if verdict.reason is not None:
        return str(verdict.reason)
    if verdict.outcome is Outcome.EXHAUSTED:
        return f"the search is complete and found none ({_entered(verdict.visited)})"
    return "stopped"


def _print_answer(tours: list[Tour], status: int, answer: Answer) -> None:
    if not tours:
        print(f"{'Given up' if status == GIVEN_UP else 'No tour'}: {answer['reason']}.")
        return
    for found in tours:
        print(matrix_text(found))
        print()
    print(f"{answer['engine']}: {_entered(answer['visited'])} in {duration(answer['seconds'])}")


def _entered(squares: int) -> str:
    return f"{squares:,} {'square' if squares == 1 else 'squares'} entered"
