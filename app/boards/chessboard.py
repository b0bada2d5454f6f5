"""The chessboard: a tour as the knight walks it, a search as it gropes, and a square to start from at a click."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.boards.chess_marks import paint_cursor, paint_hover, paint_start, paint_start_tint
from app.boards.chess_scene import ChessScene
from app.boards.chess_surface import draw_surface
from app.boards.chess_trail import Pens
from app.boards.square_board import SquareBoard
from app.theme import Appearance
from solvers.knight.board import Board, Square

MANY_CHANGES = 24
"""How many changed places are still painted one by one; more of them, and the whole board is."""


class Chessboard(SquareBoard):
    """A painted board of any size that shows a tour up to a moment, or the path of a running search."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._without_tour: frozenset[Square] = frozenset()
        self._start: Square | None = None
        self._order: Sequence[int] = ()
        self._closed = False
        self._moment = 0.0
        self._search: Sequence[int] = ()
        self._numbers = self._path = True
        self._scene: ChessScene | None = None
        super().__init__(appearance, Board(8, 8), parent)
        self.setObjectName("chessboard")
        self.setAccessibleName(self.tr("Chessboard"))

    def set_board(self, board: Board) -> None:
        """Show another board, with nothing on it."""
        self._order, self._search = (), ()
        self._start = None
        self._without_tour = frozenset()
        super().set_board(board)

    def set_display(self, numbers: bool, path: bool) -> None:
        """Choose what a tour leaves on the board: the numbers of the visits, the path, or both."""
        self._numbers, self._path = numbers, path
        self._renew_scene()

    def mark_start(self, square: Square | None) -> None:
        """Stand the knight on the square that a search is to start from."""
        self._start = square
        self.update()

    def mark_without_tour(self, squares: Collection[Square]) -> None:
        """Mark the squares from which there is no tour; the marks make way for a tour that is shown."""
        self._without_tour = frozenset(squares)
        self.repaint_all()

    def show_tour(self, order: Sequence[int] | None, closed: bool) -> None:
        """Take up a tour at its beginning: the numbers of its squares (`Board.index`) in the order visited.

        A closed tour has one step more, back to its first square.
        """
        had_tour = bool(self._order)
        self._order, self._closed, self._moment = _path(order), closed, 0.0
        if self._without_tour and had_tour != bool(self._order):
            self.repaint_all()
        if self._scene is not None:
            self._scene.set_tour(self._order, closed, 0.0)
        self.update()

    def show_search(self, order: Sequence[int] | None) -> None:
        """Show the path that a running search has come to, faintly; None when it is over."""
        self._search = _path(order)
        if self._scene is not None:
            self._scene.set_search(self._search)
        self.update(self.squares.inside.toAlignedRect())

    def show_moment(self, moment: float) -> None:
        """Show the tour at a moment: 0 on the first square, k + f after k steps a part f into the next."""
        self._moment = moment
        changed = self._current_scene().move_to(moment)
        if len(changed) > MANY_CHANGES:
            self.update(self.rect())
            return
        for rect in changed:
            self.update(rect.toAlignedRect().adjusted(-1, -1, 1, 1))

    def repaint_all(self) -> None:
        """Lay out and paint everything anew."""
        self._scene = None
        super().repaint_all()

    def paint_background(self, painter: QPainter) -> None:
        """The frame, the squares and what is written on them."""
        marked = () if self._order else self._without_tour
        draw_surface(painter, self.squares, self._board, self.theme, marked)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The tour or the search, and the marks on single squares."""
        scene = self._current_scene()
        if self._hovered is not None:
            ghost = not (self._order or self._search or self._hovered == self._start)
            paint_hover(painter, self.squares, self._hovered, self.theme, ghost)
        start = None if self._order else self._start
        if start is not None:
            paint_start_tint(painter, self.squares, start, self.theme)
        scene.paint_under(painter)
        if start is not None:
            paint_start(painter, self.squares, start, self.theme)
        if self.cursor_square is not None:
            paint_cursor(painter, self.squares, self.cursor_square, self.theme)
        scene.paint_over(painter)

    def _current_scene(self) -> ChessScene:
        if self._scene is None:
            pens = Pens.of(self.squares, self.theme, self.font(), self._numbers, self._path)
            self._scene = ChessScene(self.squares, pens, self.devicePixelRatioF())
            self._scene.set_tour(self._order, self._closed, self._moment)
            self._scene.set_search(self._search)
        return self._scene

    def _renew_scene(self) -> None:
        self._scene = None
        self.update()


def _path(order: Sequence[int] | None) -> tuple[int, ...]:
    return () if order is None else tuple(int(index) for index in order)
