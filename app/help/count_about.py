"""What counts as a step: a button beside the dropdown of counts, and the note that it opens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.help.count_pictures import paint_count
from app.klotski_words import metric_meaning, metric_title
from app.panels.about_note import AboutButton, AboutNote, beside, paragraph
from app.theme import Appearance
from solvers.klotski.moves import Metric

WIDTH = 380
PICTURE = QSize(132, 64)


class CountAbout(AboutButton):
    """Opens a note on the three counts; the one that is chosen is marked."""

    def __init__(self, counts: QComboBox, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("countAbout", parent)
        self.setToolTip(self.tr("What is this? What counts as one step"))
        self._counts = counts
        self._appearance = appearance
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        CountNote(Metric(self._counts.currentData()), self._appearance, self).open()


class CountNote(AboutNote):
    """The note on the three counts."""

    def __init__(self, chosen: Metric, appearance: Appearance, opener: QWidget) -> None:
        super().__init__("countNote", WIDTH, opener)
        self.setAccessibleName(self.tr("What counts as one step"))
        text = self.tr("{count}: {meaning}.")
        told = [text.format(count=metric_title(metric), meaning=metric_meaning(metric)) for metric in Metric]
        self.setAccessibleDescription(" ".join(told))
        grid = QGridLayout(self)
        grid.setContentsMargins(self.MARGIN, self.MARGIN, self.MARGIN, self.MARGIN)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for row, metric in enumerate(Metric):
            grid.addWidget(CountPicture(metric, appearance), row, 0)
            grid.addLayout(_words(metric, metric is chosen), row, 1)
        grid.setColumnStretch(1, 1)


class CountPicture(QWidget):
    """The same slide in the steps of one count."""

    def __init__(self, metric: Metric, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(PICTURE)
        self._metric = metric
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_count(
                painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._metric, self._appearance.theme, self.font()
            )


def with_count_about(counts: QComboBox, appearance: Appearance) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    return beside(counts, CountAbout(counts, appearance))


def _words(metric: Metric, chosen: bool) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    mark = "✓ " if chosen else ""
    column.addWidget(paragraph(mark + metric_title(metric), "heading"))
    column.addWidget(paragraph(metric_meaning(metric), "caption"))
    return column
