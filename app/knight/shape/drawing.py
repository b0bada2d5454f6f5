"""What is drawn on a board: strokes that draw or erase squares, and changes of the whole shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.shape.symmetry import Motion, Symmetry, images, left_right, possible, quarter_turn
from solvers.knight.board import Board, Square


@dataclass(frozen=True)
class EmptyBoard(Board):
    """A board on which no square is drawn yet: it can be shown and drawn on, but nothing is searched on it."""

    def __post_init__(self) -> None:
        """Let every square be missing."""


class Brush(StrEnum):
    """What a stroke does to the squares that it comes over."""

    TOGGLE = "toggle"
    """It erases if it begins on a square that is there, and draws if it begins on one that is missing."""
    DRAW = "draw"
    ERASE = "erase"


class ShapeDrawing(QObject):
    """A board, and the brush that changes it. While it is `active`, a page offers to draw."""

    changing = Signal()
    """The board is about to be changed for the first time in a step that is undone as one."""
    changed = Signal()
    """The board was changed by a stroke, or as a whole."""
    taken = Signal()
    """The board is another that was chosen elsewhere, or by undo."""
    tools_changed = Signal()
    """`active`, `brush` or `symmetry` is another."""

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self.active = False
        self.brush = Brush.TOGGLE
        self.symmetry = Symmetry.NONE
        self._draws = False
        self._at: Square | None = None
        self._step_begun = False

    @property
    def empty(self) -> bool:
        """Whether no square is drawn."""
        return self.board.size == 0

    def take(self, board: Board) -> None:
        """Go on with a board that was chosen elsewhere."""
        if board != self.board:
            self.board = board
            self._keep_symmetry_possible()
            self.taken.emit()

    def begin(self) -> None:
        """Offer to draw."""
        if not self.active:
            self.active = True
            self.tools_changed.emit()

    def finish(self) -> None:
        """End the stroke, if there is one, and offer to draw no longer."""
        self.lift()
        if self.active:
            self.active = False
            self.tools_changed.emit()

    def choose_brush(self, brush: Brush) -> None:
        """Draw with this brush from now on."""
        self.brush = brush
        self.tools_changed.emit()

    def choose_symmetry(self, symmetry: Symmetry) -> None:
        """Change the images of squares with them from now on; one that the board has not is not taken."""
        if possible(symmetry, self.board.rows, self.board.columns):
            self.symmetry = symmetry
        self.tools_changed.emit()

    @Slot(object)
    def press(self, square: Square) -> None:
        """Begin a stroke on a square."""
        self.lift()
        self._draws = not self.board.has(square) if self.brush is Brush.TOGGLE else self.brush is Brush.DRAW
        self._at = square
        self._paint((square,))

    @Slot(object)
    def move(self, square: Square) -> None:
        """Go on with the stroke, straight to a square, which may lie beside the board."""
        if self._at is not None and square != self._at:
            before, self._at = self._at, square
            self._paint(_line(before, square))

    @Slot()
    def lift(self) -> None:
        """End the stroke."""
        self._at = None
        self._step_begun = False

    def toggle(self, square: Square) -> None:
        """Draw or erase a single square and its images, whatever the brush."""
        self.lift()
        self._draws = not self.board.has(square)
        self._paint((square,))
        self.lift()

    @Slot()
    def fill(self) -> None:
        """Draw every square."""
        self._become(self.board.rows, self.board.columns, frozenset())

    @Slot()
    def clear(self) -> None:
        """Erase every square."""
        rows, columns = self.board.rows, self.board.columns
        self._become(rows, columns, frozenset((row, column) for row in range(rows) for column in range(columns)))

    @Slot()
    def mirror_left_right(self) -> None:
        """Mirror the shape in the upright axis of the board."""
        self._move_all(left_right, self.board.rows, self.board.columns)

    @Slot()
    def turn(self) -> None:
        """Turn the board clockwise with its shape."""
        self._move_all(quarter_turn, self.board.columns, self.board.rows)

    def resize(self, rows: int, columns: int) -> None:
        """Give the board another size: the shape keeps its place from a1, as far as there is room for it.

        What is added to a whole board is there, and what is added to any other shape is missing.
        """
        board, below = self.board, rows - self.board.rows
        missing = {
            (row, column)
            for row in range(rows)
            for column in range(columns)
            if board.missing and not board.has((row - below, column))
        }
        self._become(rows, columns, frozenset(missing))

    def _move_all(self, motion: Motion, rows: int, columns: int) -> None:
        board = self.board
        self._become(rows, columns, frozenset(motion(square, board.rows, board.columns) for square in board.missing))

    def _paint(self, squares: Iterable[Square]) -> None:
        board = self.board
        inside = [square for square in squares if 0 <= square[0] < board.rows and 0 <= square[1] < board.columns]
        symmetry = self.symmetry if self.active else Symmetry.NONE
        painted = images(inside, symmetry, board.rows, board.columns)
        missing = board.missing - painted if self._draws else board.missing | painted
        if missing != board.missing:
            self._change(board.rows, board.columns, missing)

    def _become(self, rows: int, columns: int, missing: frozenset[Square]) -> None:
        self.lift()
        if (rows, columns, missing) != (self.board.rows, self.board.columns, self.board.missing):
            self._change(rows, columns, missing)
        self.lift()

    def _change(self, rows: int, columns: int, missing: frozenset[Square]) -> None:
        if not self._step_begun:
            self._step_begun = True
            self.changing.emit()
        self.board = drawn_board(self.board, rows, columns, missing)
        self._keep_symmetry_possible()
        self.changed.emit()

    def _keep_symmetry_possible(self) -> None:
        """A board that is no longer square keeps the half of a quarter turn's symmetry that it has."""
        if not possible(self.symmetry, self.board.rows, self.board.columns):
            self.symmetry = Symmetry.HALF_TURN
            self.tools_changed.emit()


def drawn_board(before: Board, rows: int, columns: int, missing: frozenset[Square]) -> Board:
    """The board of this size without these squares, which may be all, for the same piece and with the same edges."""
    kind = Board if len(missing) < rows * columns else EmptyBoard
    return kind(rows, columns, missing, before.piece, before.wrap)


def _line(start: Square, end: Square) -> Iterator[Square]:
    """The squares after `start` on the straight line to `end`: a fast pointer jumps over some of them."""
    down, right = end[0] - start[0], end[1] - start[1]
    steps = max(abs(down), abs(right))
    for step in range(1, steps + 1):
        yield start[0] + round(down * step / steps), start[1] + round(right * step / steps)
