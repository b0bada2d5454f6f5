"""Who the pieces are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from app.klotski.piece_names import CAO_CAO, GENERALS, GUAN_YU, SOLDIER, carved, mark, piece_names, spoken
from app.ui.look.theme import Lettering
from solvers.klotski.layout import Layout, PieceKind
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
