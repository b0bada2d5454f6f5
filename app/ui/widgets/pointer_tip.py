"""A bubble beside a control that points at it: what could be done next, and a button that does it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.painting.drawing import draw_path, polygon, rounded, smooth_painter
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import keeps_key, square_button
from app.ui.widgets.shorthand import button, column, label, named, row

SHADOW = 10
"""Room for the shadow and the point on every side, in pixels."""
POINT = 9
"""How far the point stands out, in pixels."""
PADDING = 14
RADIUS = 10.0
CHARACTERS = 26
"""How wide the bubble is, in characters of average width."""

Place = Callable[[], QRect]


class PointerTip(QWidget):
    """Lies over the window, takes no focus by itself, and moves with what it points at.

    It goes when its button or that for no tips is pressed, on Esc when the focus is in it, by its cross, and when what
    it points at is pressed or hidden; then it is deleted.
    """

    def __init__(self, name: str, text: str, act: str, target: QWidget, place: Place | None = None) -> None:
        """`act` is what its button says. It points at `target`, or at the part of it that `place` returns."""
        super().__init__(target.window(), focusPolicy=Qt.FocusPolicy.ClickFocus)
        named(self, name, text)
        self._target = target
        self._place_in_target = place if place is not None else target.rect
        self._point = QPointF()
        self.text = label(text, "text", wrap=True)
        self.act_button = button(act, name + "Button", clicked=self.dismiss)
        """A click asks for what the tip tells of."""
        self.act_button.setAccessibleDescription(text)
        tip = self.tr("Show no tips from now on; the Help menu turns them on again")
        self.off_button = button(self.tr("Don't show tips"), name + "OffButton", tip, self.dismiss, "narrow")
        """A click asks for no tips any more."""
        closing = self.tr("Close this tip")
        self.close_button = square_button(name + "CloseButton", closing, closing, "✕", side=24)
        self.close_button.clicked.connect(self.dismiss)
        above = row((self.text, 1), (self.close_button, 0, Qt.AlignmentFlag.AlignTop), spacing=8)
        below = row(self.act_button, 1, self.off_button, spacing=8)
        column(above, below, spacing=10, margins=SHADOW + PADDING, parent=self)
        for watched in (target, target.window()):
            watched.installEventFilter(self)

    def open(self) -> None:
        """Show it beside its target, and have it read out."""
        self._move()
        self.show()
        self.raise_()
        QWidget.setTabOrder(self._target, self.act_button)
        announce(self, self.text.text())

    @Slot()
    def dismiss(self) -> None:
        """Take it away for good; the focus goes to what it pointed at."""
        if self.isHidden():
            return
        for watched in (self._target, self._target.window()):
            watched.removeEventFilter(self)
        if self.isAncestorOf(self.window().focusWidget() or self.window()):
            self._target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        self.deleteLater()

    def event(self, event: QEvent) -> bool:
        """Keep Esc from the shortcuts of the window while the focus is in it."""
        return keeps_key(event, _is_escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes it away."""
        if _is_escape(event):
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the target, and go when it is pressed or hidden."""
        match event.type():
            case QEvent.Type.Resize | QEvent.Type.Move | QEvent.Type.LayoutRequest:
                self._move()
            case QEvent.Type.MouseButtonPress | QEvent.Type.Hide if watched is self._target:
                self.dismiss()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with round corners, a soft shadow and a point, in the colours of the palette."""
        panel = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        bubble = rounded(panel, RADIUS).united(self._pointer(panel))
        with smooth_painter(self) as painter:
            paint_shadow(painter, panel, RADIUS, SHADOW / 2, "#000000")
            draw_path(painter, bubble, self.palette().button(), self.palette().link(), 1.5)

    def _pointer(self, panel: QRectF) -> QPainterPath:
        """The point: a triangle from the side of the panel that is nearest to it."""
        point, corner = self._point, RADIUS + POINT
        beside = not panel.left() <= point.x() <= panel.right()
        if beside:
            x = panel.left() + 1 if point.x() < panel.left() else panel.right() - 1
            foot = QPointF(x, min(max(point.y(), panel.top() + corner), panel.bottom() - corner))
        else:
            y = panel.top() + 1 if point.y() < panel.top() else panel.bottom() - 1
            foot = QPointF(min(max(point.x(), panel.left() + corner), panel.right() - corner), y)
        across = QPointF(0, POINT) if beside else QPointF(POINT, 0)
        return polygon([foot - across, self._point, foot + across])

    def _move(self) -> None:
        """Lie at the side of the target that has room: below, above, left or right."""
        window = self.window()
        target = self._place_in_target()
        target.moveTopLeft(self._target.mapTo(window, target.topLeft()))
        self.ensurePolished()
        width = min(CHARACTERS * self.fontMetrics().averageCharWidth() + 2 * (SHADOW + PADDING), window.width())
        layout = self.layout()
        assert layout is not None
        size = QSize(width, layout.totalHeightForWidth(width))
        rect, point = _placed(size, target, window.rect())
        self.setGeometry(rect)
        self._point = QPointF(point - rect.topLeft())
        self.update()


def _placed(size: QSize, target: QRect, window: QRect) -> tuple[QRect, QPoint]:
    """Where a bubble of a size lies beside a target, wholly in the window, and the place that it points at."""
    middle, overlap = target.center(), SHADOW - POINT
    beside, across = middle.y() - size.height() // 2, middle.x() - size.width() // 2
    places = (
        (QPoint(across, target.bottom() - overlap), QPoint(middle.x(), target.bottom())),
        (QPoint(across, target.top() + overlap - size.height()), QPoint(middle.x(), target.top())),
        (QPoint(target.left() + overlap - size.width(), beside), QPoint(target.left(), middle.y())),
        (QPoint(target.right() - overlap, beside), QPoint(target.right(), middle.y())),
    )
    placed = [(_shifted_into(QRect(corner, size), window), point) for corner, point in places]
    free = target.adjusted(overlap + 1, overlap + 1, -overlap - 1, -overlap - 1)
    return next((found for found in placed if not found[0].intersects(free)), placed[0])


def _shifted_into(rect: QRect, window: QRect) -> QRect:
    """A rectangle moved no further than needed to be in the window."""
    left = min(max(rect.left(), window.left()), max(window.left(), window.right() - rect.width()))
    top = min(max(rect.top(), window.top()), max(window.top(), window.bottom() - rect.height()))
    return QRect(QPoint(left, top), rect.size())


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape
