"""The editor, through the clicks and keys of a person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.klotski.editor.drawing import Editing
from app.klotski.editor.window import EditorWindow
from app.ui.look.theme import Appearance
from solvers.klotski.layout import Layout, PieceKind, Square

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
HARDEST = Layout.parse("SSSV/AAVV/AAVV/.HHV/.SHH")
"""The hardest there is with two blanks: 138 moves."""


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[EditorWindow]:
    """The editor with 橫刀立馬 on its board."""
    made = EditorWindow(Appearance("light"), Editing())
    qtbot.addWidget(made)
    made.edit(HENG_DAO_LI_MA)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def click(editor: EditorWindow, row: int, column: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click the middle of a cell."""
    QTest.mouseClick(editor.board, button, pos=editor.board.cell_rect((row, column)).center().toPoint())


def take(editor: EditorWindow, qtbot: QtBot, kind: PieceKind | None) -> None:
    """Take up a tool; None is the eraser."""
    number = [*PieceKind, None].index(kind)
    button = editor.findChild(QPushButton, f"editorTool{number}")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def press(editor: EditorWindow, qtbot: QtBot, name: str) -> None:
    """Press a button by its object name."""
    button = editor.findChild(QPushButton, name)
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def drag(editor: EditorWindow, begin: Square, end: Square) -> None:
    """Drag from the middle of a cell to that of another, with the left button."""
    places = [editor.board.cell_rect(square).center().toPoint() for square in (begin, end)]
    QTest.mousePress(editor.board, Qt.MouseButton.LeftButton, pos=places[0])
    for place in places[1:] * 2:
        QTest.mouseMove(editor.board, place)
    QTest.mouseRelease(editor.board, Qt.MouseButton.LeftButton, pos=places[1])


def enter_code(editor: EditorWindow, qtbot: QtBot, code: str) -> None:
    """Type a code and press Return."""
    qtbot.keyClicks(editor.panel.code_box.edit, code)
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)


def rows(editor: EditorWindow) -> str:
    """What is on the board, when it is a layout."""
    return str(editor.draft.layout())


def test_pieces_are_placed_and_taken_away_by_clicks(editor: EditorWindow, qtbot: QtBot) -> None:
    take(editor, qtbot, PieceKind.SOLDIER)
    click(editor, 2, 1)
    assert rows(editor) == "VAAV/VAAV/VS.V/VSSV/S..S"
    take(editor, qtbot, None)
    click(editor, 0, 0)
    assert rows(editor) == ".AAV/.AAV/VS.V/VSSV/S..S"
    click(editor, 4, 3, Qt.MouseButton.RightButton)
    assert rows(editor) == ".AAV/.AAV/VS.V/VSSV/S..."


def test_a_double_click_turns_a_general(editor: EditorWindow, qtbot: QtBot) -> None:
    take(editor, qtbot, PieceKind.VERTICAL)
    click(editor, 3, 1)
    QTest.mouseDClick(editor.board, Qt.MouseButton.LeftButton, pos=editor.board.cell_rect((3, 1)).center().toPoint())
    assert editor.draft.piece_at((3, 2)) is not None
    assert editor.draft.piece_at((3, 2)) == editor.draft.piece_at((3, 1))


def test_by_keys_alone(editor: EditorWindow, qtbot: QtBot) -> None:
    take(editor, qtbot, PieceKind.SOLDIER)
    editor.board.setFocus()
    for key in (Qt.Key.Key_Down,) * 4 + (Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(editor.board, key)
    assert editor.board.cursor_square == (4, 1)
    assert not editor.panel.play.isEnabled()
    qtbot.keyClick(editor.board, Qt.Key.Key_Left)
    qtbot.keyClick(editor.board, Qt.Key.Key_Delete)
    assert rows(editor) == "VAAV/VAAV/VHHV/VSSV/.S.S"
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_T):
        qtbot.keyClick(editor.board, key)
    assert editor.draft.piece_at((2, 1)) == editor.draft.piece_at((2, 0))


def test_what_is_missing_is_said_at_once(editor: EditorWindow, qtbot: QtBot) -> None:
    assert editor.panel.legal.text() == "✓ A legal layout."
    click(editor, 0, 1, Qt.MouseButton.RightButton)
    assert editor.panel.legal.text() == "Cao Cao (A, the 2 × 2 block) is missing; place him."
    assert not editor.panel.play.isEnabled()
    press(editor, qtbot, "editorUndo")
    assert editor.panel.legal.text() == "✓ A legal layout."


def test_the_optima_and_the_hardness_are_found_while_it_is_drawn(editor: EditorWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "81 moves, 116 cells, 90 straight slides" in editor.panel.known.text())
    assert "Harder than 99.6% of them" in editor.panel.known.text()
    assert "65,880 layouts of these pieces, 53,954 solvable, " in editor.panel.known.text()


def test_a_layout_without_a_solution_is_said_to_have_none(editor: EditorWindow, qtbot: QtBot) -> None:
    editor.edit(Layout.parse("VAAV/VAAV/HHHH/HHHH/S..S"))
    qtbot.waitUntil(lambda: "no solution" in editor.panel.known.text())


def test_mirror_and_clear_and_undo_them(editor: EditorWindow, qtbot: QtBot) -> None:
    click(editor, 4, 0, Qt.MouseButton.RightButton)
    press(editor, qtbot, "editorMirror")
    assert rows(editor) == "VAAV/VAAV/VHHV/VSSV/S..."
    press(editor, qtbot, "editorEmpty")
    assert editor.draft.pieces == ()
    press(editor, qtbot, "editorUndo")
    press(editor, qtbot, "editorUndo")
    assert rows(editor) == "VAAV/VAAV/VHHV/VSSV/...S"


def test_the_hardest_of_all_is_not_called_harder_than_all(editor: EditorWindow, qtbot: QtBot) -> None:
    editor.edit(HARDEST)
    qtbot.waitUntil(lambda: "Harder than 99.9% of them" in editor.panel.known.text())


def test_one_step_is_said_of_one_step(editor: EditorWindow, qtbot: QtBot) -> None:
    editor.edit(Layout.parse("SSSS/HHHH/VAAV/VAAV/S..S"))
    qtbot.waitUntil(lambda: "1 move, 1 cell, 1 straight slide." in editor.panel.known.text())


def test_any_code_is_read_and_a_bad_one_loses_nothing(editor: EditorWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(editor.panel.code_box.edit, "4FEA134")
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)
    assert rows(editor) == "SSSV/AAVV/AAVV/.HHV/.SHH"
    editor.panel.code_box.edit.clear()
    qtbot.keyClicks(editor.panel.code_box.edit, "VAAV/VAAV/VHXV/VSSV/S..S")
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)
    assert "row 3, column 3" in editor.panel.code_box.note_label.text().lower()
    assert editor.panel.code_box.note_label.property("role") == "fault"
    assert rows(editor) == "SSSV/AAVV/AAVV/.HHV/.SHH"


def test_a_name_is_read_as_well_and_what_is_neither_is_said_to_be_neither(editor: EditorWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(editor.panel.code_box.edit, "four generals together")
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)
    assert rows(editor) == "AAHH/AAHH/VVHH/VVSS/S..S"
    editor.panel.code_box.edit.clear()
    qtbot.keyClicks(editor.panel.code_box.edit, "hello")
    qtbot.keyClick(editor.panel.code_box.edit, Qt.Key.Key_Return)
    said = "“hello” is neither a layout's name, such as Frog in the Well, nor a layout code, such as 1A9BF0C"
    assert editor.panel.code_box.note_label.text().startswith(said)
    assert rows(editor) == "AAHH/AAHH/VVHH/VVSS/S..S"


def test_play_hands_the_layout_over_and_closes(editor: EditorWindow, qtbot: QtBot) -> None:
    wanted = QSignalSpy(editor.play_wanted)
    press(editor, qtbot, "editorPlay")
    assert wanted.at(0)[0] == HENG_DAO_LI_MA
    assert not editor.isVisible()


def test_save_needs_a_name_and_takes_the_notes_along(editor: EditorWindow, qtbot: QtBot) -> None:
    wanted = QSignalSpy(editor.save_wanted)
    press(editor, qtbot, "editorSave")
    assert wanted.count() == 0
    assert editor.panel.saved_note.text() == "Enter a name first."
    assert editor.panel.name.hasFocus()
    qtbot.keyClicks(editor.panel.name, "Mine")
    qtbot.keyClicks(editor.panel.notes, "Hard.")
    press(editor, qtbot, "editorSave")
    assert wanted.at(0) == [HENG_DAO_LI_MA, "Mine", "Hard."]


def test_name_and_notes_of_a_drawing_stand_in_their_fields(editor: EditorWindow) -> None:
    editor.panel.show_fields("", "Mine", "Hard.")
    assert (editor.panel.name.text(), editor.panel.notes.toPlainText()) == ("Mine", "Hard.")
    editor.panel.show_fields("", "", "")
    assert (editor.panel.name.text(), editor.panel.notes.toPlainText()) == ("", "")


def test_a_piece_that_is_dragged_is_moved_and_one_undo_brings_it_back(editor: EditorWindow, qtbot: QtBot) -> None:
    take(editor, qtbot, PieceKind.BLOCK)
    drag(editor, (4, 0), (4, 1))
    assert rows(editor) == "VAAV/VAAV/VHHV/VSSV/.S.S"
    press(editor, qtbot, "editorUndo")
    drag(editor, (2, 3), (3, 3))
    assert rows(editor) == "VAAV/VAAV/VHH./VSSV/S..V", "it lies on the soldier"
    press(editor, qtbot, "editorUndo")
    assert rows(editor) == str(HENG_DAO_LI_MA)


def test_nothing_that_is_said_pushes_save_and_play_away(editor: EditorWindow, qtbot: QtBot) -> None:
    editor.resize(editor.width(), 480)
    places = [button.mapTo(editor, button.rect().bottomRight()) for button in (editor.panel.save, editor.panel.play)]
    assert all(editor.rect().contains(place) for place in places)
    enter_code(editor, qtbot, "hello")
    qtbot.wait(10)
    after = [button.mapTo(editor, button.rect().bottomRight()) for button in (editor.panel.save, editor.panel.play)]
    assert after == places
