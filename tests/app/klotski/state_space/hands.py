"""What a hand does on a map, by real events: wheel, fingers on a touchpad, mouse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication

from app.klotski.state_space.view.map_view import MapView

LEFT = Qt.MouseButton.LeftButton
NO_BUTTON, NO_KEYS = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


def turn_wheel(
    view: MapView,
    at: QPointF,
    notches: float,
    pixels: QPoint | None = None,
    phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
) -> bool:
    """Turn the wheel over a point, or move two fingers on a touchpad, in a `phase`; returns whether it was taken."""
    turned, whole = QPoint(0, round(120 * notches)), QPointF(view.mapToGlobal(at.toPoint()))
    event = QWheelEvent(at, whole, pixels or QPoint(), turned, NO_BUTTON, NO_KEYS, phase, False)
    event.ignore()
    QApplication.sendEvent(view, event)
    return event.isAccepted()


def gesture(view: MapView, kind: Qt.NativeGestureType, at: QPointF, value: float) -> None:
    """Pinch or turn with two fingers on a touchpad."""
    whole, device = QPointF(view.mapToGlobal(at.toPoint())), QPointingDevice.primaryPointingDevice()
    QApplication.sendEvent(view, QNativeGestureEvent(kind, device, 2, at, at, whole, value, QPointF()))


def mouse(view: MapView, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, touched: bool = False) -> None:
    whole = QPointF(view.mapToGlobal(at.toPoint()))
    held = NO_BUTTON if kind is QEvent.Type.MouseButtonRelease else button
    source = Qt.MouseEventSource.MouseEventSynthesizedByQt if touched else Qt.MouseEventSource.MouseEventNotSynthesized
    pressed = NO_BUTTON if kind is QEvent.Type.MouseMove else button
    QApplication.sendEvent(view, QMouseEvent(kind, at, at, whole, pressed, held, NO_KEYS, source))


def hover(view: MapView, at: QPointF) -> None:
    mouse(view, QEvent.Type.MouseMove, at, NO_BUTTON)


def drag(view: MapView, points: Sequence[QPointF], touched: bool = False) -> None:
    """Press at the first point, move through the others, and let go at the last."""
    mouse(view, QEvent.Type.MouseButtonPress, points[0], LEFT, touched)
    for point in points[1:]:
        mouse(view, QEvent.Type.MouseMove, point, LEFT, touched)
    mouse(view, QEvent.Type.MouseButtonRelease, points[-1], LEFT, touched)


def click(view: MapView, at: QPointF, touched: bool = False) -> None:
    drag(view, [at], touched)
