"""The registry of Klotski engines."""

from __future__ import annotations

import subprocess
import sys

import pytest

from solvers.klotski.engines.registry import ENGINES, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import InputError


def test_the_first_engine_is_the_shortest_search_in_every_metric() -> None:
    assert ENGINES[0].name == "shortest"
    assert ENGINES[0].metrics == tuple(Metric)
    assert ENGINES[0].promises_shortest
    assert len({engine.name for engine in ENGINES}) == len(ENGINES)


def test_an_unknown_engine_is_told_which_there_are() -> None:
    with pytest.raises(InputError, match="there is no method “fastest” for this puzzle; choose one of shortest, "):
        engine_named("fastest")


def test_an_engine_refuses_a_metric_that_it_cannot_count() -> None:
    with pytest.raises(InputError, match="the method “one-cell” cannot count moves; count cells, or"):
        engine_named("one-cell").search(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), Metric.MOVES)


def test_the_registry_loads_no_engine_and_no_numba() -> None:
    heavy = {"numba", "numpy", "solvers.klotski.breadth_first.shortest"}
    check = f"import sys, solvers.klotski.engines.registry; print({heavy} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
