"""Keeps the walk on the knight's page, to be taken up again on another day, and the boards that a person names."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.hand_game import FinishedWalk
from app.knight.page import KnightPage
from app.puzzle.autosave import Autosave
from app.puzzle.saving import Saver
from app.storage.encoding import board_text, parse_board_text
from app.storage.faults import StorageError
from app.storage.records import KnightGameRecord, OwnBoard
from app.storage.storage import Storage
from app.ui.settings import KNIGHT_WALK, Settings
from solvers.knight.board import Board
from solvers.message import InputError


class KnightAutosave(Autosave):
    """Writes a walk soon after each step, and at once when it is finished, left or the window closes.

    `kept_board` says that a board was given a name.
    """

    kept_board = Signal()

    def __init__(
        self, storage: Storage, page: KnightPage, settings: Settings, saver: Saver, parent: QObject | None = None
    ) -> None:
        super().__init__(storage.knight_games, page.walk.play.clock, settings, KNIGHT_WALK, saver, parent)
        self._storage = storage
        self._page = page
        page.walk.best_time = self.best_time
        page.walk.play.leaving.connect(self._begin_another)
        page.walk.play.moved.connect(self._take_note)
        page.walk.play.finished.connect(self._finish)
        page.knight_choices.save_wanted.connect(self._keep_board)

    def offer_boards(self) -> None:
        """Offer the boards that were kept among those to choose from."""
        try:
            own = [(record.name, record.board) for record in reversed(self._storage.own_boards.newest())]
        except StorageError as error:
            self.failed.emit(error.message)
        else:
            self._page.knight_choices.boards.offer_own(own)

    def best_time(self, board: Board, closed: bool) -> float | None:
        """The shortest time without a hint, in seconds."""
        try:
            best = self._storage.knight_games.best(board, closed)
        except StorageError as error:
            self.failed.emit(error.message)
            return None
        return None if best is None else best.seconds

    def resume(self, record: KnightGameRecord) -> None:
        """Take up a walk where it was left; it goes on under its number."""
        squares = [record.board.square(index) for index in record.visits]
        self._page.resume(record.board, record.closed, squares, record.seconds, record.hints)
        self.go_on(record.id)

    def restore(self) -> None:
        """Go on where the program was left, when that was in a walk."""
        text = self._settings.value(KNIGHT_WALK)
        if not text:
            return
        try:
            left: dict[str, Any] = json.loads(text)
            board = parse_board_text(left["board"])
            squares = [board.square(index) for index in left["line"]]
            closed, in_front = bool(left["closed"]), bool(left["in_front"])
            seconds, hints, now = float(left["seconds"]), int(left["hints"]), int(left["now"])
            self._page.restore_walk(board, closed, squares, seconds, hints, now, in_front)
        except (ValueError, KeyError, TypeError, InputError):
            return
        self.go_on(self._number_there(left.get("record")))

    def record(self) -> KnightGameRecord | None:
        """The walk as it stands; None before the first step, and when it is finished."""
        play = self._page.walk.play
        game = play.game
        if game.now < 2 or game.complete:
            return None
        visits = tuple(map(game.board.index, game.walked))
        return KnightGameRecord(game.board, visits, game.closed, play.clock.seconds, play.hints, id=self._number)

    def standing(self) -> str:
        """The line of play with what was taken back, and where in it the person is."""
        play = self._page.walk.play
        game = play.game
        if not game.line or game.complete:
            return ""
        return json.dumps(
            {
                "board": board_text(game.board),
                "closed": game.closed,
                "line": [game.board.index(square) for square in game.line],
                "now": game.now,
                "seconds": play.clock.seconds,
                "hints": play.hints,
                "in_front": self._page.playing,
                "record": self._number,
            }
        )

    @Slot()
    def _take_note(self) -> None:
        """Have the walk written when the knight has moved."""
        game = self._page.walk.play.game
        if game.now and not game.complete:
            self.note()

    @Slot(object)
    def _finish(self, walk: FinishedWalk) -> None:
        record = KnightGameRecord(
            board=walk.board,
            visits=walk.visits,
            closed=walk.closed,
            seconds=walk.seconds,
            hints=walk.hints,
            finished=True,
            id=self._number,
        )
        self.write_last(record)
        self._page.walk.show_best()

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
