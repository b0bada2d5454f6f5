"""Solutions of thousands of steps in the window: laid out, played, jumped through, and played on by hand; offscreen."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from PySide6.QtCore import QCoreApplication

from app.klotski.page import KlotskiPage
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from tests.app.windows import klotski_page
from tests.benchmarks.own_window import own_window, spin

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
LENGTHS = (1_000, 8_000, 100_000)


def measure() -> list[tuple[str, str]]:
    """How long each action blocks the GUI thread, with its repaint."""
    with own_window() as window:
        return [row for length in LENGTHS for row in _measure(window, length)]


def _measure(window: MainWindow, length: int) -> list[tuple[str, str]]:
    page, steps = klotski_page(window), long_way(length)
    rows = [
        (
            f"lay out {length:,} steps",
            _timed(lambda: page.session.show_path(HENG_DAO_LI_MA, Metric.MOVES, steps)),
        )
    ]
    page.session.playback.rest()
    rows += [
        (f"  to their end ({length:,})", _timed(page.session.playback.last)),
        ("  to their beginning", _timed(page.session.playback.first)),
        ("  one step on", _median(lambda: page.session.playback.jump(page.session.playback.position + 1), 40)),
        ("  one slide by hand at their middle", _timed(lambda: _slide(page, length // 2))),
        ("  the whole window while they play at 128 steps/s, longest frame", _played(page)),
    ]
    return rows


def long_way(length: int) -> list[Step]:
    """So many legal steps, none of which undoes the one before; always the same ones."""
    layout, steps = HENG_DAO_LI_MA, list[Step]()
    while len(steps) < length:
        choices = [
            step for step in legal_steps(layout, Metric.MOVES) if not steps or step.origin != steps[-1].target
        ] or legal_steps(layout, Metric.MOVES)
        steps.append(choices[(7 * len(steps) + len(steps) // 13) % len(choices)])
        layout = steps[-1].after(layout)
    return steps


def _slide(page: KlotskiPage, position: int) -> None:
    page.session.playback.jump(position)
    step = legal_steps(page.session.layout_on_board, Metric.MOVES)[0]
    page.klotski_board.slid.emit(step.origin, step.target)


def _played(page: KlotskiPage) -> str:
    frames: list[float] = []
    page.session.playback.set_speed(128.0)
    page.session.playback.first()
    page.session.playback.play()
    began = perf_counter()
    while perf_counter() - began < 2.0:
        frame = perf_counter()
        QCoreApplication.processEvents()
        frames.append(perf_counter() - frame)
    page.session.playback.rest()
    return f"{1000 * max(frames):.1f} ms"


def _seconds(act: Callable[[], object]) -> float:
    began = perf_counter()
    act()
    QCoreApplication.processEvents()
    return perf_counter() - began


def _timed(act: Callable[[], object]) -> str:
    told = f"{1000 * _seconds(act):.1f} ms"
    spin(0.5)
    return told


def _median(act: Callable[[], object], runs: int) -> str:
    return f"{1000 * median(_seconds(act) for _ in range(runs)):.1f} ms"
