"""The stack of a depth-first search that is watched: its squares, or the calls of a recursive one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.search.watch_frame import WatchFrame
from app.ui.widgets.lists import LineList, Lines
from app.ui.widgets.shorthand import named
from app.ui.words.language import current
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.knight.stages import CALLING
from solvers.knight.trace import DepthFirstTrace, PathStep
from solvers.pseudocode import lines


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


class CallLines(Lines):
    """A line for each call that has not returned, the one that runs first: its depth, its square, and where it is."""

    def __init__(self, board: Board, path: Sequence[int], running: str) -> None:
        """`running` is the line of pseudocode that the last call runs; the others wait for the call after them."""
        self._names = [chess_name(board.square(square), board.rows) for square in path]
        self._running = running

    def __len__(self) -> int:
        return len(self._names)

    def line(self, number: int) -> str:
        """The line of this number, from 0."""
        depth = len(self) - number
        place = self._running
        if number:
            text = QCoreApplication.translate("Stack", "waits for visit({square})")
            place = text.format(square=self._names[depth])
        text = QCoreApplication.translate("Stack", "{depth}.  visit({square}):  {line}")
        return text.format(depth=depth, square=self._names[depth - 1], line=place)


def calls(path: Sequence[int], trace: DepthFirstTrace, line: int) -> Sequence[int]:
    """The squares of the calls that have not returned while a line runs in the step that led to a path."""
    if trace.step is PathStep.LEFT and trace.square is not None:
        return [*path, trace.square]
    entering = trace.step in {PathStep.ENTERED, PathStep.FOUND} and line in {CALLING - 1, CALLING}
    return path[:-1] if entering else path


class StackList(LineList):
    """Shown while a search is watched that tells of its stack, hidden otherwise."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMinimumHeight(6 * self.fontMetrics().lineSpacing())
        self.hide()

    def show_frame(self, frame: WatchFrame | None) -> None:
        """List the calls or the squares of a frame; nothing where it tells of none."""
        trace = None if frame is None else frame.progress.trace
        path = None if frame is None else frame.progress.snapshot
        if frame is None or not isinstance(trace, DepthFirstTrace) or not isinstance(path, Sequence) or not trace.tried:
            self.hide()
            return
        board = frame.request.request.board
        if trace.family == "recursive" and frame.stage is not None:
            line = frame.stage.line
            running = lines("knight", trace.family, current())[line].strip()
            tip = self.tr("Calls that have not returned, the one that runs first")
            named(self, accessible=self.tr("Calls"), tip=tip)
            self.show_lines(CallLines(board, calls(path, trace, line), running))
        else:
            tip = self.tr("Stack, top first: each square with the last move tried")
            named(self, accessible=self.tr("Search stack"), tip=tip)
            self.show_lines(StackLines(board, path, trace.tried))
        self.show()
