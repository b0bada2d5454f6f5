"""What is said of a method that has visited the positions of a map."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.klotski.state_space.searches.visit_figures import (
    VisitFigures,
    comparison_sentence,
    most_visited_text,
    result_sentence,
    running_sentence,
    why_not,
)
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Metric, Solution, Step
from solvers.klotski.state_space.visits import Visits
from tests.app.klotski.state_space.grids import LAYOUT, grid_space

GRID = grid_space(4, 3)
STEP = Step(PieceKind.SOLDIER, ((4, 0), (4, 1)))
BREADTH, DEPTH = "avl-26", "depth-first-bst"

pytestmark = pytest.mark.usefixtures("qapp")


def visits(
    *nodes: int, engine: str = BREADTH, steps: int | None = 3, complete: bool = True, elsewhere: int = 0
) -> Visits:
    """Visits of the grid's nodes in this order; the method begins again with every visit to its first node."""
    order = np.array(nodes, np.int32)
    first = np.array([nodes.index(node) if node in nodes else -1 for node in range(GRID.nodes)], np.int64)
    found = None if steps is None else Solution(LAYOUT, Metric.MOVES, (STEP,) * steps, proved_shortest=False)
    return Visits(
        engine=engine_named(engine),
        nodes=order,
        depths=np.arange(len(nodes), dtype=np.int32) % 3,
        sides=np.zeros(len(nodes), np.uint8),
        iterations=np.flatnonzero(order == order[0]).astype(np.int64),
        first=first,
        times=np.bincount(order, minlength=GRID.nodes).astype(np.int32),
        elsewhere=elsewhere,
        seconds=2.0,
        complete=complete,
        solution=found,
    )


@pytest.mark.parametrize(
    ("steps", "complete", "said"),
    [
        (3, True, "Its solution takes 3 moves."),
        (None, True, "There is no solution."),
        (None, False, "Stopped after 5 visits without a solution."),
        (1, False, "Stopped after 5 visits; its best solution takes 1 move."),
    ],
)
def test_the_result_says_what_was_visited_and_found(steps: int | None, complete: bool, said: str) -> None:
    first, *others = result_sentence(visits(0, 1, 2, 1, 1, steps=steps, complete=complete), GRID).split("\n")
    assert first.endswith(" visited 3 of 12 positions, with 2 returns, in 2.0\xa0s.")
    assert others == [said]


def test_positions_outside_the_map_are_told_of_where_there_are_some() -> None:
    assert "outside" not in result_sentence(visits(0, 1), GRID)
    _, elsewhere, _ = result_sentence(visits(0, 1, elsewhere=7), GRID).split("\n")
    assert elsewhere == "It also visited 7 positions outside the map."


def test_of_two_methods_the_one_with_fewer_positions_and_that_with_fewer_returns_are_named() -> None:
    one, other = visits(0, 1, 2, 3), visits(0, 1, 1, 1, 0, engine=DEPTH)
    breadth, depth = (result_sentence(shown, GRID).partition(" visited")[0] for shown in (one, other))
    assert breadth != depth
    for pair in ((one, other), (other, one)):
        assert comparison_sentence(*pair).split("\n") == [
            f"{depth} visited 2 positions fewer than {breadth}.",
            f"{breadth} had 3 returns fewer.",
        ]
    alike = visits(0, 1, 2, 3, 3, engine=DEPTH)
    assert comparison_sentence(one, alike).split("\n") == [
        "Both methods visited equally many positions.",
        f"{breadth} had 1 return fewer.",
    ]
    assert comparison_sentence(one, one) == "Both methods visited equally many positions."


def test_why_a_method_cannot_be_run_is_said() -> None:
    assert why_not(engine_named(BREADTH), GRID) == ""
    for metric in Metric:
        space = replace(GRID, metric=metric)
        for name in (BREADTH, DEPTH, "a-star"):
            assert bool(why_not(engine_named(name), space)) is (metric not in engine_named(name).metrics)


def test_how_far_a_method_has_come_and_where_it_was_most_often() -> None:
    assert running_sentence(1_234) == "Running the method: 1,234 positions so far…"
    assert running_sentence(1) == "Running the method: 1 position so far…"
    assert most_visited_text(visits(0, 1, 1, 2, 1)) == "Most often visited: 3 times"


def test_the_figures_are_those_of_the_visits_that_are_shown(qtbot: QtBot) -> None:
    shown = VisitFigures("map")
    qtbot.addWidget(shown)

    def text(name: str) -> str:
        figure = shown.findChild(QLabel, f"map{name}")
        assert figure is not None
        return figure.text()

    names = ("Visits", "Positions", "Returns", "Depth", "Iteration", "Time")
    assert [text(name) for name in names] == ["–"] * 6
    once = visits(0, 1, 2, 1, 1)
    for count, figures in (
        (0, ["0", "0", "0", "–", "–", "2.0 s"]),
        (1, ["1", "1", "0", "0", "–", "2.0 s"]),
        (3, ["3", "3", "0", "2", "–", "2.0 s"]),
        (5, ["5", "3", "2", "1", "–", "2.0 s"]),
    ):
        shown.show_visits(once, count)
        assert [text(name).replace("\xa0", " ") for name in names] == figures
    again = visits(0, 1, 0, 2)
    for count, iteration in ((0, "0"), (1, "1"), (2, "1"), (3, "2"), (4, "2")):
        shown.show_visits(again, count)
        assert text("Iteration") == iteration
    shown.show_visits(None, 0)
    assert text("Visits") == "–"
