"""The knight in the data file: tours found, tours played by hand, boards that a person named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

from app.storage.encoding import board_text, parse_board_text, parse_visits, visits_bytes
from app.storage.records import NamedRecord, Record
from app.storage.repository import GameRepository, Listing, NamedRepository, Repository
from solvers.knight.board import Board
from solvers.knight.tour import Tour

if TYPE_CHECKING:
    import sqlite3

    from app.storage.schema import Execute

PUZZLE = "knight"
DIGEST_BYTES = 16
KEPT_SQUARES = 250_000
"""Tours of more squares are not kept: each would take more than a megabyte, and hold up the window as it is written."""


@dataclass(frozen=True)
class OwnBoard(NamedRecord):
    """A board that a person made and named."""

    board: Board


@dataclass(frozen=True)
class TourRecord(Record):
    """A tour, whether a closed one was asked for, the engine that found it, and what that took."""

    tour: Tour
    closed: bool
    engine: str
    visited: int
    seconds: float


@dataclass(frozen=True)
class KnightGameRecord(Record):
    """A game of the knight: the squares' numbers (`Board.index`) in the order visited, up to the last."""

    board: Board
    visits: tuple[int, ...]
    closed: bool
    seconds: float
    hints: int = 0
    finished: bool = False
    warned: bool | None = None
    """Whether the program told what is possible; None of games of earlier versions, which did not note it."""


@dataclass(frozen=True)
class RiddleRecord(Record):
    """An answer to the riddle of a board: a value of `solvers.knight.riddles.Answer`, and whether it is right."""

    board: Board
    closed: bool
    answer: str
    correct: bool


class BoardTimes(NamedTuple):
    """The shortest times of the finished games of a board without a hint, in seconds; None where there is none."""

    board: Board
    closed: bool
    fastest: float
    unwarned: float | None
    """Of those that were played without warnings."""


class Tours(Repository[TourRecord]):
    """Tours found; the same tour, found again, is kept once, with the time it was last found at."""

    TABLE = "tours"
    LISTING = Listing(PUZZLE, "board", ("length", "engine", "closed", "seconds"))

    def _kept(self, execute: Execute, record: TourRecord) -> TourRecord:
        """Write a tour, over the same one kept before."""
        known = execute("SELECT id FROM tours WHERE digest = ?", (_digest(record),)).fetchone()
        return super()._kept(execute, replace(record, id=known["id"] if known else None))

    def values(self, record: TourRecord) -> Mapping[str, Any]:
        """The columns of a tour."""
        board = record.tour.board
        return {
            "board": board_text(board),
            "visits": visits_bytes(board, record.tour.order),
            "digest": _digest(record),
            "length": len(record.tour.order),
            "closed": record.closed,
            "engine": record.engine,
            "visited": record.visited,
            "seconds": record.seconds,
        }

    def record(self, row: sqlite3.Row) -> TourRecord:
        """The tour of a row."""
        board = parse_board_text(row["board"])
        order = parse_visits(board, row["visits"])
        if len(order) != board.size:
            raise ValueError("a tour visits every square")
        return TourRecord(Tour(board, order), bool(row["closed"]), row["engine"], row["visited"], row["seconds"])


class KnightGames(GameRepository[KnightGameRecord]):
    """Games of the knight, finished or not."""

    TABLE = "knight_games"
    LISTING = Listing(PUZZLE, "board", ("length", "hints", "finished", "closed", "seconds"))

    def values(self, record: KnightGameRecord) -> Mapping[str, Any]:
        """The columns of a game."""
        return {
            "board": board_text(record.board),
            "visits": visits_bytes(record.board, record.visits),
            "length": len(record.visits),
            "closed": record.closed,
            "seconds": record.seconds,
            "hints": record.hints,
            "finished": record.finished,
            "warned": record.warned,
        }

    def record(self, row: sqlite3.Row) -> KnightGameRecord:
        """The game of a row."""
        board = parse_board_text(row["board"])
        visits = tuple(parse_visits(board, row["visits"]))
        closed, finished = bool(row["closed"]), bool(row["finished"])
        warned = None if row["warned"] is None else bool(row["warned"])
        return KnightGameRecord(board, visits, closed, row["seconds"], row["hints"], finished, warned)

    def best(self, board: Board, closed: bool) -> KnightGameRecord | None:
        """The game finished without a hint in the shortest time."""
        order = "AND board = ? AND closed = ? AND finished AND hints = 0 ORDER BY seconds LIMIT 1"
        return self._first(order, board_text(board), closed)

    def times(self) -> Iterator[BoardTimes]:
        """Yield the shortest times of every board with a game that was finished without a hint, for each goal."""
        sql = """SELECT board, closed, min(seconds) fastest, min(CASE WHEN warned = 0 THEN seconds END) unwarned
            FROM knight_games WHERE finished AND hints = 0 AND deleted IS NULL GROUP BY board, closed"""
        for row in self._file.rows(sql):
            with suppress(ValueError):  # a board that makes no sense
                yield BoardTimes(parse_board_text(row["board"]), bool(row["closed"]), row["fastest"], row["unwarned"])


class Riddles(Repository[RiddleRecord]):
    """Answers to the riddles of boards."""

    TABLE = "riddles"

    def values(self, record: RiddleRecord) -> Mapping[str, Any]:
        """The columns of an answer."""
        board = board_text(record.board)
        return {"board": board, "closed": record.closed, "answer": record.answer, "correct": record.correct}

    def record(self, row: sqlite3.Row) -> RiddleRecord:
        """The answer of a row."""
        board, closed = parse_board_text(row["board"]), bool(row["closed"])
        return RiddleRecord(board, closed, row["answer"], bool(row["correct"]))

    def solved(self) -> set[tuple[Board, bool]]:
        """The boards whose riddle was answered rightly, each with its goal."""
        return {(record.board, record.closed) for record in self._found("AND correct")}


class OwnBoards(NamedRepository[OwnBoard]):
    """Boards that a person made and named."""

    TABLE = "own_boards"
    LISTING = Listing(PUZZLE, "board", ("name",))

    def values(self, record: OwnBoard) -> Mapping[str, Any]:
        """The columns of a board."""
        return {"name": record.name, "board": board_text(record.board)}

    def record(self, row: sqlite3.Row) -> OwnBoard:
        """The board of a row."""
        return OwnBoard(row["name"], parse_board_text(row["board"]))


def _digest(record: TourRecord) -> bytes:
    """A hash of the board, the visits and whether a closed tour was asked for: equal tours have equal ones."""
    board = record.tour.board
    digest = blake2b(f"{board_text(board)} {'closed' if record.closed else 'open'} ".encode(), digest_size=DIGEST_BYTES)
    digest.update(visits_bytes(board, record.tour.order))
    return digest.digest()
