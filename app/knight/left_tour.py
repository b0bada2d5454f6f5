"""The tour on the board as it is kept for the next start of the program."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from itertools import pairwise
from typing import Any, NamedTuple

from app.storage.encoding import board_text, checked_number, parse_board_text, parse_visits, visits_bytes
from solvers.knight.tour import Tour, is_knight_move

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
    visits = b64encode(zlib.compress(visits_bytes(tour.board, tour.order), 1)).decode()
    return json.dumps({"board": board_text(tour.board), "visits": visits, "position": position})


def parse_left_tour(left: Any) -> LeftTour:
    """The tour of the values in a `left_tour_text`; raises one exception or another where they make none."""
    if "visits" not in left:
        return LeftTour(checked_number(int(left["squares"])))
    board = parse_board_text(left["board"])
    visits = zlib.decompressobj().decompress(b64decode(left["visits"]), 4 * MOST_SQUARES)
    order = parse_visits(board, visits)
    squares = map(board.square, order)
    if len(order) != board.size or not all(is_knight_move(*step) for step in pairwise(squares)):
        raise ValueError("no knight's tour of the board")
    return LeftTour(board.size, Tour(board, order), int(left["position"]))
