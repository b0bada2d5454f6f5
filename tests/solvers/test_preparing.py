"""With its first report a search says that its kernels are there: it waits for no compiler afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from solvers.kernels.kernel import AS_PYTHON, Kernel
from solvers.klotski.breadth_first import distances
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.counting.counting import count
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.engines import KnightEngine
from solvers.knight.tour import TourRequest
from solvers.puzzles import entries
from solvers.search import Progress, Search, next_event
from tests.solvers.knight.asking import described, whole

EASY = Layout.parse("VVVV/VVVV/HHSS/AASS/AA..")
REQUESTS = (
    TourRequest(whole(5, 6), (0, 0)),
    TourRequest(whole(6, 6), closed=True),
    TourRequest(whole(3, 10), closed=True),
    TourRequest(whole(8, 8), closed=True),
    TourRequest(whole(10, 10), (0, 0)),
    TourRequest(whole(32, 32), closed=True),
)
VISITED_AT_MOST = 500_000
"""By then a search without an answer has used all its kernels."""


class Waits:
    """Notes which kernels are asked for until a search is ready, and which others until its first answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.before: set[str] = set()
        self.after: set[str] = set()
        self._noted = self.before
        for name in ("require", "_loaded"):
            monkeypatch.setattr(Kernel, name, self._noting(getattr(Kernel, name)))

    def _noting(self, method: Callable[[Kernel[..., Any]], Any]) -> Callable[[Kernel[..., Any]], Any]:
        def noted(kernel: Kernel[..., Any]) -> Any:
            self._noted.add(f"{kernel.module}.{kernel.name}")
            return method(kernel)

        return noted

    def run(self, search: Search[Any]) -> None:
        """Go on to the first answer or the end, unless it is far away."""
        event = Progress(0, 0)
        while isinstance(event, Progress) and event.visited <= VISITED_AT_MOST:
            event = next_event(search)
            if isinstance(event, Progress) and event.visited == 0:
                self._noted = self.after
            assert self._noted is self.after or not self.before, "that it is ready is said first"
        search.close()


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    if AS_PYTHON:
        pytest.skip("kernels run as plain Python")
    return Waits(monkeypatch)


@pytest.mark.parametrize("request_", REQUESTS, ids=described)
@pytest.mark.parametrize("engine", KNIGHT_ENGINES, ids=lambda engine: engine.name)
def test_a_search_for_tours_is_ready_when_it_says_so(waits: Waits, engine: KnightEngine, request_: TourRequest) -> None:
    if engine.misfit(request_) is not None:
        pytest.skip("tiles do not cover this board")
    waits.run(engine.start(request_))
    assert waits.after <= waits.before


def test_what_is_compiled_first_is_what_the_first_searches_need(waits: Waits) -> None:
    """The Solve and the hints of Klotski's first layout, and the first tour of the chessboard."""
    first = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    waits.run(KLOTSKI_ENGINES[0].search(first, Metric.MOVES))
    waits.run(distances.search(first, Metric.MOVES))
    waits.run(KNIGHT_ENGINES[0].start(TourRequest(whole(8, 8), (7, 0))))
    needed = {kernel.rpartition(".")[0] for kernel in waits.before | waits.after}
    assert needed == {module for entry in entries() for module in entry.first_kernels}


@pytest.mark.parametrize("request_", REQUESTS[:3], ids=described)
def test_a_count_is_ready_when_it_says_so(waits: Waits, request_: TourRequest) -> None:
    waits.run(count(request_, quoting=False))
    assert waits.after <= waits.before


@pytest.mark.parametrize("engine", KLOTSKI_ENGINES, ids=lambda engine: engine.name)
def test_a_search_for_moves_is_ready_when_it_says_so(waits: Waits, engine: KlotskiEngine) -> None:
    waits.run(engine.search(EASY, engine.metrics[0]))
    assert waits.after <= waits.before
