"""The card over a board whose puzzle is solved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.board.win_card import EDGE, OPAQUE, EarnedStars, Win, WinCard
from app.ui.look.fonts import use_text_font
from app.ui.look.scale import set_text_scale
from app.ui.look.theme import THEMES, Appearance
from app.ui.widgets.focus import FocusKeys
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.shorthand import column
from app.ui.words.language import Language, OurTranslator
from tests.app.children import child
from tests.app.contrast import contrast

WIN = Win(
    "Cao Cao is through the pass",
    "87 moves · best possible 81 · 3:05",
    "3 detours cost 6 moves. Without that: three stars.",
    2,
    "two stars",
    has_curve=True,
    has_detours=True,
    next_title="Keeping Shoulder to Shoulder (齊頭並進)",
)
READABLE = 4.5
"""What WCAG 2.2 asks of text."""


class CurveField(PaintedWidget):
    """Stands for the curve of the game."""


class Page(QWidget):
    """A board on a page, with the card over it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.board = BoardWidget(appearance)
        column((self.board, 1), parent=self)
        self.card = WinCard(self.board, appearance)
        self.curve = CurveField(appearance, "curve")
        self.curve.setFixedHeight(84)
        self.card.hold(self.curve)


@pytest.fixture
def appearance(qapp: object) -> Appearance:
    """The light theme, and things may move."""
    return Appearance("light", motion="full")


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> Iterator[Page]:
    """A page in front."""
    made = Page(appearance)
    qtbot.addWidget(made)
    made.resize(520, 620)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    keys = FocusKeys(made)
    yield made
    keys.stop()
    made.hide()


def parts(page: Page) -> list[QWidget]:
    """What is on the card now."""
    kinds = QLabel, QPushButton, EarnedStars, CurveField
    return [part for kind in kinds for part in page.card.findChildren(kind) if part.isVisible()]


def place(page: Page, part: QWidget) -> QRect:
    """Where a part of the card is on it."""
    return QRect(part.mapTo(page.card, QPoint()), part.size())


def test_it_says_what_was_reached(page: Page) -> None:
    page.card.show_win(WIN)
    said = {label.objectName(): label.text() for label in page.card.findChildren(QLabel)}
    assert said == {"winTitle": WIN.title, "winFigures": WIN.figures, "winSentence": WIN.sentence}
    assert page.card.next_button.text().replace("\n", " ") == f"Next: {WIN.next_title}"
    page.card.dismiss()


def test_it_is_read_out(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    class Announcement(QtGui.QAccessibleAnnouncementEvent):
        def __init__(self, widget: QWidget, sentence: str) -> None:
            super().__init__(widget, sentence)
            said.append(sentence)

    monkeypatch.setattr(QtGui, "QAccessibleAnnouncementEvent", Announcement)
    page.card.show_win(WIN)
    (sentence,) = said
    assert sentence == (
        "Cao Cao is through the pass. two stars. 87 moves · best possible 81 · 3:05. "
        "3 detours cost 6 moves. Without that: three stars."
    )
    assert page.card.accessibleName() == sentence
    page.card.dismiss()


def test_the_keyboard_goes_on_from_next_and_back_to_the_board(page: Page, qtbot: QtBot) -> None:
    page.board.setFocus()
    page.card.show_win(WIN)
    assert page.card.next_button.hasFocus()
    qtbot.keyClick(page.card.next_button, Qt.Key.Key_Left)
    assert page.card.share_button.hasFocus()
    qtbot.keyClick(page.card.share_button, Qt.Key.Key_Up)
    assert page.card.detours_button.hasFocus()
    qtbot.keyClick(page.card.detours_button, Qt.Key.Key_Left)
    qtbot.keyClick(page.card.again_button, Qt.Key.Key_Up)
    assert page.card.next_button.hasFocus(), "round the end"
    qtbot.keyClick(page.card.next_button, Qt.Key.Key_Right)
    qtbot.keyClick(page.card.again_button, Qt.Key.Key_Down)
    assert page.card.detours_button.hasFocus()
    shared = QSignalSpy(page.card.detours_button.clicked)
    qtbot.keyClick(page.card.detours_button, Qt.Key.Key_Return)
    qtbot.keyClick(page.card.detours_button, Qt.Key.Key_Space)
    assert shared.count() == 2
    page.card.dismiss()
    assert page.board.hasFocus()


def test_without_a_next_the_keyboard_goes_on_from_again(page: Page) -> None:
    page.card.show_win(WIN._replace(next_title="", has_detours=False))
    assert page.card.again_button.hasFocus()
    assert not page.card.next_button.isVisible()
    assert not page.card.detours_button.isVisible()
    page.card.dismiss()


def test_the_focus_stays_where_it_is_when_the_card_comes_again(page: Page) -> None:
    page.board.setFocus()
    page.card.show_win(WIN, focused=False)
    assert page.board.hasFocus()
    page.card.dismiss()


def test_a_click_beside_it_takes_it_away_and_one_on_it_does_not(page: Page, qtbot: QtBot) -> None:
    page.card.show_win(WIN)
    changed = QSignalSpy(page.card.shown_changed)
    inside = page.card.paper.topLeft() + QPoint(4, 4)
    qtbot.mouseClick(page.card, Qt.MouseButton.LeftButton, pos=inside)
    assert page.card.isVisible()
    qtbot.mouseClick(page.card, Qt.MouseButton.LeftButton, pos=QPoint(page.card.width() // 2, 3))
    assert not page.card.isVisible()
    assert changed.count() == 1


def test_each_of_its_buttons_can_be_clicked(page: Page, qtbot: QtBot) -> None:
    card = page.card
    card.show_win(WIN)
    for pressed in (card.again_button, card.detours_button, card.share_button, card.next_button):
        spy = QSignalSpy(pressed.clicked)
        qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton)
        assert spy.count() == 1, pressed.objectName()
    card.dismiss()


def test_stars_come_one_after_another(page: Page, qtbot: QtBot, appearance: Appearance) -> None:
    ground = page.card.stars.grab().toImage()
    page.card.show_win(WIN)
    assert page.card.stars.moving
    none_yet = page.card.stars.grab().toImage()
    qtbot.waitUntil(lambda: not page.card.stars.moving)
    all_there = page.card.stars.grab().toImage()
    assert none_yet != all_there
    assert ground != all_there
    appearance.choose_motion("reduced")
    page.card.show_win(WIN)
    assert not page.card.stars.moving
    assert page.card.stars.grab().toImage() == all_there
    page.card.dismiss()


def test_stars_rest_when_motion_is_reduced_meanwhile_and_when_nobody_sees_them(
    page: Page, appearance: Appearance
) -> None:
    page.card.show_win(WIN)
    page.card.dismiss()
    assert not page.card.stars.moving
    page.card.show_win(WIN)
    appearance.choose_motion("reduced")
    assert not page.card.stars.moving
    page.card.dismiss()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("percent", "size"),
    [
        (100, QSize(560, 640)),
        (100, QSize(418, 413)),
        (150, QSize(560, 640)),
        (150, QSize(373, 385)),
        (200, QSize(700, 560)),
    ],
)
@pytest.mark.usefixtures("text_of_100_percent")
def test_all_of_it_is_on_the_board_and_no_button_loses_its_words(
    qtbot: QtBot, appearance: Appearance, qapp: QApplication, language: Language, percent: int, size: QSize
) -> None:
    """The small ones are boards of windows of 780 by 540 pixels."""
    set_text_scale(percent / 100)
    use_text_font(qapp)
    translator = OurTranslator(language)
    qapp.installTranslator(translator)
    page = Page(appearance)
    qtbot.addWidget(page)
    page.resize(size)
    page.show()
    page.card.show_win(WIN)
    qapp.processEvents()
    shown = parts(page)
    assert page.card.next_button in shown
    assert page.card.rect().contains(page.card.paper)
    for part in shown:
        assert page.card.paper.contains(place(page, part)), part.objectName()
        assert not any(place(page, part).intersects(place(page, other)) for other in shown if other is not part)
        if isinstance(part, QPushButton):
            lines = part.text().replace("&&", "&").split("\n")
            assert max(map(part.fontMetrics().horizontalAdvance, lines)) + 6 <= part.width(), part.objectName()
            assert len(lines) * part.fontMetrics().lineSpacing() <= part.height() - 6
        if isinstance(part, QLabel):
            assert part.heightForWidth(part.width()) <= part.height(), part.objectName()
    page.card.dismiss()
    page.hide()
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("text_of_100_percent")
def test_with_the_largest_text_on_a_small_board_it_scrolls(
    qtbot: QtBot, appearance: Appearance, qapp: QApplication
) -> None:
    set_text_scale(2.0)
    use_text_font(qapp)
    page = Page(appearance)
    qtbot.addWidget(page)
    page.resize(316, 449)
    page.show()
    page.card.show_win(WIN)
    scroll = child(page.card, QScrollArea)
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(bar.isVisible)
    bar.setValue(bar.maximum())
    assert page.card.paper.contains(place(page, page.card.next_button))
    page.card.dismiss()
    page.hide()


def test_where_the_board_is_low_the_curve_goes_first(page: Page, qtbot: QtBot) -> None:
    page.card.show_win(WIN)
    assert page.curve.isVisible()
    page.resize(520, 300)
    qtbot.waitUntil(lambda: not page.curve.isVisible())
    page.resize(520, 620)
    qtbot.waitUntil(page.curve.isVisible)
    page.card.dismiss()


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("opacity", [OPAQUE, EDGE])
def test_the_text_on_it_is_readable_whatever_shines_through(name: str, opacity: int) -> None:
    """The darkest and the lightest that is on a board: its frame, and the soldiers."""
    theme = THEMES[name]
    part = 1.0 if theme.contrast else opacity / 255
    for below in (theme.well_edge, theme.soldier, theme.block, theme.sign):
        ground = mixed(theme.panel, below, part)
        assert contrast(theme.text, ground) >= READABLE, below


def mixed(above: str, below: str, part: float) -> QColor:
    """A colour that is laid over another and lets through all but a part of it."""
    one, other = QColor(above), QColor(below)
    shades = zip((one.redF(), one.greenF(), one.blueF()), (other.redF(), other.greenF(), other.blueF()), strict=True)
    return QColor.fromRgbF(*(part * upper + (1 - part) * lower for upper, lower in shades))


def test_an_arrow_for_a_button_that_is_not_offered_leads_nowhere(page: Page) -> None:
    page.card.detours_button.hide()
    QTest.keyClick(page.card.detours_button, Qt.Key.Key_Right)
    assert not page.card.isAncestorOf(page.focusWidget() or page)
