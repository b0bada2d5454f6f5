"""What counts as a step: the dropdown of counts, a button beside it, and the note that this opens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.klotski.board.piece_art import paint_piece
from app.klotski.piece_names import GUAN_YU, SOLDIER
from app.klotski.words import metric_meaning, metric_title
from app.ui.look.scale import scaled_size
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_path, paint_arrow, rounded, smooth_painter
from app.ui.painting.text import figures, write_figures
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.popup import AboutButton, AboutNote
from app.ui.widgets.shorthand import column, label, named, row
from solvers.klotski.layout import PieceKind, Square
from solvers.klotski.moves import Metric

ROWS, COLUMNS = 2, 4
"""Of cells; the last column holds the number of steps."""

LEGS: dict[Metric, tuple[tuple[Square, ...], ...]] = {
    Metric.MOVES: (((0, 0), (0, 1), (0, 2), (1, 2)),),
    Metric.CELLS: (((0, 0), (0, 1)), ((0, 1), (0, 2)), ((0, 2), (1, 2))),
    Metric.STRAIGHT: (((0, 0), (0, 2)), ((0, 2), (1, 2))),
}
"""The same slide, two cells to the right and one down, in the steps of each count."""


def paint_count(painter: QPainter, field: QRectF, metric: Metric, theme: Theme, font: QFont) -> None:
    """Paint the slide, an arrow for each step, and their number."""
    cell = min(field.width() / COLUMNS, field.height() / ROWS)
    area = QRectF(QPointF(), QSizeF(COLUMNS, ROWS) * cell)
    area.moveCenter(field.center())
    floor = rounded(QRectF(area.topLeft(), QSizeF(3, 2) * cell), 0.1 * cell)
    draw_path(painter, floor, theme.well, theme.border if theme.contrast else theme.well_edge, max(1.0, 0.03 * cell))
    paint_piece(painter, PieceKind.HORIZONTAL, GUAN_YU, _corner(area, (1, 0), cell), cell, theme)
    paint_piece(painter, PieceKind.SOLDIER, SOLDIER._replace(number=1), _corner(area, (0, 0), cell), cell, theme)
    colour = theme.accent if theme.contrast else theme.sign
    for number, leg in enumerate(LEGS[metric]):
        points = [_corner(area, square, cell) + QPointF(cell, cell) / 2 for square in leg]
        points[0] += _towards(points[0], points[1]) * cell * (0.16 if number else 0.5)
        points[-1] += _towards(points[-1], points[-2]) * cell * 0.22
        paint_arrow(painter, points, 0.1 * cell, colour, theme.well)
    centre = _corner(area, (0, 3), cell) + QPointF(0.56, 1.0) * cell
    write_figures(painter, centre, str(len(LEGS[metric])), figures(font, 0.62 * cell), theme.accent)


def _towards(one: QPointF, other: QPointF) -> QPointF:
    """The direction from one point to another, along a row or a column, of length 1."""
    way = other - one
    return way / max(abs(way.x()), abs(way.y()))


def _corner(area: QRectF, square: Square, cell: float) -> QPointF:
    return area.topLeft() + QPointF(square[1], square[0]) * cell


WIDTH = 380
PICTURE = (132, 64)


class CountNote(AboutNote):
    """The note on the three counts; the one that is chosen is marked."""

    def __init__(self, chosen: Metric, appearance: Appearance, opener: QWidget) -> None:
        super().__init__("countNote", WIDTH, opener)
        self.setAccessibleName(self.tr("What is counted"))
        text = self.tr("{count}: {meaning}.")
        told = [text.format(count=metric_title(metric), meaning=metric_meaning(metric)) for metric in Metric]
        self.setAccessibleDescription(" ".join(told))
        grid = QGridLayout(self)
        grid.setContentsMargins(self.MARGIN, self.MARGIN, self.MARGIN, self.MARGIN)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for place, metric in enumerate(Metric):
            grid.addWidget(CountPicture(metric, appearance), place, 0)
            grid.addLayout(_words(metric, metric is chosen), place, 1)
        grid.setColumnStretch(1, 1)


class CountPicture(QWidget):
    """The same slide in the steps of one count."""

    def __init__(self, metric: Metric, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(scaled_size(*PICTURE))
        self._metric = metric
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        with smooth_painter(self) as painter:
            paint_count(
                painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._metric, self._appearance.theme, self.font()
            )


def count_combo(name: str, title: str, tip: str) -> QComboBox:
    """A dropdown of the three counts, which are its data as text; the title is for screen readers."""
    combo = named(Dropdown(), name, title, tip)
    for metric in Metric:
        combo.addItem(metric_title(metric), metric.value)
        combo.setItemData(combo.count() - 1, metric_meaning(metric), Qt.ItemDataRole.ToolTipRole)
    return combo


def with_count_about(counts: QComboBox, appearance: Appearance) -> QHBoxLayout:
    """The dropdown with a button at its right that opens the note."""
    about = AboutButton(
        "countAbout",
        QCoreApplication.translate("CountAbout", "What is counted?"),
        lambda opener: CountNote(Metric(counts.currentData()), appearance, opener),
    )
    return row((counts, 1), about, spacing=4)


def _words(metric: Metric, chosen: bool) -> QVBoxLayout:
    title = label(("✓ " if chosen else "") + metric_title(metric), "heading", wrap=True)
    return column(title, label(metric_meaning(metric), "caption", wrap=True), spacing=2)
