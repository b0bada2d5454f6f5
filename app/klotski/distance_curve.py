"""The curve of the steps left during a game of Klotski."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.klotski.detours import Detour
from app.klotski.words import counted
from app.puzzle.board.board_keys import CHOOSING_KEYS
from app.ui.look.theme import Appearance
from app.ui.painting.axis import ticks
from app.ui.painting.text import END, MIDDLE, START, write
from app.ui.painting.wood import tinted
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import Plot
from app.ui.words.numbers import grouped, plural
from solvers.klotski.moves import Metric

RING, CHOSEN_RING = 3.8, 5.4
"""The radius of the ring round a detour, and round the one that is chosen, in pixels."""
REACH = 8.0
"""How far from a ring, in pixels, a click still takes it."""
TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
LINES, FEWEST_LINES, MOST_LINES = 6.5, 4.0, 9.0
"""How high the curve is, in lines of text: best, at least, and at most."""
MOST_RINGS = 40
"""Of more detours, not all have a ring."""
NUMBERED_LINES = 5.5
"""From how many lines on the axis of the steps is numbered too."""


class DistanceCurve(Plot):
    """Slides to the right, steps left upwards; a dot marks where the game is, rings mark its detours.

    What lies ahead is dashed: slides that were undone or that the program shows, and from the end of the line the
    shortest path to the exit. A click goes to that slide, and on a ring to its detour. With the keyboard, Left and
    Right lead from one ring to the next, and Return chooses its detour. Where rings would cover each other, those of
    the costliest detours are drawn.
    """

    jumped = Signal(int)
    """A person wants to be where so many slides had been made."""
    detour_chosen = Signal(int)
    """A person wants to see the detour of this number, from 0."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "distanceCurve", self.tr("Steps left during the game"), parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self._points: tuple[tuple[int, int], ...] = ()
        self._now = 0
        self._detours: tuple[Detour, ...] = ()
        self._better: tuple[tuple[int, int], ...] = ()
        self._chosen: int | None = None
        self._metric = Metric.MOVES
        self._pointed: int | None = None
        self.placeholder = self.accessibleName()
        """What is written in the place of the curve while there is none."""

    @property
    def left(self) -> tuple[int, ...]:
        """The steps left at each point."""
        return tuple(left for _, left in self._points)

    @property
    def caption(self) -> str:
        """What is written below the curve: what the pointer is on, or else the detours made so far."""
        if self._pointed is not None:
            return self._told_of(self._pointed)
        return self._told_of_detours()

    def show_distances(
        self,
        points: Sequence[tuple[int, int]],
        now: int,
        detours: Sequence[Detour] = (),
        metric: Metric = Metric.MOVES,
        chosen: int | None = None,
        better: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Draw the steps left after so many slides, point by point, mark the slide where the game is, and detours.

        `chosen` is the number of the detour that is looked at, and `better` are points of a line beside that of the
        game. Where a detour begins there is a point.
        """
        self._points, self._now = tuple(points), now
        self._detours, self._metric = tuple(detours), metric
        self._chosen, self._better = chosen, tuple(better)
        self._pointed = self._ring_behind() if self.hasFocus() else None
        self._point_hand(None)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._detours else Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription(self._description())
        self.update()

    def sizeHint(self) -> QSize:
        """As high as so many lines of text."""
        return QSize(240, self._lines(LINES))

    def minimumSizeHint(self) -> QSize:
        """The least height in which the line can be seen."""
        return QSize(120, self._lines(FEWEST_LINES))

    def changeEvent(self, event: QEvent) -> None:
        """Be as high as another font asks."""
        if event.type() == QEvent.Type.FontChange:
            self.setMaximumHeight(self._lines(MOST_LINES))
            self.updateGeometry()
        super().changeEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of what the pointer is on."""
        self._point_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of the detours again."""
        self._pointed = None
        self._point_hand(None)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the pointer is: to the detour that is ringed there, or else to the nearest slide."""
        if event.button() is not Qt.MouseButton.LeftButton or len(self._points) < 2:
            return
        detour = self._ring_at(event.position())
        if detour is None:
            self.jumped.emit(self._points[self._nearest(event.position())][0])
        else:
            self.detour_chosen.emit(self._detours.index(detour))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the last detour that was made."""
        super().focusInEvent(event)
        self._pointed = self._ring_behind()
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing any more."""
        super().focusOutEvent(event)
        self._pointed = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from ring to ring, or choose the detour that is pointed at."""
        places, pointed = self._ring_points(), self._pointed
        if pointed is None or not places or event.key() not in (*TURNS, *CHOOSING_KEYS):
            super().keyPressEvent(event)
            return
        nearest = min(range(len(places)), key=lambda number: abs(places[number] - pointed))
        if event.key() in CHOOSING_KEYS:
            self.detour_chosen.emit(nearest)
        else:
            self._pointed = places[(nearest + TURNS[Qt.Key(event.key())]) % len(places)]
            self._tell()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the axis, the line, the rings and the dot, and the caption below."""
        theme = self.theme
        if not self._points:
            painter.setPen(tinted(theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.placeholder)
            return
        self._paint_axes(painter)
        points = self._places(self._points)
        here = self._here()
        painter.setPen(_pen(theme.path, 1.3, Qt.PenStyle.DashLine))
        painter.drawPolyline([*points[here:], self._place(self._last + self.left[-1], 0)])
        painter.setPen(_pen(theme.path, 2.0))
        painter.drawPolyline(points[: here + 1])
        if self._better:
            painter.setPen(_pen(theme.good, 2.4))
            painter.drawPolyline(self._places(self._better))
        for detour in self._ringed():
            self._paint_ring(painter, detour)
        painter.setBrush(tinted(theme.accent, 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(self._dot(), 3.6, 3.6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(theme.accent, 2.0))
            painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 7, 7)
        if self._pointed is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(theme.text, 1.4))
            painter.drawEllipse(points[self._pointed], 3.0, 3.0)

    def _paint_ring(self, painter: QPainter, detour: Detour) -> None:
        chosen = self._chosen is not None and detour is self._detours[self._chosen]
        painter.setBrush(tinted(self.theme.field, 1.0))
        painter.setPen(_pen(self.theme.accent, 2.4 if chosen else 1.6))
        radius = CHOSEN_RING if chosen else RING
        painter.drawEllipse(self._ring(detour), radius, radius)

    def _dot(self) -> QPointF:
        """Where the position that is shown is: on the better line, if that is drawn and it lies on it."""
        on_better = next((point for point in self._better if point[0] == self._now), None)
        return self._place(*(self._points[self._here()] if on_better is None else on_better))

    def _paint_axes(self, painter: QPainter) -> None:
        """Paint a line for each number of steps left, the numbers of the slides, and the caption."""
        room, font, theme = self._room(), self._small_font(), self.theme
        high = QFontMetricsF(font).height()
        for level in self._levels(round(room.height() / (1.6 * high))):
            height = self._place(0, level).y()
            painter.setPen(_pen(theme.muted if level == 0 else theme.border, 1.0))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
            write(painter, QPointF(room.left() - 5, height), grouped(level), font, theme.muted, END)
        if self._numbered:
            self._paint_slides(painter, font, high)
        line = QPointF(8, self.height() - 4 - high / 2)
        width = self.width() - 16
        caption = QFontMetricsF(font).elidedText(self.caption, Qt.TextElideMode.ElideRight, width)
        write(painter, line, caption, font, theme.text if self._pointed is not None else theme.muted, START)

    def _paint_slides(self, painter: QPainter, font: QFont, high: float) -> None:
        """Paint the numbers of the slides below the axis."""
        room, theme = self._room(), self.theme
        widest = QFontMetricsF(font).horizontalAdvance(grouped(self._end))
        for slide in ticks(self._end, int(room.width() / (widest + 1.6 * high)))[1:]:
            place = self._place(slide, 0)
            painter.setPen(_pen(theme.muted, 1.0))
            painter.drawLine(place, place + QPointF(0, 3))
            write(painter, place + QPointF(0, 4 + high / 2), grouped(slide), font, theme.muted, MIDDLE)

    def _levels(self, most: int) -> list[int]:
        """The numbers of steps left that have a line: none, those of the first layout, and round ones between."""
        first = self.left[0]
        apart = self._highest / max(1, most)
        between = [level for level in ticks(self._highest, most)[1:] if abs(level - first) >= apart]
        return [0, first, *between]

    def _ringed(self) -> list[Detour]:
        """The detours whose rings are drawn: where there are very many, the costliest of those in one place."""
        if len(self._detours) <= MOST_RINGS:
            return list(self._detours)
        costliest: dict[int, Detour] = {}
        for detour in self._detours:
            place = round(self._ring(detour).x() / (2 * RING))
            if place not in costliest or detour.cost > costliest[place].cost:
                costliest[place] = detour
        chosen = [] if self._chosen is None else [self._detours[self._chosen]]
        return [*costliest.values(), *chosen]

    @property
    def _highest(self) -> int:
        return max(1, *self.left)

    @property
    def _last(self) -> int:
        """The number of the last slide of the line of play."""
        return self._points[-1][0]

    def _here(self) -> int:
        """The point at which the game is, or the last one before it."""
        return self._point_at_slide(self._now)

    @property
    def _end(self) -> int:
        """Where the axis ends: where the shortest path from the last slide does."""
        return max(1, self._last + self.left[-1])

    @property
    def _numbered(self) -> bool:
        """Whether there is room for the numbers of the slides."""
        return self.height() >= NUMBERED_LINES * self.fontMetrics().lineSpacing()

    def _room(self) -> QRectF:
        """The part of the widget in which the line is, between the numbers of the axes and the caption."""
        metrics = QFontMetricsF(self._small_font())
        numbers = metrics.horizontalAdvance(grouped(self._highest)) if self._points else 0.0
        below = metrics.height() + 11 + (metrics.height() if self._numbered else 0)
        return QRectF(self.rect()).adjusted(numbers + 13, 9, -10, -below)

    def _place(self, slide: int, left: int) -> QPointF:
        """Where a point is in the widget."""
        return self._places([(slide, left)])[0]

    def _places(self, points: Sequence[tuple[int, int]]) -> list[QPointF]:
        """Where points are in the widget."""
        room, end, highest = self._room(), self._end, self._highest
        across, up = room.width() / end, room.height() / highest
        return [QPointF(room.left() + across * slide, room.bottom() - up * left) for slide, left in points]

    def _ring(self, detour: Detour) -> QPointF:
        """The middle of a detour's ring: where the shortest path was left."""
        return self._place(*self._points[self._point_at_slide(detour.first - 1)])

    def _point_at_slide(self, slide: int) -> int:
        """The point at which so many slides had been made, or the last one before it."""
        return max(0, bisect_right(self._points, slide, key=itemgetter(0)) - 1)

    def _ring_at(self, place: QPointF) -> Detour | None:
        gaps = [((self._ring(detour) - place).manhattanLength(), detour) for detour in self._ringed()]
        gap, nearest = min(gaps, default=(REACH + 1, None))
        return nearest if gap <= REACH else None

    def _nearest(self, place: QPointF) -> int:
        """The point nearest to a place from left to right."""
        gaps = [abs(point.x() - place.x()) for point in self._places(self._points)]
        return gaps.index(min(gaps))

    def _point_at(self, place: QPointF) -> None:
        if len(self._points) < 2:
            return
        detour = self._ring_at(place)
        self._pointed = self._nearest(place) if detour is None else self._point_at_slide(detour.first - 1)
        self._point_hand(detour)
        self.update()

    def _ring_points(self) -> list[int]:
        """The points where detours begin, from left to right."""
        return [self._point_at_slide(detour.first - 1) for detour in self._detours]

    def _ring_behind(self) -> int | None:
        """The last point with a ring that the game has come by, or else the first; None without any."""
        places = self._ring_points()
        behind = [place for place in places if place <= self._here()]
        return max(behind) if behind else next(iter(places), None)

    def _tell(self) -> None:
        """Show what is pointed at, and have it read out."""
        announce(self, self.caption)
        self.update()

    def _point_hand(self, detour: Detour | None) -> None:
        self.setCursor(Qt.CursorShape.ArrowCursor if detour is None else Qt.CursorShape.PointingHandCursor)

    def _told_of(self, point: int) -> str:
        slide, left = self._points[point]
        text = self.tr("Step {step}: {left} left").format(step=grouped(slide), left=counted(left, self._metric))
        detour = next((detour for detour in self._detours if detour.first - 1 == slide), None)
        if detour is None:
            return text
        after = self.tr("{step}; detour of {cost} next")
        return after.format(step=text, cost=counted(detour.cost, self._metric))

    def _told_of_detours(self) -> str:
        made = [detour for detour in self._detours if detour.first <= self._now]
        if not made:
            return self.tr("Steps left")
        cost = counted(sum(detour.cost for detour in made), self._metric)
        return plural("DistanceCurve", "{number} detours, {cost}", len(made), cost=cost)

    def _description(self) -> str:
        """The curve in words, for screen readers."""
        if not self._points:
            return ""
        return self.tr("{step}; {detours}").format(step=self._told_of(self._here()), detours=self._told_of_detours())

    def _small_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(9, round(0.88 * self.fontInfo().pixelSize())))
        return font

    def _lines(self, number: float) -> int:
        return round(number * self.fontMetrics().lineSpacing())


def _pen(colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    pen = QPen(tinted(colour, 1.0), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if style is Qt.PenStyle.DashLine:
        pen.setDashPattern([3.0, 3.5])
    return pen
