"""OKLab, a space of colours in which equal steps look equal, and its polar form OKLCH (Ottosson, 2020).

Lightness goes from 0 to 1, chroma from 0 (grey) to about 0.3, hues are angles in degrees: red near 25, yellow 105,
green 145, cyan 195, blue 260, violet 300.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Float64s = NDArray[np.float64]
UInt8s = NDArray[np.uint8]

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
