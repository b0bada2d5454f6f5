"""How the curve of the steps left during a game is drawn: its axes with their numbers, its lines, rings and dot."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QPen

from app.klotski.analysis import Detour
from app.ui.look.theme import Theme
from app.ui.painting.axis import ticks
from app.ui.painting.drawing import draw_circle, draw_line, draw_polyline, tinted
from app.ui.painting.text import END, MIDDLE, write
from app.ui.words.numbers import grouped

RING, CHOSEN_RING, DOT = 3.8, 5.4, 3.6
"""The radius of the ring round a detour, of the one that is chosen, and of the dot, in pixels."""
REACH = 8.0
"""How far from a ring, in pixels, a click still takes it."""
MOST_RINGS = 40
"""Of more detours, not all have a ring."""
NUMBERED_LINES = 5.5
"""From how many lines of text on the slides are numbered too."""

Point = tuple[int, int]
"""After how many slides, how many steps are left."""
CountAt = Callable[[int], int]
"""How many steps so many slides are."""


@dataclass(frozen=True)
class GameCurve:
    """What the curve of a game shows."""

    points: tuple[Point, ...] = ()
    now: int = 0
    """After how many slides the position is that is marked."""
    detours: tuple[Detour, ...] = ()
    """There is a point where each of them begins."""
    chosen: int | None = None
    """The number of the detour that is looked at."""
    better: tuple[Point, ...] = ()
    """Another line beside that of the game."""
    count_at: CountAt = int
    better_count_at: CountAt = int

    @property
    def last(self) -> int:
        """The number of the last slide of the line of play."""
        return self.points[-1][0]

    @cached_property
    def highest(self) -> int:
        """The most steps left."""
        return max(1, *(left for _, left in self.points))

    @cached_property
    def end(self) -> int:
        """Where the axis of the steps taken ends: where the shortest path from the last slide does."""
        return max(1, self.count_at(self.last) + self.points[-1][1])

    @property
    def here(self) -> int:
        """The point at which the marked position is, or the last one before it."""
        return self.point_at(self.now)

    def point_at(self, slide: int) -> int:
        """The point at which so many slides had been made, or the last one before it."""
        return max(0, bisect_right(self.points, slide, key=itemgetter(0)) - 1)

    def start_of(self, detour: Detour) -> int:
        """The point at which a detour begins."""
        return self.point_at(detour.first - 1)


class CurveDrawing:
    """A curve in a field of some size."""

    def __init__(self, curve: GameCurve, field: QRectF, font: QFont) -> None:
        """`font` is that of the widget; the numbers are smaller. The lowest line of the field is left to a caption."""
        self._curve = curve
        self.font = QFont(font)
        self.font.setPixelSize(max(9, round(0.88 * QFontInfo(font).pixelSize())))
        metrics = QFontMetricsF(self.font)
        self.line_height = metrics.height()
        self._numbered = field.height() >= NUMBERED_LINES * QFontMetricsF(font).lineSpacing()
        numbers = metrics.horizontalAdvance(grouped(curve.highest)) if curve.points else 0.0
        below = self.line_height * (2 if self._numbered else 1) + 11
        self._room = field.adjusted(numbers + 13, 9, -10, -below)

    def place(self, slide: int, left: int) -> QPointF:
        """Where a point is."""
        return self._at(self._curve.count_at(slide), left)

    @cached_property
    def _places(self) -> list[QPointF]:
        """Where the points of the curve are."""
        return [self.place(*point) for point in self._curve.points]

    def _at(self, taken: int, left: int) -> QPointF:
        """Where it is when so many steps are taken and so many left."""
        room, curve = self._room, self._curve
        across, up = room.width() / curve.end, room.height() / curve.highest
        return QPointF(room.left() + across * taken, room.bottom() - up * left)

    def _better(self, slide: int, left: int) -> QPointF:
        """Where a point of the better line is."""
        return self._at(self._curve.better_count_at(slide), left)

    def nearest(self, place: QPointF) -> int:
        """The point of the curve nearest to a place from left to right."""
        gaps = [abs(point.x() - place.x()) for point in self._places]
        return gaps.index(min(gaps))

    def ring_at(self, place: QPointF) -> Detour | None:
        """The detour whose ring is at a place."""
        gaps = [((self._ring(detour) - place).manhattanLength(), detour) for detour in self._ringed]
        gap, nearest = min(gaps, default=(REACH + 1, None))
        return nearest if gap <= REACH else None

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint the axes, the lines, the rings and the dot."""
        curve = self._curve
        self._paint_levels(painter, theme)
        if self._numbered:
            self._paint_taken(painter, theme)
        points, here = self._places, curve.here
        ahead = [*points[here:], self._at(curve.end, 0)]
        draw_polyline(painter, ahead, _pen(theme.path, 1.3, Qt.PenStyle.DashLine))
        draw_polyline(painter, points[: here + 1], _pen(theme.path, 2.0))
        if curve.better:
            draw_polyline(painter, [self._better(*point) for point in curve.better], _pen(theme.good, 2.4))
        for detour in self._ringed:
            self._paint_ring(painter, theme, detour)
        draw_circle(painter, self._dot(), DOT, tinted(theme.accent, 1.0))

    def paint_pointed(self, painter: QPainter, theme: Theme, point: int) -> None:
        """Mark the point that the pointer or the keyboard is on."""
        draw_circle(painter, self._places[point], 3.0, edge=_pen(theme.text, 1.4))

    def _ring(self, detour: Detour) -> QPointF:
        """The middle of a detour's ring: where the shortest path was left."""
        return self._places[self._curve.start_of(detour)]

    @cached_property
    def _ringed(self) -> Sequence[Detour]:
        """The detours whose rings are drawn: where there are very many, the costliest of those in one place."""
        curve = self._curve
        if len(curve.detours) <= MOST_RINGS:
            return curve.detours
        costliest: dict[int, Detour] = {}
        for detour in curve.detours:
            place = round(self._ring(detour).x() / (2 * RING))
            if place not in costliest or detour.cost > costliest[place].cost:
                costliest[place] = detour
        return [*costliest.values(), *([] if curve.chosen is None else [curve.detours[curve.chosen]])]

    def _paint_ring(self, painter: QPainter, theme: Theme, detour: Detour) -> None:
        curve = self._curve
        chosen = curve.chosen is not None and detour is curve.detours[curve.chosen]
        radius, width = (CHOSEN_RING, 2.4) if chosen else (RING, 1.6)
        draw_circle(painter, self._ring(detour), radius, tinted(theme.field, 1.0), _pen(theme.accent, width))

    def _dot(self) -> QPointF:
        """Where the marked position is: on the better line, where that is drawn and comes by it."""
        curve = self._curve
        on_better = next((point for point in curve.better if point[0] == curve.now), None)
        return self.place(*curve.points[curve.here]) if on_better is None else self._better(*on_better)

    def _paint_levels(self, painter: QPainter, theme: Theme) -> None:
        """Paint a line for some numbers of steps left: none, those at the start, and round ones between."""
        room, curve = self._room, self._curve
        most = round(room.height() / (1.6 * self.line_height))
        first, apart = curve.points[0][1], curve.highest / max(1, most)
        between = [level for level in ticks(curve.highest, most)[1:] if abs(level - first) >= apart]
        for level in (0, first, *between):
            height = self._at(0, level).y()
            draw_line(
                painter,
                QLineF(QPointF(room.left(), height), QPointF(room.right(), height)),
                _pen(theme.muted if level == 0 else theme.border, 1.0),
            )
            write(painter, QPointF(room.left() - 5, height), grouped(level), self.font, theme.muted, END)

    def _paint_taken(self, painter: QPainter, theme: Theme) -> None:
        """Paint the numbers of steps taken below the axis."""
        widest = QFontMetricsF(self.font).horizontalAdvance(grouped(self._curve.end))
        for taken in ticks(self._curve.end, int(self._room.width() / (widest + 1.6 * self.line_height)))[1:]:
            place = self._at(taken, 0)
            draw_line(painter, QLineF(place, place + QPointF(0, 3)), _pen(theme.muted, 1.0))
            below = place + QPointF(0, 4 + self.line_height / 2)
            write(painter, below, grouped(taken), self.font, theme.muted, MIDDLE)


def _pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    pen = QPen(tinted(colour, 1.0), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if style is Qt.PenStyle.DashLine:
        pen.setDashPattern([3.0, 3.5])
    return pen
