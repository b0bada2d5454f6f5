"""Arrows and circles that a person draws on a board to point at something, as on the boards of chess servers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.ui.painting.drawing import draw_circle, paint_arrow
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import ListedKeys

if TYPE_CHECKING:
    from app.puzzle.board.board_widget import BoardWidget

INKS, EDGE = ("#ffb01f", "#35c9ff", "#ff9de6"), "#120c08"
"""The three colours: without a key, with Ctrl, and with Alt; and what is around each, so that it is seen on any ground.

Where the system keeps Alt and the mouse for its windows, Ctrl+Alt does the same.
"""
WIDTH, RADIUS, LEAST_WIDTH = 0.1, 0.42, 3.0
"""Of the lines and of circles, in cells; the least width is in pixels."""
MARKING_KEY, CLEARING_KEY = Qt.Key.Key_A, Qt.Key.Key_Escape


def listed_keys() -> ListedKeys:
    """The keys that mark cells, on every board."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Circle the square, or take its circle away"), (MARKING_KEY,)),
        (translate("Shortcuts", "Take arrows and circles away"), (CLEARING_KEY,)),
    )


class HandMark(NamedTuple):
    """An arrow from one cell to another, or a circle where both are the same; cells are told by their numbers."""

    start: int
    end: int
    ink: int = 0
    """Which of the `INKS`."""


class HandMarks:
    """The arrows and circles on a board, until a left click, Esc or a move takes them away.

    Dragging with the right button draws an arrow, clicking with Shift a circle, in a presentation also without; what is
    drawn again is taken away. The board hands it its events first, and has it paint over everything else.
    """

    def __init__(self, board: BoardWidget) -> None:
        self._board = board
        self.marks: frozenset[HandMark] = frozenset()
        """What is drawn."""
        self._drawn: HandMark | None = None
        """What is being drawn."""

    def clear(self) -> bool:
        """Take all of them away; returns whether there were any."""
        there, self.marks = bool(self.marks), frozenset()
        if there:
            self._show()
        return there

    def take(self, event: QEvent) -> bool:
        """Draw, or take away what is drawn; returns whether the event is for nobody else."""
        kind = event.type()
        if isinstance(event, QMouseEvent):
            return self._take_mouse(event)
        if not isinstance(event, QKeyEvent) or event.modifiers() or kind == QEvent.Type.KeyRelease:
            return False
        cell = self._board.current_cell()
        if event.key() == MARKING_KEY and cell is not None and kind == QEvent.Type.KeyPress:
            self._turn(HandMark(cell, cell))
            return True
        return event.key() == CLEARING_KEY and (self.clear() if kind == QEvent.Type.KeyPress else bool(self.marks))

    def paint(self, painter: QPainter) -> None:
        """Paint them, and the arrow that is being drawn."""
        columns, drawn = self._board.table_size()[1], self._drawn
        for mark in sorted(self.marks | ({drawn} if drawn is not None and drawn.start != drawn.end else set())):
            start, end = (self._board.cell_rect(divmod(cell, columns)) for cell in mark[:2])
            width = max(LEAST_WIDTH, WIDTH * start.width())
            if mark.start != mark.end:
                paint_arrow(painter, [start.center(), end.center()], width, INKS[mark.ink], EDGE)
            else:
                for ink, thickness in ((EDGE, 1.4 * width), (INKS[mark.ink], width)):
                    draw_circle(painter, start.center(), RADIUS * start.width(), None, ink, thickness)

    def _take_mouse(self, event: QMouseEvent) -> bool:
        cell, kind, keys = self._board.cell_at(event.position()), event.type(), event.modifiers()
        if kind == QEvent.Type.MouseMove:
            if self._drawn is not None and cell not in (None, self._drawn.end):
                self._drawn = self._drawn._replace(end=cell)
                self._show()
            return False
        drawn, self._drawn = self._drawn, None
        if event.button() is not Qt.MouseButton.RightButton or cell is None:
            return kind != QEvent.Type.MouseButtonRelease and self.clear()
        if kind != QEvent.Type.MouseButtonRelease:
            ink = 2 if keys & Qt.KeyboardModifier.AltModifier else int(bool(keys & Qt.KeyboardModifier.ControlModifier))
            self._drawn = HandMark(cell, cell, ink)
        elif drawn is not None and (
            drawn.start != drawn.end or self._board.least_text or keys & Qt.KeyboardModifier.ShiftModifier
        ):
            self._turn(drawn)
            return True
        return False

    def _turn(self, mark: HandMark) -> None:
        """Draw a mark, which is read out, or take it away where it is drawn already."""
        self.marks ^= {mark}
        self._show()
        columns, translate = self._board.table_size()[1], QCoreApplication.translate
        start, end = (self._board.cell_name(divmod(cell, columns)) for cell in mark[:2])
        circle, arrow = translate("HandMarks", "Circle: {start}"), translate("HandMarks", "Arrow: {start} to {end}")
        text = (circle if mark.start == mark.end else arrow).format(start=start, end=end)
        announce(self._board, text if mark in self.marks else "")

    def _show(self) -> None:
        for painted in (self._board, *self._board.findChildren(QWidget)):  # also what covers the board
            painted.update()
