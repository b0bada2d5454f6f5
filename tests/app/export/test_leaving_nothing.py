"""An export that is stopped, or fails, leaves nothing behind and says why in one sentence."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest

from app.export.exporting import export
from app.export.request import Format, StillArrangement
from app.ui.files import atomic_file, atomic_folder
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.app.export.subjects import exported, request, tour

pytestmark = pytest.mark.usefixtures("qapp")

WAYS = [
    (Format.GIF, StillArrangement.ONE),
    (Format.WEBP, StillArrangement.ONE),
    (Format.PDF, StillArrangement.EACH),
    (Format.PNG, StillArrangement.EACH),
    (Format.PNG, StillArrangement.SHEET),
    (Format.SVG, StillArrangement.SHEET),
]


@pytest.mark.parametrize(("form", "arrangement"), WAYS)
@pytest.mark.parametrize("after", [0, 1, 4])
def test_stopped_in_the_middle_it_leaves_nothing(
    form: Format, arrangement: StillArrangement, after: int, tmp_path: Path
) -> None:
    seen: list[Progress] = []
    asked = request(tour(), form, tmp_path / f"half.{form}", arrangement=arrangement)
    verdict = Drive(export(asked)).next_answer(lambda: len(seen) > after, seen.append)
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.STOPPED
    assert len(seen) == after + 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("form", "arrangement"), WAYS)
def test_it_reports_each_picture_on_its_way(form: Format, arrangement: StillArrangement, tmp_path: Path) -> None:
    seen: list[Progress] = []
    asked = request(tour(), form, tmp_path / f"whole.{form}", arrangement=arrangement, smooth=False)
    assert isinstance(Drive(export(asked)).next_answer(listen=seen.append), Found)
    assert [progress.depth for progress in seen] == sorted(progress.depth for progress in seen)
    assert {0, 4, 9} <= {progress.depth for progress in seen}
    assert all(progress.depth + progress.frontier == 9 for progress in seen)


def test_what_was_there_is_replaced_when_the_new_file_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text("before", "utf-8")
    with suppress(RuntimeError), atomic_file(path) as file:
        file.write(b"half")
        raise RuntimeError
    assert path.read_text("utf-8") == "before"
    exported(request(tour(), Format.JSON, path))
    assert path.read_text("utf-8").startswith("{")
    assert [file.name for file in tmp_path.iterdir()] == ["one.json"]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (errno.ENOSPC, "cannot save one.gif: the disk is full; free some space, or choose another disk"),
        (errno.EACCES, "cannot save one.gif: you have no permission to write to {folder}; choose another folder"),
        (
            errno.EIO,
            "cannot save one.gif: the disk could not be written; check that it is connected, or choose another disk",
        ),
        (errno.EPIPE, "cannot save one.gif (system error EPIPE); try again, or choose another folder"),
        (4711, "cannot save one.gif (system error 4711); try again, or choose another folder"),
    ],
)
def test_a_disk_that_fails_is_told_in_one_sentence(
    code: int, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(InputError) as refused:
        exported(request(tour(), Format.GIF, tmp_path / "one.gif"))
    assert str(refused.value) == sentence.format(folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_or_is_in_the_way(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        exported(request(tour(), Format.PNG, tmp_path / "none" / "one.png"))
    assert str(refused.value) == f"cannot save one.png: there is no folder {tmp_path / 'none'}; choose another folder"
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(InputError) as refused:
        exported(request(tour(), Format.PNG, tmp_path / "folder.png"))
    assert str(refused.value) == ("cannot save folder.png: a folder with this name already exists; choose another name")
    assert list((tmp_path / "folder.png").iterdir()) == []


def test_a_folder_with_something_in_it_is_not_touched(tmp_path: Path) -> None:
    kept = tmp_path / "steps" / "kept.txt"
    kept.parent.mkdir()
    kept.write_text("kept", "utf-8")
    with pytest.raises(InputError, match="there is something in it"), atomic_folder(tmp_path / "steps"):
        pytest.fail("nothing is to be written")
    assert kept.read_text("utf-8") == "kept"
    assert [file.name for file in tmp_path.iterdir()] == ["steps"]


def test_a_folder_that_is_there_and_takes_no_file_is_not_said_to_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))  # as Linux does in /proc

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(InputError) as refused:
        exported(request(tour(), Format.JSON, tmp_path / "one.json"))
    assert str(refused.value) == (
        f"cannot save one.json: you have no permission to write to {tmp_path}; choose another folder"
    )
