"""A chessboard that can be enlarged and drawn along: with the wheel, with fingers, with the mouse, or by its page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from app.knight.board.geometry import ChessGeometry
from app.knight.board.zoom import NOTCH, BoardViewport, ZoomView
from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance

WHEEL_NOTCH = 120
"""What Qt counts for one notch of a wheel."""
SMART_ZOOM = 2.5
"""How many times larger a double tap with two fingers makes a board that fits."""
DRAGGING = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease)


class ZoomableBoard(BoardWidget):
    """Knows which part of the board is seen, and changes it as a person asks.

    The wheel and a pinch zoom about the pointer. The middle button, a finger, or any button while Space is held draws
    the board along. What does none of this reaches the board as before.
    """

    view_changed = Signal()
    """Another part of the board is seen, or it is larger or smaller."""
    space_tapped = Signal()
    """Space was pressed and released while the board was zoomed, and nothing was dragged meanwhile."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._view: ZoomView | None = None
        self._geometry: ChessGeometry | None = None
        self._fitted: ChessGeometry | None = None
        self._dragged_from: QPointF | None = None
        self._touched_at: QPointF | None = None
        self._space: bool | None = None
        """Whether something was dragged while Space is held; None while it is not."""
        self.grabGesture(Qt.GestureType.PinchGesture)

    @property
    def squares(self) -> ChessGeometry:
        """Where the squares lie."""
        if self._geometry is None:
            self._geometry = fitted = self.fitted
            if self._view is not None:
                room, corner, ratio = self._room(), self._inner().topLeft(), self.devicePixelRatioF()
                self._geometry = ChessGeometry.seen(corner, room, self._view, fitted.frame, ratio)
        return self._geometry

    @property
    def fitted(self) -> ChessGeometry:
        """Where the squares lie when all of them are seen."""
        if self._fitted is None:
            self._fitted = ChessGeometry.fit(self.board_rect, *self.table_size(), self.devicePixelRatioF())
        return self._fitted

    @property
    def largest_outside(self) -> QRectF:
        """The frame of a board that is larger than the room for it."""
        frame = self.fitted.frame
        return self._inner().adjusted(-frame, -frame, frame, frame)

    @property
    def zoomed(self) -> bool:
        """Whether the squares are larger than where all of them fit in."""
        return self._view is not None

    @property
    def zoom(self) -> float:
        """How many times larger the squares are than where all of them fit in."""
        return 1.0 if self._view is None else self._view.side / self._room().least

    @property
    def can_zoom_in(self) -> bool:
        """Whether the squares can be made larger."""
        room = self._room()
        return self._shown(room).side < room.most

    def zoom_in(self) -> None:
        """Make the squares larger."""
        self._zoom_by(NOTCH, self.zoom_centre())

    def zoom_out(self) -> None:
        """Make the squares smaller."""
        self._zoom_by(1 / NOTCH, self.zoom_centre())

    def zoom_to_fit(self) -> None:
        """Show all squares."""
        self._set_view(None)

    def zoom_centre(self) -> QPointF:
        """What keeps its place when a key zooms."""
        return self.squares.inside.center()

    def see(self, place: QPointF, margin: float) -> None:
        """Show a place of the board, given in squares from its top left, with so many squares around it."""
        if self._view is not None:
            room = self._room()
            self._set_view(room.showing(self._view, place.x(), place.y(), margin))

    def show_first_view(self) -> None:
        """Show a new board: all of it, if its squares are more than a line then."""
        room = self._room()
        view = room.first()
        self._view = None if view == room.fit() else view
        self._geometry = None
        self.view_changed.emit()

    def repaint_all(self) -> None:
        """Lay out and paint everything again."""
        self._forget_geometry()
        super().repaint_all()

    def _forget_geometry(self) -> None:
        self._geometry = self._fitted = None

    @property
    def drags_along(self) -> bool:
        """Whether a finger and Space draw a zoomed board along, as they do not where they draw squares."""
        return True

    def taken_along(self) -> None:
        """The person has zoomed or drawn the board along by hand."""

    def event(self, event: QEvent) -> bool:
        """Take what zooms or draws the board along; everything else goes its usual way."""
        taken = False
        if isinstance(event, QWheelEvent):
            taken = self._take_wheel(event)
        elif isinstance(event, QNativeGestureEvent):
            taken = self._take_native_gesture(event)
        elif isinstance(event, QGestureEvent):
            taken = self._take_pinch(event)
        elif isinstance(event, QMouseEvent) and event.type() in DRAGGING:
            taken = self._take_drag(event)
        elif isinstance(event, QKeyEvent):
            taken = self._take_space(event)
        elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._release_space()
        if taken:
            event.accept()
            return True
        return super().event(event)

    def _lay_out(self) -> None:
        """Keep the size of the squares in another size of the window, as far as it can be kept."""
        super()._lay_out()
        self._forget_geometry()
        if self._view is not None:
            room = self._room()
            view = room.limited(self._view)
            self._view = None if view == room.fit() else view
            self.view_changed.emit()

    def _inner(self) -> QRectF:
        """Where squares can be: the widget without its margin and the frame."""
        edge = self.MARGIN + self.fitted.frame
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def _room(self) -> BoardViewport:
        inner = self._inner()
        return BoardViewport(*self.table_size(), max(1.0, inner.width()), max(1.0, inner.height()), self.fitted.side)

    def _shown(self, room: BoardViewport) -> ZoomView:
        return room.fit() if self._view is None else self._view

    def _zoom_by(self, factor: float, point: QPointF) -> bool:
        """Zoom with what is under a point staying there; returns whether that changed anything."""
        room = self._room()
        at = point - self._inner().topLeft()
        return self._set_view(room.zoomed(self._shown(room), factor, at.x(), at.y()))

    def _move_by(self, way: QPointF) -> bool:
        return self._view is not None and self._set_view(self._room().moved(self._view, way.x(), way.y()))

    def _set_view(self, view: ZoomView | None) -> bool:
        if view is not None and view == self._room().fit():
            view = None
        if view == self._view:
            return False
        self._view = view
        self.follow_view()
        self.view_changed.emit()
        return True

    def follow_view(self) -> None:
        """Lay out and paint what is seen now."""
        self._geometry = None
        super().repaint_all()

    def _take_wheel(self, event: QWheelEvent) -> bool:
        """A wheel zooms; two fingers on a touchpad, which tell when they begin, draw along what is zoomed."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.phase() is not Qt.ScrollPhase.NoScrollPhase and self.zoomed and not control:
            self.taken_along()
            self._move_by(QPointF(event.pixelDelta() or event.angleDelta() / 8))
            return True
        turned = event.angleDelta().y() or event.angleDelta().x()
        if not turned:
            return False
        changed = self._zoom_by(NOTCH ** (turned / WHEEL_NOTCH), event.position())
        if changed:
            self.taken_along()
        return changed or self.zoomed

    def _take_native_gesture(self, event: QNativeGestureEvent) -> bool:
        kind = event.gestureType()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self._zoom_by(1.0 + event.value(), event.position())
        elif kind is Qt.NativeGestureType.SmartZoomNativeGesture:
            if self.zoomed:
                self.zoom_to_fit()
            else:
                self._zoom_by(SMART_ZOOM, event.position())
        else:
            return False
        self.taken_along()
        return True

    def _take_pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        self._dragged_from = self._touched_at = None  # one of the two fingers may have begun to draw the board along
        centre = QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint()))
        if pinch.changeFlags() & QPinchGesture.ChangeFlag.ScaleFactorChanged:
            self._zoom_by(pinch.scaleFactor(), centre)
        if pinch.state() is Qt.GestureState.GestureUpdated:
            self._move_by(pinch.centerPoint() - pinch.lastCenterPoint())
        self.taken_along()
        event.accept(pinch)
        return True

    def _take_drag(self, event: QMouseEvent) -> bool:
        """Draw the board along; a finger draws once it has gone further than in a tap."""
        kind, point = event.type(), event.position()
        if kind == QEvent.Type.MouseButtonPress:
            by_space = self._space is not None
            if self.zoomed and (by_space or event.button() is Qt.MouseButton.MiddleButton):
                self._dragged_from = point
                self._space = True if by_space else None
                self._show_hand()
                return True
            if self.zoomed and self.drags_along and event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized:
                self._touched_at = point
            return False
        if kind == QEvent.Type.MouseMove:
            far = QApplication.startDragDistance()
            if self._touched_at is not None and (point - self._touched_at).manhattanLength() >= far:
                self._dragged_from, self._touched_at = self._touched_at, None
            if self._dragged_from is None:
                return False
            way, self._dragged_from = point - self._dragged_from, point
            self.taken_along()
            self._move_by(way)
            return True
        self._touched_at = None
        if self._dragged_from is None:
            return False
        self._dragged_from = None
        self._show_hand()
        return True

    def _take_space(self, event: QKeyEvent) -> bool:
        """While the board is zoomed, Space is for dragging; tapped without that, it is given back when released."""
        wanted = self._space is not None or (self.zoomed and self.drags_along)
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
        if self._dragged_from is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space is not None:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()
