"""However the program ends, what was done is there the next time: it was killed, or a search did not let it end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.klotski.repositories import Games
from app.storage.data_file import FILE_NAME
from app.storage.storage import Storage
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.windows import klotski_page

ROOT = Path(__file__).parents[3]


def ended(what: str) -> subprocess.CompletedProcess[str]:
    """The program with somebody who does this, once it has ended."""
    return subprocess.run(
        [sys.executable, "-m", "tests.app.window.ending_program", what],
        cwd=ROOT,
        env={**os.environ, "QT_LOGGING_RULES": "*.debug=false"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there by a signal")
def test_a_tour_its_ends_and_a_comparison_survive_a_kill() -> None:
    killed = ended("change")
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    again = ended("look")
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout) == {
        "page": "knight",
        "board": "6x6:0,5;5,5",
        "ends": [[0, 0], [5, 4]],
        "tour": "6x6:0,5;5,5",
        "position": 9,
        "comparison": ["5 x 5", True, "heng", 7],
    }


def test_a_search_that_does_not_stop_keeps_the_program_neither_from_saving_nor_from_ending(private_home: Path) -> None:
    done = ended("quit")
    assert done.returncode == 0, done.stderr
    (file,) = private_home.rglob(FILE_NAME)
    storage = Storage(file.parent)
    (game,) = storage.repository(Games).newest()
    storage.close()
    assert game.length == 1


def test_what_is_played_is_saved_before_anything_is_ended(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: list[int] = []
    stop = window._page_views.idle.stop

    def note_and_stop() -> None:
        saved.append(len(window.storage.repository(Games).newest()))
        stop()

    monkeypatch.setattr(window._page_views.idle, "stop", note_and_stop)
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.close()
    assert saved == [1]


def test_nor_does_it_without_a_window() -> None:
    done = ended("stay")
    assert done.returncode == 1, "which is no crash"
    assert "QThread" not in done.stderr
