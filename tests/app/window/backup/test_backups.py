"""Backing up and restoring in the window, through the menus, keys and clicks of a person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts
from app.klotski.settings import METRIC
from app.knight.repositories import KnightGameRecord, KnightGames
from app.search import thread as search_thread
from app.storage.backup import RestoreMode
from app.storage.storage import Storage
from app.ui.settings import BACKUP_FAILURES, LANGUAGE, THEME, Setting
from app.ui.widgets.notices import Toast
from app.ui.words.dates import day_text
from app.ui.words.language import Language
from app.window.backup import back_up_dialog, backups, restore_dialog, work
from app.window.backup.back_up_dialog import BackUpDialog
from app.window.backup.restore_dialog import RestoreDialog
from app.window.backup.work import automatic_backup, automatic_backups
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.klotski.layout import Layout
from solvers.knight.board import Board, Square
from tests.app.hands import drag
from tests.app.searches import endless
from tests.app.storage.backup.filled import backed_up, fill, looked_into
from tests.app.storage.drawn_records import TWO_STEPS_AWAY, straight_game
from tests.app.walking import focused
from tests.app.window.test_documents import told
from tests.app.windows import klotski_page, klotski_session, knight_page, main_window

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
D = TypeVar("D", bound=QDialog)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A backup of another home."""
    other = Storage(tmp_path / "other")
    fill(other)
    path = backed_up(other, tmp_path / "other.backup", {THEME.key: "dark", METRIC.key: "cells"})
    other.close()
    return path


@pytest.fixture
def left_alone(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window that keeps everything in memory."""
    made = main_window(qtbot, storage=Storage(tmp_path / "nowhere", left_alone=True))
    yield made
    made.close()


def opened(window: MainWindow, action: str, kind: type[D]) -> D:
    """The dialog that an action of the menu opens."""
    window.menu_actions.by_name[action].trigger()
    return window.findChildren(kind)[-1]


def write_path(dialog: BackUpDialog | RestoreDialog, path: Path) -> None:
    """Write a path over the one that is there."""
    dialog.field.line.selectAll()
    QTest.keyClicks(dialog.field.line, str(path))


def restored(window: MainWindow, qtbot: QtBot, file: Path, way: RestoreMode) -> QMessageBox:
    """The box that says what has changed, after a file was restored by keys alone."""
    dialog = opened(window, "restore", RestoreDialog)
    write_path(dialog, file)
    qtbot.waitUntil(dialog.main_button.isEnabled)
    if way is RestoreMode.REPLACE:
        dialog.ways[RestoreMode.MERGE].setFocus()
        qtbot.keyClick(dialog.ways[RestoreMode.MERGE], Qt.Key.Key_Down)
    press(dialog, qtbot)
    return box_of(window, qtbot)


def press(dialog: RestoreDialog, qtbot: QtBot) -> None:
    """Go to the button that restores, and press it."""
    dialog.main_button.setFocus()
    qtbot.keyClick(dialog.main_button, Qt.Key.Key_Return)


def box_of(window: MainWindow, qtbot: QtBot) -> QMessageBox:
    """The box that says what has changed."""
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "restoredBox") is not None)
    box = window.findChild(QMessageBox, "restoredBox")
    assert box is not None
    return box


def slide(window: MainWindow) -> None:
    """One slide of the Klotski on the board."""
    drag(klotski_page(window).klotski_board, (4, 0), (4, 1))


def slide_on(window: MainWindow) -> None:
    """Another slide."""
    drag(klotski_page(window).klotski_board, (3, 0), (4, 0))


def walk(window: MainWindow) -> None:
    """The first two squares of a walk by hand."""
    page = knight_page(window)
    QTest.mouseClick(page.by_hand, Qt.MouseButton.LeftButton)
    for square in ((0, 0), (1, 2)):
        visit(window, square)


def walk_on(window: MainWindow) -> None:
    """Another square of it."""
    visit(window, (2, 4))


def visit(window: MainWindow, square: Square) -> None:
    """Click a square."""
    board = knight_page(window).chessboard
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.squares.centre(square).toPoint())


PLAY = {"klotski": slide, "knight": walk}
PLAY_ON = {"klotski": slide_on, "knight": walk_on}


def backup_of_games(folder: Path) -> Path:
    """A backup of another home in which the first game of each puzzle is somebody else's."""
    other = Storage(folder / "other")
    other.repository(Games).keep(straight_game())
    other.repository(KnightGames).keep(KnightGameRecord(Board(5, 5), (0, 7), False, 3.0))
    path = backed_up(other, folder / "games.backup")
    other.close()
    return path


def records(window: MainWindow) -> list[GameRecord | KnightGameRecord]:
    """The games of both puzzles."""
    return [*window.storage.repository(Games).newest()[::-1], *window.storage.repository(KnightGames).newest()[::-1]]


def copies(window: MainWindow) -> list[Path]:
    """The copies from before restores."""
    return sorted(window.storage.file.path.parent.glob("records-before-restore-*.backup"))


def test_a_backup_is_written_by_keys_alone(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    fill(window.storage)
    qtbot.keyClick(window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = window.findChild(BackUpDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: "Games of Klotski: 2" in dialog.contents.accessibleDescription())
    write_path(dialog, tmp_path / "mine.backup")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(Toast, "windowToast") is not None)
    toast = window.findChild(Toast, "windowToast")
    assert toast is not None
    assert toast.text().startswith("Backed up to mine.backup (")
    assert looked_into(tmp_path / "mine.backup").contents.numbers["games"] == 2


def test_the_file_is_chosen_by_browsing(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(window, "back-up", BackUpDialog)
    qtbot.mouseClick(dialog.field.browse, Qt.MouseButton.LeftButton)
    chooser = dialog.findChild(QFileDialog, "backUpFileDialog")
    assert chooser is not None
    chooser.selectFile(str(tmp_path / "chosen"))
    chooser.accept()
    assert dialog.field.path == tmp_path / "chosen.backup"
    dialog.reject()


@pytest.mark.parametrize(("name", "sentence"), [("no/where.backup", "there is no folder"), ("", "a folder")])
def test_a_place_that_cannot_be_written_is_told_and_nothing_is_left(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str, sentence: str
) -> None:
    dialog = opened(window, "back-up", BackUpDialog)
    write_path(dialog, tmp_path / name)
    before = sorted(tmp_path.iterdir())
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sentence in dialog.status.text())
    assert dialog.isVisible()
    assert sorted(tmp_path.iterdir()) == before
    dialog.reject()


def test_what_is_in_a_file_is_said_before_anything_is_done(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    window.storage.repository(Games).keep(straight_game())
    dialog = opened(window, "restore", RestoreDialog)
    assert not dialog.main_button.isEnabled()
    write_path(dialog, file)
    qtbot.waitUntil(dialog.main_button.isEnabled)
    qtbot.waitUntil(lambda: "Here now: Games of Klotski: 1" in dialog.contents.accessibleDescription())
    assert "In the file: Games of Klotski: 2, Layouts solved: 1" in dialog.contents.accessibleDescription()
    assert dialog.about.text().startswith("Backed up on ")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(window.storage.repository(Games).newest()) == 1
    assert copies(window) == []


@pytest.mark.parametrize("soon", [True, False])
def test_enter_in_the_path_shows_what_is_in_the_file_and_restores_nothing(
    window: MainWindow, qtbot: QtBot, file: Path, soon: bool
) -> None:
    dialog = opened(window, "restore", RestoreDialog)
    dialog.field.line.setFocus()
    write_path(dialog, file)
    if not soon:
        qtbot.waitUntil(dialog.main_button.isEnabled)
    for _ in range(2):
        qtbot.keyClick(focused(), Qt.Key.Key_Return)
        qtbot.waitUntil(dialog.main_button.isEnabled)
        assert "In the file: Games of Klotski: 2" in dialog.contents.accessibleDescription()
    assert focused() is dialog.field.line
    qtbot.keyClick(dialog.ways[RestoreMode.MERGE], Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not dialog.runner.busy
    assert window.storage.repository(Games).newest() == []
    dialog.reject()


def test_merging_keeps_what_is_here_and_says_what_came(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    window.storage.repository(Games).keep(replace(straight_game(), seconds=1.0))
    window.storage.repository(OwnLayouts).keep(OwnLayout("Mine", HENG_DAO_LI_MA))
    box = restored(window, qtbot, file, RestoreMode.MERGE)
    assert "Games of Klotski: +2" in box.informativeText()
    assert len(window.storage.repository(Games).newest()) == 3
    assert {kept.name for kept in window.storage.repository(OwnLayouts).newest()} == {"Mine", "Mine (2)"}
    assert (HENG_DAO_LI_MA, "Mine") in klotski_session(window).own_names.layouts
    assert (TWO_STEPS_AWAY, "Mine (2)") in klotski_session(window).own_names.layouts
    assert window.appearance.choice != "dark"
    box.accept()


def test_replacing_takes_the_settings_too_and_can_be_undone(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    window.storage.repository(OwnLayouts).keep(OwnLayout("Other", HENG_DAO_LI_MA))
    before = window.appearance.choice
    box = restored(window, qtbot, file, RestoreMode.REPLACE)
    assert [kept.name for kept in window.storage.repository(OwnLayouts).newest()] == ["Mine"]
    assert window.appearance.choice == "dark"
    assert klotski_session(window).own_names.layouts == [(TWO_STEPS_AWAY, "Mine")]
    undo = box.findChild(QPushButton, "restoredUndo")
    assert undo is not None
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    dialog = window.findChildren(RestoreDialog)[-1]
    qtbot.waitUntil(dialog.main_button.isEnabled)
    press(dialog, qtbot)
    qtbot.waitUntil(lambda: [kept.name for kept in window.storage.repository(OwnLayouts).newest()] == ["Other"])
    box_of(window, qtbot).accept()
    assert window.appearance.choice == before
    assert len(copies(window)) == 2


def test_settings_that_wait_for_the_next_start_are_not_overwritten_at_the_end(
    window: MainWindow, qtbot: QtBot, file: Path
) -> None:
    restored(window, qtbot, file, RestoreMode.REPLACE).accept()
    assert klotski_session(window).metric.value == "moves"
    window.close()
    assert window._settings.value(METRIC) == "cells"
    assert window._settings.value(THEME) == "dark"


def test_a_game_under_way_is_written_first_and_goes_on_as_a_record_of_its_own(
    window: MainWindow, qtbot: QtBot, file: Path
) -> None:
    session = klotski_session(window)
    session.game.slide((4, 0), (4, 1))
    restored(window, qtbot, file, RestoreMode.REPLACE).accept()
    assert looked_into(copies(window)[0]).contents.numbers["games"] == 1
    before = window.storage.repository(Games).newest()
    assert len(before) == 2
    assert session.game.line.turns
    session.game.slide((4, 1), (4, 0))
    session.game.slide((3, 1), (4, 1))
    session.autosave.write()
    after = window.storage.repository(Games).newest()
    assert after[1:] == before
    assert after[0].layout == HENG_DAO_LI_MA


@pytest.mark.parametrize("puzzle", ["klotski", "knight"])
def test_a_game_that_was_not_visited_since_the_start_goes_on_as_a_record_of_its_own(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, puzzle: str
) -> None:
    """Wherever its session keeps what it was left with: the window does not know where that of another puzzle does."""
    monkeypatch.setattr("app.klotski.session.KLOTSKI_GAME", Setting("klotski/elsewhere", ""))
    monkeypatch.setattr("app.knight.session.KNIGHT_WALK", Setting("knight/elsewhere", ""))
    file = backup_of_games(tmp_path)
    left = main_window(qtbot)
    for name, act in PLAY.items():
        left.menu_actions.by_name[name].trigger()
        act(left)
    left.menu_actions.by_name["history"].trigger()
    left.close()
    window = main_window(qtbot)
    window.open(Opening())
    assert not window.sessions, "nobody has asked for a puzzle yet"
    restored(window, qtbot, file, RestoreMode.REPLACE).accept()
    before = records(window)
    window.menu_actions.by_name[puzzle].trigger()
    PLAY_ON[puzzle](window)
    window.close()
    again = main_window(qtbot)
    after = records(again)
    again.close()
    assert [record for record in after if record in before] == before, "those that were restored are as they were"
    assert len(after) == len(before) + 1


def test_a_damaged_file_is_named_and_cannot_be_restored(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    damaged = file.with_name("small letters.backup")
    damaged.write_bytes(file.read_bytes()[:20_000])
    dialog = opened(window, "restore", RestoreDialog)
    write_path(dialog, damaged)
    qtbot.waitUntil(lambda: dialog.status.text().startswith("small letters.backup is damaged or incomplete"))
    assert not dialog.main_button.isEnabled()
    dialog.reject()


def test_where_nothing_lasts_a_restore_is_refused_and_a_backup_is_not(
    left_alone: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    left_alone.storage.repository(Games).keep(straight_game())
    left_alone.menu_actions.by_name["restore"].trigger()
    assert left_alone.findChild(RestoreDialog) is None
    assert "\nNothing can be restored now" in told(left_alone)
    dialog = opened(left_alone, "back-up", BackUpDialog)
    write_path(dialog, tmp_path / "mine.backup")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil((tmp_path / "mine.backup").exists)
    assert looked_into(tmp_path / "mine.backup").contents.numbers["games"] == 1


def test_a_backup_that_is_being_written_is_cancelled_by_escape_and_the_dialog_stays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(back_up_dialog, "backing_up", lambda *_: endless())
    dialog = opened(window, "back-up", BackUpDialog)
    assert (dialog.cancel_button.text(), dialog.cancel_button.isEnabled()) == ("Close", True)
    write_path(dialog, tmp_path / "mine.backup")
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert (dialog.cancel_button.text(), dialog.cancel_button.isEnabled()) == ("Cancel", True)
    assert dialog.bar.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.status.text() == "Cancelled: nothing was changed.")
    assert dialog.isVisible()
    assert not dialog.bar.isVisible()
    assert dialog.cancel_button.text() == "Close"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(BackUpDialog) is None)


def test_a_restore_that_has_begun_goes_to_its_end(
    window: MainWindow, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restore_dialog, "restoring", lambda *_: endless())
    dialog = opened(window, "restore", RestoreDialog)
    write_path(dialog, file)
    qtbot.waitUntil(dialog.main_button.isEnabled)
    press(dialog, qtbot)
    assert (dialog.cancel_button.text(), dialog.cancel_button.isEnabled()) == ("Close", False)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.runner.busy
    dialog.runner.stop()
    qtbot.waitUntil(dialog.cancel_button.isEnabled)
    qtbot.mouseClick(dialog.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.findChild(RestoreDialog) is None)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Automatic backups do not wait long."""
    monkeypatch.setattr(backups, "QUIET_MS", 20)
    monkeypatch.setattr(backups, "LATER_MS", 50)


def automatic(window: MainWindow) -> list[Path]:
    """The automatic backups."""
    return automatic_backups(window.storage.file.path.parent)


@pytest.mark.usefixtures("soon")
def test_a_backup_is_written_by_itself_once_a_day_and_restored_from_the_list(window: MainWindow, qtbot: QtBot) -> None:
    window.prepare()
    qtbot.wait(100)
    assert not automatic(window), "there is nothing to keep"
    fill(window.storage)
    qtbot.waitUntil(lambda: automatic(window) != [])
    (file,) = automatic(window)
    written = file.stat().st_mtime_ns
    window.storage.repository(OwnLayouts).keep(OwnLayout("Other", HENG_DAO_LI_MA))
    qtbot.wait(150)
    assert (automatic(window), file.stat().st_mtime_ns, told(window)) == ([file], written, "")
    dialog = opened(window, "restore", RestoreDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.automatic.currentIndex() == -1
    dialog.automatic.setFocus()
    qtbot.keyClick(dialog.automatic, Qt.Key.Key_Down)
    assert dialog.automatic.currentText() == day_text(date.today())
    qtbot.waitUntil(dialog.main_button.isEnabled)
    assert dialog.field.path == file
    assert "In the file: Games of Klotski: 2" in dialog.contents.accessibleDescription()
    assert dialog.about.text().startswith("Backed up on ")
    dialog.ways[RestoreMode.REPLACE].setChecked(True)
    press(dialog, qtbot)
    box_of(window, qtbot).accept()
    assert [kept.name for kept in window.storage.repository(OwnLayouts).newest()] == ["Mine"]


@pytest.mark.usefixtures("soon")
def test_another_path_is_none_of_the_automatic_backups(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    dialog = opened(window, "restore", RestoreDialog)
    assert not dialog.automatic.isEnabled(), "there is none"
    dialog.reject()
    made = automatic_backup(window.storage.file.path.parent, date.today())
    made.parent.mkdir()
    made.write_bytes(file.read_bytes())
    dialog = opened(window, "restore", RestoreDialog)
    write_path(dialog, made)
    assert dialog.automatic.currentIndex() == 0
    write_path(dialog, file)
    assert dialog.automatic.currentIndex() == -1
    dialog.reject()


@pytest.mark.usefixtures("soon")
def test_while_anything_is_measured_no_backup_is_written(window: MainWindow, qtbot: QtBot) -> None:
    fill(window.storage)
    runner = klotski_session(window).runner
    runner.start(endless)
    window.prepare()
    qtbot.wait(150)
    assert automatic(window) == []
    runner.stop()
    qtbot.waitUntil(lambda: automatic(window) != [])


@pytest.mark.usefixtures("soon")
def test_a_backup_that_is_being_written_gives_way_to_what_a_person_does(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(window.storage)
    monkeypatch.setattr(work, "backing_up_today", lambda *_: endless())
    window.prepare()
    qtbot.waitUntil(search_thread.working)
    monkeypatch.undo()
    monkeypatch.setattr(backups, "QUIET_MS", 20)
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: automatic(window) != [])


@pytest.mark.usefixtures("soon")
def test_only_a_backup_that_fails_repeatedly_is_told(window: MainWindow, qtbot: QtBot) -> None:
    fill(window.storage)
    in_the_way = window.storage.file.path.parent / "backups"
    in_the_way.write_bytes(b"")
    heard: list[int] = []
    window._backups._writer.failed.connect(lambda: heard.append(window.message_bar.isVisible()))
    window.prepare()
    qtbot.waitUntil(lambda: len(heard) >= 3)
    assert heard[:2] == [False, False]
    qtbot.waitUntil(window.message_bar.isVisible)
    assert told(window).startswith("The automatic backup has failed 3 times in a row: cannot save huarong-knight-")
    in_the_way.unlink()
    qtbot.waitUntil(lambda: automatic(window) != [])
    qtbot.waitUntil(lambda: window._settings.value(BACKUP_FAILURES) == 0)


def test_where_nothing_lasts_no_backup_is_written_by_itself(
    left_alone: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "QUIET_MS", 20)
    left_alone.storage.repository(Games).keep(straight_game())
    left_alone.prepare()
    qtbot.wait(150)
    assert automatic(left_alone) == []
    assert not left_alone.storage.file.path.parent.exists()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", Language)
def test_the_dialogs_are_there_in_every_language(
    window: MainWindow, qtbot: QtBot, file: Path, language: Language
) -> None:
    window.languages.choose(language)
    box = restored(window, qtbot, file, RestoreMode.REPLACE)
    assert box.informativeText()
    box.accept()
    assert window.languages.choice == window._settings.value(LANGUAGE)
