"""Pictures of the program itself: searches that are watched, and how a page is arranged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from app.klotski.game_section import PlayPanel
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.trace.legend import BoardMark, kinds_of
from app.klotski.trace.legend import legend_of as klotski_legend
from app.klotski.trace.watched import ExpansionView
from app.klotski.words import method_sentence
from app.knight.board.chessboard import Chessboard
from app.knight.trace.legend import legend_of as knight_legend
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import MarkKind, SearchMarks, SquareMark
from app.knight.trace.words import Caption
from app.learn.guide.pictures.parts import HENGDAO, appearance_of, paint_widget, write_centred
from app.learn.lessons.fields import lesson_board
from app.puzzle.actions import make_actions
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.entry import puzzles
from app.puzzle.playback import Playback
from app.puzzle.transport_bar import TransportBar
from app.search.legend import Legend, LegendEntry
from app.search.pseudocode_view import PseudocodeView
from app.search.watch import USUAL_SPEED
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_circle
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import column, label, named, row
from app.ui.words.numbers import clock_time, steps_a_second
from solvers.klotski.engines.registry import ENGINES
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


translate = QCoreApplication.translate

STEPS_LEFT = 81
"""The steps left at the start of the game."""


def arrangement(painter: QPainter, field: QRectF, theme: Theme, font: QFont) -> None:
    """The page, and a round plate with its number beside each of its parts."""
    page = QWidget()
    parts = parts_of(page, appearance_of(theme))
    places = paint_widget(painter, field, page)
    for number, part in enumerate(parts, 1):
        place = places.map(QPointF(part.mapTo(page, part.rect().topLeft()))) + QPointF(-11, 12)
        draw_circle(painter, place, 9, theme.path, theme.panel, 1.5)
        write_centred(painter, place, str(number), 11, theme.panel, font)


def parts_of(page: QWidget, appearance: Appearance) -> Sequence[QWidget]:
    """The parts that the text refers to, laid out on a page."""
    layouts = Dropdown()
    layouts.addItem(layout_name(entry_of(HENGDAO).names))
    game = PlayPanel(appearance)
    for figure, text in ((game.steps, "0"), (game.distance, str(STEPS_LEFT)), (game.time, clock_time(0))):
        figure.setText(text)
    game.curve.show_distances([(0, STEPS_LEFT)], 0)
    game.curve.setMinimumHeight(game.curve.minimumSizeHint().height())
    solve = named(QPushButton(translate("KlotskiPage", "Solve")), role="primary")
    watch, pace = QPushButton(translate("PuzzlePage", "Watch it think")), QPushButton(steps_a_second(USUAL_SPEED))
    method = label(method_sentence(ENGINES[0], Metric.MOVES) + " ›")
    details = [
        QPushButton(text)
        for text in (
            translate("KlotskiPage", "Options"),
            translate("KlotskiPage", "Slides"),
            translate("KlotskiPage", "Map"),
            translate("PuzzlePage", "Search"),
        )
    ]
    playback = TransportBar("", Playback(page), make_actions(page), appearance)
    pages = [
        puzzles()[0].title(),
        translate("MainWindow", "Chapters"),
        *(puzzle.title() for puzzle in puzzles()[1:]),
        translate("MainWindow", "History"),
        translate("MainWindow", "Compare"),
        translate("MainWindow", "Lessons"),
    ]
    daily, panel = label(translate("Daily", "Today's puzzle"), "caption"), named(QFrame(), role="panel")
    column(
        row((layouts, 1), label("⋯")),
        (game, 1),
        row((solve, 1), (watch, 1), pace),
        method,
        row(*details, label("⤢")),
        margins=(26, 8, 12, 8),
        parent=panel,
    )
    above = row(*map(label, pages), 1, daily, spacing=16)
    board = lesson_board(appearance, "", layout=HENGDAO)
    column(above, (row((board, 1), (panel, 1)), 1), playback, margins=(24, 8, 8, 8), parent=page)
    return layouts, game, solve, details[0], playback, daily
