"""Frames of the map while it is zoomed, drawn along, turned and lit, in a field of 1440x900; offscreen.

At two pixels of the screen for each: `QT_SCALE_FACTOR=2 python -m tests.benchmarks map_frames`. A frame is what the GUI
thread takes to act and to paint, by the clock and of the processor: median and 95th percentile. A gap is the longest
time between two turns of its event loop, without what it waited for a processor; light is drawn beside it all the time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from app.klotski.state_space.view.lit import lit_until
from app.klotski.state_space.view.map_view import MapView
from app.klotski.state_space.view.marks import MapMarks
from app.ui.look.theme import Appearance
from solvers.klotski.codes.registry import read
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.visits import Visits, record
from solvers.search import Drive, Found, Search
from tests.benchmarks.gaps.recorder import GapRecorder
from tests.benchmarks.own_window import spin

SIZE = 1440, 900
FRAMES = 120
LAYOUTS = {"橫刀立馬": "VAAV/VAAV/VHHV/VSSV/S..S", "4FEA134": "4FEA134"}
Row = tuple[str, str]


def measure() -> list[Row]:
    """Of each layout and each way to move: frames, the longest gap, and how old the light is that is seen."""
    application = QApplication.instance() or QApplication([])
    rows = [row for name, code in LAYOUTS.items() for row in _measure(name, code)]
    del application
    return rows


def _measure(name: str, code: str) -> list[Row]:
    space = _answer(graph.search(read(code)[0], Metric.MOVES))
    view = MapView(Appearance("dark", motion="reduced"), "map", "Map")
    view.resize(*SIZE)
    view.show()
    view.show_space(space)
    solution = space.path_to_exit(0)
    view.show_marks(MapMarks(present=solution[9], start=0, furthest=space.hardest, solution=solution))
    view.show_drawing(_answer(embedding.search(space)))
    spin(1.0)
    visits = _record(space)
    moves: dict[str, Callable[[int], None]] = {
        "zoom": partial(_turn_wheel, view),
        "pan": partial(_pan, view),
        "turn": partial(_turn, view),
        "hover": partial(_hover, view),
        "light": partial(_light, view, visits),
    }
    rows = [(f"{name}: {move}", _frames(view, act)) for move, act in moves.items()]
    view.close()
    view.deleteLater()
    return rows


def _record(space: StateSpace) -> Visits:
    return _answer(record(engine_named("shortest"), space))


def _answer(search: Search[Any]) -> Any:
    found = Drive(search).next_answer()
    assert isinstance(found, Found)
    return found.answer


def _turn_wheel(view: MapView, frame: int) -> None:
    at = QPointF(560, 380)
    notches = QPoint(0, 40 if frame % 60 < 30 else -40)
    whole = QPointF(view.mapToGlobal(at.toPoint()))
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(view, QWheelEvent(at, whole, QPoint(), notches, no_button, no_key, phase, False))


def _pan(view: MapView, frame: int) -> None:
    view.pan_by(9 if frame % 60 < 30 else -9, 5)


def _turn(view: MapView, frame: int) -> None:
    view.turn_by(1.5)


def _hover(view: MapView, frame: int) -> None:
    view.hovered(QPointF(200 + 8 * frame, 450 + 2 * frame))


def _light(view: MapView, visits: Visits, frame: int) -> None:
    view.show_visits(lit_until(visits, len(visits) * (frame + 1) // FRAMES))


class _Mover(QObject):
    """Acts and paints some sixty times a second."""

    def __init__(self, view: MapView, act: Callable[[int], None]) -> None:
        super().__init__()
        self._view, self._act = view, act
        self.wall: list[float] = []
        self.cpu: list[float] = []
        self.pictures = 0
        view.picture_drawn.connect(self._count)
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=16)
        self._timer.timeout.connect(self._move)

    @property
    def done(self) -> bool:
        return len(self.wall) == FRAMES

    def start(self) -> None:
        self._timer.start()

    @Slot()
    def _move(self) -> None:
        began, cpu_before = perf_counter(), thread_time()
        self._act(len(self.wall))
        self._view.repaint()
        self.wall.append(perf_counter() - began)
        self.cpu.append(thread_time() - cpu_before)
        if self.done:
            self._timer.stop()

    @Slot()
    def _count(self) -> None:
        self.pictures += 1


def _frames(view: MapView, act: Callable[[int], None]) -> str:
    view.fit()
    view.zoom_by(2.5)
    spin(0.5)
    mover, began = _Mover(view, act), perf_counter()
    gap = GapRecorder().longest(mover.start, lambda: mover.done, 0.3, 60.0)
    rate = mover.pictures / (perf_counter() - began - 0.3)
    return f"{_told(mover.wall)}, cpu {_told(mover.cpu)}; gap {gap.own:.0f} ms; {rate:.0f} pictures a second"


def _told(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"{1000 * median(ordered):.1f}, p95 {1000 * ordered[int(0.95 * FRAMES)]:.1f} ms"
