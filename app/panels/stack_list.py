"""The stack of a depth-first search beside the board: its squares, and which move was tried last from each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.fonts import tabular
from app.panels.line_model import LineModel, Lines
from solvers.knight.board import Board
from solvers.knight.notation import chess_name


class StackLines(Lines):
    """A line for each square on the stack, the top first; each is made when it is asked for."""

    def __init__(self, board: Board, path: Sequence[int], tried: Sequence[int]) -> None:
        self._board = board
        self._path = path
        self._tried = tried

    def __len__(self) -> int:
        return min(len(self._path), len(self._tried))

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        height = len(self) - 1 - number
        square = chess_name(self._board.square(self._path[height]), self._board.rows)
        if self._tried[height] == 0:
            return QCoreApplication.translate("Stack", "{height}.  {square}").format(height=height + 1, square=square)
        text = QCoreApplication.translate("Stack", "{height}.  {square}   move {move} of 8")
        return text.format(height=height + 1, square=square, move=self._tried[height])


class StackList(QListView):
    """Shown while a search goes slowly enough to be followed, hidden otherwise."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Stack of the search"))
        self.setToolTip(self.tr("The stack, its top first: each square, and the last of its moves that was tried"))
        self.setFont(tabular(self.font()))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setUniformItemSizes(True)
        self.setMinimumHeight(6 * self.fontMetrics().lineSpacing())
        self._lines = LineModel(self)
        self.setModel(self._lines)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What is listed."""
        return list(self._lines.lines)

    def show_stack(self, board: Board, path: Sequence[int], tried: Sequence[int]) -> None:
        """List the squares of a path; nothing where the search does not tell what it tried."""
        self._lines.show_lines(StackLines(board, path, tried))
        self.setVisible(len(tried) > 0)
