"""What opens over a page: where it lies, and what closes it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.popup import AboutNote, InsetPopup

SHADOW = 12
"""Around the panel, inside the widget."""


class Opened:
    """A window of 400 by 300 pixels with an opener and another field, and a popup."""

    def __init__(self, qtbot: QtBot, opener: QRect) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(400, 300)
        self.opener = QPushButton("open", self.window)
        self.opener.setGeometry(opener)
        self.other = QLineEdit(self.window)
        self.other.setGeometry(0, 270, 60, 25)
        self.popup = InsetPopup(self.opener)
        self.field = QLineEdit(self.popup)
        self.field.move(30, 30)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.opener.setFocus()

    def open(self, width: int = 150, height: int = 100) -> QRect:
        """Where its panel lies, without the shadow."""
        self.popup.open_below(QSize(width, height), self.field)
        return self.popup.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)


@pytest.mark.parametrize(
    ("opener", "size", "panel"),
    [
        (QRect(250, 40, 100, 30), (150, 100), QRect(200, 74, 150, 100)),
        (QRect(10, 40, 60, 30), (150, 100), QRect(12, 74, 150, 100)),
        (QRect(250, 240, 100, 30), (150, 100), QRect(200, 188, 150, 100)),
        (QRect(250, 40, 100, 30), (900, 900), QRect(12, 12, 376, 276)),
    ],
)
def test_it_opens_below_its_opener_as_far_as_there_is_room(
    qtbot: QtBot, opener: QRect, size: tuple[int, int], panel: QRect
) -> None:
    opened = Opened(qtbot, opener)
    assert opened.open(*size) == panel
    assert opened.popup.isVisible()
    assert opened.field.hasFocus()
    opened.popup.shut()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_leaving_key_closes_it_and_leads_back_to_its_opener(qtbot: QtBot, key: Qt.Key) -> None:
    opened = Opened(qtbot, QRect(250, 40, 100, 30))
    opened.open()
    qtbot.keyClicks(opened.field, "a b")
    assert opened.popup.isVisible()
    assert opened.field.text() == "a b"
    qtbot.keyClick(opened.field, key)
    assert opened.popup.isHidden()
    assert opened.opener.hasFocus()
    opened.popup.shut()
    opened.open()
    assert opened.popup.isVisible()
    opened.popup.shut()


def test_a_press_on_it_leaves_it_open_and_one_elsewhere_closes_it(qtbot: QtBot) -> None:
    opened = Opened(qtbot, QRect(250, 40, 100, 30))
    pressed: list[bool] = []
    opened.opener.clicked.connect(lambda: pressed.append(True))
    opened.open()
    qtbot.mouseClick(opened.popup, Qt.MouseButton.LeftButton, pos=QPoint(140, 90))
    qtbot.mouseClick(opened.field, Qt.MouseButton.LeftButton)
    assert opened.popup.isVisible()
    qtbot.mouseClick(opened.other, Qt.MouseButton.LeftButton)
    assert opened.popup.isHidden()
    opened.open()
    qtbot.mouseClick(opened.opener, Qt.MouseButton.LeftButton)
    assert opened.popup.isHidden()
    assert pressed == [], "a press on its opener closes it and does no more"
    qtbot.mouseClick(opened.opener, Qt.MouseButton.LeftButton)
    assert pressed == [True]


def test_it_closes_with_the_size_of_the_window_its_opener_and_the_focus(qtbot: QtBot) -> None:
    opened = Opened(qtbot, QRect(250, 40, 100, 30))
    for close in (
        lambda: opened.window.resize(420, 300),
        opened.opener.hide,
        opened.other.setFocus,
        opened.popup.hide,
    ):
        opened.opener.show()
        opened.open()
        opened.opener.setFocus()
        assert opened.popup.isVisible(), "its opener may have the focus"
        opened.field.setFocus()
        opened.field.resize(40, 20)
        close()
        assert opened.popup.isHidden()
    assert opened.other.hasFocus() or opened.opener.hasFocus()


def test_a_note_is_as_high_as_its_text_and_gone_when_it_closes(qtbot: QtBot) -> None:
    opened = Opened(qtbot, QRect(250, 40, 100, 30))
    note = AboutNote("aboutNote", 200, opened.opener)
    text = QLabel("words " * 30, wordWrap=True)
    layout = QVBoxLayout(note)
    layout.setContentsMargins(*[AboutNote.MARGIN] * 4)
    layout.addWidget(text)
    note.open()
    assert note.width() == 200 + 2 * SHADOW
    assert note.height() == note.heightForWidth(note.width())
    assert text.height() >= text.heightForWidth(text.width())
    assert note.hasFocus()
    assert AboutNote.MARGIN == SHADOW + 8 + 10
    with qtbot.waitSignal(note.destroyed):
        qtbot.keyClick(note, Qt.Key.Key_Escape)
