"""The pseudocode of a family of methods, with the line lit that a watched search runs now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.search.watch_frame import WatchFrame
from app.ui.look.scale import LINE
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import write_in
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import Wrapped, paint_frame
from app.ui.widgets.scrolled import bring_in_sight
from app.ui.words.language import current
from solvers.pseudocode import families, lines

MARGIN = 6
"""Between the frame and the lines, in pixels."""
PADDING = 2
"""Above and below a line."""
INDENT = 8
"""How far a line begins farther to the right for each space before it, where text is as high as at 100 %."""
RADIUS = 4.0


class PseudocodeView(Wrapped):
    """As high as its lines are at its width; a line too long for that goes on below itself."""

    def __init__(self, puzzle: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.family = ""
        """The family of the method that is shown; empty for none."""
        self._lines: Sequence[str] = ()
        self._places: list[QRect] = []
        """Where the text of each line is."""
        super().__init__(appearance, f"{puzzle}Pseudocode", self.tr("Pseudocode of the method"), parent)
        self._puzzle = puzzle
        self.setToolTip(self.tr("The line that the search runs now is highlighted"))
        self.running: int | None = None
        """The number of the line that is lit; None where none is."""

    def show_family(self, family: str) -> None:
        """Show the pseudocode of a family of methods, of which no line is lit; nothing for one that has none."""
        self.light(None)
        if family != self.family:
            known = family in families(self._puzzle)
            self.family, self._lines = family, lines(self._puzzle, family, current()) if known else ()
            self.lay_out()
        self.setVisible(len(self._lines) > 0)

    def show_frame(self, frame: WatchFrame | None) -> None:
        """Light the line that runs in a frame; it is read out where a person has stepped there."""
        if frame is None or frame.family is None or frame.stage is None:
            self.light(None)
            return
        self.show_family(frame.family)
        self.light(frame.stage.line)
        if frame.by_hand:
            announce(self, self._lines[frame.stage.line].strip())

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the lines, and the ground of the one that is lit."""
        paint_frame(painter, self, self.theme, radius=7)
        for number, (text, place) in enumerate(zip(self._lines, self._places, strict=True)):
            lit = number == self.running
            if lit:
                ground = QRectF(MARGIN - 2, place.top() - PADDING, self.width() - 2 * MARGIN + 4, place.height() + 4)
                draw_rounded(painter, ground, RADIUS, self.theme.accent)
            write_in(painter, place, text.strip(), self.theme.on_accent if lit else self.theme.text, _FLAGS)

    def light(self, line: int | None) -> None:
        """Light the line of this number, or none."""
        if line != self.running:
            self.running = line
            self.setAccessibleDescription("" if line is None else self._lines[line].strip())
            self.update()
            if line is not None:
                bring_in_sight(self, self._places[line])

    def break_lines(self, width: float) -> float:
        """Place each line below the one before, as far to the right as its structure asks."""
        top, self._places = MARGIN, []
        indent = INDENT * max(1.0, self.fontMetrics().height() / LINE)
        for text in self._lines:
            left = MARGIN + 2 + round(indent * (len(text) - len(text.lstrip())))
            room = QRect(left, top + PADDING, max(1, round(width) - MARGIN - left), 10_000)
            height = self.fontMetrics().boundingRect(room, _FLAGS, text.strip()).height()
            self._places.append(QRect(room.left(), room.top(), room.width(), height))
            top += height + 2 * PADDING
        return float(top + MARGIN)


_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
