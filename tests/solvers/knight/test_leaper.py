"""Pieces as text, their moves, and boards with joined edges."""

from __future__ import annotations

from itertools import product

import pytest

from solvers.documents.document import json_text
from solvers.documents.json_value import JsonValue
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard, KnightDocument
from solvers.knight.leaper import KNIGHT, LONGEST_LEAP, PIECES, Leaper, LeaperFault, Wrap
from solvers.knight.notation import board_text, parse_board, parse_board_text
from solvers.message import InputError
from tests.solvers.knight.rules import a_move

BOARDS = [
    Board(rows, columns, missing, piece, wrap)
    for (rows, columns), piece, wrap in product(
        [(1, 5), (2, 3), (4, 4), (5, 3)], [*PIECES.values(), Leaper(frozenset({(0, 4), (2, 2)}))], Wrap
    )
    for missing in (frozenset[tuple[int, int]](), frozenset({(0, 1)}))
]


@pytest.mark.parametrize(
    ("text", "leaps"),
    [
        ("knight", {(1, 2)}),
        (" Camel ", {(1, 3)}),
        ("4,1", {(1, 4)}),
        ("1,2+0,1", {(0, 1), (1, 2)}),
        ("emperor", {(0, 1), (1, 2)}),
        ("2,2 + 3，0", {(2, 2), (0, 3)}),
    ],
)
def test_a_piece_is_read_by_its_name_or_its_leaps(text: str, leaps: set[tuple[int, int]]) -> None:
    piece = Leaper.parse(text)
    assert piece.leaps == leaps
    assert Leaper.parse(piece.text) == piece


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("queen", LeaperFault.TEXT),
        ("", LeaperFault.TEXT),
        ("1,2+", LeaperFault.TEXT),
        ("1;2", LeaperFault.TEXT),
        ("0,0", LeaperFault.LEAP),
        (f"1,{LONGEST_LEAP + 1}", LeaperFault.LEAP),
        ("1,2+1,3+1,4", LeaperFault.MOVES),
    ],
)
def test_what_is_no_piece_is_refused(text: str, fault: LeaperFault) -> None:
    with pytest.raises(InputError) as caught:
        Leaper.parse(text)
    assert caught.value.message.template is fault
    with pytest.raises(InputError) as caught:
        parse_board("8x8", (), "knight", text)
    assert caught.value.message.template is LeaperFault.WRAP


def test_names_and_numbers_of_moves() -> None:
    moves = {name: len(piece.moves) for name, piece in PIECES.items()}
    assert moves == dict.fromkeys(PIECES, 8) | {"wazir": 4, "ferz": 4, "emperor": 12}
    assert {piece.name for piece in PIECES.values()} == set(PIECES)
    assert Leaper.parse("1,5").name is None
    assert Leaper.parse("wazir").moves == ((-1, 0), (0, 1), (1, 0), (0, -1))


@pytest.mark.parametrize("board", BOARDS, ids=board_text)
def test_moves_lead_to_each_square_once_and_never_to_where_they_begin(board: Board) -> None:
    for square in board.squares:
        near = list(board.neighbours(square))
        assert len(set(near)) == len(near)
        assert set(near) == {other for other in board.squares if a_move(board, square, other)}
        assert near == list(board.move_numbers(square))
        for other in board.squares:
            assert board.joins(square, other) == (other in near)


@pytest.mark.parametrize("board", BOARDS, ids=board_text)
def test_symmetries_keep_the_moves_and_orbits_are_theirs(board: Board) -> None:
    for symmetry in board.symmetries:
        for square in board.squares:
            images = {board.image(other, symmetry) for other in board.neighbours(square)}
            assert images == set(board.neighbours(board.image(square, symmetry)))
    assert sorted(square for orbit in board.orbits for square in orbit) == list(board.squares)
    for orbit in board.orbits:
        assert len({board.degree(square) for square in orbit}) == 1


@pytest.mark.parametrize("board", BOARDS, ids=board_text)
def test_colours(board: Board) -> None:
    changes = {(sum(square) + sum(other)) % 2 for square in board.squares for other in board.neighbours(square)}
    assert not board.changes_colour or changes <= {1}
    assert not board.keeps_colour or changes <= {0}


@pytest.mark.parametrize("board", BOARDS, ids=board_text)
def test_a_board_comes_back_from_its_text_and_from_documents(board: Board) -> None:
    assert parse_board_text(board_text(board)) == board
    document = KnightDocument(board, board.squares[-1])
    assert KnightDocument.read(JsonValue.parse(json_text(document))) == document
    collected = CollectedBoard("name", board, True)
    assert collected.members().get("wrap", "none") == board.wrap


def test_texts_of_earlier_versions_are_of_knights() -> None:
    assert board_text(Board(4, 12, frozenset({(0, 1)}))) == "4x12:0,1"
    assert board_text(Board(4, 4, frozenset({(0, 0)}), PIECES["emperor"], Wrap.BOTH)) == "4x4 0,1+1,2 both:0,0"
    assert board_text(Board(4, 4, frozenset(), KNIGHT, Wrap.COLUMNS)) == "4x4 columns"
    assert parse_board_text("8x8") == Board(8, 8, frozenset(), KNIGHT, Wrap.NONE)
    for spoilt in ("8x8 1,2 x both", "8x8 both both", "8x8 0,0", "8x8  columns columns"):
        with pytest.raises(ValueError, match=r"\S"):
            parse_board_text(spoilt)
