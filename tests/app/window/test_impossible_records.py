"""The window with a data file or a backup full of impossible values: every page is painted, and no fault is met."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.storage.backup import RestoreMode
from app.storage.common import Comparison
from app.storage.data_file import FILE_NAME
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.storage.backup.filled import backed_up, fill
from tests.app.storage.test_impossible import CASES, NESTED
from tests.app.window.backup.test_backups import restored
from tests.app.window.test_documents import told
from tests.app.windows import PAGES, compare_page, history_page, main_window

RESULT = {
    "board": "5x5",
    "start": None,
    "closed": False,
    "engine": "warnsdorff",
    "repetitions": 1,
    "ending": "found",
    "seconds": [1.0],
    "visited": 25,
    "length": 25,
    "memory": None,
    "share": None,
}
PAYLOADS = [{**RESULT, name: value} for name in RESULT for value in ("abc", -7, float("inf"), float("nan"), [], None)]
SPOILT = [(table, column, value) for table, column, value in CASES if column != "id"]
UNKNOWN = [(table, column) for table, column, _ in SPOILT if table == "games" and column in ("stars", "taken")]


def spoilt(path: Path) -> None:
    """Add a copy of a record for each impossible value, with that value; the comparisons hold others still."""
    with closing(sqlite3.connect(path)) as connection:
        for table, column, value in SPOILT:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            others = ", ".join(name for name in columns if name not in ("id", column))
            sql = f"INSERT OR IGNORE INTO {table} ({others}, {column}) SELECT {others}, ? FROM {table} WHERE id = 1"
            connection.execute(sql, (value,))
        connection.execute("UPDATE own_layouts SET name = CAST(x'636166e9' AS TEXT) WHERE id = 1")
        connection.commit()


def kept(folder: Path) -> Storage:
    """A data file with something of every kind, and comparisons that make no sense."""
    storage = Storage(folder)
    fill(storage)
    for payload in PAYLOADS:
        storage.comparisons.keep(Comparison("own", {"results": [payload]}))
    for payload in ({}, [], None, {"results": {}}, "x"):
        storage.comparisons.keep(Comparison("own", payload))
    with storage.file.transaction() as execute:
        execute("INSERT INTO comparisons (label, payload, at) SELECT label, ?, at FROM comparisons LIMIT 1", (NESTED,))
    return storage


def walk_through(window: MainWindow, qtbot: QtBot) -> None:
    """Turn to every page, select and paint every record, and open it; look at the statistics and every comparison."""
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        window.grab()
    window.menu_actions.by_name["history"].trigger()
    page = history_page(window)
    qtbot.waitUntil(lambda: page.session.model.rowCount() > 0)
    for column in range(page.session.model.columnCount()):
        page.session.model.sort(column)
        qtbot.waitUntil(lambda: page.session.model.asked == page.session.model.query)
        window.grab()
    for line in range(page.session.model.rowCount()):
        page.session.select(page.session.model.rows[line : line + 1])
        assert page.session.row is not None
        window.grab()
    page.statistics_button.click()
    statistics = page.session.statistics
    assert statistics is not None
    qtbot.waitUntil(lambda: statistics.figures is not None)
    window.grab()
    assert child(page, QLabel, "statisticsGames").text() == str(1 + len(UNKNOWN))
    window.menu_actions.by_name["compare"].trigger()
    compare = compare_page(window).session
    qtbot.waitUntil(lambda: len(compare.kept) > len(PAYLOADS))
    for comparison in compare.kept:
        assert comparison.id is not None
        compare.reopen(comparison.id)
        window.grab()


def test_the_window_shows_a_data_file_of_impossible_values(qtbot: QtBot) -> None:
    kept(data_folder()).close()
    spoilt(data_folder() / FILE_NAME)
    window = main_window(qtbot)
    walk_through(window, qtbot)
    assert window.storage.file.notice is None
    window.close()


@pytest.mark.parametrize("way", RestoreMode)
def test_a_backup_of_impossible_values_is_restored_and_shown(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, way: RestoreMode
) -> None:
    source = kept(tmp_path / "source")
    file = backed_up(source, tmp_path / "one.backup")
    source.close()
    spoilt(file)
    restored(window, qtbot, file, way).accept()
    assert told(window) == ""
    walk_through(window, qtbot)
