"""What there is to see of a search close up: the position expanded last, where it led, and the tree it stands in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from solvers.klotski.layout import Layout


class Fate(Enum):
    """What a search made of a position one step on."""

    NEW = auto()
    """It was never met before."""
    SEEN = auto()
    """It was met before, and a way as short as this one is known."""
    AGAIN = auto()
    """It was met before and is searched again: this way to it is shorter, or more steps are allowed than before."""
    CUT = auto()
    """A solution through it would take more steps than the search allows itself now."""
    WAITING = auto()
    """It was not looked at yet."""


@dataclass(frozen=True, slots=True)
class Child:
    """A position one step from the one that was expanded, and what became of it.

    `place` is where it stands in the rows of the outline, (row, number in the row), if that is known; `needed` the
    steps that a solution from it takes at least, for a method that reckons with them.
    """

    layout: Layout
    fate: Fate
    place: tuple[int, int] | None = None
    needed: int | None = None

    @property
    def new(self) -> bool:
        """Whether it was never met before."""
        return self.fate is Fate.NEW


@dataclass(frozen=True, slots=True)
class Sketch:
    """The upper part of a binary tree: a key, how high the tree is, and both subtrees, as far as they are shown."""

    key: int
    height: int
    left: Sketch | None
    right: Sketch | None


@dataclass(frozen=True, slots=True)
class Rotation:
    """A subtree that leaned too far, and what the rotation made of it: the same keys in the same order."""

    before: Sketch
    after: Sketch


@dataclass(frozen=True, slots=True)
class Outline:
    """The tree of a search, row by row: how many positions were met in each, one step below the row before.

    `way` is the number in its row of each position from the root to the one that was expanded. `parents[d]` says of
    each position of row d the number of the one it comes from, for the first rows as long as these are short.
    `opposite` holds the rows of the tree that grows towards this one, for a search from both ends, and `limit` the last
    row that the search allows itself now.
    """

    rows: tuple[int, ...]
    way: tuple[int, ...]
    parents: tuple[tuple[int, ...], ...] = ()
    opposite: tuple[int, ...] = ()
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Expansion:
    """A position that a search expanded: the how-manieth it was, the steps to it, and where it led.

    `needed` is the steps that a solution from it takes at least, for a method that reckons with them; `from_exit` says
    that the steps count from the solved positions.
    """

    number: int
    depth: int
    layout: Layout
    children: tuple[Child, ...]
    outline: Outline
    rotations: tuple[Rotation, ...] = ()
    needed: int | None = None
    from_exit: bool = False
