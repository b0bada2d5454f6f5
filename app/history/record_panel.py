"""One record in detail: a picture, its facts, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.history.words import facts, name_of, size_sentence
from app.klotski.board.thumbnails import Thumbnails
from app.storage.history import Row
from app.storage.records import GameRecord, KnightGameRecord, OwnBoard, OwnLayout, Record, SolutionRecord, TourRecord
from app.ui.look.fonts import tabular
from app.ui.look.theme import Appearance, Theme
from app.ui.widgets.actions import key_tip
from solvers.klotski.layout import Layout
from solvers.knight.board import Board

LARGEST_SQUARE = 26.0
"""So that a small board does not look like a large one."""


def board_picture(
    board: Board, visits: Sequence[int], closed: bool, side: float, ratio: float, theme: Theme
) -> QPixmap:
    """The board no larger than `side` pixels, and the way of the knight, which begins at a filled dot."""
    square = min(side / max(board.rows, board.columns), LARGEST_SQUARE)
    size = QRectF(0, 0, board.columns * square, board.rows * square)
    pixmap = QPixmap((size.size() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_squares(painter, board, square, theme)
        _paint_way(painter, [_centre(board, index, square) for index in visits], closed, square, theme)
    return pixmap


def _paint_squares(painter: QPainter, board: Board, square: float, theme: Theme) -> None:
    for row, column in board.squares:
        dark = (row + column) % 2
        cell = QRectF(column * square, row * square, square, square)
        painter.fillRect(cell, QColor(theme.square_dark if dark else theme.square_light))


def _paint_way(painter: QPainter, points: list[QPointF], closed: bool, square: float, theme: Theme) -> None:
    if not points:
        return
    colour = QColor(theme.path)
    painter.setPen(QPen(colour, max(0.8, square / 12), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    way = QPolygonF([*points, points[0]] if closed else points)
    painter.drawPolyline(way)
    painter.setBrush(colour)
    painter.drawEllipse(points[0], square / 5, square / 5)


def _centre(board: Board, index: int, square: float) -> QPointF:
    row, column = board.square(index)
    return QPointF((column + 0.5) * square, (row + 0.5) * square)


WIDTH = 304
CELL = 34.0
"""The side of a cell in the picture of a layout, in pixels."""
SIDE = 208.0
"""The longer side of the picture of a board, in pixels."""


class RecordPanel(QFrame):
    """Shows one record, or says how many are selected."""

    open_asked = Signal()
    delete_asked = Signal()
    restore_asked = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self.setFixedWidth(WIDTH)
        self._appearance = appearance
        self._thumbnails = Thumbnails(appearance, CELL)
        self._record: Record | None = None
        self.picture = QLabel()
        self.picture.setObjectName("historyPicture")
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedHeight(round(SIDE) + 4)
        self.heading = _label("historyHeading", "heading")
        self.notes = _label("historyNotes", "caption")
        self.facts = QFormLayout()
        self.open_button = self._button(
            "historyOpen", self.tr("Open"), key_tip(self.tr("Show it on its page again"), "Return")
        )
        self.open_button.setProperty("role", "primary")
        self.delete_button = self._button(
            "historyDelete", self.tr("Delete"), key_tip(self.tr("Put it out of sight"), QKeySequence.StandardKey.Delete)
        )
        self.restore_button = self._button("historyRestore", self.tr("Restore"), self.tr("Bring it back"))
        self.open_button.clicked.connect(self.open_asked)
        self.delete_button.clicked.connect(self.delete_asked)
        self.restore_button.clicked.connect(self.restore_asked)
        self._lay_out()
        appearance.changed.connect(self._draw)

    @property
    def text(self) -> str:
        """All that is said, a line each."""
        labels = [self.heading, *self._fact_labels(), self.notes]
        return "\n".join(label.text() for label in labels if label.text())

    def show_record(self, row: Row, record: Record | None) -> None:
        """Show a record; without one, what the list says of it."""
        self._record = record
        self.heading.setText(name_of(row))
        self._show_facts(facts(row))
        self.notes.setText(record.notes if isinstance(record, OwnLayout) else "")
        self.open_button.setEnabled(record is not None)
        self._draw()

    def show_number(self, selected: int) -> None:
        """Say how many records are selected, when it is not one."""
        self._record = None
        self.heading.setText(size_sentence(selected) if selected else self.tr("Choose a record to see it here."))
        self._show_facts([])
        self.notes.clear()
        self.open_button.setEnabled(False)
        self._draw()

    def allow(self, delete: bool, restore: bool) -> None:
        """Offer what can be done with what is selected: records that are not deleted, or records that are."""
        self.delete_button.setVisible(not restore)
        self.delete_button.setEnabled(delete)
        self.restore_button.setVisible(restore)

    def _draw(self) -> None:
        self.picture.setPixmap(self._pixmap(self._record))
        self.picture.setVisible(self._record is not None)

    def _pixmap(self, record: Record | None) -> QPixmap:
        ratio, theme = self.devicePixelRatioF(), self._appearance.theme
        match record:
            case GameRecord(layout=layout) | OwnLayout(layout=layout):
                return self._layout_picture(layout)
            case SolutionRecord(solution=solution):
                return self._layout_picture(solution.layout)
            case TourRecord(tour=tour, closed=closed):
                return board_picture(tour.board, tour.order, closed, SIDE, ratio, theme)
            case KnightGameRecord(board=board, visits=visits, closed=closed, finished=finished):
                return board_picture(board, visits, closed and finished, SIDE, ratio, theme)
            case OwnBoard(board=board):
                return board_picture(board, (), False, SIDE, ratio, theme)
            case _:
                return QPixmap()

    def _layout_picture(self, layout: Layout) -> QPixmap:
        return self._thumbnails.picture(layout, self.devicePixelRatioF())

    def _show_facts(self, told: list[tuple[str, str]]) -> None:
        while self.facts.rowCount():
            self.facts.removeRow(0)
        for title, fact in told:
            value = _label("", "figure")
            value.setText(fact)
            self.facts.addRow(_caption(title), value)

    def _fact_labels(self) -> list[QLabel]:
        items = [self.facts.itemAt(row, QFormLayout.ItemRole.FieldRole) for row in range(self.facts.rowCount())]
        return [label for item in items if item is not None and isinstance(label := item.widget(), QLabel)]

    def _lay_out(self) -> None:
        self.facts.setHorizontalSpacing(14)
        self.facts.setVerticalSpacing(6)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.open_button, 2)
        buttons.addWidget(self.delete_button, 1)
        buttons.addWidget(self.restore_button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.picture)
        column.addWidget(self.heading)
        column.addLayout(self.facts)
        column.addWidget(self.notes)
        column.addStretch(1)
        column.addLayout(buttons)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button


def _label(name: str, role: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setFont(tabular(label.font()))
    return label


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "caption")
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
    return label
