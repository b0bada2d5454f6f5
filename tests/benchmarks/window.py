"""The frame intervals of the window while searches run, and the time to stop a search; offscreen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from app.window.main_window import MainWindow
from solvers.puzzles import entries
from solvers.search import Progress, Search
from tests.app.windows import klotski_page, klotski_session
from tests.benchmarks.own_window import own_window, spin

FRAME_MS = 16
WATCH_SECONDS = 3.0
STOPS = 15


def measure() -> list[tuple[str, str]]:
    """Frame intervals without a search and during every engine, and the time to stop each."""
    with own_window() as window:
        return _measure(window)


def _measure(window: MainWindow) -> list[tuple[str, str]]:
    rows = [("frames of a 16 ms timer, no search", _frames(window, None))]
    for entry in entries():
        search = import_module(f"tests.benchmarks.{entry.name}").search
        for engine in entry.engines:
            name, begin = f"{entry.name} {engine.name}", partial(search, engine)
            rows.append((f"frames during {name}", _frames(window, begin)))
            rows.append((f"stop to rest, {name}", _stops(window, begin)))
    return rows


def _over_and_over(begin: Callable[[], Search[object]]) -> Callable[[], Search[object]]:
    """The search without its answers, restarted for ever."""

    def endless() -> Search[object]:
        while True:
            for event in begin():
                if isinstance(event, Progress):
                    yield event

    return endless


def _frames(window: MainWindow, begin: Callable[[], Search[object]] | None) -> str:
    """The intervals of a timer that repaints the board at each tick, while the search runs."""
    runner = klotski_session(window).runner
    if begin is not None:
        runner.start(_over_and_over(begin))
        _wait_until_under_way(window)
    ticks = Ticks(window)
    spin(WATCH_SECONDS)
    ticks.timer.stop()
    runner.abandon()
    return ticks.told()


def _stops(window: MainWindow, begin: Callable[[], Search[object]]) -> str:
    """From asking for a stop to the verdict in the GUI thread."""
    runner = klotski_session(window).runner
    waits: list[float] = []
    for _ in range(STOPS):
        runner.start(_over_and_over(begin))
        _wait_until_under_way(window)
        loop = QEventLoop()
        runner.ended.connect(loop.quit)
        began = perf_counter()
        runner.stop()
        loop.exec()
        waits.append(1000 * (perf_counter() - began))
    return f"{median(waits):.1f} ms (most {max(waits):.1f})"


def _wait_until_under_way(window: MainWindow) -> None:
    loop = QEventLoop()
    klotski_session(window).runner.progressed.connect(loop.quit)
    loop.exec()
    spin(0.1)


class Ticks(QObject):
    """A timer of 16 ms, and when it ticked."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._board = klotski_page(window).klotski_board
        self._times: list[float] = []
        self.timer = QTimer(self)
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self._tick)
        self.timer.start(FRAME_MS)

    def told(self) -> str:
        """The median, the 99th percentile and the longest interval."""
        gaps = [1000 * (after - before) for before, after in pairwise(self._times)]
        return f"{median(gaps):.1f} ms, p99 {quantiles(gaps, n=100)[98]:.1f}, most {max(gaps):.1f}"

    def _tick(self) -> None:
        self._times.append(perf_counter())
        self._board.update()
