"""What the history is asked for: which records, in which order, and what a line of the answer stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum

from app.storage.repository import Listing, Role


class Order(Enum):
    """What the list can be sorted by, as SQL."""

    TIME = "at"
    KIND = "rank"
    NAME = "coalesce(name, shown_name(puzzle, subject))"
    STARS = "stars"
    LENGTH = "length"
    EXCESS = "CASE WHEN finished AND NOT given THEN length - optimum END"
    METHOD = "engine"
    SECONDS = "seconds"


class Kind(Enum):
    """Which kinds of record are listed."""

    EVERYTHING = "everything"
    GAMES = "games"
    """Without the strict ones."""
    STRICT = "strict"
    SEARCHES = "searches"
    OWN = "own"
    """Layouts and boards that a person named."""


_ROLES = {Kind.GAMES: Role.GAME, Kind.STRICT: Role.GAME, Kind.SEARCHES: Role.SEARCH, Kind.OWN: Role.OWN}


@dataclass(frozen=True, slots=True)
class Key:
    """Which record: the table it is in, and its number there."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class SearchDay:
    """The line that stands for all that was found on a day of the person's calendar."""

    day: date


Line = Key | SearchDay


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which records to list, and in which order; `puzzle` is the name of one puzzle, or None for all.

    With `text`, only records that the function `fits` of `History.explain` lets through. With `grouped`, what was found
    on a day is one line, where the order is that of time and there is no text; `deleted` records are never grouped.
    """

    puzzle: str | None = None
    deleted: bool = False
    order: Order = Order.TIME
    falling: bool = True
    kind: Kind = Kind.EVERYTHING
    text: str = ""
    grouped: bool = False

    @property
    def has_days(self) -> bool:
        """Whether what was found on a day is one line."""
        return self.grouped and self.order is Order.TIME and not self.deleted and not self.text


@dataclass(frozen=True, slots=True)
class SourceTable:
    """A table that holds some of what is asked for; `rank` is its place among all tables that are listed.

    `shown` is the condition, in SQL, of the records that are listed; `grouped` tells that those of a day are one line.
    """

    table: str
    rank: int
    shown: str
    grouped: bool


def sources(query: HistoryQuery, listings: Mapping[str, Listing]) -> list[SourceTable]:
    """The tables that hold what a query asks for."""
    role = _ROLES.get(query.kind)
    found: list[SourceTable] = []
    for rank, (table, listing) in enumerate(listings.items()):
        if query.puzzle not in (None, listing.puzzle) or role not in (None, listing.role):
            continue
        shown = f"deleted IS {'NOT ' if query.deleted else ''}NULL"
        if query.kind in (Kind.GAMES, Kind.STRICT):
            shown += f" AND {listing.strict} = {int(query.kind is Kind.STRICT)}"
        found.append(SourceTable(table, rank, shown, query.has_days and listing.role is Role.SEARCH))
    return found
