"""The colours of a map: which shade each point has, and the looks, with a palette of 256 shades each.

Colours are mixed in OKLab, where equal steps look equal, and in its polar form OKLCH (Ottosson, 2020): lightness goes
from 0 to 1, chroma from 0 (grey) to about 0.3, hues are angles in degrees: red near 25, yellow 105, green 145, cyan
195, blue 260, violet 300.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from solvers.array_types import Float64s, UInt8s, UInt32s

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace


_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def linear(colours: UInt8s) -> Float64s:
    """The intensities, 0 to 1, of sRGB colours (…, 3)."""
    values = colours.astype(np.float64) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encoded(intensities: Float64s) -> UInt8s:
    """The sRGB colours (…, 3) of intensities, which are clipped to 0 to 1."""
    values = np.clip(intensities, 0, 1)
    values = np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
    return np.round(values * 255).astype(np.uint8)


def lab_of(colours: UInt8s) -> Float64s:
    """OKLab (…, 3) of sRGB colours (…, 3)."""
    return np.cbrt(linear(colours) @ _TO_CONES.T) @ _TO_LAB.T


def intensities_of(lab: Float64s) -> Float64s:
    """Intensities (…, 3) of OKLab colours (…, 3); outside 0 to 1 for what no screen shows."""
    return (lab @ np.linalg.inv(_TO_LAB).T) ** 3 @ np.linalg.inv(_TO_CONES).T


def lab_at(lightness: Float64s, chroma: Float64s, hue: Float64s) -> Float64s:
    """OKLab (…, 3) of lightness, chroma and hue; the chroma is lowered until a screen can show the colour."""
    angle = np.radians(hue)
    low, high = np.zeros_like(chroma), np.ones_like(chroma)
    for _ in range(12):
        share = (low + high) / 2
        shown = intensities_of(_polar(lightness, chroma * share, angle))
        fits = np.all((shown > -0.0005) & (shown < 1.0005), axis=-1)
        low, high = np.where(fits, share, low), np.where(fits, high, share)
    whole = intensities_of(_polar(lightness, chroma, angle))
    fits = np.all((whole > -0.0005) & (whole < 1.0005), axis=-1)
    return _polar(lightness, chroma * np.where(fits, 1.0, low), angle)


def _polar(lightness: Float64s, chroma: Float64s, angle: Float64s) -> Float64s:
    return np.stack([lightness, chroma * np.cos(angle), chroma * np.sin(angle)], axis=-1)


SHADES = 256
"""How many colours a palette has."""


class Colouring(StrEnum):
    """What the colour of a point tells."""

    EXIT = "exit"
    """How far it is from the exit: shade 0 is a solved position."""
    START = "start"
    """How far it is from the start: shade 255 is the start, so that it looks much as with `EXIT`."""
    SIDE = "side"
    """Whether it is nearer to the exit, nearer to the start, or as far from both."""


EXIT_SIDE, BETWEEN, START_SIDE = 24, 112, 208
"""The shades of `Colouring.SIDE`."""


def shades(space: StateSpace, drawing: Drawing, colouring: Colouring) -> UInt8s:
    """The shade of each point of a drawing, (k,), an index into a palette.

    Where no position is solved, there is no distance to the exit: every colouring tells the distance from the start.
    """
    from_start = space.from_start[drawing.nodes].astype(np.float64)
    to_exit = space.to_exit[drawing.nodes].astype(np.float64)
    if colouring is Colouring.START or space.distance is None:
        return (255 - _scaled(from_start, int(space.from_start.max()))).astype(np.uint8)
    if colouring is Colouring.EXIT:
        return _scaled(to_exit, int(space.to_exit.max())).astype(np.uint8)
    nearer = [to_exit < from_start, to_exit > from_start]
    return np.select(nearer, [EXIT_SIDE, START_SIDE], BETWEEN).astype(np.uint8)


def _scaled(distances: Float64s, most: int) -> Float64s:
    return np.round(distances * ((SHADES - 1) / max(most, 1)))


@dataclass(frozen=True, eq=False)
class MapStyle:
    """How a map looks: its ground, its palette, and how a colour grows stronger where more edges cross."""

    name: str
    ground: tuple[int, int, int]
    palette: UInt8s
    """(256, 3): red, green and blue of each shade."""
    additive: bool
    """Whether more light makes a pixel lighter, as on a screen, or darker, as ink does."""
    full: float
    """The level of light, 0 to 1, at which a pixel has its palette's colour."""
    strongest: Float64s
    """(256, 3): OKLab of each shade where the light is strongest."""
    faint: tuple[int, int, int]
    """The colour of a map that is dimmed, where its light is strongest."""


def look_named(name: str) -> MapStyle:
    """The look "dark", "light" or "contrast"; raises `KeyError` for another name."""
    return _MAKERS[name]()


@cache
def _dark() -> MapStyle:
    """Light that adds up on near-black: around the circle of hues from red to violet, to white where it is dense."""
    lab = _path(
        hues=(22, 55, 97, 136, 188, 230, 279, 302),
        lightness=(0.58, 0.66, 0.83, 0.89, 0.82, 0.69, 0.66, 0.535),
        chroma=(0.21, 0.17, 0.17, 0.20, 0.13, 0.14, 0.19, 0.22),
    )
    strongest = lab * [0, 0.22, 0.22] + [0.975, 0, 0]
    return MapStyle("dark", (11, 9, 8), encoded(intensities_of(lab)), True, 0.62, strongest, (88, 82, 76))


@cache
def _light() -> MapStyle:
    """Ink on paper: it grows deeper, not greyer, where it is dense."""
    lab = _path(
        hues=(27, 51, 74, 131, 159, 195, 252, 287, 314),
        lightness=(0.49, 0.54, 0.61, 0.65, 0.62, 0.53, 0.47, 0.40, 0.345),
        chroma=(0.23, 0.19, 0.16, 0.17, 0.15, 0.12, 0.16, 0.22, 0.21),
    )
    hue = np.degrees(np.arctan2(lab[:, 2], lab[:, 1]))
    chroma = np.hypot(lab[:, 1], lab[:, 2])
    golden = np.clip(1 - np.abs(hue - 85) / 40, 0, 1)  # dense yellow would look muddy: it turns to sienna
    strongest = lab_at(lab[:, 0] * (0.55 + 0.12 * golden), chroma, hue - 28 * golden)
    return MapStyle("light", (255, 253, 248), encoded(intensities_of(lab)), False, 0.6, strongest, (196, 187, 174))


@cache
def _contrast() -> MapStyle:
    """Six strong colours on black that grow darker with every step away from the exit, told apart without their hue."""
    lightness = np.array([0.97, 0.87, 0.77, 0.67, 0.58, 0.50])
    hues = np.array([106.0, 82.0, 52.0, 12.0, 325.0, 275.0])
    chroma = np.array([0.17, 0.18, 0.18, 0.23, 0.27, 0.27])
    lab = np.repeat(lab_at(lightness, chroma, hues), -(-SHADES // 6), axis=0)[:SHADES]
    strongest = lab * [1, 0.75, 0.75] + [0.06, 0, 0]  # not as light as the next colour
    return MapStyle("contrast", (0, 0, 0), encoded(intensities_of(lab)), True, 0.3, strongest, (120, 120, 120))


_MAKERS = {"dark": _dark, "light": _light, "contrast": _contrast}


def _path(hues: Sequence[float], lightness: Sequence[float], chroma: Sequence[float]) -> Float64s:
    """OKLab (256, 3) along a path through these colours, in steps that look equal."""
    fine = np.linspace(0, len(hues) - 1, 4096)
    stops = np.arange(len(hues))
    hue, light, vivid = (np.interp(fine, stops, values) for values in (hues, lightness, chroma))
    lab = lab_at(light, vivid, hue)
    passed = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(lab, axis=0), axis=1))])
    even = np.linspace(0.0, float(passed[-1]), SHADES)
    return np.stack([np.interp(even, passed, lab[:, channel]) for channel in range(3)], axis=-1)


LEVELS = 256
"""For each of so many levels of light, a table of tones has the 256 shades as 0xFFRRGGBB."""
FAINT_FULL = 0.75
"""The level of light at which a dimmed map is strongest."""


@cache
def tones(look: MapStyle) -> UInt32s:
    """(65,536,): from the ground by the palette's colours to the strongest ones, in even steps of OKLab."""
    return _table(look, lab_of(look.palette), look.strongest, look.full)


@cache
def faint_tones(look: MapStyle) -> UInt32s:
    """(65,536,): from the ground to the one faint colour, so that something else may shine."""
    faint = np.repeat(lab_of(np.array([look.faint], np.uint8)), SHADES, axis=0)
    return _table(look, faint, faint, FAINT_FULL)


def _table(look: MapStyle, middle: Float64s, end: Float64s, full: float) -> UInt32s:
    level = np.linspace(0, 1, LEVELS)[:, None, None]
    ground = lab_of(np.array(look.ground, np.uint8))
    rising = ground + (middle - ground) * np.minimum(level / full, 1)
    beyond = (end - middle) * np.clip((level - full) / max(1 - full, 1e-9), 0, 1)
    colours = encoded(intensities_of(rising + beyond))
    colours[0] = look.ground
    return packed(colours).reshape(-1)


def packed(colours: UInt8s) -> UInt32s:
    """Colours (…, 3) as 0xFFRRGGBB."""
    red, green, blue = (colours[..., channel].astype(np.uint32) for channel in range(3))
    return np.uint32(0xFF000000) | red << np.uint32(16) | green << np.uint32(8) | blue
