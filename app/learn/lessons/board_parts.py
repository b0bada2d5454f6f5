"""Boards to play on by hand: a layout of Klotski, and a board on which the knight leaves its path."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Slot

from app.klotski.board.hand import BoardPlayer
from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import entry_of
from app.knight.board.chessboard import Chessboard
from app.learn.lessons.fields import LEAST_BOARD, in_moves, name_of
from app.learn.lessons.parameters import Given, board_and_square
from app.learn.lessons.parts import Part
from app.learn.lessons.rule_part import onward_moves
from app.puzzle.board.board_widget import BoardWidget
from app.ui.widgets.shorthand import column, fill, named, row
from app.ui.words.numbers import board_size, plural, unbroken
from solvers.klotski.layout import Square
from solvers.klotski.moves import Metric
from solvers.klotski.play.game import Game
from solvers.knight.board import chess_name
from solvers.knight.existence.existence import possible_starts
from solvers.knight.play import KnightGame
from solvers.knight.tour import TourRequest
from solvers.line_of_play import LineOfPlay


class GamePart(Part):
    """A board to play a game on by hand, with undo."""

    def lay_out(self, board: BoardWidget, game: LineOfPlay[Any]) -> None:
        """Show the game on its board, with the controls beside it."""
        self._played = game
        self.undo = self.button("Undo", self.tr("Undo"), self._undo)
        self.restart = self.button("Anew", self.tr("Start over"), self._begin_anew)
        fill(self.controls, row((self.undo, 1), (self.restart, 1)))
        column((board, 1), parent=self)
        self.show_game()

    def show_game(self) -> None:
        """Show the game as it is now."""
        self.undo.setEnabled(self._played.now > 0)
        self.restart.setEnabled(self._played.now > 0)

    def _undo(self) -> None:
        self._played.undo()
        self.show_game()

    def _begin_anew(self) -> None:
        self._played.reset()
        self.show_game()


class KlotskiPart(GamePart):
    """A layout to play by hand, with undo."""

    tells = ("layout", "shortest", "moves", "solved")

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        layout = given.layout("layout", None)
        self.game = Game(layout)
        player = BoardPlayer(self.game.slides_from, may_play=lambda: not self.game.solved)
        self.board = named(PlayableKlotskiBoard(self.appearance, player), given.name + "Board", name_of(layout))
        self.board.setMinimumSize(LEAST_BOARD)
        self.board.slid.connect(self._slide)
        optimum = entry_of(layout).optimum.get(Metric.MOVES)
        self.tell(layout=name_of(layout), shortest="" if optimum is None else in_moves(optimum))
        self.lay_out(self.board, self.game)

    def show_game(self) -> None:
        """Show the position, and count the moves."""
        super().show_game()
        self.board.show_track(KlotskiTrack(self.game.start, self.game.slides[: self.game.now]))
        self.board.show_moment(self.game.now)
        taken = self.game.count(Metric.MOVES)
        self.conclude(moves=in_moves(taken) if taken else "", solved=self.game.solved)

    @Slot(object, object)
    def _slide(self, square: Square, target: Square) -> None:
        self.game.slide(square, target)
        self.show_game()


class KnightPart(GamePart):
    """A board on which a person leads the knight from square to square; a click on the path goes back to there."""

    tells = (
        *("start", "size", "squares", "visited", "left", "complete", "stuck"),
        *("dark", "light", "starts", "corner_moves", "centre_moves"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.board = named(Chessboard(self.appearance), given.name + "Board")
        board, start = given.read("board", "5x5 a1", board_and_square)
        self.game = KnightGame(board)
        self.board.set_board(board)
        self.board.pointer.square_clicked.connect(self._go)
        possible = set(possible_starts(TourRequest(board)))
        self.board.mark_without_tour(board, [square for square in board.squares if square not in possible])
        dark = sum(sum(square) % 2 == sum(start) % 2 for square in board.squares)
        self.tell(
            start=chess_name(start, board.rows),
            size=unbroken(board_size(board.rows, board.columns)),
            squares=board.size,
            dark=dark,
            light=board.size - dark,
            starts=len(possible),
            corner_moves=onward_moves(board.degree(start)),
            centre_moves=onward_moves(board.degree((board.rows // 2, board.columns // 2))),
        )
        self.lay_out(self.board, self.game)

    def show_game(self) -> None:
        """Show the path, and count its squares."""
        super().show_game()
        game = self.game
        self.board.show_tour(game.board, game.visits, closed=False, moment=game.now - 1)
        self.conclude(
            visited=plural("SearchPart", "{number} squares", game.now) if game.now else "",
            left=game.board.size - game.now,
            complete=game.complete,
            stuck=game.stuck,
        )

    @Slot(object)
    def _go(self, square: Square) -> None:
        game = self.game
        if game.visited(square):
            game.go_to(game.path.index(square) + 1)
        elif game.board.has(square) if game.head is None else game.board.joins(game.head, square):
            game.visit(square)
        self.show_game()
