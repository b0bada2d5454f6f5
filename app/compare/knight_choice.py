"""On which boards to look for tours, from which squares, and by which methods."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from app.compare.check_list import CheckList
from app.ui.words.language import current
from solvers.comparison.plan import KnightSubject, Run
from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES
from solvers.knight.notation import parse_board, parse_square
from solvers.knight.tour import TourRequest
from solvers.message import InputError

FIRST_METHODS = ("warnsdorff", "complete", "structured")
NOT_COMPARED = ("all-tours",)
"""What does not look for one tour."""


MOST_SUBJECTS = 1_000
"""How many boards with a start are compared at most: thousands of them would take days."""

_PARTED = re.compile(r"[\s,;，、；]+")
"""What parts one board from the next."""
_SQUARE = re.compile(r"\(?-?\d+\s*[,，]\s*-?\d+\)?|[^\s,;，、；]+")
"""A square as row and column, or whatever else stands between what parts one from the next."""


class ChoiceFault(StrEnum):
    """What can be wrong with the boards and the squares to start from."""

    OFF_BOARD = "the square {square} is not on the board of {rows}x{columns}"
    MANY = "these are {found} pairs of a board and a start, and at most {most} can be compared"


class KnightChoice(QWidget):
    """Lines for boards and starts, and a list to check methods in."""

    def __init__(self) -> None:
        super().__init__()
        self.boards = QLineEdit("8x8")
        self.boards.setObjectName("compareBoards")
        self.boards.setToolTip(self.tr("Rows by columns, several parted by spaces or commas: 6x6, 8x8, 20x30"))
        self.starts = QLineEdit("a1")
        self.starts.setObjectName("compareStarts")
        self.starts.setToolTip(self.tr("Squares such as a1 or 7,0, parted by spaces or commas; none: any start"))
        self.closed = QCheckBox(self.tr("Closed tours"))
        self.closed.setObjectName("compareClosed")
        self.closed.setToolTip(self.tr("Look for tours that come back to where they began"))
        self.methods = CheckList("compareKnightMethods", self.tr("Methods"))
        for engine in ENGINES:
            if engine.name not in NOT_COMPARED:
                words = engine.words(current())
                self.methods.add(words.title, engine.name, f"{words.promise}\n\n{words.origin}")
        self.methods.choose(FIRST_METHODS)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self.tr("Boards"), self.boards)
        form.addRow(self.tr("Starts"), self.starts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        column.addLayout(form)
        column.addWidget(self.closed)
        column.addWidget(self.methods, 1)

    def runs(self, repetitions: int) -> list[Run]:
        """Every board from every start by every method; raises `InputError` for what is no board or no start of one."""
        boards = [parse_board(text) for text in dict.fromkeys(_PARTED.split(self.boards.text())) if text]
        starts = list(dict.fromkeys(_SQUARE.findall(self.starts.text())))
        found = len(boards) * max(1, len(starts))
        if found > MOST_SUBJECTS:
            raise InputError(ChoiceFault.MANY, found=found, most=MOST_SUBJECTS)
        for board in boards:
            TourRequest(board).check()
        subjects = [
            KnightSubject(board, start, self.closed.isChecked()) for board in boards for start in _on(board, starts)
        ]
        return [Run(subject, engine, repetitions) for subject in subjects for engine in self.methods.chosen]


def _on(board: Board, starts: Sequence[str]) -> list[Square | None]:
    return [_square_of(text, board) for text in starts] or [None]


def _square_of(text: str, board: Board) -> Square:
    square = parse_square(text.replace("，", ","), board.rows)
    if not board.has(square):
        raise InputError(ChoiceFault.OFF_BOARD, square=text, rows=board.rows, columns=board.columns)
    return square
