"""What there is to see of a breadth-first search close up: the position expanded last, and what became of its tree."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.klotski.layout import Layout


@dataclass(frozen=True, slots=True)
class Child:
    """A position one step from the one that was expanded, and whether it was never met before."""

    layout: Layout
    new: bool


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
class Expansion:
    """A position that a search expanded: the how-manieth it was, the depth it was met at, and where it led."""

    number: int
    depth: int
    layout: Layout
    children: tuple[Child, ...]
    rotations: tuple[Rotation, ...]
