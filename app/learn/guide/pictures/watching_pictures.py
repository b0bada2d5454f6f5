"""Pictures of searches that are watched: a step on the board with its marks, their legend, and the line that runs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from app.klotski.board.tray import cell_of, cells_in
from app.klotski.trace.legend import BoardMark, kinds_of
from app.klotski.trace.legend import legend_of as klotski_legend
from app.klotski.trace.successor_marks import ArrowStyle, SuccessorMark, marks_of, paint_successors
from app.knight.board.search_trail import paint_line
from app.knight.board.surface import draw_surface
from app.knight.trace.legend import legend_of as knight_legend
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind, SearchMarks, SquareMark
from app.knight.trace.words import Caption
from app.learn.guide.pictures.parts import board_in, fitting, paint_layout, tray_in
from app.search.legend import SAMPLE, LegendEntry
from app.ui.look.scale import scaled
from app.ui.look.shapes import paint_frame
from app.ui.look.theme import Theme
from app.ui.painting.text import write
from app.ui.words.language import current
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from solvers.knight.board import Board
from solvers.pseudocode import PseudocodeLine, lines

EXPANDED = Layout.parse("VAAV/VAAV/VHHV/VSSV/.S.S")
"""The sixth position that a breadth-first search from the first of the layouts expands."""
DONE = (NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.SEEN, NodeStatus.SEEN, NodeStatus.NEW)
"""What it does with the successors of that position, in the order of their steps."""
TRIED = 3
"""The number of the successor that it deals with in the picture, from 0."""
SKIPPING = 5
"""The line that runs then."""

WALKED = (20, 31, 18, 7, 3, 11, 22, 35, 27)
"""The first squares of a tour of 6 × 6 squares by Warnsdorff's rule, by their numbers."""
ONWARD = (
    SquareMark(MarkKind.TIED, 16, "3"),
    SquareMark(MarkKind.CHOSEN, 23, "3"),
    SquareMark(MarkKind.ONWARD, 19, "5"),
    SquareMark(MarkKind.ONWARD, 14, "4"),
)
"""How many onward moves each square has that the knight can go to from there, and which of them is chosen."""
CHOOSING = 8
"""The line of the rule that runs then."""

LINES_ABOVE, LINES_BELOW = 2, 1
"""How many lines of pseudocode are shown besides the one that runs."""


def watched_klotski(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A position of a breadth-first search, a mark for each of its successors, and what is told of them."""
    board, told = _divided(field, 0.86)
    rim, marks = tray_in(board), klotski_marks()
    paint_layout(painter, rim, EXPANDED, theme)
    style = ArrowStyle.of(theme, cell_of(rim), font)
    paint_successors(painter, marks, lambda kind, square: cells_in(rim, kind, square), style)
    kinds = {BoardMark.CURRENT}.union(*(kinds_of(mark) for mark in marks))
    entries = [entry for entry in klotski_legend("breadth-first") if entry.kind in kinds]
    _paint_told(painter, told, entries, lines("klotski", "breadth-first", current()), SKIPPING, theme, font)


def watched_knight(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The beginning of a tour by Warnsdorff's rule, the onward moves counted, and what is told of the marks."""
    side, told = _divided(field, 1.0)
    board = Board(6, 6)
    geometry, marks = board_in(side, board), SearchMarks(WALKED, ONWARD)
    draw_surface(painter, geometry, board, theme, ())
    centres = [geometry.centre_of(square) for square in WALKED]
    paint_line(painter, [QLineF(*ends) for ends in pairwise(centres)], geometry.side, theme)
    MarksLayer(marks, Caption()).paint(painter, geometry, theme, font)
    entries = [entry for entry in knight_legend("warnsdorff") if entry.kind in marks.kinds]
    _paint_told(painter, told, entries, lines("knight", "warnsdorff", current()), CHOOSING, theme, font)


def klotski_marks() -> Sequence[SuccessorMark]:
    """The marks in the picture: one successor is tried, those after it wait."""
    steps = legal_steps(EXPANDED, Metric.MOVES)
    successors = tuple(Successor(step.after(EXPANDED), done) for step, done in zip(steps, DONE, strict=True))
    expansion = Expansion(
        number=6, depth=1, layout=EXPANDED, successors=successors, search_tree=SearchTree((1, 8), (0, 4))
    )
    return marks_of(expansion, [PseudocodeLine(SKIPPING, item) for item in range(TRIED + 1)])


def _divided(field: QRectF, width_for_height: float) -> tuple[QRectF, QRectF]:
    """Room for a board of these proportions, and beside it for what is told."""
    width = min(0.5 * field.width(), width_for_height * field.height())
    board = QRectF(field.topLeft(), QSizeF(width, field.height()))
    return board, QRectF(board.topRight(), field.bottomRight()).adjusted(12, 6, -6, -6)


def _paint_told(
    painter: QPainter,
    field: QRectF,
    entries: Sequence[LegendEntry],
    pseudocode: Sequence[str],
    running: int,
    theme: Theme,
    font: QFont,
) -> None:
    """The legend, and below it some lines of the pseudocode around the one that runs."""
    code = pseudocode[running - LINES_ABOVE : running + LINES_BELOW + 1]
    line = min(float(scaled(28)), field.height() / (len(entries) + len(code) + 1))
    legend = QRectF(field.topLeft(), QSizeF(field.width(), len(entries) * line))
    below = QRectF(legend.bottomLeft(), QSizeF(field.width(), (len(code) + 1) * line))
    spare = QPointF(0, (field.height() - legend.height() - below.height()) / 2)
    _paint_legend(painter, legend.translated(spare), entries, theme, font)
    _paint_code(painter, below.translated(spare), code, theme, font)


def _paint_legend(painter: QPainter, field: QRectF, entries: Sequence[LegendEntry], theme: Theme, font: QFont) -> None:
    line = field.height() / len(entries)
    scale = 0.86 * line / SAMPLE.height()
    begin = SAMPLE.width() * scale + 8
    written = fitting(font, 0.5 * line, (entry.text for entry in entries), field.width() - begin)
    for number, entry in enumerate(entries):
        top = field.top() + number * line
        painter.save()
        painter.translate(field.left(), top + 0.07 * line)
        painter.scale(scale, scale)
        entry.paint(painter, QRectF(QPointF(), SAMPLE), theme)
        painter.restore()
        write(painter, QPointF(field.left() + begin, top + line / 2), entry.text, written, theme.text)


def _paint_code(painter: QPainter, field: QRectF, code: Sequence[str], theme: Theme, font: QFont) -> None:
    """Lines of pseudocode in a frame, the one that runs on a ground of its own."""
    line = field.height() / (len(code) + 1)
    frame = field.adjusted(0, 0.5 * line, 0, -0.1 * line)
    paint_frame(painter, frame, 7, QColor(theme.field), QColor(theme.border))
    outermost = min(len(text) - len(text.lstrip()) for text in code)
    shown = [text[outermost:].replace("  ", "    ") for text in code]
    written = fitting(font, 0.5 * line, shown, frame.width() - 24)
    for number, text in enumerate(shown):
        middle = frame.top() + (number + 0.7) * line
        runs = number == LINES_ABOVE
        if runs:
            ground = QRectF(frame.left() + 4, middle - 0.45 * line, frame.width() - 8, 0.9 * line)
            paint_frame(painter, ground, 5, QColor(theme.accent))
        write(painter, QPointF(frame.left() + 12, middle), text, written, theme.on_accent if runs else theme.text)
