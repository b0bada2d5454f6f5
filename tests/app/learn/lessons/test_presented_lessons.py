"""Lessons presented: by real keys, in text that is large enough, used as in their window, and back there as before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.learn.lessons.board_parts import KlotskiPart
from app.learn.lessons.parts import Part
from app.learn.lessons.window import LessonWindow
from app.puzzle.presentation import SMALLEST, Presentation, SpeakerNotes
from app.window.main_window import MainWindow
from tests.app.children import child
from tests.app.learn.lessons.opening import opened, part_in_sight, parted
from tests.app.searches import endless

DEPTH_FIRST, OWN_SEARCH, PLAN = 4, 8, 10
NEXT, PREVIOUS, ESCAPE = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Escape


def press(*keys: Qt.Key) -> None:
    """Press keys wherever the focus is."""
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)


def presented(window: MainWindow, qtbot: QtBot, number: int) -> tuple[LessonWindow, Presentation]:
    """A lesson, from 1, presented by the key."""
    made = opened(window, qtbot, number)
    press(Qt.Key.Key_F5)
    return made, child(made, Presentation)


def sizes(widget: QWidget) -> list[tuple[str, int, object, object]]:
    """How large everything in a widget is made."""
    return [
        (part.objectName(), part.font().pixelSize(), part.minimumSize(), part.maximumSize())
        for part in widget.findChildren(QWidget)
        if not part.objectName().startswith("qt_")
    ]


def test_a_slide_fills_the_screen_and_comes_back_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, DEPTH_FIRST)
    lesson = parted(made)
    slide = lesson.slides[0]
    before, theme = sizes(slide), window.appearance.theme
    press(Qt.Key.Key_F5)
    presentation = child(made, Presentation)
    assert made.isFullScreen()
    assert presentation.isAncestorOf(slide)
    assert presentation.accessibleName() == "Depth first"
    press(NEXT)
    assert lesson.tabs.currentIndex() == 1
    assert presentation.isAncestorOf(lesson.slides[1])
    assert not presentation.isAncestorOf(slide)
    press(PREVIOUS)
    assert sizes(slide) != before
    press(ESCAPE)
    qtbot.waitUntil(lambda: not made.findChildren(Presentation))
    assert lesson.isAncestorOf(slide)
    assert slide.isVisible()
    assert sizes(slide) == before
    assert window.appearance.theme == theme
    made.close()


def test_a_button_of_the_window_presents_it_too(window: MainWindow, qtbot: QtBot) -> None:
    made = opened(window, qtbot, PLAN)
    qtbot.mouseClick(made.presenting, Qt.MouseButton.LeftButton)
    assert child(made, Presentation).isVisible()
    press(ESCAPE)
    made.close()


def test_guesses_and_boards_are_used_meanwhile(window: MainWindow, qtbot: QtBot) -> None:
    made, presentation = presented(window, qtbot, PLAN)
    part = part_in_sight(made, KlotskiPart)
    qtbot.mouseClick(part.board, Qt.MouseButton.LeftButton, pos=part.board.cell_rect((4, 3)).center().toPoint())
    press(ESCAPE)
    made.close()
    made, presentation = presented(window, qtbot, DEPTH_FIRST)
    guess = child(presentation, QPushButton, "depthFirstGuess1")
    qtbot.mouseClick(guess, Qt.MouseButton.LeftButton)
    press(ESCAPE)
    assert guess.isChecked()
    assert part_in_sight(made, Part).guessed == 1
    made.close()


def test_keys_of_the_playback_mean_what_they_always_do(window: MainWindow, qtbot: QtBot) -> None:
    made, _ = presented(window, qtbot, DEPTH_FIRST)
    press(NEXT)
    playback = part_in_sight(made, Part).playback
    assert playback is not None
    qtbot.waitUntil(lambda: playback.length > 0)
    press(Qt.Key.Key_End)
    assert playback.position == playback.length
    press(ESCAPE)
    made.close()


def test_a_search_goes_on_when_the_presentation_ends(window: MainWindow, qtbot: QtBot) -> None:
    made, _ = presented(window, qtbot, DEPTH_FIRST)
    runner = part_in_sight(made, Part).runner
    runner.start(endless)
    with qtbot.waitSignal(runner.progressed):
        press(ESCAPE)
    assert runner.busy
    made.close()
    assert not runner.busy


@pytest.mark.sampled(2)
@pytest.mark.parametrize("number", range(1, 12))
def test_text_is_large_enough_on_every_slide(window: MainWindow, qtbot: QtBot, number: int) -> None:
    made, presentation = presented(window, qtbot, number)
    for _ in parted(made).slides:
        QApplication.processEvents()
        small = [
            said.text()
            for said in presentation.findChildren(QLabel)
            if said.isVisible() and said.font().pixelSize() < presentation.height() // SMALLEST
        ]
        assert not small
        turned_from = presentation.number
        while presentation.number == turned_from < len(parted(made).slides) - 1:
            press(NEXT)  # a slide with much on it scrolls first
    made.close()


class OtherScreen:
    """A screen beside the one that there is."""

    def availableGeometry(self) -> QRect:
        """Beside it."""
        return QRect(900, 0, 700, 500)


def test_the_speaker_sees_the_notes_the_minutes_and_the_next_slide(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [window.screen(), OtherScreen()])
    made, _ = presented(window, qtbot, PLAN)
    said = child(made, SpeakerNotes).text
    press(NEXT)
    assert said.text().startswith("Minutes 5 to 8: A guess\n\n**Click**: Two columns on the blackboard")
    assert said.text().endswith("Next: Minutes 8 to 16: Watch breadth-first search")
    assert said.textFormat() == Qt.TextFormat.MarkdownText
    press(NEXT)
    qtbot.waitUntil(lambda: "69 positions were expanded" in said.text().replace("\N{NO-BREAK SPACE}", " "))
    press(ESCAPE)
    made.close()


def test_code_has_the_size_of_its_text(window: MainWindow, qtbot: QtBot) -> None:
    made, presentation = presented(window, qtbot, OWN_SEARCH)
    text = next(said for said in presentation.findChildren(QLabel) if "goal" in said.text())
    document = QTextDocument(defaultFont=text.font())
    document.setMarkdown(text.text())
    forms = [form.toCharFormat() for form in document.allFormats() if form.isCharFormat()]
    assert any(form.fontFamilies() for form in forms)
    assert not [form for form in forms if form.hasProperty(QTextFormat.Property.FontPointSize.value)]
    made.close()
