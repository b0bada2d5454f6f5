"""What a search of somebody's own is handed, a problem that counts what it is asked, and what is told of a step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, ClassVar, Generic, TypeVar

T = TypeVar("T")


class Happening(Enum):
    """What a search did between two lines of its file; of several things, the last."""

    NOTHING = auto()
    EXPANSION = auto()
    """It asked for the successors of a position or a square."""
    GOAL_TEST = auto()
    """It asked whether a position is solved."""
    PICTURE = auto()
    """It showed how far it is, by `yield`."""


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


class SearchProblem(ABC, Generic[T]):
    """A problem of one puzzle, made of values as JSON has them; its items are positions or squares."""

    most_shown: ClassVar[int]
    """How many items at the end of a partial path are shown at most."""

    def __init__(self) -> None:
        self.expansions = 0
        self.goal_tests = 0
        self.happening = Happening.NOTHING
        self.item: T | None = None
        """What it was about."""
        self.visits = deque[tuple[int, int]]()
        """The number and the depth of each item that was expanded, where they are noted, until they are told."""

    def successors(self, item: T) -> list[T]:
        """Everything that is one step away; raises `ValueError` for what is no item of the problem."""
        self.expansions += 1
        self.happening, self.item = Happening.EXPANSION, item
        return self.one_step_from(item)

    @abstractmethod
    def one_step_from(self, item: T) -> list[T]:
        """The same, not counted."""

    @abstractmethod
    def as_json(self, item: Any) -> object:
        """An item as JSON has it; None for anything else."""
