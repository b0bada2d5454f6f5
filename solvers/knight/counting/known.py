"""The counts that are known from elsewhere."""

from __future__ import annotations

from enum import StrEnum

from solvers.knight.board import Board
from solvers.message import Message


class CountSource(StrEnum):
    """The source of a count that is quoted."""

    MCKAY = "B. D. McKay, Knight's tours of an 8 × 8 chessboard, 1997"
    CHERNOV = "A. Chernov, 2014: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"
    STERTENBRINK = "G. Stertenbrink: sequence A165134 of the On-Line Encyclopedia of Integer Sequences"


KNOWN = {
    (7, 7, False): (165_575_218_320, CountSource.STERTENBRINK),
    (8, 8, True): (26_534_728_821_064, CountSource.MCKAY),
    (8, 8, False): (19_591_828_170_979_904, CountSource.CHERNOV),
}
"""Counts of whole boards that take long, by rows, columns, closed: the directed count and its source."""


def known_count(board: Board, closed: bool) -> tuple[int, Message] | None:
    """The directed number of all tours of a board and its source, if it is known."""
    known = None if board.missing else KNOWN.get((board.rows, board.columns, closed))
    return None if known is None else (known[0], Message(known[1]))
