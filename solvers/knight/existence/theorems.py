"""Theorems about the tours of a knight on whole boards, that is without missing squares, and no edges joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from solvers.knight.board import Board, Square, chess_name
from solvers.knight.existence.arguments import by_removal
from solvers.knight.existence.articulation import parts
from solvers.knight.existence.proof import DRAWN_AT_MOST, Figure, Proof, coloured
from solvers.knight.existence.removal import Possible, shown
from solvers.knight.tour import TourRequest


class Theorem(StrEnum):
    """Why a whole board has no tour, each with its source."""

    ONE_ROW = "a knight cannot move at all on a board of {rows} × {columns}"
    TWO_ROWS = (
        "a board two squares wide falls into chains of squares, and no knight's move leads from one chain to another; "
        "this one is {rows} × {columns}"
    )
    CLOSED_ODD = (
        "every knight's move changes colour and a closed tour returns to its start, so it needs an even number of "
        "squares; a board of {rows} × {columns} has {squares}"
    )
    CLOSED_FOUR = (
        "on a board of {rows} × {columns} squares every knight's move from one of the two long edges leads to the "
        "middle, which has as many squares, so a closed tour would go to and fro between edges and middle; it goes to "
        "and fro between dark and light as well, so the edges would have squares of one colour only (Schwenk, 1991)"
    )
    CLOSED_THREE = "a board of {rows} × {columns} squares has no closed tour (Schwenk, 1991): {reason}"
    FOUR_ROWS = (
        "on a board of {rows} × {columns} squares every tour starts and ends on a long edge, and {square} "
        "is not on one: no knight's move leads from edge to edge, so a tour with an end in the middle "
        "would alternate between edge and middle, and the edges would have squares of one colour only"
    )
    THREE_ROWS = "no tour of a board of {rows} × {columns} squares starts or ends on {square}: {reason}"


THREE_ROWS_STEPS: Mapping[tuple[int, Square | None], tuple[str, ...]] = {
    (7, (1, 3)): ("--##---/--##---/--##---", "---##--/---##--/---##--", ""),
    (8, (1, 2)): ("-#-#-#--/--#-##--/-#-#-#--", "-##--#--/--#-----/-##--#--", "/--##----/"),
    (8, None): ("-#-#-#--/--#-##--/-#-#-#--", "--#-#-#-/--##-#--/--#-#-#-", "--#--#--//--#--#--"),
}
"""On 3 x n, by n and a square where a tour would start, or none for closed tours: which squares to take away in turn.

The squares are in the left half; of those in the right half that mirror them the same is true.
"""


def forbidding_theorem(request: TourRequest) -> Proof | None:
    """The theorem by which there is no such tour; None where none applies, as to other pieces and missing squares."""
    board = request.board
    if not board.is_usual or board.missing or (board.size == 1 and not request.closed):
        return None
    narrow = {1: Theorem.ONE_ROW, 2: Theorem.TWO_ROWS}.get(min(board.rows, board.columns))
    theorem = narrow or (_about_closed(board) if request.closed else None)
    if theorem is not None:
        values = {"rows": board.rows, "columns": board.columns, "squares": board.size}
        return Proof(theorem, values, _figure(theorem, board))
    if request.closed:
        return _in_three_rows(board, None)
    for square in (request.start, request.end):
        if square is not None and (reason := _about_end(board, square)):
            return reason
    return None


def _about_closed(board: Board) -> Theorem | None:
    shorter, longer = sorted((board.rows, board.columns))
    if shorter % 2 and longer % 2:
        return Theorem.CLOSED_ODD
    return Theorem.CLOSED_FOUR if shorter == 4 else None


def _about_end(board: Board, square: Square) -> Proof | None:
    """Why a tour neither starts nor ends on the square: boards of three and four rows are particular."""
    across = square[0] if board.rows <= board.columns else square[1]
    if min(board.rows, board.columns) == 4 and across in (1, 2):
        values = {"square": chess_name(square, board.rows), "rows": board.rows, "columns": board.columns}
        figure = replace(_figure(Theorem.FOUR_ROWS, board), ends=frozenset({square}))
        return Proof(Theorem.FOUR_ROWS, values, figure)
    return _in_three_rows(board, square)


def _in_three_rows(board: Board, square: Square | None) -> Proof | None:
    """Why no tour starts or ends on a square of a board of three rows, or comes back to its start."""
    longest = max(board.rows, board.columns)
    turned, mirrored = board.rows > 3, square is not None and max(square) * 2 > longest - 1

    def placed(across: int, along: int) -> Square:
        there = across, longest - 1 - along if mirrored else along
        return (there[1], there[0]) if turned else there

    for (columns, start), steps in THREE_ROWS_STEPS.items():
        if {3, columns} == {board.rows, board.columns} and square == (None if start is None else placed(*start)):
            removed = [_drawn(step, placed) for step in steps]
            request = TourRequest(board, square, closed=square is None)
            reason = by_removal(request, *shown(Possible.of(request), removed))
            values = {"rows": board.rows, "columns": board.columns, "reason": reason}
            if square is None:
                return Proof(Theorem.CLOSED_THREE, values, reason.figure)
            return Proof(Theorem.THREE_ROWS, {"square": chess_name(square, board.rows), **values}, reason.figure)
    return None


def _drawn(step: str, placed: Callable[[int, int], Square]) -> frozenset[Square]:
    rows = enumerate(step.split("/"))
    return frozenset(placed(row, column) for row, marks in rows for column, mark in enumerate(marks) if mark == "#")


@lru_cache(maxsize=4)
def _figure(theorem: Theorem, board: Board) -> Figure:
    """What shows the theorem on this board, which is a whole one."""
    if board.size > DRAWN_AT_MOST:
        return Figure()
    match theorem:
        case Theorem.ONE_ROW | Theorem.TWO_ROWS:
            return Figure(parts=parts(board)) if board.size > 1 else Figure(ends=frozenset(board.squares))
        case Theorem.CLOSED_FOUR | Theorem.FOUR_ROWS:
            across = 0 if board.rows == 4 else 1
            edges = frozenset(square for square in board.squares if square[across] in (0, 3))
            return Figure(colours=coloured(board), alternating=(edges, frozenset(board.squares) - edges))
        case _:
            return Figure(colours=coloured(board))
