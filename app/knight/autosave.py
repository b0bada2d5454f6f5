"""Takes up the walk of the knight's page again, and keeps the boards that a person names."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.page import KnightPage
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.storage.encoding import parse_board_text
from app.storage.faults import StorageError
from app.storage.records import KnightGameRecord, OwnBoard
from app.storage.storage import Storage
from app.ui.settings import KNIGHT_WALK, Settings
from solvers.knight.board import Board


class KnightAutosave(Autosave):
    """Saves the walk of a page. `kept_board` says that a board was given a name."""

    kept_board = Signal()

    def __init__(
        self, storage: Storage, page: KnightPage, settings: Settings, saver: Saver, parent: QObject | None = None
    ) -> None:
        super().__init__(storage.knight_games, page.walk.play, settings, KNIGHT_WALK, saver, parent)
        self._storage = storage
        self._page = page
        page.walk.follow_records(self)
        page.knight_choices.save_wanted.connect(self._keep_board)

    def offer_boards(self) -> None:
        """Offer the boards that were kept among those to choose from."""
        try:
            own = [(record.name, record.board) for record in reversed(self._storage.own_boards.newest())]
        except StorageError as error:
            self.failed.emit(error.message)
        else:
            self._page.knight_choices.boards.offer_own(own)

    def resume(self, record: KnightGameRecord) -> None:
        """Take up a walk where it was left; it goes on under its number."""
        squares = [record.board.square(index) for index in record.visits]
        self._page.resume(record.board, record.closed, squares, record.seconds, record.hints)
        self.go_on(record.id)

    def restore_left(self) -> None:
        """Go on with the walk in which the program was left, if any."""
        self.restore(self._resume_left)

    def _resume_left(self, left: dict[str, Any]) -> None:
        board = parse_board_text(left["board"])
        squares = [board.square(index) for index in left["line"]]
        closed, in_front = bool(left["closed"]), bool(left["in_front"])
        seconds, hints, now = float(left["seconds"]), int(left["hints"]), int(left["now"])
        self._page.restore_walk(board, closed, squares, seconds, hints, now, in_front)

    @Slot(str, object)
    def _keep_board(self, name: str, board: Board) -> None:
        try:
            self._storage.own_boards.keep(OwnBoard(name=name, board=board))
        except StorageError as error:
            self.failed.emit(error.message)
            return
        self.offer_boards()
        self._page.confirm_saved(name, self._storage.lasting)
        self.kept_board.emit()
