"""The curve of the steps left during a game of Klotski."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.klotski.analysis import Detour
from app.klotski.curve_drawing import CountAt, CurveDrawing, GameCurve, Point
from app.klotski.words import counted, left_title
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_rounded, tinted
from app.ui.painting.text import START, write, write_in
from app.ui.widgets.accessibility import announce
from app.ui.widgets.actions import CHOOSING_KEYS
from app.ui.widgets.painted import PaintedWidget, paint_frame
from app.ui.words.numbers import grouped, plural
from solvers.klotski.moves import Metric

TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
LINES, FEWEST_LINES, TERSE_LINES = 6.5, 4.0, 2.0
"""How high the curve is, in lines of text: usually, at least, and where there is none in a strict game."""


class DistanceCurve(PaintedWidget):
    """Steps taken to the right, steps left upwards; a dot marks where the game is, rings mark its detours.

    What lies ahead is dashed: slides that were undone or that the program shows, and from the end of the line the
    shortest path to the exit. A click goes to that slide, and on a ring to its detour. With the keyboard, Left and
    Right lead from one ring to the next, and Return chooses its detour.
    """

    jumped = Signal(int)
    """A person wants to be where so many slides had been made."""
    detour_chosen = Signal(int)
    """A person wants to see the detour of this number, from 0."""

    def __init__(self, appearance: Appearance, lines: float = LINES, parent: QWidget | None = None) -> None:
        """`lines` is how high it wants to be, in lines of text."""
        self._wanted_lines = lines
        self._terse = False
        super().__init__(
            appearance, "distanceCurve", self.tr("Distance to the exit during the game"), parent, tracking=True
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._curve = GameCurve()
        self._metric = Metric.MOVES
        self._pointed: int | None = None
        self._placeholder = self.accessibleName()

    @property
    def caption(self) -> str:
        """What is written below the curve: what the pointer is on, or else the detours made so far."""
        if self._pointed is not None:
            return self._told_of(self._pointed)
        return self._told_of_detours()

    def show_distances(
        self,
        points: Sequence[Point],
        now: int,
        detours: Sequence[Detour] = (),
        metric: Metric = Metric.MOVES,
        chosen: int | None = None,
        better: Sequence[Point] = (),
        count_at: CountAt = int,
        better_count_at: CountAt = int,
    ) -> None:
        """Draw the steps left after so many slides, point by point, mark the slide where the game is, and detours.

        `chosen` is the number of the detour that is looked at, and `better` are points of a line beside that of the
        game. Where a detour begins there is a point. `count_at` says how many steps so many slides are, and
        `better_count_at` of those of the better line.
        """
        had_points = bool(self._curve.points)
        self._curve = GameCurve(
            points=tuple(points),
            now=now,
            detours=tuple(detours),
            chosen=chosen,
            better=tuple(better),
            count_at=count_at,
            better_count_at=better_count_at,
        )
        if self._terse and had_points != bool(points):
            self.updateGeometry()
        self._metric = metric
        self._pointed = self._ring_behind() if self.hasFocus() else None
        self._point_hand(None)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._curve.detours else Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription(self._description())
        self.update()

    def hold_place(self, text: str, terse: bool) -> None:
        """Write this in the place of the curve while there is none, in a line of its own where it is `terse`."""
        self._placeholder, self._terse = text, terse
        self.updateGeometry()
        self.update()

    def place(self, slide: int, left: int) -> QPointF:
        """Where a point is in the widget."""
        return self._drawing.place(slide, left)

    def sizeHint(self) -> QSize:
        """As high as so many lines of text."""
        return QSize(240, self._lines(TERSE_LINES if self._is_terse else self._wanted_lines))

    @property
    def usual_height(self) -> int:
        """How high it is where it shares its room with something else, in pixels."""
        return self._lines(LINES)

    def minimumSizeHint(self) -> QSize:
        """The least height in which the line can be seen."""
        return QSize(120, self._lines(TERSE_LINES if self._is_terse else FEWEST_LINES))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of what the pointer is on."""
        if len(self._curve.points) < 2:
            return
        drawing, place = self._drawing, event.position()
        detour = drawing.ring_at(place)
        self._pointed = drawing.nearest(place) if detour is None else self._curve.start_of(detour)
        self._point_hand(detour)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell of the detours again."""
        self._pointed = None
        self._point_hand(None)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the pointer is: to the detour that is ringed there, or else to the nearest slide."""
        if event.button() is not Qt.MouseButton.LeftButton or len(self._curve.points) < 2:
            return
        detour = self._drawing.ring_at(event.position())
        if detour is None:
            self.jumped.emit(self._curve.points[self._drawing.nearest(event.position())][0])
        else:
            self.detour_chosen.emit(self._curve.detours.index(detour))

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
        starts, pointed = self._starts(), self._pointed
        if pointed is None or not starts or event.key() not in (*TURNS, *CHOOSING_KEYS):
            super().keyPressEvent(event)
            return
        nearest = min(range(len(starts)), key=lambda number: abs(starts[number] - pointed))
        if event.key() in CHOOSING_KEYS:
            self.detour_chosen.emit(nearest)
        else:
            self._pointed = starts[(nearest + TURNS[Qt.Key(event.key())]) % len(starts)]
            self._tell()

    def paint(self, painter: QPainter) -> None:
        """Paint the curve in its frame, and the caption below."""
        theme, field = self.theme, paint_frame(painter, self, self.theme, radius=7)
        if not self._curve.points:
            write_in(painter, field, self._placeholder, theme.muted)
            return
        drawing = self._drawing
        drawing.paint(painter, theme)
        if self.hasFocus():
            draw_rounded(painter, field.adjusted(1, 1, -1, -1), 7, edge=tinted(theme.accent, 1.0), width=2.0)
        if self._pointed is not None:
            drawing.paint_pointed(painter, theme, self._pointed)
        line = QPointF(8, self.height() - 4 - drawing.line_height / 2)
        caption = QFontMetricsF(drawing.font).elidedText(self.caption, Qt.TextElideMode.ElideRight, self.width() - 16)
        write(painter, line, caption, drawing.font, theme.muted if self._pointed is None else theme.text, START)

    @property
    def _is_terse(self) -> bool:
        return self._terse and not self._curve.points

    @property
    def _drawing(self) -> CurveDrawing:
        """The curve in the size and the font that the widget has now."""
        return CurveDrawing(self._curve, QRectF(self.rect()), self.font())

    def _starts(self) -> list[int]:
        """The points where detours begin, from left to right."""
        return [self._curve.start_of(detour) for detour in self._curve.detours]

    def _ring_behind(self) -> int | None:
        """The last point with a ring that the game has come by, or else the first; None without any."""
        starts = self._starts()
        behind = [start for start in starts if start <= self._curve.here]
        return max(behind) if behind else next(iter(starts), None)

    def _tell(self) -> None:
        """Show what is pointed at, and have it read out."""
        announce(self, self.caption)
        self.update()

    def _point_hand(self, detour: Detour | None) -> None:
        self.setCursor(Qt.CursorShape.ArrowCursor if detour is None else Qt.CursorShape.PointingHandCursor)

    def _told_of(self, point: int) -> str:
        slide, left = self._curve.points[point]
        taken = grouped(self._curve.count_at(slide))
        text = self.tr("After {taken}: {left} left").format(taken=taken, left=counted(left, self._metric))
        detour = next((detour for detour in self._curve.detours if detour.first - 1 == slide), None)
        if detour is None:
            return text
        return self.tr("{text}; detour of {cost} next").format(text=text, cost=counted(detour.cost, self._metric))

    def _told_of_detours(self) -> str:
        made = [detour for detour in self._curve.detours if detour.first <= self._curve.now]
        if not made:
            return left_title(self._metric)
        cost = counted(sum(detour.cost for detour in made), self._metric)
        return plural("DistanceCurve", "{number} detours, {cost}", len(made), cost=cost)

    def _description(self) -> str:
        """The curve in words, for screen readers."""
        if not self._curve.points:
            return ""
        return self.tr("{text}; {detours}").format(
            text=self._told_of(self._curve.here), detours=self._told_of_detours()
        )

    def _lines(self, number: float) -> int:
        return round(number * self.fontMetrics().lineSpacing())
