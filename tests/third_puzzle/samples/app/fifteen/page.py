"""The page of the 8-puzzle: choose a position, play it, solve it, watch the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QFormLayout, QLineEdit, QWidget

from app.fifteen.board import SlidingBoard
from app.fifteen.game_section import SlidingSection
from app.fifteen.session import FifteenSession
from app.fifteen.words import step_lines
from app.puzzle.board.hint_arrow import paint_arrow
from app.puzzle.copy_forms import CopyForm
from app.puzzle.invitation import Invitation
from app.puzzle.page import OPTIONS, STEPS, PuzzlePage
from app.puzzle.step_list import StepList
from app.search.counters import CounterFigure
from app.search.engine_combo import EngineCombo, with_about
from app.search.legend import Legend, LegendEntry
from app.search.progress_panel import FrontierCurve, ProgressPanel
from app.search.watch_frame import WatchFrame
from app.ui.look.search_colours import colours_on_lacquer
from app.ui.look.theme import Appearance, Theme
from app.ui.settings import Settings
from app.ui.tips import Tips
from app.ui.widgets.actions import offer
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, named, row
from app.ui.words.language import current
from app.ui.words.numbers import grouped
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.explored import SlidingTrace
from solvers.fifteen.position import position_text

translate = QCoreApplication.translate


class FifteenPage(PuzzlePage):
    """A view of a `FifteenSession`: the tiles on the board, and the steps of their solution."""

    session: FifteenSession
    game_section: SlidingSection

    first_details = STEPS
    window_actions = ("paste",)

    def __init__(self, session: FifteenSession, appearance: Appearance, settings: Settings) -> None:
        self.sliding_board = SlidingBoard(appearance, lambda: session.game.keys_slide)
        named(self.sliding_board, "fifteenBoard", translate("FifteenPage", "The tiles of the 8-puzzle"))
        progress = ProgressPanel(session.name, self.tr("Positions"), {}, FrontierCurve(appearance))
        super().__init__(session, progress, self.sliding_board, appearance)
        self.game_section = SlidingSection(session, self.sliding_board, appearance, self)
        self.position_field = named(QLineEdit(), "fifteenPosition", self.tr("Position"))
        self.position_field.setToolTip(self.tr("Three rows, with a dot for the blank, such as {example}").format(
            example="123/456/78."
        ))
        self.engines = EngineCombo("fifteenEngineCombo", ENGINES)
        self.steps = StepList("fifteenSteps", session.playback, self.tr("The steps of a solution are listed here"))
        named(self.find_button, "fifteenSolveButton").setText(self.tr("Solve"))
        self._fill_panel()
        self.invitation = Invitation(self.sliding_board, session, Tips(settings))
        self._connect()
        self._show_start()
        self._show_engine()
        self._list_steps()
        self.attach()

    def possible_actions(self) -> dict[str, bool]:
        """Whether each action that depends on what is shown would do something now."""
        game = self.session.game
        return {
            **super().possible_actions(),
            "undo": game.can_undo,
            "redo": game.can_redo,
            "reset": game.can_reset,
            "hint": game.can_hint,
            "copy": True,
            "copy-as": True,
            "stop": self.session.runner.busy or self.game_section.card_shown,
        }

    @Slot()
    def stop(self) -> None:
        """Stop the search, or take the card away."""
        if self.session.runner.busy:
            super().stop()
        else:
            self.game_section.dismiss_card()

    @Slot()
    def copy(self) -> None:
        """Copy the position on the board."""
        form, *_ = self.copy_forms()
        QApplication.clipboard().setText(form.text or "")
        self.confirm_copied(form)

    def copy_forms(self) -> Sequence[CopyForm]:
        """The position on the board as its rows."""
        return (CopyForm("rows", self.tr("Rows"), partial(position_text, self.session.game.line.position)),)

    def show_watch(self, frame: WatchFrame | None) -> None:
        """Show a step of a watched search on the board; None shows the game again."""
        trace, stage = (None, None) if frame is None else (frame.progress.trace, frame.stage)
        shown = trace if isinstance(trace, SlidingTrace) else None
        self.sliding_board.show_trace(shown, None if stage is None else stage.item)

    def watch_legend(self) -> QWidget:
        """What explains the marks on the board."""
        return self.legend

    @cached_property
    def legend(self) -> Legend:
        """The legend, made when a search is watched for the first time."""
        made = Legend(self._appearance, "fifteenLegend")
        texts = (True, self.tr("new, or reached in fewer steps")), (False, self.tr("seen before"))
        made.show_entries([LegendEntry(taken_up, partial(_paint_sample, taken_up), text) for taken_up, text in texts])
        return made

    def watched_method(self, frame: WatchFrame | None) -> str:
        """The name of the method that is watched, or of the one that is chosen."""
        engine = self.session.engine if frame is None else frame.request.engine
        return engine.words(current()).title

    def watched_figures(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        """How deep the search is, what it has visited, and what waits."""
        progress = frame.progress
        return (
            CounterFigure(self.tr("Depth"), grouped(progress.depth), self.tr("Steps from the start")),
            CounterFigure(self.tr("Visited"), grouped(progress.visited), self.tr("Positions visited so far")),
            CounterFigure(self.tr("Waiting"), grouped(progress.frontier), self.tr("Positions to be taken up")),
        )

    def _fill_panel(self) -> None:
        tip = self.tr("A position at random that has a solution")
        shuffle = button(self.tr("Shuffle"), "fifteenShuffleButton", tip, self.session.shuffle, "narrow")
        self.more_menu.addMenu(self.copy_as)
        self.choices.addLayout(row((self.position_field, 1), shuffle, self.more_button, spacing=4))
        self.add_block(self.game_section.panel)
        self.show_block(self.game_section.panel)
        self.messages.insertWidget(0, self.game_section.panel.verdict)
        options, form = named(QWidget(), "fifteenOptions"), QFormLayout()
        form.addRow(self.tr("Method"), with_about(self.engines))
        column(form, self.game_section.panel.told, 1, spacing=8, margins=(0, 4, 0, 0), parent=options)
        self.add_details(OPTIONS, Scrolled(options), self.tr("Options"))
        self.add_details(STEPS, self.steps, self.tr("Steps"))
        self.search_details.addStretch(1)
        self.add_search_details()

    def _connect(self) -> None:
        session, section, game = self.session, self.game_section, self.session.game
        offer(self.page_actions, {"undo": game.undo, "redo": game.redo, "reset": section.reset, "hint": section.hint})
        section.panel.bind_buttons(self.page_actions)
        self.position_field.returnPressed.connect(self._choose_position)
        self.engines.currentIndexChanged.connect(self._choose_engine)
        self.sliding_board.tile_chosen.connect(self.invitation.follow)
        section.shared.connect(self.confirm_shared)
        session.start_changed.connect(self._show_start)
        session.choices_changed.connect(self._show_engine)
        game.line_changed.connect(self._list_steps)
        for changed in (game.changed, section.card_changed, session.playback.playing_changed):
            changed.connect(self.refresh_actions)

    @Slot()
    def _choose_position(self) -> None:
        self.session.choose(self.position_field.text())
        self.sliding_board.setFocus()

    @Slot()
    def _choose_engine(self) -> None:
        self.session.choose_engine(self.engines.currentData())

    @Slot()
    def _show_start(self) -> None:
        self.position_field.setText(position_text(self.session.start))
        self.game_section.dismiss_card()

    @Slot()
    def _show_engine(self) -> None:
        self.engines.choose(self.session.engine)
        self.say_method(self.session.engine.words(current()).title)

    @Slot()
    def _list_steps(self) -> None:
        line = self.session.game.line
        self.steps.show_lines(step_lines(line.positions, line.tiles) if line.length else [])


def _paint_sample(taken_up: bool, painter: QPainter, field: QRectF, theme: Theme) -> None:
    """An arrow as on the board."""
    colours = colours_on_lacquer(theme)
    painter.fillRect(field, theme.well)
    middle, aside = field.center(), field.topRight() - field.topLeft()
    colour = colours.good if taken_up else colours.seen
    paint_arrow(painter, [middle - aside * 0.35, middle + aside * 0.2], 3.0, colour, colours.casing)
