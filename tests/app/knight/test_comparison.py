"""Boards and starts as people write them for a comparison, and the runs that follow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from app.knight.comparison import KnightChoice, KnightComparison, KnightSetup
from solvers.knight.board import Board, BoardFault
from solvers.knight.comparison import KnightProblem
from solvers.knight.leaper import Leaper, Wrap
from solvers.message import InputError
from tests.app.children import child


def problems(boards: str = "8x8", starts: str = "a1") -> list[tuple[int, int, tuple[int, int] | None]]:
    """The boards and the starts that would be compared."""
    found = [run.problem for run in KnightSetup(boards, starts, engines=["warnsdorff"]).runs(1)]
    return [(one.board.rows, one.board.columns, one.start) for one in found if isinstance(one, KnightProblem)]


@pytest.mark.parametrize(
    "text", ["6x6 8x9", "6x6,8x9", "6x6, 8x9", " 6x6 ,8x9, ", "6x6，8x9", "6x6、8×9", "6x6; 8x9", "6 × 6, 8 × 9"]
)
def test_boards_are_parted_by_commas_or_blanks(text: str) -> None:
    assert problems(text, "") == [(6, 6, None), (8, 9, None)]


@pytest.mark.parametrize(
    "text", ["a1 b3", "a1,b3", "a1, b3", "a1，b3", "7,0 5,1", "7,0, 5,1", "(7,0) (5,1)", "7，0、5,1"]
)
def test_starts_are_parted_by_commas_or_blanks_too(text: str) -> None:
    assert problems(starts=text) == [(8, 8, (7, 0)), (8, 8, (5, 1))]


def test_methods_are_compared_with_any_piece_and_joined_edges(qtbot: QtBot) -> None:
    setup = KnightSetup("5x8, 6x6", "", engines=["complete", "warnsdorff"])
    choice = KnightChoice(setup)
    qtbot.addWidget(choice)
    choice.show()
    piece, wrap = child(choice, QComboBox, "comparePieceCombo"), child(choice, QComboBox, "compareWrapCombo")
    assert (piece.currentText(), wrap.currentText()) == ("Knight (1,2)", "Not joined")
    qtbot.keyClick(piece, Qt.Key.Key_Down)
    qtbot.keyClick(wrap, Qt.Key.Key_Down)
    assert (setup.piece, setup.wrap) == ("1,3", "columns")
    qtbot.keyClick(piece, Qt.Key.Key_End)
    leaps = child(choice, QLineEdit, "comparePieceField")
    leaps.clear()
    qtbot.keyClicks(leaps, "2,3+1,")
    with pytest.raises(InputError, match="“2,3\\+1,” is not a piece"):
        setup.runs(1)
    qtbot.keyClicks(leaps, "1")
    runs = setup.runs(1)
    leaper = Leaper(frozenset({(1, 1), (2, 3)}))
    boards = [Board(5, 8, frozenset(), leaper, Wrap.COLUMNS), Board(6, 6, frozenset(), leaper, Wrap.COLUMNS)]
    assert [run.problem for run in runs] == [KnightProblem(board) for board in boards for _ in range(2)]
    comparison = KnightComparison()
    for problem in (KnightProblem(boards[0]), KnightProblem(boards[1], (0, 0), closed=True)):
        assert comparison.read(comparison.written(problem)) == problem
    assert comparison.problem_title(KnightProblem(boards[0])) == "5 × 8, (1,1+2,3)-leaper, cylinder"
    again = KnightChoice(setup)
    qtbot.addWidget(again)
    assert child(again, QComboBox, "comparePieceCombo").currentText() == "Other leaps…"
    assert child(again, QComboBox, "compareWrapCombo").currentData() == "columns"


@pytest.mark.parametrize(("text", "told"), [("z9", "z9"), ("a1, j3", "j3"), ("8,0", "8,0"), ("9，9", "9，9")])
def test_a_square_beside_the_board_is_told_as_it_was_written(text: str, told: str) -> None:
    with pytest.raises(InputError) as refused:
        problems(starts=text)
    assert refused.value.message.template is BoardFault.OFF_BOARD
    assert refused.value.message.values["square"] == told


@pytest.mark.parametrize(("boards", "told"), [("6x6, 7", "“7”"), ("6x6,8y8", "“8y8”")])
def test_what_is_no_board_is_told_as_it_was_written(boards: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        problems(boards)


def test_what_is_written_twice_is_compared_once() -> None:
    assert problems("6x6 6 × 6 " * 5_000, "a1 " * 5_000) == [(6, 6, (5, 0))]


@pytest.mark.parametrize(
    ("boards", "starts", "told"),
    [
        (
            " ".join(f"{rows}x{columns}" for rows in range(5, 45) for columns in range(5, 45)),
            "",
            "there are 1600 pairs of a board and a start, and at most 1000 can be compared",
        ),
        ("10000x10000", "", "choose a board of at most 3162 × 3162"),
        ("999999999x999999999", "a1", "choose a board of at most 3162 × 3162"),
    ],
)
def test_what_would_take_days_or_too_much_memory_is_refused(boards: str, starts: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        problems(boards, starts)


def test_a_thousand_pairs_are_compared_and_one_more_is_refused() -> None:
    boards = " ".join(f"{rows}x{columns}" for rows in range(5, 45) for columns in range(5, 30))
    assert len(problems(boards, "")) == len(problems(boards, "a1")) == 1_000
    with pytest.raises(InputError) as refused:
        problems(f"{boards} 50x50", "")
    assert refused.value.message.values == {"found": 1_001, "most": 1_000}
    with pytest.raises(InputError) as refused:
        problems(boards, "a1 b1")
    assert refused.value.message.values == {"found": 2_000, "most": 1_000}
