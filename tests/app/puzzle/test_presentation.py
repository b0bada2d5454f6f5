"""A presentation: pages fill the screen by real keys, are large and strong enough for a class, and come back whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from app.puzzle.presentation import SMALLEST, Presentation, SpeakerNotes
from app.ui.look.theme import PRESENTED, Theme
from app.ui.settings import GEOMETRY, Settings
from app.window.main_window import MainWindow
from solvers.comparison.plan import Result, Run, RunOutcome
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.comparison import KnightProblem
from tests.app.children import child
from tests.app.contrast import contrast
from tests.app.windows import compare_page, klotski_page, klotski_session, knight_page, knight_session, puzzle_page

FEW_POSITIONS = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
NEARLY_SOLVED = Layout.parse("VVVV/VVVV/AASS/AAHH/S..S")
ESCAPE, NEXT, PREVIOUS = Qt.Key.Key_Escape, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp
STRONG = 7.0
"""The contrast that text is to have."""


def focused() -> QWidget:
    """What the keys are on."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(*keys: Qt.Key) -> None:
    """Press keys wherever the focus is."""
    for key in keys:
        QTest.keyClick(focused(), key)


def presented(window: MainWindow, name: str = "klotski") -> Presentation:
    """Present a page by the key."""
    window.menu_actions.by_name[name].trigger()
    window.views[name].setFocus()
    press(Qt.Key.Key_F5)
    return child(window, Presentation)


@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_the_board_fills_the_screen_and_comes_back_to_its_place(window: MainWindow, name: str) -> None:
    page = puzzle_page(window, name)
    window.menu_actions.by_name[name].trigger()
    home, size, theme = page.board.parentWidget(), page.board.size(), window.appearance.theme
    presentation = presented(window, name)
    assert window.isFullScreen()
    assert presentation.geometry() == window.rect()
    assert page.board.size() == presentation.size()
    assert page.board.hasFocus()
    assert window.appearance.theme == PRESENTED[theme.name]
    press(Qt.Key.Key_F5)
    assert window.findChildren(Presentation) == [presentation]
    press(ESCAPE)
    assert presentation.isHidden()
    assert not window.isFullScreen()
    assert page.board.parentWidget() is home
    QApplication.processEvents()
    assert page.board.size() == size
    assert (page.board.isVisible(), page.board.hasFocus(), page.board.least_text) == (True, True, 0)
    assert window.appearance.theme == theme


def test_a_clicker_goes_through_the_steps_of_a_solution(qtbot: QtBot, window: MainWindow) -> None:
    session = klotski_session(window)
    session.show_layout(NEARLY_SOLVED)
    session.search()
    qtbot.waitUntil(lambda: session.playback.length > 0)
    session.playback.first()
    presented(window)
    press(NEXT, NEXT, NEXT, PREVIOUS)
    assert session.playback.position == 2


@pytest.mark.parametrize("name", ["klotski", "knight"])
def test_a_watched_search_has_its_pseudocode_beside_the_board(qtbot: QtBot, window: MainWindow, name: str) -> None:
    klotski_session(window).show_layout(FEW_POSITIONS)
    page = puzzle_page(window, name)
    if name == "knight":
        knight_session(window).choose_square((0, 0))
        qtbot.waitUntil(lambda: page.playback.length > 0)
    presentation = presented(window, name)
    QTest.keyClick(page.board, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: page.session.watch.frame is not None)
    code, home = page.pseudocode, page.progress.parentWidget()
    assert presentation.isAncestorOf(code)
    assert code.isVisible()
    assert code.fontMetrics().height() >= presentation.height() / SMALLEST
    assert code.mapTo(presentation, QPoint()).x() >= page.board.geometry().right()
    before = page.session.watch.position, page.session.watch.frame
    press(NEXT)
    qtbot.waitUntil(lambda: (page.session.watch.position, page.session.watch.frame) != before)
    QTest.mouseClick(page.board, Qt.MouseButton.RightButton, pos=page.board.cell_rect((1, 1)).center().toPoint())
    assert page.board.hand_marks.marks
    press(ESCAPE)
    assert not page.board.hand_marks.marks
    assert presentation.isVisible()
    press(ESCAPE)
    assert code.parentWidget() is home
    assert code.font() == page.font()
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_arrows_are_seen_over_a_search_that_is_watched(qtbot: QtBot, window: MainWindow) -> None:
    klotski_session(window).show_layout(FEW_POSITIONS)
    page = klotski_page(window)
    page.page_actions["watch-paused"].trigger()
    qtbot.waitUntil(page.watched.view.isVisible)
    before = window.grab().toImage()
    QTest.mouseClick(
        page.watched.view,
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.ShiftModifier,
        page.board.cell_rect((4, 3)).center().toPoint(),
    )
    assert page.board.hand_marks.marks
    assert window.grab().toImage() != before
    page.stop()
    qtbot.waitUntil(lambda: not page.runner.busy)


def test_b_makes_the_screen_black_until_the_next_key(window: MainWindow) -> None:
    presentation = presented(window)
    press(Qt.Key.Key_B)
    image = presentation.grab().toImage()
    assert {image.pixelColor(x, y).name() for x in range(0, image.width(), 40) for y in range(0, 500, 40)} == {
        "#000000"
    }
    press(Qt.Key.Key_B)
    assert klotski_page(window).board.hasFocus()
    press(Qt.Key.Key_B, NEXT)
    assert not child(presentation, QWidget, "curtain").isVisible()
    press(ESCAPE)
    assert presentation.isHidden()


def test_the_map_is_a_slide_of_its_own_and_the_first_one_if_the_keys_are_on_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.resize(1500, 1000)
    klotski_session(window).show_layout(FEW_POSITIONS)
    page = klotski_page(window)
    page.page_actions["map"].trigger()
    qtbot.waitUntil(lambda: page.map_place.section is not None and page.session.landscape.drawing is not None)
    section = page.map_place.section
    assert section is not None
    presentation = presented(window)
    assert presentation.accessibleName() == page.session.title
    press(NEXT)
    assert presentation.accessibleName() == "Map"
    assert presentation.isAncestorOf(section.map)
    assert not presentation.isAncestorOf(page.board)
    assert section.map.hasFocus()
    assert section.legend.font().pixelSize() >= presentation.height() / SMALLEST
    press(NEXT, PREVIOUS)
    assert presentation.isAncestorOf(page.board)
    press(ESCAPE)
    assert section.isAncestorOf(section.map)
    assert section.legend.font().pixelSize() == 12
    section.map.setFocus()
    press(Qt.Key.Key_F5)
    assert page.presentation is not None
    assert page.presentation.number == 1
    press(ESCAPE)


def test_a_riddle_has_its_answers_beside_the_board_and_tab_stays_there(window: MainWindow) -> None:
    session, page = knight_session(window), knight_page(window)
    session.next_riddle()
    first = session.request.board
    presentation = presented(window, "knight")
    for said in presentation.findChildren(QLabel) + presentation.findChildren(QRadioButton):
        if said.isVisible():
            assert said.font().pixelSize() >= presentation.height() / SMALLEST
    visited: set[QWidget] = set()
    for _ in range(12):
        assert presentation.isAncestorOf(focused())
        visited.add(focused())
        press(Qt.Key.Key_Tab)
    assert {page.board, page.riddle_panel.next_button} <= visited
    press(NEXT)
    assert session.request.board != first
    press(ESCAPE)
    assert page.riddle_panel.question.font().pixelSize() == 14


def test_a_chart_is_presented_once_there_is_one(window: MainWindow) -> None:
    page = compare_page(window)
    window.menu_actions.by_name["compare"].trigger()
    assert not page.page_actions["present"].isEnabled()
    run = Run(KnightProblem(Board(5, 5)), "warnsdorff")
    page.session.results = tuple(Result(run, RunOutcome.FOUND, (seconds,), 25) for seconds in range(1, 60))
    page.session.results_changed.emit()
    presentation = presented(window, "compare")
    canvas = page.panel.chart.canvas
    assert presentation.isAncestorOf(canvas)
    assert canvas.drawn_font.pixelSize() * canvas.enlarged >= presentation.height() / SMALLEST
    press(NEXT)
    assert page.panel.chart.area.verticalScrollBar().value() > 0
    press(ESCAPE)
    assert page.panel.chart.isAncestorOf(canvas)
    assert canvas.enlarged == 1.0


WAYS: dict[str, Callable[[MainWindow], object]] = {
    "another page": lambda window: window.menu_actions.by_name["history"].trigger(),
    "another language": lambda window: window.menu_actions.by_name["language-zh_Hant"].trigger(),
    "another text size": lambda window: window.menu_actions.by_name["text-size-150"].trigger(),
    "hidden": lambda window: window.hide(),
}


@pytest.mark.parametrize("way", WAYS)
def test_it_ends_when_the_page_is_left(window: MainWindow, way: str) -> None:
    theme = window.appearance.theme
    presented(window, "knight")
    WAYS[way](window)
    QApplication.processEvents()
    assert window.findChildren(Presentation, options=Qt.FindChildOption.FindDirectChildrenOnly) == [] or all(
        made.isHidden() for made in window.findChildren(Presentation)
    )
    assert window.appearance.theme == theme
    window.show()
    window.menu_actions.by_name["knight"].trigger()
    assert knight_page(window).board.isVisible()


def test_a_window_that_is_closed_meanwhile_does_not_begin_with_the_whole_screen(window: MainWindow) -> None:
    presented(window)
    window.close()
    other = QWidget()
    other.restoreGeometry(Settings().value(GEOMETRY))
    assert not other.isFullScreen()


class OtherScreen:
    """A screen beside the one that there is."""

    def availableGeometry(self) -> QRect:
        """Beside it."""
        return QRect(900, 0, 700, 500)


def test_on_another_screen_are_the_notes_the_time_and_the_next_slide(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [window.screen(), OtherScreen()])
    session, page = klotski_session(window), klotski_page(window)
    session.show_layout(NEARLY_SOLVED)
    presented(window)
    notes = child(window, SpeakerNotes)
    qtbot.waitUntil(notes.isVisible)
    assert page.board.hasFocus()
    assert session.title in notes.text.text()
    qtbot.waitUntil(lambda: notes.time.text().startswith("0:0"))
    page.page_actions["search"].trigger()
    qtbot.waitUntil(lambda: session.playback.length > 0)
    assert session.sentence in notes.text.text()
    notes.show_slide("A note", "This", "That")
    assert notes.text.text() == "This\n\nA note\n\nNext: That"
    press(ESCAPE)
    qtbot.waitUntil(lambda: window.findChildren(SpeakerNotes) == [])


def test_numbers_on_the_board_are_large_enough_or_left_out(window: MainWindow) -> None:
    session, page = knight_session(window), knight_page(window)

    def strength(side: int) -> tuple[float, int]:
        session.choose_board(Board(side, side), closed=False)
        page.chessboard.grab()
        pens = page.chessboard._current_scene()._pens
        return pens.number_strength, pens.font.pixelSize()

    window.menu_actions.by_name["knight"].trigger()
    assert strength(20)[0] > 0.0
    presentation = presented(window, "knight")
    shown, pixels = strength(8)
    assert shown == 1.0
    assert pixels >= presentation.height() / SMALLEST
    assert strength(20)[0] == 0.0


TEXT_AND_GROUND = (
    *((ink, ground) for ink in ("text", "muted", "good", "accent", "mark") for ground in ("window", "panel", "field")),
    ("on_accent", "accent"),
    ("number_light", "square_light"),
    ("number_dark", "square_dark"),
    *(("sign", ground) for ground in ("frame", "block", "tall", "wide")),
    ("soldier_sign", "soldier"),
)


@pytest.mark.parametrize("theme", PRESENTED.values(), ids=PRESENTED)
@pytest.mark.parametrize(("ink", "ground"), TEXT_AND_GROUND)
def test_every_text_stands_out_from_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= STRONG
