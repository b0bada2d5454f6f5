"""The colours of a map: palettes measured by lightness and contrast, the shades of points, and the tables of tones."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from solvers.klotski.state_space.colours import (
    BETWEEN,
    EXIT_SIDE,
    START_SIDE,
    Colouring,
    MapStyle,
    encoded,
    faint_tones,
    intensities_of,
    lab_at,
    lab_of,
    linear,
    look_named,
    packed,
    shades,
    tones,
)
from tests.solvers.klotski.state_space import oklch
from tests.solvers.values import assert_each_its_own, changeable

NAMES = ("dark", "light", "contrast")


def luminance(colours: Any) -> np.ndarray:
    return linear(np.asarray(colours, np.uint8)) @ [0.2126, 0.7152, 0.0722]


@pytest.mark.parametrize("name", NAMES)
def test_every_colour_stands_out_from_the_ground(name: str) -> None:
    look = look_named(name)
    ground, palette = luminance(look.ground), luminance(look.palette)
    lighter, darker = np.maximum(ground, palette), np.minimum(ground, palette)
    assert ((lighter + 0.05) / (darker + 0.05)).min() >= 3


def test_in_the_look_of_high_contrast_colours_grow_darker_away_from_the_exit() -> None:
    palette = look_named("contrast").palette
    light = luminance(palette)
    assert (np.diff(light) <= 0).all()
    assert len(np.unique(palette, axis=0)) == 6


@pytest.mark.parametrize("name", ["dark", "light"])
def test_neighbouring_shades_are_about_equally_far_apart(name: str) -> None:
    steps = np.linalg.norm(np.diff(lab_of(look_named(name).palette), axis=0), axis=1)
    assert steps.max() < 2.5 * np.median(steps)


def test_oklab_has_its_published_values() -> None:
    lab = lab_of(np.array([[255, 255, 255], [255, 0, 0], [0, 0, 255]], np.uint8))
    assert lab == pytest.approx(np.array([[1, 0, 0], [0.628, 0.2249, 0.1258], [0.452, -0.0324, -0.3115]]), abs=5e-4)
    colours = np.random.default_rng(1).integers(0, 256, (500, 3)).astype(np.uint8)
    assert np.array_equal(encoded(intensities_of(lab_of(colours))), colours)


def test_shades_tell_distances() -> None:
    space: Any = SimpleNamespace(
        from_start=np.array([0, 1, 2, 3, 4], np.int16), to_exit=np.array([4, 3, 2, 1, 0], np.int16), distance=4
    )
    drawing: Any = SimpleNamespace(nodes=np.array([4, 2, 0], np.int32))
    assert shades(space, drawing, Colouring.EXIT).tolist() == [0, 128, 255]
    assert shades(space, drawing, Colouring.START).tolist() == [0, 127, 255]
    assert shades(space, drawing, Colouring.SIDE).tolist() == [EXIT_SIDE, BETWEEN, START_SIDE]


def test_without_a_solution_every_colouring_tells_the_distance_from_the_start() -> None:
    space: Any = SimpleNamespace(
        from_start=np.array([0, 1, 2], np.int16), to_exit=np.full(3, -1, np.int16), distance=None
    )
    drawing: Any = SimpleNamespace(nodes=np.arange(3, dtype=np.int32))
    for colouring in Colouring:
        assert shades(space, drawing, colouring).tolist() == [255, 127, 0]


SEEN_BY = {
    "most people": np.eye(3),
    "without red cones": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "without green cones": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "without blue cones": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""How linear colours look to people (Machado, Oliveira and Fernandes, 2009, severity 1)."""


@pytest.mark.parametrize("people", SEEN_BY)
@pytest.mark.parametrize("name", NAMES)
def test_shades_a_quarter_of_the_palette_apart_are_told_apart_by_everyone(name: str, people: str) -> None:
    """0.02 in OKLab is just noticeable."""
    seen = lab_of(encoded(linear(look_named(name).palette) @ SEEN_BY[people].T))
    apart = np.linalg.norm(seen[:, None] - seen[None], axis=-1)
    one, other = np.triu_indices(len(seen), 64)
    assert apart[one, other].min() > 0.06


def test_intensities_are_those_of_srgb() -> None:
    known = {0: 0.0, 1: 0.000303527, 10: 0.003035270, 11: 0.003346536, 64: 0.051269458, 128: 0.215860501, 255: 1.0}
    colours = np.array([[value, 0, 255] for value in known], np.uint8)
    assert linear(colours)[:, 0].tolist() == pytest.approx(list(known.values()), rel=1e-6)
    every = np.arange(256, dtype=np.uint8).repeat(3).reshape(-1, 3)
    assert np.array_equal(encoded(linear(every)), every)
    assert encoded(np.array([[-0.5, 1.5, 0.5], [0.0, 1.0, 0.003]])).tolist() == [[0, 255, 188], [0, 255, 10]]


@pytest.mark.parametrize(("lightness", "chroma", "hue"), [(0.5, 0.1, 30), (0.7, 0.1, 200), (0.9, 0.02, 330)])
def test_a_colour_that_a_screen_can_show_keeps_its_chroma(lightness: float, chroma: float, hue: float) -> None:
    (found,) = lab_at(np.array([lightness]), np.array([chroma]), np.array([hue]))
    assert found == pytest.approx(oklch.polar(lightness, chroma, hue), abs=1e-9)
    assert encoded(intensities_of(found)).tolist() == oklch.bytes_of(oklch.polar(lightness, chroma, hue))


@pytest.mark.parametrize(("lightness", "hue"), [(0.5, 30), (0.7, 140), (0.35, 264), (0.95, 110), (0.2, 195)])
def test_of_a_colour_that_none_can_show_the_chroma_is_lowered_as_little_as_will_do(
    lightness: float, hue: float
) -> None:
    (found,) = lab_at(np.array([lightness]), np.array([0.4]), np.array([float(hue)]))
    chroma = float(np.hypot(found[1], found[2]))
    assert found == pytest.approx(oklch.polar(lightness, chroma, hue), abs=1e-9)
    assert oklch.shown((float(found[0]), float(found[1]), float(found[2])))
    assert not oklch.shown(oklch.polar(lightness, chroma + 0.0003, hue))


STOPS = {
    "dark": [
        (0.58, 0.21, 22),
        (0.66, 0.17, 55),
        (0.83, 0.17, 97),
        (0.89, 0.20, 136),
        (0.82, 0.13, 188),
        (0.69, 0.14, 230),
        (0.66, 0.19, 279),
        (0.535, 0.22, 302),
    ],
    "light": [
        (0.49, 0.23, 27),
        (0.54, 0.19, 51),
        (0.61, 0.16, 74),
        (0.65, 0.17, 131),
        (0.62, 0.15, 159),
        (0.53, 0.12, 195),
        (0.47, 0.16, 252),
        (0.40, 0.22, 287),
        (0.345, 0.21, 314),
    ],
    "contrast": [
        (0.97, 0.17, 106),
        (0.87, 0.18, 82),
        (0.77, 0.18, 52),
        (0.67, 0.23, 12),
        (0.58, 0.27, 325),
        (0.50, 0.27, 275),
    ],
}
"""The colours that the palettes were designed from, from the exit on: lightness, chroma at most, and hue."""


def fitting(lightness: float, chroma: float, hue: float) -> oklch.Colour:
    """The colour of a design, of less chroma where no screen has so much."""
    while not oklch.shown(oklch.polar(lightness, chroma, hue)):
        chroma -= 0.0005
    return oklch.polar(lightness, chroma, hue)


@pytest.mark.parametrize("name", NAMES)
def test_a_palette_leads_through_the_colours_of_its_design(name: str) -> None:
    palette = lab_of(look_named(name).palette)
    places: list[int] = []
    for stop in STOPS[name]:
        apart = np.linalg.norm(palette - np.array(fitting(*stop)), axis=1)
        assert apart.min() < 0.006
        places.append(int(apart.argmin()))
    assert places == sorted(places)
    assert places[0] == 0
    if name == "contrast":
        assert [len(look_named(name).palette), *places] == [256, 0, 43, 86, 129, 172, 215]
    else:
        assert places[-1] == 255


def test_where_light_is_strongest_a_look_is_as_it_was_designed() -> None:
    def strongest(name: str) -> np.ndarray:
        return look_named(name).strongest

    def plain_lab(name: str) -> np.ndarray:
        return lab_of(look_named(name).palette)

    near = 0.004
    assert strongest("dark")[:, 0] == pytest.approx(np.full(256, 0.975))
    assert strongest("dark")[:, 1:] == pytest.approx(0.22 * plain_lab("dark")[:, 1:], abs=near)
    assert strongest("contrast")[:, 0] == pytest.approx(plain_lab("contrast")[:, 0] + 0.06, abs=near)
    assert strongest("contrast")[:, 1:] == pytest.approx(0.75 * plain_lab("contrast")[:, 1:], abs=near)
    light, deep = plain_lab("light"), strongest("light")
    hues = np.degrees(np.arctan2(light[:, 2], light[:, 1])) % 360
    far_from_gold = (hues > 126) | (hues < 44)
    assert far_from_gold.sum() > 150
    assert deep[far_from_gold, 0] == pytest.approx(0.55 * light[far_from_gold, 0], abs=near)
    deep_hues = np.degrees(np.arctan2(deep[:, 2], deep[:, 1])) % 360
    assert deep_hues[far_from_gold] == pytest.approx(hues[far_from_gold], abs=2)
    golden = int(np.abs(hues - 85).argmin())
    assert deep[golden, 0] == pytest.approx(0.67 * light[golden, 0], abs=0.01)
    assert deep_hues[golden] == pytest.approx(57, abs=2), "dense yellow turns to sienna"


def test_the_grounds_and_how_light_adds_up() -> None:
    looks = {name: look_named(name) for name in NAMES}
    assert {name: (look.ground, look.faint, look.additive, look.full, look.name) for name, look in looks.items()} == {
        "dark": ((11, 9, 8), (88, 82, 76), True, 0.62, "dark"),
        "light": ((255, 253, 248), (196, 187, 174), False, 0.6, "light"),
        "contrast": ((0, 0, 0), (120, 120, 120), True, 0.3, "contrast"),
    }
    with pytest.raises(KeyError):
        look_named("loud")


def test_three_shades_tell_the_sides_and_all_others_the_distance() -> None:
    assert (EXIT_SIDE, BETWEEN, START_SIDE) == (24, 112, 208)
    space: Any = SimpleNamespace(
        from_start=np.array([0, 1, 1, 2], np.int16), to_exit=np.array([2, 1, 2, 0], np.int16), distance=2
    )
    drawing: Any = SimpleNamespace(nodes=np.arange(4, dtype=np.int32))
    assert shades(space, drawing, Colouring.SIDE).tolist() == [208, 112, 208, 24]
    assert shades(space, drawing, Colouring.EXIT).tolist() == [255, 128, 255, 0]
    assert shades(space, drawing, Colouring.START).tolist() == [255, 127, 127, 0]
    alone: Any = SimpleNamespace(from_start=np.zeros(1, np.int16), to_exit=np.zeros(1, np.int16), distance=0)
    one: Any = SimpleNamespace(nodes=np.zeros(1, np.int32))
    assert [shades(alone, one, colouring).tolist() for colouring in Colouring] == [[0], [255], [112]]


def test_a_look_cannot_be_changed() -> None:
    assert changeable(MapStyle) == []
    assert_each_its_own(MapStyle)


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
