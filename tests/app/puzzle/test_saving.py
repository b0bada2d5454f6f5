"""What cannot be written is told above the pages, tried again, and not told any more once it is written."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Games
from app.knight.repositories import Tours
from app.puzzle import autosave as quiet_keeping
from app.puzzle import saving
from app.storage.data_file import FILE_NAME
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from tests.app.hands import drag
from tests.app.storage.drawn_records import DOWN, RIGHT, TWO_STEPS_AWAY
from tests.app.windows import klotski_page, knight_page

LEFT = Qt.MouseButton.LeftButton
SOON_MS = 50


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window, shown, which does not wait long before it tries again."""
    monkeypatch.setattr(saving, "AGAIN_MS", SOON_MS)
    monkeypatch.setattr(quiet_keeping, "QUIET_MS", SOON_MS)
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):  # then what is saved is read
        made.show()
    yield made
    made.close()


def told(window: MainWindow) -> str:
    """What the bar above the pages says."""
    return window.message_bar.text.text() if window.message_bar.isVisible() else ""


def play(window: MainWindow, *steps: int) -> None:
    """Slide the block down, and to the exit."""
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    for step in (DOWN, RIGHT)[: len(steps)]:
        drag(page.klotski_board, step.origin, step.target)


def find_tour(window: MainWindow, qtbot: QtBot) -> None:
    """Find a tour of a 5x5 board from its corner."""
    page = knight_page(window)
    window.pages.setCurrentWidget(page)
    page.session.show_board(Board(5, 5))
    with qtbot.waitSignal(page.runner.answered):
        page.session.search_from((0, 0))
    page.playback.rest()


@pytest.mark.parametrize("slides", [1, 2])
def test_while_another_window_writes_a_game_waits_and_is_saved_then(
    window: MainWindow, qtbot: QtBot, slides: int
) -> None:
    with closing(sqlite3.connect(data_folder() / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(window, *range(slides))
        qtbot.waitUntil(lambda: told(window).startswith("Another window of this program is using the data file"))
        assert window.storage.repository(Games).newest() == []
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: told(window) == "")
    assert [game.finished for game in window.storage.repository(Games).newest()] == [slides == 2]


def test_another_window_that_writes_for_a_moment_is_not_worth_a_word(window: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    window._sessions.saver.failed.connect(said.append)
    with closing(sqlite3.connect(data_folder() / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(window, 1, 2)
        other.execute("ROLLBACK")
    qtbot.waitUntil(lambda: len(window.storage.repository(Games).newest()) == 1)
    assert said == []


def test_a_tour_that_cannot_be_written_is_saved_when_it_can_be(window: MainWindow, qtbot: QtBot) -> None:
    connection = window.storage.file.connection
    connection.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON tours BEGIN SELECT raise(ABORT, 'stop'); END")
    find_tour(window, qtbot)
    assert told(window).startswith("The data file could not be used")
    assert window.storage.repository(Tours).newest() == []
    qtbot.mouseClick(window.message_bar.close_button, LEFT)
    connection.execute("DROP TRIGGER full")
    qtbot.waitUntil(lambda: len(window.storage.repository(Tours).newest()) == 1)
    assert told(window) == ""


def test_a_failure_is_told_once_until_a_writing_succeeds(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.file.connection.execute("PRAGMA query_only = ON")
    play(window, 1)
    qtbot.waitUntil(lambda: told(window).startswith("The data file can no longer be written"))
    said: list[object] = []
    window._sessions.saver.failed.connect(said.append)
    qtbot.mouseClick(window.message_bar.close_button, LEFT)
    qtbot.wait(5 * SOON_MS)
    assert (told(window), said) == ("", [])
    window.storage.file.connection.execute("PRAGMA query_only = OFF")
    qtbot.waitUntil(lambda: len(window.storage.repository(Games).newest()) == 1)


def test_what_waits_goes_on_waiting_in_another_language(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.file.connection.execute("PRAGMA query_only = ON")
    play(window, 1)
    find_tour(window, qtbot)
    window.languages.choose("zh_Hant")
    qtbot.waitUntil(window.message_bar.isVisible)
    window.storage.file.connection.execute("PRAGMA query_only = OFF")
    qtbot.waitUntil(
        lambda: len(window.storage.repository(Games).newest()) == len(window.storage.repository(Tours).newest()) == 1
    )
    qtbot.waitUntil(window.message_bar.isHidden)
    assert window.message_bar.isHidden()


def test_a_folder_taken_away_is_told_and_the_game_is_there_on_another_day(window: MainWindow, qtbot: QtBot) -> None:
    window.storage.repository(Tours).newest()
    shutil.rmtree(data_folder())
    play(window, 1)
    qtbot.waitUntil(
        lambda: told(window).startswith("The data file was moved or deleted while the program was open; the")
    )
    other = Storage(data_folder())
    assert len(other.repository(Games).newest()) == 1
    other.close()


def test_where_the_folder_cannot_come_back_nothing_is_called_saved(window: MainWindow, qtbot: QtBot) -> None:
    shutil.rmtree(data_folder())
    data_folder().write_text("a file in its place")
    knight_page(window).session.achieved.save_board("Dented", Board(5, 5, frozenset({(0, 0)})))
    assert "will be lost when you close the program" in told(window)
    assert knight_page(window).toast.text() == "Board saved as “Dented”, but only until you close the program"
    data_folder().unlink()
    play(window, 1)
    qtbot.waitUntil(lambda: "the program wrote it again" in told(window))
    knight_page(window).session.achieved.save_board("Round", Board(3, 3, frozenset({(1, 1)})))
    assert knight_page(window).toast.text() == "Board saved as “Round”"
