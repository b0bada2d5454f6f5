"""Pages of layouts against a plain search: each layout on one page, in one order, and the page of a given one."""

from __future__ import annotations

from functools import lru_cache

import pytest

from solvers.klotski.atlas import atlas
from solvers.klotski.atlas.listing import PAGE, KnownAtlases, LayoutPage, Listed, Wanted, search
from solvers.klotski.atlas.special import Special
from solvers.klotski.catalogue.lookup import look_up_pieces
from solvers.klotski.catalogue.piece_sets import SetFigures, set_figures
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import only_answer
from tests.solvers.klotski.atlas import plain_atlas
from tests.solvers.klotski.atlas.plain_atlas import PlainAtlas
from tests.solvers.klotski.plain_search import read
from tests.solvers.klotski.state_space.plain_graph import node_of

SETS = ("6H2S", "6V2S", "5V1H", "7H")


def figures(*pieces: str) -> tuple[SetFigures, ...]:
    """The figures of some sets, in the order of all."""
    sets = [look_up_pieces(each) for each in pieces]
    return tuple(each for each in set_figures() if each.pieces in sets)


@lru_cache(len(SETS))
def plain_of(pieces: str) -> PlainAtlas:
    """What plain search says of them, in moves."""
    found = look_up_pieces(pieces)
    return PlainAtlas("A" + "V" * found.verticals + "H" * found.horizontals + "S" * found.soldiers, "moves")


def page_of(wanted: Wanted, known: KnownAtlases | None = None) -> LayoutPage:
    return only_answer(search(wanted, known or KnownAtlases()))


def all_pages(wanted: Wanted) -> list[Listed]:
    """What is on all pages, one after another."""
    known, listed, total = KnownAtlases(), list[Listed](), 1
    while len(listed) < total:
        page = page_of(Wanted(**{**vars(wanted), "index": len(listed)}), known)
        assert len(page.listed) == min(PAGE, page.total - len(listed))
        total, listed = page.total, listed + page.listed
    return listed


def node(layout: Layout) -> str:
    return node_of(read(str(layout)))


def test_every_layout_of_several_sets_is_listed_once_the_hardest_first() -> None:
    plains = [plain_of(pieces) for pieces in SETS]
    listed = all_pages(Wanted(figures(*SETS), Metric.MOVES))
    nodes = [node(each.layout) for each in listed]
    assert set(nodes) == {each for plain in plains for each in plain.distance}
    assert len(nodes) == len(set(nodes))
    steps = [next(plain.distance[each] for plain in plains if each in plain.distance) for each in nodes]
    assert [each.steps for each in listed] == steps == sorted(steps, reverse=True)


def test_those_of_one_distance_are_listed_set_by_set_in_the_order_of_their_texts() -> None:
    sets = figures(*SETS)
    for distance in (0, 3, 9):
        listed = all_pages(Wanted(sets, Metric.MOVES, distance=distance))
        assert {each.steps for each in listed} == {distance}
        for pieces in SETS:
            there = [each.layout for each in listed if node(each.layout) in plain_of(pieces).nodes]
            assert set(map(node, there)) == plain_of(pieces).at(distance)
            assert list(map(str, there)) == sorted(map(str, there))


@pytest.mark.parametrize("special", [Special.PEAKS, Special.ONE_SOLUTION, Special.PLACES])
def test_special_ones_are_listed_all_or_those_of_a_distance(special: Special) -> None:
    plain, sets = plain_of("5V1H"), figures("5V1H")
    expected = plain.special()[special.value]
    listed = all_pages(Wanted(sets, Metric.MOVES, special))
    assert {node(each.layout) for each in listed} == expected
    levels = page_of(Wanted(sets, Metric.MOVES, special)).levels
    for distance in range(len(levels)):
        there = all_pages(Wanted(sets, Metric.MOVES, special, distance=distance)) if levels[distance] else []
        assert {node(each.layout) for each in there} == expected & plain.at(distance)


@pytest.mark.parametrize(
    ("pieces", "special"), [("5V1H", Special.EXCHANGED), ("6V2S", Special.SOLDIER_ELSEWHERE), ("7H", Special.EXCHANGED)]
)
def test_pairs_stand_together_with_their_difference(pieces: str, special: Special) -> None:
    page = page_of(Wanted(figures(pieces), Metric.MOVES, special))
    most, pairs = plain_of(pieces).pairs(special.value)
    assert page.difference == (most or None)
    assert page.total == len(page.listed) == len(pairs)
    shown = {(node(each.layout), node(each.partner)) for each in page.listed if each.partner is not None}
    assert shown == pairs


def test_of_those_without_a_solution_it_is_known_where_cao_cao_can_come_to() -> None:
    page = page_of(Wanted(figures("6H2S"), Metric.MOVES, Special.UNSOLVABLE, index=PAGE))
    assert page.total == len(plain_of("6H2S").nodes - plain_of("6H2S").distance.keys())
    for each in page.listed[::7]:
        reached = plain_atlas.component_of(read(str(each.layout)))
        assert each.steps is None
        assert each.component is not None
        assert (each.component.positions, each.component.reach) == (len(reached), plain_atlas.covered(reached))


def test_a_layout_that_is_sought_is_on_the_page_whether_it_can_be_solved_or_not() -> None:
    sets, known = figures("6H2S"), KnownAtlases()
    every = [*all_pages(Wanted(sets, Metric.MOVES)), *all_pages(Wanted(sets, Metric.MOVES, Special.UNSOLVABLE))]
    for each in every[::41]:
        page = page_of(Wanted(sets, Metric.MOVES, sought=each.layout.mirror()), known)
        found = page.listed[page.wanted.index % PAGE]
        assert found.layout == each.layout
        assert page.wanted.special == (Special.UNSOLVABLE if each.steps is None else None)
        assert page.standing is not None
        distance = plain_of("6H2S").distance
        harder = 0 if each.steps is None else sum(steps > each.steps for steps in distance.values())
        assert (page.standing.rank.harder, page.standing.solvable) == (harder, len(distance))
        reached = {node_of(other) for other in plain_of("6H2S").steps[node(each.layout)]}
        assert {node(layout): steps for layout, steps in page.standing.neighbours} == {
            other: distance.get(other) for other in reached
        }


def test_what_is_furthest_from_a_layout_is_listed_with_its_steps() -> None:
    layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    page = page_of(Wanted(figures("4V1H4S"), Metric.MOVES, start=layout))
    steps, expected = plain_atlas.farthest(read(str(layout)), "moves")
    assert {node(each.layout) for each in page.listed} == expected
    assert {each.steps for each in page.listed} == {steps}
    assert page.total == len(expected)


def test_atlases_are_kept_within_some_bytes_the_last_ones_first(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    begin = atlas.search
    monkeypatch.setattr(atlas, "search", lambda pieces, metric: made.append(str(pieces)) or begin(pieces, metric))
    small, other, third = (figures(pieces) for pieces in ("6H2S", "6V2S", "5V1H"))
    known = KnownAtlases(10**8)
    page_of(Wanted(small, Metric.MOVES), known)
    page_of(Wanted(small, Metric.MOVES, index=PAGE), known)
    assert len(made) == 1
    assert 0 < known.bytes < 10**6
    kept = KnownAtlases(known.bytes)
    made.clear()
    for wanted in (small, other, other, third, third, small):
        page_of(Wanted(wanted, Metric.MOVES), kept)
    assert len(made) == 4, "each takes the place of the one before, and is kept however large it is"
