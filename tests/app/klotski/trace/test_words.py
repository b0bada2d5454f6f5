"""What is said of a step of a search: where it stands, and what became of the positions it leads to."""

from __future__ import annotations

import pytest

from app.klotski.trace.words import described
from solvers.klotski.layout import Layout
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def expansion(depth: int, tree: SearchTree, *statuses: NodeStatus, bound: int | None = None) -> Expansion:
    """The first step of a search, with a successor of each status."""
    return Expansion(1, depth, LAYOUT, tuple(Successor(LAYOUT, status) for status in statuses), tree, (), bound)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (
            expansion(0, SearchTree((1,), (0,)), NodeStatus.NEW, NodeStatus.NEW, NodeStatus.SEEN),
            "Level 0: 1 position. Expanding position 1: 2 new, 1 seen before.",
        ),
        (
            expansion(1, SearchTree((1, 8), (0, 3), opposite=(4,)), NodeStatus.CUT),
            "From the start, level 1: 8 positions. Expanding position 1: 1 pruned.",
        ),
        (
            expansion(1, SearchTree((1, 1), (0, 0), limit=17), NodeStatus.AGAIN, NodeStatus.WAITING, bound=15),
            "Path of 1 step, at most 17. Steps taken + fewest still needed: 1+15=16. "
            "Expanding position 1: 1 re-expanded, 1 queued.",
        ),
        (expansion(2, SearchTree((1, 1, 1), (0, 0, 0))), "Path of 2 steps. Expanding position 1: no moves."),
    ],
)
def test_a_step_is_told_in_words(shown: Expansion, said: str) -> None:
    assert described(shown) == said
