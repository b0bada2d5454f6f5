"""The Klotski page: choose a layout, solve it, watch the solution."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QComboBox, QFormLayout, QLabel

from app.klotski.board.played_board import PlayedBoard
from app.klotski.count_note import with_count_about
from app.klotski.game_section import KlotskiGameSection
from app.klotski.hand_game import KlotskiHandGame
from app.klotski.layouts.code_box import CodeBox
from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.layouts.layout_names import code_sentence, code_title, copied_sentence
from app.klotski.trace.expansion_view import ExpansionView
from app.klotski.words import (
    StepLines,
    better_line,
    better_sentence,
    invitation,
    metric_meaning,
    metric_title,
    refusal,
    result_sentence,
    unproved_sentence,
)
from app.puzzle.copy_forms import CopyForm
from app.puzzle.page import SearchPage
from app.puzzle.step_list import StepList
from app.search.engine_combo import engine_combo, with_about
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.settings import KLOTSKI_ENGINE, KLOTSKI_SPEED, LAYOUT, METRIC, SHOW_DISTANCE, Settings
from app.ui.widgets.actions import tip
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.first_hint import FirstHint
from app.ui.words.messages import as_sentence, translated
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.codes import write_all
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step
from solvers.klotski.trace import Expansion
from solvers.message import InputError
from solvers.search import Found, Progress, Verdict


@dataclass(frozen=True)
class KlotskiRequest:
    """What a search was asked for: from which layout of the choices, counted how, and by which method."""

    layout: Layout
    metric: Metric
    engine: KlotskiEngine


class KlotskiPage(SearchPage):
    """A layout of the catalogue on the board, its solution in steps."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        self.klotski_board = PlayedBoard(appearance)
        super().__init__(
            "klotski", QCoreApplication.translate("KlotskiPage", "Positions"), self.klotski_board, appearance
        )
        self.play = KlotskiHandGame(self.playback, self)
        self.by_hand = KlotskiGameSection(self.play, self.klotski_board, appearance, self)
        self.play_panel = self.by_hand.panel
        self.celebration = self.by_hand.celebration
        self.layout_combo = LayoutCombo(appearance)
        self.code_box = CodeBox()
        self.metric_combo = self._metric_combo()
        self.engine_combo = engine_combo("klotskiEngineCombo", ENGINES)
        self.steps = StepList("klotskiSteps", self.playback, self.tr("The steps of a solution are listed here"))
        self.remark = self._remark_label()
        self.details.addWidget(self.remark)
        self.details.addWidget(self.steps)
        self._better: Solution | None = None
        self._stopped = QTimer(self, singleShot=True, interval=0)
        self._stopped.timeout.connect(self._show_best)
        self.closeup = ExpansionView(self.klotski_board, appearance)
        self.runner.busy_changed.connect(self.closeup.put_away)
        self._fill_choices(appearance)
        self.find_button.setObjectName("klotskiSolveButton")
        self.find_button.setText(self.tr("Solve"))
        self.show_first_hint(self._first_hint(settings))
        self._connect_play()
        self.layout_combo.layout_changed.connect(self._show_layout)
        self.code_box.layout_read.connect(self.show_layout)
        self.metric_combo.currentIndexChanged.connect(self._count_otherwise)
        self.engine_combo.currentIndexChanged.connect(self._search_otherwise)
        self._restore(settings)
        self._show_layout()
        self._offer_own_actions()

    @property
    def entry(self) -> Entry:
        """The layout that is chosen."""
        return self.layout_combo.entry

    @property
    def layout_on_board(self) -> Layout:
        """What the board shows now, or comes to show when the step under way is done."""
        return self.play.game.layout

    @property
    def chosen_metric(self) -> Metric:
        """The metric that is chosen."""
        return Metric(self.metric_combo.currentData())

    @property
    def engine(self) -> KlotskiEngine:
        """The engine that is chosen."""
        return self.engine_combo.currentData()

    @Slot(object)
    def show_layout(self, layout: Layout) -> None:
        """Choose a layout, whether the catalogue has it or not, and put it on the board."""
        self.layout_combo.choose(layout)
        if self.layout_on_board != layout:
            self._show_layout()

    def show_way(self, layout: Layout, metric: Metric, steps: Sequence[Step]) -> None:
        """Play a way to the exit that was kept, from the layout it begins with."""
        self._begin_anew(layout, metric)
        self.play.plan(steps)
        self.say(self.with_length(self.result.text()))

    def resume(
        self,
        layout: Layout,
        metric: Metric,
        slides: Sequence[Step],
        seconds: float,
        hints: int = 0,
        now: int | None = None,
    ) -> None:
        """Take up a game that was left after so much time; all slides but the first `now` were taken back again."""
        self._begin_anew(layout, metric)
        self.sections.setCurrentWidget(self.by_hand.section)
        self.play.resume(slides, seconds, hints, now)

    def search(self) -> None:
        """Solve the layout on the board."""
        self.runner.abandon()
        self.progress.clear()
        self.sections.setCurrentWidget(self.search_section)
        engine, layout, metric = self.engine, self.play.prepare(), self.chosen_metric
        self.say(self.tr("Searching …"))
        self._better = None
        self.remark.hide()
        request = KlotskiRequest(self.entry.layout, metric, engine)
        self.runner.start(lambda: engine.search(layout, metric), _is_proved, request)

    def show_answer(self, report: Report[Found[Solution]]) -> None:
        """Show a solution from where the game is, and play it."""
        solution = report.event.answer
        if self._better is not None and len(solution.steps) < len(self._better.steps):
            self.show_better(report)
        self._better = None
        self.play.plan(solution.steps)
        self.say(self.with_length(result_sentence(solution, report.event.visited, report.seconds)))

    def show_better(self, report: Report[Found[Solution]]) -> None:
        """List a solution that is better than all before it; the search goes on to a better one or to the proof."""
        self._better = report.event.answer
        self.say(better_sentence(self._better, report.seconds))
        self.progress.better.append(better_line(self._better, report.event.visited, report.seconds))

    def show_progress(self, progress: Progress) -> None:
        """Say what the search remarks; at a slow pace, show every step of it in place of the board."""
        if progress.remark is not None:
            self.remark.setText(as_sentence(translated(progress.remark)))
            self.remark.show()
        if isinstance(progress.trace, Expansion) and self.runner.pace.slow:
            self.closeup.show_expansion(progress.trace)
        else:
            self.closeup.put_away()

    def verdict_sentence(self, verdict: Verdict) -> str:
        """Why there is no solution; where some were found, but none proved shortest, the best of them is shown.

        It may have thousands of steps, so it is laid out once the page has said that the search has ended.
        """
        if self._better is None:
            return super().verdict_sentence(verdict)
        self._stopped.start()
        return unproved_sentence(self._better, verdict)

    def stop(self) -> None:
        """Stop the search, or put the banner away; else pause the solution that is shown."""
        if self.runner.busy:
            super().stop()
        elif self.celebration.isVisible():
            self.celebration.dismiss()
        else:
            self.play.watch()

    def undo(self) -> None:
        """Take the last slide back."""
        self.play.undo()

    def redo(self) -> None:
        """Slide again what was taken back."""
        self.play.redo()

    def reset(self) -> None:
        """Begin the game anew."""
        self.by_hand.reset()

    def hint(self) -> None:
        """Show a best next step, and have it read out; once more, and it is taken."""
        self.by_hand.hint()

    def close_searches(self) -> None:
        """Come to rest for good, the game too."""
        self.by_hand.close()
        self.klotski_board.rest()
        self.play.close()
        super().close_searches()

    def copy(self) -> None:
        """Copy the layout's text form and, when there are any, the steps in words."""
        QApplication.clipboard().setText("\n".join([str(self.entry.layout), *self.steps.lines[1:]]))
        self.toast.say(copied_sentence(len(self.steps.lines) - 1))

    def copy_forms(self) -> Sequence[CopyForm]:
        """The layout on the board, in every code."""
        written = write_all(self.layout_on_board)
        return [CopyForm(code.value, code_title(code), text) for code, text in written.items()]

    def paste(self) -> None:
        """Show the layout whose name or code is on the clipboard."""
        self.code_box.take(QApplication.clipboard().text())

    def restore_from(self, other: KlotskiPage) -> None:
        """Go on with the game of another Klotski page."""
        self.pace_bar.restore_from(other.pace_bar)
        self.layout_combo.choose(other.entry.layout)
        self.play.restore_from(other.play)

    def remember(self, settings: Settings) -> None:
        """Keep the layout, the count, the method and the speed."""
        settings.keep(LAYOUT, str(self.entry.layout))
        settings.keep(METRIC, self.chosen_metric.value)
        settings.keep(KLOTSKI_ENGINE, self.engine.name)
        settings.keep(KLOTSKI_SPEED, self.playback.speed)
        settings.keep(SHOW_DISTANCE, self.play_panel.told.isChecked())

    def warm_up(self) -> None:
        """Load the kernels, in the background, by finding out how far it is to the exit."""
        self.play.distance_service.wake()

    def _restore(self, settings: Settings) -> None:
        self.layout_combo.choose(_remembered_layout(settings))
        _choose(self.metric_combo, list(Metric), settings.value(METRIC))
        _choose(self.engine_combo, [engine.name for engine in ENGINES], settings.value(KLOTSKI_ENGINE))
        self.playback.set_speed(settings.value(KLOTSKI_SPEED))
        self.play_panel.told.setChecked(settings.value(SHOW_DISTANCE))

    def _show_layout(self) -> None:
        self.runner.abandon()
        self._better = None
        self.progress.clear()
        self._invite()
        self.code_box.rest_with(code_sentence(self.entry.layout))
        self.celebration.dismiss()
        self.play.begin(self.entry.layout, self.chosen_metric)

    @Slot()
    def _show_best(self) -> None:
        """Lay out the best solution of a search that has ended, unless something else was begun since."""
        if self._better is not None and not self.runner.busy:
            self.play.plan(self._better.steps)
            self.say(self.with_length(self.result.text()))

    def _begin_anew(self, layout: Layout, metric: Metric) -> None:
        _choose(self.metric_combo, list(Metric), metric.value)
        self.layout_combo.choose(layout)
        self._show_layout()

    @Slot()
    def _count_otherwise(self) -> None:
        self.layout_combo.count_in(self.chosen_metric)
        self._search_otherwise()
        self.play.count_in(self.chosen_metric)

    @Slot()
    def _search_otherwise(self) -> None:
        self.runner.abandon()
        self._better = None
        self.progress.clear()
        self._invite()
        self.play.drop_plan()

    def _invite(self) -> None:
        """Say what Solve will do; where the method cannot count what is chosen, Solve cannot be pressed."""
        self.say(invitation(self.engine, self.chosen_metric))
        able = self.chosen_metric in self.engine.metrics
        search = self.page_actions["search"]
        search.setEnabled(able)
        self.find_button.setToolTip(tip(self.tr("Find a way to the exit"), search) if able else refusal(self.engine))

    def _connect_play(self) -> None:
        self.sections.insertTab(0, self.by_hand.section, self.tr("Play"))
        self.sections.setCurrentIndex(0)
        self.play.changed.connect(self._learn_optimum)
        self.play.line_changed.connect(self._list_steps)
        self.klotski_board.slid.connect(self._played)
        self.klotski_board.slid.connect(self.first_hint.follow)

    @Slot()
    def _list_steps(self) -> None:
        track = self.play.track
        self.steps.show_lines(StepLines(track) if track.length else [])

    @Slot()
    def _learn_optimum(self) -> None:
        """Let the dropdown say how far it is to the exit from a layout of one's own."""
        game, verdict = self.play.game, self.play.verdict
        if game.now == 0 and verdict.solvable is not None:
            self.layout_combo.learn(game.layout, self.play.metric, verdict.left)

    @Slot()
    def _played(self) -> None:
        self.runner.abandon()
        self.sections.setCurrentWidget(self.by_hand.section)

    def _offer_own_actions(self) -> None:
        self.play_panel.bind_buttons(self.page_actions)
        self.celebration.shown_changed.connect(self.refresh_actions)
        for changed in (self.play.changed, self.runner.resumable_changed, self.playback.playing_changed):
            changed.connect(self.refresh_actions)
        self.refresh_actions()

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        return {
            "undo": self.play.can_undo,
            "redo": self.play.can_redo,
            "reset": self.play.can_reset,
            "hint": self.play.can_hint,
            "copy": True,
            "copy-as": True,
            "next": self.runner.resumable,
            "stop": self.runner.busy or self.playback.playing or not self.celebration.isHidden(),
        }

    def _remark_label(self) -> QLabel:
        label = QLabel()
        label.setObjectName("klotskiRemark")
        label.setProperty("role", "caption")
        label.setWordWrap(True)
        label.setAccessibleName(self.tr("What the method remarks"))
        label.hide()
        return label

    def _metric_combo(self) -> QComboBox:
        combo = Dropdown()
        combo.setObjectName("countCombo")
        combo.setAccessibleName(self.tr("What counts as a step"))
        for metric in Metric:
            combo.addItem(metric_title(metric), metric.value)
            combo.setItemData(combo.count() - 1, metric_meaning(metric), Qt.ItemDataRole.ToolTipRole)
        combo.setToolTip(self.tr("What counts as one step"))
        return combo

    def _first_hint(self, settings: Settings) -> FirstHint:
        text = self.tr(
            "Slide the pieces until Cao Cao, the large one, reaches the gate below. "
            "Drag them, or choose with Space and slide with the arrow keys. F1 opens the guide."
        )
        return FirstHint("klotski", text, settings)

    def _fill_choices(self, appearance: Appearance) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(12)
        form.addRow(self.tr("Layout"), self.layout_combo)
        form.addRow(self.tr("Code"), self.code_box)
        form.addRow(self.tr("Count"), with_count_about(self.metric_combo, appearance))
        form.addRow(self.tr("Method"), with_about(self.engine_combo))
        self.choices.addLayout(form)


def _is_proved(solution: Solution) -> bool:
    return solution.proved_shortest


def _remembered_layout(settings: Settings) -> Layout:
    """The layout that was chosen last, or the best known one where the settings hold no layout."""
    try:
        return Layout.parse(settings.value(LAYOUT))
    except InputError:
        return Layout.parse(LAYOUT.default)


def _choose(combo: QComboBox, values: Sequence[str], value: str) -> None:
    if value in values:
        combo.setCurrentIndex(values.index(value))
