"""The board that a tour is asked for on: chosen or drawn, with the changes of it that can be undone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from app.knight.request import closing, on_board, with_symmetry
from app.knight.shape.drawing import ShapeDrawing
from solvers.knight.board import Board
from solvers.knight.notation import chess_name
from solvers.knight.tour import Tour, TourRequest, TourSymmetry

CHANGES_KEPT = 100
"""How many changes of a board can be undone."""


@dataclass(frozen=True)
class ShownTour:
    """A tour that was shown: its number in its search, the sentence over it, and the position of the playback."""

    tour: Tour
    number: int
    make_sentence: Callable[[], str]
    position: int


@dataclass(frozen=True)
class BoardState:
    """A board with what was asked for on it, and the tour that was shown.

    The board is that of the request, unless every square of it has been erased.
    """

    board: Board
    request: TourRequest
    shown: ShownTour | None


class RequestedBoard(QObject):
    """`request` is what is asked for, on its board; `drawing` is that board as it is drawn.

    Both boards are the same, unless every square of the drawing has been erased: then the board before is asked for.
    """

    changed = Signal()
    """`request` is another, or was asked for again."""

    def __init__(
        self, request: TourRequest, shown: Callable[[], ShownTour | None], parent: QObject | None = None
    ) -> None:
        """`shown` returns the tour that is shown, which undoing a change of the board brings back."""
        super().__init__(parent)
        self.request = request
        self.drawing = ShapeDrawing(request.board, self)
        self._shown = shown
        self._past: deque[BoardState] = deque(maxlen=CHANGES_KEPT)
        self._future: list[BoardState] = []
        self._present: Board | None = None
        """What the last change has made of the board; past and future are dropped when another one is changed."""
        self._cleared_names: Sequence[str] = ()
        self._cleared_on = request
        """Which ends another board did not have, and what was asked for then."""
        self.drawing.changing.connect(self._record)
        self.drawing.changed.connect(self._take_drawn)

    @property
    def shown(self) -> Board:
        """The board as it is drawn; while no square of it is, what is asked for is still the board before."""
        return self.drawing.board if self.drawing.active else self.request.board

    @property
    def cleared_names(self) -> Sequence[str]:
        """The names of the ends that the board did not have when it was chosen, until something else is asked for."""
        return self._cleared_names if self._cleared_on == self.request else ()

    @property
    def can_undo(self) -> bool:
        """Whether the board is what the last change has made of it."""
        return bool(self._past) and self.drawing.board == self._present

    @property
    def can_redo(self) -> bool:
        """Whether the board is what undoing the last change has made of it."""
        return bool(self._future) and self.drawing.board == self._present

    def ask(self, request: TourRequest) -> None:
        """Ask for this from now on."""
        if self.drawing.active and request.board != self.drawing.board:
            self._record()
            self._present = request.board
        self.request = request
        self.drawing.take(request.board)
        self.changed.emit()

    def choose(self, board: Board) -> None:
        """Ask for the same on another board; ends that it does not have are cleared."""
        before, request = self.request, on_board(self.request, board)
        gone = [(before.start, request.start), (before.end, request.end)]
        rows = before.board.rows
        self._cleared_names = [chess_name(square, rows) for square, now in gone if square is not None and now is None]
        self._cleared_on = request
        self.ask(request)

    @Slot(bool)
    def choose_closed(self, closed: bool) -> None:
        """Ask for closed tours, or for open ones."""
        self.ask(closing(self.request, closed))

    def choose_symmetry(self, symmetry: TourSymmetry | None) -> None:
        """Ask for tours that stay the same after this turn of the board, which are closed ones; None: for any."""
        self.ask(with_symmetry(self.request, symmetry))

    @Slot()
    def clear_ends(self) -> None:
        """Ask for tours from any square to any."""
        self.ask(replace(self.request, start=None, end=None))

    def start_anywhere(self) -> None:
        """Ask for tours from any square to the same end."""
        self.ask(replace(self.request, start=None))

    def choose_size(self, rows: int, columns: int) -> None:
        """Ask for a whole board of another size; while it is drawn, its shape stays."""
        if self.drawing.active:
            self.drawing.resize(rows, columns)
        else:
            self.choose(replace(self.request.board, rows=rows, columns=columns, missing=frozenset()))

    def finish_drawing(self) -> None:
        """Offer to draw no longer. Where no square is drawn, the board before is there again."""
        self.drawing.take(self.request.board)
        self.drawing.finish()

    def undo(self) -> ShownTour | None:
        """Ask for the board before the last change; returns the tour that was shown then."""
        self._future.append(self._state())
        return self._restore(self._past.pop())

    def redo(self) -> ShownTour | None:
        """Ask for the board after the change that was undone last; returns the tour that was shown then."""
        self._past.append(self._state())
        return self._restore(self._future.pop())

    def _state(self) -> BoardState:
        return BoardState(self.drawing.board, self.request, self._shown())

    def _restore(self, state: BoardState) -> ShownTour | None:
        self.request = state.request
        self.drawing.take(state.board if self.drawing.active else state.request.board)
        self._present = self.drawing.board
        self.changed.emit()
        return state.shown

    @Slot()
    def _record(self) -> None:
        """Take note of the state before a change."""
        if self.drawing.board != self._present:
            self._past.clear()
        self._past.append(self._state())
        self._future.clear()

    @Slot()
    def _take_drawn(self) -> None:
        """Ask for the board that is drawn, as long as it has squares."""
        self._present = self.drawing.board
        if not self.drawing.empty:
            self.request = on_board(self.request, self.drawing.board)
        self.changed.emit()
