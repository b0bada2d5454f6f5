"""What is marked on a map, and where a drawing has it: painted crisp at any zoom, and found under the pointer."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPolygonF

from app.klotski.state_space.view.camera import Camera, MapViewport, Point, pixels_of
from app.klotski.state_space.view.signs import MapInks, MapLine, Sign, line_pens, paint_sign
from app.ui.painting.drawing import draw_rounded
from app.ui.painting.text import draw_centred
from app.ui.words.numbers import grouped, plural
from solvers.array_types import Float64s

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import Pass, StateSpace

REACH = 9.0
"""How far from the middle of a sign, in pixels at a text size of 100 %, the pointer is on it."""
BESIDE = 13.0
"""Passes that follow each other no farther apart share a sign."""
NUMBER_HEIGHT = 11.0
"""The height of the numbers beside passes, in pixels at a text size of 100 %."""
NUMBERED_FROM = 3.0
"""How many pixels an edge is long, about, from which on passes have numbers."""
FINEST = 1.0
"""Points of a line that are less apart, in pixels, are drawn as one."""
FAR = 4000.0
"""What is farther outside than so many pixels is left out of lines."""


@dataclass(frozen=True, slots=True)
class MapMarks:
    """The nodes that are marked, and the paths, each a sequence of nodes."""

    present: int | None = None
    """Where the game is."""
    start: int | None = None
    exits: bool = True
    """Whether the solved positions are marked."""
    passes: bool = True
    """Whether the narrow passes are marked."""
    furthest: int | None = None
    played: Sequence[int] = ()
    solution: Sequence[int] = ()
    way: Sequence[int] = ()
    """The way that a click would take."""
    pointed: int | None = None
    """What is pointed at elsewhere, as in a list."""
    strict: bool = False
    """Whether the game is a strict one: nothing is told that would help to find the exit."""


class PassGroup(NamedTuple):
    """Passes that lie so close together that they share a sign."""

    place: QPointF
    first: int
    last: int
    node: int

    @property
    def text(self) -> str:
        """The steps of a shortest solution that lead there."""
        return str(self.first) if self.first == self.last else f"{self.first}\N{EN DASH}{self.last}"


class PlacedMarks:
    """The marks of a map, where a drawing has them."""

    def __init__(self, space: StateSpace, drawing: Drawing, marks: MapMarks) -> None:
        self._drawing = drawing
        self._paths = {
            MapLine.WAY: self._points_of(marks.way),
            MapLine.SOLUTION: self._points_of(marks.solution),
            MapLine.PLAYED: self._points_of(marks.played),
        }
        self._passes: Sequence[Pass] = space.passes if marks.passes else ()
        self._pass_points = self._points_of([narrow.node for narrow in self._passes])
        single = ((Sign.FURTHEST, marks.furthest), (Sign.START, marks.start))
        self._single = [(sign, node) for sign, node in single if node is not None]

    def place(self, node: int) -> Point:
        """Where a node is, in units of the map."""
        x, y = self._drawing.points[self._drawing.point_of[node]].tolist()
        return x, y

    def paint_lines(self, painter: QPainter, room: MapViewport, camera: Camera, inks: MapInks, size: float) -> None:
        """Paint the paths."""
        for line, points in self._paths.items():
            if len(points) > 1:
                _paint_line(painter, line, pixels_of(room, camera, points), size, inks)

    def paint_signs(
        self,
        painter: QPainter,
        room: MapViewport,
        camera: Camera,
        inks: MapInks,
        size: float,
        boards: Mapping[int, QRectF],
    ) -> None:
        """Paint the signs in a painter whose font is that of the numbers; those of nodes that are boards beside them.

        `boards` says where they are.
        """
        groups = [
            group._replace(place=boards[group.node].topRight()) if group.node in boards else group
            for group in self._groups(room, camera, size)
        ]
        single = [
            (sign, boards[node].bottomLeft() if node in boards else QPointF(*room.pixel(camera, *self.place(node))))
            for sign, node in self._single
        ]
        if camera.scale >= NUMBERED_FROM * size or len(groups) <= len(self._passes) // 2:
            _paint_numbers(painter, groups, [place for _, place in single], inks, size)
        for group in groups:
            paint_sign(painter, Sign.PASS, group.place, size, inks)
        for sign, place in single:
            paint_sign(painter, sign, place, size, inks)

    def node_at(self, place: QPointF, room: MapViewport, camera: Camera, size: float) -> int | None:
        """The node whose sign is at a place in the widget."""
        signs = [(QPointF(*room.pixel(camera, *self.place(node))), node) for _, node in reversed(self._single)]
        signs += [(group.place, group.node) for group in self._groups(room, camera, size)]
        near = [((place - at).manhattanLength(), node) for at, node in signs]
        within = [one for one in near if one[0] <= REACH * size]
        return min(within)[1] if within else None

    def _groups(self, room: MapViewport, camera: Camera, size: float) -> Iterator[PassGroup]:
        """The passes in their order; each that is close to the one before shares its sign, in the middle of them."""
        places = [QPointF(x, y) for x, y in pixels_of(room, camera, self._pass_points).tolist()]
        begun = 0
        for number in range(1, len(places) + 1):
            away = (places[number] - places[number - 1]).manhattanLength() if number < len(places) else math.inf
            if away > BESIDE * size:
                members = self._passes[begun:number]
                middle = sum(places[begun:number], QPointF()) / len(members)
                yield PassGroup(middle, members[0].step, members[-1].step, members[len(members) // 2].node)
                begun = number

    def _points_of(self, nodes: Sequence[int]) -> Float64s:
        points = self._drawing.points[self._drawing.point_of[np.array(nodes, np.int64)]]
        return points.astype(np.float64)


def _paint_numbers(
    painter: QPainter, groups: Sequence[PassGroup], others: Sequence[QPointF], inks: MapInks, size: float
) -> None:
    """Write which step leads to each pass, where no other number or sign is; `others` are where other signs are."""
    metrics = QFontMetricsF(painter.font())
    taken = [_around(group.place, QPointF(8, 7) * size) for group in groups]
    taken += [_around(place, QPointF(10, 10) * size) for place in others]
    for group in groups:
        width, height = metrics.horizontalAdvance(group.text) + 7 * size, metrics.height() + 1 * size
        for right, down in ((0, -1), (0, 1), (1, 0), (-1, 0)):
            middle = group.place + QPointF(right * (width / 2 + 11 * size), down * (height / 2 + 9 * size))
            plate = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
            if not any(plate.intersects(other) for other in taken):
                taken.append(plate)
                draw_rounded(painter, plate, 3.5 * size, inks.casing, inks.narrow, 1.2 * size)
                draw_centred(painter, metrics, middle, group.text)
                break


def _around(place: QPointF, half: QPointF) -> QRectF:
    return QRectF(place - half, place + half)


def _paint_line(painter: QPainter, line: MapLine, places: Float64s, size: float, inks: MapInks) -> None:
    pieces = [QPolygonF([QPointF(x, y) for x, y in piece]) for piece in _in_sight(_simplified(places))]
    for pen in line_pens(line, size, inks):
        painter.setPen(pen)
        for piece in pieces:
            painter.drawPolyline(piece)


def _simplified(places: Float64s) -> Float64s:
    """The places without those at which nothing can be seen to happen."""
    cells = np.floor(places / FINEST)
    kept = np.ones(len(places), np.bool_)
    kept[1:] = (cells[1:] != cells[:-1]).any(axis=1)
    kept[-1] = True
    return places[kept]


def _in_sight(places: Float64s) -> Iterator[list[Point]]:
    """The parts of a line that are not far outside: the dashes of what nobody sees take time."""
    piece: list[Point] = []
    for one, other in pairwise(places.tolist()):
        if any(max(a, b) < -FAR or min(a, b) > FAR for a, b in zip(one, other, strict=True)):
            if piece:
                yield piece
            piece = []
            continue
        if not piece:
            piece.append((one[0], one[1]))
        piece.append((other[0], other[1]))
    if piece:
        yield piece


def node_sentence(space: StateSpace, marks: MapMarks, node: int) -> str:
    """What is marked at a node, and how far it is from the exit and the start."""
    parts = [*_kinds(space, marks, node), *_distances(space, marks, node)]
    return QCoreApplication.translate("MapView", "; ").join(parts)


def _kinds(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    if node == marks.present:
        yield QCoreApplication.translate("MapView", "present position")
    if node == marks.furthest:
        yield QCoreApplication.translate("MapView", "furthest position")
    for narrow in space.passes:
        if narrow.node == node and not marks.strict:
            text = QCoreApplication.translate("MapView", "narrow pass at step {number}")
            yield text.format(number=grouped(narrow.step))


def _distances(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    to_exit, from_start = int(space.to_exit[node]), int(space.from_start[node])
    if to_exit == 0:
        yield QCoreApplication.translate("MapView", "solved")
    elif to_exit > 0 and not marks.strict:
        yield plural("MapView", "{number} steps to the exit", to_exit)
    if from_start == 0:
        yield QCoreApplication.translate("MapView", "start")
    else:
        yield plural("MapView", "{number} steps from the start", from_start)
