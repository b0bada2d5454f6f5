"""The figures of all sets of pieces, against published ones and plain search."""

from __future__ import annotations

from random import Random

import pytest

from solvers.klotski.atlas.atlas import search
from solvers.klotski.catalogue.lookup import look_up_pieces
from solvers.klotski.catalogue.piece_sets import (
    SetFigures,
    hardest_by_blanks,
    hardest_of_each_set,
    levels_of,
    set_figures,
)
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet, every_set
from solvers.search import only_answer
from tests.solvers.klotski.plain_search import read, shortest_lengths
from tests.solvers.klotski.plain_sets import all_boards, distances, sizes_of_levels
from tests.solvers.klotski.state_space.plain_graph import node_of


def figures_of(pieces: str) -> SetFigures:
    """The figures of a set."""
    (found,) = (each for each in set_figures() if each.pieces == look_up_pieces(pieces))
    return found


def test_every_set_is_there_with_all_its_layouts() -> None:
    assert [each.pieces for each in set_figures()] == list(every_set())
    assert all(each.layouts == each.pieces.layouts for each in set_figures())
    assert sum(each.layouts for each in set_figures()) == 29_334_498


def test_known_figures() -> None:
    """4FEA134, of which the figures are published, has these pieces; 53,954 of the classic layouts can be solved."""
    known = figures_of("3V2H4S")
    assert {metric: known.distance(metric) for metric in Metric} == dict(zip(Metric, (138, 179, 150), strict=True))
    assert figures_of("4V1H4S").solvable == 53_954


def test_the_levels_are_all_solvable_layouts() -> None:
    for each in set_figures():
        assert {sum(each.levels[metric]) for metric in Metric} == {each.solvable_up_to_mirror}
        assert each.solvable_up_to_mirror <= each.solvable <= min(each.layouts, 2 * each.solvable_up_to_mirror)


@pytest.mark.parametrize("seed", range(5))
def test_the_figures_are_those_of_a_search(seed: int) -> None:
    each = Random(seed).choice([each for each in set_figures() if each.layouts < 100_000])
    for metric in Metric:
        found = only_answer(search(each.pieces, metric))
        assert found.levels == each.levels[metric]
        assert (found.components, found.solvable_one_by_one) == (each.components, each.solvable)


@pytest.mark.sampled
@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize(
    "pieces", ["0S", "7H", "1V6H", "6V1H", "5V2H", "4V3H", "3V4H", "6V1S", "5H", "1S", "6H2S", "1V1S"]
)
def test_the_levels_are_those_of_a_plain_search(pieces: str, metric: Metric) -> None:
    each = figures_of(pieces)
    kinds = "A" + "V" * each.pieces.verticals + "H" * each.pieces.horizontals + "S" * each.pieces.soldiers
    boards = all_boards(kinds)
    found = distances(boards, metric.value)
    assert each.layouts == len(boards)
    assert each.levels[metric] == sizes_of_levels(found)
    assert each.solvable == sum(node_of(board) in found for board in boards)
    if metric is Metric.MOVES and found:
        assert each.hardest
        assert found[node_of(read(each.hardest))] == max(found.values())


def test_202_sets_have_a_hardest_layout() -> None:
    found = hardest_of_each_set()
    assert len(found) == 202
    assert [each.pieces for each in set_figures() if each not in found] == [PieceSet(0, 7, 0)]
    moves = [each.optimum[Metric.MOVES] for each in found]
    assert moves == sorted(moves)
    assert moves[-1] == 138
    for each in found:
        assert each.hardest
        assert PieceSet.of(Layout.parse(each.hardest)) == each.pieces
        assert each.optimum[Metric.MOVES] == each.distance(Metric.MOVES)


@pytest.mark.parametrize("metric", list(Metric))
def test_a_hardest_layout_takes_as_many_steps_as_by_plain_search(metric: Metric) -> None:
    for each in (figures_of("4V1H4S"), figures_of("6H2S"), figures_of("5V"), *hardest_of_each_set()[:2]):
        assert each.hardest
        assert shortest_lengths(each.hardest, metric.value) == each.optimum[metric]


@pytest.mark.parametrize("metric", list(Metric))
def test_with_each_number_of_empty_cells_the_hardest_are_left_alone(metric: Metric) -> None:
    left = hardest_by_blanks()
    assert [each.pieces for each in left] == [each.pieces for each in set_figures()]
    for blanks in range(2, 17):
        all_sets = [each.levels[metric] for each in set_figures() if each.pieces.blanks == blanks]
        most = max(map(len, all_sets)) - 1
        hardest = levels_of([each for each in left if each.pieces.blanks == blanks], metric)
        assert hardest == (0,) * most + (sum(levels[most] for levels in all_sets if len(levels) > most),)


def test_the_levels_of_several_sets_are_added_up() -> None:
    sets = set_figures()[:12]
    total = levels_of(sets, Metric.MOVES)
    assert total == tuple(
        sum(each.levels[Metric.MOVES][distance] for each in sets if distance < len(each.levels[Metric.MOVES]))
        for distance in range(max(len(each.levels[Metric.MOVES]) for each in sets))
    )
