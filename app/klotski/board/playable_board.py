"""The Klotski board under the hand: pieces are dragged, tapped, or chosen and moved by keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app.klotski.board.hand import BoardPlayer, Drag, Slides, directions, only_way, square_covering
from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.board.marks import paint_hint, paint_refusal, paint_ring, paint_ways
from app.klotski.board.piece_motion import ExitAnimation, PieceMotion
from app.klotski.board.track import KlotskiTrack, Place
from app.klotski.piece_names import spoken
from app.ui.look.theme import Appearance
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.accessibility import announce, tell_focus
from app.ui.widgets.actions import ARROWS, CHOOSING_KEYS, KEYS, ListedKeys
from solvers.klotski.layout import COLUMNS, Square
from solvers.klotski.moves import Step

NEXT_KEY = Qt.Key.Key_Space
GROWTH = 0.045
"""How much larger a lifted piece looks."""


def listed_keys() -> ListedKeys:
    """The keys of the board; Tab is passed on by Qt, and the key of Stop is that of the action."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Step through the movable pieces"), (NEXT_KEY, Qt.Key.Key_Tab)),
        (translate("Shortcuts", "Slide the selected piece by one cell"), ARROWS),
        (translate("Shortcuts", "Continue by hand from the solution shown"), CHOOSING_KEYS[:1]),
        (translate("Shortcuts", "Let the arrow keys control playback again"), KEYS["stop"]),
    )


class PlayableKlotskiBoard(KlotskiBoard):
    """Lets a person slide pieces, and says which was slid where.

    A piece in the hand follows the pointer until it is let go, anywhere, and settles on the nearest cell. A piece that
    is only tapped goes its way if it has just one; if it has several, they are marked, and a tap on a free cell sends
    it there. One that is blocked shakes. While the keys do not move pieces, Enter asks for them.
    """

    grabbed = Signal()
    """A piece was taken hold of."""
    slid = Signal(object, object)
    """From which square, to which square."""
    touched_when_left = Signal()
    """A hand or a key is on the board, but the block has left it."""
    keys_asked = Signal()
    """The keys are to move pieces, where something else has them."""

    def __init__(self, appearance: Appearance, player: BoardPlayer, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.player = player
        self._drag: Drag | None = None
        self._held: int | None = None
        self.chosen: int | None = None
        """The number of the piece that the keys move."""
        self._marked = False
        """Whether the ways of the chosen piece are marked."""
        self._grip = QPointF()
        self._untapped = False
        """Whether letting go of the held piece is no tap: it was pulled, or taken hold of to stop what plays."""
        self._free_cell: Square | None = None
        """The free cell on which the button was pressed."""
        self.hint: Step | None = None
        """The step that an arrow is drawn for."""
        self.motion = PieceMotion(self, appearance)
        self.departure = ExitAnimation(self, appearance)
        self.setMouseTracking(True)

    def show_track(self, track: KlotskiTrack) -> None:
        """Take up a track; what was held or chosen of another layout is let go."""
        if track.layout != self.track.layout:
            self.chosen = None
        self._be_still()
        super().show_track(track)

    def show_moment(self, moment: float, position: int | None = None) -> None:
        """Show a moment of the track; a piece that settles or is held goes where it stands in that moment."""
        self._be_still()
        super().show_moment(moment, position)

    def show_hint(self, step: Step | None) -> None:
        """Draw an arrow for a step, or take it away."""
        self.hint = step
        self.update()

    def current_cell(self) -> int | None:
        """The top left cell of the chosen piece."""
        if self.chosen is None:
            return None
        row, column = self.square_of(self.chosen)
        return row * COLUMNS + column

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of what is held: nothing moves that nobody sees."""
        super().hideEvent(event)
        self._be_still()
        self.departure.end()

    def invite(self) -> None:
        """Lift a piece that can move for a moment, so that a person sees what the hand is for."""
        movable = self._movable()
        if movable and self._held is None:
            self.motion.lift(
                next((piece for piece in movable if only_way(self._slides(piece)) is not None), movable[0])
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the piece under the pointer."""
        if event.button() is not Qt.MouseButton.LeftButton or not self.player.may_play():
            super().mousePressEvent(event)
            return
        self.motion.stop()
        if self.departed:
            self.touched_when_left.emit()
            return
        piece = self._piece_at(event.position())
        self._free_cell = self._free_cell_at(event.position()) if piece is None else None
        if piece is None:
            super().mousePressEvent(event)
            return
        stopping = self.player.watches()
        self.grabbed.emit()
        self._held, self._drag = piece, Drag(self.square_of(piece), self._slides(piece))
        self._grip, self._untapped = event.position(), stopping
        self._choose(piece)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.update_piece(self._held)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the held piece follow; over a free piece the pointer becomes a hand."""
        if self._drag is None or self._held is None:
            self._show_cursor(event.position())
            return
        row, column = self.square_of(self._held)
        way = event.position() - self._grip
        self._untapped = self._untapped or way.manhattanLength() >= QApplication.startDragDistance()
        self._drag.pull(row + way.y() / self.cell, column + way.x() / self.cell)
        self.place_piece(self._held, self._drag.place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the piece settle on the nearest cell; one that was only tapped goes its way."""
        free_cell, self._free_cell = self._free_cell, None
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
        elif self._drag is not None and self._held is not None:
            self._put_down(self._held, self._drag)
        elif free_cell is not None and free_cell == self._free_cell_at(event.position()):
            self._send_to(free_cell)
        else:
            super().mouseReleaseEvent(event)
        self._show_cursor(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen piece by the arrows; Space goes round the pieces that can move."""
        self.motion.stop()
        if event.key() in CHOOSING_KEYS and not self.player.keys_wanted():
            self.keys_asked.emit()
        elif not self.takes_key(event):
            super().keyPressEvent(event)
        elif self.departed:
            self.touched_when_left.emit()
        elif event.key() == NEXT_KEY:
            self._choose_next(+1)
        else:
            self._push(ARROWS[Qt.Key(event.key())], repeated=event.isAutoRepeat())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go through the pieces that can move before it leaves the board."""
        movable = self._movable()
        place = movable.index(self.chosen) if self.chosen in movable else (-1 if forward else len(movable))
        following = place + (1 if forward else -1)
        if self.hasFocus() and self.player.keys_wanted() and 0 <= following < len(movable):
            self._choose(movable[following], marked=True)
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
        if self._held is not None:
            self._paint_raised(painter, self._held)
        elif self.motion.lifted is not None:
            self._paint_raised(painter, self.motion.lifted, self.motion.height, GROWTH * self.motion.height)
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        ringed = self.chosen if self.chosen is not None and self.hasFocus() else self.motion.ringed
        if ringed is not None and not self.has_left(ringed):
            paint_ring(painter, self._rect_of_piece(ringed), self.cell, self.theme)
        if self.motion.refused is not None:
            paint_refusal(painter, self._rect_of_piece(self.motion.refused), self.cell, self.theme)
        if self.chosen is not None and self._marked and self.hasFocus():
            ways = directions(self._slides(self.chosen))
            paint_ways(painter, self._rect_of_piece(self.chosen), self.cell, ways, self.theme)
        if self.hint is not None:
            middles = [self.rect_of(self.hint.kind, square).center() for square in self.hint.path]
            paint_hint(painter, middles, self.cell, self.theme)

    def takes_key(self, event: QKeyEvent) -> bool:
        """Whether a key moves pieces now."""
        keypad = Qt.KeyboardModifier.KeypadModifier
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, keypad)
        wanted = plain and self.player.may_play() and self.player.keys_wanted()
        return wanted and event.key() in (NEXT_KEY, *ARROWS)

    def _slides(self, piece: int) -> Slides:
        """Where a piece can go; nowhere any more once the block has left."""
        playing = self.player.may_play() and not self.departed
        return self.player.slides_from(self.square_of(piece)) if playing else {}

    def _movable(self) -> list[int]:
        return [piece for piece in range(len(self.track.kinds)) if self._slides(piece)]

    def _choose(self, piece: int, marked: bool = False) -> None:
        """Have the keys move a piece, and its ways marked or not."""
        self.chosen, self._marked = piece, marked
        self._tell_chosen()
        self.update()

    def _tell_chosen(self) -> None:
        cell = self.current_cell()
        if cell is not None and self.hasFocus():
            tell_focus(self, cell)

    def _choose_next(self, direction: int) -> None:
        movable = self._movable()
        if movable:
            place = movable.index(self.chosen) if self.chosen in movable else -1
            self._choose(movable[(place + direction) % len(movable)], marked=True)

    def _push(self, direction: Square, repeated: bool = False) -> None:
        """Slide the chosen piece by one cell; where something bars it, it shakes, unless a held key repeats itself."""
        if self.chosen is None:
            self._choose_next(+1)
            return
        self.grabbed.emit()  # what plays comes to rest first: the piece may stand elsewhere then
        square = self.square_of(self.chosen)
        target = square[0] + direction[0], square[1] + direction[1]
        step = self.player.slides_from(square).get(target)
        if step is not None and len(step.path) == 2:
            self._slide(self.chosen, target)
        elif not repeated:
            self._refuse(self.chosen, direction)

    def _put_down(self, piece: int, drag: Drag) -> None:
        """Let go of a piece: it settles on the nearest cell, or was only tapped."""
        self._let_go()
        if drag.nearest() != drag.origin:
            self._slide(piece, drag.nearest(), drag.place)
        elif self._untapped:
            self.motion.settle(piece, drag.place)
        else:
            self._tap(piece, drag.place)

    def _tap(self, piece: int, place: Place) -> None:
        """Let a piece go its only way; mark its ways where there are several, and shake it where there is none."""
        slides = self._slides(piece)
        target = only_way(slides)
        if target is not None:
            self._slide(piece, target, place)
            return
        self._choose(piece, marked=True)
        if slides:
            self.motion.settle(piece, place)
        else:
            self._refuse(piece)

    def _send_to(self, cell: Square) -> None:
        """Slide the chosen piece onto a free cell."""
        if self.chosen is not None:
            self.grabbed.emit()
            target = square_covering(self._slides(self.chosen), self.track.kinds[self.chosen], cell)
            if target is not None:
                self._slide(self.chosen, target)

    def _slide(self, piece: int, target: Square, place: Place | None = None) -> None:
        """Say that a piece was slid, and let it glide there from the place where it is shown."""
        row, column = origin = self.square_of(piece)
        self.slid.emit(origin, target)
        self.motion.settle(piece, (row, column) if place is None else place)

    def _refuse(self, piece: int, direction: Square = (0, 1)) -> None:
        """Show that a piece is blocked, and have it read out."""
        self.motion.shake(piece, direction)
        name = self.name_on(self.square_of(piece))
        if name is not None:
            announce(self, QCoreApplication.translate("Cells", "{piece} is blocked").format(piece=spoken(name)))

    def _free_cell_at(self, point: QPointF) -> Square | None:
        """The free cell at a point that the chosen piece can be sent to, while its ways are marked."""
        number = self.cell_at(point)
        if number is None or self.chosen is None or not self._marked:
            return None
        cell = divmod(number, COLUMNS)
        target = square_covering(self._slides(self.chosen), self.track.kinds[self.chosen], cell)
        return cell if target is not None and self._piece_at(point) is None else None

    def _piece_at(self, point: QPointF) -> int | None:
        pieces = range(len(self.track.kinds))
        return next((piece for piece in pieces if self._rect_of_piece(piece).contains(point)), None)

    def _rect_of_piece(self, piece: int) -> QRectF:
        """Where a piece is shown, in pixels."""
        return self.rect_of(self.track.kinds[piece], self.place_of(piece))

    def _show_cursor(self, point: QPointF) -> None:
        piece = self._piece_at(point)
        if piece is not None and self._slides(piece):
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif piece is None and self._free_cell_at(point) is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.setCursor(Qt.CursorShape.ArrowCursor)

    def _be_still(self) -> None:
        """Let go of what is held, and let nothing move or be marked."""
        self.motion.stop()
        self._let_go()
        self._marked = False

    def _let_go(self) -> None:
        if self._held is not None:
            self.update_piece(self._held)
            self._held = self._drag = None

    def _paint_raised(self, painter: QPainter, piece: int, height: float = 1.0, growth: float = 0.0) -> None:
        """A piece above the others, with its shadow; `height` is from 0 to 1."""
        rect = self._rect_of_piece(piece)
        paint_shadow(painter, rect, 0.1 * self.cell, 0.13 * self.cell * height, self.theme.shadow)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, growth > 0)
        painter.translate(rect.center())
        painter.scale(1 + growth, 1 + growth)
        painter.translate(-rect.center())
        self.paint_piece(painter, piece)
        painter.restore()
