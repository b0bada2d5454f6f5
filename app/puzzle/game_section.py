"""The section of a page in which a person plays, with its panel: what those of all puzzles have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.hand_game import HandGame
from app.puzzle.session import PuzzleSession
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.actions import bind
from app.ui.widgets.shorthand import button, captioned, column, connect_slot, label, row
from app.ui.words.numbers import clock_time

if TYPE_CHECKING:
    from app.puzzle.board.win_card import Win, WinCard
    from app.puzzle.share import SharedResult

NOTHING = "–"
"""What stands for a figure that is not known."""


class GamePanel(QWidget):
    """Shows a game and asks for what to do with it; it knows no rules.

    The panel of a puzzle makes its parts and then calls `lay_out`.
    """

    time: QLabel
    best: QLabel
    verdict: QLabel

    def __init__(self, prefix: str, undo: str, redo: str, hint: str, reset: str) -> None:
        """`prefix` begins the object names of the four buttons; the others are their tooltips."""
        super().__init__()
        self.buttons = QWidget()
        """What holds the four buttons."""
        self.undo = self._button(prefix, "Undo", self.tr("Undo"), undo)
        self.redo = self._button(prefix, "Redo", self.tr("Redo"), redo)
        self.hint = self._button(prefix, "Hint", self.tr("Hint"), hint, role="narrowPrimary")
        self.reset = self._button(prefix, "Reset", self.tr("Start over"), reset)

    def _button(self, prefix: str, name: str, text: str, tip: str, role: str = "narrow") -> QPushButton:
        whole = f"{prefix}{name}Button"
        return button(text, whole[0].lower() + whole[1:], tip, role=role)

    def bind_buttons(self, actions: Mapping[str, QAction]) -> None:
        """Let the four buttons do what the page's actions do."""
        for name, made in (("undo", self.undo), ("redo", self.redo), ("reset", self.reset), ("hint", self.hint)):
            bind(made, actions[name], made.toolTip())

    def figure(self, name: str, caption: str, role: str = "result") -> QLabel:
        """A figure, with its caption as its accessible name."""
        return label(NOTHING, role, name, caption, figures=True)

    def say(self, verdict: str) -> None:
        """Say how the game stands; a page shows `verdict` among what else is said."""
        self.verdict.setText(verdict)
        self.verdict.setVisible(verdict != "")

    def lay_out(self, figures: Sequence[QLabel], columns: int, *above_buttons: QWidget) -> QVBoxLayout:
        """Lay out the figures in so many columns, what is to be above the buttons, and the buttons."""
        row(self.undo, self.redo, self.hint, self.reset, spacing=6, parent=self.buttons)
        shown = QWidget()
        column(captioned(figures, columns), parent=shown)
        shown.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        top = Qt.AlignmentFlag.AlignTop
        laid_out = column(shown, *above_buttons, (self.buttons, 0, top), spacing=6, parent=self)
        self.verdict.setParent(self)  # to be shown without a parent would make it a window
        return laid_out


class GameSection(QObject):
    """The view of a game by hand: its panel, and the card over the board when it is finished.

    A subclass shows what is particular to its puzzle: it makes its `panel` first, implements `show_details`,
    `best_text`, `fill_card`, `shared_result`, and `win_of` unless it shows the card in another way, and installs this
    object as the event filter of the widget without which the game cannot be seen.
    """

    card_changed = Signal()
    """The card was shown or taken away."""
    shared = Signal()
    """The result of a game was copied."""

    panel: Any
    """The `GamePanel` of the puzzle."""

    def __init__(self, session: PuzzleSession, board: BoardWidget, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._session = session
        self._hand_game: HandGame = session.game
        self._board = board
        self._finished: Any = None
        self._card_due = False
        game, panel = self._hand_game, self.panel
        for pressed in (panel.undo, panel.redo, panel.hint, panel.reset):
            connect_slot(pressed, "clicked()", board, "setFocus()")  # let the keyboard play on
        game.changed.connect(self.show_game)
        game.clock.ticked.connect(self._show_time)
        game.finished.connect(self.show_win)
        game.playback.moment_changed.connect(self._show_card)
        session.autosave.best_changed.connect(self._show_best)

    def show_present(self) -> None:
        """Show where the game is, as when the view is made; a subclass calls it at the end of its constructor."""
        self.show_game()
        self._show_time(self._hand_game.clock.seconds)
        self._show_best()

    def show_details(self) -> None:
        """Show in the panel how the game stands."""

    @abstractmethod
    def best_text(self, best: Any) -> str:
        """The record of the best finished game in a few words; of None, that there is none yet."""

    @cached_property
    def win_card(self) -> WinCard:
        """The card over a board whose puzzle is solved, made when one is solved for the first time."""
        from app.puzzle.board.win_card import WinCard

        card = WinCard(self._board, self._appearance)
        card.again_button.clicked.connect(self.reset)
        card.shown_changed.connect(self.card_changed)
        card.share_button.clicked.connect(self._share)
        self.fill_card(card)
        return card

    @property
    def card_shown(self) -> bool:
        """Whether the card is over the board."""
        return "win_card" in self.__dict__ and not self.win_card.isHidden()

    def dismiss_card(self) -> None:
        """Take the card away, if it is there."""
        if self.card_shown:
            self.win_card.dismiss()

    @abstractmethod
    def fill_card(self, card: WinCard) -> None:
        """Connect the card, which has just been made, with what its buttons do."""

    @abstractmethod
    def win_of(self, finished: Any) -> Win:
        """What the card says of a game that was finished."""

    @abstractmethod
    def shared_result(self, theme: Theme) -> SharedResult | None:
        """What is shared of the game that was finished last; None where there is nothing any more."""

    def show_win(self, finished: Any) -> None:
        """Show the card of a game that was finished, when the board has shown its last step."""
        self._finished, self._card_due = finished, True
        self._show_card()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the game rest while it cannot be seen."""
        if event.type() == QEvent.Type.Hide:
            self._hand_game.rest()
        elif event.type() == QEvent.Type.Show:
            self._hand_game.wake()
        return False

    def hint(self) -> None:
        """Show a best next step; once more, and it is made."""
        self._board.setFocus()
        self._hand_game.hint()

    @Slot()
    def reset(self) -> None:
        """Begin the same game again."""
        self._board.setFocus()
        self._hand_game.reset()

    @Slot()
    def _show_card(self) -> None:
        if self._card_due and not self._hand_game.playback.moving:
            self._card_due = False
            if self._hand_game.complete:
                self.win_card.show_win(self.win_of(self._finished))

    @Slot()
    def _share(self) -> None:
        from app.puzzle.share import share  # what it draws with is imported at the first win

        theme = self._appearance.theme
        result = self.shared_result(theme)
        if result is not None:
            share(result, theme, QApplication.font())
            self.shared.emit()

    @Slot()
    def show_game(self) -> None:
        """Show how the game stands; a card goes when it is complete no longer."""
        if not self._hand_game.complete:
            self.dismiss_card()
        self.show_details()

    @Slot()
    def _show_best(self) -> None:
        self.panel.best.setText(self.best_text(self._session.autosave.best))

    @Slot(float)
    def _show_time(self, seconds: float) -> None:
        self.panel.time.setText(clock_time(seconds))
