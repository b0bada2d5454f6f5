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
from app.ui.painting.text import END, START, write
from app.ui.painting.wood import tinted
from app.ui.widgets.accessibility import announce
from app.ui.widgets.painted import Plot
from app.ui.words.numbers import grouped, plural
from solvers.klotski.moves import Metric

RING = 3.8
"""The radius of the ring round a detour, in pixels."""
REACH = 6.0
"""How far from a ring, in pixels, a click still takes it."""
TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
LINES, FEWEST_LINES, MOST_LINES = 6.5, 4.0, 9.0
"""How high the curve is, in lines of text: best, at least, and at most."""


class DistanceCurve(Plot):
    """Slides to the right, steps left upwards; a dot marks where the game is, rings mark its detours.

    What lies ahead is dashed: slides that were undone or that the program shows, and from the end of the line the
    shortest path to the exit. A click goes to that slide, and on a ring to the position before the detour. With the
    keyboard, Left and Right lead from one ring to the next, and Return goes there.
    """

    jumped = Signal(int)
    """A person wants to be where so many slides had been made."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, "distanceCurve", self.tr("Steps left during the game"), parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)
        self._points: tuple[tuple[int, int], ...] = ()
        self._now = 0
        self._detours: tuple[Detour, ...] = ()
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
    ) -> None:
        """Draw the steps left after so many slides, point by point, mark the slide where the game is, and detours."""
        self._points, self._now = tuple(points), now
        self._detours, self._metric = tuple(detours), metric
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
        """Go to where the pointer is: before the detour that is ringed there, or else to the nearest slide."""
        if event.button() is not Qt.MouseButton.LeftButton or len(self._points) < 2:
            return
        detour = self._ring_at(event.position())
        self.jumped.emit(detour.first - 1 if detour is not None else self._points[self._nearest(event.position())][0])

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
        """Go from ring to ring, or to the position before the detour that is pointed at."""
        places, pointed = self._ring_points(), self._pointed
        if pointed is None or event.key() not in (*TURNS, *CHOOSING_KEYS):
            super().keyPressEvent(event)
        elif event.key() in CHOOSING_KEYS:
            self.jumped.emit(self._points[pointed][0])
        else:
            nearest = min(range(len(places)), key=lambda number: abs(places[number] - pointed))
            self._pointed = places[(nearest + TURNS[Qt.Key(event.key())]) % len(places)]
            self._tell()

    def paint_plot(self, painter: QPainter, field: QRectF) -> None:
        """Paint the axis, the line, the rings and the dot, and the caption below."""
        theme = self.theme
        if not self._points:
            painter.setPen(tinted(theme.muted, 1.0))
            painter.drawText(field, Qt.AlignmentFlag.AlignCenter, self.placeholder)
            return
        self._paint_axis(painter)
        points = self._places(self._points)
        here = self._here()
        painter.setPen(_pen(theme.path, 1.3, Qt.PenStyle.DashLine))
        painter.drawPolyline([*points[here:], self._place(self._last + self.left[-1], 0)])
        painter.setPen(_pen(theme.path, 2.0))
        painter.drawPolyline(points[: here + 1])
        for detour in self._detours:
            painter.setBrush(tinted(theme.field, 1.0))
            painter.setPen(_pen(theme.accent, 1.6))
            painter.drawEllipse(self._ring(detour), RING, RING)
        painter.setBrush(tinted(theme.accent, 1.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[here], 3.6, 3.6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(theme.accent, 2.0))
            painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 7, 7)
        if self._pointed is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(theme.text, 1.4))
            painter.drawEllipse(points[self._pointed], 3.0, 3.0)

    def _paint_axis(self, painter: QPainter) -> None:
        """Paint the line of no steps left and that of the first layout, with their numbers, and the caption."""
        room, font, theme = self._room(), self._small_font(), self.theme
        levels = {0, self.left[0]}
        if self._place(0, self._highest).y() < self._place(0, self.left[0]).y() - QFontMetricsF(font).height():
            levels.add(self._highest)
        for level in levels:
            height = self._place(0, level).y()
            painter.setPen(_pen(theme.muted if level == 0 else theme.border, 1.0))
            painter.drawLine(QPointF(room.left(), height), QPointF(room.right(), height))
            write(painter, QPointF(room.left() - 5, height), grouped(level), font, theme.muted, END)
        line = QPointF(8, self.height() - 4 - QFontMetricsF(font).height() / 2)
        width = self.width() - 16
        caption = QFontMetricsF(font).elidedText(self.caption, Qt.TextElideMode.ElideRight, width)
        write(painter, line, caption, font, theme.text if self._pointed is not None else theme.muted, START)

    @property
    def _highest(self) -> int:
        return max(1, *self.left)

    @property
    def _last(self) -> int:
        """The number of the last slide of the line of play."""
        return self._points[-1][0]

    def _here(self) -> int:
        """The point at which the game is, or the last one before it."""
        return max(0, bisect_right(self._points, self._now, key=itemgetter(0)) - 1)

    def _room(self) -> QRectF:
        """The part of the widget in which the line is, between the numbers of the axis and the caption."""
        metrics = QFontMetricsF(self._small_font())
        numbers = metrics.horizontalAdvance(grouped(self._highest)) if self._points else 0.0
        return QRectF(self.rect()).adjusted(numbers + 13, 9, -10, -metrics.height() - 11)

    def _place(self, slide: int, left: int) -> QPointF:
        """Where a point is in the widget."""
        return self._places([(slide, left)])[0]

    def _places(self, points: Sequence[tuple[int, int]]) -> list[QPointF]:
        """Where points are in the widget; the axis ends where the shortest path from the last slide does."""
        room, end, highest = self._room(), max(1, self._last + self.left[-1]), self._highest
        across, up = room.width() / end, room.height() / highest
        return [QPointF(room.left() + across * slide, room.bottom() - up * left) for slide, left in points]

    def _ring(self, detour: Detour) -> QPointF:
        """The middle of a detour's ring: where the shortest path was left."""
        return self._place(*self._points[detour.first - 1])

    def _ring_at(self, place: QPointF) -> Detour | None:
        gaps = [((self._ring(detour) - place).manhattanLength(), detour) for detour in self._detours]
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
        self._pointed = self._nearest(place) if detour is None else detour.first - 1
        self._point_hand(detour)
        self.update()

    def _ring_points(self) -> list[int]:
        """The points that have rings, from left to right."""
        return [detour.first - 1 for detour in self._detours]

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
