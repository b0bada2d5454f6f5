"""The popup of every dropdown shows all its entries, or as many whole ones as the screen takes and a scroll bar."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
NAMES = {
    "countCombo",
    "klotskiEngineCombo",
    "klotskiSpeed",
    "knightBoardCombo",
    "knightEngineCombo",
    "knightShownCombo",
    "knightSpeed",
    "historyKind",
    "historyPuzzle",
    "compareCount",
    "exportFormat",
    "catalogueCollection",
    "duplicatesMemory",
    "tiesCase",
}
"""Some of the dropdowns, from every kind of window."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("scale", ["1", "1.5", "2"])
def test_every_popup_shows_whole_entries(scale: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.popup_program"],
        cwd=PROJECT,
        env=os.environ | {"QT_SCALE_FACTOR": scale, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert {line[0] for line in lines} >= NAMES
    assert [line for line in lines if line[3] != "0"] == []
    assert [line for line in lines if line[1] != line[2] and line[4] != "True"] == []
    assert [line for line in lines if line[5] != "True"] == []
