"""What the catalogue holds of a layout, and how it is read from `resources/layouts/klotski.json`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import resources
from typing import Any

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric


@dataclass(frozen=True, slots=True)
class Names:
    """One name of a layout in every script, the collections that use it, and the layout's other names."""

    hant: str
    hans: str
    pinyin: str
    en: str
    collections: tuple[str, ...] = ()
    aliases: tuple[Names, ...] = ()

    @property
    def all(self) -> tuple[Names, ...]:
        """The name and the others, the name itself first."""
        return (self, *self.aliases)

    @property
    def spellings(self) -> tuple[str, ...]:
        """How this one name is written: Traditional, Simplified, pinyin, English."""
        return self.hant, self.hans, self.pinyin, self.en


@dataclass(frozen=True, slots=True)
class PaperRecord:
    """What the paper printed of a layout, right or wrong; None where it printed nothing.

    `seconds` were measured on a Pentium 166; `program_604_cells` are the cells of the solution stored in a DOS program
    of the time, `earlier_moves` the record in moves of the literature before.
    """

    moves: int
    cells: int | None
    boards_expanded: int
    seconds: int
    program_604_cells: int | None
    earlier_moves: int | None


@dataclass(frozen=True)
class Entry:
    """A layout with its names; `optimum` holds its shortest solution in each metric, None where there is none.

    The catalogue's entries know every metric; one that somebody makes of a layout of his own may know fewer.
    """

    names: Names
    text: str
    """The layout's text form; it is read only when somebody asks for the layout."""
    collections: tuple[str, ...]
    optimum: Mapping[Metric, int | None] = field(hash=False)
    paper: PaperRecord | None = None

    @cached_property
    def layout(self) -> Layout:
        """The layout itself."""
        return Layout.parse(self.text)

    @property
    def solvable(self) -> bool:
        """Whether any solution exists."""
        return self.optimum[Metric.MOVES] is not None

    @property
    def spellings(self) -> Iterator[str]:
        """Every name of the layout in every script."""
        for names in self.names.all:
            yield from names.spellings


@dataclass(frozen=True, slots=True)
class Collection:
    """Who gathered layouts: a short key and what it is called."""

    key: str
    hant: str
    hans: str
    en: str


@dataclass(frozen=True, slots=True)
class CatalogueData:
    """The whole of the data file: the collections and the entries, the paper's first."""

    collections: tuple[Collection, ...]
    entries: tuple[Entry, ...]


@cache
def read_catalogue() -> CatalogueData:
    """The data file, read once."""
    text = resources.files("resources").joinpath("layouts", "klotski.json").read_text("utf-8")
    data: Any = json.loads(text)
    return CatalogueData(
        tuple(Collection(**collection) for collection in data["collections"]),
        tuple(_entry(layout) for layout in data["layouts"]),
    )


def _entry(record: Any) -> Entry:
    main, *others = [_names(name) for name in record["names"]]
    used = (key for name in (main, *others) for key in name.collections)
    return Entry(
        names=replace(main, aliases=tuple(others)),
        text=record["layout"],
        collections=tuple(dict.fromkeys(used)),
        optimum={metric: record["optimum"][metric.value] for metric in Metric},
        paper=PaperRecord(**record["paper"]) if "paper" in record else None,
    )


def _names(record: Any) -> Names:
    return Names(record["hant"], record["hans"], record["pinyin"], record["en"], tuple(record["collections"]))
