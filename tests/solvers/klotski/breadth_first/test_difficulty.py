"""All layouts of the same pieces, counted and surveyed, against published counts and plain search."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from solvers.klotski.atlas import atlas, special
from solvers.klotski.atlas.special import Special
from solvers.klotski.breadth_first import distances
from solvers.klotski.breadth_first.difficulty import Difficulty, cost, search
from solvers.klotski.codes import read
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, PieceSetFault, every_set
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Verdict, only_answer
from tests.solvers.klotski import plain_sets
from tests.solvers.klotski.plain_search import read as plain_read
from tests.solvers.klotski.plain_search import shortest_lengths
from tests.solvers.klotski.state_space.plain_graph import node_of

CLASSIC = PieceSet.of(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))


def survey(pieces: PieceSet, metric: Metric) -> Difficulty:
    """The survey of some pieces."""
    found = Drive(search(pieces, metric)).next_answer()
    assert isinstance(found, Found)
    return found.answer


def test_the_classic_pieces_have_65_880_layouts() -> None:
    assert PieceSet(soldiers=4, horizontals=1, verticals=4) == CLASSIC
    assert CLASSIC.layouts == 65_880


def test_every_set_of_pieces_together_has_29_334_498_layouts() -> None:
    """Those with exactly two blanks: 1,588,914, in 35 sets."""
    sets = [
        PieceSet(soldiers, horizontals, verticals)
        for soldiers in range(15)
        for horizontals in range(8)
        for verticals in range(8)
        if soldiers + 2 * (horizontals + verticals) <= 14
    ]
    there = [pieces for pieces in sets if pieces.layouts]
    assert set(every_set()) == set(there)
    assert len(there) == 203
    assert sum(pieces.layouts for pieces in there) == 29_334_498
    full = [pieces for pieces in there if pieces.blanks == 2]
    assert len(full) == 35
    assert sum(pieces.layouts for pieces in full) == 1_588_914


def test_the_sets_come_in_the_order_of_their_empty_cells() -> None:
    blanks = [pieces.blanks for pieces in every_set()]
    assert blanks == sorted(blanks)


def test_53_954_of_the_classic_layouts_can_be_solved() -> None:
    """Counted one by one: a layout that is its own mirror image counts once, any other with its mirror image."""
    assert survey(CLASSIC, Metric.MOVES).solvable_one_by_one == 53_954


SMALL_SETS = [
    PieceSet(soldiers=2, horizontals=6, verticals=0),
    PieceSet(soldiers=0, horizontals=3, verticals=4),
    PieceSet(soldiers=1, horizontals=2, verticals=4),
    PieceSet(soldiers=1, horizontals=1, verticals=0),
    PieceSet(soldiers=0, horizontals=0, verticals=0),
]


@pytest.mark.sampled
@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("pieces", SMALL_SETS, ids=str)
def test_levels_and_hardest_layouts_are_those_of_a_plain_search(pieces: PieceSet, metric: Metric) -> None:
    boards = plain_sets.all_boards("A" + pieces.verticals * "V" + pieces.horizontals * "H" + pieces.soldiers * "S")
    plain = plain_sets.distances(boards, metric.value)
    found = survey(pieces, metric)
    assert pieces.layouts == len(boards)
    assert found.levels == plain_sets.sizes_of_levels(plain)
    assert (found.hardest, found.solvable) == (max(plain.values()), len(plain))
    assert found.solvable_one_by_one == sum(node_of(board) in plain for board in boards)
    hardest = {board for board, distance in plain.items() if distance == found.hardest}
    layouts = list(map(str, found.layouts_at(found.hardest)))
    assert {node_of(plain_read(layout)) for layout in layouts} == hardest
    assert len(layouts) == len(hardest)
    assert layouts == sorted(layouts)


@pytest.mark.parametrize(("metric", "distance"), [*zip(Metric, (138, 179, 150), strict=True)])
def test_the_hardest_layout_with_two_blanks_is_among_the_hardest_of_its_pieces(metric: Metric, distance: int) -> None:
    """4FEA134, 峰迴路轉: the figures are published with it."""
    known = read("4FEA134")[0]
    found = survey(PieceSet.of(known), metric)
    assert found.hardest == distance
    assert {known, known.mirror()} & set(found.layouts_at(found.hardest))


@pytest.mark.parametrize(("metric", "distance"), [*zip(Metric, (93, 126, 101), strict=True)])
def test_the_hardest_classic_layouts_are_that_far_by_other_searches_too(metric: Metric, distance: int) -> None:
    found = survey(CLASSIC, metric)
    for layout in found.layouts_at(found.hardest):
        known = Drive(distances.search(layout, metric)).next_answer()
        assert isinstance(known, Found)
        assert known.answer.distance(layout) == shortest_lengths(str(layout), metric.value) == distance


@pytest.mark.parametrize("pieces", [CLASSIC, PieceSet(5, 0, 3), PieceSet(1, 5, 1)], ids=str)
def test_a_survey_takes_no_more_memory_than_was_said(pieces: PieceSet) -> None:
    survey(pieces, Metric.MOVES)
    tracemalloc.start()
    survey(pieces, Metric.MOVES)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert cost(pieces).layouts == pieces.layouts
    assert most <= cost(pieces).bytes


@pytest.mark.parametrize("metric", list(Metric))
def test_a_layout_by_lot_is_as_hard_as_was_asked(metric: Metric) -> None:
    found = survey(PieceSet(soldiers=4, horizontals=3, verticals=2), metric)
    for distance in (0, 7, found.hardest):
        layout = found.at(distance, Random(distance))
        assert PieceSet.of(layout) == found.pieces
        assert shortest_lengths(str(layout), metric.value) == distance


def test_every_layout_at_a_distance_and_every_mirror_image_comes_up_by_lot() -> None:
    pieces, chance = SMALL_SETS[1], Random(3)
    boards = plain_sets.all_boards("AVVVVHHH")
    plain = plain_sets.distances(boards, "moves")
    found = survey(pieces, Metric.MOVES)
    distance = min(range(found.hardest + 1), key=found.levels.__getitem__)
    expected = {board for board in boards if plain.get(node_of(board)) == distance}
    drawn = {plain_read(str(found.at(distance, chance))) for _ in range(12 * len(expected))}
    assert drawn == expected


def test_what_a_survey_takes_grows_with_the_layouts_and_the_time_with_their_blanks_too() -> None:
    few, many = PieceSet(1, 5, 1), PieceSet(5, 0, 3)
    small, large = cost(few), cost(many)
    assert (small.layouts, large.layouts) == (few.layouts, many.layouts)
    assert large.bytes - small.bytes == 40 * (many.layouts - few.layouts)
    assert small.bytes == 2_000_000 + 40 * few.layouts
    assert small.seconds == pytest.approx(40e-9 * few.blanks * few.layouts)
    assert large.seconds == pytest.approx(40e-9 * many.blanks * many.layouts)


@pytest.mark.parametrize("distance", [-1, -5])
def test_nothing_is_easier_than_solved(distance: int) -> None:
    with pytest.raises(ValueError, match="no layout"):
        survey(SMALL_SETS[0], Metric.MOVES).at(distance, Random(0))


def test_nothing_is_harder_than_the_hardest() -> None:
    found = survey(CLASSIC, Metric.MOVES)
    with pytest.raises(ValueError, match="no layout"):
        found.at(found.hardest + 1, Random(0))


def test_too_many_pieces_are_refused() -> None:
    with pytest.raises(InputError) as error:
        PieceSet(soldiers=4, horizontals=5, verticals=1)
    assert error.value.message.template is PieceSetFault.CROWDED


def test_pieces_that_do_not_fit_together_are_a_verdict() -> None:
    pieces = PieceSet(soldiers=0, horizontals=0, verticals=7)
    assert pieces.layouts == 0
    verdict = Drive(search(pieces, Metric.MOVES)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    assert verdict.reason.template is PieceSetFault.NOWHERE


def test_pieces_that_never_let_cao_cao_out_are_a_verdict() -> None:
    verdict = Drive(search(PieceSet(soldiers=0, horizontals=7, verticals=0), Metric.MOVES)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.reason is not None
    assert verdict.reason.template is PieceSetFault.UNSOLVABLE


@pytest.mark.sampled
@pytest.mark.parametrize("pieces", SMALL_SETS, ids=str)
def test_the_positions_are_all_boards_there_are(pieces: PieceSet) -> None:
    boards = plain_sets.all_boards("A" + pieces.verticals * "V" + pieces.horizontals * "H" + pieces.soldiers * "S")
    keys = [key for row in range(4) for column in range(3) for key in pieces.positions((row, column))]
    assert len(keys) == len(boards)
    assert {str(unpack(key)) for key in keys} == set(map(plain_sets.text_of, boards))


def test_every_solved_position_is_solved() -> None:
    keys = list(CLASSIC.positions(EXIT))
    assert len(set(keys)) == len(keys)
    assert all(unpack(key).solved for key in keys)


def test_the_symmetric_layouts_are_all_that_are_their_own_mirror_images() -> None:
    pieces = PieceSet(soldiers=2, horizontals=0, verticals=6)
    layouts = [unpack(key) for row in range(4) for key in pieces.positions((row, 1))]
    lengths = {str(layout): shortest_lengths(str(layout), "moves") for layout in layouts if layout.mirror() == layout}
    known = only_answer(atlas.search(pieces, Metric.MOVES))
    symmetric = only_answer(special.select(known, Special.SYMMETRIC))
    distances_found = [known.distance_of(node) for node in symmetric.nodes.tolist()]
    found = zip(map(str, symmetric.layouts()), distances_found, strict=True)
    assert dict(found) == {text: length for text, length in lengths.items() if length is not None}
    assert distances_found == sorted((each for each in distances_found if each is not None), reverse=True)
