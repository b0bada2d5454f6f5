"""What is known of layouts without a search is what a search finds."""

from __future__ import annotations

import pytest

from solvers.klotski.breadth_first import distances
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import FIRST_DAY, puzzle_of
from solvers.klotski.catalogue.piece_sets import hardest_of_each_set
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.play.optimality import known_optimum
from solvers.search import Drive, Found


def found(layout: Layout, metric: Metric) -> int | None:
    """The fewest steps of a layout, searched for."""
    answer = Drive(distances.search(layout, metric)).next_answer()
    assert isinstance(answer, Found)
    return answer.answer.distance(layout)


@pytest.mark.parametrize("metric", Metric)
def test_of_the_catalogue_the_chapters_and_the_hardest_in_every_count_and_mirrored(metric: Metric) -> None:
    hardest = Layout.parse(hardest_of_each_set()[99].hardest or "")
    for layout in (entries()[0].layout, chapters()[0].layouts[0].layout, hardest):
        assert known_optimum(layout, metric) == known_optimum(layout.mirror(), metric) == found(layout, metric)


def test_of_a_day_in_moves() -> None:
    puzzle = puzzle_of(FIRST_DAY)
    assert puzzle is not None
    assert known_optimum(puzzle.layout, Metric.MOVES) == found(puzzle.layout, Metric.MOVES)
    assert known_optimum(puzzle.layout.mirror(), Metric.MOVES) == puzzle.optimum
    assert known_optimum(puzzle.layout, Metric.CELLS) is None


def test_of_no_other_layout_and_of_none_without_a_solution() -> None:
    assert known_optimum(Layout.parse("AA.S/AA../..../..../...."), Metric.MOVES) is None
    unsolvable = next(entry for entry in entries() if not entry.solvable)
    assert known_optimum(unsolvable.layout, Metric.MOVES) is None
