"""Zooming and panning over tours of up to four million squares, on a board of a window of 1440x900; offscreen.

At two pixels of the screen for each: `QT_SCALE_FACTOR=2 python -m tests.benchmarks zoomed_board`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from app.knight.board.chessboard import Chessboard
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.tiling.tiled_tour import search
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found

SIZE = 1110, 790
MIDDLE = QPointF(500, 400)
FRAMES = 60
LOOKS = {200: (0, 4, 10), 2000: (5, 10, 15, 25)}
"""By how many notches of the wheel each board is zoomed."""


def measure() -> list[tuple[str, str]]:
    """How long a frame takes that pans or zooms, paint included: the 95th percentile and the longest."""
    application = QApplication.instance() or QApplication([])
    rows = [row for side, notches in LOOKS.items() for row in _measure(side, notches)]
    del application
    return rows


def _measure(side: int, notches: tuple[int, ...]) -> list[tuple[str, str]]:
    found = Drive(search(TourRequest(Board(side, side), (0, 0)))).next_answer()
    assert isinstance(found, Found)
    board = Chessboard(Appearance("light"))
    board.resize(*SIZE)
    board.show()
    board.set_board(Board(side, side))
    board.show_tour(board.board, found.answer.order, False, side * side - 1.0)
    rows: list[tuple[str, str]] = []
    for number in notches:
        board.view.fit()
        _turn(board, number)
        _settle(board)
        name = f"{side}x{side}, {board.view.zoom:.1f} times, squares of {board.squares.side:.1f} px"
        rows.append((f"{name}: zoom", _frames(board, lambda frame: _turn(board, 0.3 if frame % 20 < 10 else -0.3))))
        rows.append(("  pan", _frames(board, lambda frame: _scroll(board, -9 if frame % 40 < 20 else 9))))
    board.close()
    return rows


def _turn(board: Chessboard, notches: float) -> None:
    _wheel(board, QPointF(0, 120 * notches), QPointF(), Qt.ScrollPhase.NoScrollPhase)


def _scroll(board: Chessboard, pixels: float) -> None:
    _wheel(board, QPointF(), QPointF(pixels, pixels / 2), Qt.ScrollPhase.ScrollUpdate)


def _wheel(board: Chessboard, turned: QPointF, pixels: QPointF, phase: Qt.ScrollPhase) -> None:
    whole = QPointF(board.mapToGlobal(MIDDLE.toPoint()))
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(MIDDLE, whole, pixels.toPoint(), turned.toPoint(), no_button, no_key, phase, False)
    QApplication.sendEvent(board, event)


def _settle(board: Chessboard) -> None:
    until = perf_counter() + 1.5
    while perf_counter() < until:
        QCoreApplication.processEvents()
    board.repaint()


def _frames(board: Chessboard, act: Callable[[int], None]) -> str:
    frames: list[float] = []
    for frame in range(FRAMES):
        began = perf_counter()
        act(frame)
        board.repaint()
        frames.append(perf_counter() - began)
        QCoreApplication.processEvents()
    frames.sort()
    return f"p95 {1000 * frames[int(0.95 * FRAMES)]:.1f} ms, longest {1000 * frames[-1]:.1f} ms"
