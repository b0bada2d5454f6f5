"""What a check for duplicates saves: the same breadth-first search with one, with a small one, and without."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.duplicates_words import (
    check_title,
    conclusion,
    level_sentence,
    memory_size,
    stop_reason,
    way_sentence,
)
from app.learn.lessons.layouts import EIGHTY_ONE, SEVEN, THIRTEEN, chosen_layout, layout_choice
from app.learn.lessons.lesson import Lesson
from app.learn.lessons.level_chart import Curve, GuessSpin, LevelChart, Line, row_with_name
from app.learn.lessons.tables import Column, LessonTable
from app.learn.lessons.two_paths_picture import TwoWaysPicture
from app.puzzle.playback import Playback
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import announce
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.focus import enable_either
from app.ui.words.messages import explained
from app.ui.words.numbers import duration, grouped
from solvers.klotski.layout import Layout
from solvers.klotski.lessons.growth import PATH_BYTES, Check, Growth, StopReason
from solvers.klotski.lessons.levels import two_paths
from solvers.klotski.moves import Metric
from solvers.search import Found, Outcome, Progress, Search, Verdict


class ReachTable(LessonTable):
    """Level, ways kept, memory and time of each search, and how it ended."""

    def __init__(self, name: str, checks: tuple[Check, ...]) -> None:
        translate = QCoreApplication.translate
        columns = (
            Column("", 130, words=True),
            Column(translate("ReachTable", "Level"), 60),
            Column(translate("ReachTable", "Kept"), 110),
            Column(translate("ReachTable", "Memory"), 90),
            Column(translate("ReachTable", "Time"), 90),
            Column(translate("ReachTable", "End"), 165, words=True),
        )
        title = translate("ReachTable", "How far each search got")
        super().__init__(name, title, columns, [check_title(check) for check in checks])
        self._checks = checks

    def show_progress(self, check: Check, progress: Progress, seconds: float) -> None:
        """Show where a search stands."""
        level = str(max(0, len(progress.levels) - 1))
        memory = memory_size(progress.counters.get("memory", 0))
        self._show(check, level, grouped(progress.visited), memory, duration(seconds), "…")

    def show_reach(self, check: Check, reach: Growth, seconds: float) -> None:
        """Show how far a search got."""
        level = str(len(reach.levels) - 1)
        self._show(check, level, grouped(reach.kept), memory_size(reach.memory), duration(seconds), stop_reason(reach))

    def texts_of(self, check: Check) -> list[str]:
        """What the row of a search shows, its name first."""
        return self.texts(self._checks.index(check))

    def _show(self, check: Check, *texts: str) -> None:
        self.fill(self._checks.index(check), texts)


NAME = "duplicatesLesson"
CHECKS = (Check.ALL_VISITED, Check.STRAIGHT_BACK, Check.NOTHING)
"""The searches, in the order in which they are run."""
BUDGETS = tuple(megabytes << 20 for megabytes in (4, 64, 256, 1024))
"""The memory that a search may be given, in bytes."""
FIRST_BUDGET = 1
PLAY_SPEED = 2.0
BOARD_WIDTH = 250
AXIS_STEP = 10


class DuplicatesLesson(Lesson):
    """The person plays two ways to one position, chooses a memory, and runs the three searches one after another."""

    def __init__(self, appearance: Appearance) -> None:
        question = QCoreApplication.translate("DuplicatesLesson", "What does a duplicate check save?")
        super().__init__(NAME, question, appearance)
        self.tell(
            self.tr(
                "Two ways lead to the same position: play both. A search that does not notice keeps it twice, and "
                "all that comes behind it twice as well. Give three searches the same memory and run them."
            )
        )
        self._waiting: list[Check] = []
        self._reaches: dict[Check, Growth] = {}
        self._totals: dict[Check, tuple[int, ...]] = {}
        self._tracks: tuple[KlotskiTrack, ...] = ()
        self._make_stage(appearance)
        self._make_controls()
        self._connect(appearance)

    @property
    def reaches(self) -> dict[Check, Growth]:
        """How far each search got that has been run."""
        return self._reaches

    def begin(self) -> None:
        """Show the two ways of the first layout."""
        self.run_button.setFocus()
        self._begin_anew()

    def rest(self) -> None:
        """Stop the way that is played, and the search."""
        self._waiting = []
        self.playback.rest()
        super().rest()

    def _make_stage(self, appearance: Appearance) -> None:
        self.board = KlotskiBoard(appearance)
        self.board.setObjectName(NAME + "Board")
        self.playback = Playback(self)
        self.playback.set_speed(PLAY_SPEED)
        self.picture = TwoWaysPicture(NAME + "TwoWays", appearance)
        self.chart = LevelChart(
            NAME + "Chart", self.tr("Kept in memory up to each level"), appearance, logarithmic=True
        )
        self.table = ReachTable(NAME + "Table", CHECKS)
        above = QHBoxLayout()
        above.setSpacing(12)
        above.addLayout(self._ways_column())
        above.addLayout(self._chart_column(), 1)
        self.stage.setSpacing(12)
        self.stage.addLayout(above, 1)
        self.stage.addWidget(self.table)

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while searches run, then another run."""
        return self.stop_button, self.run_button

    def _ways_column(self) -> QVBoxLayout:
        self.way_buttons = [
            self.button("FirstWay", self.tr("First Way")),
            self.button("SecondWay", self.tr("Second Way")),
        ]
        self.choose_by(self.way_buttons, self._play_way)
        self.caption = _caption(NAME + "Caption", 3)
        self.board.setFixedWidth(BOARD_WIDTH)
        self.caption.setFixedWidth(BOARD_WIDTH)
        pair = QHBoxLayout()
        for button in self.way_buttons:
            pair.addWidget(button)
        column = QVBoxLayout()
        column.addWidget(self.board, 1)
        column.addWidget(self.picture)
        column.addLayout(pair)
        column.addWidget(self.caption)
        return column

    def _chart_column(self) -> QVBoxLayout:
        self.level_caption = _caption(NAME + "Level", 2)
        column = QVBoxLayout()
        column.addWidget(self.chart, 1)
        column.addWidget(self.level_caption)
        return column

    def _make_controls(self) -> None:
        self.layout_combo = layout_choice(NAME + "Layout", (EIGHTY_ONE, THIRTEEN, SEVEN))
        self.memory_combo = Dropdown()
        self.memory_combo.setObjectName(NAME + "Memory")
        self.memory_combo.setAccessibleName(self.tr("Memory for each search"))
        for budget in BUDGETS:
            self.memory_combo.addItem(memory_size(budget), budget)
        self.memory_combo.setCurrentIndex(FIRST_BUDGET)
        self.memory_combo.setToolTip(self.memory_combo.accessibleName())
        self.guess = GuessSpin(NAME + "Guess", self.tr("My guess: without a check up to level"))
        self.run_button = self.button("Run", self.tr("Run the Three Searches"), self._run, primary=True)
        self.stop_button = self.button("Stop", self.tr("Stop"), self._stop)
        self.controls.addWidget(self.layout_combo)
        for field in (self.memory_combo, self.guess):
            self.controls.addLayout(row_with_name(field))
        buttons = QHBoxLayout()
        buttons.addWidget(self.run_button, 2)
        buttons.addWidget(self.stop_button, 1)
        self.controls.addLayout(buttons)

    def _connect(self, appearance: Appearance) -> None:
        self.playback.follow_motion(appearance)
        self.playback.moment_changed.connect(self.board.show_moment)
        self.layout_combo.currentIndexChanged.connect(self._begin_anew)
        self.memory_combo.currentIndexChanged.connect(self._forget_runs)
        self.chart.level_chosen.connect(self._show_level)
        self.runner.busy_changed.connect(self._show_state)
        self.runner.progressed.connect(self._show_progress)
        self.runner.answered.connect(self._take_reach)
        self.runner.ended.connect(self._tell_end)
        self.runner.failed.connect(self._tell_failure)

    @Slot()
    def _begin_anew(self) -> None:
        layout = chosen_layout(self.layout_combo)
        ways = two_paths(layout, Metric.MOVES)
        assert ways is not None
        self._tracks = tuple(KlotskiTrack(layout, way) for way in ways)
        self.picture.show_ways(*self._tracks)
        self.board.show_track(KlotskiTrack(layout))
        self.playback.load(0)
        self.caption.clear()
        self._forget_runs()

    @Slot()
    def _forget_runs(self) -> None:
        self._waiting, self._reaches, self._totals = [], {}, {}
        self.runner.abandon()
        self.answer.clear()
        self.table.clear_rows()
        self.level_caption.clear()
        self._show_curves()
        self._show_state()

    @Slot(int)
    def _play_way(self, number: int) -> None:
        track = self._tracks[number]
        self.picture.mark(number)
        self.board.show_track(track)
        self.playback.load(track.length)
        self.playback.play()
        self.caption.setText(way_sentence(number == 1, track.length))

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

    @Slot(object)
    def _show_progress(self, report: Report[Progress]) -> None:
        if not self._waiting:
            return  # it is of none of the searches in the table
        check = self._waiting[0]
        if report.event.levels:
            self._totals[check] = tuple(accumulate(report.event.levels))
        self.table.show_progress(check, report.event, report.seconds)
        self._show_curves()

    @Slot(object)
    def _take_reach(self, report: Report[Found[Growth]]) -> None:
        check, reach = self._waiting.pop(0), report.event.answer
        self._reaches[check], self._totals[check] = reach, reach.totals
        self.table.show_reach(check, reach, report.seconds)
        self._show_curves()
        if self._waiting:
            self._run_next()
            return
        self._show_state()
        self._show_level(len(self._reaches[Check.NOTHING].levels) - 1)
        self.conclude(conclusion(self._reaches, self.guess.value()))

    @Slot(object)
    def _tell_end(self, report: Report[Verdict]) -> None:
        self._waiting = []
        self._show_state()
        if report.event.outcome is Outcome.STOPPED:
            self.conclude(self.tr("Stopped before the end: what has not been run is not known."))

    @Slot(object)
    def _tell_failure(self, report: Report[Exception]) -> None:
        self._waiting = []
        self._show_state()
        short = isinstance(report.event, MemoryError)
        text = self.tr("This machine does not give a search so much memory: choose less.")
        self.conclude(text if short else explained(report.event))

    @Slot(int)
    def _show_level(self, level: int) -> None:
        said = level_sentence(level, {check: self._totals[check] for check in CHECKS if check in self._totals})
        self.chart.mark(level, said)
        self.level_caption.setText(said)
        announce(self.level_caption, said)

    def _show_curves(self) -> None:
        curves = [
            Curve(check_title(check), totals, self._is_cut_off(check))
            for check, totals in self._totals.items()
            if totals
        ]
        last = max((len(curve.counts) - 1 for curve in curves), default=0)
        budget = self.memory_combo.currentData()
        line = Line(budget // PATH_BYTES, self.tr("{memory} full").format(memory=memory_size(budget)))
        self.chart.show_curves(curves, AXIS_STEP * (1 + last // AXIS_STEP), line)

    def _is_cut_off(self, check: Check) -> bool:
        return check in self._reaches and self._reaches[check].stop_reason is StopReason.MEMORY

    @Slot()
    def _show_state(self) -> None:
        enable_either(bool(self._waiting), (self.stop_button,), (self.run_button,))


def _search(layout: Layout, check: Check, memory: int) -> Search[Growth]:
    """Begin a search; called in the search's thread, where numpy may be loaded."""
    from solvers.klotski.lessons.without_check import search

    return search(layout, Metric.MOVES, check, memory)


def _caption(name: str, lines: int) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing() + 4)
    return label


def make(appearance: Appearance) -> Lesson:
    """The lesson."""
    return DuplicatesLesson(appearance)
