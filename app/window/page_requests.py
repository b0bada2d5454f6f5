"""What is opened, and what pages and windows ask of other pages: their sessions show it, and one turns to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Slot

from app.window.faults import Faults
from app.window.page_views import PageViews
from app.window.registry import PUZZLES
from app.window.sessions import Sessions

if TYPE_CHECKING:
    from app.knight.session import KnightSession
    from app.storage.records import Record
    from solvers.klotski.layout import Layout
    from solvers.knight.board import Board

COLLECTIONS_PAGE = "chapters"


class PageRequests(QObject):
    """Hears of what is asked for by signals; a complaint that nothing could be opened ends when something is."""

    def __init__(self, sessions: Sessions, views: PageViews, faults: Faults, parent: QObject) -> None:
        super().__init__(parent)
        self._sessions = sessions
        self._views = views
        self._faults = faults
        sessions.puzzle_asked.connect(views.show_tab)
        sessions.reopened.connect(self._reopen)
        sessions.layout_asked.connect(self._play)
        sessions.board_asked.connect(self._tour)

    @Slot(str)
    def show_opened(self, name: str) -> None:
        """Turn to the page on which something was opened."""
        self._faults.end_opening()
        self._views.show_tab(name)

    @Slot()
    def show_collections(self) -> None:
        """Turn to the page on which opened collections are, at the newest."""
        self._faults.end_opening()
        self._views.show(COLLECTIONS_PAGE)
        self._sessions.chapters.show_newest()

    @Slot(object)
    def _reopen(self, record: Record) -> None:
        """Show a record of the history on the page of its puzzle."""
        puzzle = next(puzzle for puzzle in PUZZLES if puzzle.records.kind_of(record) is not None)
        self._sessions.puzzles[puzzle.name].show_record(record)
        self.show_opened(puzzle.name)

    @Slot(object)
    def _play(self, layout: Layout) -> None:
        """Have a layout played; a game of it that is under way goes on."""
        session = self._sessions.klotski
        if layout != session.layout or session.game.complete:
            session.show_layout(layout)
        self._views.show("klotski")

    @Slot(object, object)
    def _tour(self, board: Board, closed: bool | None) -> None:
        """Have a tour made of a board, closed or not, or as before."""
        cast("KnightSession", self._sessions.puzzles["knight"]).choose_board(board, closed)
        self._views.show("knight")
