"""Structured tours: laid out of tiles in time linear in the number of squares, on boards of any size.

Closed wherever Schwenk's theorem (1991) allows; open from any start on 5x5 and more: on a board of even area the closed
tour read from the start, on one of odd area a path joined to closed tiles around it. After Parberry's divide and
conquer (1997), with tiles and joins of this project's own (see `tiles` and `tiling`). Large tours are copied from small
ones (see `repeats`).
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from enum import StrEnum

import numpy as np

from solvers.array_types import Int64s, UInt8s
from solvers.knight.arrays import as_order
from solvers.knight.board import KNIGHT_MOVES, Square
from solvers.knight.existence.existence import preflight
from solvers.knight.requirements import check_tiles
from solvers.knight.tiling import tiled_tour_kernel as kernel
from solvers.knight.tiling.division import Join, Tiling, tiling
from solvers.knight.tiling.repeats import RepeatedTour
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import Edge, TilesTrace
from solvers.message import Message
from solvers.pace import nodes_granted, within_grant
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.slices import ready

SQUARES_A_SLICE = 1_000_000
"""How many squares are laid or visited between two reports: less than 8 ms of work."""

FOLLOWED_AT_MOST = 160_000
"""On larger boards a tour is followed through tiles that differ only, and copied for those that repeat them."""

SQUARES_A_TILE = 36
"""The size of most tiles; at a slow pace one tile of any size is laid between two reports."""


class StructuredRemark(StrEnum):
    """Why there is no next tour."""

    ONE_TOUR = "the tiles give only one tour for each board and start; choose another method to find more"


def search(request: TourRequest) -> Search[Tour]:
    """The one tour that the tiles make.

    Raises `InputError` for squares not on the board, missing squares, an end square, or too narrow a board.
    """
    check_tiles(request)
    return _tour(request)


@preflight
def _tour(request: TourRequest) -> Search[Tour]:
    board = request.board
    plan = tiling(board, request.start or (0, 0))
    yield from ready(kernel)
    is_repeated = board.size > FOLLOWED_AT_MOST and nodes_granted() is None
    order = yield from (_repeated(plan, board.size) if is_repeated else _followed(plan, board.size))
    yield Found(Tour(board, order), board.size)
    return Verdict(Outcome.STOPPED, board.size, Message(StructuredRemark.ONE_TOUR))


def _laid(plan: Tiling) -> Generator[Progress, None, UInt8s]:
    """Lay and join every tile; returns the board of links, uint8 (rows, columns).

    The tiles laid so far always make one tour, which is the snapshot at a slow pace.
    """
    row_edges, column_edges = np.array(plan.rows.edges), np.array(plan.columns.edges)
    links = np.empty((row_edges[-1], column_edges[-1]), np.uint8)
    rests = np.array([plan.rows.rest, plan.columns.rest])
    joins = np.array(plan.left_join), np.array(plan.upper_join)
    tiles = _four_tiles(plan)
    laid = 0
    while laid < plan.count:
        last = min(laid + max(1, within_grant(SQUARES_A_SLICE) // SQUARES_A_TILE), plan.count)
        kernel.lay(links, row_edges, column_edges, rests, tiles, *joins, laid, last)
        laid = last
        slow = nodes_granted() is not None
        shown, trace = (_tour_so_far(plan, links, laid), _laid_last(plan, links, laid)) if slow else (None, None)
        yield Progress(0, plan.squares_of(laid), snapshot=shown, counters={"tiles": laid}, trace=trace)
    return links


def _laid_last(plan: Tiling, links: UInt8s, laid: int) -> TilesTrace:
    """The tile laid last, and the moves that were exchanged at its seam."""
    i, j = divmod(laid - 1, len(plan.columns.parts))
    rows, columns = (range(*axis.edges[k : k + 2]) for axis, k in ((plan.rows, i), (plan.columns, j)))
    tile = tuple(plan.number(row, column) for row in rows for column in columns)
    removed: list[Edge] = []
    added: list[Edge] = []
    joins: tuple[Join, ...] = plan.left_join if j > 0 else plan.upper_join if i > 0 else ()
    for down, right, move in joins:
        row, column = rows[0] + down, columns[0] + right
        other = row + KNIGHT_MOVES[move][0], column + KNIGHT_MOVES[move][1]
        is_there = links[row, column] >> move & 1
        (added if is_there else removed).append((plan.number(row, column), plan.number(*other)))
    return TilesTrace(laid, plan.count, tile, tuple(removed), tuple(added))


def _tour_so_far(plan: Tiling, links: UInt8s, laid: int) -> array[int]:
    """The numbers of the squares of the tour through the tiles laid so far, from the start if that is among them."""
    start = plan.rows.start, plan.columns.start
    cursor, moves = _cursor(plan, links, start if plan.is_laid(start, laid) else (0, 0))
    order = np.empty(plan.squares_of(laid), np.int32)
    kernel.follow(links.reshape(-1), moves, cursor, order)
    return as_order(order)


def _four_tiles(plan: Tiling) -> UInt8s:
    """The four sorts of tile, each in the top left corner of its place; (2, 2, height, width)."""
    every = [tile for pair in plan.tiles for tile in pair]
    places = np.zeros((2, 2, max(map(len, every)), max(len(tile[0]) for tile in every)), np.uint8)
    for i, pair in enumerate(plan.tiles):
        for j, tile in enumerate(pair):
            places[i, j, : len(tile), : len(tile[0])] = [list(row) for row in tile]
    return places


def _repeated(plan: Tiling, size: int) -> Generator[Progress, None, array[int]]:
    """Follow the tour of a few tiles and copy it; returns the same as `_followed`."""
    tour = RepeatedTour(plan)
    short_order = yield from _followed(tour.short, tour.short.squares_of(tour.short.count))
    order = array("i", [0]) * size
    entered = len(short_order)
    for filled in tour.fill(np.frombuffer(order, np.int32), np.frombuffer(short_order, np.int32)):
        entered = max(entered, filled)
        yield Progress(entered, entered, counters={"tiles": plan.count})
    return order


def _followed(plan: Tiling, size: int) -> Generator[Progress, None, array[int]]:
    """Lay the tiles; returns the numbers of the squares along their links, from the start."""
    links = yield from _laid(plan)
    cursor, moves = _cursor(plan, links, (plan.rows.start, plan.columns.start))
    order = array("i", [0]) * size
    squares = np.frombuffer(order, np.int32)
    followed = 0
    while followed < size:
        part = squares[followed : followed + within_grant(SQUARES_A_SLICE)]
        kernel.follow(links.reshape(-1), moves, cursor, part)
        followed += len(part)
        shown, trace = None, None
        if nodes_granted() is not None:
            shown = memoryview(order)[:followed].toreadonly()
            trace = TilesTrace(plan.count, plan.count, followed=followed, finished=followed == size)
        yield Progress(followed, size, snapshot=shown, counters={"tiles": plan.count}, trace=trace)
    return order


def _cursor(plan: Tiling, links: UInt8s, start: Square) -> tuple[Int64s, Int64s]:
    """A cursor of the kernel at a place of the board of links, and what each move adds to its place and number."""
    (row, column), rows, columns = start, plan.rows, plan.columns
    number = plan.number(row, column)
    first_links = int(links[row, column])
    cursor = np.array([row * links.shape[1] + column, number, first_links & -first_links], np.int64)
    moves = np.zeros((2, 256), np.int64)
    strides = np.array([[links.shape[1], 1], [rows.stride, columns.stride]], np.int64)
    moves[:, [1 << move for move in range(8)]] = strides @ kernel.MOVES.T
    return cursor, moves
