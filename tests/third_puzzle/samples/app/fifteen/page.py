"""The page of the 8-puzzle: choose a position, play it, solve it, watch the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from app.fifteen.board import SlidingBoard
from app.fifteen.repositories import SlidingGameRecord
from app.fifteen.session import FifteenSession
from app.fifteen.words import finished_figures, step_lines
from app.puzzle.copy_forms import CopyForm
from app.puzzle.game_section import NOTHING, GamePanel, GameSection
from app.puzzle.page import OPTIONS, STEPS, PuzzlePage
from app.puzzle.step_list import StepList
from app.search.counters import CounterFigure
from app.search.engine_combo import EngineCombo, with_about
from app.search.progress_panel import ProgressPanel
from app.search.watch_frame import WatchFrame
from app.ui.look.theme import Appearance, Theme
from app.ui.settings import Settings
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.language import current
from app.ui.words.numbers import grouped
from solvers.fifteen.position import GOAL, position_text

if TYPE_CHECKING:
    from app.puzzle.board.win_card import Win, WinCard
    from app.puzzle.share import SharedResult


class SlidingPanel(GamePanel):
    """The panel of a game of the 8-puzzle."""

    def __init__(self) -> None:
        super().__init__(
            "fifteen",
            undo=self.tr("Undo the last slide"),
            redo=self.tr("Redo the undone slide"),
            hint=self.tr("Show a best next step; press again to play it"),
            reset=self.tr("Go back to the start of the game"),
        )
        figures = ("Steps", self.tr("Steps taken")), ("Time", self.tr("Time")), ("Best", self.tr("Best"))
        self.steps, self.time, self.best = (self.figure(f"fifteen{name}Label", title) for name, title in figures)
        self.verdict = label("", "caption", "fifteenVerdict", self.tr("Status"), wrap=True)
        self.lay_out((self.steps, self.time, self.best), 3)


class SlidingSection(GameSection):
    """The view of a session's game: it connects the game with its panel, the board, and the card."""

    panel: SlidingPanel
    _session: FifteenSession
    _board: SlidingBoard
    _finished: SlidingGameRecord

    def __init__(self, session: FifteenSession, board: SlidingBoard, appearance: Appearance, parent: QObject) -> None:
        self.panel = SlidingPanel()
        super().__init__(session, board, appearance, parent)
        board.installEventFilter(self)
        board.tile_chosen.connect(session.slide)
        for changed in (session.game.hint_changed, session.game.line_changed, session.playback.moment_changed):
            changed.connect(self.show_board)
        self.show_present()
        self.show_board()

    @Slot()
    def show_board(self) -> None:
        """Show where the game is, and the hint."""
        game = self._session.game
        self._board.show_moment(game.line.positions, game.playback.moment, game.shown_hint)

    def show_details(self) -> None:
        """Show the steps taken."""
        self.panel.steps.setText(grouped(self._session.game.now))

    def best_text(self, best: SlidingGameRecord | None) -> str:
        """The steps of the shortest game."""
        return NOTHING if best is None else grouped(len(best.tiles))

    def fill_card(self, card: WinCard) -> None:
        """Have Next choose another position."""
        card.next_button.clicked.connect(self._session.shuffle)

    def win_of(self, finished: SlidingGameRecord) -> Win:
        """The card of a finished game."""
        from app.puzzle.board.win_card import Win  # at the first win

        following = QCoreApplication.translate("Fifteen", "Another position")
        return Win(_win_title(), finished_figures(finished), next_title=following)

    def shared_result(self, theme: Theme) -> SharedResult:
        """The game that was finished last."""
        from app.fifteen.export_subject import shared_game  # what it draws with is imported at the first export

        return shared_game(self._finished, _win_title(), theme)


class FifteenPage(PuzzlePage):
    """A view of a `FifteenSession`: the tiles on the board, and the steps of their solution."""

    session: FifteenSession

    first_details = STEPS
    window_actions = ("paste",)

    def __init__(self, session: FifteenSession, appearance: Appearance, settings: Settings) -> None:
        self.sliding_board = SlidingBoard(appearance, lambda: session.game.line.by_hand == session.game.length)
        super().__init__(session, self.sliding_board, appearance)
        named(self.sliding_board, "fifteenBoard", self.tr("The tiles of the 8-puzzle"))
        self.game_section = SlidingSection(session, self.sliding_board, appearance, self)
        tip = self.tr("Three rows, with a dot for the empty cell, such as {example}").format(
            example=position_text(GOAL)
        )
        self.position_field = named(QLineEdit(), "fifteenPosition", self.tr("Position"), tip)
        self.engines = EngineCombo("fifteenEngineCombo", session.engines)
        self.steps = StepList("fifteenSteps", session.playback, self.tr("The steps of a solution are listed here"))
        named(self.find_button, "fifteenSolveButton").setText(self.tr("Solve"))
        self._fill_panel()
        self._show_start()
        self._show_engine()
        self._list_steps()
        self.offer_game()
        self.attach()
        self.position_field.returnPressed.connect(self._choose_position)
        self.engines.follow(session, session.engine_changed)
        session.start_changed.connect(self._show_start)
        session.engine_changed.connect(self._show_engine)
        session.game.line_changed.connect(self._list_steps)

    @cached_property
    def progress(self) -> ProgressPanel:
        """The figures of a search, which has no counters."""
        return ProgressPanel(self.session.name, self.tr("Positions"), {})

    def copy_forms(self) -> Sequence[CopyForm]:
        """The position on the board as its rows."""
        return (CopyForm("rows", self.tr("Rows"), partial(position_text, self.session.game.line.position)),)

    def show_watch(self, frame: WatchFrame | None) -> None:
        """Show a step of a watched search on the board; None shows the game again."""
        self.sliding_board.show_search(frame)

    def watched_figures(self, frame: WatchFrame) -> Sequence[CounterFigure]:
        """How deep the search is, what it has visited, and what waits."""
        progress = frame.progress
        return (
            CounterFigure(self.tr("Depth"), grouped(progress.depth), self.tr("Steps from the start")),
            CounterFigure(self.tr("Positions"), grouped(progress.visited), self.tr("Positions visited so far")),
            CounterFigure(self.tr("Waiting"), grouped(progress.frontier), self.tr("Positions to be taken up")),
        )

    def _fill_panel(self) -> None:
        panel, tip = self.game_section.panel, self.tr("A position at random that has a solution")
        shuffle = button(self.tr("Shuffle"), "fifteenShuffleButton", tip, self.session.shuffle, "narrow")
        self.more_menu.addMenu(self.copy_as)
        self.choices.addLayout(row((self.position_field, 1), shuffle, self.more_button, spacing=4))
        self.add_block(panel)
        self.show_block(panel)
        self.messages.insertWidget(0, panel.verdict)
        options = QWidget()
        column(label(self.tr("Method")), with_about(self.engines), 1, parent=options)
        self.details.add(OPTIONS, options, self.tr("Options"))
        self.details.add(STEPS, self.steps, self.tr("Steps"))
        self.add_search_details()

    @Slot()
    def _choose_position(self) -> None:
        self.session.choose(self.position_field.text())
        self.sliding_board.setFocus()

    @Slot()
    def _show_start(self) -> None:
        self.position_field.setText(position_text(self.session.game.line.start))
        self.game_section.dismiss_card()

    @Slot()
    def _show_engine(self) -> None:
        self.say_method(self.session.engine.words(current()).title)

    @Slot()
    def _list_steps(self) -> None:
        line = self.session.game.line
        self.steps.show_lines(step_lines(line.positions, line.tiles) if line.length else [])


def _win_title() -> str:
    return QCoreApplication.translate("Fifteen", "Every tile is in its place")
