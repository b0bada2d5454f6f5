"""A position of the 8-puzzle, and how tiles slide."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import combinations
from typing import TypeAlias

from solvers.message import InputError, Message

SIDE = 3
Position: TypeAlias = tuple[int, ...]
"""The number of the tile in each cell, row by row from the top left; 0 where there is none."""
Tiles: TypeAlias = tuple[int, ...]
"""The numbers of tiles that slide, one after another."""
GOAL: Position = (1, 2, 3, 4, 5, 6, 7, 8, 0)
BLANK = "."


class TilesFault(StrEnum):
    """What can be wrong with a position, or with a slide in it."""

    TEXT = "“{text}” is not a position; write its three rows, with a dot for the empty cell, such as 123/456/78."
    BARRED = "step {step}: the tile {tile} is not beside the empty cell"


class Unsolvable(StrEnum):
    """Why a position has no solution."""

    ODD = (
        "{inversions} {inversions:pair of tiles stands|pairs of tiles stand} in the wrong order; a slide changes this "
        "number by 0 or 2, so that an odd one never becomes 0"
    )


def parse_position(text: str) -> Position:
    """The position of a text such as `123/456/78.`, whose rows may stand on lines too; raises `InputError`."""
    cells = re.sub(r"[/\s]", "", text).replace(BLANK, "0")
    if sorted(cells) != list("012345678"):
        raise InputError(TilesFault.TEXT, text=text)
    return tuple(map(int, cells))


def position_text(position: Position) -> str:
    """A position as `parse_position` reads it."""
    cells = "".join(map(str, position)).replace("0", BLANK)
    return "/".join(cells[first : first + SIDE] for first in range(0, len(cells), SIDE))


def successors(position: Position) -> Iterator[tuple[int, Position]]:
    """Each tile beside the blank, and the position after it has slid there."""
    blank = position.index(0)
    for cell in NEIGHBOURS[blank]:
        cells = list(position)
        cells[blank], cells[cell] = cells[cell], 0
        yield position[cell], tuple(cells)


def line_of_positions(start: Position, tiles: Iterable[int]) -> list[Position]:
    """The positions that one comes through when these tiles slide; raises `InputError` for one that cannot."""
    positions = [start]
    for step, tile in enumerate(tiles, 1):
        following = dict(successors(positions[-1])).get(tile)
        if following is None:
            raise InputError(TilesFault.BARRED, step=step, tile=tile)
        positions.append(following)
    return positions


def why_unsolvable(position: Position) -> Message | None:
    """Why a position has no solution; None where it has one.

    Row by row, a tile that slides sideways passes no other, and one that slides up or down passes two: how many pairs
    of tiles stand in the wrong order stays odd or even.
    """
    inversions = sum(before > after > 0 for before, after in combinations(position, 2))
    return Message(Unsolvable.ODD, {"inversions": inversions}) if inversions % 2 else None


def tiles_away(position: Position) -> int:
    """The sum of the rows and columns that the tiles are away from where they belong: no solution has fewer steps."""
    return sum(_AWAY[tile][cell] for cell, tile in enumerate(position))


def _apart(cell: int, other: int) -> int:
    """How many rows and columns two cells are away from each other."""
    (row, column), (other_row, other_column) = divmod(cell, SIDE), divmod(other, SIDE)
    return abs(row - other_row) + abs(column - other_column)


_CELLS = range(len(GOAL))
NEIGHBOURS = tuple(tuple(other for other in _CELLS if _apart(cell, other) == 1) for cell in _CELLS)
"""The cells beside each cell."""
_AWAY = (len(GOAL) * (0,), *(tuple(_apart(cell, own) for cell in _CELLS) for own in _CELLS[:-1]))
"""By tile and cell, how far a tile is away from its own cell; the blank is never away."""
