"""The catalogue: the layouts people know by name, and how to find one by any of its names.

The layouts themselves are data, in `resources/layouts/klotski.json`; they are read when they are first asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from typing import Any, NamedTuple
from unicodedata import normalize

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import InputError, Message
from solvers.resource_files import resource_file


@dataclass(frozen=True, slots=True)
class Names:
    """One name of a layout in every script, the collections that use it, and the layout's other names.

    A `variant` is how one source writes another name of the same layout: 高位分岐 for 高位分歧. It is found like any
    other, and never suggested.
    """

    hant: str
    hans: str
    pinyin: str
    en: str
    collections: tuple[str, ...] = ()
    aliases: tuple[Names, ...] = ()
    variant: bool = False

    @property
    def all(self) -> tuple[Names, ...]:
        """The name and the others, the name itself first."""
        return (self, *self.aliases)

    @property
    def spellings(self) -> tuple[str, ...]:
        """How this one name is written: Traditional, Simplified, pinyin, English, and English with Chinese."""
        return self.hant, self.hans, self.pinyin, self.en, self.bilingual

    @property
    def bilingual(self) -> str:
        """The name as it is written where English is spoken."""
        return f"{self.en} ({self.hant})"


class PaperRecord(NamedTuple):
    """What Wei and Lin's paper printed of a layout, right or wrong; None where it printed nothing.

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

    The catalogue's entries know every metric; the entry of a person's own layout may know fewer.
    """

    names: Names
    text: str
    """The layout's text form; it is parsed only when the layout is asked for."""
    collections: tuple[str, ...]
    optimum: Mapping[Metric, int | None] = field(hash=False)
    paper: PaperRecord | None = None

    @cached_property
    def layout(self) -> Layout:
        """The layout itself."""
        return Layout.parse(self.text)

    @property
    def solvable(self) -> bool:
        """Whether any solution exists, or none is known not to."""
        return self.optimum.get(Metric.MOVES, 0) is not None

    @property
    def spellings(self) -> Iterator[str]:
        """Every name of the layout in every script."""
        for names in self.names.all:
            yield from names.spellings


class Collection(NamedTuple):
    """Who gathered layouts: a short key and what it is called."""

    key: str
    hant: str
    hans: str
    en: str


class CatalogueData(NamedTuple):
    """The whole of the data file: the collections and the entries, those of Wei and Lin's paper first."""

    collections: tuple[Collection, ...]
    entries: tuple[Entry, ...]


@cache
def read_catalogue() -> CatalogueData:
    """The data file, read once."""
    data: Any = json.loads(resource_file("layouts", "klotski.json").read_bytes())
    return CatalogueData(
        tuple(Collection(**collection) for collection in data["collections"]),
        tuple(_entry(layout) for layout in data["layouts"]),
    )


def _entry(record: Any) -> Entry:
    main, *others = record["names"]
    aliases = tuple(map(_names, others)) if others else ()
    return Entry(
        names=_names(main, aliases),
        text=record["layout"],
        collections=tuple(dict.fromkeys(key for name in record["names"] for key in name["collections"])),
        optimum={metric: record["optimum"][key] for metric, key in METRIC_KEYS},
        paper=PaperRecord(**record["paper"]) if "paper" in record else None,
    )


METRIC_KEYS = [(metric, metric.value) for metric in Metric]
"""Each metric with its key in the data file."""


def _names(record: Any, aliases: tuple[Names, ...] = ()) -> Names:
    collections = tuple(record["collections"])
    written = record["hant"], record["hans"], record["pinyin"], record["en"]
    return Names(*written, collections, aliases, record.get("variant", False))


PAPER = "paper"
"""The collection of Wei and Lin's paper; where layouts share a name, the one of the paper has it."""

SUGGESTIONS = 3
"""How many names to suggest for one that no layout bears."""

LOOKED_AT = 12
"""How many of the likest names to look at for them: a layout may have several."""

LIKENESS = 0.5
"""How alike a suggestion has to be: two of four characters, say."""

LETTERS_LIKENESS = 0.7
"""The same for Latin letters, of which any two names have many in common."""

LONGEST_NAME = 100
"""No longer text is compared with names: to fold thousands of accents on one letter takes a minute."""


class CatalogueFault(StrEnum):
    """What can be wrong with the name of a layout."""

    UNKNOWN = "there is no layout “{name}”; did you mean {nearest}?"
    UNHEARD_OF = "there is no layout “{name}”, nor one with a similar name; look for it in the catalogue"
    AMBIGUOUS = "“{name}” is the name of {found} layouts; after the name, add {choices}"
    CHOICE = "there is no layout “{name}{choice}”; after the name you can add {choices}"
    NUMBER = "{number} for {layout}"
    EITHER = "{number} or {collection} for {layout}"
    NAMED = "“{name}”"


def entries() -> tuple[Entry, ...]:
    """Every layout of the catalogue, the 20 of Wei and Lin's paper first."""
    return read_catalogue().entries


def collections() -> tuple[Collection, ...]:
    """The collections that the entries name, Wei and Lin's first."""
    return read_catalogue().collections


def entry_for(layout: Layout) -> Entry | None:
    """The entry of this very layout, or None where the catalogue lacks it."""
    return _by_text().get(str(layout))


def find(text: str) -> Entry:
    """The layout of this name: Chinese in either script, pinyin with or without tones and spaces, or English.

    Where several layouts share a name, that of Wei and Lin's paper has it; among others `name#2` is the second that
    bears it, and `name@lin` the one so called in that collection. Raises `InputError` with a `CatalogueFault` for any
    other.
    """
    entry = known(text)
    if entry is None:
        raise _unknown(_split(text)[0])
    return entry


def known(text: str) -> Entry | None:
    """The same, but None for what is no name of a layout at all: names like it are not looked for."""
    if len(text.strip()) > LONGEST_NAME:
        return None
    name, choice = _split(text)
    bearers = _bearers().get(folded(name))
    if bearers is None:
        return None
    if choice:
        return _chosen(name, choice, bearers)
    if len(bearers) > 1 and PAPER not in _collections_of(name, bearers[0]):
        raise _fault(CatalogueFault.AMBIGUOUS, name, bearers)
    return bearers[0]


def _split(text: str) -> tuple[str, str]:
    """A name and what follows it to choose among its bearers, `#2` or `@lin`, if anything does."""
    for mark in "#@":
        name, found, choice = text.partition(mark)
        if found:
            return name.strip(), mark + choice.strip().lower()
    return text.strip(), ""


def _chosen(name: str, choice: str, bearers: list[Entry]) -> Entry:
    for entry, choices in zip(bearers, _choices(name, bearers), strict=True):
        if choice in choices:
            return entry
    raise _fault(CatalogueFault.CHOICE, name, bearers, choice=choice)


def _choices(name: str, bearers: list[Entry]) -> list[list[str]]:
    """What may follow a shared name, by bearer: its number, and each collection that gives the name to it alone."""
    used = [list(_collections_of(name, entry)) for entry in bearers]
    everywhere = [key for keys in used for key in keys]
    return [
        [f"#{number}", *(f"@{key}" for key in keys if everywhere.count(key) == 1)]
        for number, keys in enumerate(used, 1)
    ]


def _collections_of(name: str, entry: Entry) -> Iterable[str]:
    """The collections that call the entry by this name, each once."""
    wanted = folded(name)
    bearing = (names for names in entry.names.all if wanted in map(folded, names.spellings))
    return dict.fromkeys(key for names in bearing for key in names.collections)


def _fault(fault: CatalogueFault, name: str, bearers: list[Entry], **values: str) -> InputError:
    choices = tuple(
        _choice(keys, str(entry.layout)) for entry, keys in zip(bearers, _choices(name, bearers), strict=True)
    )
    return InputError(fault, name=name, found=len(bearers), choices=choices, **values)


def _choice(keys: list[str], layout: str) -> Message:
    """What may follow the name for this layout: the number, or the first of the collections."""
    if len(keys) == 1:
        return Message(CatalogueFault.NUMBER, {"number": keys[0], "layout": layout})
    return Message(CatalogueFault.EITHER, {"number": keys[0], "collection": keys[1], "layout": layout})


def _unknown(name: str) -> InputError:
    nearest = list(_nearest(folded(name))) if len(name) <= LONGEST_NAME else []
    if not nearest:
        return InputError(CatalogueFault.UNHEARD_OF, name=name)
    suggested = tuple(Message(CatalogueFault.NAMED, {"name": other}) for other in nearest[:SUGGESTIONS])
    return InputError(CatalogueFault.UNKNOWN, name=name, nearest=suggested)


def _nearest(wanted: str) -> Iterator[str]:
    """The names that begin with this, then those most like it, one for each layout, the likest first."""
    from difflib import get_close_matches  # only here: the window does not wait for it

    written = _written()
    suggested: list[Entry] = []
    likeness = LETTERS_LIKENESS if wanted.isascii() else LIKENESS
    longer = [key for key in written if wanted and key.startswith(wanted)]
    for key in (*longer, *get_close_matches(wanted, written, LOOKED_AT, likeness)):
        if _bearers()[key][0] not in suggested:
            suggested.append(_bearers()[key][0])
            yield written[key]


@cache
def _by_text() -> dict[str, Entry]:
    return {entry.text: entry for entry in entries()}


@cache
def _written() -> dict[str, str]:
    """Every name to suggest as it is written, by its folded form."""
    suggested = (names for entry in entries() for names in entry.names.all if not names.variant)
    return {folded(spelling): spelling for names in suggested for spelling in names.spellings}


@cache
def _bearers() -> dict[str, list[Entry]]:
    """The entries that bear each folded name, in the order of the catalogue."""
    found: dict[str, list[Entry]] = {}
    for entry in entries():
        for key in dict.fromkeys(map(folded, entry.spellings)):
            found.setdefault(key, []).append(entry)
    return found


def folded(name: str) -> str:
    """A name without what people leave out: case, tones, spaces and signs; `v` stands for the pinyin `ü`."""
    plain = normalize("NFKD", name).casefold().replace("v", "u")
    # Tones are no letters, and thousands of names are gone through.
    return plain if plain.isalnum() else "".join(filter(str.isalnum, plain))
