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


def conditions(query: HistoryQuery, listings: Mapping[str, Listing]) -> dict[str, str]:
    """The tables that hold what a query asks for, each with the condition, in SQL, of the records that are listed."""
    role = _ROLES.get(query.kind)
    found: dict[str, str] = {}
    for table, listing in listings.items():
        if query.puzzle in (None, listing.puzzle) and role in (None, listing.role):
            found[table] = f"deleted IS {'NOT ' if query.deleted else ''}NULL"
            if query.kind in (Kind.GAMES, Kind.STRICT):
                found[table] += f" AND {listing.values['strict']} = {int(query.kind is Kind.STRICT)}"
    return found
