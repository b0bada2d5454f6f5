"""All layouts of the same pieces, counted and surveyed, against published counts and plain search."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.klotski.breadth_first.difficulty import Difficulty, search
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, PieceSetFault
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Verdict
from tests.solvers.klotski.drawn_layouts import layouts
from tests.solvers.klotski.plain_search import shortest_lengths

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
    assert len(there) == 203
    assert sum(pieces.layouts for pieces in there) == 29_334_498
    full = [pieces for pieces in there if pieces.blanks == 2]
    assert len(full) == 35
    assert sum(pieces.layouts for pieces in full) == 1_588_914


def test_53_954_of_the_classic_layouts_can_be_solved() -> None:
    """Counted one by one: a layout that is its own mirror image counts once, any other with its mirror image."""
    found = survey(CLASSIC, Metric.MOVES)
    keys = found._from_exit.keys[: found.solvable].tolist()
    one_by_one = sum(1 if unpack(key) == unpack(key).mirror() else 2 for key in keys)
    assert one_by_one == 53_954


@pytest.mark.parametrize("metric", list(Metric))
def test_a_layout_by_lot_is_as_hard_as_was_asked(metric: Metric) -> None:
    found = survey(PieceSet(soldiers=4, horizontals=3, verticals=2), metric)
    for distance in (0, 7, found.hardest):
        layout = found.at(distance, Random(distance))
        assert PieceSet.of(layout) == found.pieces
        assert shortest_lengths(str(layout), metric.value) == distance


def test_the_share_of_easier_layouts_grows_with_the_distance() -> None:
    found = survey(CLASSIC, Metric.MOVES)
    assert found.easier(0) == 0.0
    assert 0.0 < found.easier(40) < found.easier(81) < found.easier(found.hardest) < 1.0


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
    with pytest.raises(InputError) as error:
        pieces.drawn(Random(0))
    assert error.value.message.template is PieceSetFault.NOWHERE


@settings(max_examples=30)
@given(layouts(), st.integers())
def test_a_layout_by_lot_has_the_pieces_that_were_asked_for(layout: Layout, seed: int) -> None:
    pieces = PieceSet.of(layout)
    drawn = pieces.drawn(Random(seed))
    assert Counter(piece.kind for piece in drawn.pieces) == Counter(piece.kind for piece in layout.pieces)


def test_lots_fall_evenly() -> None:
    """Drawn forty times as often as there are layouts, every layout comes up, and none far more often than another."""
    pieces = PieceSet(soldiers=0, horizontals=6, verticals=1)
    chance = Random(5)
    drawn = Counter(str(pieces.drawn(chance)) for _ in range(40 * pieces.layouts))
    assert len(drawn) == pieces.layouts
    assert 15 < min(drawn.values()) <= max(drawn.values()) < 75


def test_every_solved_position_is_solved() -> None:
    keys = list(CLASSIC.positions(EXIT))
    assert len(set(keys)) == len(keys)
    assert all(unpack(key).solved for key in keys)


def test_the_symmetric_layouts_are_all_that_are_their_own_mirror_images() -> None:
    pieces = PieceSet(soldiers=2, horizontals=0, verticals=6)
    layouts = [unpack(key) for row in range(4) for key in pieces.positions((row, 1))]
    lengths = {str(layout): shortest_lengths(str(layout), "moves") for layout in layouts if layout.mirror() == layout}
    found = list(survey(pieces, Metric.MOVES).symmetric())
    assert {str(layout): distance for distance, layout in found} == {
        text: length for text, length in lengths.items() if length is not None
    }
    assert [distance for distance, _ in found] == sorted(distance for distance, _ in found)
