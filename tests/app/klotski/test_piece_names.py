"""Who the pieces are."""

from __future__ import annotations

from hypothesis import given
from PySide6.QtCore import QLocale

from app.klotski.piece_names import CAO_CAO, GUAN_YU, SOLDIER, piece_names, spoken
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
    generals = [person for person in people if person not in (CAO_CAO, SOLDIER)]
    assert len(set(generals)) == len(generals)
    assert all(spoken(person) for person in people)
    assert all(
        (person is SOLDIER) == (piece.kind is PieceKind.SOLDIER)
        for person, piece in zip(people, layout.pieces, strict=True)
    )


def test_the_signs_are_in_the_script_that_is_read() -> None:
    before = QLocale()
    for locale, signs in (("zh_CN", "关羽"), ("zh_TW", "關羽"), ("en_GB", "關羽")):
        QLocale.setDefault(QLocale(locale))
        assert GUAN_YU.signs == signs
    QLocale.setDefault(before)
