"""What is in the place of the settings and cannot be read is set aside; where nothing can be written, that is said."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.knight.settings import ROWS
from app.startup.settings_file import SettingsFault, open_settings

ROOT = Path(__file__).parents[3]
NAME = "Huarong Knight"
PROGRAM = """
from PySide6.QtCore import QCoreApplication
from app.knight.settings import ROWS
from app.startup.settings_file import open_settings
application = QCoreApplication([])
application.setOrganizationName("Huarong Knight")
application.setApplicationName("Huarong Knight")
settings = open_settings()
print(settings.notice)
settings.keep(ROWS, 12)
settings.save()
print(settings.value(ROWS), open_settings().value(ROWS))
"""
"""Opens the settings, keeps one, and reads it again."""


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def write_garbage(path: Path) -> None:
    path.write_bytes(bytes(number * 37 % 251 for number in range(3000)))


ODD: dict[str, Callable[[Path], None]] = {"folder": Path.mkdir, "pipe": make_pipe, "garbage": write_garbage}


BROKEN_DISK = """
from errno import EIO
from pathlib import Path
def fail(path):
    raise OSError(EIO, "Input/output error")
Path.read_bytes = fail
"""


def opened(home: Path, before: str = "") -> list[str]:
    """What the program above, begun otherwise, prints with its settings below `home`."""
    done = subprocess.run(
        [sys.executable, "-c", before + PROGRAM],
        cwd=ROOT,
        env={**os.environ, "XDG_CONFIG_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("odd", ODD)
def test_what_cannot_be_read_is_set_aside(tmp_path: Path, odd: str) -> None:
    folder = tmp_path / NAME
    folder.mkdir()
    ODD[odd](folder / f"{NAME}.conf")
    notice, values = opened(tmp_path)
    assert notice.startswith(
        "the settings file could not be read, so the settings are back to their defaults; "
        "the old file was renamed to Huarong Knight-damaged-20"
    )
    assert values == "12 12"
    assert opened(tmp_path) == ["None", "12 12"]
    assert len(list(folder.iterdir())) == 2


def test_a_pipe_in_the_place_of_the_settings_of_all_programs_is_set_aside(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"{NAME}.conf")
    notice, values = opened(tmp_path)
    assert "renamed to Huarong Knight-damaged-20" in notice
    assert values == "12 12"


def test_a_file_that_cannot_be_read_now_stays_as_it_is(tmp_path: Path) -> None:
    assert opened(tmp_path) == ["None", "12 12"]
    file = tmp_path / NAME / f"{NAME}.conf"
    whole = "[knight]\nrows=7\n"
    file.write_text(whole)
    notice, values = opened(tmp_path, BROKEN_DISK)
    assert notice.startswith(f"the settings file {file} could not be read and was left unchanged")
    assert values == "12 8"
    assert file.read_text() == whole
    assert list(file.parent.iterdir()) == [file]


def test_where_no_settings_can_be_written_they_are_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("a file")
    notice, values = opened(tmp_path / "no folder")
    assert notice.startswith(f"the settings cannot be saved in {tmp_path / 'no folder' / NAME}, so your choices")
    assert values.startswith("12 ")


def test_settings_that_are_left_alone_are_neither_read_nor_written() -> None:
    saved = open_settings()
    saved.keep(ROWS, 12)
    saved.save()
    alone = open_settings(left_alone=True)
    assert alone.notice is None
    assert alone.value(ROWS) == 8
    alone.keep(ROWS, 5)
    alone.save()
    assert alone.value(ROWS) == 5
    assert open_settings().value(ROWS) == 12


def test_the_sentences_are_one_line_each() -> None:
    assert [fault for fault in SettingsFault if "\n" in fault.value] == []
