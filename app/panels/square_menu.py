"""The menu of a square: what the mouse does with it, for those who have none at hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from solvers.knight.board import Square
from solvers.knight.notation import chess_name
from solvers.knight.tour import TourRequest

Act = Callable[[Square], object]


def square_menu(square: Square, wish: TourRequest, start: Act, end: Act, toggle: Act, parent: QWidget) -> QMenu:
    """A menu that deletes itself; `start`, `end` and `toggle` hear the square."""
    menu = QMenu(chess_name(square, wish.board.rows), parent)
    menu.setObjectName("squareMenu")
    there = wish.board.has(square)
    texts = (
        QCoreApplication.translate("SquareMenu", "No Longer &Start Here")
        if wish.start == square
        else QCoreApplication.translate("SquareMenu", "&Start Here"),
        QCoreApplication.translate("SquareMenu", "No Longer &End Here")
        if wish.end == square
        else QCoreApplication.translate("SquareMenu", "&End Here"),
        QCoreApplication.translate("SquareMenu", "&Remove Square")
        if there
        else QCoreApplication.translate("SquareMenu", "B&ring Square Back"),
    )
    for text, act, possible in zip(texts, (start, end, toggle), (there, there, True), strict=True):
        menu.addAction(text, _on(square, act)).setEnabled(possible)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _on(square: Square, act: Act) -> Callable[[], object]:
    return lambda: act(square)
