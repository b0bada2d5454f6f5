"""What a page says to somebody who has not begun: a board invites a hand, once, and a line tells the puzzle's goal.

The line stands where the playback will be, with a button that begins something easy.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QFrame, QPushButton

from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.session import PuzzleSession
from app.ui.look.theme import Appearance
from app.ui.settings import Tips
from app.ui.widgets.shorthand import label, named, row

IDLE_MS = 1500
"""How long nothing is done before a board invites a hand."""

_TOUCHES = {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin}


class Invitation(QObject):
    """Watches a board from when it is shown: when nothing is done for a moment, it invites, once in each session.

    When the person has followed it, it is not made on later starts either.
    """

    def __init__(self, board: BoardWidget, session: PuzzleSession, tips: Tips) -> None:
        """The tip has the name of the session."""
        super().__init__(board)
        self._board = board
        self._session = session
        self._tips = tips
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self._invite)
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait while the board is seen and only the pointer moves."""
        kind = event.type()
        if kind in _TOUCHES:
            self._end()
        elif kind == QEvent.Type.Hide:
            self._idle.stop()
        elif kind == QEvent.Type.Show and self._wanted:
            self._idle.start()
        elif kind == QEvent.Type.MouseMove and self._idle.isActive():
            self._idle.start()  # from the beginning
        return False

    @property
    def _wanted(self) -> bool:
        return not self._session.invited and self._tips.wants(self._session.name)

    @Slot()
    def follow(self) -> None:
        """Remember that the person has done it."""
        self._end()
        self._tips.note(self._session.name)

    @Slot()
    def _invite(self) -> None:
        wanted = self._wanted
        self._end()
        if wanted:
            self._board.invite()

    def _end(self) -> None:
        self._session.invited = True
        self._idle.stop()
        self._board.removeEventFilter(self)


BETWEEN, LEFT, RIGHT = 14, 18, 9
"""In pixels: between the goal and the button, and beside them."""


class GoalLine(QFrame):
    """Says the goal, until somebody has followed the tip of this name; only as wide as that takes."""

    def __init__(
        self, name: str, make_sentence: Callable[[], str], begin: QPushButton, *, appearance: Appearance, tips: Tips
    ) -> None:
        """`make_sentence` returns what is said in the look in force; `begin` begins something easy."""
        super().__init__()
        named(self, name + "GoalLine", role="firstHint")
        self._name, self._make_sentence, self._tips = name, make_sentence, tips
        self.text = label("", "", name + "Goal", self.tr("Goal"), wrap=True)
        self.begin = begin
        row((self.text, 1), begin, spacing=BETWEEN, margins=(LEFT, 2, RIGHT, 2), parent=self)
        self._say()
        appearance.changed.connect(self._say)

    @property
    def wanted(self) -> bool:
        """Whether it is to be said."""
        return self._tips.wants(self._name)

    @Slot()
    def _say(self) -> None:
        goal = self._make_sentence()
        self.text.setText(goal)
        self.begin.setAccessibleDescription(goal)
        written = self.text.fontMetrics().horizontalAdvance(goal)
        self.setMaximumWidth(LEFT + written + 2 + BETWEEN + self.begin.sizeHint().width() + RIGHT)
