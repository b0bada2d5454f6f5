"""The knight commands of the console."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from typing import Any

from solvers.console.arguments import WRONG_INPUT
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
from solvers.console.methods import effort, method, peak_memory
from solvers.knight.engines import ENGINES, KnightEngine
from solvers.knight.existence.proof import Proof, figure_document
from solvers.knight.notation import parse_board, square_on
from solvers.knight.tour import MEMORY_GB, MOST_NUMBERS, RequestFault, Tour, TourRequest, TourSymmetry, reason_of
from solvers.message import InputError, numbered
from solvers.quantities import duration
from solvers.search import Drive, Found, Verdict

EVERY_SQUARE = "all"


def tour(arguments: Namespace) -> int:
    """`knight tour`: one tour or several, or why there is none; from every square with `--start all`."""
    engine = method(arguments, ENGINES)
    if arguments.start == EVERY_SQUARE:
        request = request_of(arguments, None)
        statuses = {_stream(engine, replace(request, start=square), arguments) for square in request.board.squares}
        return next(status for status in (WRONG_INPUT, ANSWERED, GIVEN_UP, NONE_EXISTS) if status in statuses)
    tours, answer, status = _find(engine, request_of(arguments, arguments.start), arguments)
    print_answer(answer, _words(engine, tours, status, answer), arguments)
    return status


def request_of(arguments: Namespace, start: str | None) -> TourRequest:
    """The request with the board, the ends and the goal that were typed. Raises `InputError`."""
    board = parse_board(arguments.board, arguments.missing, arguments.piece, arguments.wrap)
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
        **board.unusual,
        "closed": request.closed,
        **({} if request.symmetry is None else {"symmetry": request.symmetry}),
    }


def _stream(engine: KnightEngine, request: TourRequest, arguments: Namespace) -> int:
    """Print the answer for one start as a line of JSON, a wrong one of a search from a file too; its exit status."""
    try:
        _, answer, status = _find(engine, request, arguments)
    except InputError as error:
        if arguments.search is None:
            raise
        answer, status = {**asked(request), "engine": engine.name, "error": str(error)}, WRONG_INPUT
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
    if arguments.search is not None:
        answer["memory"] = peak_memory(drive)
    if tours or not isinstance(event, Verdict):
        return tours, answer, ANSWERED
    answer["reason"] = str(reason_of(event))
    if isinstance(event.reason, Proof):
        answer["figure"] = figure_document(event.reason.figure)
    return tours, answer, status_without_answer(event)


def _check_room(tours: list[Tour], request: TourRequest, number: int) -> None:
    """Raise `InputError` once there are as many tours as memory has room for, and more are asked for."""
    squares, most = request.board.size, MOST_NUMBERS // request.board.size
    if len(tours) >= most and number > most:
        raise InputError(RequestFault.TOURS, tours=number, squares=squares, allowed=MEMORY_GB, most=most)


def _words(engine: KnightEngine, tours: list[Tour], status: int, answer: Answer) -> str:
    if not tours:
        return f"{'Given up' if status == GIVEN_UP else 'No tour'}: {answer['reason']}."
    entered = numbered(answer["visited"], "square", "squares")
    taken = f"{engine.name}: {entered} entered in {duration(answer['seconds'])}"
    return "\n\n".join([*map(str, tours), effort(engine, answer) if "memory" in answer else taken])
