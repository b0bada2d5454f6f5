"""The menu of a square: what can be done with it, by the right button of the mouse or by the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from solvers.knight.board import Square
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest

Act = Callable[[Square], object]


@dataclass(frozen=True)
class SquareActs:
    """What the entries of the menu do with its square; one that is None cannot be chosen now."""

    start: Act
    end: Act
    toggle: Act | None
    undo: Act | None
    clear: Act | None


class SquareMenu(QMenu):
    """A menu that deletes itself."""

    def __init__(self, square: Square, request: TourRequest, acts: SquareActs, parent: QWidget | None = None) -> None:
        super().__init__(chess_name(square, request.board.rows), parent)
        self.setObjectName("squareMenu")
        self._square = square
        self._acts: dict[QAction, Act] = {}
        there = request.board.has(square)
        self._add(
            self.tr("No Longer &Start Here") if request.start == square else self.tr("&Start Here"),
            acts.start if there else None,
        )
        self._add(
            self.tr("No Longer &End Here") if request.end == square else self.tr("&End Here"),
            acts.end if there else None,
        )
        self.addSeparator()
        self._add(self.tr("&Remove Square") if there else self.tr("B&ring Square Back"), acts.toggle)
        self._add(self.tr("&Undo Removing or Bringing Back"), acts.undo)
        self.addSeparator()
        self._add(self.tr("&Clear Start, End and Tour"), acts.clear)
        self.triggered.connect(self._act)
        self.aboutToHide.connect(self.deleteLater)

    def _add(self, text: str, act: Act | None) -> None:
        action = self.addAction(text)
        action.setEnabled(act is not None)
        if act is not None:
            self._acts[action] = act

    @Slot(QAction)
    def _act(self, action: QAction) -> None:
        self._acts[action](self._square)
