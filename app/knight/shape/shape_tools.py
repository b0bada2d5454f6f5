"""The panel of the tools that draw a board, with what is known of the tours of what is drawn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QPen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from app.knight.shape.drawing import Brush, ShapeDrawing
from app.knight.shape.symmetry import Symmetry, axes, images, possible
from app.ui.look.roles import set_role
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import smooth_painter, transparent_pixmap
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.messages import translated
from app.ui.words.numbers import grouped, plural
from solvers.knight.board import Board
from solvers.knight.existence.arguments import colour_counts
from solvers.knight.existence.existence import RefusedStarts

SIDE = 22
RATIO = 2.0
"""Pictures are drawn for fine screens; on others they are scaled down."""

CELLS = 8
DRAWN = frozenset({(0, 1), (1, 1), (1, 2), (2, 1)})
"""The squares of the brush; no axis of the board leads them to themselves."""


def symmetry_icon(symmetry: Symmetry, theme: Theme) -> QIcon:
    """The brush in the colour of marks, its images in that of text."""
    pixmap = transparent_pixmap(QSizeF(SIDE, SIDE), RATIO)
    with smooth_painter(pixmap) as painter:
        cell = SIDE / CELLS
        for square in images(DRAWN, symmetry, CELLS, CELLS):
            colour = theme.accent if square in DRAWN else theme.text
            rect = QRectF(square[1] * cell, square[0] * cell, cell, cell)
            painter.fillRect(rect.adjusted(0.2, 0.2, -0.2, -0.2), QColor(colour))
        painter.setPen(QPen(QColor(theme.muted), 1.0, Qt.PenStyle.DashLine))
        for line in axes(symmetry, QRectF(0, 0, SIDE, SIDE)):
            painter.drawLine(*line)
    return QIcon(pixmap)


def brush_words(brush: Brush) -> tuple[str, str]:
    """The title of a brush, and what it does."""
    translate = QCoreApplication.translate
    return {
        Brush.TOGGLE: (
            translate("Shape", "Toggle"),
            translate("Shape", "Erase from a square that is there, draw from one that is missing"),
        ),
        Brush.DRAW: (translate("Shape", "Draw"), translate("Shape", "Only draw squares")),
        Brush.ERASE: (translate("Shape", "Erase"), translate("Shape", "Only erase squares")),
    }[brush]


def symmetry_title(symmetry: Symmetry) -> str:
    """What a symmetric brush does."""
    translate = QCoreApplication.translate
    return {
        Symmetry.NONE: translate("Shape", "Brush without symmetry"),
        Symmetry.LEFT_RIGHT: translate("Shape", "Brush mirrored left and right"),
        Symmetry.UP_DOWN: translate("Shape", "Brush mirrored top and bottom"),
        Symmetry.BOTH: translate("Shape", "Brush mirrored both ways"),
        Symmetry.HALF_TURN: translate("Shape", "Brush repeated after half a turn"),
        Symmetry.QUARTER_TURN: translate("Shape", "Brush repeated after each quarter turn (square boards)"),
    }[symmetry]


def squares_said(board: Board) -> str:
    """How many squares a board has, and of which colours: a tour alternates between them."""
    even, odd = colour_counts(board)
    dark, light = (odd, even) if board.rows % 2 == 0 else (even, odd)  # a1 is dark
    return plural(
        "Shape", "{number} squares: {dark} dark, {light} light", board.size, dark=grouped(dark), light=grouped(light)
    )


def tour_known(board: Board, known: RefusedStarts, closed: bool) -> tuple[str, bool]:
    """Whether what is drawn has a tour, as far as is proved without a search; and whether it certainly has none."""
    translate = QCoreApplication.translate
    if board.size == 0:
        return translate("Shape", "No square is drawn yet: drag over the board, or press Fill."), False
    if known.everywhere is not None:
        return translate("Knight", "No tour: {reason}").format(reason=translated(known.everywhere)), True
    if known.reasons and not closed:
        return translate("Shape", "Nothing forbids a tour, but none starts on a marked square."), False
    return (
        translate("Shape", "Nothing forbids a closed tour.")
        if closed
        else translate("Shape", "Nothing forbids a tour.")
    ), False


class ShapeTools(QWidget):
    """Chooses how a `ShapeDrawing` is drawn on, and changes it as a whole."""

    save_wanted = Signal()
    """The board that is drawn is to be saved under a name."""
    done = Signal()
    """Nothing more is to be drawn."""

    def __init__(self, drawing: ShapeDrawing, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "knightShapeTools", self.tr("Draw the board"))
        self._drawing = drawing
        self._appearance = appearance
        self._brushes, self._symmetries = QButtonGroup(self), QButtonGroup(self)
        self.brushes = {brush: self._brush_button(brush) for brush in Brush}
        self.symmetries = {symmetry: self._symmetry_button(symmetry) for symmetry in Symmetry}
        self.squares = label("", "caption", "knightShapeSquares", self.tr("Squares"), figures=True)
        self.reason = label("", "", "knightShapeReason", self.tr("Whether there is a tour"), wrap=True)
        self._lay_out()
        self._show_icons()
        self._show_tools()
        self._show_shape()
        drawing.changed.connect(self._show_shape)
        drawing.taken.connect(self._show_shape)
        drawing.tools_changed.connect(self._show_tools)
        appearance.changed.connect(self._show_icons)

    def show_reason(self, sentence: str, forbidden: bool) -> None:
        """Say what is known of the tours of the board; that there is none stands out."""
        if sentence == self.reason.text():
            return
        self.reason.setText(sentence)
        set_role(self.reason, "fault" if forbidden else "caption")
        announce(self.reason, sentence)

    def _lay_out(self) -> None:
        drawing = self._drawing
        whole = (
            ("Fill", self.tr("Fill"), self.tr("Draw every square"), drawing.fill),
            ("Clear", self.tr("Clear"), self.tr("Erase every square"), drawing.clear),
            ("Mirror", self.tr("Mirror"), self.tr("Mirror the shape left and right"), drawing.mirror_left_right),
            ("Turn", self.tr("Turn"), self.tr("Turn the board a quarter, clockwise"), drawing.turn),
        )
        changing = (button(text, f"knightShape{name}Button", tip, act, "narrow") for name, text, tip, act in whole)
        text, tip = self.tr("Save as my board…"), self.tr("Save this board under a name")
        self.save_button = button(text, "knightShapeSaveButton", tip, role="narrow")
        self.save_button.clicked.connect(self.save_wanted)
        text, tip = self.tr("Done"), self.tr("Stop drawing")
        self.done_button = button(text, "knightShapeDoneButton", tip, role="primary")
        self.done_button.clicked.connect(self.done)
        column(
            row(*self.brushes.values(), spacing=6),
            row(*self.symmetries.values(), spacing=6),
            row(*changing, spacing=6),
            self.squares,
            row((self.save_button, 3), (self.done_button, 2), spacing=8),
            spacing=8,
            parent=self,
        )
        self.reason.setParent(self)  # until a page puts it among what else is said

    def _brush_button(self, brush: Brush) -> QPushButton:
        title, tip = brush_words(brush)
        made = button(title, f"knightShape{brush.value.capitalize()}Button", tip, self._choose_brush, "narrow")
        made.setCheckable(True)
        self._brushes.addButton(made)
        return made

    def _symmetry_button(self, symmetry: Symmetry) -> QPushButton:
        name = "".join(word.capitalize() for word in symmetry.value.split("-"))
        title = symmetry_title(symmetry)
        made = button("", f"knightSymmetry{name}Button", title, self._choose_symmetry, "narrow")
        named(made, accessible=title).setIconSize(QSize(scaled(SIDE), scaled(SIDE)))
        made.setCheckable(True)
        self._symmetries.addButton(made)
        return made

    @Slot()
    def _choose_brush(self) -> None:
        self._drawing.choose_brush(next(brush for brush, made in self.brushes.items() if made.isChecked()))

    @Slot()
    def _choose_symmetry(self) -> None:
        chosen = next(symmetry for symmetry, made in self.symmetries.items() if made.isChecked())
        self._drawing.choose_symmetry(chosen)

    @Slot()
    def _show_tools(self) -> None:
        drawing = self._drawing
        self.brushes[drawing.brush].setChecked(True)
        self.symmetries[drawing.symmetry].setChecked(True)

    @Slot()
    def _show_shape(self) -> None:
        board = self._drawing.board
        self.squares.setText(squares_said(board))
        self.save_button.setEnabled(board.size > 0)
        for symmetry, made in self.symmetries.items():
            made.setEnabled(possible(symmetry, board.rows, board.columns))

    @Slot()
    def _show_icons(self) -> None:
        for symmetry, made in self.symmetries.items():
            made.setIcon(symmetry_icon(symmetry, self._appearance.theme))
