"""The cost of showing a search: its speed in the window with and without the live view, alternately in one process.

Without the view the page hears nothing of the search on its way; search, thread and event loop are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from app.puzzle.page import SEARCH, PuzzlePage
from app.window.main_window import MainWindow
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import engine_named as knight_engine_named
from solvers.knight.tour import TourRequest
from solvers.search import Progress, Search
from tests.app.windows import klotski_page, knight_page
from tests.benchmarks.own_window import own_window, spin

ROUNDS = 9
SECONDS = 2.0
"""How long a search is watched in each round."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
LONG = TourRequest(Board(8, 8), (2, 0))


def measure() -> list[tuple[str, str]]:
    """One row for each search: positions or squares a second with the view and without, and what the view takes."""
    with own_window() as window:
        engines = ("avl-26", "shortest", "depth-first-bst")
        return [_knight_row(window), *(_klotski_row(window, name) for name in engines)]


def _knight_row(window: MainWindow) -> tuple[str, str]:
    window.menu_actions.by_name["knight"].trigger()
    page = knight_page(window)
    page.session.show_board(LONG.board)
    page.session.show_details(SEARCH)
    return "knight depth-first", _row(page, lambda: knight_engine_named("depth-first").start(LONG))


def _klotski_row(window: MainWindow, name: str) -> tuple[str, str]:
    window.menu_actions.by_name["klotski"].trigger()
    page = klotski_page(window)
    page.session.show_details(SEARCH)
    return f"klotski {name}", _row(page, lambda: engine_named(name).search(HENG_DAO_LI_MA, Metric.MOVES))


def _row(page: PuzzlePage, begin: Callable[[], Search[object]]) -> str:
    _rate(page, begin, shown=True)
    ratios: list[float] = []
    rates: list[float] = []
    for number in range(ROUNDS):
        first_shown = number % 2 == 0
        one, other = (_rate(page, begin, shown=shown) for shown in (first_shown, not first_shown))
        shown, hidden = (one, other) if first_shown else (other, one)
        ratios.append(1 - shown / hidden)
        rates.append(shown)
    return f"{median(rates):,.0f} a second shown; the view takes {100 * median(ratios):.1f} %"


def _rate(page: PuzzlePage, begin: Callable[[], Search[object]], shown: bool) -> float:
    """How much a search visits in a second; it is restarted when it ends."""
    runner = page.runner
    signals = (runner.progressed,)
    if not shown:
        for signal in signals:
            signal.disconnect(page._show_progress)
    counted = _Counted(begin)
    runner.start(counted.over_and_over)
    spin(0.3)
    before = counted.visited
    spin(SECONDS)
    visited = counted.visited - before
    runner.abandon()
    spin(0.1)
    if not shown:
        runner.progressed.connect(page._show_progress)
    return visited / SECONDS


class _Counted:
    """A search without answers that is restarted for ever, and how much it visited in all."""

    def __init__(self, begin: Callable[[], Search[object]]) -> None:
        self._begin = begin
        self.visited = 0

    def over_and_over(self) -> Search[object]:
        while True:
            done = self.visited
            for event in self._begin():
                self.visited = done + event.visited
                if isinstance(event, Progress):
                    yield event
