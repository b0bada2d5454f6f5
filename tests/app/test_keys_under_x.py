"""The program on a real screen: an X server without a monitor, a window manager, and keys pressed from outside."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.ui.page_names import PAGES

PROJECT = Path(__file__).parents[2]
PROGRAMS = ("Xvfb", "openbox", "xdotool")
PATIENCE_SECONDS = 120

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, PROGRAMS)), reason=f"this system has not all of {', '.join(PROGRAMS)}"
)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """The name of an X display of the tests' own, with a window manager."""
    reading, writing = os.pipe()
    server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running(server, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as answer:
            name = f":{answer.readline().strip()}"
        with running(["openbox"], env=os.environ | {"DISPLAY": name}):
            yield name


@contextmanager
def running(command: list[str], pass_fds: tuple[int, ...] = (), env: dict[str, str] | None = None) -> Iterator[None]:
    """A program that runs for as long as it is needed."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, pass_fds=pass_fds, env=env, stdout=quiet, stderr=quiet) as process:
        try:
            yield
        finally:
            process.terminate()


def press(display: str, *keys: str) -> str:
    """Start the program, press keys in its window one after another, the last of which ends it; returns its errors."""
    environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "app"], cwd=PROJECT, env=environment, stderr=subprocess.PIPE, encoding="utf-8"
    ) as program:
        try:
            find = ["search", "--sync", "--onlyvisible", "--name", "^Huarong Knight$"]
            # Apart: after a search keys would be sent to the window found, which the last one takes away.
            for command in ([*find, "windowactivate", "--sync"], ["key", "--delay", "100", *keys]):
                subprocess.run(["xdotool", *command], env=environment, check=True, timeout=PATIENCE_SECONDS)
            _, errors = program.communicate(timeout=PATIENCE_SECONDS)
        finally:
            program.kill()
    assert program.returncode == 0, errors
    return errors


def remembered_page(home: Path) -> str:
    """The page that was in front when the program ended; empty where that was not written, as of the first."""
    (kept,) = home.rglob("*.conf")
    found = re.search(r"^page=(\w+)$", kept.read_text(encoding="utf-8"), re.MULTILINE)
    return "" if found is None else found[1]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_page_is_turned_to_by_its_key_and_control_q_ends_the_program(
    display: str, private_home: Path, number: int
) -> None:
    away = 1 if number > 1 else 2
    press(display, f"ctrl+{away}", f"ctrl+{number}", "ctrl+q")
    assert remembered_page(private_home) == PAGES[number - 1]


def test_no_key_is_ambiguous(display: str) -> None:
    pages = [f"ctrl+{number}" for number in range(1, 5)]
    edits = ["h", "ctrl+z", "ctrl+y", "ctrl+shift+z", "ctrl+r", "ctrl+c", "n", "Escape"]
    plays = ["space", "Left", "Right", "Home", "End", "p", "period", "p", "ctrl+Left", "ctrl+Right", "plus", "minus"]
    closed = ["Escape", "Escape"]  # what Space may have opened
    looks = ["ctrl+shift+m", *(f"ctrl+shift+{number}" for number in range(4)), "F11", "F11"]
    errors = press(display, *(key for page in pages for key in (page, *edits, *plays, *closed)), *looks, "ctrl+q")
    assert "mbiguous" not in errors
