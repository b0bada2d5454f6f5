"""The map in the window: from its button to the figures, the first picture and the last; memory with it and after it.

The first look in a process loads what the map needs. Memory is that of the process in RAM, at its most during a look,
while the settled map stands there, and after the map was closed, each less what it was before the looks at that layout.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.klotski.state_space.section import MapSection
from app.window.main_window import MainWindow
from solvers.klotski.codes.registry import read
from tests.benchmarks.own_window import own_window, spin
from tests.benchmarks.say import say

LAYOUTS = {"橫刀立馬": "VAAV/VAAV/VHHV/VSSV/S..S", "4FEA134": "4FEA134"}
SIZE = 1440, 900
LOOKS = 4
REST_SECONDS = 3.0
PATIENCE_SECONDS = 60.0
STATUS = Path("/proc/self/status")
PEAK = Path("/proc/self/clear_refs")
"""Writing 5 to it lets the kernel forget how much memory the process has taken at most."""


def main(_: Sequence[str]) -> int:
    """Print the figures of some looks at the map of each layout, one after another."""
    with own_window() as window:
        window.resize(*SIZE)
        spin(1.0)
        _drive(window)
    return 0


def _drive(window: MainWindow) -> None:
    page, session = window.current_page(), window.sessions["klotski"]
    assert isinstance(page, KlotskiPage)
    assert isinstance(session, KlotskiSession)
    chip = page.findChild(QPushButton, "klotskiMapChip")
    assert chip is not None
    for name, code in LAYOUTS.items():
        session.show_layout(read(code)[0])
        spin(REST_SECONDS)
        before = _megabytes("VmRSS")
        for look in range(1, 1 + LOOKS):
            PEAK.write_text("5")
            figures = _open(page, session, chip)
            spin(REST_SECONDS)
            figures |= {"memory at most [MB]": _megabytes("VmHWM"), "memory settled [MB]": _megabytes("VmRSS")}
            _click(chip)
            spin(REST_SECONDS)
            gc.collect()
            figures["memory closed [MB]"] = _megabytes("VmRSS")
            less = {what: figure - before if "MB" in what else figure for what, figure in figures.items()}
            say({f"{name}, look {look}: {what}": figure for what, figure in less.items()})


def _open(page: KlotskiPage, session: KlotskiSession, chip: QPushButton) -> dict[str, float]:
    """Open the map; when there is what, in milliseconds."""
    landscape = session.landscape
    began = perf_counter()
    _click(chip)
    figures = {"figures [ms]": _wait(lambda: landscape.space is not None)}
    _wait(lambda: page.map_place.section is not None)
    section = page.map_place.section
    assert isinstance(section, MapSection)
    pictures: list[float] = []
    connection = section.map.picture_drawn.connect(lambda: pictures.append(perf_counter()))
    figures["first picture [ms]"] = _wait(lambda: bool(pictures))
    settled = _wait(lambda: landscape.drawing is not None and not landscape.computing)
    figures["settled [ms]"] = _wait(lambda: pictures[-1] > settled)
    section.map.picture_drawn.disconnect(connection)
    figures["pictures"] = began + len(pictures) / 1000
    return {what: 1000 * (when - began) for what, when in figures.items()}


def _click(chip: QPushButton) -> None:
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)


def _wait(until: Callable[[], bool]) -> float:
    """Let the program run until something is so; when that is."""
    end = perf_counter() + PATIENCE_SECONDS
    while not until():
        if perf_counter() > end:
            raise TimeoutError("the map does not come")
        spin(0.001)
    return perf_counter()


def _megabytes(what: str) -> float:
    """A figure of the process as its system tells it."""
    return next(int(line.split()[1]) / 1024 for line in STATUS.read_text().splitlines() if line.startswith(what + ":"))
