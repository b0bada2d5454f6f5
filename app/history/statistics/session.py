"""The statistics without widgets: gathered in slices while a view of them is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.history.slices import Slices
from app.klotski.daily.days import Days
from app.klotski.layouts.difficulty import Difficulty
from app.storage.data_file import DataFile
from app.storage.faults import StorageError
from app.storage.klotski_records import Best
from app.storage.statistics import Statistics, gather
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.stars import MOST_STARS

MOST_NEAR = 5
"""How many layouts are named that are near to three stars."""


class Band(NamedTuple):
    """The layouts of the catalogue within some difficulty."""

    difficulty: Difficulty
    stars: tuple[int, ...]
    """How many of them have no star, one, two and three stars."""

    @property
    def layouts(self) -> int:
        """How many layouts there are."""
        return sum(self.stars)


class NearLayout(NamedTuple):
    """A layout that was solved in a few steps more than the fewest."""

    entry: Entry
    length: int
    best: int


class StatisticsSession(QObject):
    """Figures of all that is kept; `figures` are those of the last time until `refresh` has gathered them anew."""

    changed = Signal()
    failed = Signal(object)
    """The `Message` of why they could not be read."""
    layout_wanted = Signal(object)
    """A `Layout` that is to be played."""

    def __init__(self, open_file: Callable[[], DataFile], days: Days, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.days = days
        """The puzzles of the days that were solved."""
        self.figures: Statistics | None = None
        self._open_file = open_file
        self._slices = Slices(self)

    @Slot()
    def refresh(self) -> None:
        """Gather the figures anew."""
        self._slices.run(self._gathering())

    def close(self) -> None:
        """Gather nothing any more."""
        self._slices.run(iter(()))

    def bands(self) -> tuple[Band, ...]:
        """The solvable layouts of the catalogue by difficulty, and how many stars they have."""
        numbers = {difficulty: [0] * (MOST_STARS + 1) for difficulty in Difficulty.bands()}
        for entry in filter(lambda entry: entry.solvable, entries()):
            band = next(difficulty for difficulty in numbers if difficulty.has(entry))
            numbers[band][self._stars(entry)] += 1
        return tuple(Band(difficulty, tuple(stars)) for difficulty, stars in numbers.items())

    @property
    def stars(self) -> int:
        """All stars of all layouts, in the catalogue or not: of each layout those of the count with the most."""
        most: dict[str, int] = {}
        for (layout, _), best in self._best().items():
            most[layout] = max(most.get(layout, 0), best.stars or 1)
        return sum(most.values())

    @property
    def solved(self) -> int:
        """How many layouts were solved by hand, in the catalogue or not."""
        return len({layout for layout, _ in self._best()})

    def near(self) -> list[NearLayout]:
        """The layouts of the catalogue that were solved in few steps too many for three stars, the nearest first."""
        found: list[NearLayout] = []
        for entry in entries():
            best, fewest = self._best().get((entry.text, Metric.MOVES.value)), entry.optimum[Metric.MOVES]
            if best is not None and best.length is not None and fewest is not None and best.length > fewest:
                found.append(NearLayout(entry, best.length, fewest))
        return sorted(found, key=lambda near: (near.length - near.best, near.best))[:MOST_NEAR]

    def open(self, layout: Layout) -> None:
        """Have a layout played."""
        self.layout_wanted.emit(layout)

    def _best(self) -> Mapping[tuple[str, str], Best]:
        return {} if self.figures is None else self.figures.best

    def _stars(self, entry: Entry) -> int:
        """The most stars of a layout in any count; a game of an earlier version counts as solved, which is one."""
        bests = (self._best().get((entry.text, metric.value)) for metric in Metric)
        return max((best.stars or 1 for best in bests if best is not None), default=0)

    def _gathering(self) -> Iterator[None]:
        """Gather a little at each step; the views see nothing before all is there."""
        try:
            self.figures = yield from gather(self._open_file())
        except StorageError as error:
            self.failed.emit(error.message)
        else:
            self.changed.emit()
