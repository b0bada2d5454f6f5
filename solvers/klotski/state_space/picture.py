"""A map as a file: PNG, painted in bands so that memory stays small, and SVG, in lines.

Formats: ISO/IEC 15948, Portable Network Graphics, 2004; W3C, Scalable Vector Graphics 1.1, 2011.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator, Iterator
from struct import pack
from typing import BinaryIO
from xml.sax.saxutils import escape

import numpy as np

from solvers.array_types import UInt8s
from solvers.klotski.state_space.colours import MapStyle
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.light import LightPicture, MapTransform
from solvers.klotski.state_space.lines import DECIMALS, OPACITY, line_groups, line_width

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
