"""A chart of points: one figure to the right, another upwards; no point hides another where there is room beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot, inf

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.painting.axis import Scale
from app.ui.painting.drawing import draw_circle, draw_line, faint
from app.ui.painting.text import END, MIDDLE, ChartStyle, width_of, write
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import ScaledPicture, paint_focusable_frame
from app.ui.words.messages import joined

MARGIN, GAP, LINE = 12.0, 8.0, 18.0
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


class ScatterChart(ScaledPicture):
    """`pointed_at` tells of the number of the point that the pointer or the keyboard is on, from 0; -1 for none."""

    pointed_at = Signal(int)

    def __init__(self, name: str, title: str, appearance: Appearance) -> None:
        super().__init__(appearance, name, title, focus=Qt.FocusPolicy.StrongFocus, tracking=True)
        self.spots: tuple[Spot, ...] = ()
        """What is drawn."""
        self._axes = ChartAxis("", str), ChartAxis("", str)
        self._scales = Scale.between([0.0]), Scale.between([0.0])
        self._places: tuple[Place, ...] = ()
        self._name_places: dict[int, QRectF] = {}
        self._placed_in = QRectF()
        self.pointed = -1
        """The number of the point that is pointed at, or -1."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(scaled(240), scaled(200))

    def show_spots(self, spots: Sequence[Spot], across: ChartAxis, up: ChartAxis) -> None:
        """Draw these points; the one that was pointed at is pointed at where it is now."""
        self.spots, self._axes = tuple(spots), (across, up)
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
        return QPointF(*self._places[number]) * text_scale()

    def sizeHint(self) -> QSize:
        """Most of the stage."""
        return QSize(scaled(480), scaled(380))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the point under the pointer."""
        self._point_at(self._spot_at(event.position() / text_scale()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Point at the point under the pointer: a touch does not hover."""
        super().mousePressEvent(event)
        self._point_at(self._spot_at(event.position() / text_scale()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next point by one of the figures, or to the lowest or highest."""
        key = Qt.Key(event.key())
        if not self.spots or key not in (*TURNS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        by_height = sorted(range(len(self.spots)), key=lambda number: self._rank(number, 1))
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End) or self.pointed < 0:
            self._point_at(by_height[0 if key is Qt.Key.Key_Home else -1])
        else:
            figure, turn = TURNS[key]
            order = by_height if figure else sorted(by_height, key=lambda number: self._rank(number, 0))
            following = order.index(self.pointed) + turn
            self._point_at(order[min(max(following, 0), len(order) - 1)])
        announce(self, self.spots[self.pointed].said)

    def changeEvent(self, event: QEvent) -> None:
        """Another font leaves the points another room."""
        super().changeEvent(event)
        self._placed_in = QRectF()

    def paint(self, painter: QPainter) -> None:
        """Paint the frame, the axes, the points and the names."""
        paint_focusable_frame(painter, self, self.theme)
        if not self.spots:
            return
        self._place_all()
        chart_style, room = ChartStyle(self.theme, self.drawn_font), self._placed_in
        self._paint_axes(painter, chart_style, room)
        self._paint_spots(painter, chart_style)
        self._paint_names(painter, chart_style)

    def _rank(self, number: int, figure: int) -> tuple[float, float, int]:
        spot = self.spots[number]
        return (spot.up, spot.across, number) if figure else (spot.across, spot.up, number)

    def _point_at(self, number: int) -> None:
        if number != self.pointed:
            self.pointed = number
            self._describe()
            self.update()
            self.pointed_at.emit(number)

    def _describe(self) -> None:
        said = self.spots[self.pointed].said if self.pointed >= 0 else ""
        titles = self.tr("To the right: {across}; upwards: {up}.")
        axes = titles.format(across=self._axes[0].title, up=self._axes[1].title) if self.spots else ""
        self.setAccessibleDescription(joined([said, axes]))

    def _spot_at(self, place: QPointF) -> int:
        self._place_all()
        away = [hypot(x - place.x(), y - place.y()) for x, y in self._places]
        nearest = min(range(len(away)), key=away.__getitem__, default=-1)
        return nearest if nearest >= 0 and away[nearest] <= REACH else -1

    def _room(self, chart_style: ChartStyle) -> QRectF:
        widest = max(width_of(self._axes[1].write(mark), chart_style.figures) for mark in self._scales[1].marks())
        return self.field.adjusted(MARGIN + widest + GAP, MARGIN + LINE + GAP, -2 * MARGIN, -2 * LINE - MARGIN)

    def _place_all(self) -> None:
        """Place the points, those with a smaller figure upwards first; each takes the nearest free place beside it."""
        room = self._room(ChartStyle(self.theme, self.drawn_font))
        if room == self._placed_in:
            return
        self._placed_in = room
        sideways = self._sideways(room)
        shifts = [RADIUS * part * side for part in range(sideways + 1) for side in (1, -1)]
        places: dict[int, Place] = {}
        near: list[Place] = []
        for number in sorted(range(len(self.spots)), key=lambda number: self._rank(number, 1)):
            middle = self._at(room, self.spots[number].across, self.spots[number].up)
            x, y = middle.x(), middle.y()
            near = [place for place in near if abs(place[1] - y) < 2 * RADIUS]
            around = [place for place in near if abs(place[0] - x) < (sideways + 2) * RADIUS]
            beside = [(x + shift, y) for shift in shifts]
            free = (place for place in beside if _away(place, around) >= 2 * RADIUS)
            places[number] = next(free, None) or max(beside, key=lambda place: _away(place, around))
            near.append(places[number])
        self._places = tuple(places[number] for number in range(len(self.spots)))
        self._name_places = self._places_of_names(room)

    def _places_of_names(self, room: QRectF) -> dict[int, QRectF]:
        """Where each name is written: near its point, where it hides as few points as it can and no other name."""
        font = ChartStyle(self.theme, self.drawn_font).font
        taken: dict[int, QRectF] = {}
        for number, spot in enumerate(self.spots):
            if spot.name:
                size = QSizeF(width_of(spot.name, font) + 6, LINE)
                place = QPointF(*self._places[number])
                rects = [rect for rect in _places_for(size, place) if room.contains(rect)] or [QRectF(place, size)]
                taken[number] = min(rects, key=lambda rect: self._hidden_by(rect, taken.values()))
        return taken

    def _hidden_by(self, rect: QRectF, taken: Iterable[QRectF]) -> tuple[bool, int]:
        """Whether a rectangle lies over a name, and over how many points."""
        left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
        points = sum(left <= x <= right and top <= y <= bottom for x, y in self._places)
        return any(map(rect.intersects, taken)), points

    def _sideways(self, room: QRectF) -> int:
        """By how many radii a point may move sideways."""
        columns = len({spot.across for spot in self.spots})
        least, most = SIDEWAYS
        return min(max(least, int(room.width() / (2 * max(1, columns) * RADIUS))), most)

    def _at(self, room: QRectF, across: float, up: float) -> QPointF:
        x, y = self._scales[0].place(across), self._scales[1].place(up)
        aside = self._sideways(room) * RADIUS
        inner = room.adjusted(aside, 0, -aside, 0)
        return QPointF(inner.left() + inner.width() * x, inner.bottom() - inner.height() * y)

    def _paint_axes(self, painter: QPainter, chart_style: ChartStyle, room: QRectF) -> None:
        theme, (across, up) = chart_style.theme, self._scales
        for mark in up.marks():
            height = self._at(room, across.low, mark).y()
            draw_line(painter, QLineF(room.left(), height, room.right(), height), theme.border)
            place, text = QPointF(room.left() - GAP, height), self._axes[1].write(mark)
            write(painter, place, text, chart_style.figures, theme.muted, END)
        for mark in across.marks():
            place = QPointF(self._at(room, mark, 0).x(), room.bottom() + LINE - 4)
            draw_line(painter, QLineF(place.x(), room.bottom(), place.x(), room.bottom() + 4), theme.border)
            write(painter, place, self._axes[0].write(mark), chart_style.figures, theme.muted, MIDDLE)
        write(painter, QPointF(MARGIN, MARGIN + 6), f"↑ {self._axes[1].title}", chart_style.heading, theme.text)
        below = QPointF(room.right(), room.bottom() + 2 * LINE - 2)
        write(painter, below, f"{self._axes[0].title} →", chart_style.heading, theme.text, END)

    def _paint_spots(self, painter: QPainter, chart_style: ChartStyle) -> None:
        for spot, place in zip(self.spots, self._places, strict=True):
            draw_circle(
                painter,
                QPointF(*place),
                RADIUS,
                chart_style.series(spot.series),
                QPen(QColor(self.theme.text), 1.6) if spot.name else QPen(QColor(self.theme.field), 0.8),
            )
        if self.pointed >= 0:
            draw_circle(painter, QPointF(*self._places[self.pointed]), RADIUS + 3.5, edge=self.theme.accent, width=2.2)

    def _paint_names(self, painter: QPainter, chart_style: ChartStyle) -> None:
        for number, rect in self._name_places.items():
            place = QPointF(*self._places[number])
            draw_line(painter, QLineF(place, _nearest_in(rect, place)), self.theme.muted)
            painter.fillRect(rect, faint(self.theme.field, 0.85))
            write(painter, rect.center(), self.spots[number].name, chart_style.font, self.theme.text, MIDDLE)


def _places_for(size: QSizeF, place: QPointF) -> Iterator[QRectF]:
    """Where a name may stand around a point, the nearest first."""
    for away in (RADIUS + 4, 24, 48, 80):
        for across, down in ((1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1), (0, -1), (0, 1)):
            middle_x = place.x() + across * (away + size.width() / 2)
            middle_y = place.y() + down * (away + size.height() / 2)
            yield QRectF(QPointF(middle_x - size.width() / 2, middle_y - size.height() / 2), size)


def _nearest_in(rect: QRectF, place: QPointF) -> QPointF:
    x = min(max(place.x(), rect.left()), rect.right())
    return QPointF(x, min(max(place.y(), rect.top()), rect.bottom()))


def _away(place: Place, others: Sequence[Place]) -> float:
    """How far a place is from the nearest of others."""
    x, y = place
    return min((hypot(other_x - x, other_y - y) for other_x, other_y in others), default=inf)
