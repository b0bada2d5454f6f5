"""All layouts of some pieces against a plain search: histograms, components, ranks, the special ones, and pages."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import numpy as np
import pytest

from solvers.klotski.atlas import atlas as atlases
from solvers.klotski.atlas import computing
from solvers.klotski.atlas.atlas import Atlas, AtlasFault, furthest, search
from solvers.klotski.atlas.special import Special, select
from solvers.klotski.breadth_first import distances
from solvers.klotski.catalogue.lookup import look_up, look_up_pieces
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.state_space import graph
from solvers.message import InputError
from solvers.search import Drive, Outcome, Progress, Verdict, only_answer, result_of
from tests.solvers.klotski.atlas import plain_atlas
from tests.solvers.klotski.atlas.plain_atlas import PlainAtlas
from tests.solvers.klotski.plain_search import SUCCESSORS, read
from tests.solvers.klotski.plain_sets import sizes_of_levels, text_of
from tests.solvers.klotski.state_space.plain_graph import node_of

SMALL = ["0S", "7H", "1V6H", "6V1H", "5V2H", "3V4H", "4V3H", "6V1S", "5H", "1S", "6H2S", "6V2S", "1V1S", "5V1H"]
LARGE = ["5V1H2S", "1V5H2S", "5V1H1S", "2V4H1S", "4H1S"]
CASES = [(pieces, metric) for pieces in SMALL for metric in Metric]
LARGE_CASES = [("4V1H4S", Metric.MOVES), *((pieces, metric) for pieces in LARGE for metric in Metric)]


def atlas_of(pieces: str, metric: Metric = Metric.MOVES) -> Atlas:
    """The atlas of some pieces."""
    return only_answer(search(look_up_pieces(pieces), metric))


@lru_cache(3)
def plain_of(pieces: str, metric: Metric) -> PlainAtlas:
    """What plain search says of them."""
    found = look_up_pieces(pieces)
    return PlainAtlas("A" + "V" * found.verticals + "H" * found.horizontals + "S" * found.soldiers, metric.value)


def nodes(layouts: list[Layout]) -> list[str]:
    """The nodes of some layouts."""
    return [node_of(read(str(layout))) for layout in layouts]


def check_figures(pieces: str, metric: Metric) -> None:
    found, plain = atlas_of(pieces, metric), plain_of(pieces, metric)
    assert found.pieces.layouts == len(plain.boards)
    assert (found.nodes, found.solvable) == (len(plain.nodes), len(plain.distance))
    assert found.solvable_one_by_one == sum(node_of(board) in plain.distance for board in plain.boards)
    assert found.levels == sizes_of_levels(plain.distance)
    assert found.components == len(plain.components())
    for distance in range(found.hardest + 2):
        layouts = found.layouts_at(distance)
        assert sorted(nodes(layouts)) == sorted(plain.at(distance))
        assert list(map(str, layouts)) == sorted(map(str, layouts))


def check_special(pieces: str, metric: Metric) -> None:
    found, plain = atlas_of(pieces, metric), plain_of(pieces, metric)
    expected = plain.special()
    for special in set(Special) - {Special.EXCHANGED, Special.SOLDIER_ELSEWHERE}:
        chosen = only_answer(select(found, special))
        layouts = chosen.layouts()
        assert len(chosen) == len(layouts) == len(expected[special])
        assert set(nodes(layouts)) == expected[special], special
        order = [(-plain.distance.get(node, -1), str(each)) for node, each in zip(nodes(layouts), layouts, strict=True)]
        assert order == sorted(order)
        at = [plain.distance[node] for node in expected[special] if node in plain.distance]
        assert chosen.levels == tuple(at.count(distance) for distance in range(len(found.levels)))
        assert (chosen.difference, chosen.pairs()) == (None, [])


def check_pairs(pieces: str, metric: Metric) -> None:
    found, plain = atlas_of(pieces, metric), plain_of(pieces, metric)
    for special in (Special.EXCHANGED, Special.SOLDIER_ELSEWHERE):
        chosen = only_answer(select(found, special))
        most, pairs = plain.pairs(special.value)
        assert (chosen.difference or 0) == most
        assert len(chosen) == len(pairs)
        shown = [(read(str(harder)), read(str(easier))) for harder, easier in chosen.pairs()]
        assert {(node_of(harder), node_of(easier)) for harder, easier in shown} == pairs
        variants = {"exchanged": plain_atlas.exchanged, "soldier": plain_atlas.soldier_elsewhere}[special.value]
        assert all(easier in variants(harder) for harder, easier in shown)


def check_ranks(pieces: str, metric: Metric, number: int) -> None:
    found, plain = atlas_of(pieces, metric), plain_of(pieces, metric)
    for board in Random(pieces).sample(sorted(plain.boards), min(number, len(plain.boards))):
        rank = found.rank_of(Layout.parse(text_of(board)))
        distance = plain.distance.get(node_of(board))
        assert rank.distance == distance
        harder = sum(steps > distance for steps in plain.distance.values()) if distance is not None else 0
        assert rank.harder == harder
        assert rank.equal == (0 if distance is None else len(plain.at(distance)))
        assert rank.rank == (None if distance is None else harder + 1)
        component = plain_atlas.component_of(board)
        steps = [plain.distance[node] for node in map(node_of, component) if node in plain.distance]
        assert rank.component.positions == len(component)
        assert rank.component.nodes == len(set(map(node_of, component)))
        assert rank.component.hardest == max(steps, default=None)
        assert rank.component.reach == plain_atlas.covered(component)
        check_neighbours(found, plain, board)


def check_neighbours(found: Atlas, plain: PlainAtlas, board: str) -> None:
    neighbours = found.neighbours_of(Layout.parse(text_of(board)))
    there = nodes([layout for layout, _ in neighbours])
    assert len(there) == len(set(there))
    assert set(there) == set(map(node_of, SUCCESSORS[plain.metric](board)))
    distances_there = [distance for _, distance in neighbours]
    assert distances_there == [plain.distance.get(node) for node in there]
    known = [distance for distance in distances_there if distance is not None]
    assert known == sorted(known, reverse=True)


@pytest.mark.sampled
@pytest.mark.parametrize(("pieces", "metric"), CASES)
def test_the_figures_are_those_of_a_plain_search(pieces: str, metric: Metric) -> None:
    check_figures(pieces, metric)


@pytest.mark.sampled
@pytest.mark.parametrize(("pieces", "metric"), CASES)
def test_the_special_layouts_are_those_of_a_plain_search(pieces: str, metric: Metric) -> None:
    check_special(pieces, metric)


@pytest.mark.sampled
@pytest.mark.parametrize(("pieces", "metric"), CASES)
def test_the_pairs_are_those_of_a_plain_search(pieces: str, metric: Metric) -> None:
    check_pairs(pieces, metric)


@pytest.mark.sampled
@pytest.mark.parametrize(("pieces", "metric"), CASES)
def test_the_ranks_are_those_of_a_plain_search(pieces: str, metric: Metric) -> None:
    check_ranks(pieces, metric, 12)


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("pieces", "metric"), LARGE_CASES)
def test_so_is_all_that_is_known_of_larger_sets(pieces: str, metric: Metric) -> None:
    check_figures(pieces, metric)
    check_special(pieces, metric)
    check_pairs(pieces, metric)
    check_ranks(pieces, metric, 6)


@pytest.mark.parametrize("metric", list(Metric))
def test_a_layout_has_as_many_narrow_passes_as_on_its_map(metric: Metric) -> None:
    """4FEA134, of which the figures are known, and others."""
    found = atlas_of("4FEA134", metric)
    only_answer(select(found, Special.PASSES))  # the kernels are ready
    passes = result_of(computing.passes_of(found))
    published = look_up("4FEA134").layout
    for layout in [published, *found.layouts_at(30)[:2], *found.layouts_at(70)[:2]]:
        assert passes[found.node_of(layout)] == len(only_answer(graph.search(layout, metric)).passes)
    known = {Metric.MOVES: 9, Metric.CELLS: 14, Metric.STRAIGHT: 11}
    assert passes[found.node_of(published)] == known[metric]


def test_what_has_no_solution_says_where_cao_cao_gets_to() -> None:
    """A general who cannot move shuts Cao Cao in at the left; in the mirror image, at the right."""
    found = atlas_of("6V1H")
    shut = next(
        layout
        for layout in only_answer(select(found, Special.UNSOLVABLE)).layouts()
        if found.component_of(layout).reach != found.component_of(layout.mirror()).reach
    )
    for layout in (shut, shut.mirror()):
        assert found.component_of(layout).reach == plain_atlas.covered(plain_atlas.component_of(read(str(layout))))


def test_pages_follow_on_each_other_and_come_the_same_way_again() -> None:
    found = atlas_of("6H2S")
    whole = found.layouts_at(20)
    assert len(whole) > 5
    pages = [found.layouts_at(20, first, 3) for first in range(0, len(whole), 3)]
    assert [layout for page in pages for layout in page] == whole == atlas_of("6H2S").layouts_at(20)
    chosen = only_answer(select(found, Special.ONE_SOLUTION))
    assert chosen.layouts(2, 3) == chosen.layouts()[2:5]
    pairs = only_answer(select(found, Special.SOLDIER_ELSEWHERE))
    assert pairs.pairs(0, 1) == pairs.pairs()[:1]


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("text", ["AA../AA../..../..V./..V.", "SAA./SAA./HHHH/HHHH/HHHH", "HHHH/AAHH/AAHH/HHHH/..HH"])
def test_the_furthest_are_those_of_a_plain_search(text: str, metric: Metric) -> None:
    found = only_answer(furthest(Layout.parse(text), metric))
    steps, last = plain_atlas.farthest(read(text), metric.value)
    assert (found.steps, set(nodes(found.layouts))) == (steps, last)
    assert len(found.layouts) == len(last)
    assert list(map(str, found.layouts)) == sorted(map(str, found.layouts))


def test_pieces_that_fit_nowhere_have_an_atlas_without_layouts() -> None:
    found = only_answer(search(PieceSet(0, 0, 7), Metric.MOVES))
    assert (found.nodes, found.solvable, found.components) == (0, 0, 0)
    assert all(len(only_answer(select(found, special))) == 0 for special in Special)


def test_a_layout_of_other_pieces_has_no_rank() -> None:
    with pytest.raises(InputError) as error:
        atlas_of("0S").rank_of(Layout.parse("AA../AA../..../..../...S"))
    assert error.value.message.template is AtlasFault.OTHER_PIECES


def test_the_component_of_a_layout_is_that_of_its_distances() -> None:
    layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    component = atlas_of("4V1H4S").rank_of(layout).component
    known = only_answer(distances.search(layout, Metric.MOVES))
    assert (component.positions, component.nodes) == (known.component, known.component_up_to_mirror) == (25_955, 13_011)
    assert component.hardest == known.farthest[1]
    assert len(component.reach) == 20


@pytest.mark.parametrize("special", [None, *Special])
def test_each_search_reports_often_and_can_be_stopped(special: Special | None) -> None:
    """A report comes after each slice of a kernel: between any two, few positions are looked at."""
    pieces = PieceSet(4, 2, 3)
    known = only_answer(search(pieces, Metric.CELLS)) if special else None
    drive: Drive[object] = Drive(select(known, special) if known and special else search(pieces, Metric.CELLS))
    heard: list[Progress] = []
    verdict = drive.next_answer(lambda: len(heard) >= 2, heard.append)
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.STOPPED


def test_the_numbers_of_text_forms_compare_as_they_do() -> None:
    found = atlas_of("4V1H4S")
    sample = Random(1).sample(range(found.nodes), 500)
    keys = found.keys[np.array(sample)]
    texts = [str(Layout.parse(str(layout))) for layout in map(atlases.unpack, atlases.in_text_order(keys).tolist())]
    assert texts == sorted(texts)
