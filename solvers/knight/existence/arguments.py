"""Quick proofs that there is no tour, for any board, with squares missing or not: colours, degrees, connectedness.

Each is a necessary condition for a path through every square of the empty board: where all hold, nothing is proved.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from solvers.knight.board import KNIGHT_MOVES, Board, Square
from solvers.knight.existence.articulation import first_cut, parts, scattering
from solvers.knight.tour import TourRequest, is_knight_move
from solvers.message import Message


class Argument(StrEnum):
    """Why there is no tour, shown on this very board."""

    SAME_ENDS = "a tour of more than one square cannot start and end on the same square, {row},{column}"
    CLOSING = "a closed tour from {row},{column} cannot end on {to_row},{to_column}, which is no knight's move away"
    ALONE = "a closed tour needs a square to step back from, and this board has only one square"
    COLOURS = (
        "a tour goes from colour to colour, so it needs as many squares of one colour as of the other, or one more; "
        "here they are {dark} and {light}"
    )
    CLOSED_COLOURS = (
        "a closed tour goes from colour to colour and back to its start, so it needs as many squares of one colour as "
        "of the other; here they are {dark} and {light}"
    )
    END_COLOUR = (
        "there is one square more of one colour, so a tour starts and ends on that colour, "
        "and {row},{column} is of the other"
    )
    BOTH_ENDS_COLOUR = (
        "with as many squares of one colour as of the other a tour ends on the colour it does not start on, but "
        "{row},{column} and {to_row},{to_column} are of the same colour"
    )
    ISOLATED = "no knight's move leads to {row},{column}"
    DEAD_ENDS = (
        "a square that leads to only one other, such as {row},{column}, can only be an end of a tour; "
        "of these squares there are {found}, but of ends that are not yet given {allowed}"
    )
    PARTS = "the squares fall into {parts} parts, and no knight's move leads from one part to another"
    CUT = (
        "without {row},{column} the squares fall into {parts} parts, but a tour that passes through it only once "
        "joins {allowed} at most"
    )
    SCATTERED = (
        "without the {removed} squares {these} the others fall into {parts} parts, but a tour that passes through each "
        "of the {removed} only once joins {allowed} at most"
    )


CUT_LIMIT = 4_000
"""Boards with more squares are not searched for cuts here: in plain Python that takes too long."""


WHOLE_AT_MOST = 18
"""Of whole boards with more squares theorems tell whether they have tours; the other arguments are for smaller ones."""


def forbidding_argument(request: TourRequest) -> Message | None:
    """The first argument that proves that there is no such tour; None where none does."""
    reason = _ends(request) or _colours(request) or _end_colours(request)
    if reason is None and (request.board.missing or request.board.size <= WHOLE_AT_MOST):
        return _dead_ends(request) or _cuts(request) or _scattered(request)
    return reason


def _ends(request: TourRequest) -> Message | None:
    start, end = request.start, request.end
    if request.closed and request.board.size == 1:
        return Message(Argument.ALONE)
    if start is None or end is None or request.board.size == 1:
        return None
    if start == end:
        return Message(Argument.SAME_ENDS, {"row": start[0], "column": start[1]})
    if request.closed and not is_knight_move(start, end):
        return Message(Argument.CLOSING, _two(start, end))
    return None


def _colours(request: TourRequest) -> Message | None:
    dark, light = colour_counts(request.board)
    template = Argument.CLOSED_COLOURS if request.closed else Argument.COLOURS
    apart = abs(dark - light)
    return Message(template, {"dark": dark, "light": light}) if apart > (not request.closed) else None


def _end_colours(request: TourRequest) -> Message | None:
    dark, light = colour_counts(request.board)
    if dark == light:
        start, end = request.start, request.end
        if start is None or end is None or (sum(start) + sum(end)) % 2:
            return None
        return Message(Argument.BOTH_ENDS_COLOUR, _two(start, end))
    majority = 0 if dark > light else 1
    for square in (request.start, request.end):
        if square is not None and sum(square) % 2 != majority:
            return Message(Argument.END_COLOUR, {"row": square[0], "column": square[1]})
    return None


@lru_cache(maxsize=4)
def colour_counts(board: Board) -> tuple[int, int]:
    """How many squares have the colour of the top left corner, and how many the other."""
    cells = board.rows * board.columns
    odd_missing = sum(sum(square) % 2 for square in board.missing)
    even_missing = len(board.missing) - odd_missing
    return (cells + 1) // 2 - even_missing, cells // 2 - odd_missing


def _dead_ends(request: TourRequest) -> Message | None:
    """Squares with fewer than two neighbours that are not the ends given."""
    board = request.board
    if board.size == 1:
        return None
    ends = {square for square in (request.start, request.end) if square is not None and not request.closed}
    allowed = 0 if request.closed else 2 - len(ends)
    found: list[Square] = []
    for square, degree in _low_degrees(board):
        if degree == 0:
            return Message(Argument.ISOLATED, {"row": square[0], "column": square[1]})
        if square not in ends:
            found.append(square)
    if len(found) <= allowed:
        return None
    row, column = found[0]
    return Message(Argument.DEAD_ENDS, {"found": len(found), "allowed": allowed, "row": row, "column": column})


@lru_cache(maxsize=4)
def _low_degrees(board: Board) -> list[tuple[Square, int]]:
    """The squares with fewer than two neighbours; on all but narrow boards these are beside missing squares."""
    if min(board.rows, board.columns) < 4:
        suspects = set(board.squares)
    else:
        suspects = {(row + down, column + right) for row, column in board.missing for down, right in KNIGHT_MOVES}
    degrees = [(square, board.degree(square)) for square in sorted(suspects) if board.has(square)]
    return [(square, degree) for square, degree in degrees if degree < 2]


def _cuts(request: TourRequest) -> Message | None:
    board = request.board
    if board.size > CUT_LIMIT:
        return None
    if (number := parts(board)) > 1:
        return Message(Argument.PARTS, {"parts": number})
    cut = first_cut(board, request.closed, {square for square in (request.start, request.end) if square is not None})
    if cut is None:
        return None
    (row, column), number, allowed = cut
    return Message(Argument.CUT, {"row": row, "column": column, "parts": number, "allowed": allowed})


def _scattered(request: TourRequest) -> Message | None:
    found = scattering(request.board)
    if found is None:
        return None
    removed, number = found
    allowed = len(removed) + (not request.closed)
    if number <= allowed:
        return None
    these = " ".join(f"{row},{column}" for row, column in sorted(removed))
    values = {"removed": len(removed), "these": these, "parts": number, "allowed": allowed}
    return Message(Argument.SCATTERED, values)


def _two(one: Square, other: Square) -> dict[str, int]:
    return {"row": one[0], "column": one[1], "to_row": other[0], "to_column": other[1]}
