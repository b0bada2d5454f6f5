"""Names for files, and paths as people write them."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from app.ui.files import (
    WriteFault,
    atomic_file,
    atomic_folder,
    atomic_path,
    dialog_start,
    existing_folder,
    file_name,
    file_size,
    free_path,
    is_file,
    names_file,
    written_path,
)
from solvers.message import InputError


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Tour of 64 squares, 8 × 8, from a8", "Tour-of-64-squares-8x8-from-a8"),
        ("騎士巡邏路線：8 × 8，64 格，從 a8 出發", "騎士巡邏路線-8x8-64格-從a8出發"),
        ("横刀立马 Blade Drawn, Horse Reined", "横刀立马-Blade-Drawn-Horse-Reined"),
        ("Blade Drawn, Horse Reined (橫刀立馬)", "Blade-Drawn-Horse-Reined-橫刀立馬"),
        ('a/b\\c:d*e?"f" <g>|h.', "a-b-c-d-e-f-g-h"),
        ("Knight's tour of 64 squares, 8 × 8, from a1", "Knights-tour-of-64-squares-8x8-from-a1"),
        ("Map of “Été” – 2’s", "Map-of-Été-2s"),
        ("…/…", "huarong-knight"),
        ("...", "huarong-knight"),
        ("x" * 61, "x" * 60),
        ("--a--", "a"),
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


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOENT, WriteFault.NO_FOLDER),
        (errno.ENOTDIR, WriteFault.NO_FOLDER),
        (errno.EACCES, WriteFault.FORBIDDEN),
        (errno.EPERM, WriteFault.FORBIDDEN),
        (errno.EROFS, WriteFault.FORBIDDEN),
        (errno.ENOSPC, WriteFault.FULL),
        (errno.EDQUOT, WriteFault.FULL),
        (errno.EISDIR, WriteFault.FOLDER),
        (errno.ENOTEMPTY, WriteFault.TAKEN),
        (errno.EEXIST, WriteFault.TAKEN),
        (errno.ENAMETOOLONG, WriteFault.LONG),
        (errno.ELOOP, WriteFault.LOOP),
        (errno.EINVAL, WriteFault.INVALID),
        (errno.EILSEQ, WriteFault.INVALID),
        (errno.EBUSY, WriteFault.BUSY),
        (errno.ETXTBSY, WriteFault.BUSY),
        (errno.EFBIG, WriteFault.LARGE),
        (errno.EIO, WriteFault.DISK),
        (errno.ENODEV, WriteFault.DISK),
        (errno.EMFILE, WriteFault.OTHER),
    ],
)
@pytest.mark.parametrize("made", [atomic_file, atomic_path, atomic_folder])
def test_what_the_system_refuses_is_told_by_its_reason(
    number: int, fault: WriteFault, made: Callable[[Path], AbstractContextManager[object]], tmp_path: Path
) -> None:
    folder = tmp_path / "gone" if fault is WriteFault.NO_FOLDER else tmp_path
    with pytest.raises(InputError) as refused, made(tmp_path / "tour.png"):
        raise OSError(number, os.strerror(number))
    told = refused.value.message
    assert told.template is (WriteFault.FORBIDDEN if fault is WriteFault.NO_FOLDER else fault)
    assert told.values == {"name": "tour.png", "folder": str(tmp_path), "code": errno.errorcode[number]}
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(InputError) as refused, atomic_file(folder / "tour.png"):
        raise OSError(number, "")
    assert refused.value.message.template is fault


def test_a_very_long_name_is_told_by_its_beginning(tmp_path: Path) -> None:
    for length, told in ((40, "x" * 40), (41, "x" * 40 + "…")):
        with pytest.raises(InputError) as refused, atomic_file(tmp_path / ("x" * length)):
            raise OSError(errno.EIO, "")
        assert refused.value.message.values["name"] == told


def test_what_names_no_file_is_refused(tmp_path: Path) -> None:
    for path, fault in (
        (Path(), WriteFault.NAMELESS),
        (tmp_path / "..", WriteFault.NAMELESS),
        (tmp_path / "a\0b", WriteFault.NULL),
        (Path(os.devnull), WriteFault.DEVICE),
    ):
        with pytest.raises(InputError) as refused, atomic_file(path):
            pass
        assert refused.value.message.template is fault


def test_a_folder_takes_the_place_of_an_empty_one_alone(tmp_path: Path) -> None:
    place = tmp_path / "pictures"
    place.mkdir()
    with atomic_folder(place) as part:
        (part / "one.png").touch()
    assert [path.name for path in place.iterdir()] == ["one.png"]
    with pytest.raises(InputError) as refused, atomic_folder(place):
        pass
    assert refused.value.message.template is WriteFault.TAKEN
    assert [path.name for path in tmp_path.iterdir()] == ["pictures"]


def test_a_dialog_begins_where_there_is_such_a_folder(tmp_path: Path) -> None:
    for path, possible in (
        (tmp_path / "tour.png", True),
        (tmp_path / "gone" / "tour.png", False),
        (tmp_path / "..", False),
        (tmp_path / "a\0b", False),
        (Path(), False),
    ):
        assert dialog_start(path, Path("/otherwise")) == str(path if possible else Path("/otherwise"))
    for text, found in ((str(tmp_path), tmp_path), ("", None), (str(tmp_path / "gone"), None), ("\0", None)):
        assert existing_folder(text, Path("/otherwise")) == (found or Path("/otherwise"))


def test_the_size_of_a_file_is_told_and_nothing_else_has_one(tmp_path: Path) -> None:
    (tmp_path / "three").write_bytes(b"abc")
    for path, size in ((tmp_path / "three", 3), (tmp_path, 0), (tmp_path / "gone", 0), (tmp_path / "a\0b", 0)):
        assert file_size(path) == size
