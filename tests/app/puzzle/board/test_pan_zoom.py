"""What wheel, touchpad and mouse do to whatever is seen in part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.board.pan_zoom import NOTCH, SMART_ZOOM, PanZoomInput

AT = QPointF(40, 30)
LEFT, MIDDLE, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
NO_KEYS, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
FAR = 10


class NotedView:
    """Notes what it is asked for; the left button draws it along when it has gone far, the middle button at once."""

    def __init__(self) -> None:
        self.fits = False
        self.largest = False
        self.done: list[tuple[object, ...]] = []

    def fit(self) -> None:
        self.done.append(("fit",))

    def zoom_about(self, point: QPointF, factor: float, *, at_once: bool) -> bool:
        self.done.append(("zoom", point.toTuple(), round(factor, 3), at_once))
        return not self.largest

    def turn_about(self, point: QPointF, degrees: float) -> bool:
        self.done.append(("turn", degrees))
        return True

    def move_by(self, way: QPointF) -> None:
        self.done.append(("move", way.toTuple()))

    def drag_distance(self, press: QMouseEvent) -> int | None:
        return {LEFT: FAR, MIDDLE: 0}.get(press.button())

    def show_drag(self, event: QMouseEvent, *, dragging: bool) -> None:
        self.done.append(("drag", dragging))

    def clicked(self, place: QPointF, by_finger: bool) -> None:
        self.done.append(("click", by_finger))


@pytest.fixture
def view() -> NotedView:
    return NotedView()


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def wheel(notches: float, pixels: QPoint | None = None, keys: Qt.KeyboardModifier = NO_KEYS) -> QWheelEvent:
    """A notch of a wheel, or, with `pixels`, two fingers that scroll on a touchpad."""
    phase = Qt.ScrollPhase.NoScrollPhase if pixels is None else Qt.ScrollPhase.ScrollUpdate
    turned = QPoint(0, round(120 * notches))
    return QWheelEvent(AT, AT, pixels or QPoint(), turned, NO_BUTTON, keys, phase, False)


def native(kind: Qt.NativeGestureType, value: float = 0.0) -> QNativeGestureEvent:
    device = QPointingDevice.primaryPointingDevice()
    return QNativeGestureEvent(kind, device, 2, AT, AT, AT, value, QPointF())


def mouse(kind: QEvent.Type, way: float = 0.0, button: Qt.MouseButton = LEFT, touched: bool = False) -> QMouseEvent:
    """The mouse, or a finger, so far to the right of where it was pressed."""
    sources = Qt.MouseEventSource
    source = sources.MouseEventSynthesizedByQt if touched else sources.MouseEventNotSynthesized
    at = AT + QPointF(way, 0)
    return QMouseEvent(kind, at, at, at, button, button, NO_KEYS, source)


def test_a_wheel_zooms_about_the_pointer_and_may_ease(widget: QWidget, view: NotedView) -> None:
    by_hand = PanZoomInput(widget, view)
    assert by_hand.take(wheel(2.0))
    assert view.done == [("zoom", (40, 30), round(NOTCH**2, 3), False)]
    view.largest = True
    assert by_hand.take(wheel(1.0)), "what is enlarged as far as it can be does not scroll what is around it"
    view.fits = True
    assert not by_hand.take(wheel(-1.0))
    assert not by_hand.take(wheel(0.0))


def test_fingers_that_scroll_draw_along_what_does_not_fit(widget: QWidget, view: NotedView) -> None:
    by_hand = PanZoomInput(widget, view)
    assert by_hand.take(wheel(0.5, QPoint(7, -9)))
    assert by_hand.take(wheel(0.5, QPoint(7, -9), CONTROL))
    assert view.done == [("move", (7, -9)), ("zoom", (40, 30), round(NOTCH**0.5, 3), False)]
    view.done.clear()
    view.fits = True
    assert by_hand.take(wheel(1.0, QPoint(0, 9)))
    assert not PanZoomInput(widget, view, scrolled=True).take(wheel(1.0, QPoint(0, 9)))
    assert view.done == [("zoom", (40, 30), NOTCH, False)]


def test_gestures_of_a_touchpad_zoom_turn_and_fit(widget: QWidget, view: NotedView) -> None:
    by_hand, kinds = PanZoomInput(widget, view), Qt.NativeGestureType
    assert by_hand.take(native(kinds.ZoomNativeGesture, 0.5))
    assert by_hand.take(native(kinds.RotateNativeGesture, 12.0))
    assert by_hand.take(native(kinds.SmartZoomNativeGesture))
    view.fits = True
    assert by_hand.take(native(kinds.SmartZoomNativeGesture))
    assert not by_hand.take(native(kinds.BeginNativeGesture))
    assert view.done == [
        ("zoom", (40, 30), 1.5, True),
        ("turn", 12.0),
        ("fit",),
        ("zoom", (40, 30), SMART_ZOOM, False),
    ]


@pytest.mark.parametrize("press", [QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick])
def test_a_drag_begins_when_the_pointer_has_gone_far(widget: QWidget, view: NotedView, press: QEvent.Type) -> None:
    by_hand = PanZoomInput(widget, view)
    assert not by_hand.take(mouse(press))
    assert not by_hand.take(mouse(QEvent.Type.MouseMove, FAR - 1))
    assert by_hand.pressed_at == AT
    assert by_hand.take(mouse(QEvent.Type.MouseMove, FAR + 1))
    assert by_hand.take(mouse(QEvent.Type.MouseMove, FAR + 5))
    assert by_hand.take(mouse(QEvent.Type.MouseButtonRelease, FAR + 5))
    assert not by_hand.take(mouse(QEvent.Type.MouseMove, 50, NO_BUTTON))
    assert view.done == [("drag", True), ("move", (FAR + 1, 0)), ("move", (4, 0)), ("drag", False)]


def test_a_drag_may_begin_at_once_and_some_buttons_draw_nothing(widget: QWidget, view: NotedView) -> None:
    by_hand = PanZoomInput(widget, view)
    assert by_hand.take(mouse(QEvent.Type.MouseButtonPress, button=MIDDLE))
    assert view.done == [("drag", True), ("move", (0, 0))]
    assert by_hand.take(mouse(QEvent.Type.MouseButtonRelease, button=MIDDLE))
    view.done.clear()
    assert not by_hand.take(mouse(QEvent.Type.MouseButtonPress, button=Qt.MouseButton.RightButton))
    assert not by_hand.take(mouse(QEvent.Type.MouseMove, 50, Qt.MouseButton.RightButton))
    assert view.done == []


@pytest.mark.parametrize("touched", [False, True])
def test_what_draws_nothing_along_is_a_click_for_others_too(widget: QWidget, view: NotedView, touched: bool) -> None:
    by_hand = PanZoomInput(widget, view)
    assert not by_hand.take(mouse(QEvent.Type.MouseButtonPress, touched=touched))
    assert not by_hand.take(mouse(QEvent.Type.MouseButtonRelease, 2.0, touched=touched))
    assert view.done == [("click", touched)]
