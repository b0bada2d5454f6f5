"""How a game stood after each slide, against what is computed anew for each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.klotski.analysis import Detour, Standings, detours_in
from app.klotski.board.track import KlotskiTrack
from solvers.klotski.breadth_first import distances
from solvers.klotski.breadth_first.distances import Distances
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.game import Game
from solvers.klotski.play.optimality import steps_left, wasted
from solvers.search import Found

START = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


@pytest.fixture(scope="module")
def known() -> dict[Metric, Distances]:
    """All distances of the component of 橫刀立馬, in every metric."""
    found = {}
    for metric in Metric:
        found[metric] = next(event.answer for event in distances.search(START, metric) if isinstance(event, Found))
    return found


def wandered(choices: list[int]) -> Game:
    """A game in which slides were chosen by number."""
    game = Game(START)
    for choice in choices:
        slides = [slide for piece in game.layout.pieces for slide in game.slides_from(piece.square).values()]
        slide = slides[choice % len(slides)]
        game.slide(slide.origin, slide.target)
    return game


@settings(max_examples=25, deadline=None)
@given(st.lists(st.integers(0, 30), max_size=40), st.sampled_from(list(Metric)))
def test_the_detours_together_cost_what_is_wasted(
    known: dict[Metric, Distances], choices: list[int], metric: Metric
) -> None:
    game = wandered(choices)
    standings = Standings().along(game, KlotskiTrack(START, game.slides), known[metric])
    detours = detours_in([standing.wasted for standing in standings])
    assert sum(detour.cost for detour in detours) == wasted(game.state, known[metric])
    assert all(detour.cost > 0 for detour in detours)
    for number in range(game.length + 1):
        game.go_to(number)
        assert standings[number].left == steps_left(game.state, known[metric])


def test_a_slide_that_keeps_to_a_shortest_path_is_no_detour() -> None:
    assert detours_in([0, 0, 0, 0]) == ()
    assert detours_in([]) == ()


def test_slides_in_a_row_are_one_detour_and_others_another() -> None:
    assert detours_in([0, 0, 1, 3, 3, 4]) == (Detour(2, 3, 3), Detour(5, 5, 1))


def test_what_was_taken_back_costs_nothing() -> None:
    assert detours_in([0, 2, 2, 3, 2]) == (Detour(1, 1, 2),)
    assert detours_in([0, 2, 2, 3, 1]) == (Detour(1, 1, 1),)
    assert detours_in([0, 2, 0]) == ()


def test_only_what_is_new_is_looked_up(known: dict[Metric, Distances], monkeypatch: pytest.MonkeyPatch) -> None:
    game, standings = wandered([3, 1, 4, 1, 5, 9]), Standings()
    first = standings.along(game, KlotskiTrack(START, game.slides), known[Metric.MOVES])
    looked_up: list[object] = []
    distance = Distances.distance
    monkeypatch.setattr(
        Distances, "distance", lambda found, layout: (looked_up.append(layout), distance(found, layout))[1]
    )
    assert standings.along(game, KlotskiTrack(START, game.slides), known[Metric.MOVES]) == first
    assert not looked_up
    standings.forget(kept=4)
    assert standings.along(game, KlotskiTrack(START, game.slides), known[Metric.MOVES]) == first
    assert looked_up
