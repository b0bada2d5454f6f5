"""A map as light that adds up in a field of pixels, without Qt.

How bright a pixel looks depends on the scale and on how crowded the whole drawing is, and not on what the picture
shows of it: nothing flickers while a person zooms, pans or turns, and the bands of a large picture fit.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import cache
from math import log1p, sqrt
from typing import TYPE_CHECKING

import numpy as np

from solvers.array_types import Float64s, Int32s, Int64s, UInt8s, UInt32s
from solvers.klotski.state_space import light_kernel
from solvers.klotski.state_space.colours import MapStyle, faint_tones, tones
from solvers.klotski.state_space.light_kernel import MOST_LIGHT
from solvers.slices import Slices

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing

Region = tuple[int, int, int, int]
"""Left, top, right and bottom of some pixels, without the last column and row."""

GRID_SIDE = 128
"""Into so many columns and rows of squares, at most, a drawing is divided to see how crowded it is."""


STEEPNESS = 8.0
"""How fast a pixel grows brighter with the first lines through it."""
AGAIN = 0.2
"""The share of light that what is lit again takes."""


@dataclass(frozen=True)
class MapTransform:
    """Where the points of a drawing are in a picture: pixel = M · point + d, pixel (0, 0) covering 0 to 1 both ways.

    `ratio` is how many pixels make one of those that a person thinks in: 2 on a screen of double density.
    """

    width: int
    height: int
    xx: float
    xy: float
    yx: float
    yy: float
    dx: float
    dy: float
    ratio: float = 1.0

    @staticmethod
    def fitting(drawing: Drawing, width: int, height: int, margin: float, ratio: float = 1.0) -> MapTransform:
        """The view, upright, that shows all of a drawing within so many pixels of margin at each side."""
        low, high = drawing.points.min(axis=0).astype(float), drawing.points.max(axis=0).astype(float)
        span = np.maximum(high - low, 1e-6)
        scale = max(min((width - 2 * margin) / span[0], (height - 2 * margin) / span[1]), 1e-6)
        middle = (low + high) / 2
        dx, dy = width / 2 - scale * middle[0], height / 2 - scale * middle[1]
        return MapTransform(width, height, scale, 0.0, 0.0, scale, dx, dy, ratio)

    @property
    def scale(self) -> float:
        """Pixels for a length of 1, about that of an edge."""
        return sqrt(abs(self.xx * self.yy - self.xy * self.yx))


@dataclass(frozen=True)
class Stroke:
    """How edges and points are drawn, in pixels and units of light, and what light makes a pixel look strongest."""

    half: float
    unit: float
    radius: float
    disc: float
    strongest: float

    @staticmethod
    def at(view: MapTransform, crowding: float, spacing: float) -> Stroke:
        """The stroke for a view of a drawing with so many edges to a square of side 1, and points so far apart."""
        apart = view.scale / view.ratio * spacing
        width = (1 + 1.3 * _eased((apart - 4) / 18)) * sqrt(view.ratio)
        over = 1 + crowding * width / max(view.scale, 1e-9)
        unit = min(48.0, max(3.0, MOST_LIGHT / (7 * over)))
        radius = view.ratio * min(4.5, 0.38 * apart)
        return Stroke(width / 2, unit, radius, 2 * unit * _eased((apart - 3) / 7), unit * (3 + 3 * over))

    @property
    def lit(self) -> Stroke:
        """That for what is lit: a little wider, each point to be seen by itself."""
        half = self.half * 1.15
        return replace(self, half=half, radius=max(self.radius, half + 0.2), disc=max(self.disc, 0.7 * self.unit))

    @property
    def reach(self) -> int:
        """How many pixels away from a line or a point it may change something."""
        return int(max(2 * self.half, self.radius)) + 2

    def levels(self) -> UInt8s:
        """How strong so much light looks, (4096,): 0 is the ground, 255 the strongest; by the logarithm."""
        light = np.arange(MOST_LIGHT + 1) * (STEEPNESS / self.unit)
        return np.minimum(255, np.ceil(np.log1p(light) * (255 / log1p(STEEPNESS * self.strongest / self.unit)))).astype(
            np.uint8
        )


class LightPicture:
    """A field of pixels that light is drawn into: the map, and over it what is lit, a search that walks on it.

    It takes 8 bytes a pixel, 4 of them only once something is lit, and 4 more for a picture of its own. Used by one
    thread at a time.
    """

    def __init__(self, width: int, height: int, left: int = 0, top: int = 0) -> None:
        """A field for the pixels of a view from (left, top) on; by default for all of one of that size."""
        self.width, self.height = width, height
        self._window = np.array([left, top, width, height], np.int64)
        self._light = np.zeros(width * height, np.uint32)
        self._lit: UInt32s | None = None
        self._is_lit: UInt8s | None = None
        self._picture: UInt32s | None = None
        self._stroke = Stroke(0.5, 48.0, 0.0, 0.0, 480.0)
        self._measured: Measures | None = None

    def draw(self, drawing: Drawing, shades: UInt8s, view: MapTransform) -> Generator[None]:
        """Draw all edges anew, in slices of about 8 ms, and the points once they are far enough apart; nothing is lit.

        `shades` (k,) are those of the points. A picture must not be made before it has ended.
        """
        self.unlight()
        self._light.fill(0)
        self._stroke = stroke = self._measure(drawing).stroke(view)
        frame, cursor = _frame(view, stroke), np.zeros(1, np.int64)
        places = self._light, drawing.points
        edges = light_kernel.draw_edges.sliced(*places, drawing.edges, shades, frame, self._window, cursor)
        slices = Slices(100_000)
        yield from slices.each(edges)
        if stroke.disc > 0:
            cursor[0] = 0
            points = light_kernel.draw_points.sliced(*places, shades, frame, self._window, cursor)
            yield from slices.each(points)

    def light(self, drawing: Drawing, points: Int32s, shades: UInt8s, view: MapTransform) -> Region | None:
        """Light points of the drawing that was drawn, in this view, and their edges to those lit before.

        `shades` are those of these points, as many; a point lit again shines a little brighter. Returns the
        pixels that may have changed, or None.
        """
        measured, stroke = self._measure(drawing), self._stroke.lit
        if self._lit is None:
            self._lit = np.zeros(self.width * self.height, np.uint32)
        if self._is_lit is None:
            self._is_lit = np.zeros(len(drawing.points), np.uint8)
        box = np.array([1 << 40, 1 << 40, -(1 << 40), -(1 << 40)], np.int64)
        light_kernel.light_points(
            self._lit,
            drawing.points,
            *measured.adjacency(drawing),
            points,
            shades,
            self._is_lit,
            _frame(view, stroke),
            self._window,
            box,
        )
        left, top = self._window[:2].tolist()
        reach = stroke.reach
        return self._inside((box[0] - left - reach, box[1] - top - reach, box[2] - left + reach, box[3] - top + reach))

    def unlight(self) -> None:
        """Take away what is lit."""
        if self._is_lit is not None and self._lit is not None:
            self._lit.fill(0)
            self._is_lit = None

    def image(self, look: MapStyle, dimmed: bool, region: Region | None = None, into: UInt32s | None = None) -> UInt32s:
        """The picture, (height, width), each pixel 0xFFRRGGBB; dimmed, the map is faint and only what is lit shines.

        Painted into `into`, or into an array that is the same each time. With a region, only its pixels are painted.
        """
        if into is None:
            if self._picture is None:
                self._picture = np.zeros((self.height, self.width), np.uint32)
            into = self._picture
        inside = self._inside(region or (0, 0, self.width, self.height))
        if inside is None:
            return into
        pixels, box, reciprocals = into.reshape(-1), np.array(inside, np.int64), _reciprocals()
        levels = self._stroke.levels()
        colours = faint_tones(look) if dimmed else tones(look)
        light_kernel.paint(self._light, self.width, box, levels, colours, pixels, reciprocals)
        if self._is_lit is not None and self._lit is not None:
            painted = self._lit, self.width, box, levels, tones(look), pixels, reciprocals, look.additive
            light_kernel.paint_over(*painted)
        return into

    def _inside(self, region: tuple[float, float, float, float]) -> Region | None:
        """The part of a region that lies in the field; None when there is none."""
        left, top = max(0, int(region[0])), max(0, int(region[1]))
        right, bottom = min(self.width, int(region[2])), min(self.height, int(region[3]))
        return (left, top, right, bottom) if left < right and top < bottom else None

    def _measure(self, drawing: Drawing) -> Measures:
        if (
            self._measured is None
            or self._measured.edges is not drawing.edges
            or self._measured.points is not drawing.points
        ):
            self._measured = Measures(drawing)
        return self._measured


class Measures:
    """What is to be known of a drawing, and stays: how crowded it is, and which points are neighbours."""

    def __init__(self, drawing: Drawing) -> None:
        self.points, self.edges = drawing.points, drawing.edges
        self._crowding = _crowding(drawing)
        edges_a_point = max(1.0, len(drawing.edges) / max(1, len(drawing.points)))
        self._spacing = 1 / sqrt(1 + self._crowding / edges_a_point)
        self._adjacency: tuple[Int32s, Int32s] | None = None

    def stroke(self, view: MapTransform) -> Stroke:
        """How it is drawn in a view."""
        return Stroke.at(view, self._crowding, self._spacing)

    def adjacency(self, drawing: Drawing) -> tuple[Int32s, Int32s]:
        """The neighbours of each point in compressed rows: (k + 1,) and (2e,)."""
        if self._adjacency is None:
            starts = np.zeros(len(drawing.points) + 1, np.int32)
            neighbours = np.zeros(2 * len(drawing.edges), np.int32)
            light_kernel.list_neighbours(drawing.edges, starts, neighbours)
            self._adjacency = starts, neighbours
        return self._adjacency


def _crowding(drawing: Drawing) -> float:
    """How many edges there are to a square of side 1, as an edge sees it: the mean over all edges."""
    if not len(drawing.edges):
        return 0.0
    low, high = drawing.points.min(axis=0), drawing.points.max(axis=0)
    side = max(2.0, float((high - low).max()) / GRID_SIDE)
    squares = int(float((high - low).max()) / side) + 1
    counts = np.zeros(squares * squares, np.int64)
    grid = np.array([low[0], low[1], side], np.float64)
    light_kernel.add_lengths(drawing.points, drawing.edges, counts, squares, grid)
    return float(np.square(counts).sum() / counts.sum() / side**2)


def _frame(view: MapTransform, stroke: Stroke) -> Float64s:
    placed = [view.xx, view.xy, view.yx, view.yy, view.dx, view.dy]
    strokes = [stroke.half, stroke.unit, stroke.radius, stroke.disc, AGAIN]
    return np.array(placed + strokes, np.float64)


def _eased(share: float) -> float:
    """From 0 to 1, smoothly at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


@cache
def _reciprocals() -> Int64s:
    return -(-(1 << 32) // np.maximum(np.arange(MOST_LIGHT + 1, dtype=np.int64), 1))
