"""A map as a file: PNG, painted in bands so that memory stays small, and SVG, in lines.

Light that adds up does not survive where a picture is made of lines. There the edges are grouped by shade and by how
crowded it is around them, which their colour tells instead of their sum. The edges of a group are strung together to
lines that are as long as they come.

Formats: ISO/IEC 15948, Portable Network Graphics, 2004; W3C, Scalable Vector Graphics 1.1, 2011.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from struct import pack
from typing import BinaryIO
from xml.sax.saxutils import escape

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt8s
from solvers.klotski.state_space.colours import LEVELS, SHADES, MapStyle, tones
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.light import LightPicture, MapTransform

MOST_SIDE = 8000
"""The width or height of the largest picture, in pixels."""
BAND_PIXELS = 2_000_000
"""So many pixels, at most, are painted at a time; each takes 20 bytes or so."""
USUAL_WIDTH = 1400
"""In a picture as wide as this, lines are one pixel wide; in larger ones they are wider."""
MARGIN = 0.03
"""The least space around a drawing, as a share of the width."""


def view_of(drawing: Drawing, width: int, height: int) -> MapTransform:
    """The whole of a drawing in a picture of this size."""
    return MapTransform.fitting(drawing, width, height, MARGIN * width, max(1.0, width / USUAL_WIDTH))


def height_for(drawing: Drawing, width: int) -> int:
    """How high a picture of this width has to be for a drawing; between a third and three times the width."""
    across, down = (float(span) for span in np.ptp(drawing.points, axis=0))
    proportion = down / across * (1 - 2 * MARGIN) + 2 * MARGIN if across > 0 else 1.0
    return max(1, round(width * min(3.0, max(1 / 3, proportion))))


def write_png(file: BinaryIO, drawing: Drawing, shades: UInt8s, look: MapStyle, view: MapTransform) -> Generator[float]:
    """Write what a view shows, as light; yields the share that is done, after every slice of about 8 ms and each band.

    Raises what writing raises.
    """
    file.write(b"\x89PNG\r\n\x1a\n")
    _write_chunk(file, b"IHDR", pack(">IIBBBBB", view.width, view.height, 8, 2, 0, 0, 0))
    compressor = zlib.compressobj(6)
    rows = max(1, min(view.height, BAND_PIXELS // view.width))
    for top in range(0, view.height, rows):
        band = LightPicture(view.width, min(rows, view.height - top), top=top)
        for _ in band.draw(drawing, shades, view):
            yield top / view.height
        _write_chunk(file, b"IDAT", compressor.compress(_scan_lines(band, look)))
        yield (top + band.height) / view.height
    _write_chunk(file, b"IDAT", compressor.flush())
    _write_chunk(file, b"IEND", b"")


def _scan_lines(band: LightPicture, look: MapStyle) -> bytes:
    """Red, green and blue of each pixel, and before each row a 0: it is not filtered."""
    pixels = band.image(look, dimmed=False)
    lines = np.zeros((band.height, 1 + 3 * band.width), np.uint8)
    for channel, shift in enumerate((16, 8, 0)):
        lines[:, 1 + channel :: 3] = (pixels >> np.uint32(shift)).astype(np.uint8)
    return lines.tobytes()


def _write_chunk(file: BinaryIO, name: bytes, content: bytes) -> None:
    file.write(pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(name + content)))


def write_svg(
    file: BinaryIO, drawing: Drawing, shades: UInt8s, look: MapStyle, view: MapTransform, title: str
) -> Generator[float]:
    """Write a drawing as lines, one path for each colour; yields the share that is done after each path.

    Raises what writing raises.
    """
    wide, high, scale = view.width * DECIMALS, view.height * DECIMALS, DECIMALS * line_width(view)
    file.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{view.width}" height="{view.height}" '
        f'viewBox="0 0 {wide} {high}">\n<title>{escape(title)}</title>\n'
        f'<rect width="{wide}" height="{high}" fill="#{bytes(look.ground).hex()}"/>\n'
        f'<g fill="none" stroke-width="{scale:.1f}" stroke-opacity="{OPACITY}" '
        f'stroke-linecap="round" stroke-linejoin="round">\n'.encode()
    )
    for group in line_groups(drawing, shades, look, view):
        file.write(f'<path stroke="#{group.colour:06x}" d="'.encode())
        file.writelines(part.encode() for part in _path_data(group.lines))
        file.write(b'"/>\n')
        yield group.done
    file.write(b"</g>\n</svg>\n")


def _path_data(lines: Iterator[list[tuple[int, int]]]) -> Iterator[str]:
    """The lines in the commands of a path: where each begins, and the way from point to point."""
    for points in lines:
        (x, y), parts = points[0], [f"M{points[0][0]} {points[0][1]}l"]
        for there_x, there_y in points[1:]:
            across, down = there_x - x, there_y - y
            parts.append(f"{across}{'' if down < 0 else ' '}{down}")
            x, y = there_x, there_y
        yield parts[0] + " ".join(parts[1:])


GROUPS = 32
"""So many shades are told apart."""
CROWDED = (0.9, 1.6, 2.8, 5.0, 9.0)
"""Lines over each other, on average, from which on their colour is stronger."""
STRENGTHS = (0.6, 0.64, 0.69, 0.75, 0.82, 0.9)
"""The strength of the colour where it is so crowded, as a share of the light of a look."""
OPACITY = 0.75
DECIMALS = 10
"""Points lie on a grid of so many parts of a pixel."""
SQUARE = 8.0
"""The side of the squares in which lines are counted, in pixels of a person's."""


@dataclass(frozen=True)
class LineGroup:
    """Lines of one colour, each the points it goes through in parts of a pixel, and the share of all that is then done.

    The colour is 0xRRGGBB.
    """

    colour: int
    lines: Iterator[list[tuple[int, int]]]
    done: float


def line_width(view: MapTransform) -> float:
    """How wide the lines are, in pixels."""
    return view.ratio * min(1.6, max(0.45, 0.11 * view.scale / view.ratio))


def line_groups(drawing: Drawing, shades: UInt8s, look: MapStyle, view: MapTransform) -> Iterator[LineGroup]:
    """All edges in a view: the crowded ones last, and of those the nearest shades last."""
    placed = np.array([[view.xx, view.yx], [view.xy, view.yy]]) * DECIMALS
    points = np.round(drawing.points @ placed + np.array([view.dx, view.dy]) * DECIMALS).astype(np.int64)
    places: list[tuple[int, int]] = [(x, y) for x, y in points.tolist()]
    strength = _strengths(points, drawing.edges, view)
    shade = shades[drawing.edges].astype(np.int64).sum(axis=1) // 2
    group_of = strength * GROUPS + GROUPS - 1 - shade * GROUPS // SHADES
    for group in range(GROUPS * len(STRENGTHS)):
        chosen = drawing.edges[group_of == group]
        if len(chosen):
            lines = ([places[point] for point in line] for line in strung(chosen))
            yield LineGroup(_colour(look, group), lines, (group + 1) / (GROUPS * len(STRENGTHS)))


def _colour(look: MapStyle, group: int) -> int:
    strength, farness = divmod(group, GROUPS)
    shade = (2 * (GROUPS - farness) - 1) * SHADES // (2 * GROUPS)
    level = round(STRENGTHS[strength] * (LEVELS - 1))
    return int(tones(look)[level * SHADES + shade]) & 0xFFFFFF


def _strengths(points: Int64s, edges: Int32s, view: MapTransform) -> Int64s:
    """Which of `STRENGTHS` each edge has, by the length of all lines in the square of its middle."""
    ends = points[edges]
    square = SQUARE * view.ratio * DECIMALS
    columns, rows = (ends.mean(axis=1) / square).astype(np.int64).T
    columns, rows = columns - columns.min(initial=0), rows - rows.min(initial=0)
    number = rows * (columns.max(initial=0) + 1) + columns
    lengths = np.hypot(*(ends[:, 1] - ends[:, 0]).T.astype(np.float64))
    covered = np.bincount(number, lengths, minlength=1) * line_width(view) * DECIMALS / square**2
    return np.searchsorted(CROWDED, covered[number], side="right").astype(np.int64)


def strung(edges: Int32s) -> Iterator[list[int]]:
    """Lines that go through every edge once, each from point to point as far as it comes."""
    waiting: defaultdict[int, set[int]] = defaultdict(set)
    for one, other in edges.tolist():
        waiting[one].add(other)
        waiting[other].add(one)
    for begin in list(waiting):
        while waiting[begin]:
            line = [begin]
            while near := waiting[line[-1]]:
                there = near.pop()
                waiting[there].discard(line[-1])
                line.append(there)
            yield line
