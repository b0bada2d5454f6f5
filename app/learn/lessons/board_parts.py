"""Boards to play on by hand: a layout of Klotski, and a board on which the knight leaves its path."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import entry_of
from app.klotski.words import counted
from app.knight.board.chessboard import Chessboard
from app.learn.lessons.fields import LEAST_BOARD, name_of
from app.learn.lessons.parameters import Given, board_and_square
from app.learn.lessons.parts import Part
from app.ui.widgets.shorthand import column, fill, named, row
from app.ui.words.numbers import board_size, plural, unbroken
from solvers.klotski.layout import Square
from solvers.klotski.moves import Metric
from solvers.klotski.play.game import Game
from solvers.knight.board import Path, chess_name
from solvers.knight.existence.existence import possible_starts
from solvers.knight.tour import TourRequest


class KlotskiPart(Part):
    """A layout to play by hand, with undo."""

    tells = ("layout", "shortest", "moves", "solved")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        layout = given.layout("layout", None)
        self.game = Game(layout)
        player = BoardPlayer(self.game.slides_from, may_play=lambda: not self.game.solved)
        self.board = named(PlayableKlotskiBoard(self.appearance, player), given.name + "Board", name_of(layout))
        self.board.setMinimumSize(LEAST_BOARD)
        self.undo = self.button("Undo", self.tr("Undo"), self._undo)
        self.restart = self.button("Anew", self.tr("Start over"), self._begin_anew)
        fill(self.controls, row((self.undo, 1), (self.restart, 1)))
        column((self.board, 1), parent=self)
        self.board.slid.connect(self._slide)
        optimum = entry_of(layout).optimum.get(Metric.MOVES)
        self.tell(layout=name_of(layout), shortest="" if optimum is None else counted(optimum, Metric.MOVES))
        self._show()

    @property
    def printed(self) -> QWidget:
        """The board."""
        return self.board

    @Slot(object, object)
    def _slide(self, square: Square, target: Square) -> None:
        self.game.slide(square, target)
        self._show()

    def _undo(self) -> None:
        self.game.go_to(self.game.now - 1)
        self._show()

    def _begin_anew(self) -> None:
        self.game.start_over()
        self._show()

    def _show(self) -> None:
        self.board.show_track(KlotskiTrack(self.game.start, self.game.slides[: self.game.now]))
        self.board.show_moment(self.game.now)
        self.undo.setEnabled(self.game.now > 0)
        self.restart.setEnabled(self.game.now > 0)
        taken = self.game.count(Metric.MOVES)
        self.conclude(moves=counted(taken, Metric.MOVES) if taken else "", solved=self.game.solved)


class KnightPart(Part):
    """A board on which a person leads the knight from square to square; a click on the path goes back to there."""

    tells = (
        *("start", "size", "squares", "visited", "left", "complete", "stuck"),
        *("dark", "light", "starts", "corner_moves", "centre_moves"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.board = named(Chessboard(self.appearance), given.name + "Board")
        board, self.start = given.read("board", "5x5 a1", board_and_square)
        self.board.set_board(board)
        self.path: Path = ()
        self.undo = self.button("Undo", self.tr("Undo"), self._undo)
        self.restart = self.button("Anew", self.tr("Start over"), self._begin_anew)
        fill(self.controls, row((self.undo, 1), (self.restart, 1)))
        column((self.board, 1), parent=self)
        self.board.pointer.square_clicked.connect(self._go)
        possible = set(possible_starts(TourRequest(board)))
        self.board.mark_without_tour(board, [square for square in board.squares if square not in possible])
        dark = sum(sum(square) % 2 == sum(self.start) % 2 for square in board.squares)
        moves = (board.degree(square) for square in (self.start, (board.rows // 2, board.columns // 2)))
        corner, centre = (plural("RuleBoard", "{number} onward moves", number) for number in moves)
        self.tell(
            start=chess_name(self.start, board.rows),
            size=unbroken(board_size(board.rows, board.columns)),
            squares=board.size,
            dark=dark,
            light=board.size - dark,
            starts=len(possible),
            corner_moves=corner,
            centre_moves=centre,
        )
        self._begin_anew()

    @property
    def printed(self) -> QWidget:
        """The board."""
        return self.board

    @Slot(object)
    def _go(self, square: Square) -> None:
        if square in self.path:
            self._show(self.path[: self.path.index(square) + 1])
        elif not self.path or self.board.board.joins(self.path[-1], square):
            self._show((*self.path, square))

    def _undo(self) -> None:
        self._show(self.path[:-1])

    def _begin_anew(self) -> None:
        self._show(())

    def _show(self, path: Path) -> None:
        board, self.path = self.board.board, path
        self.board.show_tour(board, [board.index(square) for square in path], closed=False, moment=len(path) - 1)
        self.undo.setEnabled(bool(path))
        self.restart.setEnabled(bool(path))
        left = board.size - len(path)
        on = bool(path) and any(square not in path for square in board.neighbours(path[-1]))
        self.conclude(
            visited=plural("SearchPart", "{number} squares", len(path)) if path else "",
            left=left,
            complete=left == 0,
            stuck=bool(path) and left > 0 and not on,
        )
