"""Keeps the walk on the knight's page, to be taken up again on another day, and the boards that a person names."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.knight_play import FinishedWalk
from app.pages.knight_page import KnightPage
from app.storage.faults import StorageError
from app.storage.records import KnightGame, OwnBoard
from app.storage.storage import Storage
from solvers.knight.board import Board

QUIET_MS = 1000
"""How long after the last step an unfinished walk is written, so that no step waits for the disk."""


class WalkKeeper(QObject):
    """Writes a walk when the hand rests, and at once when it is finished, left or the window closes.

    `kept` says that there is a record; `failed` carries the `Statement` of why not.
    """

    kept = Signal()
    failed = Signal(object)

    def __init__(self, storage: Storage, page: KnightPage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._page = page
        self._played = page.walk.play.game
        self._number: int | None = None
        self._waiting: KnightGame | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.write)
        page.walk.best_time = self.best_time
        page.walk.play.moved.connect(self._take_note)
        page.walk.play.finished.connect(self._finish)
        page.knight_choices.save_wanted.connect(self._keep_board)

    def offer_boards(self) -> None:
        """Offer the boards that were kept among those to choose from."""
        try:
            own = [(record.name, record.board) for record in reversed(self._storage.own_boards.newest())]
        except StorageError as error:
            self.failed.emit(error.statement)
        else:
            self._page.knight_choices.boards.offer_own(own)

    def best_time(self, board: Board, closed: bool) -> float | None:
        """The shortest time without a hint, in seconds."""
        try:
            best = self._storage.knight_games.best(board, closed)
        except StorageError as error:
            self.failed.emit(error.statement)
            return None
        return None if best is None else best.seconds

    def go_on_from(self, before: WalkKeeper) -> None:
        """Go on with the walk that another keeper kept, on a page that has taken it over."""
        before.write()
        self._forget()
        self._played, self._number = self._page.walk.play.game, before._number

    def resume(self, record: KnightGame) -> None:
        """Take up a walk where it was left; it goes on under its number."""
        self.write()
        squares = [record.board.square(index) for index in record.visits]
        self._page.resume(record.board, record.closed, squares, record.seconds, record.hints)
        self._forget()
        self._played, self._number = self._page.walk.play.game, record.id

    @Slot()
    def write(self) -> None:
        """Write what has not been written yet."""
        self._quiet.stop()
        walk, self._waiting = self._waiting, None
        if walk is None:
            return
        try:
            self._number = self._storage.knight_games.keep(walk).id
        except StorageError as error:
            self.failed.emit(error.statement)
        else:
            self.kept.emit()

    def _forget(self) -> None:
        self._quiet.stop()
        self._waiting = None

    @Slot()
    def _take_note(self) -> None:
        """Take note of the walk as it stands, when the knight has moved."""
        play = self._page.walk.play
        game = play.game
        if game is not self._played:
            self.write()
            self._played, self._number = game, None
        if game.now > 1 and not game.complete:
            visits = tuple(game.board.index(square) for square in game.walked)
            self._waiting = KnightGame(
                board=game.board,
                visits=visits,
                closed=game.closed,
                seconds=play.clock.seconds,
                hints=play.hints,
                id=self._number,
            )
            self._quiet.start()

    @Slot(object)
    def _finish(self, walk: FinishedWalk) -> None:
        self._waiting = KnightGame(
            board=walk.board,
            visits=walk.visits,
            closed=walk.closed,
            seconds=walk.seconds,
            hints=walk.hints,
            finished=True,
            id=self._number,
        )
        self.write()
        self._number = None  # walking on from here is another game
        self._page.walk.show_best()

    @Slot(str, object)
    def _keep_board(self, name: str, board: Board) -> None:
        try:
            self._storage.own_boards.keep(OwnBoard(name=name, board=board))
        except StorageError as error:
            self.failed.emit(error.statement)
            return
        self.offer_boards()
        self._page.confirm_saved(name)
        self.kept.emit()
