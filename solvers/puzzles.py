"""The puzzles, in the order in which they are offered, and what the rest of `solvers` asks of one: its one entry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from solvers.engine import Engine, Registry

PUZZLE_NAMES = ("klotski", "knight")
MOST_STARS = 3
"""For a game of any puzzle that could not have been shorter."""


def imported(path: str) -> Any:
    """A class or a value, told by the names of its module and of itself, such as `solvers.knight.engines:ENGINES`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True)
class PuzzleEntry:
    """A puzzle as searches, documents and the console know it.

    What it is made of is told as `imported` takes it, and imported when it is needed.
    """

    name: str
    """One of `PUZZLE_NAMES`, and the name of its package."""
    engine_registry: str

    @property
    def engines(self) -> Registry[Engine[Any]]:
        """Its search methods."""
        return imported(self.engine_registry)


@cache
def entries() -> tuple[PuzzleEntry, ...]:
    """The entry of every puzzle, which is `ENTRY` in the module `entry` of its package."""
    return tuple(imported(f"solvers.{name}.entry:ENTRY") for name in PUZZLE_NAMES)
