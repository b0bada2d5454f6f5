"""What every method needs, loaded before anything is measured: whichever comes first would be blamed for it."""

from __future__ import annotations

from itertools import islice

from solvers.klotski.breadth_first import distances
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.tour import TourRequest
from solvers.search import Found, Search

REPORTS = 150
"""How many reports an answer is waited for."""
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
BOARD = Board(6, 6)


def load_every_method() -> None:
    """Make every search, to its first answer if that comes soon, so that its kernels are compiled and in memory."""
    _begin(distances.search(HENG_DAO_LI_MA, Metric.MOVES))
    _begin(counting.count(TourRequest(Board(4, 5))))
    for engine in KLOTSKI_ENGINES:
        _begin(engine.search(HENG_DAO_LI_MA, engine.metrics[0]))
    for method in KNIGHT_ENGINES:
        _begin(method.start(TourRequest(BOARD, (0, 0), closed=True)))
        _begin(method.start(TourRequest(BOARD, (0, 0))))


def _begin(search: Search[object]) -> None:
    for event in islice(search, REPORTS):
        if isinstance(event, Found):
            break
    search.close()
