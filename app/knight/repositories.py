"""The knight in the data file: tours found, tours played by hand, boards that a person named."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from app.storage.records import NamedRecord, Record
from app.storage.repository import GameRepository, Listing, MergeRule, NamedRepository, Repository
from solvers.knight.board import Board
from solvers.knight.notation import board_text, parse_board_text
from solvers.knight.tour import Tour

if TYPE_CHECKING:
    import sqlite3

    from app.storage.schema import Execute

PUZZLE = "knight"
DIGEST_BYTES = 16
SMALL_BOARD = 1 << 16
"""Up to so many rows times columns, a visit takes two bytes instead of four."""
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

    def record(self, number: int | None) -> KnightGameRecord:
        """The same under another number, or under none."""
        return replace(self, id=number)


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
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE tours (
                id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, digest BLOB NOT NULL,
                length INTEGER NOT NULL, closed INTEGER NOT NULL, engine TEXT NOT NULL, visited INTEGER NOT NULL,
                seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX tours_by_digest ON tours (digest)",
        )
    }
    LISTING = Listing(PUZZLE, "board", ("length", "engine", "closed", "seconds"))
    MERGING = MergeRule(
        key=("digest",), order=("{row}.seconds", "{row}.visited", "{row}.engine", "{row}.visits"), latest=True
    )

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
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE knight_games (
                id INTEGER PRIMARY KEY, board TEXT NOT NULL, visits BLOB NOT NULL, length INTEGER NOT NULL,
                closed INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX knight_games_by_board ON knight_games (board, closed)",
        ),
        3: ("ALTER TABLE knight_games ADD COLUMN warned INTEGER",),
    }
    LISTING = Listing(PUZZLE, "board", ("length", "hints", "finished", "closed", "seconds"))
    MERGING = MergeRule(
        key=("at", "board", "visits", "length", "closed", "seconds", "hints", "finished"),
        order=("-ifnull({row}.warned, -1)",),
        within=("board", "closed"),
        moves="hex(visits)",
    )

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
    STATEMENTS: ClassVar = {
        3: (
            """CREATE TABLE riddles (
                id INTEGER PRIMARY KEY, board TEXT NOT NULL, closed INTEGER NOT NULL, answer TEXT NOT NULL,
                correct INTEGER NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX riddles_by_board ON riddles (board, closed)",
        )
    }
    MERGING = MergeRule(key=("at", "board", "closed", "answer", "correct"))
    COUNTS: ClassVar = {  # those that are solved
        TABLE: "SELECT count(*) FROM (SELECT DISTINCT board, closed FROM {table} WHERE correct AND deleted IS NULL)"
    }

    def values(self, record: RiddleRecord) -> Mapping[str, Any]:
        """The columns of an answer."""
        board = board_text(record.board)
        return {"board": board, "closed": record.closed, "answer": record.answer, "correct": record.correct}

    def record(self, row: sqlite3.Row) -> RiddleRecord:
        """The answer of a row."""
        board, closed = parse_board_text(row["board"]), bool(row["closed"])
        return RiddleRecord(board, closed, row["answer"], bool(row["correct"]))

    def last_answers(self) -> dict[tuple[Board, bool], RiddleRecord]:
        """The last answer to each riddle that was answered, a right one where there is one; by board and goal."""
        return {(record.board, record.closed): record for record in self._found("ORDER BY correct, at, id")}


class OwnBoards(NamedRepository[OwnBoard]):
    """Boards that a person made and named."""

    TABLE = "own_boards"
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE own_boards (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL, board TEXT NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX own_boards_by_board ON own_boards (board)",
        )
    }
    LISTING = Listing(PUZZLE, "board", ("name",))
    MERGING = MergeRule(key=("at", "board"), subject="board")

    def values(self, record: OwnBoard) -> Mapping[str, Any]:
        """The columns of a board."""
        return {"name": record.name, "board": board_text(record.board)}

    def record(self, row: sqlite3.Row) -> OwnBoard:
        """The board of a row."""
        return OwnBoard(row["name"], parse_board_text(row["board"]))


REPOSITORIES = (KnightGames, Tours, OwnBoards, Riddles)
"""Of all tables of this puzzle; the history sorts kinds of record in this order."""


def _digest(record: TourRecord) -> bytes:
    """A hash of the board, the visits and whether a closed tour was asked for: equal tours have equal ones."""
    from hashlib import blake2b  # only here: the file is opened without it

    board = record.tour.board
    digest = blake2b(f"{board_text(board)} {'closed' if record.closed else 'open'} ".encode(), digest_size=DIGEST_BYTES)
    digest.update(visits_bytes(board, record.tour.order))
    return digest.digest()


def visits_bytes(board: Board, order: Iterable[int]) -> bytes:
    """The numbers of the squares in the order visited, little-endian."""
    code = _code(board)
    if isinstance(order, array) and order.itemsize == array(code).itemsize:
        visits = array(code, order.tobytes())  # much faster than number by number
    else:
        visits = array(code, order)
    if sys.byteorder == "big":
        visits.byteswap()
    return visits.tobytes()


def parse_visits(board: Board, data: bytes) -> array[int]:
    """The inverse of `visits_bytes`, as C ints; raises `ValueError` where a visit is off the board or comes twice."""
    visits = array(_code(board), data)
    if sys.byteorder == "big":
        visits.byteswap()
    squares = set(visits)
    missing = map(board.index, board.missing)
    off = visits and max(visits) >= board.rows * board.columns
    if off or len(squares) != len(visits) or not squares.isdisjoint(missing):
        raise ValueError("visits of no tour")
    return array("i", visits)


def _code(board: Board) -> str:
    return "H" if board.rows * board.columns <= SMALL_BOARD else "I"
