"""The lesson in which a person writes a search, and its part: through the clicks and keys of a student."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.editor_window import LessonEditor
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.task_part import TaskPart
from app.learn.lessons.window import LessonWindow
from app.own_search.questions import QuestionBox
from app.own_search.window import OwnSearchWindow
from app.ui.look.theme import Appearance
from app.ui.settings import OWN_FOLDER, Settings
from app.ui.words.language import Language, Languages
from app.ui.words.messages import as_sentence, explained
from app.window.main_window import MainWindow
from solvers.lessons import PartRequest, read_lesson
from solvers.message import InputError
from tests.app.children import child
from tests.app.learn.lessons.opening import answer as results
from tests.app.learn.lessons.opening import opened, part_in_sight, parted, prepare, read_text, turn_to
from tests.app.own_search.test_window import answer, asks, choose_file, files_of
from tests.solvers.own_search.programs import BREADTH_FIRST, OLDEST_FIRST, REMEMBERING, WALKING

NUMBER = [entry.name for entry in lessons()].index("own_search") + 1
LEFT = Qt.MouseButton.LeftButton
NOT_YET = "Not yet. "
ELSEWHERE = """# From elsewhere

---

## Task

```task
layouts: VV.V/VV.V/VVAA/VVAA/SSSS
start:
def search(problem):
    open("trace", "w").close()
    return None
```

{failed?} Not yet. {fault}

{passed?} Right.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder in which files of one's own are begun."""
    Settings().keep(OWN_FOLDER, str(tmp_path))
    return tmp_path


@pytest.fixture
def lesson(window: MainWindow, qtbot: QtBot, folder: Path) -> LessonWindow:
    """The window with the lesson, opened by its key."""
    return opened(window, qtbot, NUMBER)


def press(part: TaskPart, name: str) -> None:
    """Click a button of the part."""
    QTest.mouseClick(child(part.side, QPushButton, part.objectName() + name), LEFT)


def begun(window: MainWindow, part: TaskPart, path: Path) -> OwnSearchWindow:
    """The editor with the file that the part begins with."""
    press(part, "Begin")
    searches = child(window, OwnSearchWindow)
    choose_file(searches, path)
    assert searches.editor.toPlainText() == path.read_text("utf-8")
    return searches


def said(part: TaskPart) -> str:
    """What came of the last check, behind the name of the file in the editor."""
    return results(part.side).split(".py. ", 1)[-1]


def write(searches: OwnSearchWindow, text: str) -> None:
    """Write a text in place of that in the editor."""
    searches.editor.selectAll()
    searches.editor.insertPlainText(text)


def check(qtbot: QtBot, part: TaskPart) -> None:
    """Press Check, and wait for what it comes to."""
    press(part, "Check")
    QApplication.processEvents()
    qtbot.waitUntil(lambda: part.idle and (part.prefix + "checking") not in part.values, timeout=60_000)


def test_nothing_lies_over_its_buttons(lesson: LessonWindow) -> None:
    part = part_in_sight(lesson, TaskPart)
    for button in (part.begin_button, part.edit_button, part.run_button):
        assert lesson.childAt(button.mapTo(lesson, button.rect().center())) is button


def test_all_four_steps_are_told_until_they_are_right(
    window: MainWindow, lesson: LessonWindow, qtbot: QtBot, folder: Path
) -> None:
    wrong = "The list ends with ", "The search expanded ", "The solution takes ", "4.py, line 8: IndexError: "
    right = "Cao Cao was at the exit after ", "Right: ", "Right, on ", "It says where there is no way out"
    for number, program in enumerate((WALKING, REMEMBERING, OLDEST_FIRST, BREADTH_FIRST)):
        turn_to(parted(lesson), qtbot, number)
        part = part_in_sight(lesson, TaskPart)
        searches = begun(window, part, folder / f"{number + 1}.py")
        check(qtbot, part)
        assert said(part).startswith(NOT_YET + wrong[number])
        write(searches, program)
        assert NOT_YET not in read_text(part)
        check(qtbot, part)
        assert said(part).startswith(right[number])
        assert (folder / f"{number + 1}.py").read_text("utf-8") == program
        assert searches.fault.text() == ""
    assert "in 81 moves, the fewest there are" in said(part_in_sight(lesson, TaskPart))
    turn_to(parted(lesson), qtbot, 4)
    assert "F5 in the editor" in read_text(lesson)


def test_the_first_step_by_keys_alone(window: MainWindow, lesson: LessonWindow, qtbot: QtBot, folder: Path) -> None:
    part = part_in_sight(lesson, TaskPart)
    assert not part.run_button.isEnabled()
    part.begin_button.setFocus()
    qtbot.keyClick(part.begin_button, Qt.Key.Key_Space)
    searches = child(window, OwnSearchWindow)
    choose_file(searches, folder / "mine.py")
    editor = searches.editor
    editor.setTextCursor(editor.document().find("for move"))
    qtbot.keyClick(editor, Qt.Key.Key_Home)
    qtbot.keyClick(editor, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(editor, "    while not problem.is_goal(position):")
    assert searches.isWindowModified()
    lesson.activateWindow()
    qtbot.waitUntil(lesson.isActiveWindow)
    part.run_button.setFocus()
    qtbot.keyClick(part.run_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "passed" in part.values, timeout=60_000)
    assert not searches.isWindowModified()
    assert part.run_button.hasFocus()


def test_what_is_no_search_is_told_with_its_line_and_marked(
    window: MainWindow, lesson: LessonWindow, qtbot: QtBot, folder: Path
) -> None:
    part = part_in_sight(lesson, TaskPart)
    searches = begun(window, part, folder / "mine.py")
    write(searches, "def search(problem):\n    return (\n")
    check(qtbot, part)
    assert said(part).startswith(NOT_YET + "mine.py, line 2: this is not Python")
    assert searches.editor.marked == 2
    write(searches, "def search(problem):\n\n    return nothing\n")
    check(qtbot, part)
    assert said(part).startswith(NOT_YET + "mine.py, line 3: NameError: ")
    assert searches.editor.marked == 3
    searches.editor.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(searches.editor, " ")
    assert said(part) == "In the editor: mine.py.", "the text that was wrong is another now"


def test_a_check_is_stopped_by_its_button(window: MainWindow, lesson: LessonWindow, qtbot: QtBot, folder: Path) -> None:
    part = part_in_sight(lesson, TaskPart)
    searches = begun(window, part, folder / "mine.py")
    write(searches, "def search(problem):\n    while True:\n        pass\n")
    assert not part.stop_button.isEnabled()
    lesson.activateWindow()
    qtbot.waitUntil(lesson.isActiveWindow)
    part.run_button.setFocus()
    qtbot.keyClick(part.run_button, Qt.Key.Key_Space)
    assert (part.stop_button.isEnabled(), part.run_button.isEnabled()) == (True, False)
    assert part.stop_button.hasFocus()
    assert said(part) == "Checking it…"
    qtbot.keyClick(part.stop_button, Qt.Key.Key_Space)
    qtbot.waitUntil(part.run_button.isEnabled)
    assert said(part) == "Stopped before the end."
    assert part.run_button.hasFocus()
    assert part.idle


def test_one_that_never_ends_is_stopped_after_the_seconds_of_the_lesson(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    path = folder / "timed.lesson.md"
    path.write_text(ELSEWHERE.replace("start:", "seconds: 1\nstart:"), "utf-8")
    window.documents.open_path(str(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(LessonWindow)))
    lesson = child(window, LessonWindow)
    part = part_in_sight(lesson, TaskPart)
    searches = begun(window, part, folder / "mine.py")
    write(searches, "def search(problem):\n    while True:\n        pass\n")
    press(part, "Check")
    run_it, _ = child(searches, QuestionBox).answers
    QTest.mouseClick(run_it, LEFT)
    qtbot.waitUntil(lesson.isActiveWindow)  # what comes of it is seen, though the question was asked elsewhere
    qtbot.waitUntil(lambda: "failed" in part.values, timeout=60_000)
    assert "the search was stopped after 1 s, its limit" in said(part)
    press(part, "Edit")
    qtbot.waitUntil(searches.isActiveWindow)
    lesson.close()


def test_a_program_from_elsewhere_is_put_into_the_editor_and_asked_about(
    window: MainWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    path = folder / "given.lesson.md"
    path.write_text(ELSEWHERE, "utf-8")
    window.documents.open_path(str(path))
    qtbot.waitUntil(lambda: bool(window.findChildren(LessonWindow)))
    lesson = child(window, LessonWindow)
    prepare(parted(lesson))  # as for a hand-out
    part = part_in_sight(lesson, TaskPart)
    searches = begun(window, part, folder / "mine.py")
    assert "open(" in searches.editor.toPlainText()
    press(part, "Check")
    answer(searches, "Don't run")
    assert part.idle
    assert not (folder / "trace").exists()
    searches.close()
    press(part, "Check")
    assert searches.isVisible(), "the question needs its window"
    parted(lesson).rest()
    answer(searches, "Run it")
    assert part.idle, "its slide is not in sight any more"
    assert not (folder / "trace").exists()
    parted(lesson).begin()
    check(qtbot, part)
    assert not asks(searches), "allowed once"
    assert said(part) == NOT_YET + "mine.py: the search returned None, so it gave up"
    lesson.close()


def test_it_can_be_tried_beside_the_text_of_a_lesson_that_is_being_written(
    window: MainWindow, qtbot: QtBot, folder: Path
) -> None:
    path = folder / "given.lesson.md"
    path.write_text(ELSEWHERE, "utf-8")
    window.sessions["klotski"]  # the page is there
    window._sessions.lessons.files.open(path)
    window._help_windows.show_editor(False)
    editor = child(window, LessonEditor)
    assert editor.preview is not None
    (part,) = editor.preview.parts
    assert isinstance(part, TaskPart)
    assert part.run_button.isEnabled() == bool(files_of(window).listed)
    begun(window, part, folder / "mine.py")
    assert part.run_button.isEnabled()
    editor.close()


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("", "Line 7: task needs a line “layouts: ”"),
        ("layouts: 橫刀立馬\nchecks: once; best", "Line 9, checks: “best” is none of answer, once, shortest"),
        ("layouts: 橫刀立馬\nseconds: 0", "Line 9, seconds: “0” is not a whole number from 1 to 60"),
        ("layouts: 橫刀立馬\nstart: x", "Line 9, start: start has no function “search” that takes one argument: "),
        ("layouts: 橫刀立馬\nstart:\n\ndef search(problem):\n  (", "Line 9, start: start, line 2: this is not Python"),
        ("layouts: 橫刀立馬\nboard: 5x5", "Line 9: task takes no “board”, but as, layouts, checks, seconds, start"),
    ],
)
def test_mistakes_are_told_with_line_and_what_is_allowed(qtbot: QtBot, lines: str, fault: str) -> None:
    document = read_lesson(f"# T\n\n---\n\n## S\n\n```task\n{lines}\n```\n")
    with pytest.raises(InputError) as raised:
        LessonView(document, Appearance("light"), Path())
    assert as_sentence(explained(raised.value)).startswith(fault)


@pytest.mark.parametrize("language", Language)
def test_its_programs_are_the_same_in_every_language_but_for_comments(language: Language) -> None:
    languages = Languages(language)
    starts = [programs(entry.text) for entry in lessons() if entry.name == "own_search"]
    languages.choose(Language.ENGLISH)
    assert starts == [programs(entry.text) for entry in lessons() if entry.name == "own_search"]
    assert len(starts[0]) == 4


def programs(text: str) -> list[list[str]]:
    """The programs to begin with, without their titles and comments."""
    blocks = [block for slide in read_lesson(text).slides for block in slide.blocks]
    starts = [block.given["start"][1] for block in blocks if isinstance(block, PartRequest)]
    return [[line.partition("  #")[0] for line in start.splitlines()[1:]] for start in starts]
