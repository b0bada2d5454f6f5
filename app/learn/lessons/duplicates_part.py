"""What a check for duplicates saves: the same breadth-first search with one, with a small one, and without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QLayout

from app.klotski.board.track import KlotskiTrack
from app.learn.lessons.fields import GuessSpin, chosen_layout, in_moves, layout_choice, lesson_board, row_with_name
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import RunningPart
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.learn.lessons.two_paths import TwoPathsPicture
from app.ui.look.scale import scaled
from app.ui.widgets.accessibility import say
from app.ui.widgets.level_chart import Curve, LevelChart, ReferenceLine
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.numbers import data_size, duration, grouped, unbroken
from solvers.klotski.breadth_first.growth import PATH_BYTES, Check, Growth, StopReason
from solvers.klotski.breadth_first.levels import two_paths
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Outcome, Progress, Search, Verdict

CHECKS = {Check.ALL_VISITED: "full", Check.STRAIGHT_BACK: "back", Check.NOTHING: "none"}
"""The searches, in the order in which they are run, and how what is told of each begins."""
FIRST_BUDGET = 1
FURTHER = 16
"""How many times the memory is estimated with."""
PLAY_SPEED = 2.0
BOARD_WIDTH = 250
AXIS_STEP = 10

translate = QCoreApplication.translate


def check_title(check: Check) -> str:
    """What a search with this check is called."""
    return {
        Check.ALL_VISITED: translate("Duplicates", "full check"),
        Check.STRAIGHT_BACK: translate("Duplicates", "no immediate reversal"),
        Check.NOTHING: translate("Duplicates", "no check"),
    }[check]


def stop_reason(reach: Growth) -> str:
    """Why a search ended."""
    level = len(reach.levels) - 1
    return {
        StopReason.SOLVED: translate("Duplicates", "solved: {moves}"),
        StopReason.MEMORY: translate("Duplicates", "memory full at level {level}"),
        StopReason.LEVELS: translate("Duplicates", "stopped after level {level}"),
        StopReason.EXHAUSTED: translate("Duplicates", "no more positions after level {level}"),
    }[reach.stop_reason].format(level=level, moves=in_moves(level))


def level_sentence(level: int, totals: Mapping[Check, Sequence[int]]) -> str:
    """What each search held by the end of a level."""
    comma = translate("Duplicates", "; ", "between two searches")
    return translate("Duplicates", "Paths stored up to level {level}: {searches}").format(
        level=level, searches=comma.join(_held(check, held, level) for check, held in totals.items())
    )


def _held(check: Check, totals: Sequence[int], level: int) -> str:
    if level < len(totals):
        text = translate("Duplicates", "{check} {count}")
        return text.format(check=check_title(check), count=grouped(totals[level]))
    return translate("Duplicates", "{check} ended earlier").format(check=check_title(check))


def reach_values(reach: Growth) -> dict[str, str | int]:
    """What is told of one search: how far it got and with what, and one of the names of why it ended."""
    reason = reach.stop_reason
    return {
        "level": len(reach.levels) - 1,
        "stored": reach.kept,
        "memory": unbroken(data_size(reach.memory)),
        "growth": f"{reach.growth:.1f}",
        "more": f"{reach.levels_for(FURTHER):.1f}" if reason is StopReason.MEMORY else "",
        "is_full": reason is StopReason.MEMORY,
        "is_cut": reason is StopReason.LEVELS,
        "is_done": reason in (StopReason.SOLVED, StopReason.EXHAUSTED),
    }


def values_of(reaches: Mapping[Check, Growth], guess: int) -> dict[str, str | int]:
    """What is told of all searches together."""
    said = {
        f"{CHECKS[check]}_{name}": value
        for check, reach in reaches.items()
        for name, value in reach_values(reach).items()
    }
    level = len(reaches[Check.NOTHING].levels) - 1
    judged = {"guess": guess or "", "right": guess == level, "wrong": 0 < guess != level}
    return said | judged | {"factor": FURTHER}


class DuplicatesPart(RunningPart):
    """The person plays two paths to one position, chooses a memory, and runs the three searches one after another."""

    tells = (
        *(
            f"{search}_{name}"
            for search in CHECKS.values()
            for name in ("level", "stored", "memory", "growth", "more", "is_full", "is_cut", "is_done")
        ),
        *(
            "factor",
            "guess",
            "right",
            "wrong",
            "stopped",
            "first_path",
            "second_path",
            "path_moves",
            "path_number",
            "no_memory",
        ),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.layout_combo = layout_choice(self, given.layouts("layouts", None))
        self._megabytes = given.numbers("memories", "4; 64; 256; 1000", 1, 4000)
        self._began = 0.0
        self.reaches: dict[Check, Growth] = {}
        """How far each search got that has been run."""
        self._totals: dict[Check, tuple[int, ...]] = {}
        self._tracks: tuple[KlotskiTrack, ...] = ()
        self._make_stage(given.name)
        self._make_controls(given.name)
        self._connect()

    def _make_stage(self, name: str) -> None:
        self.board = lesson_board(self.appearance, name + "Board")
        self.steering = self.make_playback(PLAY_SPEED)
        self.picture = TwoPathsPicture(name + "TwoWays", self.appearance)
        self.chart = LevelChart(
            name + "Chart", self.tr("Paths stored up to each level"), self.appearance, logarithmic=True
        )
        columns = (
            ColumnFormat("", 155, words=True),
            ColumnFormat(self.tr("Level"), 50),
            ColumnFormat(self.tr("Stored"), 100),
            ColumnFormat(self.tr("Memory"), 80),
            ColumnFormat(self.tr("Time"), 80),
            ColumnFormat(self.tr("Result"), 180, words=True),
        )
        titles = list(map(check_title, CHECKS))
        self.table = LessonTable(name + "Table", self.tr("How far each search got"), columns, titles)
        self.level_caption = label(name=name + "Level", lines=2)
        chart = column((self.chart, 1), self.level_caption)
        column((row(self._paths_column(), (chart, 1), spacing=12), 1), self.table, spacing=12, parent=self)

    def _paths_column(self) -> QLayout:
        texts = ("FirstWay", self.tr("First path")), ("SecondWay", self.tr("Second path"))
        self.way_buttons = [self.button(name, text) for name, text in texts]
        self.choose_by(self.way_buttons, self._play_path)
        for above_each_other in (self.board, self.picture):
            above_each_other.setMaximumWidth(scaled(BOARD_WIDTH))
        return column((self.board, 1), self.picture, row(*self.way_buttons))

    def _make_controls(self, name: str) -> None:
        sizes = [(data_size(megabytes * 1_000_000), megabytes * 1_000_000) for megabytes in self._megabytes]
        self.memory_combo = self.dropdown("Memory", self.tr("Memory for each search"), sizes)
        self.memory_combo.setCurrentIndex(min(FIRST_BUDGET, len(self._megabytes) - 1))
        self.guess = GuessSpin(name + "Guess", self.tr("My guess: the search without a check reaches level"))
        fill(self.controls, self.layout_combo, *map(row_with_name, (self.memory_combo, self.guess)))
        self.offer_run("Run", self.tr("Run the three searches"))
        self.first_control = self.run_button

    def _connect(self) -> None:
        self.steering.moment_changed.connect(self.board.show_moment)
        self.layout_combo.currentIndexChanged.connect(self.begin)
        self.memory_combo.currentIndexChanged.connect(self._forget_runs)
        self.chart.level_chosen.connect(self._show_level)

    @Slot()
    def begin(self) -> None:
        """Show the two paths of the layout."""
        layout = chosen_layout(self.layout_combo)
        ways = two_paths(layout, Metric.MOVES) or ()
        self._tracks = tuple(KlotskiTrack(layout, way) for way in ways)
        self.picture.show_tracks(*self._tracks)
        for button in self.way_buttons:
            button.setEnabled(bool(ways))
        self.board.show_track(KlotskiTrack(layout))
        self.steering.load(0)
        self.tell(first_path=None, second_path=None)
        self._forget_runs()

    @Slot()
    def _forget_runs(self) -> None:
        self.reaches, self._totals, self._began = {}, {}, 0.0
        self.runner.abandon()
        self.conclude()
        self.table.clear_rows()
        self.level_caption.clear()
        self._show_curves()

    @Slot(int)
    def _play_path(self, number: int) -> None:
        track = self._tracks[number]
        self.picture.mark(number)
        self.board.show_track(track)
        self.steering.load(track.length)
        self.steering.play()
        self.tell(
            first_path=number == 0,
            second_path=number == 1,
            path_number=track.length,
            path_moves=in_moves(track.length),
        )

    def run(self) -> None:
        """Run the three searches one after another."""
        self._forget_runs()
        layout, memory = chosen_layout(self.layout_combo), self.memory_combo.currentData()
        self.runner.start(lambda: _searches(layout, memory), final=lambda reach: reach.check is Check.NOTHING)

    def progressed(self, progress: Progress) -> None:
        """Show where the search that is run stands."""
        check = [*CHECKS][len(self.reaches)]
        self._show(check, progress.levels, progress.counters.get("memory", 0), self.report.seconds, "…")

    def bettered(self, reach: Growth) -> None:
        """Show how far a search got."""
        self.reaches[reach.check] = reach
        self._show(reach.check, reach.levels, reach.memory, self.report.seconds, stop_reason(reach))
        self._began = self.report.seconds

    def answered(self, reach: Growth) -> None:
        """Show how far the last search got, and what is told of all three."""
        self.bettered(reach)
        self._show_level(len(reach.levels) - 1)
        self.conclude(**values_of(self.reaches, self.guess.value()))

    def failed(self, error: Exception) -> None:
        """Say why no more is run."""
        if isinstance(error, MemoryError):
            self.conclude(no_memory=True)
        else:
            super().failed(error)

    def _show(self, check: Check, levels: Sequence[int], memory: int, seconds: float, result: str) -> None:
        """Show how far a search has got so many seconds after the first began."""
        self._totals[check] = tuple(accumulate(levels))
        figures = data_size(memory), duration(seconds - self._began)
        self.table.fill([*CHECKS].index(check), (str(max(0, len(levels) - 1)), grouped(sum(levels)), *figures, result))
        self._show_curves()

    @Slot(int)
    def _show_level(self, level: int) -> None:
        said = level_sentence(level, {check: self._totals[check] for check in CHECKS if check in self._totals})
        self.chart.mark(level, said)
        say(self.level_caption, said)

    def _show_curves(self) -> None:
        full = {check for check, reach in self.reaches.items() if reach.stop_reason is StopReason.MEMORY}
        curves = [Curve(check_title(check), totals, check in full) for check, totals in self._totals.items() if totals]
        last = max((len(curve.counts) - 1 for curve in curves), default=0)
        budget = self.memory_combo.currentData()
        line = ReferenceLine(budget // PATH_BYTES, self.tr("{memory} full").format(memory=data_size(budget)))
        self.chart.show_curves(curves, AXIS_STEP * (1 + last // AXIS_STEP), line)


def _searches(layout: Layout, memory: int) -> Search[Growth]:
    """Make all three searches; called in their thread, where numpy may be loaded."""
    from solvers.klotski.breadth_first.without_check import search

    verdict = Verdict(Outcome.EXHAUSTED, 0)
    for check in CHECKS:
        verdict = yield from search(layout, Metric.MOVES, check, memory)
    return verdict
