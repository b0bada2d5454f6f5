"""The menu of a square: what the mouse does with it, for those who have none at hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from solvers.knight.board import Square
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest

Act = Callable[[Square], object]


class SquareMenu(QMenu):
    """A menu that deletes itself; `start`, `end` and `toggle` are called with the square."""

    def __init__(
        self, square: Square, wish: TourRequest, start: Act, end: Act, toggle: Act, parent: QWidget | None = None
    ) -> None:
        super().__init__(chess_name(square, wish.board.rows), parent)
        self.setObjectName("squareMenu")
        self._square = square
        there = wish.board.has(square)
        texts = (
            self.tr("No Longer &Start Here") if wish.start == square else self.tr("&Start Here"),
            self.tr("No Longer &End Here") if wish.end == square else self.tr("&End Here"),
            self.tr("&Remove Square") if there else self.tr("B&ring Square Back"),
        )
        self._acts = dict(zip(map(self.addAction, texts), (start, end, toggle), strict=True))
        for action, possible in zip(self._acts, (there, there, True), strict=True):
            action.setEnabled(possible)
        self.triggered.connect(self._act)
        self.aboutToHide.connect(self.deleteLater)

    @Slot(QAction)
    def _act(self, action: QAction) -> None:
        self._acts[action](self._square)
