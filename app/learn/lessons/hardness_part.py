"""What makes a layout hard, by the figures of all layouts of the catalogue."""

from __future__ import annotations

import statistics
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import layout_name, name_alone
from app.learn.lessons.fields import in_moves
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.learn.lessons.scatter_chart import ChartAxis, ScatterChart, Spot
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import column, fill, grid, label, named, row
from app.ui.words.messages import listed
from app.ui.words.numbers import rounded
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.state_spaces import StateSpaceFigures, state_space_figures
from solvers.klotski.moves import Metric

BOARD_SIDE = 150
DECIMALS = 2


@dataclass(frozen=True, slots=True)
class LayoutFigure:
    """A figure of a layout's map: its name, how it is computed, and with how many decimals it is written."""

    name: str
    value: Callable[[StateSpaceFigures], float]
    decimals: int = 0

    def write(self, value: float) -> str:
        """A value of it, as text."""
        return rounded(float(value), self.decimals)


def figures() -> tuple[LayoutFigure, ...]:
    """Those among which may be chosen, in the user's language."""
    translate = QCoreApplication.translate
    return (
        LayoutFigure(translate("HardnessPart", "Points of the map"), attrgetter("nodes")),
        LayoutFigure(translate("HardnessPart", "Narrow passes"), lambda figures: len(figures.passes)),
        LayoutFigure(translate("HardnessPart", "Neighbours on average"), attrgetter("mean_degree"), DECIMALS),
        LayoutFigure(translate("HardnessPart", "Furthest position"), attrgetter("furthest")),
    )


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """1 where both put the same things in one order, -1 where one is the reverse of the other; about 0 if unrelated.

    Both have as many values, the k-th of the k-th thing; equal values share the mean of their ranks. After C. Spearman,
    The proof and measurement of association between two things, 1904. Raises `StatisticsError` where all values of one
    are equal: then they have no order.
    """
    return statistics.correlation(_ranks(first), _ranks(second))


def _ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value."""
    ordered = sorted(values)
    return [(bisect_left(ordered, value) + bisect_right(ordered, value)) / 2 for value in values]


@dataclass(frozen=True, slots=True)
class PlacedLayout:
    """A layout of the catalogue that has a solution, its figures, and the moves of a shortest one."""

    entry: Entry
    figures: StateSpaceFigures
    moves: int


class HardnessPart(Part):
    """Guess which figure goes best with the moves; then choose figures, and point at layouts."""

    tells = ("right", "wrong", "figure", "layouts", "sizes", "points", "least", "most")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.figures = figures()
        self._usual = str(given.layout("layout", "橫刀立馬"))
        self.chart = ScatterChart(given.name + "Chart", self.tr("All layouts that have a solution"), self.appearance)
        self.empty = label(self.tr("Guess first; the chart will appear here."), "caption")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.offer_guesses(figure.name for figure in self.figures)
        items = [(figure.name, figure) for figure in self.figures]
        self.shown = self.dropdown("Figure", self.tr("Figure to the right"), items)
        self.table = self._table()
        self.board = named(KlotskiBoard(self.appearance), given.name + "Board")
        self.said = label("", "result", given.name + "Said", wrap=True)
        self.about = label("", "", given.name + "About", wrap=True)
        self._lay_out()
        self.chart.pointed_at.connect(self._show_layout)
        self.shown.currentIndexChanged.connect(self._show_figure)

    @cached_property
    def layouts(self) -> tuple[PlacedLayout, ...]:
        """Every layout of the catalogue with a solution; read when it is first needed."""
        known = ((entry, state_space_figures(entry, Metric.MOVES)) for entry in entries())
        return tuple(
            PlacedLayout(entry, figures, figures.distance) for entry, figures in known if figures.distance is not None
        )

    @property
    def _marked(self) -> PlacedLayout:
        """The layout of the file; for one that the catalogue lacks, its first."""
        return next((placed for placed in self.layouts if placed.entry.text == self._usual), self.layouts[0])

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
        fill(self.controls, grid(self.guesses))
        fill(self.pictures, self.table)
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

    def take_guess(self, number: int) -> None:
        """Show the chart, and which figure goes best with the moves."""
        self.empty.hide()
        for shown in (self._seen, self.table):
            shown.show()
        correlations = list(map(self.correlation, self.figures))
        for place, correlation in enumerate(correlations):
            self.table.fill(place, [rounded(correlation, DECIMALS).replace("-", "−")])  # a true minus sign
        best = max(range(len(correlations)), key=lambda place: abs(correlations[place]))
        self.shown.setCurrentIndex(best)
        self._show_figure(best)
        by_size: dict[int, list[int]] = {}
        for placed in self.layouts:
            by_size.setdefault(placed.figures.nodes, []).append(placed.moves)
        size, moves = max(by_size.items(), key=lambda item: max(item[1]) - min(item[1]))
        self.conclude(
            figure=self.figures[best].name,
            layouts=len(self.layouts),
            sizes=len(by_size),
            points=size,
            least=min(moves),
            most=max(moves),
            **self.judged(number == best),
        )

    @Slot(int)
    def _show_figure(self, number: int) -> None:
        figure = self.figures[number]
        layouts, by_moves = self.layouts, attrgetter("moves")
        most_passes = max(layouts, key=lambda placed: len(placed.figures.passes))
        outstanding = {max(layouts, key=by_moves), min(layouts, key=by_moves), most_passes, self._marked}
        sizes = sorted({placed.figures.nodes for placed in layouts})
        spots = [
            Spot(
                across=figure.value(placed.figures),
                up=placed.moves,
                series=sizes.index(placed.figures.nodes),
                said=self._said_of(placed),
                name=name_alone(placed.entry.names) if placed in outstanding else "",
            )
            for placed in layouts
        ]
        upwards = ChartAxis(self.tr("Moves of a shortest solution"), lambda moves: rounded(float(moves), 0))
        self.chart.show_spots(spots, ChartAxis(figure.name, figure.write), upwards)
        if self.chart.pointed < 0:
            self._show_layout(-1)

    @Slot(int)
    def _show_layout(self, number: int) -> None:
        """Show the layout that is pointed at; without one, that of the file."""
        placed = self.layouts[number] if number >= 0 else self._marked
        self.board.show_track(KlotskiTrack(placed.entry.layout))
        self.said.setText(self._said_of(placed))
        text = self.tr("{figure}: {value}")
        values = (
            text.format(figure=figure.name, value=figure.write(figure.value(placed.figures))) for figure in self.figures
        )
        self.about.setText(listed(values))

    def _said_of(self, placed: PlacedLayout) -> str:
        text = self.tr("{layout}: {moves}")
        return text.format(layout=layout_name(placed.entry.names), moves=in_moves(placed.moves))
