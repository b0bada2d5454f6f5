"""The tour on the board as it is kept for the next start of the program."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from itertools import pairwise
from typing import NamedTuple

from app.storage.encoding import board_text, parse_board_text, parse_visits, visits_bytes
from solvers.knight.tour import Tour, is_knight_move
from solvers.message import InputError

MOST_SQUARES = 40_000
"""Tours of more squares are not kept: of such a one, only its size is."""


class LeftTour(NamedTuple):
    """A tour that was on the board when the program was left."""

    squares: int
    tour: Tour | None = None
    """None where it was too large to be kept."""
    position: int = 0
    """Where its playback was."""


def left_tour_text(tour: Tour | None, position: int) -> str:
    """A tour as JSON, or its size if it is large; empty without a tour."""
    if tour is None:
        return ""
    if tour.board.size > MOST_SQUARES:
        return json.dumps({"squares": tour.board.size})
    visits = b64encode(zlib.compress(visits_bytes(tour.board, tour.order))).decode()
    return json.dumps({"board": board_text(tour.board), "visits": visits, "position": position})


def parse_left_tour(text: str) -> LeftTour | None:
    """The inverse of `left_tour_text`; None for a text that makes no tour."""
    if not text:
        return None
    try:
        left = json.loads(text)
        if "visits" not in left:
            return LeftTour(int(left["squares"]))
        board = parse_board_text(left["board"])
        order = parse_visits(board, zlib.decompress(b64decode(left["visits"])))
        position = int(left["position"])
    except (ValueError, KeyError, TypeError, OverflowError, InputError, zlib.error):
        return None
    squares = map(board.square, order)
    if len(order) != board.size or not all(is_knight_move(*step) for step in pairwise(squares)):
        return None
    return LeftTour(board.size, Tour(board, order), position)
