"""Stars by difficulty: a bar for each band of layouts, as long as the part of it that is solved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy

from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_path, draw_rounded, faint, rounded, set_inks
from app.ui.painting.stars import paint_stars
from app.ui.painting.text import END, START, width_of, write
from app.ui.widgets.painted import ScaledPicture
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped
from solvers.puzzles import MOST_STARS

LINE, BAR = 34.0, 14.0
"""The height of a band, and of its bar, in pixels at a text size of 100 %."""
LEGEND = 30.0
STRENGTHS = {3: 1.0, 2: 0.6, 1: 0.28}
"""How strong the colour of a part is, by its stars."""


class Band(NamedTuple):
    """The layouts of the catalogue and the chapters within some difficulty."""

    difficulty: DifficultyRange
    stars: tuple[int, ...]
    """How many of them have no star, one, two and three stars."""

    @property
    def layouts(self) -> int:
        """How many layouts there are."""
        return sum(self.stars)


class StarsChart(ScaledPicture):
    """The bands from the easiest down; each bar tells how many of its layouts have three, two and one star."""

    def __init__(self, appearance: Appearance) -> None:
        self._bands: Sequence[Band] = ()
        super().__init__(appearance, "statisticsStars", self.tr("Stars by difficulty"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bands(self, bands: Sequence[Band]) -> None:
        """Show these bands."""
        self._bands = bands
        self.setAccessibleDescription(joined(map(_spoken_band, bands)))
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """A line for each band, and one for what the parts mean."""
        return QSize(scaled(320), scaled(round(LEGEND + LINE * len(self._bands))))

    def paint(self, painter: QPainter) -> None:
        """Paint the bars with their titles and figures."""
        font, theme = self.drawn_font, self.theme
        titles = max((width_of(band.difficulty.title, font) for band in self._bands), default=0.0) + 14
        figures = max((width_of(_solved_text(band), font) for band in self._bands), default=0.0) + 14
        room = max(40.0, self.field.width() - titles - figures)
        for number, band in enumerate(self._bands):
            middle = LEGEND + LINE * (number + 0.5)
            write(painter, QPointF(0, middle), band.difficulty.title, font, theme.text, START)
            write(painter, QPointF(self.field.width(), middle), _solved_text(band), font, theme.muted, END)
            self._paint_bar(painter, QRectF(titles, middle - BAR / 2, room, BAR), band)
        self._paint_legend(painter, titles)

    def _paint_bar(self, painter: QPainter, bar: QRectF, band: Band) -> None:
        theme = self.theme
        shape = rounded(bar, BAR / 2)
        draw_path(painter, shape, theme.field, theme.border)
        left = bar.left()
        painter.save()
        painter.setClipPath(shape)
        for stars in range(MOST_STARS, 0, -1):
            width = bar.width() * band.stars[stars] / max(1, band.layouts)
            set_inks(painter, self._colour(stars))
            painter.drawRect(QRectF(left, bar.top(), width, bar.height()))
            left += width
            if width and theme.contrast:
                painter.fillRect(QRectF(left - 1, bar.top(), 2, bar.height()), QColor(theme.field))
        painter.restore()

    def _paint_legend(self, painter: QPainter, left: float) -> None:
        for stars in range(MOST_STARS, 0, -1):
            draw_rounded(painter, QRectF(left, LEGEND / 2 - 5, 10, 10), 3, self._colour(stars))
            paint_stars(painter, QRectF(left + 15, LEGEND / 2 - 7, 46, 14), stars, self.theme)
            left += 78

    def _colour(self, stars: int) -> QColor:
        return faint(self.theme.star, STRENGTHS[stars])


def _solved_text(band: Band) -> str:
    """How many of the layouts of a difficulty are solved."""
    text = QCoreApplication.translate("Statistics", "{solved} of {layouts}")
    return text.format(solved=grouped(band.layouts - band.stars[0]), layouts=grouped(band.layouts))


def _spoken_band(band: Band) -> str:
    """The layouts of a difficulty and their stars, as a screen reader says it."""
    text = QCoreApplication.translate(
        "Statistics", "{band}: {solved} solved, {three} with three stars, {two} with two, {one} with one"
    )
    _, one, two, three = map(grouped, band.stars)
    return text.format(band=band.difficulty.title, solved=_solved_text(band), three=three, two=two, one=one)
