"""A painter that notes what it is told to draw, so that a test can ask what is where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QPolygonF


class Drawn(NamedTuple):
    """One thing that was drawn: what kind of thing, where, and in which colours."""

    kind: str
    """line, polyline, ellipse, polygon, path, box, picture or text."""
    place: QRectF
    ink: QColor
    """The colour of the pen."""
    ground: QColor
    """The colour of the brush."""
    text: str = ""
    points: tuple[tuple[float, float], ...] = ()
    """The ends of a line, or the corners of a polyline, a polygon or a path."""

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its place."""
        return self.place.center().x(), self.place.center().y()


class NotingPainter(QPainter):
    """Draws as any painter, and keeps a note of everything; places are those that it is told, before any transform."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.drawn: list[Drawn] = []

    def of(self, kind: str) -> list[Drawn]:
        """What was drawn of one kind, in that order."""
        return [one for one in self.drawn if one.kind == kind]

    @property
    def texts(self) -> list[str]:
        """What was written, in that order."""
        return [one.text for one in self.of("text")]

    def drawLine(self, *args: Any) -> None:
        line = QLineF(*args)
        ends = line.p1(), line.p2()
        self._note("line", QRectF(*ends).normalized(), points=ends)
        super().drawLine(*args)

    def drawEllipse(self, *args: Any) -> None:
        if len(args) == 3:
            centre, across, down = args
            place = QRectF(centre - QPointF(across, down), QSizeF(2 * across, 2 * down))
        else:
            place = QRectF(*args)
        self._note("ellipse", place)
        super().drawEllipse(*args)

    def drawPolygon(self, *args: Any, **named: Any) -> None:
        (polygon,) = args
        self._note("polygon", polygon.boundingRect(), points=polygon)
        super().drawPolygon(*args, **named)

    def drawPolyline(self, *args: Any) -> None:
        (points,) = args
        self._note("polyline", QPolygonF(points).boundingRect(), points=points)
        super().drawPolyline(points)

    def drawPath(self, path: QPainterPath) -> None:
        self._note_path(path)
        super().drawPath(path)

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        before = self.brush()
        self.setBrush(brush)
        self._note_path(path)
        self.setBrush(before)
        super().fillPath(path, brush)

    def drawRoundedRect(self, *args: Any, **named: Any) -> None:
        self._note("box", QRectF(args[0]))
        super().drawRoundedRect(*args, **named)

    def drawPixmap(self, *args: Any) -> None:
        where, picture = args[:-1], args[-1]
        if isinstance(picture, QPixmap):
            corner = QPointF(where[0]) if len(where) == 1 else QPointF(*where)
            self._note("picture", QRectF(corner, picture.deviceIndependentSize()))
        else:  # a part of a picture, scaled
            self._note("picture", QRectF(args[0]))
        super().drawPixmap(*args)

    def drawText(self, *args: Any, **named: Any) -> Any:
        text = next(arg for arg in args if isinstance(arg, str))
        if isinstance(args[0], QRectF):
            place = self.boundingRect(*args)
        else:
            place = QRectF(self.fontMetrics().boundingRect(text)).translated(QPointF(args[0]))
        self._note("text", place, text)
        return super().drawText(*args, **named)

    def _note_path(self, path: QPainterPath) -> None:
        elements = (path.elementAt(number) for number in range(path.elementCount()))
        self._note("path", path.boundingRect(), points=[QPointF(one.x, one.y) for one in elements])

    def _note(self, kind: str, place: QRectF, text: str = "", points: Any = ()) -> None:
        corners = tuple((point.x(), point.y()) for point in points)
        self.drawn.append(Drawn(kind, place, self.pen().color(), self.brush().color(), text, corners))


@contextmanager
def noting(width: int = 400, height: int = 400) -> Iterator[NotingPainter]:
    """A painter on an image of this size; ask it what was drawn before the end."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = NotingPainter(image)
    try:
        yield painter
    finally:
        painter.end()
