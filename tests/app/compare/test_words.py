"""What the page of comparisons says of problems, methods and results."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from app.compare.words import (
    comparison_title,
    deleted_text,
    done_text,
    ending_text,
    kept_title,
    length_text,
    method_title,
    presets,
    problem_title,
    rate_text,
    share_text,
    spread_text,
    stopped_text,
    visited_text,
    written_text,
)
from app.storage.common import Comparison
from app.ui.widgets.actions import action_key
from solvers.comparison.plan import Problem, Result, Run, RunOutcome, Share
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import FirstTries, KnightProblem

pytestmark = pytest.mark.usefixtures("qapp")

WINGS = KlotskiProblem(Layout.parse("HHAA/HHAA/HHHH/S.SV/S.SV"), Metric.CELLS)
TOUR = KnightProblem(Board(6, 8), (5, 0))


def result(problem: Problem, outcome: RunOutcome = RunOutcome.FOUND, **figures: object) -> Result:
    engine = "shortest" if isinstance(problem, KlotskiProblem) else "warnsdorff"
    return Result(Run(problem, engine), outcome, **figures)  # pyright: ignore[reportArgumentType]


def test_a_problem_is_named_by_its_layout_or_its_board_and_start() -> None:
    assert problem_title(WINGS) == "Wing to Wing (比翼橫空)"
    assert problem_title(FirstTries(Board(6, 8), 40)) == "6 × 8"
    assert [
        problem_title(KnightProblem(Board(6, 8), start, closed)) for start in (None, (5, 0)) for closed in (False, True)
    ] == [
        "6 × 8",
        "6 × 8, closed",
        "6 × 8 from a1",
        "6 × 8 from a1, closed",
    ]
    assert method_title(Run(WINGS, "shortest")) == "Breadth-first"
    assert method_title(Run(TOUR, "warnsdorff")) == "Warnsdorff, outermost first"
    assert method_title(Run(FirstTries(Board(6, 6), 40), "warnsdorff")) == "Warnsdorff, outermost first"


def test_every_outcome_is_told_for_layouts_for_tours_and_for_first_tries() -> None:
    told = {
        outcome: (
            ending_text(result(WINGS, outcome, length=39)),
            ending_text(result(TOUR, outcome, length=48)),
            ending_text(result(FirstTries(Board(6, 6), 40), outcome, share=Share(3, 4))),
        )
        for outcome in RunOutcome
    }
    assert told == {
        RunOutcome.PROVED: ("Proven shortest",) * 3,
        RunOutcome.FOUND: ("Not proven shortest", "Tour found", ""),
        RunOutcome.NONE: ("None exists",) * 3,
        RunOutcome.OUT_OF_TIME: ("Timed out",) * 3,
        RunOutcome.GIVEN_UP: ("Given up",) * 3,
        RunOutcome.WRONG: ("Wrong result",) * 3,
        RunOutcome.REFUSED: ("Not applicable",) * 3,
    }


def test_figures_have_their_units() -> None:
    timed = result(TOUR, seconds=(1.0,), visited=12_345)
    assert [visited_text(timed, title) for title in ("Squares entered", "Positions")] == ["12,345", ""]
    assert visited_text(result(TOUR, visited=12_345), "Squares entered") == "", "nothing was timed"
    assert spread_text(3.0) == "± 1.5 s"
    assert [rate_text(each) for each in (0.4, 1_499.6, 2_340_000.0)] == ["0/s", "1,500/s", "2.3 million/s"]
    assert [length_text(result(WINGS, length=length)) for length in (None, 1, 39)] == ["", "1 cell", "39 cells"]
    assert [length_text(result(TOUR, length=length)) for length in (None, 1, 1_600)] == [
        "",
        "1 square",
        "1,600 squares",
    ]
    assert share_text(result(TOUR)) == ""
    assert share_text(result(TOUR, share=Share(1_000, 1_600))) == "1,000 of 1,600 (62.5%)"


def test_presets_and_comparisons_have_titles() -> None:
    ready = presets()
    assert {name: preset.title for name, preset in ready.items()} == {
        "articles": "Lü's articles",
        "paper": "Wei and Lin's paper",
        "ties": "Tie-breaks",
        "programs": "Plain backtracking",
    }
    assert list(ready) == ["articles", "paper", "ties", "programs"]
    assert len({preset.meaning for preset in ready.values()}) == len(ready)
    assert {label: comparison_title(label) for label in (*ready, "own", "?")} == {
        **{name: preset.title for name, preset in ready.items()},
        "own": "Custom comparison",
        "?": "Custom comparison",
    }
    at = datetime(2026, 2, 3, 12, 30, tzinfo=UTC)
    kept = kept_title(Comparison("own", None, at=at))
    assert kept.startswith("Custom comparison, ")
    assert "30" in kept.removeprefix("Custom comparison, ")


def test_what_happened_to_a_comparison_is_told() -> None:
    assert done_text(75.0) == "Done in 1 min 15 s"
    assert stopped_text(2.0) == "Stopped after 2.0 s"
    assert deleted_text() == f"Deleted. Press {action_key('undo')} to undo."
    assert written_text("/home/table.csv") == "Exported to /home/table.csv"
