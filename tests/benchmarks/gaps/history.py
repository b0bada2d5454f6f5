"""The history with 100,000 records."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from tests.benchmarks.gaps.action import Action, choose, click, in_turn, press, step, trigger
from tests.benchmarks.gaps.program import Program

GAMES, SOLUTIONS, TOURS = 50_000, 30_000, 20_000
FIRST_DAY, DAYS = datetime(2020, 1, 1, tzinfo=UTC), timedelta(days=600)
PUZZLES = ("klotski", "knight", "")
KINDS = ("games", "strict", "searches", "own", "deleted", "everything")
TYPE, NEAR = 2, 300
"""The column of the types, and how many lines are looked at for that of a day's searches."""
TEXTS = ("horse", "breadth", "2021-03", "nothing at all")


def fill() -> None:
    """Write the records to the data file of this home."""
    from app.ui.files import data_folder

    QCoreApplication.setOrganizationName("Huarong Knight")
    QCoreApplication.setApplicationName("Huarong Knight")
    from app.klotski.repositories import Games, Solutions
    from app.knight.repositories import Tours
    from app.storage.storage import Storage

    storage = Storage(data_folder())
    connection = storage.file.connection
    connection.execute("BEGIN")
    for repository, rows in (
        (storage.repository(Games), _games(storage)),
        (storage.repository(Solutions), _solutions(storage)),
        (storage.repository(Tours), _tours(storage)),
    ):
        first = next(rows)
        columns = ", ".join(first)
        statement = f"INSERT INTO {repository.TABLE} ({columns}) VALUES ({', '.join('?' * len(first))})"
        connection.execute(statement, tuple(first.values()))
        connection.executemany(statement, (tuple(row.values()) for row in rows))
    connection.execute("COMMIT")
    storage.close()


def actions(_: Program) -> Iterator[Action]:
    """The list, its filters and orders, and what is done to records."""
    yield Action("first time", trigger("history"), after=2.0)
    yield step(trigger("klotski"))
    yield Action("again", trigger("history"), after=1.0)
    for name in PUZZLES:
        yield Action("filter by puzzle", choose("historyPuzzle", name), after=1.5)
    for name in KINDS:
        yield Action("filter by kind", choose("historyKind", name), after=1.5)
    for text in TEXTS:
        yield Action("find a text", lambda program, text=text: program.type_into("historySearch", text, False), after=3)
    yield Action("find no text", lambda program: program.type_into("historySearch", "\b", False), after=1.5)
    for column in (1, 2, 3, 4, 5, 6, 0, 0):
        yield Action(
            f"sort by column {column}", lambda program, at=column: program.click_header("historyTable", at), after=1.5
        )
    yield step(_focus)
    for keys in ("PgDown", "PgDown", "End", "Home", "Down", "Down"):
        yield Action("scroll by keys", press(keys), after=0.4)
    for notches in (-3, -100, -1000, 1000):
        yield Action(
            "scroll by the wheel", lambda program, by=notches: program.turn_wheel("historyTable", by), after=0.4
        )
    for part in (0.3, 0.9, 0.1):
        yield Action("drag the scroll bar", lambda program, part=part: _scroll(program, part), after=0.4)
    yield Action("scroll to the end", _scroll_to_end, after=0.4)
    for time in ("first time", "again"):
        yield Action(f"statistics, {time}", click("statisticsButton"), after=3.0)
        yield Action("back from the statistics", click("statisticsButton"), after=1.0)
    yield step(in_turn(_focus, press("Home")), after=0.5)
    for _number in range(2):
        yield step(_go_to_day, after=0.5)
        yield Action("open a day's searches", press("Right"), after=0.5)
        yield Action("scroll an open day", press("PgDown"), after=0.5)
    yield Action("delete a day's searches", in_turn(_go_to_day, press("Delete")), after=1.0)
    yield Action("undo, a day's searches", click("historyUndo"), after=1.0)
    yield step(in_turn(_focus, press("Home")), after=0.5)
    yield Action("delete a record", click("historyDelete"), after=1.0)
    yield Action("undo", click("historyUndo"), after=1.0)
    yield Action("open a record", click("historyOpen"), after=1.5)
    yield Action("back to the list", trigger("history"), after=1.5)
    yield Action("another language", trigger("language-zh_Hant"), after=2.0)
    yield Action("another theme", trigger("theme-dark"), after=1.0)
    yield step(trigger("language-en"), after=1.0)
    yield step(trigger("klotski"))
    yield Action("solve, and turn to the list", _solve_and_turn, after=2.0)
    yield step(_focus)
    yield Action("select 1,000 records", _select_many, after=1.0)
    yield Action("delete 1,000 records", press("Delete"), after=1.5)
    yield Action("undo, 1,000 records", click("historyUndo"), after=2.5)
    yield step(_focus)
    yield Action("select all 100,000", press("Ctrl+A"), after=1.5)
    yield Action("copy all 100,000", press("Ctrl+C"), after=20.0)
    yield Action("delete all 100,000", press("Delete"), after=12.0)
    yield Action("undo, all 100,000", click("historyUndo"), after=12.0)
    yield step(_focus)
    yield step(press("Ctrl+A"), after=1.5)
    yield Action("another theme, all 100,000 selected", trigger("theme-dark"), after=1.0)
    yield Action("another language, all 100,000 selected", trigger("language-zh_Hant"), after=2.0)


def _games(storage: Any) -> Iterator[dict[str, Any]]:
    from app.klotski.repositories import GameRecord, Games
    from solvers.klotski.catalogue.catalogue import entries
    from solvers.klotski.moves import Metric

    layouts = [str(entry.layout) for entry in entries()]
    row = storage.repository(Games).values(GameRecord(entries()[0].layout, Metric.MOVES, (), 10.0, 0, False))
    for number in range(GAMES):
        changed = {"layout": layouts[number % len(layouts)], "length": number % 200, "seconds": 5.0 + number % 999}
        yield {**row, **changed, "finished": number % 3 == 0, "at": _time(number, GAMES)}


def _solutions(storage: Any) -> Iterator[dict[str, Any]]:
    from app.klotski.repositories import SolutionRecord, Solutions
    from solvers.klotski.catalogue.catalogue import entries
    from solvers.klotski.moves import Metric, Solution

    layouts = [str(entry.layout) for entry in entries()]
    row = storage.repository(Solutions).values(
        SolutionRecord(Solution(entries()[0].layout, Metric.MOVES, (), True), "shortest", 9, 0.1)
    )
    for number in range(SOLUTIONS):
        changed = {"layout": layouts[number % len(layouts)], "length": 20 + number % 150, "seconds": 0.1 + number % 99}
        yield {**row, **changed, "at": _time(number, SOLUTIONS)}


def _tours(storage: Any) -> Iterator[dict[str, Any]]:
    from array import array

    from app.knight.repositories import TourRecord, Tours
    from solvers.knight.board import Board
    from solvers.knight.tour import Tour

    ring = Tour(Board(3, 3, frozenset({(1, 1)})), array("i", (0, 5, 6, 1, 8, 3, 2, 7)))
    row = storage.repository(Tours).values(TourRecord(ring, True, "warnsdorff", 8, 0.01))
    for number in range(TOURS):
        yield {**row, "digest": number.to_bytes(16), "seconds": 0.1 + number % 99, "at": _time(number, TOURS)}


def _time(number: int, among: int) -> str:
    return (FIRST_DAY + number / among * DAYS).isoformat(timespec="microseconds")


def _focus(program: Program) -> None:
    program.find("historyTable").setFocus()


def _go_to_day(program: Program) -> None:
    """Select the first line from the current one on that stands for a day's searches."""
    table: Any = program.find("historyTable")
    model = table.model()
    line = max(0, table.currentIndex().row())
    days = (row for row in range(line, line + NEAR) if "searches" in model.index(row, TYPE).data())
    found = next(days, None)
    if found is None:
        raise LookupError("no day near")
    table.selectRow(found)
    table.setFocus()


def _scroll(program: Program, part: float) -> None:
    bar = program.find("historyTable", QTableView).verticalScrollBar()
    bar.setValue(round(part * bar.maximum()))


def _scroll_to_end(program: Program) -> None:
    """As one who holds PgDown: a page each frame, and each painted."""
    for _number in range(100):
        QTest.keyClick(program.find("historyTable"), Qt.Key.Key_PageDown, delay=16)


def _select_many(program: Program) -> None:
    from PySide6.QtCore import QItemSelection, QItemSelectionModel

    table: Any = program.find("historyTable")
    model = table.model()
    chosen = QItemSelection(model.index(0, 0), model.index(999, model.columnCount() - 1))
    table.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def _solve_and_turn(program: Program) -> None:
    program.click("klotskiSolveButton")
    program.trigger("history")
