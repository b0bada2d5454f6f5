"""Compiled: lines and discs of light that adds up in a field of pixels, and the picture made of it.

A pixel is one number, uint32: the light in its lower 12 bits, and above them the light times its shade, summed up, so
that one addition adds both, and the quotient is the mean shade. Pixel (i, j) covers [i, i + 1) times [j, j + 1).
"""

from __future__ import annotations

from math import floor, sqrt

from solvers.array_types import Float32s, Float64s, Int32s, Int64s, UInt8s, UInt32s
from solvers.kernels import compiled, kernel

SLICE_OVER, EXHAUSTED = 0, 2
"""Why `draw_edges` returned."""

LIGHT_BITS = 12
MOST_LIGHT = (1 << LIGHT_BITS) - 1
"""More light than this a pixel does not take: 4,095 times the shade 255 just fits above."""

XX, XY, YX, YY, DX, DY, HALF, UNIT, RADIUS, DISC, AGAIN = range(11)
"""Where `frame` keeps the view, half the width of a line in pixels, the light of a pixel that is covered by one line,
the radius of a point's disc in pixels, the light of a pixel that is covered by it, and the share of all light that what
is lit again takes."""

LEFT, TOP, WIDTH, HEIGHT = range(4)
"""Where `window` keeps which pixels of the view the field holds."""


@compiled
def _add(light: UInt32s, index: int, weight: int, shade: int) -> None:
    before = int(light[index])
    if (before & MOST_LIGHT) + weight <= MOST_LIGHT:
        light[index] = before + weight + (weight * shade << LIGHT_BITS)


@compiled
def _add_line(
    light: UInt32s,
    u0: float,
    v0: float,
    u1: float,
    v1: float,
    shade0: int,
    shade1: int,
    half: float,
    unit: float,
    u_low: int,
    u_high: int,
    v_low: int,
    v_high: int,
    u_stride: int,
    v_stride: int,
) -> int:
    """Add a line that is longer along u than along v; return how many pixels it has along u.

    Along u, a pixel takes the share of it that the line covers; along v, the share covered at the middle of that. The
    half of the line at each end has the shade of that end. What each pixel gets depends on no limit of the field.
    """
    slope = (v1 - v0) / (u1 - u0)
    reach = half * sqrt(1.0 + slope * slope)
    first, last = max(u0, float(u_low)), min(u1, float(u_high))
    if slope != 0.0:
        enters = u0 + (v_low - reach - v0) / slope
        leaves = u0 + (v_high + reach - v0) / slope
        first = max(first, min(enters, leaves) - 1.0)
        last = min(last, max(enters, leaves) + 1.0)
    if first > last:
        return 0
    middle = (u0 + u1) * 0.5
    column, end = floor(first), min(floor(last), u_high - 1)
    pixels = max(0, end - column + 1)
    while column <= end:
        begins, ends = max(u0, float(column)), min(u1, column + 1.0)
        centre = (begins + ends) * 0.5
        strength = (ends - begins) * unit
        shade = shade0 if centre < middle else shade1
        low = v0 + slope * (centre - u0) - reach
        high = low + reach + reach
        row = max(floor(low), v_low)
        bottom = min(floor(high), v_high - 1)
        while row <= bottom:
            weight = int((min(row + 1.0, high) - max(float(row), low)) * strength + 0.5)
            _add(light, (column - u_low) * u_stride + (row - v_low) * v_stride, weight, shade)
            row += 1
        column += 1
    return pixels


@compiled
def _add_edge(
    light: UInt32s,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    shade0: int,
    shade1: int,
    half: float,
    unit: float,
    window: Int64s,
) -> int:
    """Add a line where it lies in the field; return about how many pixels that took."""
    left, top = window[LEFT], window[TOP]
    right, bottom = left + window[WIDTH], top + window[HEIGHT]
    edge = half * 2.0
    if (
        max(x0, x1) < left - edge
        or min(x0, x1) > right + edge
        or max(y0, y1) < top - edge
        or min(y0, y1) > bottom + edge
    ):
        return 0
    if abs(x1 - x0) >= abs(y1 - y0):
        if x0 < x1:
            return _add_line(
                light, x0, y0, x1, y1, shade0, shade1, half, unit, left, right, top, bottom, 1, window[WIDTH]
            )
        if x1 < x0:
            return _add_line(
                light, x1, y1, x0, y0, shade1, shade0, half, unit, left, right, top, bottom, 1, window[WIDTH]
            )
        return 0
    if y0 < y1:
        return _add_line(light, y0, x0, y1, x1, shade0, shade1, half, unit, top, bottom, left, right, window[WIDTH], 1)
    return _add_line(light, y1, x1, y0, x0, shade1, shade0, half, unit, top, bottom, left, right, window[WIDTH], 1)


@compiled
def _add_disc(light: UInt32s, x: float, y: float, shade: int, radius: float, unit: float, window: Int64s) -> int:
    """Add a disc, its rim softened, where it lies in the field; return how many pixels were looked at."""
    left, top, width = window[LEFT], window[TOP], window[WIDTH]
    right, bottom = left + width, top + window[HEIGHT]
    rim = radius + 0.5
    if x < left - rim or x > right + rim or y < top - rim or y > bottom + rim:
        return 0
    first, last = max(floor(x - rim), left), min(floor(x + rim), right - 1)
    row, end = max(floor(y - rim), top), min(floor(y + rim), bottom - 1)
    while row <= end:
        column = first
        while column <= last:
            across, down = column + 0.5 - x, row + 0.5 - y
            covered = rim - sqrt(across * across + down * down)
            if covered > 0.0:
                _add(light, (row - top) * width + column - left, int(min(covered, 1.0) * unit + 0.5), shade)
            column += 1
        row += 1
    return (end + 1 - row) * max(0, last - first + 1) + 1


@compiled
def _x(points: Float32s, point: int, frame: Float64s) -> float:
    return frame[XX] * points[point, 0] + frame[XY] * points[point, 1] + frame[DX]


@compiled
def _y(points: Float32s, point: int, frame: Float64s) -> float:
    return frame[YX] * points[point, 0] + frame[YY] * points[point, 1] + frame[DY]


@kernel(
    "int64(uint32[::1], float32[:, ::1], int32[:, ::1], uint8[::1], float64[::1], int64[::1], int64[::1], int64)",
    "points shades",
)
def draw_edges(
    light: UInt32s,
    points: Float32s,
    edges: Int32s,
    shades: UInt8s,
    frame: Float64s,
    window: Int64s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Add the edges (e, 2) from the one at `cursor[0]` on, until `budget` pixels are spent; return why it stopped."""
    edge = int(cursor[0])
    while edge < len(edges) and budget > 0:
        one, other = int(edges[edge, 0]), int(edges[edge, 1])
        budget -= 4 + _add_edge(
            light,
            _x(points, one, frame),
            _y(points, one, frame),
            _x(points, other, frame),
            _y(points, other, frame),
            int(shades[one]),
            int(shades[other]),
            frame[HALF],
            frame[UNIT],
            window,
        )
        edge += 1
    cursor[0] = edge
    return EXHAUSTED if edge == len(edges) else SLICE_OVER


@kernel("int64(uint32[::1], float32[:, ::1], uint8[::1], float64[::1], int64[::1], int64[::1], int64)", "points shades")
def draw_points(
    light: UInt32s,
    points: Float32s,
    shades: UInt8s,
    frame: Float64s,
    window: Int64s,
    cursor: Int64s,
    budget: int,
) -> int:
    """Add a disc for each point, from the one at `cursor[0]` on, until `budget` pixels are spent; as `draw_edges`."""
    point = int(cursor[0])
    while point < len(points) and budget > 0:
        x, y = _x(points, point, frame), _y(points, point, frame)
        budget -= 4 + _add_disc(light, x, y, int(shades[point]), frame[RADIUS], frame[DISC], window)
        point += 1
    cursor[0] = point
    return EXHAUSTED if point == len(points) else SLICE_OVER


@kernel("void(float32[:, ::1], int32[:, ::1], int64[::1], int64, float64[::1])")
def add_lengths(points: Float32s, edges: Int32s, counts: Int64s, side: int, grid: Float64s) -> None:
    """Count the edges by the squares, `side` times `side`, in which their middles lie.

    `grid` holds the left and the top of the squares and the length of their sides.
    """
    for edge in range(len(edges)):
        one, other = int(edges[edge, 0]), int(edges[edge, 1])
        column = int(((points[one, 0] + points[other, 0]) * 0.5 - grid[0]) / grid[2])
        row = int(((points[one, 1] + points[other, 1]) * 0.5 - grid[1]) / grid[2])
        counts[min(row, side - 1) * side + min(column, side - 1)] += 1


@kernel("void(int32[:, ::1], int32[::1], int32[::1])")
def list_neighbours(edges: Int32s, starts: Int32s, neighbours: Int32s) -> None:
    """List the neighbours of each point, in compressed rows: `starts` (k + 1,), zeros, `neighbours` (2e,)."""
    points = len(starts) - 1
    for edge in range(len(edges)):
        starts[edges[edge, 0]] += 1
        starts[edges[edge, 1]] += 1
    total = 0
    for point in range(points):
        total += starts[point]
        starts[point] = total
    starts[points] = total
    for edge in range(len(edges)):
        one, other = int(edges[edge, 0]), int(edges[edge, 1])
        starts[one] -= 1
        neighbours[starts[one]] = other
        starts[other] -= 1
        neighbours[starts[other]] = one


@compiled
def _widen(box: Int64s, x: float, y: float) -> None:
    box[0], box[1] = min(box[0], floor(x)), min(box[1], floor(y))
    box[2], box[3] = max(box[2], floor(x) + 1), max(box[3], floor(y) + 1)


@kernel(
    "void(uint32[::1], float32[:, ::1], int32[::1], int32[::1], int32[::1], uint8[::1], uint8[::1], "
    "float64[::1], int64[::1], int64[::1])",
    "lit shades",
    "points is_lit",
)
def light_points(
    light: UInt32s,
    points: Float32s,
    starts: Int32s,
    neighbours: Int32s,
    lit: Int32s,
    shades: UInt8s,
    is_lit: UInt8s,
    frame: Float64s,
    window: Int64s,
    box: Int64s,
) -> None:
    """Light these points, in order, each with its shade, and their edges to points that are lit already.

    What is lit again takes less light than at first.
    `box`, int64, is widened to hold whatever changed: left, top, right and bottom of all ends, lines as thin as none.
    """
    for number in range(len(lit)):
        point, shade = int(lit[number]), int(shades[number])
        x, y = _x(points, point, frame), _y(points, point, frame)
        share = frame[AGAIN] if is_lit[point] else 1.0
        _add_disc(light, x, y, shade, frame[RADIUS], share * frame[DISC], window)
        _widen(box, x, y)
        for place in range(starts[point], starts[point + 1]):
            other = int(neighbours[place])
            if is_lit[other]:
                there_x, there_y = _x(points, other, frame), _y(points, other, frame)
                _add_edge(light, x, y, there_x, there_y, shade, shade, frame[HALF], share * frame[UNIT], window)
                _widen(box, there_x, there_y)
        is_lit[point] = 1


@kernel(
    "void(uint32[::1], int64, int64[::1], uint8[::1], uint32[::1], uint32[::1], int64[::1])",
    "light out",
    "levels reciprocals",
)
def paint(
    light: UInt32s,
    width: int,
    region: Int64s,
    levels: UInt8s,
    tones: UInt32s,
    out: UInt32s,
    reciprocals: Int64s,
) -> None:
    """Turn the light of a region into colours.

    `region` is left, top, right and bottom, without the last ones; `levels` (4096,) is how strong so much light looks,
    `tones` (65,536,) the colours, 256 shades for each level, and `reciprocals` (4096,) 2**32 over so much light.
    """
    ground = tones[0]
    for row in range(region[1], region[3]):
        for index in range(row * width + region[0], row * width + region[2]):
            pixel = int(light[index])
            if pixel == 0:
                out[index] = ground
            else:
                amount = pixel & MOST_LIGHT
                shade = ((pixel >> LIGHT_BITS) * reciprocals[amount]) >> 32
                out[index] = tones[(int(levels[amount]) << 8) + shade]


@compiled
def _mixed(one: int, other: int, lighter: bool) -> int:
    """Of each channel the lighter of two colours, or the darker."""
    mixed = 0xFF000000
    for channel in (0xFF0000, 0xFF00, 0xFF):
        a, b = one & channel, other & channel
        mixed |= max(a, b) if lighter else min(a, b)
    return mixed


@kernel(
    "void(uint32[::1], int64, int64[::1], uint8[::1], uint32[::1], uint32[::1], int64[::1], boolean)",
    "light out",
    "levels reciprocals",
)
def paint_over(
    light: UInt32s,
    width: int,
    region: Int64s,
    levels: UInt8s,
    tones: UInt32s,
    out: UInt32s,
    reciprocals: Int64s,
    lighter: bool,
) -> None:
    """Paint the light of a region over a picture: each channel of a pixel is lightened by it, or darkened."""
    for row in range(region[1], region[3]):
        for index in range(row * width + region[0], row * width + region[2]):
            pixel = int(light[index])
            if pixel != 0:
                amount = pixel & MOST_LIGHT
                shade = ((pixel >> LIGHT_BITS) * reciprocals[amount]) >> 32
                tone = tones[(int(levels[amount]) << 8) + shade]
                out[index] = _mixed(int(tone), int(out[index]), lighter)
