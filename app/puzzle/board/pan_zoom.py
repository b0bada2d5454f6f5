"""Zooming and panning by hand: what is seen in part, by wheel, touchpad, fingers, mouse, and buttons over it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Slot
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QPinchGesture, QToolButton, QWidget

from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import named, row

NOTCH = 1.25
"""How many times larger or smaller a notch of the wheel, or a press of a key, makes what is seen."""
WHEEL_NOTCH = 120
"""What Qt counts for one notch of a wheel."""
SMART_ZOOM = 2.5
"""How many times larger a double tap with two fingers makes what fits."""
EDGE = 8
"""How far from the edge of what is zoomed the buttons keep, in pixels."""
LEAST_HEIGHTS = 5
"""How many times as high as the buttons a widget is at least over which they lie."""


class ZoomedView(Protocol):
    """Something that is seen in a widget, all of it or a part; points are those of the widget."""

    @property
    @abstractmethod
    def fits(self) -> bool:
        """Whether all of it is seen."""

    def fit(self) -> None:
        """Show all of it."""

    @abstractmethod
    def zoom_about(self, point: QPointF, factor: float, *, at_once: bool) -> bool:
        """Make it so many times as large, with what is at a point staying there; returns whether it could be.

        What fingers do is to be seen at once; what a wheel does may ease.
        """

    @abstractmethod
    def turn_about(self, point: QPointF, degrees: float) -> bool:
        """Turn it clockwise; returns whether it can be turned."""

    def move_by(self, way: QPointF) -> None:
        """Draw it along."""

    def drag_distance(self, press: QMouseEvent) -> int | None:
        """How far the pointer has to go from where it was pressed to draw it along; None where it does not."""

    def show_drag(self, event: QMouseEvent, *, dragging: bool) -> None:
        """The pointer begins or ends to draw it along."""

    def clicked(self, place: QPointF, by_finger: bool) -> None:
        """The left button, or a finger, was pressed and let go at a place, and has drawn nothing along."""


class PanZoomInput:
    """Zooms, turns and draws along a view: by the wheel, two fingers on a touchpad or a screen, and by dragging.

    The widget hands it its events, and grabs the gesture of a pinch for it. With `scrolled`, two fingers that scroll
    over what fits are left to others.
    """

    def __init__(self, widget: QWidget, view: ZoomedView, *, scrolled: bool = False) -> None:
        self._widget = widget
        self._view = view
        self._scrolled = scrolled
        self.pressed_at: QPointF | None = None
        """Where the pointer was pressed that may draw the view along, but has not gone far enough yet."""
        self.dragged_from: QPointF | None = None
        """Where the pointer was last that draws the view along."""
        self._distance = 0

    def take(self, event: QEvent) -> bool:
        """Zoom, turn or draw along; returns whether the event has done so, and is for nobody else."""
        if isinstance(event, QWheelEvent):
            return self._take_wheel(event)
        if isinstance(event, QNativeGestureEvent):
            return self._take_native_gesture(event)
        if isinstance(event, QGestureEvent):
            return self._take_pinch(event)
        return isinstance(event, QMouseEvent) and self._take_drag(event)

    def _take_wheel(self, event: QWheelEvent) -> bool:
        """A wheel zooms; two fingers on a touchpad, which tell when they begin, draw along what does not fit."""
        view, turned = self._view, event.angleDelta().y() or event.angleDelta().x()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.phase() is not Qt.ScrollPhase.NoScrollPhase and not control:
            if not view.fits:
                view.move_by(QPointF(event.pixelDelta() or event.angleDelta() / 8))
                return True
            if self._scrolled:
                return False
        if not turned:
            return False
        return view.zoom_about(event.position(), NOTCH ** (turned / WHEEL_NOTCH), at_once=False) or not view.fits

    def _take_native_gesture(self, event: QNativeGestureEvent) -> bool:
        view, kind, at = self._view, event.gestureType(), event.position()
        if kind is Qt.NativeGestureType.RotateNativeGesture:
            return view.turn_about(at, event.value())
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            view.zoom_about(at, 1.0 + event.value(), at_once=True)
        elif kind is not Qt.NativeGestureType.SmartZoomNativeGesture:
            return False
        elif view.fits:
            view.zoom_about(at, SMART_ZOOM, at_once=False)
        else:
            view.fit()
        return True

    def _take_pinch(self, event: QGestureEvent) -> bool:
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        self.dragged_from = self.pressed_at = None  # one of the two fingers may have begun to draw along
        centre, changes = self._widget.mapFromGlobal(pinch.centerPoint()), pinch.changeFlags()
        if changes & QPinchGesture.ChangeFlag.ScaleFactorChanged:
            self._view.zoom_about(centre, pinch.scaleFactor(), at_once=True)
        if changes & QPinchGesture.ChangeFlag.RotationAngleChanged:
            self._view.turn_about(centre, pinch.rotationAngle() - pinch.lastRotationAngle())
        if pinch.state() is Qt.GestureState.GestureUpdated:
            self._view.move_by(pinch.centerPoint() - pinch.lastCenterPoint())
        event.accept(pinch)
        return True

    def _take_drag(self, event: QMouseEvent) -> bool:
        """Draw the view along once the pointer has gone far enough."""
        kind, point = event.type(), event.position()
        if kind == QEvent.Type.MouseButtonRelease:
            return self._let_go(event)
        if kind != QEvent.Type.MouseMove:
            distance = self._view.drag_distance(event)
            if distance is None:
                return False
            self.pressed_at, self._distance = point, distance
        if self.pressed_at is not None and (point - self.pressed_at).manhattanLength() >= self._distance:
            self.dragged_from, self.pressed_at = self.pressed_at, None
            self._view.show_drag(event, dragging=True)
        if self.dragged_from is None:
            return False
        way, self.dragged_from = point - self.dragged_from, point
        self._view.move_by(way)
        return True

    def _let_go(self, event: QMouseEvent) -> bool:
        pressed, self.pressed_at = self.pressed_at, None
        if self.dragged_from is not None:
            self.dragged_from = None
            self._view.show_drag(event, dragging=False)
            return True
        if pressed is not None and event.button() is Qt.MouseButton.LeftButton:
            by_finger = event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
            self._view.clicked(event.position(), by_finger)
        return False


class ZoomPanel(QFrame):
    """Buttons that zoom, over the right foot of what they zoom."""

    def __init__(
        self,
        shown: QWidget,
        appearance: Appearance,
        name: str,
        accessible: str,
        buttons: Mapping[str, QToolButton],
        level: QWidget | None = None,
        spacing: int = 3,
    ) -> None:
        """`buttons` are given by the names of their icons; `level` stands after the first of them."""
        super().__init__(shown)
        named(self, name, accessible, role="panel")
        self._shown = shown
        self._appearance = appearance
        self._buttons = buttons
        for button in buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to what is zoomed
        parts: list[QWidget] = list(buttons.values())
        if level is not None:
            parts.insert(1, level)
        row(*parts, spacing=spacing, margins=spacing + 1, parent=self)
        self.adjustSize()
        shown.installEventFilter(self)
        appearance.changed.connect(self._show_icons)
        self._show_icons()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place in the corner when the widget changes its size."""
        if event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def place(self) -> None:
        """Lie in the corner, if that leaves enough to be seen."""
        self.move(self._shown.width() - self.width() - EDGE, self._shown.height() - self.height() - EDGE)
        self.setVisible(self._shown.height() >= LEAST_HEIGHTS * self.height())

    @Slot()
    def _show_icons(self) -> None:
        theme = self._appearance.theme
        for picture, button in self._buttons.items():
            button.setIcon(icon(picture, theme.text, theme.muted))
