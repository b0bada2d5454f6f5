"""The menu of a square: what can be done with it, by the right button of the mouse or by the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.knight.session import KnightSession
from app.ui.widgets.shorthand import connect_slot
from solvers.knight.board import Square
from solvers.knight.notation import chess_name


class SquareMenu(QMenu):
    """A menu that deletes itself; its entries change what a session is asked for, or move the knight of its game."""

    def __init__(self, square: Square, session: KnightSession, parent: QWidget | None = None) -> None:
        request = session.shown_request
        super().__init__(chess_name(square, request.board.rows), parent)
        self.setObjectName("squareMenu")
        self._board = request.board
        self._session = session
        self._acts: dict[QAction, Callable[[], object]] = {}
        there, free = request.board.has(square), not session.game_on_board
        if request.start == square:
            self._add(self.tr("Don't &start here"), session.requested_board.start_anywhere, there)
        else:
            self._add(self.tr("&Start here"), partial(session.choose_square, square), there)
        end = self.tr("Don't &end here") if request.end == square else self.tr("&End here")
        self._add(end, partial(session.end_on, square), there)
        self.addSeparator()
        toggle = self.tr("&Remove square") if there else self.tr("&Restore square")
        self._add(toggle, partial(session.toggle_square, square), free)
        undo = self.tr("&Undo last change to the board")
        self._add(undo, session.undo, free and session.requested_board.can_undo)
        self.addSeparator()
        something = request.start is not None or request.end is not None or session.tour is not None
        self._add(
            self.tr("&Clear start, end and tour"), session.requested_board.clear_ends, something and not session.playing
        )
        self.triggered.connect(self._act)
        connect_slot(self, "aboutToHide()", self, "deleteLater()")

    def _add(self, text: str, act: Callable[[], object], possible: bool) -> None:
        action = self.addAction(text)
        action.setEnabled(possible)
        self._acts[action] = act

    @Slot(QAction)
    def _act(self, action: QAction) -> None:
        if self._session.shown_request.board == self._board:  # a board may be dropped on the window meanwhile
            self._acts[action]()
