"""The colours of a map: which shade each point has, and the looks, with a palette of 256 shades each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from solvers.klotski.state_space.oklab import Float64s, UInt8s, encoded, intensities_of, lab_at

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace

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
class Look:
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


def look_named(name: str) -> Look:
    """The look "dark", "light" or "contrast"; raises `KeyError` for another name."""
    return _MAKERS[name]()


@cache
def _dark() -> Look:
    """Light that adds up on near-black: around the circle of hues from red to violet, to white where it is dense."""
    lab = _path(
        hues=(22, 55, 97, 136, 188, 230, 279, 302),
        lightness=(0.58, 0.66, 0.83, 0.89, 0.82, 0.69, 0.66, 0.535),
        chroma=(0.21, 0.17, 0.17, 0.20, 0.13, 0.14, 0.19, 0.22),
    )
    strongest = lab * [0, 0.22, 0.22] + [0.975, 0, 0]
    return Look("dark", (11, 9, 8), encoded(intensities_of(lab)), True, 0.62, strongest, (88, 82, 76))


@cache
def _light() -> Look:
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
    return Look("light", (255, 253, 248), encoded(intensities_of(lab)), False, 0.6, strongest, (196, 187, 174))


@cache
def _contrast() -> Look:
    """Six strong colours on black that grow darker with every step away from the exit, told apart without their hue."""
    lightness = np.array([0.97, 0.87, 0.77, 0.67, 0.58, 0.50])
    hues = np.array([106.0, 82.0, 52.0, 12.0, 325.0, 275.0])
    chroma = np.array([0.17, 0.18, 0.18, 0.23, 0.27, 0.27])
    lab = np.repeat(lab_at(lightness, chroma, hues), -(-SHADES // 6), axis=0)[:SHADES]
    strongest = lab * [1, 0.75, 0.75] + [0.06, 0, 0]  # not as light as the next colour
    return Look("contrast", (0, 0, 0), encoded(intensities_of(lab)), True, 0.3, strongest, (120, 120, 120))


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
