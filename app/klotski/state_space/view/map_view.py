"""The map of a layout: its positions as a landscape of light, to be looked at, and walked on with any hand or keys."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from app.klotski.state_space.view.camera import outline
from app.klotski.state_space.view.lit import LitVisits
from app.klotski.state_space.view.map_keys import FURTHEST_KEY, PRESENT_KEY
from app.klotski.state_space.view.marks import NUMBER_HEIGHT, MapMarks, PlacedMarks, node_sentence
from app.klotski.state_space.view.movable_map import KEYPAD, NO_KEYS, AccessibleMap, MovableMap
from app.klotski.state_space.view.nearby_boards import NearbyBoards
from app.klotski.state_space.view.node_index import neighbour_towards
from app.klotski.state_space.view.rendering import RenderedShot, Renderer, Shot
from app.klotski.state_space.view.shown_light import ShownLight
from app.klotski.state_space.view.signs import MapInks, Sign, map_inks, paint_frame_round, paint_sign
from app.ui.look.scale import scaled, text_scale
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_line, rounded
from app.ui.painting.text import figures
from app.ui.widgets.accessibility import announce, install_interface
from app.ui.widgets.actions import ARROWS, BY_KEYS, CHOOSING_KEYS
from app.ui.widgets.shorthand import connect_slot
from solvers.klotski.state_space.colours import Colouring, look_named
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace

NO_NODE = -1
"""What the signals say instead of a node where there is none."""
REACH, FINGER_REACH = 13.0, 24.0
"""How far from a point a pointer, or a finger, still takes it, in pixels at a text size of 100 %."""
IN_SIGHT = 56.0
"""How far from the edges the keyboard's node and the present position stay, in pixels."""
NEAR_ENOUGH = 12.0
"""How long an edge is at least, in pixels, when a person is led to a node."""
STEP_WIDTH = 2.2
"""Of the edges from a board that is pointed at, in pixels."""
STEP_MS = 160
"""How long the present position takes to the next one."""
RADIUS = 8.0


class MapView(MovableMap):
    """Draws a state space, its marks, and the visits of a method that are lit; tells what a person points at."""

    node_hovered = Signal(int)
    """The node under the pointer, or where the keyboard is; `NO_NODE` when there is none."""
    node_chosen = Signal(int)
    """The person has clicked or tapped a node, or pressed Enter on it."""
    picture_drawn = Signal()
    """A new picture of the light is seen."""

    def __init__(self, appearance: Appearance, name: str, accessible: str, parent: QWidget | None = None) -> None:
        install_interface(MovableMap, AccessibleMap)
        super().__init__(appearance, name, accessible, parent)
        self.empty_text = self.tr("The map appears here.")
        """What is written where there is no map."""
        self.space: StateSpace | None = None
        """What is shown."""
        self._drawing: Drawing | None = None
        self._colouring = Colouring.EXIT
        self.marks = MapMarks()
        """What is marked."""
        self._placed: PlacedMarks | None = None
        self.lit: LitVisits | None = None
        """What is lit; None for all of the map."""
        self._light = ShownLight()
        self._boards = NearbyBoards(appearance)
        self.hovered_node: int | None = None
        """The node under the pointer."""
        self.cursor_node: int | None = None
        """The node that the keyboard is on."""
        self._by_keys = False
        """Whether the person is here by the keyboard, so that it is shown where that is."""
        self._before: int | None = None
        self._walk = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=STEP_MS)
        connect_slot(self._walk, "valueChanged(QVariant)", self, "update()")
        self._renderer = Renderer(self)
        self._renderer.drawn.connect(self._take)
        self._renderer.failed.connect(self._fail)
        self.camera_changed.connect(self._ask_for_light)
        appearance.changed.connect(self._ask_for_light)

    def show_space(self, space: StateSpace | None) -> None:
        """Show another state space; its drawing comes later."""
        if space is self.space:
            return
        self.space, self._drawing, self._placed, self.lit, self.marks = space, None, None, None, MapMarks()
        self.cursor_node = self._before = None
        self._walk.stop()
        self._light.clear()
        self._boards.show_space(space)
        self._renderer.close()
        self._hover(None)
        self.show_hull(())
        self.node_hovered.emit(NO_NODE)  # what the keyboard was on, too
        self.update()

    def show_drawing(self, drawing: Drawing | None) -> None:
        """Show another drawing of the state space, as of the next round in which it unfolds."""
        if drawing is self._drawing:
            return
        self._drawing = drawing
        if drawing is None:
            self._light.clear()
            self._renderer.close()
        if self._light.picture is None:
            self._placed = None
        self.show_hull(() if drawing is None else outline(drawing.points))
        self._ask_for_light()
        self.update()

    def colour_by(self, colouring: Colouring) -> None:
        """Let the colour of a point tell something else."""
        if colouring is not self._colouring:
            self._colouring = colouring
            self._ask_for_light()

    def show_marks(self, marks: MapMarks) -> None:
        """Mark other nodes and paths; the present position eases to a neighbour."""
        before, self.marks, self._placed = self.marks, marks, None
        if before.present != marks.present:
            self._walk_from(before.present)
            self._keep_in_sight(before.present, marks.present)
        if before.exits != marks.exits:
            self._ask_for_light()
        self.update()

    def show_visits(self, lit: LitVisits | None) -> None:
        """Light the visits of a method, on a map that is dimmed; None to light all of it again."""
        if lit is not self.lit:
            self.lit = lit
            self._ask_for_light()

    def centre_on(self, node: int) -> None:
        """Bring a node to the middle, in a map so large that its neighbours can be told apart."""
        placed = self._placed_marks()
        if placed is not None:
            self.bring_to_middle(placed.place(node), NEAR_ENOUGH)

    def bring_in_sight(self, node: int) -> None:
        """Draw the map along until a node is in sight."""
        placed = self._placed_marks()
        if placed is not None:
            self.see(placed.place(node), scaled(IN_SIGHT))

    @property
    def boards(self) -> Mapping[int, QRectF]:
        """Where the positions are that are shown as boards, by node."""
        picture, camera = self._light.picture, self.camera
        if picture is None or camera is None:
            return {}
        return self._boards.places(picture.shot.drawing, picture.with_room, self.room, camera)

    def place_of(self, node: int) -> QPointF | None:
        """Where a node is in the widget, in sight or not; None while there is no map."""
        placed, camera = self._placed_marks(), self.camera
        return None if placed is None or camera is None else QPointF(*self.room.pixel(camera, *placed.place(node)))

    def node_at(self, place: QPointF, reach: float = REACH) -> int | None:
        """The node whose sign is at a place, or else the one whose point is nearest, so many pixels away at most."""
        picture, placed, camera = self._light.picture, self._placed_marks(), self.camera
        if picture is None or placed is None or camera is None:
            return None
        boards = self.boards
        marked = placed.node_at(place, self.room, camera, text_scale())
        on_board = (node for node, board in boards.items() if board.contains(place))
        marked = next(on_board, marked)
        if marked is not None:
            return marked
        where = self.room.point(camera, place.x(), place.y())
        point = picture.index.nearest(*where, reach * text_scale() / camera.scale)
        return None if point is None else int(picture.shot.drawing.nodes[point])

    def move_cursor(self, node: int) -> None:
        """Have the keyboard on a node, bring it in sight, and say what it is."""
        placed = self._placed_marks()
        if placed is None or self.space is None:
            return
        self.cursor_node, self._by_keys = node, True
        self.see(placed.place(node), scaled(IN_SIGHT))
        self.update()
        announce(self, self.cursor_sentence())
        self.node_hovered.emit(node)

    def cursor_sentence(self) -> str:
        """What there is to say of the node that the keyboard is on."""
        if self.space is None or self.cursor_node is None:
            return ""
        return node_sentence(self.space, self.marks, self.cursor_node)

    def hovered(self, place: QPointF | None) -> None:
        """Tell which node is under the pointer."""
        self._hover(None if place is None else self.node_at(place))

    def clicked(self, place: QPointF, by_finger: bool) -> None:
        """Choose the node that was clicked or tapped."""
        node = self.node_at(place, FINGER_REACH if by_finger else REACH)
        if node is not None:
            self.cursor_node = node
            self.node_chosen.emit(node)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The person is no longer here by the keyboard."""
        self._by_keys = False
        self.update()

    def wants_key(self, event: QKeyEvent) -> bool:
        """Whether a key does something here."""
        plain = event.modifiers() & ~KEYPAD == NO_KEYS
        ours = (*ARROWS, *CHOOSING_KEYS, PRESENT_KEY, FURTHEST_KEY)
        return self._drawing is not None and ((plain and event.key() in ours) or super().wants_key(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the keyboard's node, choose it, or move the camera."""
        if not self.wants_key(event):
            super().keyPressEvent(event)
            return
        was_shown, self._by_keys = self._by_keys, True
        self.update()
        key = Qt.Key(event.key())
        if event.modifiers() & ~KEYPAD != NO_KEYS:
            super().keyPressEvent(event)
        elif key in ARROWS:
            self._step(*ARROWS[key], was_shown)
        elif key in CHOOSING_KEYS:
            if self.cursor_node is not None:
                self.node_chosen.emit(self.cursor_node)
        elif key in (PRESENT_KEY, FURTHEST_KEY):
            node = self._here() if key is PRESENT_KEY else self._furthest()
            if node is not None:
                self.move_cursor(node)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is on no node in sight."""
        super().focusOutEvent(event)
        if self._by_keys:
            self._by_keys = False
            self.node_hovered.emit(NO_NODE if self.hovered_node is None else self.hovered_node)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is, if that is how the person came here."""
        super().focusInEvent(event)
        self._by_keys = event.reason() in BY_KEYS
        if self._by_keys and self.cursor_node is not None:
            self.node_hovered.emit(self.cursor_node)
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what changed meanwhile."""
        super().showEvent(event)
        self._ask_for_light()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the thread end."""
        super().hideEvent(event)
        self._renderer.close()

    def changeEvent(self, event: QEvent) -> None:
        """Draw in as many pixels as another screen has."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ask_for_light()

    def paint(self, painter: QPainter) -> None:
        """Paint the light, the marks over it, and the frame."""
        field, theme = QRectF(self.rect()), self.theme
        if self._drawing is None or self._light.picture is None:
            self._paint_empty(painter, field)
            return
        painter.setClipPath(rounded(field, RADIUS))
        painter.fillRect(field, QColor(*look_named(theme.name).ground))
        if self.camera is not None:
            self._light.paint(painter, self.room, self.camera)
            self._paint_marks(painter, map_inks(theme))
        painter.setClipping(False)
        ringed = self.hasFocus() and self._by_keys
        frame = QColor(theme.accent if ringed else theme.border)
        paint_frame(painter, field, RADIUS, edge=frame, width=2.0 if ringed else 1.0)

    def _paint_empty(self, painter: QPainter, field: QRectF) -> None:
        paint_frame(painter, field, RADIUS, QColor(self.theme.field), QColor(self.theme.border))
        painter.setPen(QColor(self.theme.muted))
        inner = field.adjusted(24, 24, -24, -24)
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.empty_text)

    def _paint_marks(self, painter: QPainter, inks: MapInks) -> None:
        placed, camera, room, size = self._placed_marks(), self.camera, self.room, text_scale()
        if placed is None or camera is None or self.space is None:
            return
        boards = self.boards
        placed.paint_lines(painter, room, camera, inks, size)
        keyboard = self.cursor_node if self._by_keys and self.hasFocus() else None
        looked_at = (Sign.POINTED, self.hovered_node), (Sign.POINTED, self.marks.pointed), (Sign.CURSOR, keyboard)
        for sign, node in looked_at:
            if node is not None and node in boards:
                for other in self.space.neighbours_of(node):
                    ends = [QPointF(*room.pixel(camera, *placed.place(end))) for end in (node, int(other))]
                    draw_line(painter, QLineF(*ends), inks.of(sign), STEP_WIDTH * size)
        self._boards.paint(painter, boards, inks, self.marks.exits)
        for sign, node in looked_at:
            if node is not None and node in boards:
                paint_frame_round(painter, sign, boards[node], size, inks)
            elif node is not None:
                paint_sign(painter, sign, QPointF(*room.pixel(camera, *placed.place(node))), size, inks)
        painter.setFont(figures(self.font(), NUMBER_HEIGHT * size))
        placed.paint_signs(painter, room, camera, inks, size, boards)
        present = self.marks.present
        if present is not None:
            at = boards[present].topLeft() if present in boards else self._present_place(placed, present)
            if present in boards:
                paint_frame_round(painter, Sign.PRESENT, boards[present], size, inks)
            paint_sign(painter, Sign.PRESENT, at, size, inks)

    def _present_place(self, placed: PlacedMarks, node: int) -> QPointF:
        """Where the present position is seen, on its way from the one before too."""
        x, y = placed.place(node)
        if self._before is not None and self._walk.state() is QVariantAnimation.State.Running:
            part, (from_x, from_y) = float(self._walk.currentValue()), placed.place(self._before)
            x, y = from_x + part * (x - from_x), from_y + part * (y - from_y)
        return QPointF() if self.camera is None else QPointF(*self.room.pixel(self.camera, x, y))

    def _placed_marks(self) -> PlacedMarks | None:
        """The marks in the drawing that is seen, which is one of a round before while the next is being drawn."""
        picture = self._light.picture
        drawing = self._drawing if picture is None else picture.shot.drawing
        if self._placed is None and self.space is not None and drawing is not None:
            self._placed = PlacedMarks(self.space, drawing, self.marks)
        return self._placed

    def _walk_from(self, node: int | None) -> None:
        """Let the present position ease from a node to where it is now, if that is a neighbour."""
        self._walk.stop()
        self._before, present = node, self.marks.present
        if self.space is None or node is None or present is None or self._appearance.reduced_motion:
            return
        if self.isVisible() and present in self.space.neighbours_of(node):
            self._walk.start()

    def _keep_in_sight(self, before: int | None, present: int | None) -> None:
        """Follow the present position out of sight, unless the person has turned away from it."""
        seen = None if before is None else self.place_of(before)
        if seen is not None and present is not None and not self.fits and self.rect().contains(seen.toPoint()):
            self.bring_in_sight(present)

    def _step(self, down: int, right: int, was_shown: bool) -> None:
        """Move the keyboard's node in a direction; one that was not shown is shown first, where the game is."""
        picture, camera = self._light.picture, self.camera
        if picture is None or camera is None:
            return
        if self.cursor_node is None or not was_shown:
            first = (self.cursor_node, self.marks.present, self.marks.start, 0)
            self.move_cursor(next(node for node in first if node is not None))
            return
        node = neighbour_towards(picture.shot.drawing, camera, self.cursor_node, right, down)
        if node is None:
            announce(self, self.tr("No position lies in this direction."))
        else:
            self.move_cursor(node)

    def _here(self) -> int | None:
        """The present position; where there is none, the start."""
        return self.marks.start if self.marks.present is None else self.marks.present

    def _furthest(self) -> int | None:
        """The position furthest from the exit, marked or not; none where there is no exit, or the map gives no help."""
        space = self.space
        return None if space is None or space.distance is None or self.marks.strict else space.hardest

    def _hover(self, node: int | None) -> None:
        if node != self.hovered_node:
            self.hovered_node = node
            self.setCursor(Qt.CursorShape.ArrowCursor if node is None else Qt.CursorShape.PointingHandCursor)
            self.update()
            self.node_hovered.emit(NO_NODE if node is None else node)

    @Slot()
    def _ask_for_light(self) -> None:
        """Have drawn what is to be seen now."""
        if self.space is None or self._drawing is None or self.camera is None or not self.isVisible():
            return
        shot = Shot(
            space=self.space,
            drawing=self._drawing,
            colouring=self._colouring,
            look=self.theme.name,
            exits=self.marks.exits,
            lit=self.lit,
            room=self.room,
            camera=self.camera,
            ratio=self.devicePixelRatioF(),
        )
        self._renderer.draw(shot)

    @Slot(object)
    def _take(self, picture: RenderedShot) -> None:
        if picture.shot.space is not self.space or self._drawing is None:
            return
        before = self._light.picture
        if before is None or before.shot.drawing is not picture.shot.drawing:
            self._placed = None
        self._light.show(picture)
        self.update()
        self.picture_drawn.emit()

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        raise error
