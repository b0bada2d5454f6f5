"""The window of a person's own searches, through the clicks and keys of a person."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from app.own_search.files import SearchFiles
from app.own_search.questions import QuestionBox
from app.own_search.window import OwnSearchWindow
from app.ui.settings import OWN_FOLDER, PAGE, Settings
from app.window.main_window import MainWindow
from solvers.message import Message
from solvers.own_search.own_search import SearchFileFault
from tests.app.children import child
from tests.app.leaks import finish_deletions
from tests.app.window.test_documents import drop
from tests.app.windows import main_window

TEXT = '"""Mine."""\n\n\ndef search(problem):\n    return None\n'
LEFT, CONTROL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


REPLIES = [("Save", True, True), ("Discard", False, True), ("Cancel", False, False)]
"""The answers to whether to save, whether each saves, and whether it closes the window."""


class FromOutside(QCloseEvent):
    """What a click on the button in the title bar makes of the system."""

    def spontaneous(self) -> bool:
        return True


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with a search."""
    path = tmp_path / "mine.py"
    path.write_text(TEXT)
    return path


def shown(window: MainWindow, qtbot: QtBot) -> OwnSearchWindow:
    """The window of the searches, opened by its key and in front."""
    qtbot.keyClick(window, Qt.Key.Key_M, CONTROL)
    return in_front(window, qtbot)


def in_front(window: MainWindow, qtbot: QtBot) -> OwnSearchWindow:
    """The window of the searches, when it has come to the front."""
    made = child(window, OwnSearchWindow)
    qtbot.waitUntil(made.isActiveWindow)
    return made


def opened(window: MainWindow, qtbot: QtBot, path: Path) -> OwnSearchWindow:
    """The window with a file in its editor."""
    window.documents.open_path(str(path))
    return in_front(window, qtbot)


def files_of(window: MainWindow) -> SearchFiles:
    return child(window, SearchFiles)


def press(parent: OwnSearchWindow, name: str) -> None:
    """Click a button."""
    QTest.mouseClick(child(parent, QPushButton, name), LEFT)


def answer(parent: MainWindow | OwnSearchWindow, text: str) -> None:
    """Press a button of the question that is asked."""
    box = child(parent, QuestionBox)
    QTest.mouseClick(next(button for button in box.buttons() if button.text() == text), LEFT)
    finish_deletions()
    parent.activateWindow()  # which a window manager does by itself
    QApplication.processEvents()


def asks(parent: MainWindow | OwnSearchWindow) -> bool:
    return any(box.isVisible() for box in parent.findChildren(QuestionBox))


def choose_file(parent: OwnSearchWindow, path: Path) -> None:
    """Choose a file in the dialog that asks for one."""
    dialog = child(parent, QFileDialog)
    dialog.selectFile(str(path))
    dialog.accept()
    finish_deletions()


@pytest.fixture
def runs(window: MainWindow) -> list[str]:
    """The names of the files whose runs begin."""
    begun: list[str] = []
    window._own_searches.files.run_wanted.connect(lambda run: begun.append(run.file.path.name))
    return begun


def test_nothing_runs_by_opening_or_dropping_and_the_first_run_is_asked_about(
    window: MainWindow, qtbot: QtBot, mine: Path, runs: list[str]
) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(mine))])
    assert drop(window, mime)
    searches = in_front(window, qtbot)
    assert searches.editor.toPlainText() == TEXT
    assert runs == []
    assert not asks(searches)
    press(searches, "ownSearchRun")
    answer(searches, "Don't run")
    assert runs == []
    QTest.keyClick(searches.editor, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: asks(searches))  # a button is pressed for a moment by its key
    answer(searches, "Run it")
    assert runs == ["mine.py"]
    QTest.keyClick(searches.editor, Qt.Key.Key_F6)
    qtbot.waitUntil(lambda: len(runs) == 2)
    assert not asks(searches)


def test_a_file_is_opened_by_its_dialog_too(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = shown(window, qtbot)
    assert searches.editor.isReadOnly()
    press(searches, "ownSearchOpen")
    choose_file(searches, mine)
    assert searches.editor.toPlainText() == TEXT
    assert Settings().value(OWN_FOLDER) == str(mine.parent)


def test_a_new_search_begins_with_a_template_and_runs_unasked(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, runs: list[str]
) -> None:
    Settings().keep(OWN_FOLDER, str(tmp_path))
    searches = shown(window, qtbot)
    menu = searches.new.menu()
    templates = [action for action in menu.actions() if not action.isSeparator()]
    assert len(templates) == 6
    searches.new.setFocus()
    templates[2].trigger()
    choose_file(searches, tmp_path / "begun.py")
    assert "def search(problem):" in (tmp_path / "begun.py").read_text("utf-8")
    assert searches.editor.toPlainText() == (tmp_path / "begun.py").read_text("utf-8")
    assert searches.focusWidget() is searches.editor
    press(searches, "ownSearchRun")
    assert runs == ["begun.py"]


def test_what_is_typed_is_indented_found_undone_and_saved(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    editor = searches.editor
    QTest.keyClick(editor, Qt.Key.Key_End, CONTROL)
    QTest.keyClicks(editor, "if a:")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.keyClicks(editor, "b")
    QTest.keyClick(editor, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    QTest.keyClick(editor, Qt.Key.Key_Tab)
    QTest.keyClick(editor, Qt.Key.Key_Backtab, SHIFT)
    QTest.keyClicks(editor, "c")
    assert editor.toPlainText() == TEXT + "if a:\n    b\nc"
    assert searches.isWindowModified()
    assert [item.text() for item in searches.list.findItems("*", Qt.MatchFlag.MatchWildcard)] == ["• mine.py"]
    QTest.keyClick(editor, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(child(searches, QLineEdit, "ownSearchFindLine"), "SEARCH")
    assert editor.textCursor().selectedText() == "search"
    QTest.keyClicks(child(searches, QLineEdit, "ownSearchFindLine"), "x")
    assert child(searches, QLabel, "ownSearchFindNothing").text() == "Not found"
    QTest.keyClick(searches.find_line.line, Qt.Key.Key_Escape)
    assert not searches.find_line.isVisible()
    assert editor.hasFocus()
    QTest.keyClick(editor, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: not searches.isWindowModified())
    assert mine.read_text() == TEXT + "if a:\n    b\nc"
    QTest.keyClick(editor, Qt.Key.Key_Z, CONTROL)
    assert editor.toPlainText() != TEXT + "if a:\n    b\nc"
    files_of(window).shown.document.setModified(False)


def test_finding_goes_on_from_the_beginning(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    searches.find_line.begin()
    QTest.keyClicks(searches.find_line.line, "r")
    places = {searches.editor.textCursor().position()}
    for _ in range(TEXT.count("r")):
        QTest.keyClick(searches.find_line.line, Qt.Key.Key_Return)
        places.add(searches.editor.textCursor().position())
    assert len(places) == TEXT.count("r")


def test_the_line_of_a_fault_is_marked_with_the_sentence(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    files_of(window).shown.tell(Message(SearchFileFault.SYNTAX, {"file": "mine.py", "line": 4, "why": "no"}))
    assert searches.editor.marked == 4
    assert searches.editor.textCursor().blockNumber() == 3
    assert [mark.cursor.selectedText() for mark in searches.editor.extraSelections()] == ["def search(problem):"]
    assert searches.fault.isVisible()
    assert searches.fault.text().startswith("mine.py, line 4: this is not Python")
    QTest.keyClicks(searches.editor, "#")
    assert searches.editor.marked is None
    assert searches.editor.extraSelections() == []
    assert not searches.fault.isVisible()
    press(searches, "ownSearchSave")


def test_another_language_theme_or_size_loses_nothing(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    QTest.keyClick(searches.editor, Qt.Key.Key_Down)
    QTest.keyClicks(searches.editor, "# more")
    files_of(window).shown.show_output("hello\n")
    for change in (
        lambda: window.languages.choose("zh_Hans"),
        lambda: window.appearance.choose("dark"),
        lambda: window.text_size.choose("150"),
        lambda: window.languages.choose("en"),
    ):
        change()
        finish_deletions()
        qtbot.waitUntil(lambda: window.findChild(OwnSearchWindow) is not None)
        QApplication.processEvents()
        searches = child(window, OwnSearchWindow)
        assert searches.editor.toPlainText() == TEXT.replace("\n", "\n# more", 1)
        assert searches.editor.textCursor().position() == TEXT.index("\n") + 7
        assert searches.isWindowModified()
        assert searches.output.toPlainText() == "hello"
    window.text_size.choose("100")
    searches = child(window, OwnSearchWindow)
    QTest.keyClick(searches.editor, Qt.Key.Key_Z, CONTROL)
    assert searches.editor.toPlainText() == TEXT
    files_of(window).shown.document.setModified(False)


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(("reply", "saved", "closed"), REPLIES)
def test_closing_the_window_asks_about_changes(
    window: MainWindow, qtbot: QtBot, mine: Path, reply: str, saved: bool, closed: bool, by_key: bool
) -> None:
    searches = opened(window, qtbot, mine)
    QTest.keyClicks(searches.editor, "#")
    if by_key:
        QTest.keyClick(searches.editor, Qt.Key.Key_Escape)
    else:
        searches.closeEvent(FromOutside())
    assert searches.isVisible()
    answer(searches, reply)
    assert searches.isHidden() == closed
    assert mine.read_text() == ("#" if saved else "") + TEXT
    assert files_of(window).shown.text == ("" if reply == "Discard" else "#") + TEXT
    files_of(window).shown.document.setModified(False)


@pytest.mark.parametrize(("reply", "saved", "closed"), REPLIES)
def test_quitting_asks_about_changes(
    window: MainWindow, qtbot: QtBot, mine: Path, reply: str, saved: bool, closed: bool
) -> None:
    searches = opened(window, qtbot, mine)
    QTest.keyClicks(searches.editor, "#")
    searches.hide()
    window.close()
    assert window.isVisible()
    answer(window, reply)
    assert window.isHidden() == closed
    assert mine.read_text() == ("#" if saved else "") + TEXT
    files_of(window).shown.document.setModified(False)


def test_where_no_file_is_there_is_nothing_to_save(
    window: MainWindow, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    searches = shown(window, qtbot)
    searches.editor.document().setModified(True)
    qtbot.wait(1)
    assert not searches.isWindowModified()
    assert "placeholder" not in capfd.readouterr().err


def test_what_another_program_saves_while_there_are_changes_is_asked_about(
    window: MainWindow, qtbot: QtBot, mine: Path
) -> None:
    searches = opened(window, qtbot, mine)
    QTest.keyClicks(searches.editor, "#")
    mine.write_text(TEXT + "# outside\n")
    qtbot.waitUntil(lambda: asks(searches))
    answer(searches, "Take the other text")
    assert searches.editor.toPlainText() == TEXT + "# outside\n"
    assert not searches.isWindowModified()


def test_the_arrow_keys_go_through_the_list(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    searches = shown(window, qtbot)
    for name in "abc":
        (tmp_path / f"{name}.py").write_text(f"# {name}\n")
        opened(window, qtbot, tmp_path / f"{name}.py")
    seen = [searches.editor.toPlainText()]
    for _ in range(2):
        QTest.keyClick(searches.list, Qt.Key.Key_Down)
        seen.append(searches.editor.toPlainText())
    assert seen == ["# c\n", "# b\n", "# a\n"]
    more = child(searches, QToolButton, "ownSearchMore").menu()
    more.actions()[-1].trigger()
    assert [item.text() for item in searches.list.findItems("*", Qt.MatchFlag.MatchWildcard)] == ["c.py", "b.py"]
    assert searches.editor.isReadOnly()
    assert searches.editor.toPlainText() == ""


def test_control_tab_leaves_the_editor_where_tab_indents(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    assert searches.editor.hasFocus()
    QTest.keyClick(searches.editor, Qt.Key.Key_Tab, CONTROL)
    assert not searches.editor.hasFocus()
    searches.editor.setFocus()
    QTest.keyClick(searches.editor, Qt.Key.Key_Backtab, CONTROL | SHIFT)
    assert not searches.editor.hasFocus()
    assert searches.editor.toPlainText() == TEXT


def test_a_search_runs_on_the_puzzle_in_front(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    assert searches.puzzle.currentData() == "klotski"
    window.menu_actions.by_name["knight"].trigger()
    assert searches.puzzle.currentData() == "knight"
    window.menu_actions.by_name["history"].trigger()
    assert searches.puzzle.currentData() == "knight"


def mark_a_fault(window: MainWindow, qtbot: QtBot, path: Path) -> OwnSearchWindow:
    """The window with a file that is no Python in its second line."""
    path.write_text("def search(problem):\n    return (\n")
    return opened(window, qtbot, path)


def test_a_fault_stays_marked_in_another_language(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    mark_a_fault(window, qtbot, mine)
    window.menu_actions.by_name["language-zh_Hant"].trigger()
    qtbot.waitUntil(lambda: child(window, OwnSearchWindow).windowTitle().endswith("自己寫的搜尋"))
    searches = child(window, OwnSearchWindow)
    assert searches.editor.marked == 2
    assert searches.fault.text().startswith("mine.py")
    searches.editor.textCursor().insertText("#")
    assert searches.editor.marked is None
    assert searches.fault.text() == ""
    files_of(window).shown.document.setModified(False)


def test_the_cursor_stays_where_it_is_in_the_line_of_a_fault(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = mark_a_fault(window, qtbot, mine)
    assert searches.editor.textCursor().blockNumber() == 1
    qtbot.keyClick(searches.editor, Qt.Key.Key_End)
    place = searches.editor.textCursor().position()
    press(searches, "ownSearchRun")
    assert searches.editor.textCursor().position() == place
    qtbot.keyClick(searches.editor, Qt.Key.Key_Home, CONTROL)
    press(searches, "ownSearchRun")
    assert searches.editor.textCursor().blockNumber() == 1


def test_nothing_runs_by_a_key_that_was_pressed_once_too_often(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    press(searches, "ownSearchRun")
    box = child(searches, QuestionBox)
    qtbot.waitUntil(lambda: box.focusWidget() is box.answers[-1])
    qtbot.keyClick(box.focusWidget(), Qt.Key.Key_Return)
    finish_deletions()
    assert not files_of(window).trusts(TEXT)


def test_the_question_has_the_keys_and_then_what_it_was_about(window: MainWindow, qtbot: QtBot, mine: Path) -> None:
    searches = opened(window, qtbot, mine)
    press(searches, "ownSearchRun")
    box = child(searches, QuestionBox)
    qtbot.waitUntil(box.isActiveWindow)
    hidden: list[bool] = []
    files_of(window).run_wanted.connect(lambda _: hidden.append(box.isHidden()))
    QTest.mouseClick(box.answers[0], LEFT)
    assert hidden == [True]
    qtbot.waitUntil(window.isActiveWindow)
    finish_deletions()


def test_it_is_run_on_the_puzzle_in_front_from_the_start(qtbot: QtBot) -> None:
    Settings().keep(PAGE, "knight")
    window = main_window(qtbot)
    assert shown(window, qtbot).puzzle.currentData() == "knight"
    window.close()
