"""What a check for duplicates saves: the same breadth-first search with one, with a small one, and without."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLayout, QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.duplicates_words import (
    check_title,
    conclusion,
    level_sentence,
    path_sentence,
    stop_reason,
)
from app.learn.lessons.fields import (
    EIGHTY_ONE,
    SEVEN,
    THIRTEEN,
    GuessSpin,
    chosen_layout,
    layout_choice,
    lesson_board,
    row_with_name,
)
from app.learn.lessons.lesson import Lesson, player
from app.learn.lessons.level_chart import Curve, LevelChart, ReferenceLine
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.search.worker import Report
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.focus import enable_either
from app.ui.widgets.painted import ScaledPicture
from app.ui.widgets.shorthand import column, fill, label, named, row
from app.ui.words.numbers import data_size, duration, grouped
from solvers.klotski.breadth_first.growth import PATH_BYTES, Check, Growth, StopReason
from solvers.klotski.breadth_first.levels import two_paths
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Found, Outcome, Progress, Search, Verdict

NAME = "duplicatesLesson"
CHECKS = (Check.ALL_VISITED, Check.STRAIGHT_BACK, Check.NOTHING)
"""The searches, in the order in which they are run."""
BUDGETS = tuple(megabytes * 1_000_000 for megabytes in (4, 64, 256, 1000))
"""The memory that a search may be given, in bytes."""
FIRST_BUDGET = 1
PLAY_SPEED = 2.0
BOARD_WIDTH = 250
AXIS_STEP = 10
CELL, GAP = 8.0, 6.0
"""The side of a cell in the pictures of the paths, and the gap around the pictures, in pixels."""


class TwoPathsPicture(ScaledPicture):
    """Draws two tracks that begin and end alike; the one that is played is marked."""

    def __init__(self, name: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, self.tr("Two paths to one position"))
        self._pictures = Thumbnails(appearance, CELL)
        self._tracks: tuple[KlotskiTrack, ...] = ()
        self._played = -1
        self.setFixedHeight(scaled(2 * self._pictures.size.height() + 3 * GAP))

    def sizeHint(self) -> QSize:
        """Four pictures wide."""
        return QSize(240, self.height())

    def show_tracks(self, *tracks: KlotskiTrack) -> None:
        """Draw these two tracks."""
        self._tracks, self._played = tracks, -1
        self.update()

    def mark(self, number: int) -> None:
        """Mark the track of this number as the one that is played."""
        self._played = number
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint both paths, the one that is marked last."""
        for number in sorted(range(len(self._tracks)), key=lambda number: number == self._played):
            self._paint_track(painter, number)

    def _paint_track(self, painter: QPainter, number: int) -> None:
        track, theme = self._tracks[number], self.theme
        places = [self._place(position, number, track.length) for position in range(track.length + 1)]
        played = number == self._played
        painter.setPen(QPen(QColor(theme.accent if played else theme.muted), 2.4 if played else 1.4))
        for one, following in pairwise(places):
            start = QPointF(one.right(), one.center().y())
            painter.drawLine(start, QPointF(following.left(), following.center().y()))
        for position, place in enumerate(places):
            picture = self._pictures.picture(track.layout_at(position), self.pixel_ratio)
            painter.drawPixmap(place.topLeft(), picture)

    def _place(self, position: int, number: int, last: int) -> QRectF:
        size = QSizeF(self._pictures.size)
        across = GAP + (self.field.width() - 2 * GAP - size.width()) * position / last
        shared = position in (0, last)
        down = (self.field.height() - size.height()) / 2 if shared else GAP + number * (size.height() + GAP)
        return QRectF(QPointF(across, down), size)


class ReachTable(LessonTable):
    """Level, paths stored, memory and time of each search, and how it ended."""

    def __init__(self, name: str, checks: tuple[Check, ...]) -> None:
        translate = QCoreApplication.translate
        columns = (
            ColumnFormat("", 155, words=True),
            ColumnFormat(translate("ReachTable", "Level"), 50),
            ColumnFormat(translate("ReachTable", "Stored"), 100),
            ColumnFormat(translate("ReachTable", "Memory"), 80),
            ColumnFormat(translate("ReachTable", "Time"), 80),
            ColumnFormat(translate("ReachTable", "Result"), 180, words=True),
        )
        title = translate("ReachTable", "How far each search got")
        super().__init__(name, title, columns, [check_title(check) for check in checks])
        self._checks = checks

    def show_progress(self, check: Check, progress: Progress, seconds: float) -> None:
        """Show where a search stands."""
        level = str(max(0, len(progress.levels) - 1))
        memory = data_size(progress.counters.get("memory", 0))
        self._show(check, level, grouped(progress.visited), memory, duration(seconds), "…")

    def show_reach(self, check: Check, reach: Growth, seconds: float) -> None:
        """Show how far a search got."""
        level = str(len(reach.levels) - 1)
        self._show(check, level, grouped(reach.kept), data_size(reach.memory), duration(seconds), stop_reason(reach))

    def _show(self, check: Check, *texts: str) -> None:
        self.fill(self._checks.index(check), texts)


class DuplicatesLesson(Lesson):
    """The person plays two paths to one position, chooses a memory, and runs the three searches one after another."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__(NAME, question, appearance)
        self.tell(
            self.tr(
                "Two paths lead to the same position: play both. A search that does not notice stores it twice, along "
                "with everything that follows. Give three searches the same memory and run them."
            )
        )
        self._waiting: list[Check] = []
        self.reaches: dict[Check, Growth] = {}
        """How far each search got that has been run."""
        self._totals: dict[Check, tuple[int, ...]] = {}
        self._tracks: tuple[KlotskiTrack, ...] = ()
        self._make_stage(appearance)
        self._make_controls()
        self._connect()

    def begin(self) -> None:
        """Show the two paths of the first layout."""
        self.run_button.setFocus()
        self._begin_anew()

    def rest(self) -> None:
        """Stop the path that is played, and the search."""
        self._waiting = []
        self.playback.rest()
        super().rest()

    def _make_stage(self, appearance: Appearance) -> None:
        self.board = lesson_board(appearance, NAME + "Board")
        self.playback = player(self, appearance, PLAY_SPEED)
        self.picture = TwoPathsPicture(NAME + "TwoWays", appearance)
        self.chart = LevelChart(NAME + "Chart", self.tr("Paths stored up to each level"), appearance, logarithmic=True)
        self.table = ReachTable(NAME + "Table", CHECKS)
        self.level_caption = label(name=NAME + "Level", lines=2)
        chart = column((self.chart, 1), self.level_caption)
        self.stage.setSpacing(12)
        fill(self.stage, (row(self._paths_column(), (chart, 1), spacing=12), 1), self.table)

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while searches run, then another run."""
        return self.stop_button, self.run_button

    def _paths_column(self) -> QLayout:
        texts = ("FirstWay", self.tr("First path")), ("SecondWay", self.tr("Second path"))
        self.way_buttons = [self.button(name, text) for name, text in texts]
        self.choose_by(self.way_buttons, self._play_path)
        self.caption = label(name=NAME + "Caption", lines=3)
        for above_each_other in (self.board, self.caption):
            above_each_other.setMaximumWidth(scaled(BOARD_WIDTH))
        return column((self.board, 1), self.picture, row(*self.way_buttons), self.caption)

    def _make_controls(self) -> None:
        self.layout_combo = layout_choice(NAME + "Layout", (EIGHTY_ONE, THIRTEEN, SEVEN))
        title = self.tr("Memory for each search")
        self.memory_combo = named(Dropdown(), NAME + "Memory", title, title)
        for budget in BUDGETS:
            self.memory_combo.addItem(data_size(budget), budget)
        self.memory_combo.setCurrentIndex(FIRST_BUDGET)
        self.guess = GuessSpin(NAME + "Guess", self.tr("My guess: the search without a check reaches level"))
        self.run_button = self.button("Run", self.tr("Run the three searches"), self._run, "primary")
        self.stop_button = self.button("Stop", self.tr("Stop"), self._stop)
        fields = map(row_with_name, (self.memory_combo, self.guess))
        fill(self.controls, self.layout_combo, *fields, row((self.run_button, 2), (self.stop_button, 1)))

    def _connect(self) -> None:
        self.playback.moment_changed.connect(self.board.show_moment)
        self.layout_combo.currentIndexChanged.connect(self._begin_anew)
        self.memory_combo.currentIndexChanged.connect(self._forget_runs)
        self.chart.level_chosen.connect(self._show_level)
        self.runner.busy_changed.connect(self._show_state)

    @Slot()
    def _begin_anew(self) -> None:
        layout = chosen_layout(self.layout_combo)
        ways = two_paths(layout, Metric.MOVES)
        assert ways is not None
        self._tracks = tuple(KlotskiTrack(layout, way) for way in ways)
        self.picture.show_tracks(*self._tracks)
        self.board.show_track(KlotskiTrack(layout))
        self.playback.load(0)
        self.caption.clear()
        self._forget_runs()

    @Slot()
    def _forget_runs(self) -> None:
        self._waiting, self.reaches, self._totals = [], {}, {}
        self.runner.abandon()
        self.answer.clear()
        self.table.clear_rows()
        self.level_caption.clear()
        self._show_curves()
        self._show_state()

    @Slot(int)
    def _play_path(self, number: int) -> None:
        track = self._tracks[number]
        self.picture.mark(number)
        self.board.show_track(track)
        self.playback.load(track.length)
        self.playback.play()
        self.caption.setText(path_sentence(number == 1, track.length))

    def _run(self) -> None:
        self._forget_runs()
        self._waiting = list(CHECKS)
        self._run_next()

    def _run_next(self) -> None:
        layout, check, memory = chosen_layout(self.layout_combo), self._waiting[0], self.memory_combo.currentData()
        self.runner.start(lambda: _search(layout, check, memory))
        self._show_state()

    def _stop(self) -> None:
        self._waiting = self._waiting[:1]
        self.runner.stop()

    def progressed(self, report: Report[Progress]) -> None:
        """Show where the search that is run stands."""
        if not self._waiting:
            return  # it is of none of the searches in the table
        check = self._waiting[0]
        if report.event.levels:
            self._totals[check] = tuple(accumulate(report.event.levels))
        self.table.show_progress(check, report.event, report.seconds)
        self._show_curves()

    def answered(self, report: Report[Found[Growth]]) -> None:
        """Show how far a search got, and run the next."""
        check, reach = self._waiting.pop(0), report.event.answer
        self.reaches[check], self._totals[check] = reach, reach.totals
        self.table.show_reach(check, reach, report.seconds)
        self._show_curves()
        if self._waiting:
            self._run_next()
            return
        self._show_state()
        if len(self.reaches) < len(CHECKS):  # stopped when this one had its answer already
            self._conclude_stopped()
            return
        self._show_level(len(self.reaches[Check.NOTHING].levels) - 1)
        self.conclude(conclusion(self.reaches, self.guess.value()))

    def ended(self, report: Report[Verdict]) -> None:
        """Run no more of them; say so where they were stopped."""
        self._waiting = []
        self._show_state()
        if report.event.outcome is Outcome.STOPPED:
            self._conclude_stopped()

    def _conclude_stopped(self) -> None:
        self.conclude(self.tr("Stopped before the end: searches that did not finish have no result."))

    def failed(self, report: Report[Exception]) -> None:
        """Run no more of them, and say why."""
        self._waiting = []
        self._show_state()
        if isinstance(report.event, MemoryError):
            self.conclude(self.tr("There is not enough memory for each search: choose a smaller amount."))
        else:
            super().failed(report)

    @Slot(int)
    def _show_level(self, level: int) -> None:
        said = level_sentence(level, {check: self._totals[check] for check in CHECKS if check in self._totals})
        self.chart.mark(level, said)
        self.level_caption.setText(said)
        announce(self.level_caption, said)

    def _show_curves(self) -> None:
        full = {check for check, reach in self.reaches.items() if reach.stop_reason is StopReason.MEMORY}
        curves = [Curve(check_title(check), totals, check in full) for check, totals in self._totals.items() if totals]
        last = max((len(curve.counts) - 1 for curve in curves), default=0)
        budget = self.memory_combo.currentData()
        line = ReferenceLine(budget // PATH_BYTES, self.tr("{memory} full").format(memory=data_size(budget)))
        self.chart.show_curves(curves, AXIS_STEP * (1 + last // AXIS_STEP), line)

    @Slot()
    def _show_state(self) -> None:
        enable_either(bool(self._waiting), (self.stop_button,), (self.run_button,))


def _search(layout: Layout, check: Check, memory: int) -> Search[Growth]:
    """Begin a search; called in the search's thread, where numpy may be loaded."""
    from solvers.klotski.breadth_first.without_check import search

    return search(layout, Metric.MOVES, check, memory)
