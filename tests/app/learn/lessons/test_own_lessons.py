"""Lessons of a person's own: begun, written, opened from elsewhere, listed, and printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.editor_window import LessonEditor
from app.learn.lessons.lesson_view import LessonView
from app.learn.lessons.window import LessonWindow
from app.startup.command_line import read
from app.ui.look.theme import Appearance
from app.window.main_window import MainWindow
from solvers.lessons import read_lesson
from solvers.message import InputError
from tests.app.children import child
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
    assert view.slide.answer == "Wait for it."
    qtbot.waitUntil(lambda: view.slide is not None and view.slide.answer == "Right.")
    view.rest()


def test_a_question_about_what_nothing_tells_says_so() -> None:
    with pytest.raises(InputError, match="line 9: no part of this slide tells “visited”"):
        LessonView(read_lesson(ASKING.replace("{value}", "visited")), Appearance("light"))


def test_no_card_shows_a_block_of_its_lesson() -> None:
    assert not [card for card in lessons() if "```" in card.about]
