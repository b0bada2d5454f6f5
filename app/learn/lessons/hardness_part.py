"""The last part on the landscape: what makes a layout hard, by the figures of all layouts of the catalogue."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import layout_name, name_alone
from app.klotski.words import counted
from app.learn.lessons.map_part import HENGDAO
from app.learn.lessons.parts import Part, PartedLesson, check_only
from app.learn.lessons.scatter_chart import ChartAxis, ScatterChart, Spot
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.ui.look.scale import scaled
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import column, fill, grid, label, named, row
from app.ui.words.messages import joined, listed
from app.ui.words.numbers import grouped, rounded
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.state_spaces import StateSpaceFigures, state_space_figures
from solvers.klotski.moves import Metric

BOARD_SIDE = 150
DECIMALS = 2


@dataclass(frozen=True, slots=True)
class LayoutFigure:
    """A figure of a layout's map: its name, how it is computed, and how its values are written."""

    name: str
    value: Callable[[StateSpaceFigures], float]
    write: Callable[[float], str]


def figures() -> tuple[LayoutFigure, ...]:
    """Those among which may be chosen, in the user's language."""
    translate = QCoreApplication.translate
    return (
        LayoutFigure(translate("HardnessPart", "Points of the map"), attrgetter("nodes"), _whole),
        LayoutFigure(translate("HardnessPart", "Narrow passes"), lambda figures: len(figures.passes), _whole),
        LayoutFigure(translate("HardnessPart", "Neighbours on average"), attrgetter("mean_degree"), _with_decimals),
        LayoutFigure(translate("HardnessPart", "Furthest position"), attrgetter("furthest"), _whole),
    )


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """1 where both put the same things in one order, -1 where one is the reverse of the other; about 0 if unrelated.

    Both have as many values, the k-th of the k-th thing; equal values share the mean of their ranks. After C. Spearman,
    The proof and measurement of association between two things, 1904. Raises `StatisticsError` where all values of one
    are equal: then they have no order.
    """
    return statistics.correlation(_ranks(first), _ranks(second))


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, from 0 for the least."""
    ranks = [0.0] * len(values)
    first = 0
    for _, equals in groupby(sorted(range(len(values)), key=values.__getitem__), key=values.__getitem__):
        numbers = list(equals)
        for number in numbers:
            ranks[number] = first + (len(numbers) - 1) / 2
        first += len(numbers)
    return ranks


def _whole(number: float) -> str:
    return grouped(round(number))


def _with_decimals(number: float) -> str:
    return rounded(number, DECIMALS)


@dataclass(frozen=True, slots=True)
class PlacedLayout:
    """A layout of the catalogue that has a solution, its figures, and the moves of a shortest one."""

    entry: Entry
    figures: StateSpaceFigures
    moves: int


def placed_layouts() -> tuple[PlacedLayout, ...]:
    """Every layout of the catalogue with a solution."""
    known = ((entry, state_space_figures(entry, Metric.MOVES)) for entry in entries())
    return tuple(
        PlacedLayout(entry, figures, figures.distance) for entry, figures in known if figures.distance is not None
    )


class HardnessPart(Part):
    """Guess which figure goes best with the moves; then choose figures, and point at layouts."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Hardness")
        self.title = self.tr("Difficulty")
        self.text = self.tr(
            "The catalogue knows the map of every layout. Which of these figures tells best how many moves a shortest "
            "solution takes? Guess; then choose figures, and point at layouts."
        )
        self.figures = figures()
        self.chart = ScatterChart(
            self.objectName() + "Chart", self.tr("All layouts that have a solution"), self.appearance
        )
        self.empty = label(self.tr("Guess first; the chart will appear here."), "caption")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.guesses = self.guess_buttons("Guess", [figure.name for figure in self.figures], self._take_guess)
        to_the_right = self.tr("Figure to the right")
        self.shown = named(Dropdown(), self.objectName() + "Figure", to_the_right, to_the_right)
        self.shown.addItems([figure.name for figure in self.figures])
        self.table = self._table()
        self.board = named(KlotskiBoard(self.appearance), self.objectName() + "Board")
        self.said = label("", "result", self.objectName() + "Said", wrap=True)
        self.about = label("", "", self.objectName() + "About", wrap=True)
        self._lay_out()
        self.chart.pointed_at.connect(self._show_layout)
        self.shown.currentIndexChanged.connect(self._show_figure)

    @cached_property
    def layouts(self) -> tuple[PlacedLayout, ...]:
        """What is drawn; read when it is first needed."""
        return placed_layouts()

    def correlation(self, figure: LayoutFigure) -> float:
        """Spearman's rank correlation of a figure with the moves."""
        values = [figure.value(placed.figures) for placed in self.layouts]
        return rank_correlation(values, [placed.moves for placed in self.layouts])

    def _table(self) -> LessonTable:
        columns = (
            ColumnFormat("", 180, words=True),
            ColumnFormat(self.tr("Rank correlation"), 110),
        )
        title = self.tr("How well each figure goes with the moves")
        return LessonTable(self.objectName() + "Table", title, columns, [figure.name for figure in self.figures])

    def _lay_out(self) -> None:
        meaning = self.tr(
            "Spearman's rank correlation: the layouts are put in order by a figure and by their moves. 1: the two "
            "orders are the same; 0: they are unrelated; −1: one is the reverse of the other."
        )
        fill(self.controls, grid(self.guesses))
        fill(self.pictures, self.table, label(meaning, "caption", wrap=True))
        self.board.setFixedSize(scaled(BOARD_SIDE), scaled(BOARD_SIDE) * 6 // 5)
        hint = self.tr(
            "Point at layouts, or go from one to the next with the arrow keys. One colour: maps of one size."
        )
        told = column(self.said, self.about, label(hint, "caption", wrap=True), 1, spacing=6)
        self._seen = QWidget()
        shown = row(label(self.tr("To the right:")), self.shown, 1, spacing=8)
        column(shown, (self.chart, 1), row(self.board, (told, 1), spacing=14), spacing=8, parent=self._seen)
        column((self.empty, 1), (self._seen, 1), parent=self)
        for hidden in (self._seen, self.table):
            hidden.hide()

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        check_only(self.guesses, number)
        self.empty.hide()
        for shown in (self._seen, self.table):
            shown.show()
        correlations = list(map(self.correlation, self.figures))
        for place, correlation in enumerate(correlations):
            self.table.fill(place, [_with_decimals(correlation).replace("-", "−")])  # a true minus sign
        best = max(range(len(correlations)), key=lambda place: abs(correlations[place]))
        self.shown.setCurrentIndex(best)
        self._show_figure(best)
        first = self.tr("Right: {figure}.") if number == best else self.tr("Not that one, but this: {figure}.")
        self.conclude(joined([first.format(figure=self.figures[best].name), self._reason()]))

    def _reason(self) -> str:
        """What the figures tell: the size of a map says little."""
        by_size: dict[int, list[int]] = {}
        for placed in self.layouts:
            by_size.setdefault(placed.figures.nodes, []).append(placed.moves)
        size, moves = max(by_size.items(), key=lambda item: max(item[1]) - min(item[1]))
        text = self.tr(
            "The maps of all {layouts} layouts that can be solved have only {sizes} different sizes. On those with "
            "{points} points, a "
            "shortest solution takes {least} to {most} moves. So a layout is hard less because its map is large than "
            "because it starts in a remote corner, far from everything."
        )
        return text.format(
            layouts=grouped(len(self.layouts)),
            sizes=len(by_size),
            points=grouped(size),
            least=min(moves),
            most=max(moves),
        )

    @Slot(int)
    def _show_figure(self, number: int) -> None:
        figure = self.figures[number]
        outstanding = set(self.outstanding())
        sizes = sorted({placed.figures.nodes for placed in self.layouts})
        spots = [
            Spot(
                across=figure.value(placed.figures),
                up=placed.moves,
                series=sizes.index(placed.figures.nodes),
                said=self._said_of(placed),
                name=name_alone(placed.entry.names) if placed.entry in outstanding else "",
            )
            for placed in self.layouts
        ]
        self.chart.show_spots(
            spots, ChartAxis(figure.name, figure.write), ChartAxis(self.tr("Moves of a shortest solution"), _whole)
        )
        if self.chart.pointed < 0:
            self._show_layout(-1)

    def outstanding(self) -> Iterator[Entry]:
        """The layouts that are named: the longest, the shortest, the one with the most passes, and 橫刀立馬."""
        layouts = self.layouts
        yield max(layouts, key=lambda placed: placed.moves).entry
        yield min(layouts, key=lambda placed: placed.moves).entry
        yield max(layouts, key=lambda placed: len(placed.figures.passes)).entry
        yield next(placed.entry for placed in layouts if placed.entry.text == str(HENGDAO))

    @Slot(int)
    def _show_layout(self, number: int) -> None:
        """Show the layout that is pointed at; without one, 橫刀立馬."""
        usual = next(placed for placed in self.layouts if placed.entry.text == str(HENGDAO))
        placed = self.layouts[number] if number >= 0 else usual
        self.board.show_track(KlotskiTrack(placed.entry.layout))
        self.said.setText(self._said_of(placed))
        text = self.tr("{figure}: {value}")
        values = (
            text.format(figure=figure.name, value=figure.write(figure.value(placed.figures))) for figure in self.figures
        )
        self.about.setText(listed(values))

    def _said_of(self, placed: PlacedLayout) -> str:
        text = self.tr("{layout}: {moves}")
        return text.format(layout=layout_name(placed.entry.names), moves=counted(placed.moves, Metric.MOVES))
