"""The colours of a map: palettes measured by lightness and contrast, and the shade of each point."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from solvers.klotski.state_space.colours import BETWEEN, EXIT_SIDE, START_SIDE, Colouring, look_named, shades
from solvers.klotski.state_space.oklab import encoded, intensities_of, lab_of, linear

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
