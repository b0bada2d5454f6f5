"""The statistics without widgets: gathered in slices while a view of them is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from app.history.sliced_task import SlicedTask
from app.klotski.daily.days import Days
from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.klotski.layouts.layout_names import entry_of
from app.storage.data_file import DataFile
from app.storage.faults import StorageError
from app.storage.klotski_records import Best
from app.storage.statistics import Statistics, gather
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import optimum_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.stars import MOST_STARS

MOST_NEAR = 5
"""How many layouts are named that are near to three stars."""


class Band(NamedTuple):
    """The layouts of the catalogue and the chapters within some difficulty."""

    difficulty: DifficultyRange
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

    def __init__(
        self, open_file: Callable[[], DataFile], window_parts: Mapping[str, Any], parent: QObject | None = None
    ) -> None:
        """`window_parts` are what puzzles have in the window besides their pages, by name."""
        super().__init__(parent)
        self.figures: Statistics | None = None
        self._open_file = open_file
        self._window_parts = window_parts
        self._slices = SlicedTask(self)

    @cached_property
    def days(self) -> Days:
        """The puzzles of the days that were solved."""
        return self._window_parts["klotski"].days

    @Slot()
    def refresh(self) -> None:
        """Gather the figures anew."""
        self._slices.run(self._gathering())

    def close(self) -> None:
        """Gather nothing any more."""
        self._slices.run(iter(()))

    def bands(self) -> tuple[Band, ...]:
        """The solvable layouts of the catalogue and the chapters by difficulty, and how many stars they have."""
        numbers = {difficulty: [0] * (MOST_STARS + 1) for difficulty in DifficultyRange.bands()}
        for text, moves in _fewest_moves().items():
            band = next(difficulty for difficulty in numbers if difficulty.has(moves))
            numbers[band][self._stars(text)] += 1
        return tuple(Band(difficulty, tuple(stars)) for difficulty, stars in numbers.items())

    @property
    def stars(self) -> int:
        """All stars of all layouts, in the catalogue or not: of each layout those of the count with the most."""
        return sum(map(self._stars, self._texts()))

    @property
    def solved(self) -> int:
        """How many layouts were solved by hand, in the catalogue or not."""
        return len(self._texts())

    @property
    def perfect(self) -> bool:
        """Whether every layout that was solved has three stars."""
        return all(self._stars(text) == MOST_STARS for text in self._texts())

    def near(self) -> list[NearLayout]:
        """The layouts that were solved in few moves too many for three stars, the nearest first.

        Those of the catalogue, the chapters and the days: of one's own nobody knows the fewest moves.
        """
        known, found = _fewest_moves(), list[tuple[int, int, str]]()
        for (text, metric), best in self._best().items():
            if metric == Metric.MOVES and best.length is not None:
                fewest = known[text] if text in known else optimum_of(text)
                if fewest is not None and best.length > fewest:
                    found.append((best.length - fewest, fewest, text))
        return [
            NearLayout(entry_of(Layout.parse(text)), fewest + more, fewest)
            for more, fewest, text in sorted(found)[:MOST_NEAR]
        ]

    def _best(self) -> Mapping[tuple[str, str], Best]:
        return {} if self.figures is None else self.figures.best

    def _texts(self) -> set[str]:
        """The text forms of the layouts that were solved."""
        return {text for text, _ in self._best()}

    def _stars(self, text: str) -> int:
        """The most stars of a layout in any count; a game of an earlier version counts as solved, which is one."""
        bests = (self._best().get((text, metric.value)) for metric in Metric)
        return max((best.stars or 1 for best in bests if best is not None), default=0)

    def _gathering(self) -> Iterator[None]:
        """Gather a little at each step; the views see nothing before all is there."""
        try:
            self.figures = yield from gather(self._open_file())
        except StorageError as error:
            self.failed.emit(error.message)
        else:
            self.changed.emit()


@cache
def _fewest_moves() -> Mapping[str, int]:
    """The fewest moves of every solvable layout of the catalogue and the chapters, by its text form."""
    found = {layout.text: layout.optimum[Metric.MOVES] for chapter in chapters() for layout in chapter.layouts}
    for entry in entries():
        moves = entry.optimum[Metric.MOVES]
        if moves is not None:
            found[entry.text] = moves
    return found
