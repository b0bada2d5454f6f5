"""What the page of statistics tells of Klotski: stars, days in a row, and what is near to three stars."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QButtonGroup, QWidget

from app.klotski.daily.days import longest_row, row_up_to
from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.repositories import Best, Games, SolvedDays
from app.klotski.stars_chart import Band, StarsChart
from app.klotski.words import best_sentence
from app.puzzle.records import PuzzleRecords, PuzzleStatistics, StatisticsPanel, StatisticsTile
from app.storage.data_file import DataFile
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import button, column, label
from app.ui.words.numbers import grouped, plural
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import optimum_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.puzzles import MOST_STARS

MOST_NEAR = 5
"""How many layouts are named that are near to three stars."""

translate = QCoreApplication.translate


class NearLayout(NamedTuple):
    """A layout that was solved in a few steps more than the fewest."""

    entry: Entry
    length: int
    best: int


class KlotskiStatistics(PuzzleStatistics):
    """What was reached in all layouts, and the days that were solved on their day, as they were read last."""

    def __init__(self, records: PuzzleRecords, today: Callable[[], date]) -> None:
        super().__init__(records, today)
        self.bests: Mapping[tuple[str, Metric], Best] = {}
        """By the text of a layout and the metric."""
        self._days: set[date] = set()

    def read(self, file: DataFile) -> None:
        """Read what was reached in each layout, and the days."""
        self.bests = Games(lambda: file).bests()
        self._days = {solved.day for solved in SolvedDays(lambda: file).newest() if solved.on_time}

    def reached(self) -> Sequence[StatisticsTile]:
        """Layouts, stars and days."""
        rows = translate("StatisticsView", "{present} (most: {longest})").format(
            present=grouped(row_up_to(self.today(), self._days)), longest=grouped(longest_row(self._days))
        )
        return (
            StatisticsTile("statisticsSolved", translate("StatisticsView", "Layouts solved"), grouped(self.solved)),
            StatisticsTile("statisticsStarsTotal", translate("StatisticsView", "Stars"), grouped(self.stars)),
            StatisticsTile("statisticsStreak", translate("StatisticsView", "Days in a row"), rows),
        )

    def panels(self, appearance: Appearance, play: Callable[[Any], object]) -> Sequence[StatisticsPanel]:
        """The stars by difficulty, and the layouts that are near to three."""
        chart, near = StarsChart(appearance), NearLayouts(self, play)
        return (
            StatisticsPanel(
                translate("StatisticsView", "Stars by difficulty, in the catalogue and the chapters"),
                chart,
                3,
                lambda: chart.show_bands(self.bands()),
            ),
            StatisticsPanel(translate("StatisticsView", "Near to three stars"), near, 2, near.renew),
        )

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
        for (text, metric), best in self.bests.items():
            if metric == Metric.MOVES and best.length is not None:
                fewest = known[text] if text in known else optimum_of(text)
                if fewest is not None and best.length > fewest:
                    found.append((best.length - fewest, fewest, text))
        return [
            NearLayout(entry_of(Layout.parse(text)), fewest + more, fewest)
            for more, fewest, text in sorted(found)[:MOST_NEAR]
        ]

    def _texts(self) -> set[str]:
        """The text forms of the layouts that were solved."""
        return {text for text, _ in self.bests}

    def _stars(self, text: str) -> int:
        """The most stars of a layout in any count; a game of an earlier version counts as solved, which is one."""
        bests = (self.bests.get((text, metric)) for metric in Metric)
        return max((best.stars or 1 for best in bests if best is not None), default=0)


class NearLayouts(QWidget):
    """The layouts that are near to three stars, each on a button that opens it."""

    def __init__(self, statistics: KlotskiStatistics, play: Callable[[Any], object]) -> None:
        super().__init__()
        self._statistics = statistics
        self._play = play
        self._near: Sequence[NearLayout] = ()
        self._buttons = QButtonGroup(self)
        for number in range(MOST_NEAR):
            made = button("", f"statisticsNear{number + 1}")
            made.hide()
            self._buttons.addButton(made, number)
        self._nothing = label("", "caption", "statisticsNothingNear", wrap=True)
        column(*self._buttons.buttons(), self._nothing, spacing=4, parent=self)
        self._buttons.idClicked.connect(self._open)

    def renew(self) -> None:
        """List what is near now, or say that nothing is."""
        self._near = self._statistics.near()
        for made, near in zip_longest(self._buttons.buttons(), self._near):
            made.setVisible(near is not None)
            if near is not None:
                steps = plural("StatisticsView", "{number} moves too many", near.length - near.best)
                text = translate("StatisticsView", "{name}: {steps}")
                made.setText(text.format(name=layout_name(near.entry.names), steps=steps))
                made.setToolTip(best_sentence(near.best, near.length, Metric.MOVES))
        all_done = translate("StatisticsView", "Every layout you solved has three stars.")
        none_yet = translate(
            "StatisticsView", "Layouts that you solve in a few moves more than needed will be listed here."
        )
        self._nothing.setText(all_done if self._statistics.solved and self._statistics.perfect else none_yet)
        self._nothing.setVisible(not self._near)

    @Slot(int)
    def _open(self, number: int) -> None:
        self._play(self._near[number].entry.layout)


@cache
def _fewest_moves() -> Mapping[str, int]:
    """The fewest moves of every solvable layout of the catalogue and the chapters, by its text form."""
    found = {layout.text: layout.optimum[Metric.MOVES] for chapter in chapters() for layout in chapter.layouts}
    for entry in entries():
        moves = entry.optimum[Metric.MOVES]
        if moves is not None:
            found[entry.text] = moves
    return found
