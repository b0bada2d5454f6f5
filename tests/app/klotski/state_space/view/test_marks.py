"""What a position of a map is, in words."""

from __future__ import annotations

import pytest

from app.klotski.state_space.view.marks import MapMarks, node_sentence
from tests.app.klotski.state_space.grids import grid_space

GRID = grid_space(4, 3)
"""The start at 0, passes at 5 and 11, and the last column solved: 3, 7 and 11."""


@pytest.mark.parametrize(
    ("node", "said", "strict"),
    [
        (0, "3 steps to the exit; start", "start"),
        (1, "present position; 2 steps to the exit; 1 step from the start", "present position; 1 step from the start"),
        (2, "1 step to the exit; 2 steps from the start", "2 steps from the start"),
        (
            5,
            "narrow pass at step 2; 2 steps to the exit; 2 steps from the start",
            "2 steps from the start",
        ),
        (7, "solved; 4 steps from the start", "solved; 4 steps from the start"),
        (
            8,
            "furthest position; 3 steps to the exit; 2 steps from the start",
            "furthest position; 2 steps from the start",
        ),
        (11, "narrow pass at step 5; solved; 5 steps from the start", "solved; 5 steps from the start"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_a_position_is_told_by_its_marks_and_its_distances(node: int, said: str, strict: str) -> None:
    assert node_sentence(GRID, MapMarks(present=1, furthest=8), node) == said
    assert node_sentence(GRID, MapMarks(present=1, furthest=8, strict=True), node) == strict
