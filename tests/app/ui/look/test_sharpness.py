"""Screens with one and a quarter or one and a half of their pixels to one show everything as sharp as others."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.sampled
@pytest.mark.parametrize("ratio", ["1", "1.25", "1.5", "2"])
def test_everything_is_drawn_pixel_for_pixel(ratio: str) -> None:
    """In a process of its own: Qt reads the scale when it starts."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.app.ui.look.sharp_program"],
        env={**os.environ, "QT_SCALE_FACTOR": ratio},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
