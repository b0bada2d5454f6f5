"""What all layouts of each set of pieces are like, without a search; and the hardest layout of each set.

The figures are data, in `resources/layouts/piece_sets.json`, made by `.setup/piece_sets.py`; they are read when they
are first asked for. A layout and its mirror image are counted as one, but for `layouts` and `solvable`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import zip_longest
from typing import Any

from solvers.klotski.catalogue.catalogue import METRIC_KEYS, Collection
from solvers.klotski.catalogue.lookup import FIELDS, pieces_text
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.resource_files import resource_file

HARDEST = Collection("hardest", "各組棋子的最難佈局", "各组棋子的最难布局", "Hardest of each set of pieces")
"""The collection of `hardest_of_each_set`; the catalogue's data file does not have it."""


@dataclass(frozen=True, slots=True)
class SetFigures:
    """The figures of a set of pieces."""

    pieces: PieceSet
    layouts: int
    """Mirror images counted one by one, as in `solvable`."""
    solvable: int
    solvable_up_to_mirror: int
    components: int
    """Of all layouts, solvable or not."""
    levels: Mapping[Metric, tuple[int, ...]] = field(hash=False)
    """How many layouts are at each distance; none at any where none has a solution."""
    hardest: str | None
    """The text form of the first of the layouts that take the most moves; None where none has a solution."""
    optimum: Mapping[Metric, int] = field(hash=False)
    """The fewest steps of that layout; empty without one."""

    def distance(self, metric: Metric) -> int | None:
        """The greatest distance of any layout; None where none has a solution."""
        return len(self.levels[metric]) - 1 if self.levels[metric] else None


@cache
def set_figures() -> tuple[SetFigures, ...]:
    """The figures of all 203 sets, in the order of `every_set`; the data file is read once."""
    text = resource_file("layouts", "piece_sets.json").read_text("utf-8")
    return tuple(map(_figures, json.loads(text)["sets"]))


def figures_of(pieces: PieceSet) -> SetFigures:
    """The figures of a set of pieces that fits on the board."""
    return next(each for each in set_figures() if each.pieces == pieces)


def hardest_of_each_set() -> list[SetFigures]:
    """The sets that have a hardest layout: 202, from the one whose hardest takes the fewest moves on."""
    return sorted((each for each in set_figures() if each.hardest), key=lambda each: each.optimum[Metric.MOVES])


def set_with_hardest(layout: Layout) -> SetFigures | None:
    """The set whose `hardest` layout this is, if it is that of any."""
    return _by_hardest().get(str(layout))


@cache
def _by_hardest() -> dict[str, SetFigures]:
    return {each.hardest: each for each in set_figures() if each.hardest}


@cache
def hardest_by_blanks() -> tuple[SetFigures, ...]:
    """All sets, each with the layouts alone that take as many steps as any with the same number of empty cells do."""
    most = {
        (blanks, metric): max(len(each.levels[metric]) for each in set_figures() if each.pieces.blanks == blanks)
        for blanks in {each.pieces.blanks for each in set_figures()}
        for metric in Metric
    }

    def highest(each: SetFigures, metric: Metric) -> tuple[int, ...]:
        levels = each.levels[metric]
        return (0,) * (len(levels) - 1) + levels[-1:] if len(levels) == most[each.pieces.blanks, metric] else ()

    return tuple(replace(each, levels={metric: highest(each, metric) for metric in Metric}) for each in set_figures())


def levels_of(sets: Sequence[SetFigures], metric: Metric) -> tuple[int, ...]:
    """How many layouts of several sets are at each distance."""
    return tuple(map(sum, zip_longest(*(each.levels[metric] for each in sets), fillvalue=0)))


def table(sets: Sequence[SetFigures]) -> str:
    """The figures of some sets as CSV, a line for each below the names of the columns."""
    return "".join(",".join(map(str, row)) + "\n" for row in (_COLUMNS, *map(_row, sets)))


_COLUMNS = (
    *("pieces", "empty_cells", "layouts", "solvable", "solvable_up_to_mirror", "components"),
    *(metric.value for metric in Metric),
    "hardest",
)


def _row(each: SetFigures) -> tuple[object, ...]:
    """What is not there is left empty."""
    numbers = each.layouts, each.solvable, each.solvable_up_to_mirror, each.components
    distances = (each.distance(metric) for metric in Metric)
    told = ("" if value is None else value for value in (*distances, each.hardest))
    return pieces_text(each.pieces), each.pieces.blanks, *numbers, *told


def _figures(record: Any) -> SetFigures:
    numbers = {FIELDS[letter]: int(number) for number, letter in re.findall("([0-9]+)([VHS])", record["pieces"])}
    return SetFigures(
        PieceSet(**dict.fromkeys(FIELDS.values(), 0) | numbers),
        record["layouts"],
        record["solvable"],
        record["solvable_up_to_mirror"],
        record["components"],
        {metric: tuple(record[key]) for metric, key in METRIC_KEYS},
        record["hardest"],
        {metric: record["optimum"][key] for metric, key in METRIC_KEYS} if record["hardest"] else {},
    )
