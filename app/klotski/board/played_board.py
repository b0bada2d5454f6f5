"""The Klotski board under the hand: pieces are dragged, or chosen and moved by keys."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.track import KlotskiTrack, Place
from app.puzzle.board.board_keys import ARROWS, CHOOSING_KEYS, ListedKeys
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.theme import Appearance
from app.ui.painting.wood import paint_shadow, rounded, tinted
from app.ui.widgets.accessibility import tell_focus
from app.ui.widgets.actions import KEYS
from solvers.klotski.layout import COLUMNS, Square
from solvers.klotski.moves import Step

STRIDE = 0.04
"""How far the piece goes at once, in cells: small enough to feel every edge."""
HELP = 0.5
"""How far from a row or column a piece that is pulled round a corner is helped into it, in cells."""
NEXT_KEY = Qt.Key.Key_Space


def listed_keys() -> ListedKeys:
    """The keys of the board; Tab is passed on by Qt, and the key of Stop is that of the action."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Step through the movable pieces"), (NEXT_KEY, Qt.Key.Key_Tab)),
        (translate("Shortcuts", "Slide the selected piece by one cell"), ARROWS),
        (translate("Shortcuts", "Continue by hand from the solution shown"), CHOOSING_KEYS[:1]),
        (translate("Shortcuts", "Let the arrow keys control playback again"), KEYS["stop"]),
    )


class Drag:
    """One piece between the squares that it can slide to.

    A place between squares is free when every square around it is one of them: the piece there covers nothing but what
    it would cover on one of those squares.
    """

    def __init__(self, square: Square, squares: Collection[Square]) -> None:
        """`squares` are those that the piece can slide to from `square`."""
        self._squares = {square, *squares}
        self.origin = square
        self.place: Place = (float(square[0]), float(square[1]))

    def pull(self, row: float, column: float) -> None:
        """Pull the piece towards a place; it goes as far as it can."""
        for _ in range(round(12 / STRIDE)):
            if not self._approach(row - self.place[0], column - self.place[1]):
                return

    def nearest(self) -> Square:
        """The square on which the piece comes to rest when it is let go."""
        return round(self.place[0]), round(self.place[1])

    def _approach(self, down: float, right: float) -> bool:
        """Take one stride the way it is pulled most, round a corner if need be, or else the other; whether it could."""
        ways = [(_stride(down), 0.0), (0.0, _stride(right))]
        if abs(right) > abs(down):
            ways.reverse()
        most, other = ways
        return (any(most) and (self._go(*most) or self._go_round(*most))) or (any(other) and self._go(*other))

    def _go(self, down: float, right: float) -> bool:
        row, column = _advanced(self.place[0], down), _advanced(self.place[1], right)
        if not self._free(row, column):
            return False
        self.place = (row, column)
        return True

    def _go_round(self, down: float, right: float) -> bool:
        """Barred where it is, but not from the nearest row or column: move into that one."""
        row, column = self.place
        if down and column != round(column) and abs(column - round(column)) < HELP:
            return self._free(row + down, round(column)) and self._go(0.0, _stride(round(column) - column))
        if right and row != round(row) and abs(row - round(row)) < HELP:
            return self._free(round(row), column + right) and self._go(_stride(round(row) - row), 0.0)
        return False

    def _free(self, row: float, column: float) -> bool:
        return all(
            (there, across) in self._squares
            for there in {math.floor(row), math.ceil(row)}
            for across in {math.floor(column), math.ceil(column)}
        )


def _stride(distance: float) -> float:
    return math.copysign(min(abs(distance), STRIDE), distance) if abs(distance) > 1e-9 else 0.0


def _advanced(value: float, stride: float) -> float:
    """A value after a stride, but no further than the next row or column: there a wall may begin."""
    after = value + stride
    line = math.floor(after) if stride < 0 else math.ceil(after)
    crossed = math.ceil(value) - 1 if stride < 0 else math.floor(value) + 1
    if (stride > 0 and after > crossed) or (stride < 0 and after < crossed):
        return float(crossed)
    return float(line) if abs(after - line) < 1e-6 else after


Slides = Mapping[Square, Step]

SETTLE_MS = 110


class PlayedBoard(KlotskiBoard):
    """Lets a person slide pieces, and says which was slid where.

    `slides_from` tells where the piece on a square can go; while it is None, nothing can be taken hold of.
    `keys_wanted` tells whether the keys move pieces; while they do not, Enter asks for them. A piece in the hand
    follows the pointer until it is let go, anywhere, and settles on the nearest cell.
    """

    grabbed = Signal()
    """A piece was taken hold of."""
    slid = Signal(object, object)
    """From which square, to which square."""
    keys_asked = Signal()
    """The keys are to move pieces, where something else has them."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.slides_from: Callable[[Square], Slides] | None = None
        self.keys_wanted: Callable[[], bool] = lambda: True
        self._drag: Drag | None = None
        self._held: int | None = None
        self._chosen: int | None = None
        self._grip = QPointF()
        self._hint: Step | None = None
        self._settling = QVariantAnimation(self)
        self._settling.setDuration(SETTLE_MS)
        self._settling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._settling.valueChanged.connect(self._settle)
        self.setMouseTracking(True)

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track; what was held or chosen of another layout is let go."""
        if self.track is None or track.layout != self.track.layout:
            self._chosen = None
        self._let_go()
        super().show_track(track)

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show a moment of the track; a piece that settles or is held goes where it stands in that moment."""
        self._settling.stop()
        self._let_go()
        super().show_moment(moment, position)

    def show_hint(self, step: Step | None) -> None:
        """Draw an arrow for a step, or take it away."""
        self._hint = step
        self.update()

    @property
    def hint(self) -> Step | None:
        """The step that an arrow is drawn for."""
        return self._hint

    @property
    def chosen(self) -> int | None:
        """The number of the piece that the keys move."""
        return self._chosen

    def current_cell(self) -> int | None:
        """The top left cell of the chosen piece."""
        if self._chosen is None or self.track is None:
            return None
        row, column = self.square_of(self._chosen)
        return row * COLUMNS + column

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of what is held: nothing moves that nobody sees."""
        super().hideEvent(event)
        self._settling.stop()
        self._let_go()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the piece under the pointer."""
        piece = self._piece_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or piece is None or self.slides_from is None:
            super().mousePressEvent(event)
            return
        self.grabbed.emit()
        square = self.square_of(piece)
        self._held, self._drag = piece, Drag(square, self.slides_from(square))
        self._grip = event.position()
        self._choose(piece)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._redraw_held()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the held piece follow; over a free piece the pointer becomes a hand."""
        if self._drag is None or self._held is None:
            self._show_cursor(event.position())
            return
        row, column = self.square_of(self._held)
        pulled = (event.position() - self._grip) / self.cell
        self._drag.pull(row + pulled.y(), column + pulled.x())
        self.place_piece(self._held, self._drag.place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the piece settle on the nearest cell."""
        if self._drag is None or self._held is None or event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        piece, drag = self._held, self._drag
        origin, target, place = self.square_of(piece), drag.nearest(), drag.place
        self._let_go()
        if target != origin:
            self.slid.emit(origin, target)
        self._settle_from(piece, place)
        self._show_cursor(event.position())

    def event(self, event: QEvent) -> bool:
        """Keep the keys that move pieces from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._moves(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen piece by the arrows; Space goes round the pieces that can move."""
        if event.key() in CHOOSING_KEYS and not self.keys_wanted():
            self.keys_asked.emit()
        elif not self._moves(event):
            super().keyPressEvent(event)
        elif event.key() == NEXT_KEY:
            self._choose_next(+1)
        else:
            self._push(ARROWS[Qt.Key(event.key())])

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go through the pieces that can move before it leaves the board."""
        movable = self._movable()
        place = movable.index(self._chosen) if self._chosen in movable else (-1 if forward else len(movable))
        following = place + (1 if forward else -1)
        if self.hasFocus() and self.keys_wanted() and 0 <= following < len(movable):
            self._choose(movable[following])
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring round the chosen piece."""
        super().focusInEvent(event)
        self._tell_chosen()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away; the piece stays chosen."""
        super().focusOutEvent(event)
        self.update()

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, the one in the hand above the others; the ring and the hint on top."""
        super().paint_foreground(painter, dirty)
        if self.track is None:
            return
        if self._held is not None:
            rect = self.rect_of(self.track.kinds[self._held], self.place_of(self._held))
            paint_shadow(painter, rect, 0.1 * self.cell, 0.13 * self.cell, self.theme.shadow)
            self.paint_piece(painter, self._held)
        if self._chosen is not None and self.hasFocus():
            self._paint_ring(painter, self._chosen)
        if self._hint is not None:
            self._paint_hint(painter, self._hint)

    def _moves(self, event: QKeyEvent) -> bool:
        keypad = Qt.KeyboardModifier.KeypadModifier
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, keypad)
        wanted = plain and self.slides_from is not None and self.keys_wanted()
        return wanted and event.key() in (NEXT_KEY, *ARROWS)

    def _movable(self) -> list[int]:
        if self.track is None or self.slides_from is None:
            return []
        return [piece for piece in range(len(self.track.kinds)) if self.slides_from(self.square_of(piece))]

    def _choose(self, piece: int) -> None:
        self._chosen = piece
        self._tell_chosen()
        self.update()

    def _tell_chosen(self) -> None:
        cell = self.current_cell()
        if cell is not None and self.hasFocus():
            tell_focus(self, cell)

    def _choose_next(self, direction: int) -> None:
        movable = self._movable()
        if movable:
            place = movable.index(self._chosen) if self._chosen in movable else -1
            self._choose(movable[(place + direction) % len(movable)])

    def _push(self, direction: Square) -> None:
        """Slide the chosen piece by one cell, where nothing bars it."""
        if self._chosen is None or self.slides_from is None:
            self._choose_next(+1)
            return
        self.grabbed.emit()  # what plays comes to rest first: the piece may stand elsewhere then
        square = self.square_of(self._chosen)
        target = square[0] + direction[0], square[1] + direction[1]
        step = self.slides_from(square).get(target)
        if step is not None and len(step.path) == 2:
            piece = self._chosen
            self.slid.emit(square, target)
            self._settle_from(piece, (float(square[0]), float(square[1])))

    def _piece_at(self, point: QPointF) -> int | None:
        if self.track is None:
            return None
        kinds = self.track.kinds
        hit = (piece for piece in range(len(kinds)) if self.rect_of(kinds[piece], self.place_of(piece)).contains(point))
        return next(hit, None)

    def _show_cursor(self, point: QPointF) -> None:
        piece = self._piece_at(point)
        free = piece is not None and self.slides_from is not None and self.slides_from(self.square_of(piece))
        self.setCursor(QCursor(Qt.CursorShape.OpenHandCursor if free else Qt.CursorShape.ArrowCursor))

    def _let_go(self) -> None:
        if self._held is not None:
            self._redraw_held()
            self._held = self._drag = None

    def _settle_from(self, piece: int, place: Place) -> None:
        """Let a piece glide from a place to where it stands now."""
        target = self.square_of(piece)
        self._settling.stop()
        if self._appearance.reduced_motion:
            self.place_piece(piece, (float(target[0]), float(target[1])))
            return
        self._settling.setProperty("piece", piece)
        self._settling.setStartValue(QPointF(place[1], place[0]))
        self._settling.setEndValue(QPointF(target[1], target[0]))
        self._settling.start()

    def _settle(self, point: QPointF) -> None:
        self.place_piece(self._settling.property("piece"), (point.y(), point.x()))

    def _redraw_held(self) -> None:
        if self._held is not None and self.track is not None:
            rect = self.rect_of(self.track.kinds[self._held], self.place_of(self._held))
            edge = 0.4 * self.cell
            self.update(rect.adjusted(-edge, -edge, edge, edge).toAlignedRect())

    def _paint_ring(self, painter: QPainter, piece: int) -> None:
        assert self.track is not None
        edge = 0.05 * self.cell
        rect = self.rect_of(self.track.kinds[piece], self.place_of(piece)).adjusted(edge, edge, -edge, -edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = self.theme.accent if self.theme.contrast else self.theme.sign
        for ink, width in ((self.theme.well, 0.1), (colour, 0.055)):
            painter.setPen(QPen(tinted(ink, 1.0), max(2.0, width * self.cell)))
            painter.drawPath(rounded(rect, 0.1 * self.cell))

    def _paint_hint(self, painter: QPainter, step: Step) -> None:
        points = [self.rect_of(step.kind, square).center() for square in step.path]
        paint_arrow(painter, points, 0.13 * self.cell, self.theme.sign, self.theme.well)
