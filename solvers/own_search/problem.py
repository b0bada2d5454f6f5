"""What a search of somebody's own is handed, a problem that counts what it is asked, and what is told of a step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OwnTrace:
    """The line of the file that is about to run, and what was printed since the step before.

    At full speed it is the line that ran when the report was made, 0 for none, and no variables are told.
    """

    line: int
    """From 1."""
    variables: Mapping[str, str] = field(default_factory=dict[str, str])
    """Short texts of the variables of the function that runs, by their names."""
    output: str = ""
    """What was printed since the report before; at a slow pace perhaps only the beginning, and the rest later."""
    left_out: int = 0
    """How many characters more were printed after that, too many to be told."""

    def after(self, before: OwnTrace) -> OwnTrace:
        """The same, with what was printed before it by a step that is not shown."""
        return replace(self, output=before.output + self.output, left_out=before.left_out + self.left_out)


class SearchProblem(ABC, Generic[T]):
    """A problem of one puzzle, made of values as JSON has them; its items are positions or squares."""

    most_shown: ClassVar[int]
    """How many items at the end of a partial path are shown at most."""

    def __init__(self) -> None:
        self.counters = {"expansions": 0}
        """How often each thing was asked for that can be."""
        self.item: T | None = None
        """What it was asked about last."""
        self.visits = deque[tuple[int, int]]()
        """The number and the depth of each item that was expanded, where they are noted, until they are told."""

    def successors(self, item: T) -> list[T]:
        """Everything that is one step away; raises `ValueError` for what is no item of the problem."""
        self.counters["expansions"] += 1
        self.item = item
        return self.one_step_from(item)

    @abstractmethod
    def one_step_from(self, item: T) -> list[T]:
        """The same, not counted."""

    @abstractmethod
    def as_json(self, item: Any) -> object:
        """An item as JSON has it; None for anything else."""
