"""Which part of a chessboard is seen: it is enlarged and drawn along by wheel, fingers and mouse, or by its page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from app.knight.board.geometry import ChessGeometry
from app.knight.board.marks import reach_of_square
from app.knight.board.zoom import BoardViewport, ZoomView
from app.puzzle.board.board_widget import BoardPart, BoardWidget
from app.puzzle.board.pan_zoom import NOTCH, PanZoomInput
from solvers.knight.board import Board, Square


class BoardView(BoardPart):
    """Knows where the squares lie, and changes what is seen of them as a person asks.

    The wheel and a pinch zoom about the pointer. The left or the middle button, a finger, or any button while Space is
    held draws the board along.
    """

    changed = Signal()
    """Another part of the board is seen, or it is larger or smaller."""
    moved = Signal()
    """The squares lie elsewhere in a widget of the same size: they are to be painted there."""
    used = Signal()
    """The person has zoomed or drawn the board along by hand."""
    space_tapped = Signal()
    """Space was pressed and released while the board was zoomed, and nothing was dragged meanwhile."""

    def __init__(self, widget: BoardWidget, board: Board) -> None:
        super().__init__()
        self._board = widget
        self._shown = board
        self._input = PanZoomInput(widget, self)
        self._view: ZoomView | None = None
        self._geometry: ChessGeometry | None = None
        self._fitted: ChessGeometry | None = None
        self._space: bool | None = None
        """Whether something was dragged while Space is held; None while it is not."""
        self.drags_along = True
        """Whether clicks and Space draw a zoomed board along, as they do not where they draw squares."""

    @property
    def squares(self) -> ChessGeometry:
        """Where the squares lie."""
        if self._geometry is None:
            self._geometry = fitted = self.fitted
            if self._view is not None:
                room, corner, ratio = self._room(), self._inner().topLeft(), self._board.devicePixelRatioF()
                self._geometry = ChessGeometry.seen(self._shown, corner, room, self._view, fitted.frame, ratio)
        return self._geometry

    @property
    def fitted(self) -> ChessGeometry:
        """Where the squares lie when all of them are seen."""
        if self._fitted is None:
            self._fitted = ChessGeometry.fit(self._board.board_rect, self._shown, self._board.devicePixelRatioF())
        return self._fitted

    @property
    def largest_outside(self) -> QRectF:
        """The frame of a board that is larger than the room for it."""
        frame = self.fitted.frame
        return self._inner().adjusted(-frame, -frame, frame, frame)

    @property
    def fits(self) -> bool:
        """Whether the squares are as large as where all of them fit in."""
        return self._view is None

    @property
    def zoom(self) -> float:
        """How many times larger the squares are than where all of them fit in."""
        return 1.0 if self._view is None else self._view.side / self._room().least

    @property
    def can_zoom_in(self) -> bool:
        """Whether the squares can be made larger."""
        room = self._room()
        return self._present(room).side < room.most

    def zoom_in(self) -> None:
        """Make the squares larger."""
        self.zoom_about(self._centre(), NOTCH)

    def zoom_out(self) -> None:
        """Make the squares smaller."""
        self.zoom_about(self._centre(), 1 / NOTCH)

    def fit(self) -> None:
        """Show all squares."""
        self._show(None)

    def zoom_about(self, point: QPointF, factor: float, *, at_once: bool = True) -> bool:
        """Zoom with what is under a point staying there; returns whether that changed anything."""
        room, at = self._room(), point - self._inner().topLeft()
        return self._show(room.zoomed(self._present(room), factor, at.x(), at.y()))

    def turn_about(self, point: QPointF, degrees: float) -> bool:
        """A board is not turned."""
        return False

    def move_by(self, way: QPointF) -> None:
        """Draw the board along."""
        if self._view is not None:
            self._show(self._room().moved(self._view, way.x(), way.y()))

    def see(self, place: QPointF, margin: float) -> None:
        """Show a place of the board, given in squares from its top left, with so many squares around it."""
        if self._view is not None:
            self._show(self._room().showing(self._view, place.x(), place.y(), margin))

    def show_board(self, board: Board) -> None:
        """Lay out the squares of another board from now on."""
        self._shown = board
        self.forget()

    def show_first(self) -> None:
        """Show a board of another size: all of it, if its squares are more than a line then."""
        self._view, self._geometry = self._unless_whole(self._room().first()), None
        self.changed.emit()

    def forget(self) -> None:
        """Lay the squares out anew."""
        self._geometry = self._fitted = None

    def lay_out(self) -> None:
        """Keep the size of the squares in another size of the widget, as far as it can be kept."""
        self.forget()
        if self._view is not None:
            self._view = self._unless_whole(self._room().limited(self._view))
            self.changed.emit()

    def update_square(self, square: Square | None) -> None:
        """Repaint a square with everything that a mark on it may paint."""
        if square is not None:
            self._board.update(reach_of_square(self.squares, square).toAlignedRect())

    def take(self, event: QEvent) -> bool:
        """Take what zooms or draws the board along."""
        if isinstance(event, QKeyEvent):
            return self._take_space(event)
        if event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._release_space()
        before = self._view
        taken = self._input.take(event)
        if self._view != before:
            self.used.emit()
        return taken

    def drag_distance(self, press: QMouseEvent) -> int | None:
        """What clicks draws a zoomed board along once it has gone further than in a click, what does not at once."""
        if self.fits:
            return None
        if self._space is not None or press.button() is Qt.MouseButton.MiddleButton:
            return 0
        clicks = press.button() is Qt.MouseButton.LeftButton
        return QApplication.startDragDistance() if self.drags_along and clicks else None

    def show_drag(self, event: QMouseEvent, *, dragging: bool) -> None:
        """The pointer becomes a hand that holds the board."""
        if self._space is not None:
            self._space = True
        self._show_hand()

    def clicked(self, place: QPointF, by_finger: bool) -> None:
        """A click is for whoever knows the squares."""

    def _inner(self) -> QRectF:
        """Where squares can be: the widget without its margin and the frame."""
        edge = self._board.MARGIN + self.fitted.frame
        return QRectF(self._board.rect()).adjusted(edge, edge, -edge, -edge)

    def _room(self) -> BoardViewport:
        inner = self._inner()
        sides = max(1.0, inner.width()), max(1.0, inner.height())
        return BoardViewport(self._shown.rows, self._shown.columns, *sides, self.fitted.side)

    def _present(self, room: BoardViewport) -> ZoomView:
        return room.fit() if self._view is None else self._view

    def _unless_whole(self, view: ZoomView) -> ZoomView | None:
        return None if view == self._room().fit() else view

    def _centre(self) -> QPointF:
        """What keeps its place when a key zooms: the square of the cursor where that is seen, or the middle."""
        inside, cell = self.squares.inside, self._board.current_cell()
        place = inside.center() if cell is None else self.squares.centre_of(cell)
        return place if inside.contains(place) else inside.center()

    def _show(self, view: ZoomView | None) -> bool:
        """Show another part of the board, unless it is the same; returns whether it is another."""
        if view is not None:
            view = self._unless_whole(view)
        if view == self._view:
            return False
        self._view, self._geometry = view, None
        self.moved.emit()
        self.changed.emit()
        return True

    def _take_space(self, event: QKeyEvent) -> bool:
        """While the board is zoomed, Space is for dragging; tapped without that, it is given back when released."""
        wanted = self._space is not None or (not self.fits and self.drags_along)
        if event.key() != Qt.Key.Key_Space or event.modifiers() or not wanted:
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._space = False
            self._show_hand()
        elif event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            tapped = self._space is False
            self._release_space()
            if tapped:
                self.space_tapped.emit()
        return True

    def _release_space(self) -> None:
        if self._space is not None:
            self._space = None
            self._show_hand()

    def _show_hand(self) -> None:
        if self._input.dragged_from is not None:
            self._board.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space is not None:
            self._board.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self._board.unsetCursor()
