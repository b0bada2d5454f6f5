"""The board of the editor: pieces of a draft, placed and taken away by clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.klotski.board.piece_art import OVERHANG, piece_pixmap
from app.klotski.board.tray import HEIGHT, WIDTH, cell_of, cells_in, paint_tray
from app.klotski.piece_names import PieceName, klotski_cell, piece_names_of
from app.puzzle.board.board_widget import BoardWidget
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_path, rounded, tinted
from app.ui.widgets.accessibility import tell_focus
from app.ui.widgets.actions import ARROWS, CHOOSING_KEYS, REMOVING_KEYS, ListedKeys
from app.ui.widgets.shorthand import named
from solvers.klotski.draft import Draft
from solvers.klotski.layout import COLUMNS, ROWS, PieceKind, Square

PLACING_KEY = Qt.Key.Key_Space
TURNING_KEY = Qt.Key.Key_T


def listed_keys() -> ListedKeys:
    """The keys of the editor's board."""
    translate = QCoreApplication.translate
    return (
        (translate("Shortcuts", "Move from cell to cell"), ARROWS),
        (translate("Shortcuts", "Place or remove the piece"), (CHOOSING_KEYS[0], PLACING_KEY)),
        (translate("Shortcuts", "Rotate the general"), (TURNING_KEY,)),
        (translate("Shortcuts", "Clear the cell"), REMOVING_KEYS[:1]),
    )


class EditorBoard(BoardWidget):
    """Shows a draft and says on which cell something is to be done."""

    MARKED_BY_HAND = False
    used = Signal(object)
    """The tool is to be used on a cell: the left button, or Return."""
    moved = Signal(object, object)
    """The piece on a cell was dragged, so that this cell of it is on another now."""
    turned = Signal(object)
    """The general on a cell is to be turned: a double-click, or T."""
    cleared = Signal(object)
    """A cell is to be cleared: the right button, or Delete."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        named(self, "editorBoard", self.tr("Drawing board"))
        self.setMouseTracking(True)
        self._draft = Draft()
        self._pointed: Square | None = None
        self._grabbed: Square | None = None
        """The cell of a piece that the left button was pressed on."""
        self._dragged = False
        self.cursor_square: Square = (0, 0)
        """The cell that the keys work on."""
        self._pictures: dict[tuple[PieceKind, PieceName, float], QPixmap] = {}
        self.set_proportions(WIDTH, HEIGHT)

    def show_draft(self, draft: Draft) -> None:
        """Show these pieces."""
        self._draft = draft
        self.update()

    def repaint_all(self) -> None:
        """Paint everything anew, the pictures of the pieces too."""
        self._pictures = {}
        super().repaint_all()

    def cell_rect(self, square: Square) -> QRectF:
        """A cell, in pixels."""
        return cells_in(self.board_rect, PieceKind.SOLDIER, square)

    def table_size(self) -> tuple[int, int]:
        """Five rows of four cells."""
        return ROWS, COLUMNS

    def cell_name(self, square: Square) -> str:
        """Who stands on a cell."""
        pieces = self._draft.pieces
        people = zip(pieces, piece_names_of(pieces), strict=True)
        return klotski_cell(square, next((person for piece, person in people if square in piece.cells), None))

    def current_cell(self) -> int:
        """The cell that the keys work on."""
        row, column = self.cursor_square
        return row * COLUMNS + column

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Use the tool, or clear the cell; a piece may be going to be dragged."""
        square = self._square_at(event.position())
        if square is None:
            return
        if event.button() is Qt.MouseButton.RightButton:
            self.cleared.emit(square)
        elif event.button() is Qt.MouseButton.LeftButton:
            if self._draft.piece_at(square) is None:
                self.used.emit(square)
            else:
                self._grabbed, self._dragged = square, False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the piece that was dragged where it is now, or use the tool where none was."""
        grabbed, self._grabbed = self._grabbed, None
        square = self._square_at(event.position())
        if grabbed is None or square is None or event.button() is not Qt.MouseButton.LeftButton:
            self.update()
        elif self._dragged:
            self.moved.emit(grabbed, square)
        else:
            self.used.emit(square)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Turn the general."""
        square = self._square_at(event.position())
        if square is not None and event.button() is Qt.MouseButton.LeftButton:
            self.turned.emit(square)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the cell under the pointer, or drag a piece there."""
        self._pointed = self._square_at(event.position())
        self._dragged = self._dragged or self._pointed != self._grabbed
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from cell to cell by the arrows; Return, T and Delete do what the mouse does."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            row, column = self.cursor_square[0] + ARROWS[key][0], self.cursor_square[1] + ARROWS[key][1]
            self.cursor_square = min(max(row, 0), ROWS - 1), min(max(column, 0), COLUMNS - 1)
            self.update()
            tell_focus(self, self.current_cell())
        elif key in (*CHOOSING_KEYS, PLACING_KEY):
            self.used.emit(self.cursor_square)
        elif key in REMOVING_KEYS:
            self.cleared.emit(self.cursor_square)
        elif key is TURNING_KEY:
            self.turned.emit(self.cursor_square)
        else:
            super().keyPressEvent(event)

    def paint_background(self, painter: QPainter) -> None:
        """The tray, with its cells marked off."""
        paint_tray(painter, self.board_rect, self.theme, self.MARGIN)
        for row in range(ROWS):
            for column in range(COLUMNS):
                edge = 0.06 * cell_of(self.board_rect)
                rect = self.cell_rect((row, column)).adjusted(edge, edge, -edge, -edge)
                draw_path(painter, rounded(rect, edge), tinted(self.theme.sign, 1.0, 16))

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The pieces, and where the pointer and the keys are."""
        cell = cell_of(self.board_rect)
        draft = self._draft
        if self._grabbed is not None and self._pointed is not None:
            draft = draft.move(self._grabbed, self._pointed)
        for piece, person in zip(draft.pieces, piece_names_of(draft.pieces), strict=True):
            corner = cells_in(self.board_rect, piece.kind, piece.square).topLeft()
            picture = self._picture(piece.kind, person)
            painter.drawPixmap(corner - QPointF(OVERHANG, OVERHANG) * cell, picture)
        marked = self.cursor_square if self.hasFocus() else self._pointed
        if marked is not None:
            draw_path(
                painter,
                rounded(self.cell_rect(marked).adjusted(3, 3, -3, -3), 0.08 * cell),
                edge=tinted(self.theme.sign, 1.0, 200),
                width=max(1.5, 0.03 * cell),
            )

    def _square_at(self, point: QPointF) -> Square | None:
        squares = ((row, column) for row in range(ROWS) for column in range(COLUMNS))
        return next((square for square in squares if self.cell_rect(square).contains(point)), None)

    def _picture(self, kind: PieceKind, name: PieceName) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (kind, name, ratio)
        if key not in self._pictures:
            self._pictures[key] = piece_pixmap(kind, name, cell_of(self.board_rect), ratio, self.theme)
        return self._pictures[key]
