"""The style stands whatever it is asked."""

from __future__ import annotations

import subprocess
import sys


def test_the_style_leaves_to_fusion_what_it_cannot_draw() -> None:
    """In a process of its own, which a fault in a style may end."""
    run = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.app.ui.look.style_program"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout == ""
    assert [line for line in run.stderr.splitlines() if not line.startswith(OF_QT)] == []


OF_QT = ("QPainter::", "qt.widgets.commonstyle: ")
"""Warnings of Fusion, and of an icon that has no size."""
