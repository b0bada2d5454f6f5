"""What a search of somebody's own is handed: a problem, which counts what it is asked. It lives in their process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

T = TypeVar("T")


class Happening(StrEnum):
    """What a search did between two lines of its file; of several things, the last."""

    NOTHING = "nothing"
    EXPANSION = "expansion"
    """It asked for the successors of a position or a square."""
    GOAL_TEST = "goal test"
    """It asked whether a position is solved."""
    PICTURE = "picture"
    """It showed how far it is, by `yield`."""


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
