"""A board that nobody has touched yet invites a hand, once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Slot

from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.session import PuzzleSession
from app.ui.settings import Tips

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
