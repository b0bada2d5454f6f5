"""What a search of somebody's own tells of its inner workings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from solvers.own_search.problem import Happening


@dataclass(frozen=True, slots=True)
class OwnTrace:
    """The line of the file that is about to run, and what has happened since the step before.

    At full speed it is the line that ran when the report was made, 0 for none, and of what happened only the output is
    told.
    """

    line: int
    """From 1."""
    event: Happening = Happening.NOTHING
    item: object | None = None
    """The position, a `Layout`, or the square that the event was about."""
    variables: Mapping[str, str] = field(default_factory=dict[str, str])
    """Short texts of the variables of the function that runs, by their names."""
    stack: int = 0
    """How many calls of functions of the file are under way."""
    output: str = ""
    """What was printed since the report before; at a slow pace perhaps only the beginning, and the rest later."""
    left_out: int = 0
    """How many characters more were printed after that, too many to be told."""
    family: str = "own"
