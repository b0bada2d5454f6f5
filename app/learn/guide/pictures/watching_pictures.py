"""Pictures of searches that are watched: a step on the board with its marks, their legend, and the line that runs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from app.klotski.trace.legend import BoardMark, kinds_of
from app.klotski.trace.legend import legend_of as klotski_legend
from app.klotski.trace.watched import ExpansionView
from app.knight.board.chessboard import Chessboard
from app.knight.trace.legend import legend_of as knight_legend
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind, SearchMarks, SquareMark
from app.knight.trace.words import Caption
from app.learn.guide.pictures.parts import appearance_of, paint_widget
from app.learn.lessons.fields import lesson_board
from app.puzzle.board.board_widget import BoardWidget
from app.search.legend import Legend, LegendEntry
from app.search.pseudocode_view import PseudocodeView
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.shorthand import column, row
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from solvers.knight.board import Board
from solvers.pseudocode import PseudocodeLine

EXPANDED = Layout.parse("VAAV/VAAV/VHHV/VSSV/.S.S")
"""The sixth position that a breadth-first search from the first of the layouts expands."""
DONE = (NodeStatus.NEW, NodeStatus.SEEN, NodeStatus.SEEN, NodeStatus.SEEN, NodeStatus.NEW)
"""What it does with the successors of that position, in the order of their steps."""
TRIED = 3
"""The number of the successor that it deals with in the picture, from 0."""
SKIPPING = 5
"""The line that runs then."""
RUN = [PseudocodeLine(SKIPPING, item) for item in range(TRIED + 1)]
"""What has run in the picture: one successor is tried, those after it wait."""

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


def watched_klotski(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """A position of a breadth-first search, a mark for each of its successors, and what is told of them."""
    appearance = appearance_of(theme)
    board = lesson_board(appearance, "", layout=EXPANDED)
    view = ExpansionView(board, appearance)
    view.show_expansion(expansion(), RUN)
    kinds = {BoardMark.CURRENT}.union(*(kinds_of(mark) for mark in view.marks))
    entries = [entry for entry in klotski_legend("breadth-first") if entry.kind in kinds]
    paint_widget(painter, field, _watched(board, entries, "klotski", "breadth-first", SKIPPING, appearance))


def watched_knight(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The beginning of a tour by Warnsdorff's rule, the onward moves counted, and what is told of the marks."""
    appearance, marks = appearance_of(theme), SearchMarks(WALKED, ONWARD)
    board = Chessboard(appearance)
    board.set_board(Board(6, 6))
    board.show_search(board.board, WALKED, marks=MarksLayer(marks, Caption()))
    entries = [entry for entry in knight_legend("warnsdorff") if entry.kind in marks.kinds]
    paint_widget(painter, field, _watched(board, entries, "knight", "warnsdorff", CHOOSING, appearance))


def expansion() -> Expansion:
    """What the search does with that position."""
    steps = legal_steps(EXPANDED, Metric.MOVES)
    successors = tuple(Successor(step.after(EXPANDED), done) for step, done in zip(steps, DONE, strict=True))
    return Expansion(number=6, depth=1, layout=EXPANDED, successors=successors, search_tree=SearchTree((1, 8), (0, 4)))


def _watched(
    board: BoardWidget, entries: Sequence[LegendEntry], puzzle: str, family: str, running: int, appearance: Appearance
) -> QWidget:
    """The board, and beside it the legend above the pseudocode, of which a line runs."""
    shown, legend, pseudocode = QWidget(), Legend(appearance, ""), PseudocodeView(puzzle, appearance)
    row((board, 1), (column(1, legend, pseudocode, 1, spacing=12), 1), spacing=16, margins=8, parent=shown)
    legend.show_entries(entries)
    pseudocode.show_family(family)
    pseudocode.light(running)
    return shown
