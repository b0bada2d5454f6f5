"""The puzzles, in the order in which they are offered, and what the rest of `solvers` asks of one: its one entry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from solvers.engine import Engine, Registry

PUZZLE_NAMES = ("klotski", "knight")
MOST_STARS = 3
"""For a game of any puzzle that could not have been shorter."""


def imported(path: str) -> Any:
    """A class or a value, told by the names of its module and of itself, such as `solvers.knight.engines:ENGINES`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


class StartOption(NamedTuple):
    """An option of the program that opens the window."""

    name: str
    """Without its dashes."""
    help: str
    metavar: str = ""
    """What stands for its value; empty for a switch."""


@dataclass(frozen=True)
class PuzzleEntry:
    """A puzzle as searches, documents and the console know it.

    What it is made of is told as `imported` takes it, and imported when it is needed.
    """

    name: str
    """One of `PUZZLE_NAMES`, and the name of its package."""
    engine_registry: str
    document_class: str
    """What its files hold: a `Document` whose kind is the name of the puzzle."""
    command_table: str
    """Its commands at the console by their names, each a `solvers.console.arguments.Command`."""
    help: str
    """What the console says of its commands as a whole."""
    first_kernels: tuple[str, ...] = ()
    """The modules of the kernels of its first method, as most often used, which are compiled before all others."""
    own_engine_class: str = ""
    """Which method a search becomes that somebody wrote, an `OwnEngine`; the package has `own_search` then."""
    search_templates: tuple[str, ...] = ()
    """The files in `resources/searches`, without their endings, to begin such a search with."""
    collected_class: str | None = None
    """What a collection may hold of it: a `CollectedItem`; None for nothing."""
    takes_names: bool = False
    """Whether it takes any words of a text for a name: then a text is offered to the other puzzles first."""
    start_options: tuple[StartOption, ...] = ()
    """The options with which the window is opened on something of it, such as a board."""
    start_reader: str = ""
    """The function that takes their values by name, None or False for one that was not given.

    It returns the document that they ask for, and whether a search of it is to begin at once.
    """

    @property
    def engines(self) -> Registry[Engine[Any]]:
        """Its search methods."""
        return imported(self.engine_registry)


def entry_named(name: str) -> PuzzleEntry:
    """The entry of a puzzle."""
    return next(entry for entry in entries() if entry.name == name)


@cache
def entries() -> tuple[PuzzleEntry, ...]:
    """The entry of every puzzle, which is `ENTRY` in the module `entry` of its package."""
    return tuple(imported(f"solvers.{name}.entry:ENTRY") for name in PUZZLE_NAMES)
