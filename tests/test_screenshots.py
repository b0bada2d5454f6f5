"""The README's pictures: those in the folder are those that the script makes, and the moving ones move."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from PIL import Image
from PIL.WebPImagePlugin import WebPImageFile

PROJECT = Path(__file__).parents[1]
SETUP, FOLDER = PROJECT / ".setup", PROJECT / "resources" / "screenshots"
MOST_OF_FILM, MOST_OF_PICTURES = 1_600_000, 1_600_000
"""Bytes of one film, and of all still pictures together."""
SHORTEST, LONGEST = 6.0, 12.0
"""How many seconds a film takes."""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(SETUP))
    return run_path(str(SETUP / "screenshots.py"))


def test_the_folder_has_the_pictures_that_the_script_makes(script: dict[str, Any]) -> None:
    assert {path.name for path in FOLDER.iterdir()} == {*script["files"]()}


def test_every_picture_has_a_scene(script: dict[str, Any]) -> None:
    assert run_path(str(SETUP / "scenes.py"))["SCENES"].keys() == script["PICTURES"].keys()


def test_the_pictures_are_small_and_of_one_size() -> None:
    pictures = sorted(FOLDER.glob("*.png"))
    sizes: set[tuple[int, int]] = set()
    for path in pictures:
        with Image.open(path) as picture:
            sizes.add(picture.size)
    assert len(sizes) == 1
    assert sum(path.stat().st_size for path in pictures) <= MOST_OF_PICTURES


@pytest.mark.parametrize("name", ["search", "tour"])
def test_a_film_is_small_moves_and_repeats(name: str) -> None:
    path = FOLDER / f"{name}.webp"
    assert path.stat().st_size < MOST_OF_FILM
    with Image.open(path) as film:
        assert isinstance(film, WebPImageFile)
        assert film.n_frames > 1
        assert film.info["loop"] == 0
        milliseconds = 0
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            milliseconds += film.info["duration"]
    assert SHORTEST <= milliseconds / 1000 <= LONGEST
