"""The colours of a look as tables: for each of 256 levels of light, the 256 shades as 0xFFRRGGBB."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from solvers.klotski.state_space.colours import SHADES
from solvers.klotski.state_space.oklab import Float64s, UInt8s, encoded, intensities_of, lab_of

if TYPE_CHECKING:
    from solvers.klotski.state_space.colours import Look

UInt32s = NDArray[np.uint32]

LEVELS = 256
FAINT_FULL = 0.75
"""The level of light at which a dimmed map is strongest."""


@cache
def tones(look: Look) -> UInt32s:
    """(65,536,): from the ground by the palette's colours to the strongest ones, in even steps of OKLab."""
    return _table(look, lab_of(look.palette), look.strongest, look.full)


@cache
def faint_tones(look: Look) -> UInt32s:
    """(65,536,): from the ground to the one faint colour, so that something else may shine."""
    faint = np.repeat(lab_of(np.array([look.faint], np.uint8)), SHADES, axis=0)
    return _table(look, faint, faint, FAINT_FULL)


def _table(look: Look, middle: Float64s, end: Float64s, full: float) -> UInt32s:
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
