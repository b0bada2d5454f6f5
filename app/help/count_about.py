"""What counts as a step: a button beside the dropdown of counts, and the note that it opens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.help.count_pictures import paint_count
from app.klotski_words import metric_meaning, metric_title
from app.panels.inset_popup import InsetPopup
from app.theme import Appearance
from solvers.klotski.moves import Metric

WIDTH = 380
PICTURE = QSize(132, 64)


class CountAbout(QToolButton):
    """Opens a note on the three counts; the one that is chosen is marked."""

    def __init__(self, counts: QComboBox, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("countAbout")
        self.setText(self.tr("?", "the button that tells what counts as a step"))
        self.setAccessibleName(self.tr("What is this?"))
        self.setToolTip(self.tr("What is this? What counts as one step"))
        self.setFixedSize(30, 30)
        self._counts = counts
        self._appearance = appearance
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        CountNote(Metric(self._counts.currentData()), self._appearance, self).open()


class CountNote(InsetPopup):
    """The note; it is made when it opens, and gone when it closes."""

    def __init__(self, chosen: Metric, appearance: Appearance, opener: QWidget) -> None:
        super().__init__(opener)
        self.setObjectName("countNote")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("What counts as one step"))
        text = self.tr("{count}: {meaning}.")
        told = [text.format(count=metric_title(metric), meaning=metric_meaning(metric)) for metric in Metric]
        self.setAccessibleDescription(" ".join(told))
        grid = QGridLayout(self)
        edge = self.EDGE + 10
        grid.setContentsMargins(edge, edge, edge, edge)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(12)
        for row, metric in enumerate(Metric):
            grid.addWidget(CountPicture(metric, appearance), row, 0)
            grid.addLayout(_words(metric, metric is chosen), row, 1)
        grid.setColumnStretch(1, 1)

    def open(self) -> None:
        """Open at the button, as high as its text is."""
        self.ensurePolished()
        around = 2 * (self.EDGE - 8)
        self.open_below(QSize(WIDTH, self.heightForWidth(WIDTH + around) - around), self)

    def shut(self) -> None:
        """Close it for good."""
        super().shut()
        self.deleteLater()


class CountPicture(QWidget):
    """The same slide in the steps of one count."""

    def __init__(self, metric: Metric, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(PICTURE)
        self._metric = metric
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_count(
            painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._metric, self._appearance.theme, self.font()
        )
        painter.end()


def with_count_about(counts: QComboBox, appearance: Appearance) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addWidget(counts, 1)
    row.addWidget(CountAbout(counts, appearance))
    return row


def _words(metric: Metric, chosen: bool) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    mark = "✓ " if chosen else ""
    column.addWidget(_paragraph(mark + metric_title(metric), "heading"))
    column.addWidget(_paragraph(metric_meaning(metric), "caption"))
    return column


def _paragraph(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
