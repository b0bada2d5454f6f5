"""Theorems about the tours of whole boards, that is boards without missing squares."""

from __future__ import annotations

from enum import StrEnum

from solvers.knight.board import Board, Square
from solvers.knight.tour import TourRequest
from solvers.message import Message


class Theorem(StrEnum):
    """Why a whole board has no tour, each with its source."""

    ONE_ROW = "a knight cannot move at all on a board of {rows} by {columns}"
    TWO_ROWS = (
        "on a board two squares wide every square leads to at most two others, which makes separate chains: "
        "there is no tour of {rows} by {columns}"
    )
    CLOSED_ODD = (
        "a closed tour goes from colour to colour and back to its start, so it needs an even number of squares; "
        "{rows} by {columns} has {squares}"
    )
    CLOSED_NARROW = (
        "no board with a side of 1, 2 or 4 has a closed tour (Schwenk 1991); this one is {rows} by {columns}"
    )
    CLOSED_THREE = (
        "boards of 3 by 4, 3 by 6 and 3 by 8 have no closed tour (Schwenk 1991); this one is {rows} by {columns}"
    )
    FOUR_ROWS = (
        "{row},{column} is not on a long edge of this board of {rows} by {columns}, where both ends of every tour lie: "
        "no two squares of the edges are a knight's move apart, so with only one end outside, edge and middle would "
        "take turns, and the colours forbid that"
    )
    THREE_BY_FOUR = (
        "a tour of 3 by 4 starts and ends on its short edges, and {row},{column} is not on one (all 16 tours are known)"
    )
    THREE_ROWS = (
        "no tour of {rows} by {columns} starts or ends on {row},{column}: exhausting every possibility proves it"
    )


THREE_ROWS_EXCEPTIONS: dict[int, set[Square]] = {7: {(1, 3)}, 8: {(1, 2), (1, 5)}}
"""On 3 x n, by n: squares of the majority colour, or of either, on which no tour starts nevertheless."""


def forbidding_theorem(request: TourRequest) -> Message | None:
    """The theorem by which there is no such tour; None for boards with missing squares and where no theorem applies."""
    board = request.board
    if board.missing or (board.size == 1 and not request.closed):
        return None
    theorem = _about_board(board) or (_about_closed(board) if request.closed else None)
    if theorem is not None:
        return Message(theorem, {"rows": board.rows, "columns": board.columns, "squares": board.size})
    for square in (request.start, request.end):
        if square is not None and (reason := _about_end(board, square)):
            return reason
    return None


def _about_board(board: Board) -> Theorem | None:
    return {1: Theorem.ONE_ROW, 2: Theorem.TWO_ROWS}.get(min(board.rows, board.columns))


def _about_closed(board: Board) -> Theorem | None:
    shorter, longer = sorted((board.rows, board.columns))
    if shorter % 2 and longer % 2:
        return Theorem.CLOSED_ODD
    if shorter == 4:
        return Theorem.CLOSED_NARROW
    return Theorem.CLOSED_THREE if shorter == 3 and longer in (4, 6, 8) else None


def _about_end(board: Board, square: Square) -> Message | None:
    """Why a tour neither starts nor ends on the square: boards of three and four rows are particular."""
    shorter, longer = sorted((board.rows, board.columns))
    across, along = square if board.rows <= board.columns else square[::-1]
    places = {"row": square[0], "column": square[1], "rows": board.rows, "columns": board.columns}
    if (shorter, longer) == (3, 4):
        return None if along in (0, 3) else Message(Theorem.THREE_BY_FOUR, places)
    if shorter == 4 and across in (1, 2):
        return Message(Theorem.FOUR_ROWS, places)
    if shorter == 3 and (across, along) in THREE_ROWS_EXCEPTIONS.get(longer, set()):
        return Message(Theorem.THREE_ROWS, places)
    return None
