"""Which part of a map is seen, how large and how turned: the arithmetic of zooming, panning and turning, no widgets."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from solvers.array_types import Float32s, Float64s
from solvers.klotski.state_space.light import MapTransform

DIRECTIONS = 16
"""In so many directions, and the opposite ones, the outermost points of a map are found."""
CLOSEST = 360.0
"""How many pixels an edge can be long, about: two positions then lie well apart."""
SMALLEST = 0.5
"""How much smaller than where all of it fits in a map can be."""
LEAST_EXTENT = 4.0
"""A map is shown as if it were so wide at least: of a few points, the edges are not made as long as the window."""
EVEN = 1e-3
"""Scales that differ by less than this part are as good as the same."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The smallest rectangle around a map, in its own units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def nearest(self, x: float, y: float) -> Point:
        """The point of it that is nearest to a point."""
        return min(max(x, self.left), self.right), min(max(y, self.top), self.bottom)


@dataclass(frozen=True, slots=True)
class MapViewport:
    """The widget that a map is seen in, `width` by `height` device-independent pixels, and what is to be seen.

    `hull` holds the corners of the convex hull of the points of the map, in its units: with them, a map that is turned
    fits as closely as one that is not.
    """

    width: float
    height: float
    hull: tuple[Point, ...]
    margin: float = 24.0

    @property
    def middle(self) -> Point:
        """The middle of the widget."""
        return self.width / 2, self.height / 2

    def fit(self, angle: float = 0.0) -> Camera:
        """The camera that sees the whole map, turned by an angle, as large as possible."""
        turned = Camera(0.0, 0.0, 1.0, angle)
        bounds = bounds_of(turned.turned(x, y) for x, y in self.hull)
        across = max(bounds.right - bounds.left, LEAST_EXTENT)
        down = max(bounds.bottom - bounds.top, LEAST_EXTENT)
        scale = min(max(1.0, self.width - 2 * self.margin) / across, max(1.0, self.height - 2 * self.margin) / down)
        return replace(turned, scale=min(scale, CLOSEST)).centred(*turned.turned_back(*bounds.middle))

    def limited(self, camera: Camera) -> Camera:
        """The nearest camera that keeps the limits: neither too near nor too far, and the map is not lost."""
        least = self.fit(camera.angle).scale * SMALLEST
        x, y = bounds_of(self.hull).nearest(camera.x, camera.y)
        return Camera(x, y, min(max(camera.scale, least), CLOSEST), camera.angle)

    def zoomed(self, camera: Camera, factor: float, at: Point) -> Camera:
        """So many times as large; what is at a pixel stays there, if the limits let it."""
        least = self.fit(camera.angle).scale * SMALLEST
        scale = min(max(camera.scale * factor, least), CLOSEST)
        return self.limited(self._anchored(replace(camera, scale=scale), camera, at))

    def turned(self, camera: Camera, degrees: float, at: Point | None = None) -> Camera:
        """Turned clockwise about a pixel, or about the middle."""
        angle = (camera.angle + degrees + 180.0) % 360.0 - 180.0
        return self.limited(self._anchored(replace(camera, angle=angle), camera, at or self.middle))

    def moved(self, camera: Camera, right: float, down: float) -> Camera:
        """The map drawn along by so many pixels."""
        x, y = camera.turned_back(right / camera.scale, down / camera.scale)
        return self.limited(camera.centred(camera.x - x, camera.y - y))

    def showing(self, camera: Camera, x: float, y: float, margin: float) -> Camera:
        """The nearest camera that sees a point of the map at least so many pixels from the edges.

        Where the limits do not let it come so far, the point is in the middle.
        """
        margin = min(margin, self.width / 2, self.height / 2)
        right, below = self._way_in(camera, x, y, margin)
        if not right and not below:
            return camera
        moved = self.moved(camera, right, below)
        there = all(abs(way) < 1.0 for way in self._way_in(moved, x, y, margin))
        return moved if there else self.limited(camera.centred(x, y))

    def _way_in(self, camera: Camera, x: float, y: float, margin: float) -> Point:
        """How far a point of the map has to go to be so many pixels from the edges."""
        across, down = self.pixel(camera, x, y)
        right = min(max(across, margin), self.width - margin) - across
        return right, min(max(down, margin), self.height - margin) - down

    def pixel(self, camera: Camera, x: float, y: float) -> Point:
        """Where a point of the map is in the widget."""
        across, down = camera.turned(x - camera.x, y - camera.y)
        return self.width / 2 + camera.scale * across, self.height / 2 + camera.scale * down

    def point(self, camera: Camera, across: float, down: float) -> Point:
        """What point of the map is at a pixel."""
        x, y = camera.turned_back((across - self.width / 2) / camera.scale, (down - self.height / 2) / camera.scale)
        return camera.x + x, camera.y + y

    def view(self, camera: Camera, ratio: float) -> MapTransform:
        """What the camera sees, for a picture of `ratio` device pixels to a pixel of the widget."""
        xx, xy, yx, yy = (ratio * part for part in camera.matrix)
        width, height = self.pixels(ratio)
        dx = ratio * self.width / 2 - xx * camera.x - xy * camera.y
        dy = ratio * self.height / 2 - yx * camera.x - yy * camera.y
        return MapTransform(width, height, xx, xy, yx, yy, dx, dy, ratio)

    def pixels(self, ratio: float) -> tuple[int, int]:
        """The width and height in device pixels."""
        return max(1, math.ceil(self.width * ratio)), max(1, math.ceil(self.height * ratio))

    def _anchored(self, camera: Camera, before: Camera, at: Point) -> Camera:
        """The camera moved so that the same point of the map is at a pixel as before."""
        was, now = self.point(before, *at), self.point(camera, *at)
        return camera.centred(camera.x + was[0] - now[0], camera.y + was[1] - now[1])


@dataclass(frozen=True, slots=True)
class Camera:
    """Sees the point `x`, `y` of a map in the middle of a widget.

    A unit of the map is `scale` device-independent pixels long; the map is turned clockwise by `angle` degrees.
    """

    x: float
    y: float
    scale: float
    angle: float = 0.0

    @property
    def matrix(self) -> tuple[float, float, float, float]:
        """What makes pixels of units: across = xx * x + xy * y and down = yx * x + yy * y."""
        cosine, sine = self.scale * math.cos(self._radians), self.scale * math.sin(self._radians)
        return cosine, -sine, sine, cosine

    def centred(self, x: float, y: float) -> Camera:
        """The same with another point in the middle."""
        return replace(self, x=x, y=y)

    def turned(self, x: float, y: float) -> Point:
        """A difference of points as it is seen, in units."""
        cosine, sine = math.cos(self._radians), math.sin(self._radians)
        return x * cosine - y * sine, x * sine + y * cosine

    def turned_back(self, across: float, down: float) -> Point:
        """The difference of points that is seen as this one."""
        return replace(self, angle=-self.angle).turned(across, down)

    def on_the_way(self, other: Camera, part: float) -> Camera:
        """The camera on the way to another, which is there at 1; zooms evenly and turns the shorter way.

        What is at the same pixel in both, as where the pointer was when the wheel was turned, stays there all the way.
        """
        turn = (other.angle - self.angle + 180.0) % 360.0 - 180.0
        scale = self.scale * (other.scale / self.scale) ** part
        if abs(other.scale / self.scale - 1.0) > EVEN:
            part = (1 / scale - 1 / self.scale) / (1 / other.scale - 1 / self.scale)
        x, y = self.x + part * (other.x - self.x), self.y + part * (other.y - self.y)
        return Camera(x, y, scale, self.angle + part * turn)

    @property
    def _radians(self) -> float:
        return math.radians(self.angle)


def bounds_of(points: Iterable[Point]) -> Bounds:
    """The bounds of some points, at least one."""
    across, down = zip(*points, strict=True)
    return Bounds(min(across), min(down), max(across), max(down))


def outline(points: Float32s) -> tuple[Point, ...]:
    """The corners of a polygon that is the convex hull of points, (k, 2), within a hundredth of their extent.

    They are the outermost points in directions all around.
    """
    angles = np.linspace(0.0, np.pi, DIRECTIONS, endpoint=False, dtype=np.float32)
    along = np.stack([np.cos(angles), np.sin(angles)], axis=1) @ points.T
    outermost = {*along.argmin(axis=1).tolist(), *along.argmax(axis=1).tolist()}
    return tuple((float(x), float(y)) for x, y in points[sorted(outermost)])


def pixels_of(room: MapViewport, camera: Camera, points: NDArray[np.floating]) -> Float64s:
    """Where points of the map, (k, 2), are in the widget, (k, 2)."""
    xx, xy, yx, yy = camera.matrix
    turned = (points.astype(np.float64) - np.array([camera.x, camera.y])) @ np.array([[xx, yx], [xy, yy]])
    return turned + np.array(room.middle)
