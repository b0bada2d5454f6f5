"""Steps and their three counts, by the rules as `plain_search` states them anew."""

from __future__ import annotations

import pytest
from hypothesis import given

from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step, count_steps, legal_steps
from tests.solvers.klotski import plain_search
from tests.solvers.klotski.drawn_layouts import layouts


def test_round_the_corner_is_one_move_two_straight_slides_and_two_cells() -> None:
    step = Step(PieceKind.SOLDIER, ((3, 1), (4, 1), (4, 2)))
    assert [count_steps([step], metric) for metric in (Metric.MOVES, Metric.STRAIGHT, Metric.CELLS)] == [1, 2, 2]


def test_the_same_piece_going_on_is_one_move_and_another_piece_is_a_second() -> None:
    down = Step(PieceKind.SOLDIER, ((3, 1), (4, 1)))
    on = Step(PieceKind.SOLDIER, ((4, 1), (4, 2)))
    other = Step(PieceKind.SOLDIER, ((3, 2), (3, 1)))
    assert count_steps([down, on, other], Metric.MOVES) == 2
    assert count_steps([down, on, other], Metric.STRAIGHT) == 3
    assert count_steps([down, on, other], Metric.CELLS) == 3


def test_two_cells_in_a_line_are_one_straight_slide() -> None:
    slides = [Step(PieceKind.HORIZONTAL, ((0, 0), (0, 1))), Step(PieceKind.HORIZONTAL, ((0, 1), (0, 2)))]
    assert count_steps(slides, Metric.STRAIGHT) == 1


def test_no_step_counts_nothing() -> None:
    assert [count_steps([], metric) for metric in Metric] == [0, 0, 0]


@pytest.mark.parametrize(("metric", "expected"), [(Metric.CELLS, 4), (Metric.STRAIGHT, 6), (Metric.MOVES, 8)])
def test_the_first_steps_of_heng_dao_li_ma(metric: Metric, expected: int) -> None:
    """Each of four soldiers slides beside the blanks; the outer two also further, the inner two also round a corner."""
    assert len(legal_steps(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), metric)) == expected


@given(layouts())
def test_the_legal_steps_are_those_of_the_plain_search(layout: Layout) -> None:
    for metric in Metric:
        reached = {plain_search.read(str(step.after(layout))) for step in legal_steps(layout, metric)}
        assert reached == set(plain_search.SUCCESSORS[metric.value](plain_search.read(str(layout))))


@given(layouts())
def test_every_legal_step_obeys_the_rules_and_leads_to_its_own_square(layout: Layout) -> None:
    for metric in Metric:
        steps = legal_steps(layout, metric)
        assert len({(step.origin, step.target) for step in steps}) == len(steps)
        for step in steps:
            plain_search.check_solution(str(layout), [(step.kind.value, step.path)], metric.value, solved=False)
            assert count_steps([step], metric) == 1
