"""What every method needs, loaded before anything is measured: whichever comes first would be blamed for it."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from random import Random
from time import monotonic

from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.tour import TourRequest
from solvers.message import InputError
from solvers.search import Found, Search
from tests.soak.questions import OTHERS

REPORTS = 150
"""How many reports an answer is waited for."""
MOST_SECONDS = 2.0
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
BOARD = Board(6, 6)


def load_every_method() -> None:
    """Make every search, to its first answer if that comes soon, so that its kernels are compiled and in memory."""
    for draw in OTHERS.values():
        begin, _ = draw(Random(0))
        with suppress(InputError):  # a layout that it does not take
            _begin(begin())
    for engine in KLOTSKI_ENGINES:
        _begin(engine.search(HENG_DAO_LI_MA, engine.metrics[0]))
    for method in KNIGHT_ENGINES:
        _begin(method.start(TourRequest(BOARD, (0, 0), closed=True)))
        _begin(method.start(TourRequest(BOARD, (0, 0))))


def _begin(search: Search[object]) -> None:
    end = monotonic() + MOST_SECONDS
    for event in islice(search, REPORTS):
        if isinstance(event, Found) or monotonic() > end:
            break
    search.close()
