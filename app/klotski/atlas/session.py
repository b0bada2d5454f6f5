"""What is chosen in the atlas and what is listed, without widgets: it outlives the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random, SystemRandom
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.atlas.listing import PAGE, KnownAtlases, LayoutPage, Wanted, search
from solvers.klotski.atlas.special import Special
from solvers.klotski.catalogue.piece_sets import SetFigures, hardest_by_blanks, levels_of, set_figures
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.search import Found

FIELDS = ("blanks", "soldiers", "verticals", "horizontals")
"""The numbers that are chosen of a `PieceSet`; where they do not go together, the first of them give way."""

KINDS = {"metric": Metric, "special": Special, "distance": int}
"""What else is chosen, and its type, of which a dropdown knows only the text."""


class AtlasSession(QObject):
    """A person chooses pieces and what sets layouts apart; a page of them is listed in the background."""

    changed = Signal()
    """Something else is chosen or listed, or a search began or ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner = SearchRunner(self, answered=self._take, failed=self._fail)
        self.runner.busy_changed.connect(self.changed)
        self.numbers: dict[str, int | None] = dict.fromkeys(FIELDS)
        """How many there are to be of each; None for any number."""
        self.wanted = Wanted(set_figures(), Metric.MOVES)
        self.page: LayoutPage | None = None
        """The page that was listed last, perhaps of something else than is `wanted` now."""
        self.failure: Exception | None = None
        """Why what is wanted cannot be listed."""
        self._known = KnownAtlases()
        self._chance: Random = SystemRandom()

    @property
    def listed(self) -> LayoutPage | None:
        """The page of what is wanted; None before it is here."""
        return self.page if self.page is not None and self.page.wanted == self.wanted else None

    @property
    def levels(self) -> Sequence[int]:
        """How many of the layouts are at each distance; none while that is not known."""
        wanted, page = self.wanted, self.page
        if wanted.special is None:
            return levels_of(wanted.sets, wanted.metric)
        asked = wanted.sets, wanted.metric, wanted.special
        known = page is not None and (page.wanted.sets, page.wanted.metric, page.wanted.special) == asked
        return page.levels if page is not None and known else ()

    @property
    def total(self) -> int:
        """How many layouts there are on all pages, as far as that is known."""
        distance, page = self.wanted.distance, self.listed
        if page is not None:
            return page.total
        return sum(self.levels if distance is None else self.levels[distance : distance + 1])

    @property
    def by_blanks(self) -> bool:
        """Whether the hardest with each number of empty cells are wanted."""
        return self.wanted.sets is hardest_by_blanks()

    @Slot(str, object)
    def choose(self, name: str, value: Any) -> None:
        """Choose the number of some piece, one of `FIELDS`, or what `wanted` calls so; None leaves it open.

        Numbers that do not go with another that is chosen are left open then.
        """
        if name in FIELDS:
            self.numbers[name] = value
            for other in FIELDS:
                if other != name and not self._fitting():
                    self.numbers[other] = None
            self._choose_sets()
        else:
            sought = self.wanted.sought if name == "metric" else None
            self._want(**{"distance": None, "sought": sought, name: value if value is None else KINDS[name](value)})

    @Slot()
    def choose_all_pieces(self) -> None:
        """Have any number of each piece."""
        self.numbers = dict.fromkeys(FIELDS)
        self._choose_sets()

    @Slot()
    def choose_hardest_by_blanks(self) -> None:
        """List the hardest with each number of empty cells, of any pieces."""
        self.numbers = dict.fromkeys(FIELDS)
        self._want(sets=hardest_by_blanks(), special=None, distance=None)

    @Slot(int)
    def turn_to(self, number: int) -> None:
        """List the page of this number, from 1."""
        self._want(index=(number - 1) * PAGE, start=self.wanted.start)

    @Slot()
    def choose_at_random(self) -> None:
        """List the page that has a layout drawn at random from all pages."""
        if self.total:
            self._want(index=self._chance.randrange(self.total), start=self.wanted.start)

    def open_at(self, pieces: PieceSet, **wanted: Any) -> None:
        """List the layouts of some pieces, the hardest first, unless something else is `wanted` of them."""
        self.numbers = {field: getattr(pieces, field) for field in FIELDS}
        self._want(**{"sets": self._fitting(), "special": None, "distance": None, **wanted})

    def go_on(self) -> None:
        """List what is wanted, where the search for it was stopped."""
        if self.listed is None and not self.runner.busy:
            self._list()

    @Slot()
    def stop(self) -> None:
        """Stop the search."""
        self.runner.abandon()

    def close(self) -> None:
        """End for good: no thread is left running."""
        self.runner.close()

    def _fitting(self) -> tuple[SetFigures, ...]:
        """The sets with the numbers that are chosen."""
        chosen = [(field, number) for field, number in self.numbers.items() if number is not None]
        return tuple(
            each for each in set_figures() if all(getattr(each.pieces, field) == number for field, number in chosen)
        )

    def _choose_sets(self) -> None:
        """List the layouts of the chosen pieces, those that take as many steps as before where there are any."""
        sets, distance = self._fitting(), self.wanted.distance
        kept = distance is not None and sum(levels_of(sets, self.wanted.metric)[distance : distance + 1])
        self._want(sets=sets, special=None, distance=distance if kept else None)

    def _want(self, **changes: Any) -> None:
        """List something else: its first page, unless the changes say otherwise."""
        self.wanted = replace(self.wanted, **{"index": 0, "start": None, "sought": None, **changes})
        self._list()

    def _list(self) -> None:
        self.failure = None
        self.runner.start(partial(search, self.wanted, self._known))
        self.changed.emit()

    @Slot(object)
    def _take(self, report: Report[Found[LayoutPage]]) -> None:
        self.page = page = report.event.answer
        self.wanted = page.wanted
        self.changed.emit()

    @Slot(object)
    def _fail(self, report: Report[Exception]) -> None:
        self.failure = report.event
        self.changed.emit()
