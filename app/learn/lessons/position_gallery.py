"""Many positions as small pictures: as many as there is room for, to be clicked or gone through by keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent

from app.klotski.board.thumbnails import Thumbnails
from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded
from app.ui.widgets.accessibility import tell_focus
from app.ui.widgets.painted import paint_frame
from app.ui.widgets.shorthand import named
from solvers.klotski.packed import unpack

CELL = 12.0
"""The side of a cell of the pictures, in pixels."""
GAP = 9.0


class PositionGallery(BoardWidget):
    """Shows the solved positions of a level first, with a frame, and an even sample of the others.

    `chosen` gives the packed position that was clicked, or on which Enter or Space was pressed.
    """

    chosen = Signal(object)

    def __init__(self, name: str, appearance: Appearance) -> None:
        self._pictures = Thumbnails(appearance, CELL)
        self._keys: tuple[int, ...] = ()
        self._solved: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        """The positions in sight."""
        self._current = 0
        self.selected: int | None = None
        """The position that was chosen last, if it is of this level."""
        super().__init__(appearance)
        named(self, name, self.tr("Positions of the level"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_positions(self, keys: Sequence[int], solved: Sequence[int]) -> None:
        """Show a level, and which of its positions are solved."""
        self._keys, self._solved = tuple(keys), tuple(solved)
        self._current, self.selected = 0, None
        self._sample()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Room for three by two pictures."""
        return QSize(round(3 * self._pitch.width() + GAP), round(2 * self._pitch.height() + GAP))

    def table_size(self) -> tuple[int, int]:
        """As many rows as the pictures take."""
        return ceil(len(self.shown) / self._columns), self._columns

    def cell_name(self, square: tuple[int, int]) -> str:
        """A picture in words: where Cao Cao is."""
        number = square[0] * self._columns + square[1]
        if number >= len(self.shown):
            return ""
        row, column = unpack(self.shown[number]).block.square
        text = (
            self.tr("Thumbnail {number}: solved, Cao Cao at the exit")
            if self.shown[number] in self._solved
            else self.tr("Thumbnail {number}: Cao Cao at row {row}, column {column}")
        )
        return text.format(number=number + 1, row=row + 1, column=column + 1)

    def cell_rect(self, square: tuple[int, int]) -> QRectF:
        """Where a picture is."""
        left = (self.width() - self._columns * self._pitch.width() - GAP) / 2 + GAP
        place = QPointF(left + square[1] * self._pitch.width(), GAP + square[0] * self._pitch.height())
        return QRectF(place, self._pictures.size.toSizeF())

    def current_cell(self) -> int | None:
        """The picture that the keyboard is on."""
        return self._current if self.shown else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many as there is room for now."""
        super().resizeEvent(event)
        self._sample()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the picture under the pointer."""
        number = self.cell_at(event.position())
        if number is not None and number < len(self.shown):
            self._choose(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from picture to picture, and choose one."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        key = Qt.Key(event.key())
        if key in steps and 0 <= self._current + steps[key] < len(self.shown):
            self._current += steps[key]
            tell_focus(self, self._current)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.shown:
            self._choose(self._current)
        elif key not in steps:
            super().keyPressEvent(event)

    def paint_background(self, painter: QPainter) -> None:
        """A quiet field."""
        paint_frame(painter, self, self.theme)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pictures; the solved ones framed, and the chosen one."""
        for number, key in enumerate(self.shown):
            place = self.cell_rect(divmod(number, self._columns))
            painter.drawPixmap(place.topLeft(), self._pictures.picture(unpack(key), self.devicePixelRatioF()))
            if key in self._solved:
                draw_rounded(painter, place.adjusted(-2, -2, 2, 2), 4, edge=self.theme.good, width=2.6)
            if key == self.selected or (number == self._current and self.hasFocus()):
                width = 2.6 if key == self.selected else 1.4
                draw_rounded(painter, place.adjusted(-4, -4, 4, 4), 5, edge=self.theme.accent, width=width)

    @property
    def _pitch(self) -> QSize:
        return self._pictures.size + QSize(round(GAP), round(GAP))

    @property
    def _columns(self) -> int:
        return max(1, int((self.width() - GAP) // self._pitch.width()))

    def _sample(self) -> None:
        rows = max(1, int((self.height() - GAP) // self._pitch.height()))
        others = [key for key in self._keys if key not in set(self._solved)]
        room = rows * self._columns
        left = min(max(0, room - len(self._solved)), len(others))
        self.shown = (*self._solved, *(others[len(others) * part // left] for part in range(left)))[:room]
        self._current = min(self._current, max(0, len(self.shown) - 1))

    def _choose(self, number: int) -> None:
        self._current, self.selected = number, self.shown[number]
        self.update()
        self.chosen.emit(self.selected)
