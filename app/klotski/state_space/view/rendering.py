"""Draws the light of a map off the GUI thread, and marks in it the solved positions and what a method visited last.

What was asked for last is drawn next. A picture is made as the one answer of a little search, so that a runner of
searches can make it. A mark is a dot, and a sign only where there is room: they never grow into a blot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.klotski.state_space.view.camera import Camera, MapViewport, pixels_of
from app.klotski.state_space.view.lit import LitVisits, Returns
from app.klotski.state_space.view.nearby_boards import BoardRoom, points_with_room
from app.klotski.state_space.view.node_index import NodeIndex
from app.klotski.state_space.view.signs import Sign, map_inks, paint_sign
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.look.scale import text_scale
from app.ui.look.theme import THEMES
from app.ui.painting.drawing import faint, smooth_painter
from solvers.array_types import Float64s, UInt8s, UInt32s
from solvers.klotski.state_space.colours import Colouring, look_named, shades
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.light import LightPicture, MapTransform
from solvers.search import Progress, Search, last_answer

VISITS_AT_ONCE = 100_000
"""How many visits are lit before a search that is given up hears of it."""

SIGNS_FROM = 16.0
"""How many pixels an edge is long, about, from which on there is room for signs."""
SIGN_ROOM, ROOMY = 9.0, 0.5
"""Where edges run past many points, the points are closer together: signs of full size, so many pixels wide, are drawn
only while squares as wide hold one point each for so many of all points at least."""
FULL_SIZE = 44.0
"""The same for signs of full size."""
SPACING, RIM, RIM_STRENGTH = 2.6, 1.3, 0.5
"""How far dots of exits are apart at least, in widths of theirs; how much wider their casing is, in pixels, and how
strong, where contrast is not high."""
DIMMED = 0.4
"""How strong exits are on a map that is dimmed."""
MOST_LATEST = 160
"""So many of the last visits, at most, are marked, the more strongly the later they are."""
STRENGTHS = 4
DOTS_AT_ONCE = 100
"""Qt draws so many at a time: no other thread runs Python meanwhile."""


@dataclass(frozen=True, eq=False)
class Shot:
    """What is to be seen, and from where; `ratio` device pixels make a pixel of the room."""

    space: StateSpace
    drawing: Drawing
    colouring: Colouring
    look: str
    exits: bool
    lit: LitVisits | None
    room: MapViewport
    camera: Camera
    ratio: float

    def shows_the_same_light(self, other: Shot) -> bool:
        """Whether all but the exits, the visits and the look is as in another shot."""
        return (
            self.drawing is other.drawing
            and self.colouring is other.colouring
            and (self.room, self.camera, self.ratio) == (other.room, other.camera, other.ratio)
        )


@dataclass(frozen=True, eq=False)
class RenderedShot:
    """A shot that was drawn; `pixels` belongs to the image, which does not keep it alive by itself."""

    shot: Shot
    image: QImage
    pixels: UInt32s
    index: NodeIndex
    with_room: BoardRoom


class Renderer(QObject):
    """Draws shots, one at a time, in a thread of its own; of those that wait only the last is drawn."""

    drawn = Signal(object)
    """A `RenderedShot`."""
    failed = Signal(object)
    """The exception that a shot ended with: a fault of ours, or there is no memory for the picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: Shot | None = None
        self._canvas = Canvas()
        self._runner = SearchRunner(self, answered=self._take, failed=self._fail)

    def draw(self, shot: Shot) -> None:
        """Have a shot drawn as soon as the one is done that is being drawn."""
        self._waiting = shot
        if not self._runner.busy:
            self._begin()

    def close(self) -> None:
        """Stop and let the thread end; another shot begins a new one."""
        self._waiting = None
        self._runner.close()
        self._canvas = Canvas()  # the old thread may still be at work on the other one

    def _begin(self) -> None:
        shot, self._waiting = self._waiting, None
        if shot is not None:
            canvas = self._canvas
            self._runner.start(lambda: canvas.search(shot))

    @Slot(object)
    def _take(self, report: Report[Any]) -> None:
        self._begin()
        self.drawn.emit(report.event.answer)

    @Slot(object)
    def _fail(self, report: Report[Any]) -> None:
        self._canvas = Canvas()
        self._begin()
        self.failed.emit(report.event)


class Canvas:
    """The light of the last shot, so that what is the same in the next need not be drawn again.

    Used in one thread at a time. It paints into two arrays by turns: when a shot is begun, the picture before is in
    use, and the one before that no longer is.
    """

    def __init__(self) -> None:
        self._light: LightPicture | None = None
        self._pixels: list[UInt32s] = []
        self._shot: Shot | None = None
        self._lit = 0
        self._returns = Returns(0)
        self._index: tuple[Drawing, NodeIndex] | None = None

    def search(self, shot: Shot) -> Search[RenderedShot]:
        """Draw a shot: the one answer is its `RenderedShot`."""
        yield Progress(0, 0)
        view = shot.room.view(shot.camera, shot.ratio)
        light = self._sized(view)
        before, self._shot = self._shot, None  # a shot that is given up is not drawn
        lit_before = before.lit.count if before is not None and before.lit is not None else 0
        shown = shades(shot.space, shot.drawing, shot.colouring)
        if before is None or not shot.shows_the_same_light(before):
            for _ in light.draw(shot.drawing, shown, view):
                yield Progress(0, 1)
            before = None
        for _ in self._light_visits(light, shot, before, shown, view):
            yield Progress(0, 1)
        self._shot = shot
        self._pixels.reverse()
        pixels = light.image(look_named(shot.look), dimmed=shot.lit is not None, into=self._pixels[0])
        image = image_of(pixels, shot.ratio)
        stamp_exits(image, shot)
        stamp_latest(image, shot, lit_before)
        with_room = points_with_room(shot.drawing, shot.room, shot.camera, text_scale())
        return (yield from last_answer(RenderedShot(shot, image, pixels, self._index_of(shot.drawing), with_room), 1))

    def _sized(self, view: MapTransform) -> LightPicture:
        if self._light is None or (self._light.width, self._light.height) != (view.width, view.height):
            self._light = self._shot = None  # the old one is freed before there is a new one
            self._light = LightPicture(view.width, view.height)
            self._pixels = [np.empty((view.height, view.width), np.uint32) for _ in range(2)]
        return self._light

    def _light_visits(
        self, light: LightPicture, shot: Shot, before: Shot | None, shown: UInt8s, view: MapTransform
    ) -> Iterator[None]:
        """Light the visits of a shot: only what is new where the last shot showed the beginning of the same visits."""
        old, new = before.lit if before is not None else None, shot.lit
        goes_on = old is not None and new is not None and old.nodes is new.nodes and old.begin == new.begin
        if new is None or not goes_on or new.count < self._lit:
            light.unlight()
            self._lit = 0 if new is None else new.begin
            self._returns = Returns(shot.space.nodes)
        while new is not None and self._lit < new.count:
            until = min(new.count, self._lit + VISITS_AT_ONCE)
            points = shot.drawing.point_of[self._returns.brightened(new.nodes[self._lit : until])]
            light.light(shot.drawing, points, shown[points], view)
            self._lit = until
            yield

    def _index_of(self, drawing: Drawing) -> NodeIndex:
        if self._index is None or self._index[0] is not drawing:
            self._index = drawing, NodeIndex(drawing.points)
        return self._index[1]


def image_of(pixels: UInt32s, ratio: float) -> QImage:
    """An image of pixels, (height, width), which have to be kept for as long as the image is used."""
    height, width = pixels.shape
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    return image


def stamp_exits(image: QImage, shot: Shot) -> None:
    """Mark the solved positions that a shot shows, if it does, on a map that has settled; in any thread."""
    if not shot.exits or shot.drawing.round < shot.drawing.rounds:
        return
    places = _in_sight(shot, np.flatnonzero(np.bincount(shot.drawing.point_of[shot.space.solved])))
    scale, inks = shot.camera.scale, map_inks(THEMES[shot.look])
    with smooth_painter(image) as painter:
        painter.setOpacity(1.0 if shot.lit is None else DIMMED)
        size = 0.45 + 0.55 * min(1.0, max(0.0, scale - SIGNS_FROM) / (FULL_SIZE - SIGNS_FROM))
        if scale >= SIGNS_FROM and len(_thinned(places, SIGN_ROOM * size)) >= ROOMY * len(places):
            for x, y in places.tolist():
                paint_sign(painter, Sign.EXIT, QPointF(x, y), size, inks)
        else:
            dot = 1.6 + 0.12 * min(scale, SIGNS_FROM)
            thinned, theme = _thinned(places, SPACING * dot), THEMES[shot.look]
            rim = faint(inks.casing, 1.0 if theme.contrast else RIM_STRENGTH)
            _draw_dots(painter, thinned, rim, dot + RIM)
            _draw_dots(painter, thinned, QColor(inks.exit), dot)


def stamp_latest(image: QImage, shot: Shot, before: int) -> None:
    """Mark what a method has visited since so many visits, while it is under way; in any thread."""
    lit = shot.lit
    if lit is None or lit.done or not lit.count:
        return
    first = max(lit.begin, min(before, lit.count - 1), lit.count - MOST_LATEST)
    places = _in_sight(shot, shot.drawing.point_of[lit.nodes[first : lit.count]])
    inks = map_inks(THEMES[shot.look])
    dot = min(5.0, 2.2 + 0.1 * shot.camera.scale)
    with smooth_painter(image) as painter:
        for number, part in enumerate(np.array_split(places, STRENGTHS)):
            _draw_dots(painter, part, faint(inks.present, (number + 1) / STRENGTHS), dot)
        last = _in_sight(shot, shot.drawing.point_of[lit.nodes[lit.count - 1 : lit.count]])
        _draw_dots(painter, last, QColor(inks.casing), 2.4 * dot)
        _draw_dots(painter, last, QColor(inks.present), 1.6 * dot)


def _draw_dots(painter: QPainter, places: Float64s, ink: QColor, width: float) -> None:
    painter.setPen(QPen(ink, width, c=Qt.PenCapStyle.RoundCap))
    for first in range(0, len(places), DOTS_AT_ONCE):
        painter.drawPoints([QPointF(x, y) for x, y in places[first : first + DOTS_AT_ONCE].tolist()])


def _in_sight(shot: Shot, points: NDArray[np.integer]) -> Float64s:
    """Where points of a drawing are in a picture, those that are not outside."""
    places = pixels_of(shot.room, shot.camera, shot.drawing.points[points])
    size = np.array([shot.room.width, shot.room.height])
    return places[((places > -SIGNS_FROM) & (places < size + SIGNS_FROM)).all(axis=1)]


def _thinned(places: Float64s, spacing: float) -> Float64s:
    """One place in each square of a grid, so that dots lie beside each other and never grow into a blot."""
    squares = np.floor(places / spacing).astype(np.int64)
    numbers = squares[:, 0] << 32 | squares[:, 1] & 0xFFFFFFFF
    order = np.argsort(numbers, kind="stable")  # numpy.unique would do, but imports a hundred milliseconds' worth
    first = np.ones(len(order), np.bool_)
    first[1:] = numbers[order[1:]] != numbers[order[:-1]]
    return places[order[first]]
