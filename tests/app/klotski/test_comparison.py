"""What is set up of Klotski for a comparison, and the runs that follow."""

from __future__ import annotations

from app.klotski.comparison import KlotskiSetup
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.moves import Metric


def test_every_engine_runs_on_every_layout_in_a_metric_that_it_has() -> None:
    layouts = ["VAAV/VAAV/VHHV/VSSV/S..S", "HHAA/HHAA/HHHH/S.SV/S.SV"]
    runs = KlotskiSetup(layouts, ["one-cell", "shortest"], Metric.STRAIGHT).runs(2)
    assert [run.engine for run in runs] == ["one-cell", "shortest"] * 2
    assert [str(run.problem.layout) for run in runs if isinstance(run.problem, KlotskiProblem)][::2] == layouts
    metrics = [run.problem.metric for run in runs if isinstance(run.problem, KlotskiProblem)]
    assert metrics == [Metric.CELLS, Metric.STRAIGHT] * 2
    assert {run.repetitions for run in runs} == {2}
