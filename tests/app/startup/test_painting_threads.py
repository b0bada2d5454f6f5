"""The GUI thread paints alone: Qt's threads for fills cost more than they save."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import os

from app.startup.application import make_application

application = make_application(["test"])

from PySide6.QtGui import QColor, QImage, QPainter

image = QImage(2000, 2000, QImage.Format.Format_ARGB32_Premultiplied)
image.fill(0)
before = len(os.listdir("/proc/self/task"))
with QPainter(image) as painter:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(0, 0, 0, 100))
    painter.drawEllipse(10, 10, 1900, 1900)
print(len(os.listdir("/proc/self/task")) - before, flush=True)
os._exit(0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")
def test_filling_starts_no_threads() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "0"
