"""The figures of results with their units, and the colours of methods in charts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.compare.result_table import result_columns
from app.compare.words import (
    Measure,
    description,
    groups_of,
    measures_of,
    presets,
    seconds_mark,
    values_of,
)
from app.klotski.comparison import paper_record
from app.learn.lessons import compare_part
from app.ui.painting.text import HUES
from solvers.comparison.plan import Result, Run, RunOutcome, Share
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem, ties


def colours(runs: Sequence[Run]) -> dict[str, int]:
    """The number of each method's hue, by its title."""
    results = [Result(run, RunOutcome.FOUND, (1.0,), 9, 9) for run in runs]
    bars = (bar for group in groups_of(results, Measure.TIME) for bar in group.bars)
    return {bar.label: bar.colour % len(HUES) for bar in bars}


def test_a_tie_break_has_one_colour_in_the_preset_and_in_the_lesson() -> None:
    preset, lesson = colours(ties().runs), colours(compare_part.plan((100,), 200).runs)
    assert lesson.items() <= preset.items()
    assert len(lesson) == 4


def test_methods_of_one_chart_have_different_colours() -> None:
    for preset in presets().values():
        found = colours(preset.plan().runs)
        assert len(set(found.values())) == len(found)


HENG = KlotskiProblem(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), Metric.MOVES)
WHOLE = Result(Run(HENG, "shortest"), RunOutcome.PROVED, (2.0, 1.0, 4.0), 30_000, 81, 2_000_000)
REFUSED = Result(Run(HENG, "one-cell"), RunOutcome.REFUSED)
LATE = Result(Run(HENG, "hash-60"), RunOutcome.OUT_OF_TIME, (60.0,), 9_000, 116, 5_000)
TRIES = Result(Run(FirstTries(Board(8, 8), 64), "warnsdorff"), RunOutcome.FOUND, (1.0,), 64, share=Share(60, 64))


@pytest.mark.usefixtures("qapp")
def test_each_measure_is_a_figure_of_a_result_with_its_unit() -> None:
    assert {measure: measure.heading for measure in Measure} == {
        Measure.TIME: "Time",
        Measure.VISITED: "Positions or squares entered",
        Measure.RATE: "Positions or squares per second",
        Measure.MEMORY: "Peak memory",
        Measure.LENGTH: "Solution length",
        Measure.SHARE: "First-try success rate",
    }
    assert [measure.figure(WHOLE) for measure in Measure] == [2.0, 30_000, 15_000.0, 2_000_000, 81, None]
    assert [measure.figure(REFUSED) for measure in Measure] == [None] * 6
    assert [measure.figure(TRIES) for measure in Measure] == [1.0, 64, 64.0, None, None, 0.9375]
    assert [
        measure.text(value) for measure, value in zip(Measure, (2.0, 30_000, 15_000.4, 2e6, 81.0, 0.9375), strict=True)
    ] == [
        "2.0 s",
        "30,000",
        "15,000/s",
        "2 MB",
        "81",
        "93.8%",
    ]


@pytest.mark.usefixtures("qapp")
def test_marks_of_times_stay_in_one_unit_below_a_second_and_in_seconds_above() -> None:
    marks = {seconds: Measure.TIME.mark(seconds) for seconds in (0, 1e-6, 2e-4, 1e-3, 0.05, 0.5, 1.0, 20.0, 1000.0)}
    assert marks == {
        0: "0",
        1e-6: "1 µs",
        2e-4: "200 µs",
        1e-3: "1 ms",
        0.05: "50 ms",
        0.5: "500 ms",
        1.0: "1 s",
        20.0: "20 s",
        1000.0: "1000 s",
    }
    assert [seconds_mark(seconds) for seconds in (0.9994e-3, 0.9996e-3, 0.9994, 0.9996)] == [
        "999.4 µs",
        "0.9996 ms",
        "999.4 ms",
        "0.9996 s",
    ]
    assert [Measure.VISITED.mark(value) for value in (0, 20_000.0)] == ["0", "20,000"]
    assert Measure.SHARE.mark(0.2) == "20%"


@pytest.mark.usefixtures("qapp")
def test_the_measures_of_results_are_those_of_which_there_are_figures_and_success_comes_first() -> None:
    assert measures_of([REFUSED]) == []
    every = [Measure.TIME, Measure.VISITED, Measure.RATE, Measure.MEMORY, Measure.LENGTH]
    assert measures_of([REFUSED, WHOLE]) == every
    assert measures_of([TRIES]) == [Measure.SHARE, Measure.TIME, Measure.VISITED, Measure.RATE]
    assert measures_of(iter([WHOLE, TRIES])) == [Measure.SHARE, *every]


@pytest.mark.usefixtures("qapp")
def test_bars_tell_figures_and_why_there_are_none() -> None:
    def told(measure: Measure) -> list[tuple[float | None, str, float | None, float | None]]:
        (group,) = groups_of([WHOLE, REFUSED, LATE], measure)
        return [(bar.value, bar.text, bar.low, bar.high) for bar in group.bars]

    assert told(Measure.TIME) == [
        (2.0, "2.0 s", 1.0, 4.0),
        (None, "Not applicable", None, None),
        (60.0, "1 min 0 s · Timed out", 60.0, 60.0),
    ]
    assert told(Measure.LENGTH) == [
        (81, "81 moves", None, None),
        (None, "Not applicable", None, None),
        (116, "116 moves · Timed out", None, None),
    ]
    assert told(Measure.SHARE) == [
        (None, "–", None, None),
        (None, "Not applicable", None, None),
        (None, "–", None, None),
    ]
    groups = groups_of([WHOLE, TRIES, LATE], Measure.VISITED)
    assert [[bar.value for bar in group.bars] for group in groups] == [[30_000, 9_000], [64]]
    assert values_of(groups_of([WHOLE, REFUSED], Measure.TIME)) == [2.0, 1.0, 4.0]
    assert description(groups).splitlines()[1] == "8 × 8: Warnsdorff, outermost first 64"


@pytest.mark.usefixtures("qapp")
def test_the_pentium_has_a_bar_beside_the_papers_method_and_no_other() -> None:
    """The paper printed 81 moves of this layout, which its method needs on any machine."""
    paper = replace(WHOLE, run=Run(HENG, "depth-first-bst"))
    record = paper_record(paper.run.problem)
    assert record is not None
    (group,) = groups_of([paper, WHOLE], Measure.TIME)
    assert [bar.value for bar in group.bars] == [2.0, record.seconds, 2.0]
    assert group.bars[1].label == "Wei and Lin's paper, Pentium 166"
    assert (group.bars[1].low, group.bars[1].high) == (None, None)
    assert len({bar.colour % len(HUES) for bar in group.bars}) == 3
    (visited,) = groups_of([paper], Measure.VISITED)
    assert len(visited.bars) == 1
    columns = [column for column in result_columns() if column.name.startswith("paper")]
    for column in columns:
        assert [column.is_shown(results) for results in ([WHOLE], [WHOLE, paper], [])] == [False, True, False]
    assert len(columns) == 2
    assert paper_record(KnightProblem(Board(8, 8))) is None
