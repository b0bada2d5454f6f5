"""A chart of points: one figure to the right, another upwards; no point hides another where there is room beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.scale import scaled
from app.ui.look.theme import Appearance
from app.ui.painting.axis import GAP, Axes, Scale
from app.ui.painting.drawing import draw_circle, draw_line, faint
from app.ui.painting.text import END, MIDDLE, widest, width_of, write
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import MARGIN, FramedPicture
from app.ui.words.messages import joined

LINE = 18.0
RADIUS, REACH = 3.4, 12.0
"""Of a point, and how far from it the pointer still points at it, in pixels."""
SIDEWAYS = 6, 14
"""A point moves sideways by at most so many radii: the more, the fewer columns of points there are."""
TURNS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Down: (1, -1), Qt.Key.Key_Up: (1, 1)}
"""Which figure an arrow key goes by, and whether to the next smaller or larger."""


Place = tuple[float, float]
"""x and y of the field, in pixels."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the chart: its figures, the number of its colour, what is said of it, and a name written beside it."""

    across: float
    up: float
    series: int
    said: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class ChartAxis:
    """What a figure is called, and how a value of it is written."""

    title: str
    write: Callable[[float], str]


class ScatterChart(FramedPicture):
    """`pointed_at` tells of the number of the point that the pointer or the keyboard is on, from 0; -1 for none."""

    pointed_at = Signal(int)

    def __init__(self, name: str, title: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.StrongFocus, tracking=True)
        self.spots: tuple[Spot, ...] = ()
        """What is drawn."""
        self._titles = ChartAxis("", str), ChartAxis("", str)
        self._scales = Scale.between([0.0]), Scale.between([0.0])
        self._places: Sequence[QPointF] = ()
        self._name_places: dict[int, QRectF] = {}
        self._placed_in = QRectF()
        self.pointed = -1
        """The number of the point that is pointed at, or -1."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(scaled(240), scaled(200))

    def show_spots(self, spots: Sequence[Spot], across: ChartAxis, up: ChartAxis) -> None:
        """Draw these points; the one that was pointed at is pointed at where it is now."""
        self.spots, self._titles = tuple(spots), (across, up)
        self._scales = (
            Scale.between([spot.across for spot in spots] or [0.0]),
            Scale.between([0.0, *(spot.up for spot in spots)]),
        )
        self._placed_in = QRectF()
        if self.pointed >= len(spots):
            self._point_at(-1)
        self._describe()
        self.update()

    def place_of(self, number: int) -> QPointF:
        """Where a point is drawn, in pixels of the widget."""
        self._place_all()
        return self._places[number] * self.enlarged

    def sizeHint(self) -> QSize:
        """Most of the stage."""
        return QSize(scaled(480), scaled(380))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the point under the pointer."""
        self._place_all()
        place = event.position() / self.enlarged
        away = [QLineF(place, there).length() for there in self._places]
        nearest = min(range(len(away)), key=away.__getitem__, default=-1)
        self._point_at(nearest if nearest >= 0 and away[nearest] <= REACH else -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at the point under the pointer: a touch does not hover."""
        super().mousePressEvent(event)
        self.mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next point by one of the figures, or to the lowest or highest."""
        key = Qt.Key(event.key())
        if not self.spots or key not in (*TURNS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        figure, turn = TURNS.get(key, (1, 0))
        order = self._order(figure)
        if turn and self.pointed >= 0:
            following = order.index(self.pointed) + turn
            self._point_at(order[min(max(following, 0), len(order) - 1)])
        else:
            self._point_at(self._order(1)[0 if key is Qt.Key.Key_Home else -1])
        announce(self, self.spots[self.pointed].said)

    @property
    def heading(self) -> str:
        """The title of the axis upwards."""
        return f"↑ {self._titles[1].title}" if self.spots else ""

    def paint_content(self, painter: QPainter) -> None:
        """Paint the axes, the points and the names."""
        if self.spots:
            self._place_all()
            self._paint_axes(painter, self._axes)
            self._paint_spots(painter)
            self._paint_names(painter)

    def _order(self, figure: int) -> list[int]:
        """The numbers of the points by the figure to the right (0) or by that upwards (1), and by the other."""
        figures = [(spot.up, spot.across) if figure else (spot.across, spot.up) for spot in self.spots]
        return sorted(range(len(figures)), key=figures.__getitem__)

    def _point_at(self, number: int) -> None:
        if number != self.pointed:
            self.pointed = number
            self._describe()
            self.update()
            self.pointed_at.emit(number)

    def _describe(self) -> None:
        said = self.spots[self.pointed].said if self.pointed >= 0 else ""
        titles = self.tr("To the right: {across}; upwards: {up}.")
        axes = titles.format(across=self._titles[0].title, up=self._titles[1].title) if self.spots else ""
        self.setAccessibleDescription(joined([said, axes]))

    @property
    def _axes(self) -> Axes:
        """Where the axes are; at both ends of that to the right, points have room to move sideways."""
        style, (across, up) = self.chart_style, self._scales
        figures = widest(map(self._titles[1].write, up.marks()), style.figures)
        room = self.field.adjusted(MARGIN + figures + GAP, MARGIN + LINE + GAP, -2 * MARGIN, -2 * LINE - MARGIN)
        aside = self._sideways(room) * RADIUS
        beyond = (across.high - across.low) * aside / max(1.0, room.width() - 2 * aside)
        return Axes(style, room, replace(across, low=across.low - beyond, high=across.high + beyond), up)

    def _place_all(self) -> None:
        """Place the points, those with a smaller figure upwards first; each takes the nearest free place beside it."""
        axes = self._axes
        if axes.room == self._placed_in:
            return
        self._placed_in = axes.room
        sideways = self._sideways(axes.room)
        shifts = [RADIUS * part * side for part in range(sideways + 1) for side in (1, -1)]
        places: dict[int, Place] = {}
        near: list[Place] = []
        for number in self._order(1):
            x, y = axes.at(self.spots[number].across, self.spots[number].up).toTuple()
            near = [place for place in near if abs(place[1] - y) < 2 * RADIUS]
            around = [place for place in near if abs(place[0] - x) < (sideways + 2) * RADIUS]
            beside = [(x + shift, y) for shift in shifts]
            free = (place for place in beside if _away(place, around) >= 2 * RADIUS)
            places[number] = next(free, None) or max(beside, key=lambda place: _away(place, around))
            near.append(places[number])
        self._places = [QPointF(*places[number]) for number in range(len(self.spots))]
        self._name_places = self._places_of_names(axes.room)

    def _places_of_names(self, room: QRectF) -> dict[int, QRectF]:
        """Where each name is written: near its point, where it hides as few points as it can and no other name."""
        taken: dict[int, QRectF] = {}
        for number, spot in enumerate(self.spots):
            if spot.name:
                size, place = QSizeF(width_of(spot.name, self.drawn_font) + 6, LINE), self._places[number]
                rects = [rect for rect in _places_for(size, place) if room.contains(rect)] or [QRectF(place, size)]
                taken[number] = min(rects, key=lambda rect: self._hidden_by(rect, taken.values()))
        return taken

    def _hidden_by(self, rect: QRectF, taken: Iterable[QRectF]) -> tuple[bool, int]:
        """Whether a rectangle lies over a name, and over how many points."""
        return any(map(rect.intersects, taken)), sum(map(rect.contains, self._places))

    def _sideways(self, room: QRectF) -> int:
        """By how many radii a point may move sideways."""
        columns = len({spot.across for spot in self.spots})
        least, most = SIDEWAYS
        return min(max(least, int(room.width() / (2 * max(1, columns) * RADIUS))), most)

    def _paint_axes(self, painter: QPainter, axes: Axes) -> None:
        title, marks = self._titles[0], self._scales[0].marks()
        axes.paint_up(painter, self._titles[1].write)
        axes.paint_across(painter, ((mark, title.write(mark)) for mark in marks), LINE - 4, 0)
        for mark in marks:
            place = axes.at(mark, 0)
            draw_line(painter, QLineF(place, place + QPointF(0, 4)), self.theme.border)
        below = axes.room.bottomRight() + QPointF(0, 2 * LINE - 2)
        write(painter, below, f"{title.title} →", axes.style.heading, self.theme.text, END)

    def _paint_spots(self, painter: QPainter) -> None:
        style, theme = self.chart_style, self.theme
        for spot, place in zip(self.spots, self._places, strict=True):
            edge = QPen(QColor(theme.text), 1.6) if spot.name else QPen(QColor(theme.field), 0.8)
            draw_circle(painter, place, RADIUS, style.series(spot.series), edge)
        if self.pointed >= 0:
            draw_circle(painter, self._places[self.pointed], RADIUS + 3.5, edge=theme.accent, width=2.2)

    def _paint_names(self, painter: QPainter) -> None:
        for number, rect in self._name_places.items():
            draw_line(painter, QLineF(self._places[number], rect.center()), self.theme.muted)
            painter.fillRect(rect, faint(self.theme.field, 0.85))
            write(painter, rect.center(), self.spots[number].name, self.drawn_font, self.theme.text, MIDDLE)


def _places_for(size: QSizeF, place: QPointF) -> Iterator[QRectF]:
    """Where a name may stand around a point, the nearest first."""
    for away in (RADIUS + 4, 24, 48, 80):
        for across, down in ((1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1), (0, -1), (0, 1)):
            rect = QRectF(place, size)
            rect.moveCenter(place + QPointF(across * (away + size.width() / 2), down * (away + size.height() / 2)))
            yield rect


def _away(place: Place, others: Sequence[Place]) -> float:
    """How far a place is from the nearest of others."""
    x, y = place
    return min((hypot(other_x - x, other_y - y) for other_x, other_y in others), default=inf)
