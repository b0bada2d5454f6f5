"""Lessons of a person's own: begun, written, opened from elsewhere, listed, and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QSplitter
from pytestqt.qtbot import QtBot

from app.klotski.board.playable_board import PlayableKlotskiBoard
from app.learn.lessons.catalogue import lessons
from app.learn.lessons.editor_window import LessonEditor
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.search_part import SearchPart
from app.learn.lessons.window import LessonWindow
from app.puzzle.presentation import Presentation
from app.startup.command_line import read
from app.ui.look.theme import Appearance
from app.window.main_window import MainWindow
from solvers.lessons import read_lesson
from solvers.message import InputError
from tests.app.children import child
from tests.app.learn.lessons.opening import come_to
from tests.app.window.test_documents import drop
from tests.app.windows import lessons_page

LESSON = """# Mine

About nothing much.

```lesson
order: 2
```

---

## Play

{layout} takes {shortest}.

```klotski
layout: VV.V/VV.V/VVAA/VVAA/SSSS
```

---

## Think

```question
ask: How many moves?
choices: 7; 300
right: 7
```

Only text here.

```notes
minutes: 4
Let them think.
```
"""
NARROW = 260
"""The width of a preview in which not every slide has room."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a lesson."""
    path = tmp_path / "mine.lesson.md"
    path.write_text(LESSON, "utf-8")
    return path


def shown_by(window: MainWindow, qtbot: QtBot) -> LessonWindow:
    """The window of the lessons, once it shows one."""
    qtbot.waitUntil(lambda: bool(window.findChildren(LessonWindow)))
    made = child(window, LessonWindow)
    qtbot.waitUntil(lambda: made.lesson is not None)
    return made


def test_a_new_lesson_begins_with_one_that_is_shown_beside_its_text(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page = lessons_page(window)
    qtbot.mouseClick(page.new, Qt.MouseButton.LeftButton)
    editor = child(window, LessonEditor)
    dialog = child(editor, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "new.lesson.md"))
    dialog.reject()
    assert read_lesson((tmp_path / "new.lesson.md").read_text("utf-8")).title == "A lesson of my own"
    assert editor.preview is not None
    assert editor.preview.document.title == "A lesson of my own"
    assert [card.state.text() for card in page.own_cards] == ["new.lesson.md"]
    editor.editor.selectAll()
    editor.editor.insertPlainText(LESSON)
    qtbot.waitUntil(lambda: editor.preview is not None and editor.preview.document.title == "Mine")
    editor.editor.insertPlainText("\n```levels\n```\n")
    qtbot.waitUntil(editor.fault.isVisible)
    assert editor.fault.text() == "Line 36: levels needs a line “layouts: ”"
    assert editor.editor.marked == 36
    assert editor.preview.document.title == "Mine", "the last that was without a fault"
    editor.editor.undo()
    qtbot.waitUntil(lambda: not editor.fault.isVisible())
    qtbot.mouseClick(editor.save, Qt.MouseButton.LeftButton)
    assert read_lesson((tmp_path / "new.lesson.md").read_text("utf-8")).title == "Mine"
    editor.close()


@pytest.fixture
def editor(window: MainWindow, file: Path) -> LessonEditor:
    """The window in which lessons are written, with a lesson whose second slide needs more room than its first."""
    file.write_text(LESSON.replace("Only text here.", "```compare\nlayouts: 橫刀立馬\n```"), "utf-8")
    window._sessions.lessons.files.open(file)
    window._help_windows.show_editor(False)
    return child(window, LessonEditor)


def write_at(editor: LessonEditor, line: str) -> None:
    """Have the cursor at the beginning of this line."""
    editor.editor.setTextCursor(editor.editor.document().find(line))
    QTest.keyClick(editor.editor, Qt.Key.Key_Home)


def test_the_preview_shows_the_slide_that_the_cursor_is_in_and_leaves_the_focus_to_the_text(
    editor: LessonEditor, qtbot: QtBot
) -> None:
    before = editor.preview
    assert before is not None
    write_at(editor, "ask: How many")
    assert before.first_slide == 1
    assert editor.focusWidget() is editor.editor
    write_at(editor, "# Mine")
    assert before.first_slide == 0
    write_at(editor, "{layout} takes")
    levels = "```levels\nlayouts: 4FEA134\n```\n"
    editor.editor.insertPlainText(f"Look:\n\n---\n\n## Between\n\n{levels}\n---\n\n## Play\n\n")
    assert len(before.document.slides) == 2
    assert before.first_slide == 0, "it is another lesson that will be shown soon"
    qtbot.waitUntil(lambda: editor.preview is not None and len(editor.preview.document.slides) == 4)
    assert editor.preview is not None
    assert editor.preview.first_slide == 2
    write_at(editor, "layouts: 4FEA134")
    assert editor.preview.first_slide == 1
    assert editor.focusWidget() is editor.editor, "though its slide has a button to begin with"


def test_the_divider_stays_where_it_was_left(editor: LessonEditor, qtbot: QtBot) -> None:
    editor.resize(1240, 760)
    divider = child(editor, QSplitter, "ownLessonDivider")
    write_at(editor, "ask: How many")
    handle, by = divider.handle(1), QPoint(divider.sizes()[1] - NARROW, 0)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(0, 9))
    QTest.mouseMove(handle, by)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=by)
    sizes = divider.sizes()
    for line in ("# Mine", "ask: How many"):
        write_at(editor, line)
        qtbot.wait(100)  # for all that asks for another layout
        assert divider.sizes() == sizes
    assert editor.preview is not None
    assert editor.preview.slides[0].minimumSizeHint().width() > sizes[1] > 0


def test_a_fault_leaves_the_cursor_to_the_one_who_writes(editor: LessonEditor, qtbot: QtBot) -> None:
    write_at(editor, "layout: VV")
    QTest.keyClicks(editor.editor, "what")
    QTest.keyClick(editor.editor, Qt.Key.Key_Return)
    qtbot.waitUntil(editor.fault.isVisible)
    assert editor.editor.marked == 16
    QTest.keyClicks(editor.editor, "and")
    assert "what\nandlayout: VV" in editor.editor.toPlainText()


def test_a_file_that_is_dropped_is_shown_listed_and_reloaded_as_it_is_saved(
    window: MainWindow, qtbot: QtBot, file: Path
) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    assert drop(window, mime)
    made = shown_by(window, qtbot)
    assert made.lesson is not None
    assert made.windowTitle() == "Lesson: Mine"
    assert made.where.text() == "mine.lesson.md"
    assert made.lesson.slides[0].texts[0].plain == "A Poem in Seven Steps (七步成詩) takes 7 moves."
    made.lesson.turn(1)

    def second_slide() -> list[str]:
        assert made.lesson is not None
        return [text.plain for text in made.lesson.slides[1].texts]

    file.write_text(LESSON.replace("Only text", "Other text"), "utf-8")
    qtbot.waitUntil(lambda: "Other text here." in second_slide())
    assert made.lesson.slide is made.lesson.slides[1], "the slide that was shown"
    file.write_text(LESSON.replace("## Think", "Think"), "utf-8")
    qtbot.waitUntil(lambda: made.where.text() == "Line 21: a slide begins with “## ” and its title")
    assert made.lesson.slide is not None, "the last that was without a fault"
    made.close()
    page = lessons_page(window)
    assert [card.state.text() for card in page.own_cards] == ["mine.lesson.md"]


ANSWERED = LESSON.replace("\n```question", "\n{right?} Seven it is.\n\n```question")


@pytest.mark.parametrize("presented", [False, True])
def test_what_was_done_stays_when_the_file_is_saved(
    window: MainWindow, qtbot: QtBot, file: Path, presented: bool
) -> None:
    file.write_text(ANSWERED, "utf-8")
    window.documents.open_path(str(file))
    made = shown_by(window, qtbot)
    lesson = made.lesson
    assert lesson is not None
    board = child(lesson, PlayableKlotskiBoard)
    qtbot.waitUntil(made.isActiveWindow)
    if presented:
        qtbot.mouseClick(made.presenting, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.cell_rect((0, 3)).center().toPoint())
    undo = child(made, QPushButton, "klotskiUndo")
    assert undo.isEnabled()
    undo.setFocus()
    qtbot.keyClick(undo, Qt.Key.Key_PageDown)
    assert lesson.tabs.currentIndex() == 1
    guess = child(made, QPushButton, "questionGuess0")
    QApplication.processEvents()  # it is laid out
    qtbot.mouseClick(guess, Qt.MouseButton.LeftButton)
    guess.setFocus()
    assert lesson.slide is not None
    assert come_to(lesson.slide) == "Seven it is."
    lines = "About nothing much.\n\nThis line is new, as is a slide."
    changed = ANSWERED.replace("About nothing much.", lines).replace("Only text", "Other text")
    file.write_text(changed + "\n---\n\n## Last\n\nNothing more.\n", "utf-8")
    qtbot.waitUntil(lambda: lesson.tabs.count() == 3)
    assert made.lesson is lesson
    assert lesson.tabs.currentIndex() == 1
    assert [text.plain for text in lesson.slide.texts] == ["Seven it is.", "Other text here."]
    assert come_to(lesson.slide) == "Seven it is."
    assert guess.isVisible()
    assert guess.isChecked()
    assert guess.hasFocus()
    if presented:
        presentation = child(made, Presentation)
        assert presentation.isVisible()
        assert presentation.isAncestorOf(guess)
        assert presentation.number == 1
        qtbot.keyClick(guess, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not made.findChildren(Presentation))
        assert guess.isVisible()
    qtbot.keyClick(guess, Qt.Key.Key_PageUp)
    assert lesson.tabs.currentIndex() == 0
    assert undo.isVisible()
    assert undo.isEnabled(), "what was played"
    file.write_text(changed.replace("SSSS", "S.SS"), "utf-8")
    qtbot.waitUntil(lambda: lesson.tabs.count() == 2)
    assert not child(lesson, QPushButton, "klotski2Undo").isEnabled(), "another layout"
    made.close()


def test_what_is_no_lesson_is_shown_in_the_editor_with_its_fault(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.lesson.md"
    path.write_text("Nothing", "utf-8")
    window.documents.open_path(str(path))
    editor = child(window, LessonEditor)
    assert editor.fault.text() == "Line 1: a lesson begins with “# ” and its title"
    editor.close()


def test_the_command_line_takes_a_lesson(window: MainWindow, qtbot: QtBot, file: Path) -> None:
    opening = read([str(file)])
    assert opening.lesson == file
    window.open(opening)
    made = shown_by(window, qtbot)
    assert made.windowTitle() == "Lesson: Mine"
    made.close()


def test_own_lessons_come_in_the_order_of_their_authors(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    for name, order in (("a", 9), ("b", 1), ("c", 0)):
        path = tmp_path / f"{name}.lesson.md"
        path.write_text(LESSON.replace("order: 2", f"order: {order}").replace("# Mine", f"# {name}"), "utf-8")
        window.documents.open_path(str(path))
        shown_by(window, qtbot).close()
        qtbot.waitUntil(lambda: not window.findChildren(LessonWindow))
    page = lessons_page(window)
    assert [card.state.text() for card in page.own_cards] == ["b.lesson.md", "a.lesson.md", "c.lesson.md"]
    change = page.findChild(QPushButton, "lessonChange1")
    assert change is not None
    qtbot.mouseClick(change, Qt.MouseButton.LeftButton)
    editor = child(window, LessonEditor)
    assert editor.editor.toPlainText().startswith("# b")
    editor.close()


def test_a_lesson_is_saved_as_a_hand_out_or_a_sentence_says_why_not(
    window: MainWindow, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    window.documents.open_path(str(file))
    made = shown_by(window, qtbot)
    assert made.lesson is not None
    menu = made.paper.menu()
    _, with_notes = menu.actions()
    assert isinstance(with_notes, QAction)
    with_notes.trigger()
    dialog = child(made, QFileDialog)
    target = tmp_path / "paper.pdf"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    qtbot.waitUntil(lambda: made.where.text() == f"Saved as {target}")
    assert target.read_bytes().startswith(b"%PDF")
    with_notes.trigger()
    dialog = next(one for one in made.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "paper.pdf"))
    dialog.reject()
    qtbot.waitUntil(lambda: "there is no folder" in made.where.text())
    made.close()


ASKING = """# A question

---

## How many?

```question
choices: 1; 1000000
value: {value}
```

```search
layout: VV.V/VV.V/VVAA/VVAA/SSSS
as: mine
```

{waiting?} Wait for it.

{right?} Right.
"""


def test_a_guess_is_judged_as_soon_as_the_search_has_its_figures(qtbot: QtBot) -> None:
    view = LessonView(read_lesson(ASKING.replace("{value}", "mine_visited")), Appearance("light"))
    qtbot.addWidget(view)
    view.show()
    view.begin()
    assert view.slide is not None
    qtbot.mouseClick(child(view, QPushButton, "questionGuess0"), Qt.MouseButton.LeftButton)
    assert come_to(view.slide) == "Wait for it."
    qtbot.waitUntil(lambda: view.slide is not None and come_to(view.slide) == "Right.")
    view.rest()


def test_the_focus_stays_with_the_part_whose_button_was_pressed(qtbot: QtBot) -> None:
    view = LessonView(read_lesson(ASKING.replace("{value}", "mine_visited")), Appearance("light"))
    qtbot.addWidget(view)
    view.show()
    view.begin()
    part = child(view, SearchPart)
    part.watch.starts_paused = True
    part.run_button.setFocus()
    QTest.keyClick(part.run_button, Qt.Key.Key_Space)
    assert view.focusWidget() is part.stop_button, "and not the first choice of the question above"
    QTest.keyClick(part.stop_button, Qt.Key.Key_Space)
    qtbot.waitUntil(part.run_button.isEnabled)
    assert view.focusWidget() is part.run_button
    view.rest()


def test_a_question_about_what_nothing_tells_says_so() -> None:
    with pytest.raises(
        InputError, match="line 9: no part of this slide tells “visited”; nearest to it are mine_visited,"
    ):
        LessonView(read_lesson(ASKING.replace("{value}", "visited")), Appearance("light"), Path())


SEARCH, COMPARE = "```search\nlayout: 4FEA134\n{}\n```", "```compare\nlayouts: {}\n```"
NO_NAME = "line 7: no part of this slide tells “visted”; nearest to it are {}, and the README lists all"
COMMAS = "semicolons separate several values, not commas; "


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            SEARCH.format("method: A star"),
            "line 9, method: there is no method “A star” for this puzzle; choose one of ",
        ),
        ("{visted}\n\n" + SEARCH.format(""), NO_NAME.format("visited, first_visited, first, first_key, history_key")),
        (
            "{visted}\n\n" + COMPARE.format("4FEA134"),
            NO_NAME.format("visited_1_1, first_key, history_key, shorter, stop_key"),
        ),
        (COMPARE.format("橫刀立馬, 4FEA134"), f"line 8, layouts: {COMMAS}there is no layout “橫刀立馬, 4FEA134”"),
        (COMPARE.format("橫刀立馬\nmethods: shortest、a-star"), f"line 9, methods: {COMMAS}there is no method “short"),
        ("```question\nchoices: 1, 2\nright: 2\n```", f"line 9, right: {COMMAS}“2” is none of 1, 2"),
        ("```question\nchoices: 1; 2\nright: 3\n```", "line 9, right: “3” is none of 1, 2"),
        ("```picture\nfile: no.png\nsays: x\n```", "line 8, file: there is no picture “no.png” beside the lesson"),
        ("```picture\nfile: ../x\nsays: x\n```", "line 8, file: there is no picture “../x” beside the lesson"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], body: str, sentence: str
) -> None:
    with pytest.raises(InputError) as raised:
        LessonView(read_lesson(f"# T\n\n---\n\n## S\n\n{body}\n"), Appearance("light"), tmp_path)
    assert str(raised.value).startswith(sentence)
    assert "QFSFileEngine" not in capfd.readouterr().err


def test_methods_are_known_by_their_titles_and_names_with_commas(qtbot: QtBot) -> None:
    body = COMPARE.format("Blade Drawn, Horse Reined\nmethods: A*; 廣度優先; shortest")
    view = LessonView(read_lesson(f"# T\n\n---\n\n## S\n\n{body}\n"), Appearance("light"))
    qtbot.addWidget(view)
    (part,) = view.parts
    told = [part.values[f"method_{place}"] for place in (1, 2, 3)]
    assert told == ["A*", "Breadth-first", "Breadth-first"]


def test_no_card_shows_a_block_of_its_lesson() -> None:
    assert not [card for card in lessons() if "```" in card.about]
