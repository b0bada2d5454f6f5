"""Keeps the walk on the knight's page, to be taken up again on another day, and the boards that a person names."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from app.knight_play import FinishedWalk
from app.pages.knight_page import KnightPage
from app.quiet_keeping import QuietKeeper
from app.storage.faults import StorageError
from app.storage.records import KnightGame, OwnBoard
from app.storage.storage import Storage
from solvers.knight.board import Board


class WalkKeeper(QuietKeeper):
    """Writes a walk when the hand rests, and at once when it is finished, left or the window closes."""

    def __init__(self, storage: Storage, page: KnightPage, parent: QObject | None = None) -> None:
        super().__init__(storage.knight_games, parent)
        self._storage = storage
        self._page = page
        self._played = page.walk.play.game
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
        self.go_on(before._number)
        self._played = self._page.walk.play.game

    def resume(self, record: KnightGame) -> None:
        """Take up a walk where it was left; it goes on under its number."""
        self.write()
        squares = [record.board.square(index) for index in record.visits]
        self._page.resume(record.board, record.closed, squares, record.seconds, record.hints)
        self.go_on(record.id)
        self._played = self._page.walk.play.game

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
            walk = KnightGame(
                board=game.board,
                visits=visits,
                closed=game.closed,
                seconds=play.clock.seconds,
                hints=play.hints,
                id=self._number,
            )
            self.write_soon(walk)

    @Slot(object)
    def _finish(self, walk: FinishedWalk) -> None:
        record = KnightGame(
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
            self.failed.emit(error.statement)
            return
        self.offer_boards()
        self._page.confirm_saved(name)
        self.kept.emit()
