"""The pseudocode of the search methods: a few lines for each family, and which of them a step of a search runs.

Methods of a puzzle that go about it in the same way are of one family. A trace says of which it is: a method may hand
over to another while it runs. A condition whose consequence stands on the same line is said to run only where it holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, Protocol, runtime_checkable

from solvers.resource_files import resource_file


class PseudocodeLine(NamedTuple):
    """A line of pseudocode that a step of a search runs, by its number from 0.

    `item` is the number of what the line is about among the successors or onward moves of the trace; None for nothing
    of these.
    """

    line: int
    item: int | None = None


def in_turn(*lines: int, item: int | None = None) -> Iterator[PseudocodeLine]:
    """Lines that a step runs one after another, all of them about the same item."""
    return (PseudocodeLine(line, item) for line in lines)


@runtime_checkable
class Trace(Protocol):
    """What a report tells of the inner workings of a search."""

    @property
    def family(self) -> str:
        """The family of methods whose pseudocode tells of this step."""
        ...


def lines(puzzle: str, family: str, language: str = "en") -> tuple[str, ...]:
    """The pseudocode of a family in one of `solvers.engine.LANGUAGES`, indented by spaces; as long in every one."""
    return tuple(_pseudocode(puzzle)[family][language])


def families(puzzle: str) -> tuple[str, ...]:
    """Every family of a puzzle."""
    return tuple(_pseudocode(puzzle))


@cache
def _pseudocode(puzzle: str) -> dict[str, dict[str, list[str]]]:
    """By family and language, from `resources/pseudocode`."""
    return json.loads(resource_file("pseudocode", f"{puzzle}.json").read_text("utf-8"))
