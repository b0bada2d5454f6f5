"""The legend of a search that is watched: a sample of each mark on the board, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.text import write_in
from app.ui.widgets.painted import Wrapped
from app.ui.widgets.scrolled import Scrolled

SAMPLE = QSizeF(30, 24)
"""The size of a sample, in pixels at a text size of 100 %."""
GAP, APART, BETWEEN = 6.0, 8.0, 3.0
"""Between a sample and its text, between the columns, and between two lines."""

PaintSample = Callable[[QPainter, QRectF, Theme], None]


class LegendEntry(NamedTuple):
    """One kind of mark, as the board names it: what paints it in a rectangle, and what it means."""

    kind: object
    paint: PaintSample
    text: str


class _Place(NamedTuple):
    entry: LegendEntry
    sample: QRectF
    text: QRectF


class Legend(Wrapped):
    """Entries in two columns; those whose text is longer have lines of their own."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        what = QCoreApplication.translate("Legend", "What the marks on the board mean")
        self.entries: tuple[LegendEntry, ...] = ()
        """What is explained."""
        self._marked: object = None
        self._places: list[_Place] = []
        super().__init__(appearance, name, what, parent)

    def explain(self, marked: object, legend_of: Callable[[], Sequence[LegendEntry]]) -> None:
        """Explain the marks that `legend_of` says, anew where what they are the marks of is another."""
        if marked != self._marked:
            self._marked = marked
            self.show_entries(legend_of())

    def show_entries(self, entries: Sequence[LegendEntry]) -> None:
        """Explain these marks, in this order."""
        self.entries = tuple(entries)
        comma = QCoreApplication.translate("Legend", ", ", "between parts of a list")
        self.setAccessibleDescription(comma.join(entry.text for entry in entries))
        self.lay_out()

    def paint(self, painter: QPainter) -> None:
        """Paint every sample with its text."""
        for place in self._places:
            painter.save()
            painter.translate(place.sample.topLeft())
            painter.scale(text_scale(), text_scale())
            place.entry.paint(painter, QRectF(QPointF(), SAMPLE), self.theme)
            painter.restore()
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
            write_in(painter, place.text, place.entry.text, self.theme.text, flags)

    def break_lines(self, width: float) -> float:
        """Put the entries into their columns and lines."""
        self._places = list(_places(self.entries, QFontMetricsF(self.font()), width))
        bottoms = (max(place.sample.bottom(), place.text.bottom()) for place in self._places)
        return max(bottoms, default=0.0)


class LegendArea(Scrolled):
    """As much of a legend as there is room for; what is left out comes into sight when it is scrolled."""

    def __init__(self, legend: Legend) -> None:
        self._legend = legend
        super().__init__(legend)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        legend.height_changed.connect(self._take_room)

    def sizeHint(self) -> QSize:
        """All of it."""
        return QSize(self._legend.width(), self._legend.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Its first two lines; one where text is large."""
        lines = 2 if text_scale() <= 1 else 1
        return QSize(1, min(self._legend.minimumHeight(), scaled(lines * (SAMPLE.height() + BETWEEN))))

    @Slot()
    def _take_room(self) -> None:
        self.updateGeometry()


def _places(entries: Sequence[LegendEntry], metrics: QFontMetricsF, width: float) -> list[_Place]:
    """Where each entry goes: in one of two columns where it fits there, else in a line of its own below."""
    half, picture = (width - APART) / 2, SAMPLE * text_scale()
    sizes = {entry: _text_size(entry.text, metrics, width - picture.width() - GAP) for entry in entries}
    narrow = [entry for entry in entries if picture.width() + GAP + sizes[entry].width() <= half]
    lines = [narrow[first : first + 2] for first in range(0, len(narrow), 2)]
    lines += [[entry] for entry in entries if entry not in narrow]
    places: list[_Place] = []
    top = 0.0
    for line in lines:
        height = max(picture.height(), *(sizes[entry].height() for entry in line))
        for column, entry in enumerate(line):
            corner = QPointF(column * (half + APART), top + (height - picture.height()) / 2)
            sample = QRectF(corner, picture)
            text = QRectF(QPointF(sample.right() + GAP, top), QSizeF(sizes[entry].width(), height))
            places.append(_Place(entry, sample, text))
        top += height + BETWEEN
    return places


def _text_size(text: str, metrics: QFontMetricsF, room: float) -> QSizeF:
    """How much room a text takes, broken into lines where it is wider than `room`."""
    written = metrics.boundingRect(QRectF(0, 0, max(1.0, room), 10_000), Qt.TextFlag.TextWordWrap.value, text)
    return QSizeF(written.width() + 1, written.height())
