"""Names for files, and paths as people write them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from app.ui.files import (
    atomic_file,
    atomic_folder,
    atomic_path,
    file_name,
    free_path,
    is_file,
    names_file,
    written_path,
)
from solvers.message import InputError


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Tour of 64 squares, 8 × 8, from a8", "Tour-of-64-squares-8×8-from-a8"),
        ("騎士巡邏路線：8 × 8，64 格，從 a8 出發", "騎士巡邏路線-8×8-64格-從a8出發"),
        ("横刀立马 Blade Drawn, Horse Reined", "横刀立马-Blade-Drawn-Horse-Reined"),
        ("Blade Drawn, Horse Reined (橫刀立馬)", "Blade-Drawn-Horse-Reined-橫刀立馬"),
        ('a/b\\c:d*e?"f" <g>|h.', "a-b-c-d-e-f-g-h"),
        ("…/…", "…-…"),
        ("...", "huarong-knight"),
    ],
)
def test_a_title_becomes_the_name_of_a_file(title: str, name: str) -> None:
    assert file_name(title) == name


def test_a_written_path_is_in_the_folder_and_knows_home(tmp_path: Path) -> None:
    assert written_path(" tour.png ", tmp_path) == tmp_path / "tour.png"
    assert written_path("~/tour.png", tmp_path) == Path.home() / "tour.png"
    assert written_path("~nobody-at-all/tour.png", tmp_path) == tmp_path / "~nobody-at-all" / "tour.png"
    assert written_path("~\0/tour.png", tmp_path) == tmp_path / "~\0" / "tour.png"
    assert not names_file(written_path(" ", tmp_path))
    assert not names_file(written_path("..", tmp_path))


def test_a_free_path_is_nobody_elses(tmp_path: Path) -> None:
    for name in ("tour.png", "tour-2.png", "tour"):
        (tmp_path / name).touch()
    assert free_path(tmp_path, "tour", ".png") == tmp_path / "tour-3.png"
    assert free_path(tmp_path, "tour") == tmp_path / "tour-2"
    assert free_path(tmp_path, "x" * 999) == tmp_path / ("x" * 999)
    assert is_file(tmp_path / "tour")
    assert not is_file(tmp_path / ("x" * 999))
    assert not is_file(tmp_path / "a\0b")


@pytest.mark.parametrize("path", ["\ud800", "folder/\udfff.png", "~\ud800/x"])
@pytest.mark.parametrize("made", [atomic_file, atomic_path, atomic_folder])
def test_a_name_that_no_system_can_hold_is_refused(
    path: str, made: Callable[[Path], AbstractContextManager[object]], tmp_path: Path
) -> None:
    with pytest.raises(InputError, match="does not allow the name"), made(written_path(path, tmp_path)):
        pass
    assert list(tmp_path.glob("*.part")) == []
