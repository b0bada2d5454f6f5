"""Results written for the data file and read back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.compare.files import payload, results_of
from solvers.comparison.plan import Problem, Result, Run, RunOutcome, Share
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem


def _engine(problem: Problem) -> str:
    return "shortest" if isinstance(problem, KlotskiProblem) else "warnsdorff"


HOLED = Board(5, 6, frozenset({(0, 1)}))
PROBLEMS = st.sampled_from(
    [
        KlotskiProblem(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), Metric.STRAIGHT),
        KnightProblem(HOLED, (2, 3), closed=True),
        KnightProblem(HOLED),
        FirstTries(Board(8, 8), 40),
    ]
)
RESULTS = st.builds(
    Result,
    PROBLEMS.flatmap(lambda problem: st.builds(Run, st.just(problem), st.just(_engine(problem)), st.integers(1, 9))),
    st.sampled_from(RunOutcome),
    st.lists(st.floats(0, 1e6), max_size=5).map(tuple),
    st.integers(0, 1 << 60),
    st.none() | st.integers(0, 10**6),
    st.none() | st.integers(0, 10**12),
    st.none() | st.builds(Share, st.integers(0, 100), st.integers(100, 200)),
    st.text(),
)


@given(st.lists(RESULTS, max_size=4).map(tuple))
def test_what_is_kept_comes_back(results: tuple[Result, ...]) -> None:
    assert results_of(json.loads(json.dumps(payload(results)))) == results


@pytest.mark.parametrize("kept", [None, [], {}, {"results": 3}, {"results": [{}]}, {"results": [{"layout": "?"}]}])
def test_anything_else_is_refused(kept: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        results_of(kept)


KEPT = payload([Result(Run(KnightProblem(Board(5, 6), (0, 0)), "warnsdorff"), RunOutcome.FOUND, (0.5,), 30, 30, 1024)])
CHANGES = [
    *(("seconds", [value]) for value in ("abc", float("inf"), float("nan"), -1.0, 10**400, [])),
    *((name, value) for name in ("visited", "length", "memory", "repetitions") for value in ("many", -7, 1e999, {})),
    *(("engine", value) for value in ("no-engine", 5, [], {}, "shortest")),
    *(("start", value) for value in ([], [1], [99, 0], [-1, -1], "a1", {})),
    *(("share", value) for value in ([1], ["a", "b"], [-1, 2], 5)),
    *(("board", value) for value in ("99999999999x1", "0x0", 5, None, "8x8:9,9")),
    ("ending", "well"),
]


@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_impossible_figures_are_refused(name: str, value: object) -> None:
    assert results_of(KEPT)
    with pytest.raises(ValueError, match="no results of a comparison"):
        results_of({"results": [{**KEPT["results"][0], name: value}]})
