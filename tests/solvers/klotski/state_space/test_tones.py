"""The tables of colours: from the ground by the colours of the palette to the strongest, in even steps."""

from __future__ import annotations

import numpy as np
import pytest

from solvers.klotski.state_space.colours import look_named
from solvers.klotski.state_space.tones import faint_tones, packed, tones
from tests.solvers.klotski.state_space import oklch

NAMES = ("dark", "light", "contrast")
LEVELS = (1, 40, 76, 77, 153, 158, 200, 254, 255)
SHADES = (0, 1, 100, 255)


def between(one: oklch.Colour, other: oklch.Colour, share: float) -> oklch.Colour:
    """The colour on the way from one to another."""
    lightness, a, b = (here + (there - here) * share for here, there in zip(one, other, strict=True))
    return lightness, a, b


def channels(packed_colour: int) -> list[int]:
    assert packed_colour >> 24 == 0xFF
    return [packed_colour >> shift & 0xFF for shift in (16, 8, 0)]


@pytest.mark.parametrize("name", NAMES)
def test_light_leads_from_the_ground_to_the_palette_and_beyond(name: str) -> None:
    look, table = look_named(name), tones(look_named(name)).tolist()
    ground = oklch.lab_of(list(look.ground))
    assert len(table) == 256 * 256
    for level in LEVELS:
        for shade in SHADES:
            middle = oklch.lab_of(look.palette[shade].tolist())
            lightness, a, b = look.strongest[shade].tolist()
            light = level / 255
            if light <= look.full:
                expected = between(ground, middle, light / look.full)
            else:
                expected = between(middle, (lightness, a, b), (light - look.full) / (1 - look.full))
            assert channels(table[256 * level + shade]) == pytest.approx(oklch.bytes_of(expected), abs=1)


@pytest.mark.parametrize("name", NAMES)
def test_dimmed_light_leads_to_the_one_faint_colour(name: str) -> None:
    look, table = look_named(name), faint_tones(look_named(name)).reshape(256, 256)
    assert (table == table[:, :1]).all()
    ground, faint = oklch.lab_of(list(look.ground)), oklch.lab_of(list(look.faint))
    for level in (1, 60, 120, 190, 191, 192, 255):
        expected = oklch.bytes_of(between(ground, faint, min(1.0, level / 255 / 0.75)))
        assert channels(int(table[level, 7])) == pytest.approx(expected, abs=1)


@pytest.mark.parametrize("name", NAMES)
def test_without_light_there_is_the_ground_exactly(name: str) -> None:
    look = look_named(name)
    for table in (tones(look), faint_tones(look)):
        assert {tuple(channels(colour)) for colour in table[:256].tolist()} == {look.ground}


def test_a_colour_is_packed_as_a_screen_takes_it() -> None:
    colours = np.array([[[1, 2, 3], [255, 0, 128]]], np.uint8)
    assert packed(colours).tolist() == [[0xFF010203, 0xFFFF0080]]
