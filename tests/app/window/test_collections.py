"""A collection is opened in every way that a file is, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.klotski.repositories import OwnLayout, OwnLayouts
from app.knight.repositories import OwnBoard, OwnBoards
from app.learn.chapters.collection_dialog import CollectionDialog
from app.startup.command_line import read
from app.ui.widgets.notices import Toast
from app.window.main_window import MainWindow
from solvers.documents import CollectionDocument, json_text
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from tests.app.window.test_documents import drop, told, written

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
WEEK = CollectionDocument(
    "Week 1",
    "Try them without a hint.",
    (
        CollectedLayout("One", HENG_DAO_LI_MA),
        CollectedLayout("<b>Two</b>", Layout.parse("SAAS/SAAS/HHHH/HHHH/.HH.")),
        CollectedBoard("Ring", Board(3, 3, frozenset({(1, 1)})), True),
    ),
)


def kept(window: MainWindow) -> list[CollectionDocument]:
    """The collections that are kept."""
    return [collection.document for collection in window.storage.collections.newest()]


def toast(window: MainWindow) -> str:
    """What the toast over the window says; empty without one."""
    found = window.findChild(Toast, "windowToast")
    return "" if found is None or found.isHidden() else found.text()


def by_drop(window: MainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(window, mime)


def by_dropped_text(window: MainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setText(path.read_text("utf-8"))
    assert drop(window, mime)


def by_paste(window: MainWindow, path: Path) -> None:
    QApplication.clipboard().setText(path.read_text("utf-8"))
    window.menu_actions.by_name["paste"].trigger()


def by_menu(window: MainWindow, path: Path) -> None:
    window.menu_actions.by_name["open"].trigger()
    dialog = window.findChild(QFileDialog, "openFileDialog")
    assert dialog is not None
    dialog.selectFile(str(path))
    dialog.accept()


def by_command_line(window: MainWindow, path: Path) -> None:
    window.open(read([str(path)]))


@pytest.mark.parametrize("opened", [by_drop, by_dropped_text, by_paste, by_menu, by_command_line])
def test_a_collection_is_opened_and_kept(window: MainWindow, tmp_path: Path, opened: object) -> None:
    assert callable(opened)
    opened(window, written(tmp_path, "week.json", json_text(WEEK)))
    assert kept(window) == [WEEK]
    assert toast(window) == "Collection “Week 1” opened: 2 layouts, 1 board"
    assert told(window) == ""


def test_a_collection_that_is_wrong_is_named_and_nothing_is_kept(window: MainWindow, tmp_path: Path) -> None:
    by_drop(window, written(tmp_path, "week.json", json_text(WEEK).replace('"VAAV/VAAV/', '"VAAV/VAAA/')))
    assert kept(window) == []
    assert told(window).startswith("Cannot open week.json: layout 1 “One”: ")
    by_drop(window, written(tmp_path, "other.json", json_text(WEEK)))
    assert told(window) == ""
    assert kept(window) == [WEEK]


def test_opened_twice_it_is_kept_once(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = written(tmp_path, "week.json", json_text(WEEK))
    for _ in range(2):
        by_drop(window, path)
    assert kept(window) == [WEEK]
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.name_in_front == "klotski"


def export_dialog(window: MainWindow) -> CollectionDialog:
    """The dialog, opened by the menu."""
    window.menu_actions.by_name["export-collection"].trigger()
    return window.findChildren(CollectionDialog)[-1]


def test_a_collection_of_own_layouts_and_boards_is_exported_by_keys_and_opened_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("First", "Second\nof two", "Third"):
        window.storage.repository(OwnLayouts).keep(OwnLayout(name, HENG_DAO_LI_MA, f"notes on {name}"))
    window.storage.repository(OwnBoards).keep(OwnBoard("Ring", Board(3, 3, frozenset({(1, 1)}))))
    dialog = export_dialog(window)
    assert not dialog.main_button.isEnabled()
    QTest.keyClicks(dialog.name, "Week 2")
    assert dialog.field.path.name == "Week-2.json"
    QTest.keyClick(dialog.name, Qt.Key.Key_Tab)
    QTest.keyClicks(dialog.notes, "Without hints.")
    QTest.keyClick(dialog.notes, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Space):
        QTest.keyClick(dialog.list, key)
    dialog.list.setCurrentRow(1)
    qtbot.mouseClick(dialog.up, Qt.MouseButton.LeftButton)
    dialog.field.line.selectAll()
    QTest.keyClicks(dialog.field.line, str(tmp_path / "week.json"))
    QTest.keyClick(dialog.field.line, Qt.Key.Key_Return)
    assert toast(window) == "Exported to week.json: 2 layouts, 1 board"
    by_drop(window, tmp_path / "week.json")
    (document,) = kept(window)
    assert (document.name, document.notes) == ("Week 2", "Without hints.")
    assert [(one.name, one.notes) for one in document.of(CollectedLayout)] == [
        ("Second of two", "notes on Second\nof two"),
        ("First", "notes on First"),
    ]
    assert [(one.name, one.closed) for one in document.of(CollectedBoard)] == [("Ring", None)]


def test_with_nothing_named_the_dialog_says_what_to_do(window: MainWindow) -> None:
    dialog = export_dialog(window)
    QTest.keyClicks(dialog.name, "Week 2")
    assert not dialog.main_button.isEnabled()
    assert dialog.count.text().startswith("Layouts that you save in the layout editor, and boards that you name")
    dialog.reject()


def test_any_layout_is_added_by_its_name_or_code_and_exported(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = export_dialog(window)
    QTest.keyClicks(dialog.name, "Week 2")
    line = dialog.code_box.edit
    line.setFocus()
    for text in ("Frog in the Well", "4FEA134", "nothing at all"):
        line.selectAll()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert dialog.code_box.note_label.property("role") == "fault"
    assert dialog.isVisible(), "Return exports nothing there"
    assert dialog.list.count() == 2
    dialog.field.show_path(tmp_path / "week.json")
    qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    by_drop(window, tmp_path / "week.json")
    (document,) = kept(window)
    assert [one.name for one in document.of(CollectedLayout)] == [
        "Frog in the Well (井底之蛙)",
        "The Road Winds Round the Peak (峰迴路轉)",
    ]
    assert str(document.of(CollectedLayout)[1].layout) == "SSSV/AAVV/AAVV/.HHV/.SHH"


def test_a_collection_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    window.storage.repository(OwnLayouts).keep(OwnLayout("First", HENG_DAO_LI_MA))
    dialog = export_dialog(window)
    QTest.keyClicks(dialog.name, "Week 2")
    dialog.list.item(0).setCheckState(Qt.CheckState.Checked)
    dialog.field.show_path(tmp_path / "no" / "where.json")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert "there is no folder" in dialog.status.text()
    assert dialog.isVisible()
    dialog.reject()
