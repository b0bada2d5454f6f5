"""The tiles: each one a tour by the rules of the game, and with the edges at which it is joined to its neighbours."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.knight.board import KNIGHT_MOVES, Square
from solvers.knight.tiling.division import Tile, tiles

EVERY_TILE = list(tiles().values())


def walked(tile: Tile) -> list[Square]:
    squares = [tile.start]
    for move in tile.moves:
        down, right = KNIGHT_MOVES[move]
        squares.append((squares[-1][0] + down, squares[-1][1] + right))
    return squares


def named(tile: Tile) -> str:
    return f"{tile.rows}x{tile.columns} from {tile.start}"


@pytest.mark.parametrize("tile", EVERY_TILE, ids=named)
def test_a_tile_holds_a_tour(tile: Tile) -> None:
    squares = walked(tile)
    if tile.closed:
        assert squares.pop() == tile.start
    assert sorted(squares) == [(row, column) for row in range(tile.rows) for column in range(tile.columns)]


@pytest.mark.parametrize("tile", [tile for tile in EVERY_TILE if min(tile.rows, tile.columns) > 3], ids=named)
def test_a_tile_has_the_edges_it_is_joined_at(tile: Tile) -> None:
    squares = walked(tile)
    edges = {frozenset(pair) for pair in pairwise(squares)}
    rows, columns = tile.rows, tile.columns
    assert frozenset({(1, 1), (3, 0)}) in edges
    assert frozenset({(1, 1), (0, 3)}) in edges
    assert frozenset({(0, columns - 1), (2, columns - 2)}) in edges
    assert frozenset({(rows - 1, 0), (rows - 2, 2)}) in edges


def test_the_links_of_a_tile_are_its_moves_and_their_way_back() -> None:
    tile = Tile.parse("open 3x4 2,0 16316305275")
    links = tile.links
    squares = walked(tile)
    for row in range(tile.rows):
        for column in range(tile.columns):
            joined = {
                (row + KNIGHT_MOVES[d][0], column + KNIGHT_MOVES[d][1]) for d in range(8) if links[row][column] >> d & 1
            }
            place = squares.index((row, column))
            assert joined == {squares[k] for k in (place - 1, place + 1) if 0 <= k < len(squares)}
