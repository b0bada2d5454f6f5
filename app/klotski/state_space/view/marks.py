"""What is marked on a map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MapMarks:
    """The nodes that are marked, and the paths, each a sequence of nodes."""

    present: int | None = None
    """Where the game is."""
    start: int | None = None
    exits: bool = True
    """Whether the solved positions are marked."""
    passes: bool = True
    """Whether the narrow passes are marked."""
    furthest: int | None = None
    played: Sequence[int] = ()
    solution: Sequence[int] = ()
    way: Sequence[int] = ()
    """The way that a click would take."""
    pointed: int | None = None
    """What is pointed at elsewhere, as in a list."""
    strict: bool = False
    """Whether the game is a strict one: nothing is told that would help to find the exit."""
