"""The articles' nine kinds of step: up, down, left, right, each of them twice, and the turn.

With two blanks these are all the moves there are: no piece gets farther than two cells, and only a soldier turns.
Without the turn they are all the straight steps, and the first four alone are the steps by one cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from solvers.klotski.historical.coordinates import DIRECTIONS, Kinds, OneCell, Position
from solvers.klotski.moves import Metric

Place = TypeVar("Place")

Slide = tuple[int, tuple[Place, ...]]
"""A step: the index of the piece, and the places it goes through, both ends included."""


def nine_steps(
    kinds: Kinds, position: Position[Place], metric: Metric, slide: OneCell[Place]
) -> Iterator[tuple[Slide[Place], Position[Place]]]:
    """Every step from a position that counts as one in the metric, and the position after it."""
    places, blanks = position
    for index, place in enumerate(places):
        kind = kinds[index]
        for direction in DIRECTIONS:
            once = slide(kind, place, direction, blanks)
            if once is None:
                continue
            yield (index, (place, once[0])), (_moved(places, index, once[0]), once[1])
            if metric is Metric.CELLS:
                continue
            for onward in DIRECTIONS if metric is Metric.MOVES else (direction,):
                twice = slide(kind, once[0], onward, once[1])
                if twice is not None and twice[0] != place:
                    yield (index, (place, once[0], twice[0])), (_moved(places, index, twice[0]), twice[1])


def _moved(places: tuple[Place, ...], index: int, place: Place) -> tuple[Place, ...]:
    return (*places[:index], place, *places[index + 1 :])
