"""The registry of Klotski engines."""

from __future__ import annotations

import subprocess
import sys

import pytest

from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, MetricFault, engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.message import InputError


def test_the_first_engine_is_the_shortest_search_in_every_metric() -> None:
    assert ENGINES[0].name == "shortest"
    assert ENGINES[0].metrics == tuple(Metric)
    assert len({engine.name for engine in ENGINES}) == len(ENGINES)


ANY, TWO, CLASSIC = "VAAV/VAAV/VHHV/VSSV/S...", "VAAV/VAAV/SSSS/SSSS/HH..", "VAAV/VAAV/VHHV/VSSV/S..S"
"""Three empty cells, two with four generals less, and the pieces of the paper."""
EVERY = tuple(Metric)
OFFERED = [
    ("shortest", "breadth-first", EVERY, ANY),
    ("avl-26", "breadth-first", EVERY, CLASSIC),
    ("avl-60", "breadth-first", EVERY, TWO),
    ("hash-60", "breadth-first", EVERY, TWO),
    ("eight-wide", "breadth-first", EVERY, TWO),
    ("one-cell", "breadth-first", (Metric.CELLS,), ANY),
    ("depth-first-bst", "depth-first-bst", (Metric.MOVES, Metric.CELLS), CLASSIC),
    ("a-star", "a-star", EVERY, ANY),
    ("ida-star", "ida-star", EVERY, ANY),
    ("bidirectional", "bidirectional", EVERY, ANY),
]
"""What the README and the sources say of each method: its count, and the most it takes."""


def takes(engine: KlotskiEngine, text: str) -> bool:
    """Whether a method takes a layout."""
    try:
        engine.check(Layout.parse(text))
    except InputError:
        return False
    return True


def test_every_method_counts_and_takes_what_is_said_of_it() -> None:
    most = {engine.name: next(text for text in (ANY, TWO, CLASSIC) if takes(engine, text)) for engine in ENGINES}
    assert [(each.name, each.family, each.metrics, most[each.name]) for each in ENGINES] == OFFERED
    assert {engine.puzzle for engine in ENGINES} == {"klotski"}


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.name)
def test_a_method_refuses_every_count_but_its_own(engine: KlotskiEngine) -> None:
    layout = Layout.parse(CLASSIC)
    for metric in Metric:
        if metric in engine.metrics:
            engine.search(layout, metric).close()
        else:
            with pytest.raises(InputError) as error:
                engine.search(layout, metric)
            assert error.value.message.template is MetricFault.METRIC
            assert error.value.message.values == {"name": engine.name, "metric": metric.value, "known": engine.metrics}


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
