"""The editor over the main window: what is drawn is there again however it was left, and what is saved is found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.editor.window import EditorWindow
from app.klotski.repositories import OwnLayouts
from app.storage.faults import StorageError, StorageFault
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from solvers.message import Message
from tests.app.windows import history_page, klotski_page, klotski_session

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BLADE = "VAAV/VAAV/VHHV/VSSV/S..S"
ONE_SOLDIER_LESS = "VAAV/VAAV/VHHV/VSSV/S..."
OTHER = "SVSV/SVSV/AAHH/AAVS/..VS"


def opened(window: MainWindow, qtbot: QtBot) -> EditorWindow:
    """Open the editor by its shortcut."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    (editor,) = [found for found in window.findChildren(EditorWindow) if found.isVisible()]
    qtbot.waitUntil(editor.isActiveWindow)
    return editor


def click(editor: EditorWindow, row: int, column: int, button: Qt.MouseButton = LEFT) -> None:
    """Click the middle of a cell."""
    QTest.mouseClick(editor.board, button, pos=editor.board.cell_rect((row, column)).center().toPoint())


def press(editor: EditorWindow, qtbot: QtBot, name: str) -> None:
    """Press a button by its object name."""
    button = editor.findChild(QPushButton, name)
    assert button is not None
    qtbot.mouseClick(button, LEFT)


def enter_code(editor: EditorWindow, qtbot: QtBot, code: str) -> None:
    """Type a code into its field, in place of what is there, and press Return."""
    editor.panel.code_box.edit.setFocus()
    editor.panel.code_box.edit.selectAll()
    qtbot.keyClicks(editor.panel.code_box.edit, code)
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)


def drawn(editor: EditorWindow) -> str:
    """What is on the drawing board, when it is a layout."""
    return str(editor.draft.layout())


@pytest.mark.parametrize("leave", ["escape", "close", "stay"])
def test_a_draft_its_words_and_its_undo_are_there_when_the_editor_is_opened_again(
    window: MainWindow, qtbot: QtBot, leave: str
) -> None:
    editor = opened(window, qtbot)
    click(editor, 4, 3, RIGHT)
    qtbot.keyClicks(editor.panel.name, "Mine")
    qtbot.keyClicks(editor.panel.notes, "Hard.")
    if leave == "escape":
        qtbot.keyClick(editor, Qt.Key.Key_Escape)
    elif leave == "close":
        editor.close()
    klotski_session(window).show_layout(Layout.parse(OTHER))
    editor = opened(window, qtbot)
    assert drawn(editor) == ONE_SOLDIER_LESS
    assert (editor.panel.name.text(), editor.panel.notes.toPlainText()) == ("Mine", "Hard.")
    press(editor, qtbot, "editorUndo")
    assert drawn(editor) == BLADE
    assert editor.panel.name.text() == "Mine"


def test_a_draft_outlives_a_change_of_language(window: MainWindow, qtbot: QtBot) -> None:
    editor = opened(window, qtbot)
    click(editor, 4, 3, RIGHT)
    qtbot.keyClicks(editor.panel.name, "Mine")
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    editor = opened(window, qtbot)
    assert drawn(editor) == ONE_SOLDIER_LESS
    assert editor.panel.name.text() == "Mine"
    press(editor, qtbot, "editorUndo")
    assert drawn(editor) == BLADE


def test_what_is_known_is_looked_for_again_when_the_editor_is_opened_again(window: MainWindow, qtbot: QtBot) -> None:
    editor = opened(window, qtbot)
    qtbot.wait(150)
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    editor = opened(window, qtbot)
    qtbot.waitUntil(lambda: "81 moves, 116 cells, 90 straight slides" in editor.panel.known.text())


def test_an_untouched_draft_gives_way_to_another_layout_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(opened(window, qtbot), Qt.Key.Key_Escape)
    klotski_session(window).show_layout(Layout.parse(OTHER))
    assert drawn(opened(window, qtbot)) == OTHER


def test_the_layout_on_the_board_is_taken_at_a_button_and_undo_brings_the_draft_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    editor = opened(window, qtbot)
    click(editor, 4, 3, RIGHT)
    qtbot.keyClicks(editor.panel.name, "Mine")
    press(editor, qtbot, "editorFromBoard")
    assert (drawn(editor), editor.panel.name.text()) == (BLADE, "")
    press(editor, qtbot, "editorUndo")
    assert (drawn(editor), editor.panel.name.text()) == (ONE_SOLDIER_LESS, "Mine")


UNDO = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
REDO = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize(
    "focused", ["editorBoard", "editorEmpty", "editorTool4", "editorName", "editorNotes", "editorCodeEdit"]
)
def test_the_keys_undo_and_redo_wherever_the_focus_is(window: MainWindow, qtbot: QtBot, focused: str) -> None:
    editor = opened(window, qtbot)
    click(editor, 4, 3, RIGHT)
    control = editor.findChild(QWidget, focused)
    assert control is not None
    control.setFocus()
    qtbot.keyClick(control, *UNDO)
    assert drawn(editor) == BLADE
    qtbot.keyClick(control, *REDO)
    assert drawn(editor) == ONE_SOLDIER_LESS
    assert "Ctrl+Z" in editor.panel.undo.toolTip()
    assert klotski_session(window).game.length == 0


def test_what_was_typed_into_a_field_is_undone_first_and_a_code_that_was_read_is_part_of_the_drawing(
    window: MainWindow, qtbot: QtBot
) -> None:
    editor = opened(window, qtbot)
    enter_code(editor, qtbot, OTHER)
    qtbot.keyClick(editor.panel.code_box.edit, *UNDO)
    assert (drawn(editor), editor.panel.code_box.edit.text()) == (BLADE, "")
    click(editor, 4, 3, RIGHT)
    editor.panel.name.setFocus()
    qtbot.keyClicks(editor.panel.name, "Mine")
    qtbot.keyClick(editor.panel.name, *UNDO)
    assert (drawn(editor), editor.panel.name.text()) == (ONE_SOLDIER_LESS, "")
    qtbot.keyClick(editor.panel.name, *UNDO)
    assert drawn(editor) == BLADE


def test_no_code_name_or_notes_stand_beside_another_layout(window: MainWindow, qtbot: QtBot) -> None:
    editor = opened(window, qtbot)
    qtbot.keyClicks(editor.panel.name, "Mine")
    qtbot.keyClicks(editor.panel.notes, "Hard.")
    enter_code(editor, qtbot, OTHER)
    fields = editor.panel
    assert (fields.code_box.edit.text(), fields.name.text(), fields.notes.toPlainText()) == (OTHER, "", "")
    click(editor, 4, 3, RIGHT)
    assert fields.code_box.edit.text() == ""
    press(editor, qtbot, "editorUndo")
    assert fields.code_box.edit.text() == OTHER
    press(editor, qtbot, "editorUndo")
    assert (fields.code_box.edit.text(), fields.name.text(), fields.notes.toPlainText()) == ("", "Mine", "Hard.")


def test_a_layout_of_the_catalogue_that_is_saved_stands_in_the_dropdown_under_its_own_name(
    window: MainWindow, qtbot: QtBot
) -> None:
    editor, combo = opened(window, qtbot), klotski_page(window).layout_combo
    qtbot.keyClicks(editor.panel.name, "My Blade")
    press(editor, qtbot, "editorSave")
    assert editor.panel.saved_note.text() == "Saved as “My Blade”."
    press(editor, qtbot, "editorPlay")
    names = [combo.itemText(row) for row in range(combo.count())]
    assert names[:2] == ["My layouts", "My Blade"]
    assert "Blade Drawn, Horse Reined (橫刀立馬)" in names
    combo.setCurrentIndex(1)
    assert str(klotski_session(window).layout_on_board) == BLADE


def test_what_was_saved_and_is_deleted_leaves_the_dropdown_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    editor, combo = opened(window, qtbot), klotski_page(window).layout_combo
    qtbot.keyClicks(editor.panel.name, "My Blade")
    press(editor, qtbot, "editorSave")
    editor.close()
    combo.setCurrentIndex(1)
    assert combo.currentText() == "My Blade"
    window.pages.setCurrentWidget(history_page(window))
    qtbot.keyClick(history_page(window).table, Qt.Key.Key_Home)
    window._sessions.history.delete()
    names = [combo.itemText(row) for row in range(combo.count())]
    assert "My Blade" not in names
    assert "My layouts" not in names
    assert combo.currentText() == "Blade Drawn, Horse Reined (橫刀立馬)"
    assert str(klotski_session(window).layout_on_board) == BLADE
    window._sessions.history.undo()
    assert [combo.itemText(row) for row in range(2)] == ["My layouts", "My Blade"]
    assert str(klotski_session(window).layout_on_board) == BLADE


def test_a_second_layout_of_the_same_name_says_where_the_first_is(window: MainWindow, qtbot: QtBot) -> None:
    editor = opened(window, qtbot)
    qtbot.keyClicks(editor.panel.name, "Mine")
    press(editor, qtbot, "editorSave")
    click(editor, 4, 3, RIGHT)
    press(editor, qtbot, "editorSave")
    assert "Saved as “Mine”. The layout that had this name is now under Deleted" in editor.panel.saved_note.text()


def test_a_draft_that_could_not_be_saved_is_kept_and_the_editor_says_why(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(record: object) -> None:
        raise StorageError(Message(StorageFault.GONE))

    editor = opened(window, qtbot)
    click(editor, 4, 3, RIGHT)
    qtbot.keyClicks(editor.panel.name, "Mine")
    monkeypatch.setattr(window.storage.repository(OwnLayouts), "keep", refuse)
    press(editor, qtbot, "editorSave")
    assert editor.panel.saved_note.text() == window.message_bar.text.text()
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    klotski_session(window).show_layout(Layout.parse(OTHER))
    assert drawn(opened(window, qtbot)) == ONE_SOLDIER_LESS
