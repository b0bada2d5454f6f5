"""What is said of a step of a search: where it stands, and what became of the positions it leads to."""

from __future__ import annotations

import pytest

from app.klotski.solving import KlotskiRequest
from app.klotski.trace.words import caption, described, on_a_path, reckoned, status_word, watched_figures
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.trace import Expansion, NodeStatus, SearchTree, Successor
from solvers.pace import Pace
from solvers.search import Drive, Progress

LAYOUT = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def expansion(
    depth: int, tree: SearchTree, *statuses: NodeStatus, bound: int | None = None, from_exit: bool = False
) -> Expansion:
    """The first step of a search, with a successor of each status."""
    successors = tuple(Successor(LAYOUT, status) for status in statuses)
    return Expansion(1, depth, LAYOUT, successors, tree, (), bound, from_exit)


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
        (
            expansion(1, SearchTree((1, 3), (0, 1), opposite=(1, 5)), NodeStatus.NEW, from_exit=True),
            "From the goal, level 1: 3 positions. Expanding position 1: 1 new.",
        ),
        (
            expansion(2, SearchTree((1, 4, 9), (0, 0, 0)), NodeStatus.SEEN, NodeStatus.SEEN, bound=12),
            "Steps taken + fewest still needed: 2+12=14. Expanding position 1: 2 seen before.",
        ),
        (
            expansion(3, SearchTree((1, 1), (0, 0), limit=1_500), NodeStatus.NEW),
            "Path of 3 steps, at most 1,500. Expanding position 1: 1 new.",
        ),
    ],
)
def test_a_step_is_told_in_words(shown: Expansion, said: str) -> None:
    assert described(shown) == said


@pytest.mark.parametrize(
    ("shown", "said", "path"),
    [
        (expansion(4, SearchTree((1, 3), (0,))), "Level 4", False),
        (expansion(4, SearchTree((1,), (0,))), "Level 4", False),
        (expansion(2, SearchTree((1, 1, 1), (0, 0, 0))), "Depth 2", True),
        (expansion(2, SearchTree((1, 5), (0, 0), limit=17), bound=3), "Depth 2 of at most 17", True),
        (expansion(1, SearchTree((1, 3), (0, 1), opposite=(1, 5)), from_exit=True), "From the goal, level 1", False),
        (expansion(1, SearchTree((1, 3), (0, 1), opposite=(1, 5))), "From the start, level 1", False),
        (expansion(6, SearchTree((1, 3), (0, 1)), bound=0), "Depth 6", False),
    ],
)
def test_a_few_words_say_where_the_position_stands(shown: Expansion, said: str, path: bool) -> None:
    assert caption(shown) == said
    assert on_a_path(shown) is path


def test_a_sum_is_written_out_and_every_status_has_its_word() -> None:
    assert reckoned(1_200, 34) == "1,200+34=1,234"
    assert [status_word(status) for status in NodeStatus] == ["new", "seen", "re-expanded", "pruned", "queued"]


def figures_of(engine: str, steps: int) -> list[tuple[str, str]]:
    """The figures of a step of a slow search, as they are written beside its pseudocode."""
    method = engine_named(engine)
    reports: list[Progress] = []
    search = method.search(LAYOUT, method.metrics[0])
    Drive(search).next_answer(
        lambda: sum(isinstance(report.trace, Expansion) for report in reports) >= steps, reports.append, Single()
    )
    report = next(report for report in reversed(reports) if isinstance(report.trace, Expansion))
    request = KlotskiRequest(LAYOUT, method.metrics[0], method)
    told = watched_figures(WatchFrame(1, Report(1, report, 0.0, request=request)))
    return [(figure.title, figure.text) for figure in told]


class Single(Pace):
    """One node a report."""

    def nodes(self) -> int:
        return 1


def test_each_figure_says_in_words_what_it_counts() -> None:
    broad = dict(figures_of("shortest", 3))
    assert list(broad) == ["Level", "Visited", "Queue"]
    assert broad["Visited"].endswith(" positions")
    assert broad["Queue"].endswith(" waiting")
    informed = dict(figures_of("a-star", 3))
    total, rest = informed["f = g + h"].split(" = ")
    taken, needed = rest.split(" taken + at least ")
    assert int(total) == int(taken) + int(needed.removesuffix(" needed"))
    assert informed["Heap"].endswith(" waiting")
    assert dict(figures_of("ida-star", 3))["Limit"].endswith(" steps")
    assert dict(figures_of("depth-first-bst", 3))["Best so far"] == "–"
