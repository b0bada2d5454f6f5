"""The records of a puzzle that is made up are kept, listed, counted, backed up, merged and replaced like all others."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.history.filters import HistoryFilters
from app.history.page import EmptyHistory
from app.history.session import HistorySession
from app.history.statistics import StatisticsSession, StatisticsView
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import Games
from app.knight.records import KnightRecords
from app.puzzle.records import PuzzleRecords
from app.storage.backup import RestoreMode
from app.storage.data_file import FILE_NAME
from app.storage.faults import StorageFault
from app.storage.history_query import HistoryQuery, Kind
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.window.backup.words import change_sentence, contents_sentence
from tests.app.puzzle.third_puzzle import (
    NAME,
    LightsGame,
    LightsGames,
    LightsRecords,
    LightsSolution,
    LightsSolutions,
    add_third_puzzle,
)
from tests.app.storage.backup.filled import backed_up, looked_into, restored
from tests.app.storage.drawn_records import straight_game
from tests.app.storage.record_keys import record_keys
from tests.app.storage.released import RELEASED

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
GAME = LightsGame("0110", "abc", 60.0, finished=True, at=NOON)
LEFT = LightsGame("1111", "ab", 5.0, finished=False, at=NOON + timedelta(hours=1))
WAY = LightsSolution("0110", "ab", "greedy", 0.5, at=NOON)


@pytest.fixture
def storage(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Storage]:
    """A data file of a program with three puzzles."""
    add_third_puzzle(monkeypatch)
    opened = Storage(folder)
    yield opened
    opened.close()


@pytest.fixture
def other(storage: Storage, tmp_path: Path) -> Iterator[Storage]:
    """The data file of another computer."""
    opened = Storage(tmp_path / "other")
    yield opened
    opened.close()


def fill(storage: Storage) -> None:
    """Keep something of each kind, and of Klotski too."""
    for game in (GAME, LEFT):
        storage.repository(LightsGames).keep(game)
    storage.repository(LightsSolutions).keep(WAY)
    storage.repository(Games).keep(straight_game())


def records() -> list[PuzzleRecords]:
    return [KlotskiRecords(), KnightRecords(), LightsRecords()]


def test_a_file_of_the_version_before_gets_the_tables_when_it_is_opened(storage: Storage, folder: Path) -> None:
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.executescript(";".join(statement for version in RELEASED for statement in version))
        connection.execute(f"PRAGMA user_version = {len(RELEASED)}")
        connection.execute(
            "INSERT INTO comparisons (label, payload, at) VALUES ('mine', '{}', '2026-11-20T12:00:00+00:00')"
        )
        connection.commit()
    assert storage.file.notice is None
    kept = storage.repository(LightsGames).keep(GAME)
    storage.close()
    again = Storage(folder)
    assert again.repository(LightsGames).newest() == [kept]
    assert [comparison.label for comparison in again.comparisons.newest()] == ["mine"]
    assert again.file.connection.execute("PRAGMA user_version").fetchone()[0] == 4
    again.close()


def test_a_program_that_does_not_know_it_leaves_the_file_alone(
    storage: Storage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.repository(LightsGames).keep(GAME)
    storage.close()
    monkeypatch.undo()
    earlier = Storage(folder)
    assert earlier.file.notice is not None
    assert earlier.file.notice.template is StorageFault.NEWER
    earlier.close()


def test_its_records_are_listed_after_the_others_and_by_kind(storage: Storage) -> None:
    fill(storage)
    history = storage.history
    rows = history.rows(record_keys(history, HistoryQuery(puzzle=NAME)))
    assert {(row.key.table, row.subject, row.length, row.optimum) for row in rows.values()} == {
        ("lights_games", "0110", 3, 2),
        ("lights_games", "1111", 2, None),
        ("lights_solutions", "0110", 2, 2),
    }
    assert [key.table for key in record_keys(history, HistoryQuery(puzzle=NAME, kind=Kind.SEARCHES))] == [
        "lights_solutions"
    ]
    assert len(record_keys(history, HistoryQuery())) == 4


@pytest.mark.usefixtures("qapp")
def test_the_page_names_it_and_leads_to_it(storage: Storage, qtbot: QtBot) -> None:
    fill(storage)
    session = HistorySession(storage.history, records(), Settings())
    session.show_puzzle(NAME)
    qtbot.waitUntil(lambda: session.model.rowCount() == 3, timeout=5000)
    names = [[column.text(row) for column in session.model.columns] for row in map(session.model.row, range(3)) if row]
    assert ("Lights 1111", "Lights", "2 switches") in [(name[1], name[2], name[4]) for name in names]
    filters, empty = HistoryFilters(session), EmptyHistory(session.words.puzzles.values())
    for widget in (filters, empty):
        qtbot.addWidget(widget)
    assert filters.puzzle.findData(NAME) == 3
    assert empty.buttons[NAME].objectName() == "historyToLights"
    with qtbot.waitSignal(empty.puzzle_asked) as asked:
        empty.buttons[NAME].click()
    assert asked.args == [NAME]
    session.close()


def test_its_games_answers_time_and_days_are_in_the_statistics(storage: Storage, qtbot: QtBot) -> None:
    fill(storage)
    storage.repository(LightsSolutions).delete([storage.repository(LightsSolutions).keep(WAY).id or 0])
    session = StatisticsSession(lambda: storage.file, records())
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    with qtbot.waitSignal(session.changed):
        session.refresh()
    found = session.figures
    assert found is not None
    assert found.numbers == Counter({"lights_games": 1, "lights_solutions": 1, "games": 1})
    assert (found.found, found.games[date(2026, 11, 20)]) == (1, 1)
    assert found.seconds == pytest.approx(65.0 + straight_game().seconds)
    shown = view.findChild(QLabel, "statisticsLights")
    assert shown is not None
    assert (shown.accessibleName(), shown.text()) == ("Lights put out", "1")
    session.close()


def test_it_is_in_a_backup_and_is_told_there(storage: Storage, tmp_path: Path) -> None:
    fill(storage)
    contents = looked_into(backed_up(storage, tmp_path / "one.backup")).contents
    assert (contents.numbers["lights_games"], contents.numbers["lights_solutions"]) == (2, 1)
    assert contents_sentence(contents) == (
        "Games of Klotski: 1, Layouts solved: 1, Games of lights: 2, Ways to darkness: 1"
    )


def test_a_backup_takes_the_place_of_what_is_there(storage: Storage, other: Storage, tmp_path: Path) -> None:
    fill(storage)
    other.repository(LightsGames).keep(LightsGame("0001", "d", 1.0, finished=True))
    done = restored(backed_up(storage, tmp_path / "one.backup"), other, RestoreMode.REPLACE)
    assert other.repository(LightsGames).newest() == storage.repository(LightsGames).newest()
    assert other.repository(LightsSolutions).newest() == storage.repository(LightsSolutions).newest()
    assert "Games of lights: +1" in change_sentence(done.before, done.after)


def test_merging_keeps_the_same_once_and_the_better_and_puts_beginnings_away(
    storage: Storage, other: Storage, tmp_path: Path
) -> None:
    fill(storage)
    other.repository(LightsGames).keep(GAME)
    other.repository(LightsGames).keep(LightsGame("1111", "abc", 9.0, finished=False, at=NOON + timedelta(hours=2)))
    other.repository(LightsSolutions).keep(LightsSolution("0110", "a", "greedy", 0.5, at=NOON + timedelta(days=1)))
    restored(backed_up(other, tmp_path / "other.backup"), storage, RestoreMode.MERGE)
    assert sorted(game.steps for game in storage.repository(LightsGames).newest()) == ["abc", "abc"]
    (way,) = storage.repository(LightsSolutions).newest()
    assert (way.steps, way.at) == ("a", NOON + timedelta(days=1))
