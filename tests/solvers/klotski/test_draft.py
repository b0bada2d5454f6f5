"""A layout on the drawing board."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from solvers.klotski.draft import Draft
from solvers.klotski.layout import COLUMNS, ROWS, Layout, LayoutFault, Piece, PieceKind
from tests.solvers.klotski.drawn_layouts import layouts

SQUARES = st.tuples(st.integers(0, ROWS - 1), st.integers(0, COLUMNS - 1))
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")


def test_an_empty_board_lacks_its_block() -> None:
    fault = Draft().fault()
    assert fault is not None
    assert fault.template is LayoutFault.NO_BLOCK


def test_a_block_alone_is_a_layout() -> None:
    draft = Draft().place(PieceKind.BLOCK, (0, 1))
    assert draft.fault() is None
    assert str(draft.layout()) == ".AA./.AA./..../..../...."


def test_what_lies_in_the_way_of_a_new_piece_goes() -> None:
    draft = Draft.of(HENG_DAO_LI_MA).place(PieceKind.HORIZONTAL, (3, 0))
    assert draft.piece_at((2, 0)) is None
    assert draft.piece_at((3, 1)) == Piece((3, 0), PieceKind.HORIZONTAL)
    assert draft.piece_at((3, 2)) == Piece((3, 2), PieceKind.SOLDIER)


def test_a_second_block_takes_the_place_of_the_first() -> None:
    draft = Draft.of(HENG_DAO_LI_MA).place(PieceKind.BLOCK, (3, 1))
    assert [piece.square for piece in draft.pieces if piece.kind is PieceKind.BLOCK] == [(3, 1)]


def test_a_piece_that_would_stick_out_is_moved_in() -> None:
    assert Draft().place(PieceKind.BLOCK, (4, 3)).pieces == (Piece((3, 2), PieceKind.BLOCK),)


def test_turning_a_general_there_and_back() -> None:
    draft = Draft().place(PieceKind.VERTICAL, (1, 1))
    assert draft.turn((2, 1)).pieces == (Piece((1, 1), PieceKind.HORIZONTAL),)
    assert draft.turn((2, 1)).turn((1, 2)) == draft
    soldier = Draft().place(PieceKind.SOLDIER, (0, 0))
    assert soldier.turn((0, 0)) == soldier


def test_a_full_board_lacks_its_blanks() -> None:
    draft = Draft.of(HENG_DAO_LI_MA).place(PieceKind.SOLDIER, (4, 1))
    fault = draft.fault()
    assert fault is not None
    assert fault.template is LayoutFault.BLANKS


@given(layouts(), st.lists(st.tuples(st.sampled_from(PieceKind), SQUARES), max_size=6))
def test_however_pieces_are_placed_none_lies_on_another(
    layout: Layout, placed: list[tuple[PieceKind, tuple[int, int]]]
) -> None:
    draft = Draft.of(layout)
    for kind, square in placed:
        draft = draft.place(kind, square)
        piece = draft.piece_at(square)
        assert piece is not None
        assert piece.kind is kind
    cells = [cell for piece in draft.pieces for cell in piece.cells]
    assert len(set(cells)) == len(cells)
    assert all(0 <= row < ROWS and 0 <= column < COLUMNS for row, column in cells)


@given(layouts(), SQUARES)
def test_a_removed_piece_leaves_blanks_and_nothing_else_changes(layout: Layout, square: tuple[int, int]) -> None:
    before = Draft.of(layout)
    after = before.remove(square)
    assert after.piece_at(square) is None
    assert set(after.pieces) == {piece for piece in before.pieces if square not in piece.cells}


@given(layouts())
def test_a_draft_is_mirrored_as_its_layout_is(layout: Layout) -> None:
    assert Draft.of(layout).mirror().layout() == layout.mirror()


def test_a_piece_is_moved_by_any_of_its_cells_and_stays_on_the_board() -> None:
    draft = Draft.of(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))
    assert draft.move((4, 1), (4, 2)) == draft, "there is none"
    assert draft.move((1, 2), (1, 2)) == draft
    assert draft.move((4, 0), (4, 1)).layout() == Layout.parse("VAAV/VAAV/VHHV/VSSV/.S.S")
    assert draft.move((1, 2), (4, 3)).layout() == Layout.parse("V..V/V..V/VHH./VSAA/S.AA"), "what it lies on goes"
