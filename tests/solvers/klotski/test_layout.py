"""Layouts: what is legal, and what is said of what is not."""

from __future__ import annotations

import pytest
from hypothesis import given

from solvers.klotski.layout import Layout, LayoutFault, Piece, PieceKind
from solvers.message import InputError, Message
from tests.solvers.klotski.drawn_layouts import layouts

HENG_DAO_LI_MA = "VAAV/VAAV/VHHV/VSSV/S..S"


def fault(text: str) -> Message:
    """What is said of a text that is no layout."""
    with pytest.raises(InputError) as error:
        Layout.parse(text)
    return error.value.message


def test_the_first_cell_of_a_piece_takes_its_other_cells_with_it() -> None:
    layout = Layout.parse("VVHH/VVAA/SSAA/HHHH/..HH")
    kinds = [piece.kind.value for piece in layout.pieces]
    assert kinds == ["V", "V", "H", "A", "S", "S", "H", "H", "H"]
    assert [piece.square for piece in layout.pieces if piece.kind is PieceKind.HORIZONTAL] == [
        (0, 2),
        (3, 0),
        (3, 2),
        (4, 2),
    ]


def test_blanks_and_the_piece_on_a_square() -> None:
    layout = Layout.parse(HENG_DAO_LI_MA)
    assert layout.blanks == ((4, 1), (4, 2))
    assert layout.piece_at((1, 2)) == Piece((0, 1), PieceKind.BLOCK)
    assert layout.piece_at((4, 1)) is None
    assert layout.block.square == (0, 1)
    assert not layout.solved
    assert Layout.parse("S..S/V..V/V..V/.AA./.AA.").solved


@pytest.mark.parametrize(
    ("text", "template", "values"),
    [
        ("VAAV/VAAV/VHHV/VSSV", LayoutFault.ROW_COUNT, {"found": 4}),
        ("VAAV/VAAVV/VHHV/VSSV/S..S", LayoutFault.ROW_LENGTH, {"row": 2, "found": 5, "text": "VAAVV"}),
        ("VAAV/VAAV/VHXV/VSSV/S..S", LayoutFault.LETTER, {"row": 3, "column": 3, "letter": "X"}),
        ("vAAV/VAAV/VHHV/VSSV/S..S", LayoutFault.LETTER, {"row": 1, "column": 1, "letter": "v"}),
        (
            "VAAV/SAAV/VHHV/VSSV/S..S",
            LayoutFault.CUT,
            {"row": 1, "column": 1, "letter": "V", "other_row": 2, "other_column": 1},
        ),
        (
            "VAAH/VAAV/VHHV/VSSV/S..S",
            LayoutFault.OVERHANG,
            {"row": 1, "column": 4, "letter": "H"},
        ),
        ("VAAV/VAAV/VHHV/VSSV/SV.S", LayoutFault.OVERHANG, {"row": 5, "column": 2, "letter": "V"}),
        ("V..V/V..V/VHHV/VSSV/S..S", LayoutFault.NO_BLOCK, {}),
        ("AAAA/AAAA/VHHV/VSSV/S..S", LayoutFault.BLOCKS, {"found": 2}),
        ("VAAV/VAAV/VHHV/VSSV/SS.S", LayoutFault.BLANKS, {"found": 1}),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, template: LayoutFault, values: dict[str, int | str]) -> None:
    said = fault(text)
    assert said.template is template
    assert said.values == values


@pytest.mark.parametrize(
    ("pieces", "template"),
    [
        ([Piece((0, 0), PieceKind.BLOCK), Piece((1, 1), PieceKind.SOLDIER)], LayoutFault.OVERLAP),
        ([Piece((0, 0), PieceKind.BLOCK), Piece((4, 3), PieceKind.HORIZONTAL)], LayoutFault.OVERHANG),
        ([Piece((0, 0), PieceKind.BLOCK), Piece((-1, 3), PieceKind.VERTICAL)], LayoutFault.OVERHANG),
    ],
)
def test_pieces_that_do_not_fit_are_refused(pieces: list[Piece], template: LayoutFault) -> None:
    with pytest.raises(InputError) as error:
        Layout.of(pieces)
    assert error.value.message.template is template


@given(layouts())
def test_a_layout_is_read_back_from_its_text(layout: Layout) -> None:
    assert Layout.parse(str(layout)) == layout


@given(layouts())
def test_a_mirror_image_has_every_row_turned_round_and_mirrors_back(layout: Layout) -> None:
    assert layout.mirror().rows == tuple(row[::-1] for row in layout.rows)
    assert layout.mirror().mirror() == layout


@given(layouts())
def test_legal_pieces_in_any_order_make_the_layout(layout: Layout) -> None:
    assert Layout.of_legal(reversed(layout.pieces)) == layout
