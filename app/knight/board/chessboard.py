"""The chessboard: a tour up to a moment, the path of a running search, and marks on single squares."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.knight.board.board_view import BoardView
from app.knight.board.geometry import ChessGeometry, proportions
from app.knight.board.marks import paint_cursor, paint_end, paint_hover, paint_start, paint_start_tint
from app.knight.board.scene import ChessScene
from app.knight.board.square_pointer import SquarePointer
from app.knight.board.surface import draw_field, draw_frame, draw_surface
from app.knight.board.trail import Display, Pens, VisitTable
from app.knight.piece_words import piece_name
from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.shorthand import named
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name
from solvers.knight.trace import DepthFirstTrace
from solvers.search import Progress

MANY_CHANGES = 24
"""How many changed places are still painted one by one; more of them, and the whole board is."""

REACH_OF_STEP = 1.5
"""How far a step leads at most, as a share of the rows or columns that the piece crosses at most."""
KNIGHT_MARGIN = 3.0
"""How many squares a zoomed board shows around the knight at least while it follows it."""

SLICE_PAUSE_MS = 4
"""How long the window gets for other things before a long path is drawn on."""


class BoardMarks(Protocol):
    """Marks over the squares, as of a search that is watched."""

    def paint(self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float) -> None:
        """Paint all of them, with no text smaller than `least`, in pixels."""

    def paint_caption(
        self, painter: QPainter, geometry: ChessGeometry, theme: Theme, font: QFont, least: float
    ) -> None:
        """Say in the frame above the squares where the search stands."""


class Chessboard(BoardWidget):
    """A painted board of any size that shows a tour up to a moment, or the path of a running search.

    Whatever it is to show is told with the board that it belongs to; what belongs to another one is not shown.
    """

    board_changed = Signal(bool)
    """Another board is shown, of another size or not."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.board = Board(8, 8)
        """The board that is shown."""
        self.view = BoardView(self, self.board)
        self.pointer = SquarePointer(self, self.view, self.board)
        self.offers_start = True
        """Whether a click puts the knight on a square."""
        self.numbered = False
        """Whether a proof writes a number on each square, for which other marks leave room."""
        self._without_tour: frozenset[Square] = frozenset()
        self._start: Square | None = None
        self._end: Square | None = None
        self._order = array("i")
        self._table: VisitTable | None = None
        self._frame: QPixmap | None = None
        """The largest frame, which stays while what is seen in it moves."""
        self._fitted_picture: tuple[ChessScene, QPixmap | None] | None = None
        """What was painted of the whole board before it was zoomed."""
        self._followed = True
        self._closed = False
        self._moment = 0.0
        self._search = array("i")
        self._entries: memoryview | None = None
        self._deepest: Sequence[int] = ()
        self.marks: BoardMarks | None = None
        """The marks of the search that is watched."""
        self._lifted = False
        self._display = Display()
        self._scene: ChessScene | None = None
        super().__init__(appearance, parent)
        self.parts += self.view, self.pointer
        self._next_slice = QTimer(self, singleShot=True, interval=SLICE_PAUSE_MS)
        self._next_slice.timeout.connect(self._draw_on)
        self.view.moved.connect(self._follow_view)
        self.view.used.connect(self._let_knight_go)
        named(self, "chessboard", self.tr("Chessboard"))
        self.setMouseTracking(True)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.set_board(self.board)

    @property
    def squares(self) -> ChessGeometry:
        """Where the squares lie."""
        return self.view.squares

    @property
    def empty(self) -> bool:
        """Whether there is no tour on it, no search and no start."""
        return not (self._order or self._search or self._start is not None)

    @property
    def head(self) -> Square | None:
        """Where the knight of the tour stands now; None without a tour."""
        if not self._order:
            return None
        return self.board.square(self._order[min(round(self._moment), len(self._order) - 1)])

    def is_occupied(self, square: Square) -> bool:
        """Whether the tour on it has visited a square by now, or the knight that is to start stands there."""
        return square == self._start or 0 <= self._visit_table().visit_of(self.board.index(square)) <= round(
            self._moment
        )

    def set_board(self, board: Board) -> None:
        """Show another board, with nothing on it."""
        before, self.board = self.board, board
        self.hand_marks.clear()
        self._order, self._search, self._table = array("i"), array("i"), None
        self._entries = self.marks = None
        self._start = self._end = None
        self._without_tour = frozenset()
        self.view.show_board(board)
        self.pointer.show_board(board)
        self.set_proportions(*proportions(board.rows, board.columns))
        resized = (board.rows, board.columns) != (before.rows, before.columns)
        if resized:
            self.view.show_first()
        self.board_changed.emit(resized)

    def table_size(self) -> tuple[int, int]:
        """As many rows and columns as the board has."""
        return self.board.rows, self.board.columns

    def cell_rect(self, square: Square) -> QRectF:
        """A square, in pixels."""
        return self.squares.rect(square)

    def cell_at(self, point: QPointF) -> int | None:
        """The number of the square at a point."""
        square = self.squares.square_at(point)
        return None if square is None else self.board.index(square)

    def current_cell(self) -> int | None:
        """The square that the cursor is on, while it is shown."""
        square = self.pointer.cursor_square
        return None if square is None else self.board.index(square)

    def set_display(self, display: Display) -> None:
        """Choose what a tour leaves on the board."""
        if display != self._display:
            self._display = display
            self._scene = self._fitted_picture = None
            self.update()

    def mark_ends(self, board: Board, start: Square | None, end: Square | None) -> None:
        """Stand the knight on the square that a search is to start from, and a flag on the one where it is to end."""
        self._start, self._end = (start, end) if board == self.board else (None, None)
        self.update()

    def mark_without_tour(self, board: Board, squares: Collection[Square]) -> None:
        """Mark the squares from which there is no tour; the marks are hidden while a tour is shown."""
        marked = frozenset(squares if board == self.board else ())
        if marked != self._without_tour:
            self._without_tour = marked
            self.repaint_all()

    def show_tour(self, board: Board, order: Sequence[int], closed: bool, moment: float = 0.0) -> None:
        """Take up a tour at a moment: the numbers of its squares (`Board.index`) in the order visited; none, no tour.

        A closed tour has one step more, back to its first square.
        """
        had_tour = bool(self._order)
        self.hand_marks.clear()
        self._order, self._closed, self._table = _path(order if board == self.board else ()), closed, None
        self._moment = min(moment, float(max(0, len(self._order) - (not closed))))
        changed_marks = had_tour != bool(self._order)
        if self._without_tour and changed_marks:
            self.repaint_all()
        shown = self._scene
        changed = [] if shown is None else shown.set_tour(self._order, closed, self._moment, self._visit_table)
        self._draw_rest_later()
        self._repaint([QRectF(self.rect())] if changed_marks else changed)

    def show_search(
        self,
        board: Board,
        order: Sequence[int],
        entries: memoryview | None = None,
        deepest: Sequence[int] = (),
        marks: BoardMarks | None = None,
    ) -> None:
        """Show the path that a running search has come to.

        `entries` (rows, columns) says how often it entered each square, `deepest` is its longest path so far. With
        `marks` it is watched: they stand for the knight too.
        """
        if board != self.board:
            return
        changed_marks, self.marks = (marks is None) is not (self.marks is None), marks
        if self._without_tour and changed_marks:
            self.repaint_all()
        self.hand_marks.clear()
        self._search, self._entries, self._deepest = _path(order), entries, deepest
        if self._scene is not None:
            self._scene.set_search(self._search)
            self._scene.set_search_ground(entries, deepest)
            self._draw_rest_later()
        self.update(self.squares.outside.toAlignedRect())
        if marks is not None and self.squares.zoomed and self._search:
            self._follow_knight(self.squares.centre_of(self._search[-1]), 1.0)

    def show_progress(self, board: Board, progress: Progress, marks: BoardMarks | None = None) -> None:
        """Show the path that a search reports; of one depth first how often it entered squares, too."""
        path, trace = progress.snapshot, progress.trace
        if isinstance(path, Sequence) and isinstance(trace, DepthFirstTrace):
            self.show_search(board, path, trace.entries, trace.deepest, marks)
        elif isinstance(path, Sequence):
            self.show_search(board, path, marks=marks)

    def end_search(self) -> None:
        """Show no search any more."""
        if self._search or self._entries is not None or self.marks is not None:
            self.show_search(self.board, ())

    def show_moment(self, moment: float) -> None:
        """Show the tour at a moment: 0 on the first square, k + f after k steps a part f into the next."""
        before, self._moment = self._moment, moment
        if before != moment:
            self.hand_marks.clear()
        changed = self._current_scene().move_to(moment)
        if self.squares.zoomed and before != moment:
            self._follow_knight(self._current_scene().knight_at, abs(moment - before))
        self._draw_rest_later()
        self._repaint(changed)

    def lift_knight(self, lifted: bool) -> None:
        """Draw the knight of the tour faintly, while a hand holds it elsewhere, or as usual."""
        self._lifted = lifted
        self.update()

    def _repaint(self, changed: Sequence[QRectF]) -> None:
        if len(changed) > MANY_CHANGES:
            self.update(self.rect())
            return
        for rect in changed:
            self.update(rect.toAlignedRect().adjusted(-1, -1, 1, 1))

    def cell_name(self, square: Square) -> str:
        """The name of a square and its state, as a screen reader reads it."""
        said = next(filter(None, (part.cell_name(square) for part in self.parts)), "")
        return said or self._cell_text(square).format(square=chess_name(square, self.board.rows))

    def _cell_text(self, square: Square) -> str:
        if not self.board.has(square):
            return QCoreApplication.translate("Cells", "{square}: removed")
        if self._order:
            return self._visit_text(self.board.index(square))
        if square == self._start:
            return QCoreApplication.translate("Cells", "{square}: start")
        if square == self._end:
            return QCoreApplication.translate("Cells", "{square}: end")
        if square in self._without_tour:
            return QCoreApplication.translate("Cells", "{square}: no tour starts here")
        return "{square}"

    def _visit_text(self, index: int) -> str:
        now, visit = round(self._moment), self._visit_table().visit_of(index)
        if not 0 <= visit <= now:
            return QCoreApplication.translate("Cells", "{square}: not visited yet")
        text = (
            QCoreApplication.translate("Cells", "{square}: visit {number}, the {piece} is here")
            if now % len(self._order) == visit
            else QCoreApplication.translate("Cells", "{square}: visit {number}")
        )
        before = self.board.square(self._order[max(0, visit - 1)])
        if visit and self.board.goes_over_edge(before, self.board.square(index)):
            text = QCoreApplication.translate("Cells", "{said}, from {before} over the joined edge").format(
                said=text, before=chess_name(before, self.board.rows)
            )
        return text.replace("{number}", str(visit + 1)).replace("{piece}", piece_name(self.board.piece))

    def _visit_table(self) -> VisitTable:
        if self._table is None:
            self._table = VisitTable(self.board.rows, self.board.columns, self._order)
        return self._table

    @Slot()
    def _let_knight_go(self) -> None:
        """Leave the knight to go where it likes, until it is seen again or sent off anew."""
        self._followed = False

    @Slot(bool)
    def follow_knight(self, followed: bool) -> None:
        """Keep the knight in sight from now on, until the person looks elsewhere."""
        self._followed = self._followed or followed

    def _follow_knight(self, ground: QPointF | None, steps: float) -> None:
        """Let what is seen follow the knight; not where it is gone, in steps at a time, before anybody has seen it."""
        if ground is None:
            return
        geometry = self.squares
        if geometry.inside.contains(ground):
            self._followed = True
        wide = min(geometry.inside.width(), geometry.inside.height()) / geometry.side
        if self._followed and (steps < 1.5 or REACH_OF_STEP * self.board.piece.reach * steps < wide):
            place = QPointF(
                (ground.x() - geometry.lefts[0]) / geometry.side, (ground.y() - geometry.tops[0]) / geometry.side
            )
            self.view.see(place, min(KNIGHT_MARGIN, wide / 4))

    def repaint_all(self) -> None:
        """Lay out and paint everything again."""
        self._scene = self._frame = self._fitted_picture = None
        self.view.forget()
        super().repaint_all()

    def _lay_out(self) -> None:
        super()._lay_out()
        self.view.lay_out()

    @Slot()
    def _follow_view(self) -> None:
        """Lay out and paint what is seen now, beginning with what was drawn of it before."""
        before = self._scene
        if before is not None and not before.zoomed:
            self._fitted_picture = before, self._background
        super().repaint_all()
        if self.squares.zoomed and before is not None:
            self._scene = self._new_scene(before)
        elif self._fitted_picture is not None:
            self._scene, self._background = self._fitted_picture
            self._fill(self._scene)
        else:
            self._scene = None
        self._draw_rest_later()

    def paint_background(self, painter: QPainter) -> None:
        """The frame, the squares and what is written on them."""
        marked = () if self._order or self.marks is not None else self._without_tour
        if not self.squares.zoomed:
            draw_surface(painter, self.squares, self.board, self.theme, marked, self.least_text)
            return
        self._draw_frame_around(painter, self.squares.outside)
        draw_field(painter, self.squares, self.board, self.theme, marked, self.least_text)

    def _draw_frame_around(self, painter: QPainter, outside: QRectF) -> None:
        """Draw the frame alone: its four corners cut from the largest one, since the grain takes long to paint."""
        largest, width, ratio = self.view.largest_outside, self.view.fitted.frame, self.devicePixelRatioF()
        if self._frame is None:
            self._frame = self.painted_pixmap(lambda onto: draw_frame(onto, largest, width, self.theme))
        middle, whole = QPointF(outside.center().toPoint()), QRectF(self.rect())
        for corner in (QRectF.topLeft, QRectF.topRight, QRectF.bottomLeft, QRectF.bottomRight):
            area = QRectF(middle, corner(whole)).normalized()
            source = area.translated(corner(largest) - corner(outside))
            painter.drawPixmap(area, self._frame, QRectF(source.topLeft() * ratio, source.size() * ratio))

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The tour or the search, and the marks on single squares."""
        scene = self._current_scene()
        if self.marks is not None:
            self.marks.paint_caption(painter, self.squares, self.theme, self.font(), self.least_text)
        if self.squares.zoomed:
            painter.setClipRect(self.squares.open_area, Qt.ClipOperation.IntersectClip)
        hovered, cursor = self.pointer.hovered, self.pointer.cursor_square
        if hovered is not None and self.board.has(hovered) and self.marks is None:
            shown = self._order or self._search or hovered in (self._start, self._end)
            ghost = self.offers_start and not shown
            paint_hover(painter, self.squares, hovered, self.theme, ghost)
        start = None if self._order or self.marks is not None else self._start
        if start is not None:
            paint_start_tint(painter, self.squares, start, self.theme)
        scene.paint_under(painter)
        if start is not None:
            paint_start(painter, self.squares, start, self.theme)
        if self._end is not None and not self._order:
            paint_end(painter, self.squares, self._end, self.theme)
        if self.marks is not None:
            self.marks.paint(painter, self.squares, self.theme, self.font(), self.least_text)
        if cursor is not None:
            paint_cursor(painter, self.squares, cursor, self.theme)
        scene.paint_over(painter, marked=self.marks is not None, lifted=self._lifted)

    def _current_scene(self) -> ChessScene:
        if self._scene is None:
            self._scene = self._new_scene()
            self._draw_rest_later()
        return self._scene

    def _new_scene(self, before: ChessScene | None = None) -> ChessScene:
        """What is to be seen in this view; it begins with what was seen in the view before."""
        display = self._display
        look = self.squares, self.theme, self.font()
        pens = Pens.of(*look, numbers=display.numbers, path=display.path, least=self.least_text)
        picture_of = self.board if display.picture else None
        scene = ChessScene(self.squares, pens, self.devicePixelRatioF(), picture_of)
        self._fill(scene, before)
        return scene

    def _fill(self, scene: ChessScene, before: ChessScene | None = None) -> None:
        scene.set_tour(self._order, self._closed, self._moment, self._visit_table, before)
        scene.set_search(self._search)
        scene.set_search_ground(self._entries, self._deepest)

    def _draw_rest_later(self) -> None:
        if self._scene is not None and self._scene.behind:
            self._next_slice.start()

    def _draw_on(self) -> None:
        if self._scene is not None:
            self._scene.draw_slice()
            self.update(self.squares.inside.toAlignedRect())
            self._draw_rest_later()


def _path(order: Sequence[int]) -> array[int]:
    """A copy, since the caller may go on changing the path; of C ints, for a path may have millions of squares."""
    if isinstance(order, memoryview):
        path = array("i")
        path.frombytes(order.cast("B"))
        return path
    return array("i", order)
