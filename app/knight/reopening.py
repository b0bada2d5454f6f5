"""The part of the session that puts on the board what was opened or kept, and tours that were shown before."""

from __future__ import annotations

import json
import zlib
from abc import abstractmethod
from array import array
from base64 import b64decode, b64encode
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from app.knight.found_tours import FoundTours
from app.knight.hand_game import KnightHandGame
from app.knight.repositories import (
    KnightGameRecord,
    OwnBoard,
    TourRecord,
    parse_visits,
    visits_bytes,
)
from app.knight.requested_board import ShownTour
from app.knight.settings import BY_HAND, KNIGHT_TOUR
from app.knight.words import kept_tour_sentence, opened_sentence, tour_not_kept_sentence
from app.puzzle.session import PuzzleSession
from app.storage.records import checked_number
from app.ui.settings import Settings
from solvers.knight.board import Board
from solvers.knight.document import KnightDocument, check_sides
from solvers.knight.notation import board_text, parse_board_text
from solvers.knight.symmetric.quotient import symmetry_of
from solvers.knight.tour import Tour, TourRequest

MOST_SQUARES = 40_000
"""Tours of more squares are not kept: of such a one, only its size is."""


class LeftTour(NamedTuple):
    """A tour that was on the board when the program was left."""

    squares: int
    tour: Tour | None = None
    """None where it was too large to be kept."""
    position: int = 0
    """Where its playback was."""


def left_tour_text(tour: Tour | None, position: int) -> str:
    """A tour as JSON, or its size if it is large; empty without a tour."""
    if tour is None:
        return ""
    if tour.board.size > MOST_SQUARES:
        return json.dumps({"squares": tour.board.size})
    visits = b64encode(zlib.compress(visits_bytes(tour.board, tour.order), 1)).decode()
    return json.dumps({"board": board_text(tour.board), "visits": visits, "position": position})


def parse_left_tour(left: Any) -> LeftTour:
    """The tour of the values in a `left_tour_text`; raises one exception or another where they make none."""
    if "visits" not in left:
        return LeftTour(checked_number(int(left["squares"])))
    board = parse_board_text(left["board"])
    visits = zlib.decompressobj().decompress(b64decode(left["visits"]), 4 * MOST_SQUARES)
    order = parse_visits(board, visits)
    squares = map(board.square, order)
    if len(order) != board.size or not all(board.joins(*step) for step in pairwise(squares)):
        raise ValueError("no knight's tour of the board")
    return LeftTour(board.size, Tour(board, order), int(left["position"]))


class KnightReopening(PuzzleSession):
    """What the session of the knight does to show again what was opened or kept.

    A board is shown bare, a tour as it is played; an unfinished game goes on.
    """

    game: KnightHandGame
    tours: FoundTours
    playing: bool
    """Whether the game by hand is in front."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """`settings` say what was on the board when the program was left."""
        super().__init__("knight", settings, parent)
        self._settings = settings
        self._left_by_hand: bool = settings.value(BY_HAND)

    @property
    @abstractmethod
    def request(self) -> TourRequest:
        """What is asked for."""

    @abstractmethod
    def set_request(self, request: TourRequest) -> None:
        """Ask for this from now on; what was found before is forgotten."""

    @abstractmethod
    def show_board(self, board: Board) -> None:
        """Ask for the same on another board."""

    @abstractmethod
    def finish_drawing(self) -> None:
        """Offer to draw the board no longer."""

    @abstractmethod
    def play_by_hand(self, playing: bool) -> None:
        """Bring the game by hand to the front, or the search."""

    def show_tour(self, tour: Tour, closed: bool) -> None:
        """Play a tour that was kept, from its first square on."""
        self.finish_drawing()
        self.play_by_hand(False)
        symmetry = symmetry_of(tour) if closed else None
        self.set_request(TourRequest(tour.board, tour.start, closed=closed, symmetry=symmetry))
        self.tours.show(tour, 1, closed)
        self.say_with_length(partial(kept_tour_sentence, tour, closed))
        self.tours.play()

    def show_before(self, shown: ShownTour | None) -> None:
        """Show a tour on the board on which it was shown before, unless the game is in front."""
        if shown is not None and not self.playing:
            self.tours.show(shown.tour, shown.number, self.request.closed, shown.position)
            self.say(shown.make_sentence)

    def show_document(self, document: KnightDocument) -> None:
        """Go on with the path of a document by hand, show its board, or play its tour.

        A path written without a board is taken on the one that is shown, if it fits there. Raises `InputError` for a
        path that is none of a knight.
        """
        self.finish_drawing()
        if document.written:
            shown = replace(self.request.board, piece=document.board.piece, wrap=document.board.wrap)
            document = KnightDocument.of_squares(document.written, shown) or document
        board, tour = document.board, document.tour
        if document.path and tour is None:
            self._go_on(KnightGameRecord(board, tuple(map(board.index, document.path)), document.closed, 0.0))
        elif tour is None:
            self.set_request(TourRequest(board, document.start, closed=document.closed))
        else:
            self.show_tour(tour, document.closed)
            self.say(opened_sentence)

    def show_record(self, record: TourRecord | KnightGameRecord | OwnBoard) -> None:
        """Play a tour that was found or finished by hand, go on with a game under its number, or show a board.

        Raises `InputError` for a game whose squares are no path of a knight.
        """
        match record:
            case TourRecord(tour=tour, closed=closed):
                self.show_tour(tour, closed)
            case KnightGameRecord(finished=True):
                self.show_tour(Tour(record.board, array("i", record.visits)), record.closed)
            case KnightGameRecord():
                self._go_on(record)
                self.autosave.go_on(record.id)
            case OwnBoard(board=board):
                self.show_board(board)

    def restore(self) -> None:
        """Go on where the program was left: in a game, or with a tour on the board."""
        super().restore()
        if self._left_by_hand:
            self.play_by_hand(True)
        elif not self.playing:
            self._show_left_tour()

    def remember(self, settings: Settings) -> None:
        """Keep what is on the board, for `restore` at the next start of the program."""
        super().remember(settings)
        settings.keep(KNIGHT_TOUR, left_tour_text(self.tours.on_board, self.game.playback.position))
        settings.keep(BY_HAND, self.playing)

    def _show_left_tour(self) -> None:
        """Show the tour that was on the board when the program was left, at rest where its playback was."""
        left = self._settings.restored(KNIGHT_TOUR, parse_left_tour)
        if left is None:
            return
        request, tours = self.request, self.tours
        if left.tour is None:
            tours.squares_not_kept = left.squares
            self.say(partial(tour_not_kept_sentence, left.squares))
        elif left.tour.board == request.board:
            tours.show(left.tour, 1, request.closed, left.position)
            self.say_with_length(partial(kept_tour_sentence, left.tour, request.closed))

    def _go_on(self, record: KnightGameRecord) -> None:
        """Go on with a game where it was left."""
        board, squares = record.board, [record.board.square(index) for index in record.visits]
        self.set_request(TourRequest(board, closed=record.closed))
        warned = record.warned is not False
        self.game.resume(board, record.closed, squares, record.seconds, record.hints, warned=warned)
        self.play_by_hand(True)

    def resume(self, left: dict[str, Any]) -> None:
        """Go on with the game of the last time, in front or behind the search as it was.

        Raises one exception or another where its values are damaged; then nothing is another.
        """
        board, closed = parse_board_text(left["board"]), bool(left["closed"])
        check_sides(board.rows, board.columns)
        squares = [board.square(index) for index in left["line"]]
        in_front, now = bool(left["in_front"]), int(left["now"])
        seconds, hints = checked_number(float(left["seconds"])), checked_number(int(left["hints"]))
        warned = left.get("warned") is not False
        self.game.resume(board, closed, squares, seconds, hints, now, warned)
        if in_front:
            self.set_request(TourRequest(board, closed=closed))
            self.play_by_hand(True)
