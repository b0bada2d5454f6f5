"""How well a game goes, against what plain search says of its layouts."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.klotski.breadth_first.distances import Distances, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, legal_steps
from solvers.klotski.play.game import Game
from solvers.klotski.play.optimality import best_slides, steps_left, wasted
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import shortest_lengths

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


@cache
def known(metric: Metric) -> Distances:
    """The distances of the component of 橫刀立馬."""
    found = Drive(search(HENG_DAO_LI_MA, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


@pytest.mark.parametrize("metric", list(Metric))
def test_at_the_beginning_the_optimum_is_left_and_nothing_wasted(metric: Metric) -> None:
    game = Game(HENG_DAO_LI_MA)
    assert steps_left(game.state, known(metric)) == shortest_lengths(str(HENG_DAO_LI_MA), metric.value)
    assert wasted(game.state, known(metric)) == 0


@pytest.mark.parametrize("metric", list(Metric))
def test_playing_the_hints_wastes_nothing_to_the_end(metric: Metric) -> None:
    game = Game(HENG_DAO_LI_MA)
    while steps := known(metric).best(game.layout):
        game.slide(steps[0].origin, steps[0].target)
        assert wasted(game.state, known(metric)) == 0
    assert game.solved
    assert steps_left(game.state, known(metric)) == 0
    assert game.count(metric) == known(metric).distance(HENG_DAO_LI_MA)


def test_a_step_away_and_another_step_waste_what_plain_search_says() -> None:
    """In cells nothing goes on for free: wasted are the cells slid and the optimum left, less the first optimum."""
    game = Game(HENG_DAO_LI_MA)
    for square, target in (((3, 1), (4, 1)), ((3, 2), (4, 2)), ((2, 1), (3, 1))):
        game.slide(square, target)
    left = shortest_lengths(str(game.layout), "cells")
    assert left is not None
    assert steps_left(game.state, known(Metric.CELLS)) == left
    assert wasted(game.state, known(Metric.CELLS)) == 3 + left - 116


def test_half_of_a_move_is_no_waste_when_the_whole_of_it_is_best() -> None:
    """A move of two cells, made one cell at a time, is one move: the second cell costs nothing more."""
    game = Game(HENG_DAO_LI_MA)
    distances = known(Metric.MOVES)
    while steps := distances.best(game.layout):
        step = next((step for step in steps if len(step.path) > 2), None)
        if step is not None:
            game.slide(step.path[0], step.path[1])
            assert wasted(game.state, distances) == 0
            game.slide(step.path[1], step.target)
            assert wasted(game.state, distances) == 0
            return
        game.slide(steps[0].origin, steps[0].target)
    pytest.fail("the way has no move of two cells")


def test_a_hint_goes_on_with_the_piece_that_moved_last_where_that_is_free() -> None:
    """The soldier of row 4, column 2 stands in the corner, and on its way back there is a place nearer to the exit."""
    game = Game(HENG_DAO_LI_MA)
    for square, target in (((4, 0), (4, 2)), ((3, 1), (4, 1)), ((4, 1), (4, 0))):
        game.slide(square, target)
    distances = known(Metric.MOVES)
    left, lost = steps_left(game.state, distances), wasted(game.state, distances)
    slide = best_slides(game.state, distances)[0]
    assert slide.origin == (4, 0), "the same piece slides on"
    game.slide(slide.origin, slide.target, hint=True)
    assert game.count(Metric.MOVES) == 2
    assert (steps_left(game.state, distances), wasted(game.state, distances)) == (left, lost)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("metric", list(Metric))
@given(data=st.data())
@settings(max_examples=8)
def test_hints_lead_out_from_wherever_a_game_stands_and_waste_nothing(metric: Metric, data: st.DataObject) -> None:
    """Each costs what "steps left" says: one step, or none where it goes on with the last turn.

    A hint that shortens the last turn (or takes it back, where nothing else leads to the exit as soon) makes the game
    shorter than was promised.
    """
    game, distances = Game(HENG_DAO_LI_MA), known(metric)
    for _ in range(data.draw(st.integers(0, 40))):
        step = data.draw(st.sampled_from(legal_steps(game.layout, Metric.MOVES)))
        game.slide(step.origin, step.target)
        if game.solved:
            return
    promised, shortened = game.count(metric) + left_of(game, distances), False
    while not game.solved:
        count, left = game.count(metric), left_of(game, distances)
        slide = data.draw(st.sampled_from(best_slides(game.state, distances)[:2]))
        game.slide(slide.origin, slide.target, hint=True)
        cost, fewer = game.count(metric) - count, left - left_of(game, distances)
        shortened |= cost < fewer
        assert cost == fewer in (0, 1) or (cost < fewer and fewer >= 1)
    assert left_of(game, distances) == 0
    assert best_slides(game.state, distances) == []
    assert game.count(metric) == promised or (shortened and game.count(metric) < promised)


def left_of(game: Game, distances: Distances) -> int:
    """The steps left of a game that can be won."""
    left = steps_left(game.state, distances)
    assert left is not None
    return left


def test_without_a_solution_nothing_is_left_and_nothing_wasted() -> None:
    layout = Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S")
    found = Drive(search(layout, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    assert steps_left(Game(layout).state, found.answer) is None
    assert wasted(Game(layout).state, found.answer) is None
