"""A painted board as a table of named cells to assistive technology."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from shiboken6 import isValid

from app.puzzle.board.board_widget import BoardWidget
from app.ui.widgets.accessibility import WidgetInterface, install_interface

MaybeInterface = Any
"""An object of Qt's, or None, which Qt takes here although the stubs of PySide6 do not say so."""


class BoardTable(WidgetInterface):
    """The table of a board; its cells are made on demand and numbered row by row from the top left."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._board = board
        self._cells: dict[int, tuple[BoardCell, int]] = {}

    def childCount(self) -> int:
        """As many as there are cells."""
        rows, columns = self._board.table_size()
        return rows * columns

    def child(self, number: int) -> MaybeInterface:
        """The cell of this number; None beyond the last."""
        if not 0 <= number < self.childCount():
            return None
        if number not in self._cells:
            cell = BoardCell(self, self._board, number)
            self._cells[number] = cell, QAccessible.registerAccessibleInterface(cell)
        return self._cells[number][0]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The number of a cell; -1 for what is no cell of this board."""
        return child.number if isinstance(child, BoardCell) and child.board is self._board else -1

    def childAt(self, x: int, y: int) -> MaybeInterface:
        """The cell under a point of the screen."""
        number = self._board.cell_at(QPointF(self._board.mapFromGlobal(QPoint(x, y))))
        return None if number is None else self.child(number)

    def focusChild(self) -> MaybeInterface:
        """The cell that the keyboard is on."""
        current = self._board.current_cell()
        return None if current is None else self.child(current)

    def end(self) -> None:
        """Unregister the cells, before they are deleted."""
        for _, name in self._cells.values():
            QAccessible.deleteAccessibleInterface(name)
        self._cells.clear()


class BoardCell(QAccessibleInterface):
    """One cell; it asks the board each time, so that it is always up to date."""

    def __init__(self, table: BoardTable, board: BoardWidget, number: int) -> None:
        super().__init__()
        self.board = board
        self.number = number
        self._table = table

    def isValid(self) -> bool:
        """Whether the board is there and has this cell."""
        return isValid(self.board) and self.number < self._table.childCount()

    def object(self) -> MaybeInterface:
        """No object stands for a cell alone."""
        return None

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._table

    def childCount(self) -> int:
        """A cell holds nothing further."""
        return 0

    def child(self, number: int) -> MaybeInterface:
        """None: a cell holds nothing further."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """-1: a cell holds nothing further."""
        return -1

    def childAt(self, x: int, y: int) -> MaybeInterface:
        """None: a cell holds nothing further."""
        return None

    def text(self, kind: QAccessible.Text) -> str:
        """Its name: where it is and what is on it."""
        return self.board.cell_name(self._square) if kind is QAccessible.Text.Name and self.isValid() else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """The names of cells are not for others to change."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        if not self.isValid():
            return QRect()
        inside = self.board.cell_rect(self._square).toRect()
        return QRect(self.board.mapToGlobal(inside.topLeft()), inside.size())

    def role(self) -> QAccessible.Role:
        """A cell of a table."""
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Whether the keyboard is on it."""
        state = QAccessible.State()
        state.focusable = state.selectable = state.readOnly = True
        if self.isValid():
            here = self.board.current_cell() == self.number
            state.focused = here and self.board.hasFocus()
            state.selected = here
            state.invisible = not self.board.isVisible()
        return state

    @property
    def _square(self) -> tuple[int, int]:
        return divmod(self.number, self.board.table_size()[1])


def install_accessible_boards() -> None:
    """Give every board its table."""
    install_interface(BoardWidget, BoardTable)
