"""What a hand does on a Klotski board: press, drag, let go."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.klotski.board.klotski_board import KlotskiBoard
from solvers.klotski.layout import PieceKind
from solvers.klotski.moves import Step


def middle(board: KlotskiBoard, row: float, column: float) -> QPoint:
    """The middle of a cell, in pixels; also of cells beyond the board."""
    return board.rect_of(PieceKind.SOLDIER, (row, column)).center().toPoint()


def drag(board: KlotskiBoard, *cells: tuple[float, float]) -> None:
    """Press the mouse in the middle of the first cell, move through the others, and let go over the last."""
    first, *others = (middle(board, row, column) for row, column in cells)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=first)
    for point in others:
        QTest.mouseMove(board, point)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=others[-1])


def drag_step(board: KlotskiBoard, step: Step) -> None:
    """Drag a piece by its top left cell along the path of a step."""
    drag(board, *step.path)
