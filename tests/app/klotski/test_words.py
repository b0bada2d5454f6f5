"""What the Klotski page says."""

from __future__ import annotations

import pytest

from app.klotski.analysis import KlotskiGameVerdict
from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import GUAN_YU, SOLDIER
from app.klotski.words import (
    StepLines,
    best_sentence,
    better_line,
    better_sentence,
    counted,
    directions_of,
    hint_sentence,
    invitation,
    kept_game_sentence,
    kept_solution_sentence,
    left_figure,
    metric_meaning,
    metric_title,
    opened_sentence,
    result_sentence,
    shown_again_sentence,
    standing_sentence,
    unproved_sentence,
    verdict_sentence,
)
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Solution, Step
from solvers.search import Outcome, Verdict

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
STEPS = (
    Step(PieceKind.SOLDIER, ((4, 0), (4, 1), (4, 2))),
    Step(PieceKind.VERTICAL, ((2, 0), (3, 0))),
    Step(PieceKind.SOLDIER, ((3, 1), (4, 1))),
    Step(PieceKind.SOLDIER, ((4, 1), (3, 1))),
)


def test_steps_in_words() -> None:
    lines = StepLines(KlotskiTrack(LAYOUT, STEPS))
    assert list(lines) == [
        "Start",
        "1.  Soldier 3  a1 → c1  →→",
        "2.  Ma Chao  a3 → a2  ↓",
        "3.  Soldier 1  b2 → b1  ↓",
        "4.  Soldier 1  b1 → b2  ↑",
    ]


def test_round_a_corner_both_directions_are_named() -> None:
    track = KlotskiTrack(LAYOUT, [Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2)))])
    assert StepLines(track)[1] == "1.  Soldier 1  b2 → c1  ↓→"
    assert StepLines(track).spoken(1) == "1. Soldier 1: down, right"


def test_the_result_in_one_sentence() -> None:
    proved = Solution(LAYOUT, Metric.MOVES, STEPS[:3], proved_shortest=True)
    said = result_sentence(proved, 12_345, 0.0031)
    assert said == "3 moves, proven shortest (4 cells in this solution); 12,345 positions in 3.1\xa0ms"
    cells = Solution(LAYOUT, Metric.CELLS, STEPS[1:2], proved_shortest=True)
    assert result_sentence(cells, 1, 2.0) == "1 cell, proven shortest (1 move in this solution); 1 position in 2.0\xa0s"


def test_one_is_singular() -> None:
    assert [counted(1, metric) for metric in Metric] == ["1 move", "1 cell", "1 straight slide"]
    assert counted(1234, Metric.STRAIGHT) == "1,234 straight slides"


@pytest.mark.parametrize(
    ("wasted", "before", "said"),
    [
        (0, 0, "✓ On a shortest path."),
        (0, 4, "✓ On a shortest path."),
        (4, 4, "✓ The best from there; 4 moves over the shortest so far."),
        (1, 3, "✓ The best from there; 1 move over the shortest so far."),
        (1, 0, "✗ 1 move longer than necessary; 1 move over the shortest so far."),
        (5, 3, "✗ 2 moves longer than necessary; 5 moves over the shortest so far."),
    ],
)
def test_how_a_game_stands_after_a_step(wasted: int, before: int, said: str) -> None:
    assert verdict_sentence(wasted, before, Metric.MOVES) == said
    verdict = KlotskiGameVerdict(solvable=True, left=7, wasted=wasted, wasted_before=before)
    assert standing_sentence(verdict, Metric.MOVES, moved=True) == said
    assert standing_sentence(verdict, Metric.MOVES, moved=False) == ""


def test_how_far_it_is_to_the_exit_as_far_as_that_is_known() -> None:
    assert left_figure(KlotskiGameVerdict(solvable=True, left=1_234)) == "1,234"
    assert left_figure(KlotskiGameVerdict(solvable=True, left=0)) == "0"
    assert left_figure(KlotskiGameVerdict(solvable=None)) == "…"
    assert left_figure(KlotskiGameVerdict(solvable=None, failure=MemoryError())) == "?"
    assert left_figure(KlotskiGameVerdict(solvable=False)) == "–"
    assert (
        standing_sentence(KlotskiGameVerdict(solvable=False), Metric.CELLS, False) == "There is no solution from here."
    )
    assert standing_sentence(KlotskiGameVerdict(solvable=None), Metric.CELLS, True) == ""


@pytest.mark.parametrize(
    ("optimum", "best", "strict", "stars", "said"),
    [
        (None, None, False, None, "Best possible: –"),
        (None, 90, False, None, "Best possible: – · yours: 90"),
        (81, None, False, None, "Best possible: 81 moves"),
        (1, None, True, None, "Best possible: 1 move · strict game"),
        (81, 1_083, False, None, "Best possible: 81 moves · yours: 1,083"),
        (81, 83, False, 2, "Best possible: 81 moves · yours: 83 <2>"),
        (81, None, False, 0, "Best possible: 81 moves"),
        (81, 81, True, 3, "Best possible: 81 moves · yours in a strict game: 81 <3>"),
    ],
)
def test_the_best_possible_stands_beside_ones_own_best(
    optimum: int | None, best: int | None, strict: bool, stars: int | None, said: str
) -> None:
    assert best_sentence(optimum, best, Metric.MOVES, strict, stars, lambda number: f"<{number}>") == said


def test_solutions_are_told_by_their_length_and_where_they_come_from() -> None:
    solution = Solution(LAYOUT, Metric.MOVES, STEPS[:3], proved_shortest=False)
    assert better_sentence(solution, 2.0) == "3 moves after 2.0\xa0s; still looking for a shorter solution…"
    assert better_line(solution, 1, 2.0) == "3 moves after 2.0\xa0s; 1 position"
    stopped = "Stopped. The best solution so far takes 3 moves and may not be the shortest."
    ended = "Search complete: 3 moves. This method does not prove that no solution is shorter."
    assert unproved_sentence(solution, Verdict(Outcome.STOPPED)) == stopped
    assert unproved_sentence(solution, Verdict(Outcome.EXHAUSTED)) == ended
    assert kept_solution_sentence(STEPS, Metric.CELLS) == "Solution of 5 cells, saved earlier"
    assert kept_game_sentence(STEPS[:1], Metric.MOVES) == "Your game of 1 move, saved earlier"
    assert opened_sentence(STEPS[:3], Metric.CELLS) == "Solution of 4 cells opened; every step has been checked."
    assert shown_again_sentence(STEPS[:3], Metric.MOVES) == "The solution shown last time: 3 moves."


def test_a_slide_is_told_by_its_directions() -> None:
    for path, said in (
        (((4, 0), (4, 1)), "right"),
        (((4, 2), (4, 1), (4, 0)), "left 2"),
        (((0, 0), (1, 0), (2, 0), (2, 1)), "down 2, right"),
        (((2, 1), (2, 0), (1, 0), (0, 0)), "left, up 2"),
    ):
        step = Step(PieceKind.SOLDIER, path)
        assert directions_of(step) == said
        assert hint_sentence(SOLDIER._replace(number=3), step) == f"Hint: Soldier 3, {said}"
    assert hint_sentence(GUAN_YU, Step(PieceKind.HORIZONTAL, ((2, 1), (3, 1)))) == "Hint: Guan Yu, down"


def test_every_count_has_its_title_and_its_meaning() -> None:
    assert [metric_title(metric) for metric in Metric] == ["moves", "cells", "straight slides"]
    assert [metric_meaning(metric) for metric in Metric] == [
        "One piece sliding any distance, even round corners, is one move",
        "One piece sliding by one cell counts as one cell",
        "One piece sliding any distance in one straight line is one straight slide",
    ]


def test_the_start_is_a_line_too_that_is_read_out_and_lines_are_as_many_as_positions() -> None:
    lines = StepLines(KlotskiTrack(LAYOUT, STEPS))
    assert len(lines) == 5
    assert lines.spoken(0) == "Start"
    assert lines.spoken(2) == "2. Ma Chao: down"
    assert lines.spoken(4) == "4. Soldier 1: up"


def test_why_a_method_cannot_solve_is_said_before() -> None:
    proving = engine_named("avl-26")
    assert invitation(proving, Metric.MOVES, None) == "", "who plays is not asked to give up"
