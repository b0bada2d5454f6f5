"""The lines for boards and starts of a comparison, as people write them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.compare.knight_choice import KnightChoice
from solvers.comparison.plan import KnightSubject
from solvers.message import InputError


@pytest.fixture
def choice(qtbot: QtBot) -> KnightChoice:
    """The lines, shown, with one method checked."""
    made = KnightChoice()
    qtbot.addWidget(made)
    made.methods.choose(["warnsdorff"])
    made.show()
    return made


def write(line: QLineEdit, text: str) -> None:
    """Write into a line in place of what is there, as an input method does."""
    line.clear()
    written = QInputMethodEvent()
    written.setCommitString(text)
    QCoreApplication.sendEvent(line, written)


def subjects(choice: KnightChoice) -> list[tuple[int, int, tuple[int, int] | None]]:
    """The boards and the starts that would be compared."""
    found = [run.subject for run in choice.runs(1)]
    return [(one.board.rows, one.board.columns, one.start) for one in found if isinstance(one, KnightSubject)]


@pytest.mark.parametrize("text", ["6x6 8x9", "6x6,8x9", "6x6, 8x9", " 6x6 ,8x9, ", "6x6，8x9", "6x6、8×9", "6x6; 8x9"])
def test_boards_are_parted_by_commas_or_blanks(choice: KnightChoice, text: str) -> None:
    write(choice.boards, text)
    write(choice.starts, "")
    assert subjects(choice) == [(6, 6, None), (8, 9, None)]


@pytest.mark.parametrize(
    "text", ["a1 b3", "a1,b3", "a1, b3", "a1，b3", "7,0 5,1", "7,0, 5,1", "(7,0) (5,1)", "7，0、5,1"]
)
def test_starts_are_parted_by_commas_or_blanks_too(choice: KnightChoice, text: str) -> None:
    write(choice.starts, text)
    assert subjects(choice) == [(8, 8, (7, 0)), (8, 8, (5, 1))]


@pytest.mark.parametrize(("text", "told"), [("z9", "z9"), ("a1, j3", "j3"), ("8,0", "8,0"), ("9，9", "9，9")])
def test_a_square_beside_the_board_is_told_as_it_was_written(choice: KnightChoice, text: str, told: str) -> None:
    write(choice.starts, text)
    with pytest.raises(InputError) as refused:
        choice.runs(1)
    assert str(refused.value) == f"the square {told} is not on the board of 8x8"


@pytest.mark.parametrize(("boards", "told"), [("6x6, 7", "'7'"), ("6x6,8y8", "'8y8'")])
def test_what_is_no_board_is_told_as_it_was_written(choice: KnightChoice, boards: str, told: str) -> None:
    write(choice.boards, boards)
    with pytest.raises(InputError, match=told):
        choice.runs(1)


def test_what_is_written_twice_is_compared_once(choice: KnightChoice) -> None:
    write(choice.boards, "6x6 " * 5_000)
    write(choice.starts, "a1 " * 5_000)
    assert subjects(choice) == [(6, 6, (5, 0))]


@pytest.mark.parametrize(
    ("boards", "starts", "told"),
    [
        (
            " ".join(f"{rows}x{columns}" for rows in range(5, 45) for columns in range(5, 45)),
            "",
            "these are 1600 pairs of a board and a start, and at most 1000 can be compared",
        ),
        ("10000x10000", "", "boards of up to 3162 by 3162 will do"),
        ("999999999x999999999", "a1", "boards of up to 3162 by 3162 will do"),
    ],
)
def test_what_would_take_days_or_too_much_memory_is_refused(
    choice: KnightChoice, boards: str, starts: str, told: str
) -> None:
    write(choice.boards, boards)
    write(choice.starts, starts)
    with pytest.raises(InputError, match=told):
        choice.runs(1)
