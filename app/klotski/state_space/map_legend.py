"""The legend of the map: the scale of its colours, and the signs and lines on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter

from app.klotski.state_space.flow import Flow, FlowItem
from app.klotski.state_space.landscape import Mark
from app.klotski.state_space.view.marks import MapMarks
from app.klotski.state_space.view.signs import MapLine, Sign, map_inks, paint_line_sample, paint_sign
from app.klotski.state_space.words import here_text, mark_title, scale_title
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded, gradient
from app.ui.painting.text import START, write
from app.ui.widgets.shorthand import named
from app.ui.words.numbers import grouped
from solvers.klotski.state_space.colours import BETWEEN, EXIT_SIDE, SHADES, START_SIDE, Colouring, look_named
from solvers.klotski.state_space.graph import StateSpace

SCALE_WIDTH, SAMPLE_WIDTH, LINE_WIDTH = 96, 18, 24
"""The widths of the scale of colours, of a sign and of a line, in pixels at a text size of 100 %."""
GAP = 5.0
STOPS = 24
SIGN_SIZE = 0.72


def shade_colour(theme: Theme, shade: int) -> QColor:
    """The colour of a shade of the map in a theme."""
    return QColor(*map(int, look_named(theme.name).palette[shade]))


def palette_gradient(bar: QRectF, theme: Theme, backwards: bool = False) -> QLinearGradient:
    """The shades of the map from the left of a bar to its right."""
    parts = [stop / STOPS for stop in range(STOPS + 1)]
    shades = {part: shade_colour(theme, round((SHADES - 1) * (1 - part if backwards else part))) for part in parts}
    return gradient(bar.topLeft(), bar.topRight(), shades)


@dataclass(frozen=True, slots=True)
class TitleItem:
    """Words."""

    text: str

    def width(self, font: QFont) -> float:
        """How wide they are, in pixels."""
        return QFontMetricsF(font).horizontalAdvance(self.text)

    def broken(self, font: QFont, room: float) -> Sequence[FlowItem]:
        """Just the same: there is more room than this."""
        return [self]

    def paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """Write them."""
        write(painter, QPointF(place.left(), place.center().y()), self.text, painter.font(), theme.muted, START)


@dataclass(frozen=True, slots=True)
class ScaleItem:
    """From which colour to which the map goes, and what they count."""

    title: str
    most: int
    start_last: bool
    """Whether the last shade of the palette is 0, and not the first."""

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self.title}: 0–{grouped(self.most)}"

    def width(self, font: QFont) -> float:
        """How wide it is, in pixels."""
        metrics = QFontMetricsF(font)
        return metrics.horizontalAdvance(self.title + "0" + grouped(self.most)) + scaled(SCALE_WIDTH) + 3 * GAP

    def broken(self, font: QFont, room: float) -> Sequence[FlowItem]:
        """The title, and below it the colours."""
        return [TitleItem(self.title), ScaleItem("", self.most, self.start_last)] if self.title else [self]

    def paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """Paint the title, and the colours between their numbers."""
        font = painter.font()
        metrics, pen = QFontMetricsF(font), QPointF(place.left(), place.center().y())
        for text, colour in ((self.title, theme.muted), ("0", theme.text)):
            write(painter, pen, text, font, colour, START)
            pen.setX(pen.x() + metrics.horizontalAdvance(text) + GAP)
        bar = QRectF(pen.x(), place.center().y() - 4, scaled(SCALE_WIDTH), 8)
        draw_rounded(painter, bar, 3, palette_gradient(bar, theme, self.start_last), theme.border)
        write(painter, QPointF(bar.right() + GAP, pen.y()), grouped(self.most), font, theme.text, START)


@dataclass(frozen=True, slots=True)
class SampleItem:
    """A sign, a line or a shade of the map, and what it means."""

    sample: Sign | MapLine | int
    text: str

    def width(self, font: QFont) -> float:
        """How wide it is, in pixels."""
        return self._sample_width() + GAP + QFontMetricsF(font).horizontalAdvance(self.text)

    def broken(self, font: QFont, room: float) -> Sequence[FlowItem]:
        """The sample, and below it its meaning."""
        return [SampleItem(self.sample, ""), TitleItem(self.text)] if self.text else [self]

    def paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        """Paint the sample on the ground of the map, and its meaning."""
        font = painter.font()
        field = QRectF(place.topLeft(), QSizeF(self._sample_width(), place.height()))
        if isinstance(self.sample, Sign):
            paint_sign(painter, self.sample, field.center(), SIGN_SIZE * scaled(100) / 100, map_inks(theme))
        elif isinstance(self.sample, MapLine):
            paint_line_sample(painter, self.sample, field, 1.0, map_inks(theme))
        else:
            draw_rounded(
                painter,
                QRectF(field.center() - QPointF(6, 4), QSizeF(12, 8)),
                3,
                shade_colour(theme, self.sample),
                theme.border,
            )
        where = QPointF(field.right() + GAP, place.center().y())
        write(painter, where, self.text, font, theme.muted, START)

    def _sample_width(self) -> int:
        return scaled(LINE_WIDTH if isinstance(self.sample, MapLine) else SAMPLE_WIDTH)


class MapLegend(Flow):
    """Explains the colours and the marks of the map that is shown."""

    def __init__(
        self, appearance: Appearance, name: str = "mapLegend", meanings: Mapping[Sign | MapLine, str] | None = None
    ) -> None:
        """`name` is its object name; `meanings` are others than those on the map of a game, or more."""
        translate = QCoreApplication.translate
        super().__init__(appearance, name, translate("MapLegend", "What the colours and marks on the map mean"))
        named(self, role="caption")
        self._meanings: dict[Sign | MapLine, str] = {
            Sign.PRESENT: here_text(),
            Sign.START: translate("MapLegend", "Start"),
            Sign.EXIT: mark_title(Mark.EXITS),
            Sign.PASS: mark_title(Mark.PASSES),
            Sign.FURTHEST: mark_title(Mark.FURTHEST),
            MapLine.PLAYED: mark_title(Mark.PLAYED),
            MapLine.SOLUTION: translate("MapLegend", "Solution"),
            **(meanings or {}),
        }

    def show_map(self, space: StateSpace | None, marks: MapMarks, colouring: Colouring) -> None:
        """Explain what a map in this colouring shows; lines only where they mean something."""
        items: list[FlowItem] = []
        if space is not None:
            seen = _seen(space, marks)
            items += _colours(space, colouring)
            items += [SampleItem(sample, text) for sample, text in self._meanings.items() if seen[sample]]
        self.show_items(items)


def _seen(space: StateSpace, marks: MapMarks) -> Mapping[Sign | MapLine, bool]:
    """Which signs and lines there are on a map."""
    return {
        Sign.PRESENT: marks.present is not None,
        Sign.START: marks.start is not None,
        Sign.EXIT: marks.exits and space.distance is not None,
        Sign.PASS: marks.passes and bool(space.passes),
        Sign.FURTHEST: marks.furthest is not None,
        Sign.POINTED: marks.pointed is not None,
        MapLine.PLAYED: len(marks.played) > 1,
        MapLine.SOLUTION: bool(marks.solution),
        MapLine.WAY: bool(marks.way),
    }


def _colours(space: StateSpace, colouring: Colouring) -> list[FlowItem]:
    """What the colours mean."""
    translate = QCoreApplication.translate
    if colouring is Colouring.SIDE:
        sides = (
            (EXIT_SIDE, translate("MapLegend", "Nearer to the exit")),
            (BETWEEN, translate("MapLegend", "As far from both")),
            (START_SIDE, translate("MapLegend", "Nearer to the start")),
        )
        return [SampleItem(shade, text) for shade, text in sides]
    distances = space.to_exit if colouring is Colouring.EXIT else space.from_start
    return [ScaleItem(scale_title(colouring, space.metric), int(distances.max()), colouring is Colouring.START)]
