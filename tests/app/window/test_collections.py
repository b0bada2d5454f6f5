"""A collection is opened in every way that a file is, and kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from app.klotski.repositories import OwnLayout, OwnLayouts
from app.knight.repositories import OwnBoard, OwnBoards
from app.learn.chapters.collection_dialog import CollectionDialog
from app.learn.lessons.own_files import LessonFiles
from app.startup.command_line import read
from app.ui.files import data_folder
from app.ui.widgets.notices import Toast
from app.window.main_window import MainWindow
from solvers.documents import CollectionDocument, json_text
from solvers.documents.collection import CollectedLesson
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard
from tests.app.window.test_documents import drop, told, written
from tests.app.windows import lessons_page

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
    assert dialog.count.text().startswith(
        "Layouts that you save in the layout editor, boards that you name and lessons"
    )
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


def window_files(window: MainWindow) -> LessonFiles:
    """The person's own lessons."""
    return lessons_page(window).session.files


def lesson(title: str) -> str:
    """The text of a lesson."""
    return f"# {title}\n\nAbout it.\n\n---\n\n## Read\n\nOnly text here.\n"


def cards(window: MainWindow) -> list[list[str]]:
    """What the cards of own lessons say, from the top, without their buttons."""
    page = lessons_page(window)
    return [[text.text() for text in card.findChildren(QLabel) if text.text()] for card in page.own_cards]


def test_lessons_are_exported_in_a_collection_and_found_on_their_page_in_its_order(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    written(tmp_path, "map.png", "")
    for name, text in {
        "c": lesson("A picture") + "\n```picture\nfile: map.png\nsays: A map\n```\n",
        "b": lesson("Second: in <b>order</b>"),
        "a": lesson("First"),
        "d": "# No lesson",
    }.items():
        by_drop(window, written(tmp_path, f"{name}.lesson.md", text))
    window.storage.repository(OwnLayouts).keep(OwnLayout("Blade", HENG_DAO_LI_MA))
    dialog = export_dialog(window)
    titles = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert titles == ["Blade", "Lesson: First", "Lesson: Second: in <b>order</b>"], "neither pictures nor what is none"
    QTest.keyClicks(dialog.name, "Week 3")
    for row in (1, 2):
        dialog.list.item(row).setCheckState(Qt.CheckState.Checked)
    dialog.list.setCurrentRow(2)
    qtbot.mouseClick(dialog.up, Qt.MouseButton.LeftButton)
    dialog.field.show_path(tmp_path / "week.json")
    qtbot.mouseClick(dialog.main_button, Qt.MouseButton.LeftButton)
    assert toast(window) == "Exported to week.json: 2 lessons"
    files = window_files(window)
    for file in [*files.listed]:
        files.forget(file)
    by_drop(window, tmp_path / "week.json")
    assert toast(window) == "Collection “Week 3” opened: 2 lessons"
    assert window.pages.name_in_front == "lessons"
    assert kept(window) == [], "there is nothing to play"
    expected = [
        ["Second: in <b>order</b>", "About it.", "1-Second-in-b-order-b.lesson.md"],
        ["First", "About it.", "2-First.lesson.md"],
    ]
    assert cards(window) == expected
    files.shown.document.setPlainText(lesson("Changed by hand"))
    assert files.save(files.shown)
    by_drop(window, tmp_path / "week.json")
    assert [title for title, *_ in cards(window)] == ["Changed by hand", "First"], "opened twice, it stays as it is"


def test_layouts_and_lessons_of_a_collection_go_to_their_pages(window: MainWindow, tmp_path: Path) -> None:
    document = replace(WEEK, items=(*WEEK.items, CollectedLesson("Two orders", lesson("Two orders"))))
    by_drop(window, written(tmp_path, "week.json", json_text(document)))
    assert toast(window) == "Collection “Week 1” opened: 2 layouts, 1 board, 1 lesson"
    assert window.pages.name_in_front == "chapters"
    assert kept(window) == [document]
    assert [title for title, *_ in cards(window)] == ["Two orders"]


def test_lessons_that_cannot_be_written_are_told(window: MainWindow, tmp_path: Path) -> None:
    data_folder().mkdir(parents=True, exist_ok=True)
    (data_folder() / "lessons").write_text("a file in the place of the folder")
    document = replace(WEEK, items=(CollectedLesson("Two orders", lesson("Two orders")),))
    by_drop(window, written(tmp_path, "week.json", json_text(document)))
    assert "there is no folder" in told(window)
    assert cards(window) == []


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
