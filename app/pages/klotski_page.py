"""The Klotski page: choose a layout, solve it, watch the solution."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QApplication, QComboBox, QFormLayout

from app.boards.klotski_board import KlotskiBoard
from app.klotski_track import KlotskiTrack
from app.klotski_words import metric_meaning, metric_title, result_sentence, step_lines
from app.layouts.layout_combo import LayoutCombo
from app.pages.search_page import SearchPage
from app.panels.step_list import StepList
from app.search_worker import Report
from app.settings import KLOTSKI_ENGINE, KLOTSKI_SPEED, LAYOUT, METRIC, Settings
from app.theme import Appearance
from solvers.klotski.catalogue import Entry
from solvers.klotski.engines import ENGINES, KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Found
from solvers.statement import InputError

ONE_MOVE_AWAY = Layout.parse("..../..../.AA./.AA./....")


class KlotskiPage(SearchPage):
    """A layout of the catalogue on the board, its solution in steps."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        self.klotski_board = KlotskiBoard(appearance)
        super().__init__(
            "klotski", QCoreApplication.translate("KlotskiPage", "Positions"), self.klotski_board, appearance
        )
        self.layout_combo = LayoutCombo(appearance)
        self.metric_combo = self._metric_combo()
        self.engine_combo = self._engine_combo()
        self.steps = StepList("klotskiSteps", self.playback)
        self.details.addWidget(self.steps)
        self._fill_choices()
        self.find_button.setObjectName("klotskiSolveButton")
        self.find_button.setText(self.tr("Solve"))
        self.find_button.setToolTip(self.tr("Find a way to the exit (Ctrl+Return)"))
        self.playback.moment_changed.connect(self.klotski_board.show_moment)
        self.layout_combo.layout_changed.connect(self._show_layout)
        self.metric_combo.currentIndexChanged.connect(self._count_otherwise)
        self.engine_combo.currentIndexChanged.connect(self._show_layout)
        self._restore(settings)
        self._show_layout()

    @property
    def entry(self) -> Entry:
        """The layout that is chosen."""
        return self.layout_combo.entry

    @property
    def chosen_metric(self) -> Metric:
        """The metric that is chosen."""
        return Metric(self.metric_combo.currentData())

    @property
    def engine(self) -> KlotskiEngine:
        """The engine that is chosen."""
        return self.engine_combo.currentData()

    def search(self) -> None:
        """Solve the layout on the board."""
        engine, layout, metric = self.engine, self.entry.layout, self.chosen_metric
        self._show_layout()
        self.say(self.tr("Searching …"))
        self.runner.start(lambda: engine.search(layout, metric))

    def show_answer(self, report: Report[Found[Solution]]) -> None:
        """Show a solution from its first step on, and play it."""
        solution = report.event.answer
        self.say(result_sentence(solution, report.event.visited, report.seconds))
        self._take_up(KlotskiTrack(solution.layout, solution.steps))
        self.playback.play()

    def copy(self) -> None:
        """Copy the layout's text form and, when there are any, the steps in words."""
        QApplication.clipboard().setText("\n".join([str(self.entry.layout), *self.steps.lines[1:]]))

    def remember(self, settings: Settings) -> None:
        """Keep the layout, the count, the method and the speed."""
        settings.keep(LAYOUT, str(self.entry.layout))
        settings.keep(METRIC, self.chosen_metric.value)
        settings.keep(KLOTSKI_ENGINE, self.engine.name)
        settings.keep(KLOTSKI_SPEED, self.playback.speed)

    def warm_up(self) -> None:
        """Load the kernels of the default engine, by a layout that one move solves."""
        self.runner.prepare(lambda: ENGINES[0].search(ONE_MOVE_AWAY, Metric.MOVES))

    def _restore(self, settings: Settings) -> None:
        self.layout_combo.choose(_remembered_layout(settings))
        _choose(self.metric_combo, list(Metric), settings.value(METRIC))
        _choose(self.engine_combo, [engine.name for engine in ENGINES], settings.value(KLOTSKI_ENGINE))
        self.playback.set_speed(settings.value(KLOTSKI_SPEED))

    def _show_layout(self) -> None:
        self.runner.abandon()
        self.progress.clear()
        self.say(self.tr("Press Solve to see a shortest way to the exit."))
        self._take_up(KlotskiTrack(self.entry.layout))

    @Slot()
    def _count_otherwise(self) -> None:
        self.layout_combo.count_in(self.chosen_metric)
        self._show_layout()

    def _take_up(self, track: KlotskiTrack) -> None:
        self.klotski_board.show_track(track)
        self.playback.load(track.length)
        self.steps.show_lines(step_lines(track) if track.length else [])

    def _metric_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("countCombo")
        combo.setAccessibleName(self.tr("What counts as a step"))
        for metric in Metric:
            combo.addItem(metric_title(metric), metric.value)
            combo.setItemData(combo.count() - 1, metric_meaning(metric), Qt.ItemDataRole.ToolTipRole)
        combo.setToolTip(self.tr("What counts as one step"))
        return combo

    def _engine_combo(self) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName("klotskiEngineCombo")
        combo.setAccessibleName(self.tr("Search method"))
        combo.setToolTip(self.tr("How to search"))
        for engine in ENGINES:
            words = engine.words()
            combo.addItem(words.title, engine)
            combo.setItemData(combo.count() - 1, words.promise, Qt.ItemDataRole.ToolTipRole)
        return combo

    def _fill_choices(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(12)
        form.addRow(self.tr("Layout"), self.layout_combo)
        form.addRow(self.tr("Count"), self.metric_combo)
        form.addRow(self.tr("Method"), self.engine_combo)
        self.choices.addLayout(form)


def _remembered_layout(settings: Settings) -> Layout:
    """The layout that was chosen last, or the best known one where the settings hold no layout."""
    try:
        return Layout.parse(settings.value(LAYOUT))
    except InputError:
        return Layout.parse(LAYOUT.default)


def _choose(combo: QComboBox, values: Sequence[str], value: str) -> None:
    if value in values:
        combo.setCurrentIndex(values.index(value))
