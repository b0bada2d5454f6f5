"""Quick proofs that there is no tour, for any board, with squares missing or not: colours, degrees, connectedness.

Each is a necessary condition for a path through every square of the empty board: where all hold, nothing is proved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from solvers.knight.board import Board, Square, chess_name, named_squares
from solvers.knight.existence.articulation import (
    CUT_LIMIT,
    first_cut,
    forced_loops,
    halves,
    moves_in,
    narrow_square,
    parts,
    scattering,
)
from solvers.knight.existence.proof import Figure, Proof, coloured
from solvers.knight.existence.removal import QUICK, Effort, Possible, too_many_parts
from solvers.knight.tour import TourRequest


class Argument(StrEnum):
    """Why there is no tour, shown on this very board."""

    SAME_ENDS = "a tour of more than one square cannot start and end on the same square, {square}"
    CLOSING = "a closed tour from {square} cannot end on {other}: no move leads from there to its start"
    ALONE = "a closed tour needs more than one square"
    COLOURS = (
        "every move changes colour, so the two colours need equally many squares, or one of them one more; "
        "here {dark} {dark:is|are} dark and {light} light"
    )
    ONE_COLOUR = (
        "no move leads to a square of another colour, but the board has {dark} dark and {light} light "
        "{light:square|squares}"
    )
    CLOSED_COLOURS = (
        "every move changes colour and a closed tour returns to its start, so the two colours need equally "
        "many squares; here {dark} {dark:is|are} dark and {light} light"
    )
    END_COLOUR = (
        "one colour has one square more than the other, so every tour starts and ends on that colour, "
        "but {square} has the other"
    )
    BOTH_ENDS_COLOUR = (
        "there are equally many dark and light squares, so a tour that starts on one colour ends on the other, "
        "but {square} and {other} have the same colour"
    )
    ISOLATED = "no move leads to {square}"
    DEAD_ENDS = (
        "a square with only one move, such as {square}, can only be an end of a tour; "
        "there {found:is|are} {found} such {found:square|squares} for {allowed} free {allowed:end|ends}"
    )
    DEAD_END_COLOUR = (
        "one colour has one square more than the other, so every tour starts and ends on that colour; {square}, with "
        "only one move, would have to be an end too, but has the other colour"
    )
    DEAD_ENDS_COLOUR = (
        "there are equally many dark and light squares, so a tour that starts on one colour ends on the other, "
        "but {square} and {other}, which would have to be its ends, have the same colour: a square with only one "
        "move can only be an end"
    )
    CLOSED_DEAD_END = "{square} has only one move, but a closed tour enters and leaves every square"
    PARTS = "the squares fall into {parts} parts, and no move leads from one part to another"
    CUT = (
        "without {square} the other squares fall into {parts} parts, but a tour, which visits it only once, "
        "can visit only {allowed} of them"
    )
    LOOPS = (
        "a square with only two moves, such as {square}, needs both of them unless the tour ends there; "
        "such moves close {loops} separate loops, and a tour can open only {allowed} of them"
    )
    CLOSED_LOOP = (
        "a square with only two moves, such as {square}, needs both of them in a closed tour, but such moves "
        "close a loop before every square is visited"
    )
    HALVES = (
        "every move leads from one of two halves of the board to the other, so a tour goes to and fro between them; "
        "they have {one} and {other} {other:square|squares}, which does not allow such a tour"
    )
    SCATTERED = (
        "without the {removed} squares {squares} the others fall into {parts} parts, but a tour, which visits each of "
        "the {removed} only once, can visit only {allowed} of the parts"
    )
    SCATTERED_ENDS = (
        "without {squares} the other squares fall into {parts} parts, but a tour with {ends} {ends:end|ends} there "
        "can visit only {allowed} of the parts"
    )
    STEPS = (
        "in {steps} {steps:step|steps}, squares are taken away so that just as many parts are left as a tour can "
        "visit; it then goes from none of these squares to another, and ends on none of them unless it must; "
        "after that, {reason}"
    )
    LEFT_PARTS = "the squares fall into {parts} parts, and no move is left that leads from one part to another"
    LEFT_NO_END = "no square is left on which the tour could end"


WHOLE_AT_MOST = 18
"""Theorems tell whether a knight has tours of larger whole boards; the other arguments are for smaller ones."""


def forbidding_argument(request: TourRequest, effort: Effort) -> Proof | None:
    """The first argument that proves that there is no such tour; None where none does."""
    board = request.board
    shaped = bool(board.missing) or not board.is_usual or board.size <= WHOLE_AT_MOST or effort.steps
    return next(arguments(request, shaped, effort), None)


def arguments(request: TourRequest, of_shape: bool = True, effort: Effort = QUICK) -> Iterator[Proof]:
    """Yield every argument that proves that there is no such tour, the quickest first.

    Those `of_shape` look at single squares and at what is connected; without them, at colours and ends only.
    """
    found = (argue(request) for argue in (*_OF_COLOURS, *(_OF_SHAPE if of_shape else ())))
    yield from (reason for reason in found if reason is not None)
    if of_shape and (removal := too_many_parts(request, effort)):
        yield by_removal(request, *removal)


def _ends(request: TourRequest) -> Proof | None:
    board, start, end = request.board, request.start, request.end
    if request.closed and board.size == 1:
        return Proof(Argument.ALONE, figure=Figure(ends=frozenset(board.squares)))
    if start is None or end is None or board.size == 1:
        return None
    figure = Figure(ends=frozenset({start, end}))
    if start == end:
        return _about(Argument.SAME_ENDS, board, start, figure)
    if request.closed and not board.joins(start, end):
        return Proof(Argument.CLOSING, named_squares(board, start, end), figure)
    return None


def _colours(request: TourRequest) -> Proof | None:
    dark, light = dark_and_light(request.board)
    if dark and light and request.board.keeps_colour:
        return Proof(Argument.ONE_COLOUR, {"dark": dark, "light": light}, Figure(colours=coloured(request.board)))
    if abs(dark - light) <= (not request.closed) or not request.board.changes_colour:
        return None
    argument = Argument.CLOSED_COLOURS if request.closed else Argument.COLOURS
    return Proof(argument, {"dark": dark, "light": light}, Figure(colours=coloured(request.board)))


def _end_colours(request: TourRequest) -> Proof | None:
    board = request.board
    dark, light = colour_counts(board)
    if not board.changes_colour:
        return None
    if dark == light:
        start, end = request.start, request.end
        if start is None or end is None or (sum(start) + sum(end)) % 2:
            return None
        figure = Figure(colours=coloured(board), ends=frozenset({start, end}))
        return Proof(Argument.BOTH_ENDS_COLOUR, named_squares(board, start, end), figure)
    majority = 0 if dark > light else 1
    for square in (request.start, request.end):
        if square is not None and sum(square) % 2 != majority:
            figure = Figure(colours=coloured(board), ends=frozenset({square}))
            return _about(Argument.END_COLOUR, board, square, figure)
    return None


@lru_cache(maxsize=4)
def colour_counts(board: Board) -> tuple[int, int]:
    """How many squares have the colour of the top left corner, and how many the other."""
    cells = board.rows * board.columns
    odd_missing = sum(sum(square) % 2 for square in board.missing)
    even_missing = len(board.missing) - odd_missing
    return (cells + 1) // 2 - even_missing, cells // 2 - odd_missing


def dark_and_light(board: Board) -> tuple[int, int]:
    """How many squares are dark, as a1 is, and how many are light."""
    of_corner, others = colour_counts(board)
    return (of_corner, others) if board.rows % 2 else (others, of_corner)


def _dead_ends(request: TourRequest) -> Proof | None:
    """Squares with fewer than two neighbours that are not the ends given."""
    board = request.board
    if board.size == 1:
        return None
    ends = frozenset[Square]() if request.closed else request.ends
    allowed = 0 if request.closed else 2 - len(ends)
    found: list[Square] = []
    for square, degree in _low_degrees(board):
        if degree == 0:
            return _about(Argument.ISOLATED, board, square, Figure(dead_ends=frozenset({square})))
        if square not in ends:
            found.append(square)
    if len(found) <= allowed:
        return None
    figure = Figure(dead_ends=frozenset(found))
    if request.closed:
        return _about(Argument.CLOSED_DEAD_END, board, found[0], figure)
    return _about(Argument.DEAD_ENDS, board, found[0], figure, found=len(found), allowed=allowed)


def _dead_end_colours(request: TourRequest) -> Proof | None:
    """Dead ends that have to be the ends of the tour, and are of a colour on which it does not end."""
    board = request.board
    given = request.ends
    dead = [square for square, _ in _low_degrees(board) if square not in given]
    if request.closed or not dead or board.size == 1 or not board.changes_colour:
        return None
    (dark, light), colours = colour_counts(board), coloured(board)
    if dark != light:
        wrong = [square for square in dead if (sum(square) % 2 == 0) != (dark > light)]
        figure = Figure(dead_ends=frozenset(wrong[:1]), colours=colours)
        return _about(Argument.DEAD_END_COLOUR, board, wrong[0], figure) if wrong else None
    ends = [*dead, *sorted(given)][:2]
    if len(ends) < 2 or sum(map(sum, ends)) % 2:
        return None
    figure = Figure(dead_ends=frozenset(ends) - given, colours=colours, ends=given.intersection(ends))
    return Proof(Argument.DEAD_ENDS_COLOUR, named_squares(board, *ends), figure)


@lru_cache(maxsize=4)
def _low_degrees(board: Board) -> list[tuple[Square, int]]:
    """The squares with fewer than two neighbours; a knight's are beside missing squares on all but narrow boards.

    Large boards of other pieces, or with joined edges, are not looked at.
    """
    if not board.is_usual and board.size > CUT_LIMIT:
        return []
    if not board.is_usual or min(board.rows, board.columns) < 4 or board.size <= len(board.missing):
        suspects = set(board.squares)
    else:
        suspects = {(row + down, column + right) for row, column in board.missing for down, right in board.piece.moves}
    degrees = [(square, board.degree(square)) for square in sorted(suspects) if board.has(square)]
    return [(square, degree) for square, degree in degrees if degree < 2]


def _cuts(request: TourRequest) -> Proof | None:
    board = request.board
    if board.size > CUT_LIMIT:
        return None
    if len(whole := parts(board)) > 1:
        return Proof(Argument.PARTS, {"parts": len(whole)}, Figure(parts=whole))
    cut = first_cut(board, request.closed, request.ends)
    if cut is None:
        return None
    square, number, allowed = cut
    removed = frozenset({square})
    figure = Figure(removed, parts(board, removed), ends=removed & request.ends)
    return _about(Argument.CUT, board, square, figure, parts=number, allowed=allowed)


def _halves(request: TourRequest) -> Proof | None:
    """Halves of a board on which moves do not change colour, but lead from one half to the other."""
    found = None if request.board.changes_colour else halves(request.board)
    if found is None:
        return None
    fewer, more = sorted(found, key=len)
    ends = request.ends
    if request.closed or len(more) - len(fewer) > 1:
        allowed = len(more) == len(fewer)
    else:
        allowed = ends <= more if len(more) > len(fewer) else len(ends) < 2 or len(ends & more) == 1
    if allowed:
        return None
    return Proof(Argument.HALVES, {"one": len(more), "other": len(fewer)}, Figure(alternating=found, ends=ends))


def _loops(request: TourRequest) -> Proof | None:
    """Loops of forced moves, of which a tour opens one with each of its ends at most."""
    board = request.board
    loops = forced_loops(board) if board.size <= CUT_LIMIT else ()
    if not loops:
        return None
    square = narrow_square(board, loops[0])
    figure = Figure(loops=tuple(moves_in(board, loop) for loop in loops))
    if request.closed:
        return _about(Argument.CLOSED_LOOP, board, square, figure)
    ends = request.ends
    allowed = 2 - len(ends) + sum(not ends.isdisjoint(loop) for loop in loops)
    if len(loops) <= allowed:
        return None
    return _about(Argument.LOOPS, board, square, figure, loops=len(loops), allowed=allowed)


def _scattered(request: TourRequest) -> Proof | None:
    found = scattering(request.board)
    if found is None:
        return None
    removed, left = found
    allowed = Possible.of(request).allowed(removed)
    return by_removal(request, Figure(removed, left), allowed) if len(left) > allowed else None


def by_removal(request: TourRequest, figure: Figure, allowed: int) -> Proof:
    """That the last squares removed leave more parts than are allowed, at once or after steps."""
    figure = replace(figure, ends=request.ends)
    reason, steps = _of_removal(request, figure, allowed), len(figure.before)
    return Proof(Argument.STEPS, {"steps": steps, "reason": reason}, figure) if steps else reason


def _of_removal(request: TourRequest, figure: Figure, allowed: int) -> Proof:
    """That without the squares removed in the figure more parts are left than are allowed."""
    removed, parts = len(figure.removed), len(figure.parts)
    squares = tuple(chess_name(square, request.board.rows) for square in sorted(figure.removed))
    values = {"removed": removed, "squares": squares, "parts": parts, "allowed": allowed}
    ends = 0 if request.closed else removed + 1 - allowed
    if not removed:
        return Proof(Argument.LEFT_PARTS if parts > 1 else Argument.LEFT_NO_END, values, figure)
    if ends:
        return Proof(Argument.SCATTERED_ENDS, {"ends": ends, **values}, figure)
    if removed == 1:
        return Proof(Argument.CUT, {"square": squares[0], **values}, figure)
    return Proof(Argument.SCATTERED, values, figure)


_OF_COLOURS = (_ends, _colours, _end_colours)
_OF_SHAPE = (_dead_ends, _dead_end_colours, _cuts, _halves, _loops, _scattered)


def _about(argument: Argument, board: Board, square: Square, figure: Figure, **numbers: int) -> Proof:
    return Proof(argument, {"square": chess_name(square, board.rows), **numbers}, figure)
