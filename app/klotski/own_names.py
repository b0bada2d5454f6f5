"""The names that a person gave to layouts, and the one by which a layout was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from app.klotski.layouts.layout_names import entry_of, named
from app.klotski.repositories import OwnLayouts
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.layout import Layout

NOT_READ = ()
"""What a person has named before it is read."""
NEWEST = ""
"""In the place of a name: the newest that the person gave to the layout, once these are read."""


class OwnNames:
    """The layouts that a person named, as the data file has them; nothing is known before `read`."""

    def __init__(self, repository: OwnLayouts) -> None:
        self.layouts: Sequence[tuple[Layout, str]] = NOT_READ
        """The layouts with their names, the newest first."""
        self._repository = repository
        self._chosen: str | None = None

    def entry(self, layout: Layout) -> Entry:
        """The chosen layout under the name that it was chosen by, in the language in force."""
        return named(layout, self._chosen) if self._chosen else entry_of(layout)

    def choose(self, entry: Entry) -> None:
        """A layout is chosen by one of its names, the person's or another."""
        name = entry.names.hant
        self._chosen = name if (entry.layout, name) in self.layouts else None

    def choose_newest(self, layout: Layout) -> None:
        """A layout is chosen by the newest name that the person gave to it, if any."""
        self._chosen = NEWEST if self.layouts is NOT_READ else next(iter(self._names_of(layout)), None)

    def read(self, layout: Layout) -> None:
        """Read all anew; the chosen layout has another name now where its own is gone. Raises `StorageError`."""
        self.layouts = [(kept.layout, kept.name) for kept in self._repository.newest()]
        if self._chosen in self._names_of(layout):
            return
        if self._chosen != NEWEST and entry_of(layout).collections:
            self._chosen = None
        else:
            self.choose_newest(layout)

    def _names_of(self, layout: Layout) -> list[str]:
        return [name for own, name in self.layouts if own == layout]
