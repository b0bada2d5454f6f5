"""Theorems about the tours of whole boards, that is boards without missing squares."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import lru_cache

from solvers.knight.board import Board, Square
from solvers.knight.existence.articulation import parts
from solvers.knight.existence.proof import DRAWN_AT_MOST, Figure, Proof, coloured
from solvers.knight.notation import chess_name
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
    CLOSED_THREE = "a board of 3 × 8 squares has no closed tour (Schwenk, 1991); this one is {rows} × {columns}"
    FOUR_ROWS = (
        "on a board of {rows} × {columns} squares every tour starts and ends on a long edge, and {square} "
        "is not on one: no knight's move leads from edge to edge, so a tour with an end in the middle "
        "would alternate between edge and middle, and the edges would have squares of one colour only"
    )
    THREE_BY_FOUR = (
        "on a 3 × 4 board every tour starts and ends on a short edge, and {square} is not on one (all 16 "
        "tours are known)"
    )
    THREE_ROWS = (
        "no tour of a board of {rows} × {columns} squares starts or ends on {square}: an "
        "exhaustive search has proven it"
    )


THREE_ROWS_EXCEPTIONS: dict[int, set[Square]] = {7: {(1, 3)}, 8: {(1, 2), (1, 5)}}
"""On 3 x n, by n: squares of the majority colour, or of either, on which no tour starts nevertheless."""


def forbidding_theorem(request: TourRequest) -> Proof | None:
    """The theorem by which there is no such tour; None for boards with missing squares and where no theorem applies."""
    board = request.board
    if board.missing or (board.size == 1 and not request.closed):
        return None
    narrow = {1: Theorem.ONE_ROW, 2: Theorem.TWO_ROWS}.get(min(board.rows, board.columns))
    theorem = narrow or (_about_closed(board) if request.closed else None)
    if theorem is not None:
        values = {"rows": board.rows, "columns": board.columns, "squares": board.size}
        return Proof(theorem, values, _figure(theorem, board))
    for square in (request.start, request.end):
        if square is not None and (reason := _about_end(board, square)):
            return reason
    return None


def _about_closed(board: Board) -> Theorem | None:
    shorter, longer = sorted((board.rows, board.columns))
    if shorter % 2 and longer % 2:
        return Theorem.CLOSED_ODD
    if shorter == 4:
        return Theorem.CLOSED_FOUR
    return Theorem.CLOSED_THREE if (shorter, longer) == (3, 8) else None  # of 3 x 4 and 3 x 6, arguments tell


def _about_end(board: Board, square: Square) -> Proof | None:
    """Why a tour neither starts nor ends on the square: boards of three and four rows are particular."""
    shorter, longer = sorted((board.rows, board.columns))
    across, along = square if board.rows <= board.columns else square[::-1]
    values = {"square": chess_name(square, board.rows), "rows": board.rows, "columns": board.columns}
    ends = frozenset({square})
    if (shorter, longer) == (3, 4):
        return None if along in (0, 3) else Proof(Theorem.THREE_BY_FOUR, values, Figure(ends=ends))
    if shorter == 4 and across in (1, 2):
        return Proof(Theorem.FOUR_ROWS, values, replace(_figure(Theorem.FOUR_ROWS, board), ends=ends))
    if shorter == 3 and (across, along) in THREE_ROWS_EXCEPTIONS.get(longer, set()):
        return Proof(Theorem.THREE_ROWS, values, Figure(ends=ends))
    return None


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
