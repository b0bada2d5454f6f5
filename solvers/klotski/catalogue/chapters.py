"""The chapters: an ordered way through layouts, from five steps to the hardest there is, an idea to each chapter.

The layouts are data, in `resources/layouts/chapters.json`, made by `.setup/chapters.py`; they are read when they are
first asked for. Whether a layout shows the idea of its chapter is computed by `.setup/ideas.py`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from typing import Any

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.resource_files import resource_file


class Idea(StrEnum):
    """What the layouts of a chapter have in common, each by an exact definition; steps are counted in moves.

    The exit is the four cells in the middle of the two lowest rows. A definition that speaks of every shortest solution
    means all of them, also those that are the mirror image of another.
    """

    STRAIGHT_DOWN = "straight-down"
    """Cao Cao begins in the two middle columns with nothing but soldiers and empty cells beneath him in these columns,
    and in every shortest solution each of his steps goes straight down."""
    LAST_SOLDIER = "last-soldier"
    """In every shortest solution the last piece to move, other than Cao Cao, is a soldier who leaves the exit."""
    BAR = "bar"
    """A horizontal piece lies across both middle columns, somewhere beneath Cao Cao. Nothing two cells wide gets past
    it on either side, so in every solution it has to be moved out of these columns."""
    ALL_HANDS = "all-hands"
    """In every shortest solution every piece moves: none of them can stay where it is."""
    WAY_ROUND = "way-round"
    """In every shortest solution Cao Cao has a step that takes him further from the exit, in rows and columns."""
    ONLY_WAY = "only-way"
    """There is one shortest solution and no other, when a position and its mirror image count as one: every step of it
    is the only right one."""
    HOME_AGAIN = "home-again"
    """In every shortest solution some piece leaves the cells that it had at the start and later comes back to them."""
    TEMPTATION = "temptation"
    """Cao Cao could go nearer to the exit at once, but no shortest solution begins with a step of his."""
    CHANGED_PLACES = "changed-places"
    """In every shortest solution two generals, pieces two cells long, change places: at the end each of them covers a
    cell that the other covered at the start."""
    SO_NEAR = "so-near"
    """Cao Cao begins one cell from the exit, and in every shortest solution his first step takes him away from it."""
    NARROW_PASS = "narrow-pass"
    """There is a position in the middle half of the way that every solution comes through, however long it is: without
    it the exit cannot be reached. A position and its mirror image count as one."""
    LONG_CLASSICS = "long-classics"
    """One of the twenty layouts of Wei and Lin's paper or of the forty classics, and its shortest solution takes 80
    steps or more."""


@dataclass(frozen=True)
class ChapterLayout:
    """A layout of a chapter; `optimum` holds its shortest solution in each metric."""

    text: str
    """The layout's text form; it is parsed only when the layout is asked for."""
    optimum: Mapping[Metric, int] = field(hash=False)

    @cached_property
    def layout(self) -> Layout:
        """The layout itself."""
        return Layout.parse(self.text)


@dataclass(frozen=True)
class Chapter:
    """A chapter: its number, from 1, the idea of all its layouts, and these, from the easiest to the hardest."""

    number: int
    idea: Idea
    layouts: tuple[ChapterLayout, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every chapter in order; the data file is read once."""
    text = resource_file("layouts", "chapters.json").read_text("utf-8")
    return tuple(
        Chapter(number, Idea(record["idea"]), tuple(map(_layout, record["layouts"])))
        for number, record in enumerate(json.loads(text)["chapters"], 1)
    )


def place_of(layout: Layout) -> tuple[Chapter, int] | None:
    """The chapter that has this very layout, and the layout's number in it, from 1; None for a layout of no chapter."""
    return _places().get(str(layout))


@cache
def _places() -> dict[str, tuple[Chapter, int]]:
    return {each.text: (chapter, number) for chapter in chapters() for number, each in enumerate(chapter.layouts, 1)}


def _layout(record: Any) -> ChapterLayout:
    return ChapterLayout(record["layout"], {metric: record[metric.value] for metric in Metric})
