"""Klotski in the data file: games played by hand, solutions found, layouts that a person named, and solved days."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from app.klotski.encoding import counts_text, parse_counts, parse_steps, steps_text
from app.storage.records import NamedRecord, Record, time_text
from app.storage.repository import GameRepository, Listing, MergeRule, NamedRepository, Repository
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step, checked_steps
from solvers.klotski.play import game as play
from solvers.klotski.play.turns import StepCounts

if TYPE_CHECKING:
    import sqlite3

    from app.storage.schema import Execute

PUZZLE = "klotski"
METRICS = tuple(metric.value for metric in Metric)


@dataclass(frozen=True)
class GameRecord(Record):
    """Klotski played by hand from `layout`, up to its last turn; without `finished` it can be taken up again.

    A turn is everything one piece did before another moved. In a `strict` game nothing could be undone, and the program
    gave no help. Of games of earlier versions, what was taken back and how many stars they are worth is not known.
    """

    layout: Layout
    metric: Metric
    turns: tuple[Step, ...]
    seconds: float
    hints: int = 0
    finished: bool = False
    strict: bool = False
    counted: int | None = field(default=None, compare=False)
    """The length, from where it is known: of thousands of turns it takes a while to count."""
    taken_back: StepCounts | None = None
    """The steps that were taken back in the attempt, in each metric."""
    given: bool = False
    """Whether some of the way was laid out by the program, or played elsewhere."""
    stars: int | None = None
    """The stars of a finished game, when the fewest steps there are are known."""

    @property
    def length(self) -> int:
        """How many steps were taken, in the game's metric: each turn at its shortest."""
        if self.counted is not None:
            return self.counted
        played = play.Game(self.layout)
        played.replay(self.turns)
        return played.count(self.metric)

    @property
    def taken(self) -> int | None:
        """The steps that were taken, with those that were taken back; None where that is not known."""
        return None if self.taken_back is None else self.length + self.taken_back.of(self.metric)


@dataclass(frozen=True)
class SolutionRecord(Record):
    """A solution, the engine that found it, and what that took."""

    solution: Solution
    engine: str
    visited: int
    seconds: float


@dataclass(frozen=True)
class OwnLayout(NamedRecord):
    """A layout that a person made and named."""

    layout: Layout
    notes: str = ""


@dataclass(frozen=True)
class SolvedDay(Record):
    """A day whose puzzle was solved: on that very day (`on_time`), or later."""

    day: date
    layout: Layout
    on_time: bool


class Best(NamedTuple):
    """What a person has reached by hand in a layout and metric; None where games of earlier versions do not tell."""

    stars: int | None
    """The most stars."""
    length: int | None
    """The fewest steps without a hint; None too where every game had one."""


class Unrated(NamedTuple):
    """A finished game of which the stars are not known yet."""

    number: int
    layout: Layout
    metric: Metric
    taken: int
    hints: int


_WORTH = """SELECT {figure} FROM (SELECT max(coalesce(stars, 0)) most FROM {table}
    WHERE finished AND NOT given AND deleted IS NULL GROUP BY layout, metric)"""


class Games(GameRepository[GameRecord]):
    """Games of Klotski played by hand."""

    TABLE = "games"
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE games (
                id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, steps TEXT NOT NULL,
                length INTEGER NOT NULL, seconds REAL NOT NULL, hints INTEGER NOT NULL, finished INTEGER NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX games_by_layout ON games (layout, metric)",
            """CREATE INDEX best_games ON games (layout, metric, length)
                WHERE finished AND hints = 0 AND deleted IS NULL""",
        ),
        2: (  # a game is strict or not, and the best of each kind is found by itself
            "ALTER TABLE games ADD COLUMN strict INTEGER NOT NULL DEFAULT 0",
            "DROP INDEX IF EXISTS best_games",
            """CREATE INDEX best_games ON games (layout, metric, strict, length)
                WHERE finished AND hints = 0 AND deleted IS NULL""",
        ),
        3: (  # games of earlier versions have no `taken` and no `stars`: what was taken back of them is not known
            "ALTER TABLE games ADD COLUMN taken INTEGER",
            "ALTER TABLE games ADD COLUMN taken_back TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE games ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE games ADD COLUMN stars INTEGER",
            """CREATE INDEX games_by_worth ON games (layout, metric, stars, hints, length)
                WHERE finished AND NOT given AND deleted IS NULL""",
            """CREATE INDEX unrated_games ON games (taken)
                WHERE finished AND NOT given AND deleted IS NULL AND stars IS NULL AND taken IS NOT NULL""",
        ),
    }
    LISTING = Listing(
        PUZZLE,
        "layout",
        ("metric", "length", "hints", "finished", "strict", "given", "stars", "seconds"),
        METRICS,
        best="strict = record.strict AND finished AND hints = 0 AND NOT given AND deleted IS NULL",
    )
    MERGING = MergeRule(
        key=("at", "layout", "metric", "steps", "length", "seconds", "hints", "finished", "strict"),
        order=("-ifnull({row}.stars, -1)", "ifnull({row}.taken, -1)", "{row}.given", "{row}.taken_back"),
        within=("layout", "metric", "strict"),
        moves="steps || ' '",
    )
    COUNTS: ClassVar = {  # what was solved without the program's solution, in each count of steps by itself
        "solved": _WORTH.format(figure="count(*)", table="{table}"),
        "stars": _WORTH.format(figure="sum(most)", table="{table}"),
    }

    def values(self, record: GameRecord) -> Mapping[str, Any]:
        """The columns of a game."""
        return {
            "layout": str(record.layout),
            "metric": record.metric.value,
            "steps": steps_text(record.turns),
            "length": record.length,
            "seconds": record.seconds,
            "hints": record.hints,
            "finished": record.finished,
            "strict": record.strict,
            "taken": record.taken,
            "taken_back": counts_text(record.taken_back),
            "given": record.given,
            "stars": record.stars,
        }

    def record(self, row: sqlite3.Row) -> GameRecord:
        """The game of a row."""
        layout = Layout.parse(row["layout"])
        steps = checked_steps(layout, parse_steps(row["steps"]))
        return GameRecord(
            layout,
            Metric(row["metric"]),
            steps,
            row["seconds"],
            row["hints"],
            finished=bool(row["finished"]),
            strict=bool(row["strict"]),
            counted=row["length"],
            taken_back=parse_counts(row["taken_back"]),
            given=bool(row["given"]),
            stars=row["stars"],
        )

    def best(self, layout: Layout, metric: Metric, strict: bool = False) -> GameRecord | None:
        """The game finished without a hint in the fewest steps, and among those the quickest; of strict games apart."""
        subject = "AND layout = ? AND metric = ? AND strict = ?"
        order = f"{subject} AND finished AND hints = 0 AND NOT given ORDER BY length, seconds LIMIT 1"
        return self._first(order, str(layout), metric.value, strict)

    def bests(self, layouts: Iterable[Layout] | None = None) -> dict[tuple[str, Metric], Best]:
        """What a person has reached by hand, strict games among the others, by the text forms of layouts.

        With `layouts`, in these only. Games in no metric are left out.
        """
        among = "" if layouts is None else "AND layout IN (SELECT value FROM json_each(?))"
        values = () if layouts is None else (json.dumps([str(layout) for layout in layouts]),)
        sql = f"""SELECT layout, metric, max(stars) stars, min(CASE WHEN hints = 0 THEN length END) length FROM games
            WHERE finished AND NOT given AND deleted IS NULL {among} GROUP BY layout, metric"""
        return {
            (row["layout"], Metric(row["metric"])): Best(row["stars"], row["length"])
            for row in self._file.rows(sql, values)
            if row["metric"] in METRICS
        }

    def unrated(self) -> list[Unrated]:
        """The finished games that are worth stars, but nobody knows yet how many; what makes no sense is left out."""
        sql = """SELECT id, layout, metric, taken, hints FROM games
            WHERE finished AND NOT given AND stars IS NULL AND taken IS NOT NULL AND deleted IS NULL"""
        found: list[Unrated] = []
        for row in self._file.rows(sql):
            with suppress(ValueError):
                layout, metric = Layout.parse(row["layout"]), Metric(row["metric"])
                found.append(Unrated(row["id"], layout, metric, row["taken"], row["hints"]))
        return found

    def left(self, layout: Layout) -> GameRecord | None:
        """The game of a layout that was left unfinished last; None without any."""
        return self._first("AND layout = ? AND NOT finished ORDER BY at DESC, id DESC LIMIT 1", str(layout))

    def rate(self, number: int, stars: int) -> None:
        """Write how many stars a game is worth."""
        with self._file.transaction() as execute:
            execute("UPDATE games SET stars = ? WHERE id = ?", (stars, number))


class Solutions(Repository[SolutionRecord]):
    """Solutions found: of each engine the shortest for a layout in a metric, with the time it was last found at."""

    TABLE = "solutions"
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE solutions (
                id INTEGER PRIMARY KEY, layout TEXT NOT NULL, metric TEXT NOT NULL, engine TEXT NOT NULL,
                length INTEGER NOT NULL, steps TEXT NOT NULL, proved INTEGER NOT NULL, visited INTEGER NOT NULL,
                seconds REAL NOT NULL, at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX solutions_by_layout ON solutions (layout, metric, engine)",
            "CREATE INDEX proved_solutions ON solutions (layout, metric, length) WHERE proved",
        )
    }
    LISTING = Listing(PUZZLE, "layout", ("metric", "length", "engine", "seconds"), METRICS, optimal="proved")
    MERGING = MergeRule(
        key=("layout", "metric", "engine"),
        order=("{row}.length", "-{row}.proved", "{row}.visited", "{row}.seconds", "{row}.steps"),
        latest=True,
    )

    def _kept(self, execute: Execute, record: SolutionRecord) -> SolutionRecord:
        """Write a solution in place of a worse one by the same engine; a better one stays, with the new time.

        A shorter one is better, and of two as long one that is proved. Returns the record that was handed in, with the
        number under which one of the two is kept.
        """
        sql = """SELECT id, length, proved FROM solutions WHERE layout = ? AND metric = ? AND engine = ?
            ORDER BY length, proved DESC LIMIT 1"""
        solution = record.solution
        known = execute(sql, (str(solution.layout), solution.metric.value, record.engine)).fetchone()
        if known is None:
            return super()._kept(execute, record)
        kept = replace(record, id=known["id"])
        if (known["length"], not known["proved"]) >= (len(solution.steps), not solution.proved_shortest):
            return super()._kept(execute, kept)
        execute("UPDATE solutions SET at = ?, deleted = NULL WHERE id = ?", (time_text(kept.at), kept.id))
        return kept

    def values(self, record: SolutionRecord) -> Mapping[str, Any]:
        """The columns of a solution."""
        solution = record.solution
        return {
            "layout": str(solution.layout),
            "metric": solution.metric.value,
            "engine": record.engine,
            "length": len(solution.steps),
            "steps": steps_text(solution.steps),
            "proved": solution.proved_shortest,
            "visited": record.visited,
            "seconds": record.seconds,
        }

    def record(self, row: sqlite3.Row) -> SolutionRecord:
        """The solution of a row."""
        layout = Layout.parse(row["layout"])
        steps = checked_steps(layout, parse_steps(row["steps"]))
        solution = Solution(layout, Metric(row["metric"]), steps, bool(row["proved"]))
        return SolutionRecord(solution, row["engine"], row["visited"], row["seconds"])


class OwnLayouts(NamedRepository[OwnLayout]):
    """Layouts that a person made and named."""

    TABLE = "own_layouts"
    STATEMENTS: ClassVar = {
        1: (
            """CREATE TABLE own_layouts (
                id INTEGER PRIMARY KEY, name TEXT NOT NULL, layout TEXT NOT NULL, notes TEXT NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
            "CREATE INDEX own_layouts_by_layout ON own_layouts (layout)",
        )
    }
    LISTING = Listing(PUZZLE, "layout", ("name",))
    MERGING = MergeRule(key=("at", "layout", "notes"), subject="layout")

    def values(self, record: OwnLayout) -> Mapping[str, Any]:
        """The columns of a layout."""
        return {"name": record.name, "layout": str(record.layout), "notes": record.notes}

    def record(self, row: sqlite3.Row) -> OwnLayout:
        """The layout of a row."""
        return OwnLayout(row["name"], Layout.parse(row["layout"]), row["notes"])


class SolvedDays(Repository[SolvedDay]):
    """Days whose puzzle was solved, each once; what was solved on its day stays so, whatever is played later."""

    TABLE = "days"
    STATEMENTS: ClassVar = {
        3: (
            """CREATE TABLE days (
                id INTEGER PRIMARY KEY, day TEXT NOT NULL UNIQUE, layout TEXT NOT NULL, on_time INTEGER NOT NULL,
                at TEXT NOT NULL, deleted TEXT)""",
        )
    }
    MERGING = MergeRule(key=("day",), order=("-{row}.on_time", "{row}.at", "{row}.layout"))

    def _kept(self, execute: Execute, record: SolvedDay) -> SolvedDay:
        """Write a day, if it is not there yet, or was not on time and now is; returns what is kept of it."""
        sql = "SELECT id, on_time, deleted FROM days WHERE day = ?"
        known = execute(sql, (record.day.isoformat(),)).fetchone()
        if known is None:
            return super()._kept(execute, record)
        on_time = bool(known["on_time"])
        kept = replace(record, id=known["id"], on_time=on_time or record.on_time)
        return super()._kept(execute, kept) if kept.on_time != on_time or known["deleted"] is not None else kept

    def values(self, record: SolvedDay) -> Mapping[str, Any]:
        """The columns of a day."""
        return {"day": record.day.isoformat(), "layout": str(record.layout), "on_time": record.on_time}

    def record(self, row: sqlite3.Row) -> SolvedDay:
        """The day of a row."""
        return SolvedDay(date.fromisoformat(row["day"]), Layout.parse(row["layout"]), bool(row["on_time"]))


REPOSITORIES = (Games, Solutions, OwnLayouts, SolvedDays)
"""Of all tables of this puzzle; the history sorts kinds of record in this order."""
