"""Who the pieces are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from app.klotski.piece_names import (
    CAO_CAO,
    GENERALS,
    GUAN_YU,
    SOLDIER,
    FollowedPieces,
    carved,
    mark,
    piece_names,
    spoken,
)
from app.ui.look.theme import Lettering
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, legal_steps
from tests.app.klotski.trace.searches import HENGDAOLIMA
from tests.solvers.klotski.drawn_layouts import layouts


def test_guan_yu_lies_across_the_way_of_cao_cao() -> None:
    layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    people = dict(zip(((piece.kind, piece.square) for piece in layout.pieces), piece_names(layout), strict=True))
    assert people[PieceKind.BLOCK, (0, 1)] is CAO_CAO
    assert people[PieceKind.HORIZONTAL, (2, 1)] is GUAN_YU
    assert [person.signs_hant for person in piece_names(layout)].count("卒") == 4


def test_without_a_lying_general_guan_yu_stands() -> None:
    layout = Layout.parse("VAAV/VAAV/VSSV/VSSV/....")
    assert piece_names(layout)[0] is GUAN_YU


@given(layouts())
def test_no_general_appears_twice_and_everybody_has_a_name(layout: Layout) -> None:
    people = piece_names(layout)
    assert len(set(people)) == len(people)
    assert len({spoken(person) for person in people}) == len(people)
    assert all(
        (person.name == SOLDIER.name) == (piece.kind is PieceKind.SOLDIER)
        for person, piece in zip(people, layout.pieces, strict=True)
    )


@given(layouts())
def test_soldiers_are_numbered_as_one_reads(layout: Layout) -> None:
    named = zip(layout.pieces, piece_names(layout), strict=True)
    soldiers = [(piece.square, name.number) for piece, name in named if piece.kind is PieceKind.SOLDIER]
    assert [number for _, number in sorted(soldiers)] == list(range(1, len(soldiers) + 1))


@pytest.mark.parametrize(
    ("lettering", "on_guan_yu", "on_soldier"),
    [
        (Lettering.SIGNS, ("關", "羽"), ("卒",)),
        (Lettering.INITIALS, ("GY",), ("3",)),
        (Lettering.NAMES, ("Guan", "Yu"), ("3",)),
        (Lettering.PLAIN, (), ()),
    ],
)
def test_what_is_carved_is_chosen(
    lettering: Lettering, on_guan_yu: tuple[str, ...], on_soldier: tuple[str, ...]
) -> None:
    assert carved(GUAN_YU, lettering) == on_guan_yu
    assert carved(SOLDIER._replace(number=3), lettering) == on_soldier


def test_no_two_people_have_the_same_initials() -> None:
    initials = [person.initials for person in (CAO_CAO, GUAN_YU, *GENERALS)]
    assert len(set(initials)) == len(initials)


@given(layouts(), st.sampled_from(list(Lettering)), st.sampled_from(["en_GB", "zh_TW", "zh_CN"]))
def test_marked_pieces_can_be_told_apart(layout: Layout, lettering: Lettering, locale: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    told = [(carved(name, lettering), mark(name, lettering)) for name in piece_names(layout)]
    QLocale.setDefault(before)
    assert len(set(told)) == len(told)


def test_the_signs_are_in_the_script_that_is_read() -> None:
    before = QLocale()
    for locale, signs in (("zh_CN", "关羽"), ("zh_TW", "關羽"), ("en_GB", "關羽")):
        QLocale.setDefault(QLocale(locale))
        assert GUAN_YU.signs == signs
    QLocale.setDefault(before)


def test_a_piece_that_stays_keeps_its_name() -> None:
    pieces = FollowedPieces()
    pieces.show(HENGDAOLIMA)
    before = {one.piece: one.name for one in pieces.pieces}
    for step in legal_steps(HENGDAOLIMA, Metric.MOVES):
        pieces.show(step.after(HENGDAOLIMA))
        after = {one.piece: one.name for one in pieces.pieces}
        assert sum(after.get(piece) == name for piece, name in before.items()) >= len(before) - 1
        assert sorted(name.name for name in after.values()) == sorted(name.name for name in before.values())
        pieces.show(HENGDAOLIMA)
        assert {one.piece: one.name for one in pieces.pieces} == before


def test_pieces_that_moved_are_told_apart_by_how_far_they_are_away() -> None:
    pieces = FollowedPieces()
    pieces.show(Layout.parse("SVVS/.VV./SAAS/.AA./...."))
    names = {one.piece.square: one.name.name + str(one.name.number or "") for one in pieces.pieces}
    assert (names[0, 0], names[2, 3]) == ("Soldier1", "Soldier4")
    pieces.show(Layout.parse(".VV./SVVS/.AA./SAAS/...."))
    moved = {one.piece.square: one.name.number for one in pieces.pieces if one.name.number}
    assert moved == {(1, 0): 1, (1, 3): 2, (3, 0): 3, (3, 3): 4}


def test_another_set_of_pieces_has_names_of_its_own() -> None:
    pieces = FollowedPieces()
    pieces.show(HENGDAOLIMA)
    other = Layout.parse("AA../AA../SSSS/HH../....")
    pieces.show(other)
    assert [one.piece for one in pieces.pieces] == list(other.pieces)
    assert [one.name.number for one in pieces.pieces] == [0, 1, 2, 3, 4, 0]
    pieces.begin_with([])
    assert list(pieces.pieces) == []
