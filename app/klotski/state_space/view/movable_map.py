"""A field in which a map can be enlarged, turned and drawn along: by mouse, wheel, fingers, keys, or by its page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from shiboken6 import isValid

from app.klotski.state_space.view.camera import Camera, MapViewport, Point
from app.klotski.state_space.view.map_keys import CONTROL, CONTROLLED_KEYS, FIT_KEYS, SHIFT, TURN_KEYS, ZOOM_KEYS
from app.puzzle.board.pan_zoom import PanZoomInput
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.widgets.accessibility import WidgetInterface
from app.ui.widgets.actions import ARROWS
from app.ui.widgets.painted import PaintedWidget

PAN = 80.0
"""How many pixels a press of a key draws a map along."""
BUTTON_NOTCH = 1.5
"""How many times larger or smaller a press of a button makes a map."""
EASE_MS = 180
"""How long it takes to get to where a key or a button leads."""
MARGIN = 22

NO_KEYS = Qt.KeyboardModifier.NoModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class MovableMap(PaintedWidget):
    """Knows the camera, and moves it as a person asks; what is seen, `paint` paints.

    As long as nobody has moved the camera, it sees all of the map, in any size of the window.
    """

    camera_changed = Signal()
    """Another part of the map is seen, or it is larger, smaller, or turned."""

    def __init__(
        self, appearance: Appearance, name: str = "", accessible: str = "", parent: QWidget | None = None
    ) -> None:
        self._input = PanZoomInput(self, self, scrolled=True)
        super().__init__(appearance, name, accessible, parent, Qt.FocusPolicy.StrongFocus, tracking=True)
        self._hull: tuple[Point, ...] = ()
        self.camera: Camera | None = None
        """Where the map is seen from now; None while there is none."""
        self._from: Camera | None = None
        self._target: Camera | None = None
        self.fits = True
        """Whether the camera sees the whole map, and follows it."""
        self._ease = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=EASE_MS)
        self._ease.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._ease.valueChanged.connect(self._follow_ease)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.grabGesture(Qt.GestureType.PinchGesture)

    @property
    def room(self) -> MapViewport:
        """The widget, and what is to be seen in it."""
        return MapViewport(self.width(), self.height(), self._hull, scaled(MARGIN))

    def fit(self) -> None:
        """Show the whole map, and go on doing so; where that is seen already, turn it back too."""
        aim = self._aim()
        if aim is not None:
            whole = self.room.fit(aim.angle)
            seen_already, self.fits = self.fits and aim == whole, True
            self._go_to(self.room.fit() if seen_already else whole)

    def zoom_in(self) -> None:
        """Make the map larger, as a button does."""
        self.zoom_by(BUTTON_NOTCH)

    def zoom_out(self) -> None:
        """Make the map smaller, as a button does."""
        self.zoom_by(1 / BUTTON_NOTCH)

    def zoom_by(self, factor: float) -> None:
        """Make the map so many times as large, about the middle."""
        self.zoom_about(QPointF(*self.room.middle), factor, at_once=False)

    def zoom_about(self, point: QPointF, factor: float, *, at_once: bool) -> bool:
        """Make the map so many times as large, about a point; returns whether there is one."""
        at = point.x(), point.y()
        change = self._put_at_once if at_once else self._lead
        change(lambda camera: self.room.zoomed(camera, factor, at))
        return self.camera is not None

    def turn_about(self, point: QPointF, degrees: float) -> bool:
        """Turn the map clockwise about a point at once."""
        self._put_at_once(lambda camera: self.room.turned(camera, degrees, (point.x(), point.y())))
        return True

    def move_by(self, way: QPointF) -> None:
        """Draw the map along at once."""
        self._put_at_once(lambda camera: self.room.moved(camera, way.x(), way.y()))

    def drag_distance(self, press: QMouseEvent) -> int | None:
        """Two buttons draw the map along once the pointer has gone further than in a click."""
        dragging = press.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton)
        return QApplication.startDragDistance() if dragging else None

    def turn_by(self, degrees: float) -> None:
        """Turn the map clockwise about the middle."""
        aim = self._aim()
        if aim is not None:
            turned = self.room.turned(aim, degrees)
            self._go_to(self.room.fit(turned.angle) if self.fits else turned)

    def pan_by(self, right: float, down: float) -> None:
        """Draw the map along by so many pixels."""
        self._lead(lambda camera: self.room.moved(camera, right, down))

    def look_like(self, other: MovableMap) -> None:
        """See the same part of the same map as another widget of the same size."""
        camera = other.camera
        if camera is not None and self.camera is not None:
            self._stop_ease()
            self.fits = other.fits
            self._put(camera)

    def see(self, place: Point, margin: float) -> None:
        """Have a place of the map in sight, so many pixels from the edges; as it is where all of the map is seen."""
        aim = self._aim()
        if aim is not None and not self.fits:
            seen = self.room.showing(aim, *place, margin)
            if seen != aim:
                self._go_to(seen)

    def bring_to_middle(self, place: Point, scale: float) -> None:
        """Have a place of the map in the middle, and the map so large at least."""
        self._lead(lambda camera: self.room.limited(Camera(*place, max(camera.scale, scale), camera.angle)))

    def clicked(self, place: QPointF, by_finger: bool) -> None:
        """The person has clicked or tapped, and drawn nothing along."""

    def hovered(self, place: QPointF | None) -> None:
        """The pointer is at a place, or nowhere."""

    def cursor_sentence(self) -> str:
        """What there is to say of what the keyboard is on."""
        return ""

    def sizeHint(self) -> QSize:
        """A field large enough for the shape of a map to be seen."""
        return QSize(480, 320)

    def minimumSizeHint(self) -> QSize:
        """The least in which something can be told apart."""
        return QSize(160, 120)

    def show_hull(self, hull: tuple[Point, ...]) -> None:
        """Show a map within these corners; a camera that sees all of a map eases to that, the first one is there."""
        self._hull = hull
        if not hull:
            self._stop_ease()
            self.camera, self.fits = None, True
        elif (aim := self._aim()) is None:
            self._put(self.room.fit())
        elif self.fits:
            self._go_to(self.room.fit(aim.angle))
        else:
            self._stop_ease()
            self._put(self.room.limited(aim))

    def event(self, event: QEvent) -> bool:
        """Take what moves the camera; everything else goes its usual way."""
        wanted = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self.wants_key(event)
        if wanted or self._input.take(event):  # else a page with the same key would take it
            event.accept()
            return True
        return super().event(event)

    def wants_key(self, event: QKeyEvent) -> bool:
        """Whether a key does something here."""
        modifiers = event.modifiers() & ~KEYPAD
        if (modifiers == SHIFT and event.key() in ARROWS) or (modifiers == CONTROL and event.key() in CONTROLLED_KEYS):
            return True
        return modifiers in (NO_KEYS, SHIFT) and event.key() in (*ZOOM_KEYS, *TURN_KEYS, *FIT_KEYS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, turn, fit, or draw the map along."""
        if not self.wants_key(event):
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in ARROWS:
            down, right = ARROWS[key]
            self.pan_by(-PAN * right, -PAN * down)
        elif key in ZOOM_KEYS:
            self.zoom_by(ZOOM_KEYS[key])
        elif key in TURN_KEYS:
            self.turn_by(TURN_KEYS[key])
        else:
            self.fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer is somewhere else, and draws nothing along."""
        if self._input.pressed_at is None:
            self.hovered(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nobody else is to be told."""

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is nowhere."""
        self.hovered(None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See the whole map again, or as much of it as fits in."""
        super().resizeEvent(event)
        aim = self._aim()
        if aim is not None:
            self._stop_ease()
            room = self.room
            self.camera = None  # the same camera, too, sees another part in another size
            self._put(room.fit(aim.angle) if self.fits else room.limited(aim))

    def show_drag(self, event: QMouseEvent, *, dragging: bool) -> None:
        """The pointer points at nothing while it draws the map along."""
        if dragging:
            self.hovered(None)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.unsetCursor()
            self.hovered(event.position())

    def _aim(self) -> Camera | None:
        """Where the camera is, or is on its way to."""
        return self.camera if self._target is None else self._target

    def _put_at_once(self, changed: Callable[[Camera], Camera]) -> None:
        """Change the camera where it is on its way, without easing."""
        self._stop_ease()
        if self.camera is not None:
            self.fits = False
            self._put(changed(self.camera))

    def _lead(self, changed: Callable[[Camera], Camera]) -> None:
        """Change the camera from where it is on its way to."""
        aim = self._aim()
        if aim is not None and (camera := changed(aim)) != aim:
            self.fits = False
            self._go_to(camera)

    def _go_to(self, camera: Camera) -> None:
        """Ease to a camera; with reduced motion, or out of sight, be there at once."""
        self._ease.stop()
        if self.camera is None or self._appearance.reduced_motion or not self.isVisible():
            self._target = None
            self._put(camera)
            return
        self._from, self._target = self.camera, camera
        self._ease.start()

    @Slot(object)
    def _follow_ease(self, part: float) -> None:
        if self._from is None or self._target is None:
            return
        target = self._target
        if part >= 1.0:
            self._from = self._target = None
            self._put(target)
        else:
            self._put(self._from.on_the_way(target, part))

    def _stop_ease(self) -> None:
        """Let the camera stay where it is on its way."""
        self._ease.stop()
        self._from = self._target = None

    def _put(self, camera: Camera) -> None:
        if camera != self.camera:
            self.camera = camera
            self.update()
            self.camera_changed.emit()


class AccessibleMap(WidgetInterface):
    """A graphic; its name and description are those of the widget, its value is what the keyboard is on, in words."""

    def __init__(self, view: MovableMap) -> None:
        super().__init__(view, QAccessible.Role.Graphic)
        self._view = view

    def text(self, kind: QAccessible.Text) -> str:
        """Its value is the sentence of the node under the keyboard's cursor."""
        if kind is QAccessible.Text.Value and isValid(self._view):
            return self._view.cursor_sentence()
        return super().text(kind)
