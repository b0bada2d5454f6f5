"""The knight commands of the console."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from typing import Any

from solvers.console.driving import ANSWERED, NONE_EXISTS, next_answer, print_json
from solvers.knight.engines import ENGINES, KnightEngine, engine_named
from solvers.knight.notation import matrix_text, parse_board, parse_square
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Drive, Found, Outcome, Verdict

EVERY_SQUARE = "all"


def tour(arguments: Namespace) -> int:
    """`knight tour`: one tour or several, or why there is none; from every square with `--start all`."""
    board = parse_board(arguments.board, tuple(arguments.missing))
    engine = ENGINES[0] if arguments.engine is None else engine_named(arguments.engine)
    end = None if arguments.end is None else parse_square(arguments.end, board.rows)
    request = TourRequest(board, end=end, closed=arguments.closed)
    if arguments.start == EVERY_SQUARE:
        answered = [_stream(engine, replace(request, start=square), arguments) for square in board.squares]
        return ANSWERED if any(answered) else NONE_EXISTS
    if arguments.start is not None:
        request = replace(request, start=parse_square(arguments.start, board.rows))
    tours, answer = _find(engine, request, arguments)
    if arguments.json:
        print_json(answer)
    else:
        _print_answer(tours, answer)
    return ANSWERED if tours else NONE_EXISTS


def count(arguments: Namespace) -> int:
    """`knight count`: how many tours there are."""
    from solvers.knight import counting

    board = parse_board(arguments.board, tuple(arguments.missing))
    start = None if arguments.start is None else parse_square(arguments.start, board.rows)
    drive = Drive(counting.count(board, start, arguments.closed))
    event = next_answer(drive)
    answer: dict[str, Any] = {
        "board": arguments.board,
        "start": None if start is None else list(start),
        "closed": arguments.closed,
        "directed": None,
        "undirected": None,
        "seconds": drive.seconds,
    }
    if isinstance(event, Found):
        answer |= {"directed": event.answer.directed, "undirected": event.answer.undirected}
        if event.answer.source is not None:
            answer["source"] = str(event.answer.source)
    else:
        answer["reason"] = str(event.reason)
    if arguments.json:
        print_json(answer)
    else:
        _print_count(answer)
    return ANSWERED if isinstance(event, Found) else NONE_EXISTS


def _stream(engine: KnightEngine, request: TourRequest, arguments: Namespace) -> bool:
    """Print the answer for one start as a line of JSON; whether there was a tour."""
    tours, answer = _find(engine, request, arguments)
    print_json(answer)
    return bool(tours)


def _find(engine: KnightEngine, request: TourRequest, arguments: Namespace) -> tuple[list[Tour], dict[str, Any]]:
    """Up to as many tours as were asked for, and the answer that holds them."""
    drive: Drive[Tour] = Drive(engine.start(request))
    tours: list[Tour] = []
    event: Found[Tour] | Verdict | None = None
    while len(tours) < arguments.number and isinstance(event := next_answer(drive), Found):
        tours.append(event.answer)
    answer: dict[str, Any] = {
        "board": arguments.board,
        "start": None if request.start is None else list(request.start),
        "closed": request.closed,
        "engine": engine.name,
        "visited": drive.visited,
        "seconds": drive.seconds,
        "tours": [found.matrix() for found in tours],
    }
    if not tours and isinstance(event, Verdict):
        answer["reason"] = _reason(event)
    return tours, answer


def _reason(verdict: Verdict) -> str:
    if verdict.reason is not None:
        return str(verdict.reason)
    if verdict.outcome is Outcome.EXHAUSTED:
        return f"an exhausted search of {verdict.visited:,} squares entered found none"
    return "stopped"


def _print_answer(tours: list[Tour], answer: dict[str, Any]) -> None:
    if not tours:
        print(f"No tour: {answer['reason']}.")
        return
    for found in tours:
        print(matrix_text(found))
        print()
    print(f"{answer['engine']}: {answer['visited']:,} squares entered in {answer['seconds'] * 1000:,.1f} ms")


def _print_count(answer: dict[str, Any]) -> None:
    if answer["directed"] is None:
        print(f"Not counted: {answer['reason']}.")
        return
    kind = "closed" if answer["closed"] else "open"
    print(f"{answer['directed']:,} {kind} tours, each direction counted")
    if answer["undirected"] is not None:
        print(f"{answer['undirected']:,} when both directions are one")
    if "source" in answer:
        print(answer["source"])
