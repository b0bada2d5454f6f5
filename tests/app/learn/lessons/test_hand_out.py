"""Lessons on paper: what stands on the slides and what among the answers, how large pictures are, and for whom."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextBlockFormat, QTextDocument
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.learn.lessons.board_parts import KlotskiPart
from app.learn.lessons.hand_out import PICTURE_DOTS, hand_out, write_hand_out
from app.learn.lessons.lesson_view import LessonView
from app.ui.look.theme import Appearance
from solvers.lessons import read_lesson
from tests.app.children import child
from tests.app.learn.lessons.opening import come_to

PAGE_INCHES = 17 / 2.54
"""The width of the text on A4 paper."""
PLAYED = """# Seven

---

## Play

```klotski
layout: VV.V/VV.V/VVAA/VVAA/SSSS
```

{moves?} You made {moves}.

---

## Think

```question
ask: How many moves?
choices: 7; 300
right: 7
```

{right?} Right, it is a poem in seven steps.

{wrong?} No, think of its name.

```notes
minutes: 4
Let them think.
```
"""
PARTS = """# Parts

---

## Compared

```compare
layouts: VV.V/VV.V/VVAA/VVAA/SSSS
methods: shortest; a-star
```

{done?} Both need {length_1_1}.

---

## Written

```task
layouts: 七步成詩
start:
def search(problem):
    return [problem.start]  # and on
```

{fault?} Not yet: {fault}

---

## Levels

```levels
layouts: VV.V/VV.V/VVAA/VVAA/SSSS
```

---

## Methods

```methods
layout: HH../HHHH/AAHH/AASS/SSSS
methods: shortest; a-star
```

{right?} {method} lights {lit} points.
"""


def lesson(text: str, qtbot: QtBot, theme: str = "light") -> LessonView:
    view = LessonView(read_lesson(text), Appearance(theme))
    qtbot.addWidget(view)
    return view


def printed(view: LessonView, qtbot: QtBot, notes: bool = False) -> QTextDocument:
    """The hand-out, once it is there."""
    documents: list[QTextDocument] = []
    steps = hand_out(view, notes)

    def there() -> bool:
        try:
            next(steps)
        except StopIteration as end:
            documents.append(end.value)
        return bool(documents)

    qtbot.waitUntil(there, timeout=60_000)
    return documents[0]


def pictures(document: QTextDocument) -> list[QImage]:
    """The pictures that are seen in a document."""
    names = [form.toImageFormat().name() for form in document.allFormats() if form.isImageFormat()]
    return [document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name)) for name in names]


def blocks(document: QTextDocument) -> list[QTextBlock]:
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


def parts_of(document: QTextDocument) -> tuple[str, str]:
    """What it says on the slides, and what it says on the pages with the answers."""
    slides, _, answers = document.toPlainText().partition("\nAnswers\n")
    return slides, answers


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_are_large_and_sharp_and_without_the_window_around_them(qtbot: QtBot, theme: str) -> None:
    board, *more = pictures(printed(lesson(PLAYED, qtbot, theme), qtbot))
    assert not more
    inches = board.deviceIndependentSize().width() / QPushButton().logicalDpiX()
    assert 1 / 3 < inches / PAGE_INCHES < 2 / 3
    assert board.width() == pytest.approx(inches * PICTURE_DOTS)
    assert board.height() > board.width(), "of a layout, and nothing beside it"
    middle = board.rect().center()
    assert board.pixelColor(0, 0).alpha() == 0
    assert board.pixelColor(middle).alpha() == 255
    assert board.pixelColor(0, middle.y()).alpha() == 255


def test_a_hand_out_is_the_same_whatever_was_played_and_guessed(qtbot: QtBot) -> None:
    view = lesson(PLAYED, qtbot)
    before = printed(view, qtbot)
    view.show()
    view.begin()
    part = view.parts[0]
    assert isinstance(part, KlotskiPart)
    squares = (piece.square for piece in part.game.start.pieces)
    square, target = next((square, target) for square in squares for target in part.game.slides_from(square))
    part.board.slid.emit(square, target)
    view.turn(1)
    guess = child(view, QPushButton, "questionGuess1")
    qtbot.mouseClick(guess, Qt.MouseButton.LeftButton)
    after = printed(view, qtbot)
    assert after.toPlainText() == before.toPlainText()
    assert pictures(after) == pictures(before)
    assert guess.isChecked()
    assert come_to(view.slides[0]) == "You made 1 move."
    assert come_to(view.slides[1]) == "No, think of its name."


def test_a_question_stands_on_its_slide_and_its_answer_on_another_page(qtbot: QtBot) -> None:
    document = printed(lesson(PLAYED, qtbot), qtbot)
    slides, answers = parts_of(document)
    assert "How many moves?" in slides
    assert "poem" not in slides
    assert "Right, it is a poem in seven steps." in answers
    assert "No, think of its name." not in slides + answers
    marks = QTextBlockFormat.MarkerType
    listed = [block for block in blocks(document) if block.textList() is not None]
    ticked = [(block.text().strip(), block.blockFormat().marker()) for block in listed]
    assert ticked == [("7", marks.Unchecked), ("300", marks.Unchecked), ("7", marks.Checked)]
    (head,) = [block for block in blocks(document) if block.text() == "Answers"]
    assert head.blockFormat().pageBreakPolicy() is QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore


def test_only_a_teacher_has_notes_and_minutes(qtbot: QtBot) -> None:
    view = lesson(PLAYED, qtbot)
    slides, _ = parts_of(printed(view, qtbot, notes=True))
    assert "Minutes 0 to 4: Think" in slides
    assert "Let them think." in slides
    said = printed(view, qtbot).toPlainText()
    assert "Minutes" not in said
    assert "Let them think." not in said


def test_tables_programs_levels_and_maps_are_printed(qtbot: QtBot) -> None:
    document = printed(lesson(PARTS, qtbot), qtbot)
    slides, answers = parts_of(document)
    assert "________" in slides, "cells to fill in"
    assert "7 moves" not in slides
    assert "Both need 7 moves." in answers
    assert "101 positions" in answers
    assert "return [problem.start]  # and on" in slides
    assert "Level 7: 33 positions, 33 shown" in answers
    assert "lights" in answers
    assert "Not yet" not in document.toPlainText(), "there is no file of a person's own"
    widths = [picture.width() / PICTURE_DOTS / PAGE_INCHES for picture in pictures(document)]
    assert sum(width > 0.9 for width in widths) == 3, "the gallery, its chart, and the map"


def test_a_chart_is_as_high_as_its_legend_and_curves(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.learn.lessons.hand_out.WIDTH", 700)
    text = "# T\n\n---\n\n## S\n\n```success\nsizes: 5; 6\nstarts: 4\n```\n"
    (chart,) = pictures(printed(lesson(text, qtbot), qtbot))
    assert chart.height() > 0.6 * chart.width(), "the axis below the curves is there"


def test_it_is_written_as_a_pdf(qtbot: QtBot, tmp_path: Path) -> None:
    steps = write_hand_out(lesson(PLAYED, qtbot), tmp_path / "seven.pdf", notes=False)
    qtbot.waitUntil(lambda: next(steps, steps) is steps)
    assert (tmp_path / "seven.pdf").read_bytes().startswith(b"%PDF")
