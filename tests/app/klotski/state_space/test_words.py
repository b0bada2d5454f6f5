"""What the map says of itself, of its positions and of ways across it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from app.klotski.state_space.landscape import Journey, JourneyStart, Mark, Reach
from app.klotski.state_space.words import (
    colouring_title,
    departure_sentence,
    distance_lines,
    journey_title,
    mark_title,
    reach_sentence,
    remark_of,
    scale_title,
)
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.colours import Colouring
from solvers.klotski.state_space.graph import Estimate
from tests.app.klotski.state_space.grids import grid_drawing, grid_space

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass
class Known:
    """What is known of a map at some moment; at first, of a grid that is drawn."""

    space: Any = None
    drawing: Any = None
    computing: bool = False
    strict: bool = False
    solvable: bool = True
    found: int = 0
    bound: Estimate | None = None
    from_here: int | None = None

    def steps_from_here(self, node: int) -> int | None:
        return self.from_here


def grid(**others: Any) -> Any:
    return Known(grid_space(4, 3), grid_drawing(4, 3), **others)


def test_a_map_that_is_shown_as_it_is_needs_no_remark() -> None:
    assert remark_of(grid()) == ""


def test_while_it_grows_it_is_said_how_far_it_has_come() -> None:
    unknown: Any = Known(found=1_234)
    assert remark_of(unknown) == "1,234 positions so far…"
    unknown.found = 1
    assert remark_of(unknown) == "1 position so far…"
    unknown.bound = SimpleNamespace(positions=65_880, bytes=2_000_000)
    assert remark_of(unknown).startswith("At most 65,880 positions, ")
    assert remark_of(unknown).endswith("1 position so far…")


def test_while_it_unfolds_the_rounds_are_counted_from_one() -> None:
    unfolding = grid(computing=True)
    drawing, unfolding.drawing = unfolding.drawing, None
    assert remark_of(unfolding) == "Unfolding…"
    unfolding.drawing = replace(drawing, round=0, rounds=9)
    assert remark_of(unfolding) == "Unfolding: round 1 of 10"


def test_what_is_not_shown_is_said() -> None:
    assert remark_of(grid(strict=True)) == "A strict game: the map shows neither the exit nor any path."
    assert remark_of(grid(strict=True, solvable=False)).startswith("A strict game")
    unsolvable = "No position that can be reached is solved. The colours tell the distance from the start."
    assert remark_of(grid(solvable=False)) == unsolvable
    sampled = grid()
    sampled.drawing = replace(sampled.drawing, sampled=True)
    assert remark_of(sampled) == "Only 12 positions are drawn; the figures are of all."


@pytest.mark.parametrize(
    ("node", "others", "lines"),
    [
        (5, {"from_here": 1}, ["2 moves to the exit", "2 moves from the start", "1 move from here"]),
        (5, {}, ["2 moves to the exit", "2 moves from the start"]),
        (0, {"from_here": 0}, ["3 moves to the exit", "Start", "You are here"]),
        (11, {"from_here": 5}, ["Solved", "5 moves from the start", "5 moves from here"]),
        (5, {"strict": True}, ["2 moves from the start"]),
        (5, {"solvable": False}, ["2 moves from the start"]),
    ],
)
def test_how_far_a_position_is_from_others(node: int, others: dict[str, Any], lines: list[str]) -> None:
    assert distance_lines(grid(**others), node) == lines


def test_a_way_that_begins_says_where_it_leads() -> None:
    said = [departure_sentence(JourneyStart(journey, 4, Metric.CELLS)) for journey in Journey]
    ends = (
        "to the position on the map",
        "back to the start",
        "to the exit",
        "to a position furthest from the exit",
        "to a position furthest from here",
        "to the next narrow pass",
    )
    undo = "Press Ctrl+Z to undo it."
    assert said == [f"Shortest path {end}: 4 cells. {undo}" for end in ends]
    assert [journey_title(journey) for journey in Journey] == [
        "",
        "Start",
        "Nearest exit",
        "Position furthest from the exit",
        "Position furthest from here",
        "Next narrow pass",
    ]


def test_how_far_all_is_from_here() -> None:
    said = "From here no position is further than 124 moves, and the average is 61.3."
    assert reach_sentence(Reach(124, 61.27), Metric.MOVES) == said


def test_scales_and_marks_have_their_titles() -> None:
    titles = {(colouring, metric): scale_title(colouring, metric) for colouring in Colouring for metric in Metric}
    for metric, word in zip(Metric, ("Moves", "Cells", "Straight slides"), strict=True):
        assert titles[Colouring.EXIT, metric] == f"{word} to the exit"
        assert titles[Colouring.START, metric] == f"{word} from the start"
    assert [colouring_title(colouring) for colouring in (Colouring.EXIT, Colouring.START, Colouring.SIDE)] == [
        "Distance to the exit",
        "Distance from the start",
        "Nearer to the start or to the exit",
    ]
    assert [mark_title(mark) for mark in Mark] == [
        "Solved positions",
        "Narrow passes",
        "Furthest position",
        "My path",
        "Shortest solution from here",
    ]
