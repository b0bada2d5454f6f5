"""A puzzle that is made up, with all that its records need: lights, which are switched until all of them are out."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest
from PySide6.QtGui import QPixmap

from app.puzzle.records import PuzzleRecords, RecordFigure, RecordKind
from app.search.worker import Report
from app.storage import schema
from app.storage.records import Record
from app.storage.repository import Listing, MergeRule, Repository, Role
from app.window import registry
from app.window.backup import words
from solvers.knight.engines import ENGINES
from solvers.puzzles import PUZZLE_NAMES
from solvers.search import Found

NAME = "lights"


@dataclass(frozen=True)
class LightsGame(Record):
    """Lights that were switched by hand."""

    lights: str
    steps: str
    seconds: float
    finished: bool


@dataclass(frozen=True)
class LightsSolution(Record):
    """A shortest way that a search found."""

    lights: str
    steps: str
    engine: str
    seconds: float


class LightsGames(Repository[LightsGame]):
    """Games, of which a longer one may go on with another."""

    TABLE = "lights_games"
    STATEMENTS: ClassVar = {
        4: (
            """CREATE TABLE lights_games (
                id INTEGER PRIMARY KEY, lights TEXT NOT NULL, steps TEXT NOT NULL, length INTEGER NOT NULL,
                seconds REAL NOT NULL, finished INTEGER NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    LISTING = Listing(NAME, "lights", ("length", "finished", "seconds"), best="finished AND deleted IS NULL")
    MERGING = MergeRule(key=("at", "lights", "steps", "finished"), within=("lights",), moves="steps")

    def values(self, record: LightsGame) -> Mapping[str, Any]:
        return {
            "lights": record.lights,
            "steps": record.steps,
            "length": len(record.steps),
            "seconds": record.seconds,
            "finished": record.finished,
        }

    def record(self, row: sqlite3.Row) -> LightsGame:
        return LightsGame(row["lights"], row["steps"], row["seconds"], bool(row["finished"]))


class LightsSolutions(Repository[LightsSolution]):
    """Solutions."""

    TABLE = "lights_solutions"
    STATEMENTS: ClassVar = {
        4: (
            """CREATE TABLE lights_solutions (
                id INTEGER PRIMARY KEY, lights TEXT NOT NULL, steps TEXT NOT NULL, length INTEGER NOT NULL,
                engine TEXT NOT NULL, seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    LISTING = Listing(NAME, "lights", ("length", "engine", "seconds"), optimal="1")
    MERGING = MergeRule(key=("lights", "engine"), order=("{row}.length",), latest=True)

    def values(self, record: LightsSolution) -> Mapping[str, Any]:
        return {
            "lights": record.lights,
            "steps": record.steps,
            "length": len(record.steps),
            "engine": record.engine,
            "seconds": record.seconds,
        }

    def record(self, row: sqlite3.Row) -> LightsSolution:
        return LightsSolution(row["lights"], row["steps"], row["engine"], row["seconds"])


REPOSITORIES = (LightsGames, LightsSolutions)


class LightsRecords(PuzzleRecords):
    """The subject of a record is the text of its lights."""

    name = NAME
    engines = ENGINES
    kinds = (
        RecordKind(LightsGame, LightsGames, lambda row: "Lights", lambda record, theme, ratio: QPixmap()),
        RecordKind(LightsSolution, LightsSolutions, lambda row: "Darkness", lambda record, theme, ratio: QPixmap()),
    )
    figures = (
        RecordFigure(
            LightsGames.TABLE, Role.GAME, lambda: "Games of lights", ("statisticsLights", lambda: "Lights put out")
        ),
        RecordFigure(LightsSolutions.TABLE, Role.SEARCH, lambda: "Ways to darkness"),
    )

    def title(self) -> str:
        return "Lights"

    def invitation(self) -> str:
        return "Put lights out"

    def subject_name(self, subject: str) -> str:
        return f"Lights {subject}"

    def counted(self, number: int, metric: str | None) -> str:
        return f"{number} switches"

    def found(self, report: Report[Found[Any]]) -> LightsSolution | None:
        return None


class LightsPuzzle:
    """What is asked for of its entry."""

    name = NAME
    records = LightsRecords()


def add_third_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the data file, its history and its backups know the third puzzle."""
    monkeypatch.setitem(sys.modules, f"app.{NAME}.repositories", sys.modules[__name__])
    monkeypatch.setattr(schema, "PUZZLE_NAMES", (*PUZZLE_NAMES, NAME))
    monkeypatch.setattr(words, "PUZZLES", (*registry.PUZZLES, LightsPuzzle))
