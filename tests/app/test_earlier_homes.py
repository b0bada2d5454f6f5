"""Homes of earlier versions, as their windows left them (`tests/homes/README.txt`), are opened with all they hold."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from app.storage.backup import RestoreMode
from app.storage.data_file import FILE_NAME
from app.storage.history import Row
from app.storage.history_query import SearchDay
from app.ui.files import data_folder
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from tests.app.children import child
from tests.app.knight.test_counting import count_text
from tests.app.knight.test_page import result
from tests.app.window.backup.test_backups import restored
from tests.app.window.test_documents import told
from tests.app.windows import (
    PAGES,
    compare_page,
    history_page,
    klotski_page,
    klotski_session,
    knight_page,
    knight_session,
)

HOMES = Path(__file__).parents[1] / "homes"
LATER = ("0.1.0", "1.0.0")
VERSIONS = ("0.1.0-first", *LATER)
HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NAMED = "Mine 我的"
PATIENCE_MS = 120_000
TODAY = date(2026, 11, 23)
RECORDS = {
    "0.1.0-first": {"games": 2, "knight_games": 1, "solutions": 1, "tours": 1, "own_layouts": 1, "own_boards": 1},
    **{
        version: {"games": 5, "knight_games": 2, "solutions": 2, "tours": 2, "own_layouts": 1, "own_boards": 1}
        for version in LATER
    },
}
STATISTICS = {
    "0.1.0-first": ["1", "1", "1", "0", "0", "2", "0（最多 0）"],
    **{version: ["4", "12", "4", "1", "1", "4", "3（最多 3）"] for version in LATER},
}
"""Layouts solved, stars, games finished, tours, riddles, what searches found, days in a row."""


@pytest.fixture
def opened(qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[[str], MainWindow]]:
    """Opens the window with a copy of the home of a version."""
    windows: list[MainWindow] = []

    def open_home(version: str) -> MainWindow:
        home, settings = HOMES / version, Path(QSettings().fileName())
        settings.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(home / "settings.ini", settings)
        data_folder().mkdir(parents=True)
        shutil.copy(home / FILE_NAME, data_folder())
        if (home / "counts").exists():
            shutil.copytree(home / "counts", data_folder() / "counts")
        windows.append(reopened(qtbot))
        return windows[-1]

    yield open_home
    for window in windows:
        window.close()


def reopened(qtbot: QtBot) -> MainWindow:
    """The window with what is in the home, as the program opens it."""
    from app.startup.settings_file import open_settings

    window = MainWindow(open_settings())
    qtbot.addWidget(window)
    window.open(Opening(today=TODAY))
    with qtbot.waitSignal(window.painted):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def in_english(window: MainWindow) -> MainWindow:
    """The window in English."""
    window.menu_actions.by_name["language-en"].trigger()
    return window


def rows(window: MainWindow, qtbot: QtBot) -> list[Row]:
    """The lines of the History page, each of them read, with those of the days opened."""
    window.menu_actions.by_name["history"].trigger()
    model = history_page(window).session.model
    qtbot.waitUntil(lambda: model.rowCount() > 0)
    for day in [line for line in model.rows[:] if isinstance(line, SearchDay) and not model.listed.is_open(line)]:
        model.toggle(day)
    lines = [model.row(line) for line in range(model.rowCount())]
    assert None not in lines
    return [line for line in lines if isinstance(line, Row)]


def open_row(window: MainWindow, row: Row) -> None:
    """Open a line of the History page."""
    window.menu_actions.by_name["history"].trigger()
    session = history_page(window).session
    session.select([row.key])
    session.open()


def nothing_is_wrong(window: MainWindow) -> None:
    """No fault is said, and no file was set aside."""
    assert told(window) == ""
    assert window.storage.file.notice is None
    assert not window.findChildren(QMessageBox)
    present = {path.name for path in data_folder().iterdir()}
    assert present <= {*(FILE_NAME + ending for ending in ("", "-wal", "-shm")), "counts"}
    settings = Path(QSettings().fileName())
    assert list(settings.parent.iterdir()) == [settings]


@pytest.mark.parametrize("version", VERSIONS)
def test_all_pages_show_what_there_is_and_nothing_is_wrong(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot
) -> None:
    window = opened(version)
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        window.grab()
        nothing_is_wrong(window)
    assert Counter(row.key.table for row in rows(window, qtbot)) == RECORDS[version]
    assert {row.name for row in rows(window, qtbot)} >= {NAMED, "Ring 環"}
    assert window.storage.file.rows("SELECT count(*) FROM sqlite_master WHERE name = 'left_out'")[0][0] == 0


@pytest.mark.parametrize("version", VERSIONS)
def test_every_record_is_opened_from_the_history(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot
) -> None:
    window = opened(version)
    for row in rows(window, qtbot):
        open_row(window, row)
        assert window.pages.name_in_front == row.puzzle
        window.sessions[row.puzzle].playback.rest()
        nothing_is_wrong(window)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_settings_are_in_force(opened: Callable[[str], MainWindow], version: str) -> None:
    window = opened(version)
    choices = ["language-zh_Hant", "theme-dark", *(["text-size-125"] if version in LATER else [])]
    assert [window.menu_actions.by_name[choice].isChecked() for choice in choices] == [True] * len(choices)
    assert "求解" in klotski_page(window).find_button.text()


@pytest.mark.parametrize("version", LATER)
def test_both_games_go_on(opened: Callable[[str], MainWindow], version: str) -> None:
    window = opened(version)
    klotski, knight = klotski_session(window), knight_session(window)
    assert window.pages.name_in_front == "knight"
    assert (klotski.layout, klotski.game.now, len(klotski.game.line.slides)) == (HENG_DAO_LI_MA, 2, 3)
    assert klotski.game.clock.seconds > 0
    assert (knight.playing, knight.request.board) == (True, Board(5, 6))
    assert knight.game.line.path == ((0, 0), (1, 2), (0, 4), (2, 5))
    assert knight.game.can_redo


def test_the_games_of_the_first_data_file_go_on_from_the_history(
    opened: Callable[[str], MainWindow], qtbot: QtBot
) -> None:
    window = opened("0.1.0-first")
    left = {row.key.table: row for row in rows(window, qtbot) if not row.finished}
    open_row(window, left["games"])
    assert (klotski_session(window).layout, klotski_session(window).game.now) == (HENG_DAO_LI_MA, 2)
    open_row(window, left["knight_games"])
    assert knight_session(window).game.line.path == ((0, 1), (2, 0), (4, 1))


@pytest.mark.parametrize("version", VERSIONS)
def test_statistics_and_days_count_what_was_played(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot
) -> None:
    window = opened(version)
    window.menu_actions.by_name["history"].trigger()
    page = history_page(window)
    page.statistics_button.click()
    statistics = page.session.statistics
    assert statistics is not None
    qtbot.waitUntil(lambda: statistics.figures is not None)
    names = ("Solved", "StarsTotal", "Games", "Tours", "Riddles", "Found", "Streak")
    figures = [label.text() for name in names for label in page.findChildren(QLabel, f"statistics{name}")]
    assert figures == STATISTICS[version]
    assert statistics.figures is not None
    assert statistics.figures.seconds > 0


@pytest.mark.parametrize("version", LATER)
def test_collections_comparisons_and_names_are_there(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot
) -> None:
    window = in_english(opened(version))
    window.menu_actions.by_name["chapters"].trigger()
    (collection,) = window.storage.collections.newest()
    assert collection.name == "Week 1"
    assert list(map(type, collection.document.items)) == [CollectedLayout, CollectedBoard]
    window.menu_actions.by_name["compare"].trigger()
    compare = compare_page(window).session
    qtbot.waitUntil(lambda: len(compare.kept) == 1)
    number = compare.kept[0].id
    assert number is not None
    compare.reopen(number)
    assert len(compare.results) == 2
    assert [outcome.length for outcome in compare.results] == [25, 36]
    assert [name for _, name in klotski_session(window).own_names.layouts] == [NAMED]
    assert [name for name, _ in knight_page(window).session.achieved.boards] == ["Ring 環"]
    nothing_is_wrong(window)


@pytest.mark.parametrize("version", LATER)
def test_the_stopped_count_is_offered_and_resumed(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot
) -> None:
    window = in_english(opened(version))
    page = knight_page(window)
    page.session.play_by_hand(False)
    page.session.show_board(Board(5, 8))
    page.session.requested_board.choose_closed(True)
    qtbot.waitUntil(lambda: "A count of these tours was stopped at" in result(page))
    assert count_text(page) == "Resume counting"
    child(page, QPushButton, "knightCountButton").click()
    qtbot.waitUntil(lambda: "counted in" in result(page), timeout=PATIENCE_MS)
    assert result(page).startswith("44,202 closed tours")


@pytest.mark.sampled
@pytest.mark.parametrize("way", RestoreMode)
@pytest.mark.parametrize("version", LATER)
def test_the_backup_is_restored_here_and_elsewhere(
    opened: Callable[[str], MainWindow], version: str, qtbot: QtBot, way: RestoreMode
) -> None:
    window = in_english(opened(version))
    before = {row.key: row for row in rows(window, qtbot)}
    restored(window, qtbot, HOMES / version / "before.backup", way).accept()
    assert Counter(row.key.table for row in rows(window, qtbot)) == RECORDS[version]
    assert len(before) == len(rows(window, qtbot))
    assert told(window) == ""


@pytest.mark.sampled
@pytest.mark.parametrize("way", RestoreMode)
@pytest.mark.parametrize("version", LATER)
def test_the_backup_is_restored_in_an_empty_home(
    window: MainWindow, version: str, qtbot: QtBot, way: RestoreMode
) -> None:
    restored(window, qtbot, HOMES / version / "before.backup", way).accept()
    assert Counter(row.key.table for row in rows(window, qtbot)) == RECORDS[version]
    assert window.menu_actions.by_name["theme-dark"].isChecked() == (way is RestoreMode.REPLACE)
    assert told(window) == ""
