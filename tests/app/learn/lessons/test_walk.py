"""What the slides of the lessons for a class show, on the pages of the main window, by the clicks of a person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from app.compare.page import ComparePage
from app.klotski.page import KlotskiPage
from app.knight.page import KnightPage
from app.puzzle.comparison import VALUE, CheckList
from app.puzzle.page import PuzzlePage
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.notation import square_on
from tests.app.learn.lessons import klotski_figures as klotski
from tests.app.learn.lessons import knight_figures as knight
from tests.app.windows import klotski_choice, knight_choice

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def open_page(window: MainWindow, qtbot: QtBot, name: str, key: Qt.Key) -> PuzzlePage | ComparePage:
    qtbot.keyClick(window, key, CTRL)
    view = window.views[name]
    qtbot.waitUntil(view.isVisible)
    assert isinstance(view, PuzzlePage | ComparePage)
    return view


def choose_method(page: PuzzlePage, combo: QComboBox, title: str) -> None:
    """Choose a method by what the list calls it."""
    place = combo.findText(title, Qt.MatchFlag.MatchStartsWith)
    assert place >= 0
    combo.setCurrentIndex(place)
    assert page.method_button.text().startswith(title)


def watch_in_steps(page: PuzzlePage, qtbot: QtBot, steps: int) -> None:
    """Watch a search that begins paused, and take so many whole steps."""
    watch = page.session.watch
    qtbot.keyClick(page.window(), Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert watch.watching
    assert not watch.playing
    qtbot.waitUntil(lambda: watch.frame is not None)
    for _ in range(steps):
        frame = watch.frame
        assert frame is not None
        qtbot.keyClick(page.window(), ".")
        qtbot.waitUntil(lambda before=frame: watch.frame is not None and watch.frame != before)


def resume_at(page: PuzzlePage, qtbot: QtBot, speed: str) -> None:
    """Choose a speed at the bottom right, and resume."""
    combo = page.transport.findChild(QComboBox, page.session.name + "Speed")
    assert isinstance(combo, QComboBox)
    combo.setCurrentIndex(combo.findText(speed))
    assert combo.currentText() == speed
    qtbot.keyClick(page.window(), Qt.Key.Key_P)
    assert page.session.watch.playing


def choose_layout(page: KlotskiPage, qtbot: QtBot, name: str) -> None:
    """Type part of a name into the list of layouts."""
    page.layout_combo.showPopup()
    search = page.layout_combo.popup.search
    qtbot.keyClicks(search, name)
    qtbot.keyClick(search, Qt.Key.Key_Return)
    page.window().activateWindow()  # which the window system does when a popup closes
    qtbot.waitUntil(page.window().isActiveWindow)


def test_breadth_and_depth(window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(window, qtbot, "klotski", Qt.Key.Key_1)
    assert isinstance(page, KlotskiPage)
    choose_layout(page, qtbot, "seven steps")
    assert str(page.session.layout) == klotski.WATCHED
    choose_method(page, page.klotski_choices.engines, "Breadth-first")
    watch_in_steps(page, qtbot, 3)
    resume_at(page, qtbot, "100/s")
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    assert page.result.text().startswith("7 moves, proven shortest")
    choose_method(page, page.klotski_choices.engines, "Depth-first, search tree")
    watch_in_steps(page, qtbot, 3)
    resume_at(page, qtbot, "20/s")
    figures = page.watch_panel.figures
    qtbot.waitUntil(lambda: not figures[2].text().endswith("–"))
    assert (figures[1].text(), figures[2].text()) == ("Visited: 45 positions", "Best so far: 37 steps")
    qtbot.keyClick(window, Qt.Key.Key_P)
    qtbot.mouseClick(page.watch_panel.full_speed, LEFT)
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    assert page.result.text().startswith("Search complete: 7 moves")
    lines = page.progress.better.lines
    assert lines[0].startswith("37 moves")
    assert lines[-1].startswith("7 moves")
    page.session.stop()


def test_the_work_in_pairs_on_klotski(window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(window, qtbot, "klotski", Qt.Key.Key_1)
    assert isinstance(page, KlotskiPage)
    choose_layout(page, qtbot, "vanishing")
    assert str(page.session.layout) == klotski.IN_PAIRS
    choose_method(page, page.klotski_choices.engines, "Depth-first, search tree")
    watch_in_steps(page, qtbot, 1)
    resume_at(page, qtbot, "100/s")
    qtbot.waitUntil(lambda: len(page.progress.better.lines) > 0)
    first = page.progress.better.lines[0]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    assert first.startswith("68 moves")
    assert first.endswith("83 positions")


def click_square(page: KnightPage, qtbot: QtBot, name: str) -> None:
    centre = page.chessboard.squares.centre(square_on(name, page.chessboard.board))
    qtbot.mouseClick(page.chessboard, LEFT, pos=centre.toPoint())


def set_size(page: KnightPage, side: int) -> None:
    page.knight_choices.rows.setValue(side)
    page.knight_choices.columns.setValue(side)
    assert page.chessboard.board == Board(side, side)


def test_warnsdorff(window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(window, qtbot, "knight", Qt.Key.Key_3)
    assert isinstance(page, KnightPage)
    set_size(page, 5)
    qtbot.mouseClick(page.by_hand, LEFT)
    for square in ("a1", "b3", "a5"):
        click_square(page, qtbot, square)
    assert len(page.session.game.line.path) == 3
    qtbot.mouseClick(page.by_hand, LEFT)
    click_square(page, qtbot, knight.NO_START)
    qtbot.waitUntil(lambda: page.result.text().startswith("No tour: one colour has one square more"))
    set_size(page, 8)
    start = page.findChild(QLineEdit, "knightStartField")
    assert isinstance(start, QLineEdit)
    qtbot.mouseClick(start, LEFT)
    click_square(page, qtbot, knight.START)
    assert page.session.request.start == square_on(knight.START, Board(8, 8))
    assert not page.session.runner.busy
    choose_method(page, page.knight_choices.engines, "Recursive depth-first")
    watch_in_steps(page, qtbot, 3)
    resume_at(page, qtbot, "5/s")
    qtbot.mouseClick(page.watch_panel.full_speed, LEFT)
    watch, deepest = page.session.watch, page.watch_panel.figures[2]
    qtbot.waitUntil(lambda: watch.frame is not None and watch.frame.progress.visited > 1_000_000)
    assert int(deepest.text().removeprefix("Deepest path: ").removesuffix(" squares")) < 64
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    choose_method(page, page.knight_choices.engines, "Warnsdorff, fixed order")
    watch_in_steps(page, qtbot, 3)
    resume_at(page, qtbot, "100/s")
    qtbot.waitUntil(lambda: not page.session.watch.watching)
    assert page.result.text().startswith("Tour of 64 squares from a1 to g6; the search entered 64 squares")
    set_size(page, 6)
    for square, entered in ((knight.FAILS_ON_SIX, knight.SIX_FAILED_ENTERED), (knight.START, 36)):
        click_square(page, qtbot, square)
        qtbot.waitUntil(lambda square=square: f"squares from {square} to" in page.result.text())
        assert f"entered {entered} squares" in page.result.text()
    page.session.stop()


def tick_only(checks: CheckList, *values: str) -> None:
    """Tick the lines of these values and no others, a click each."""
    for row in range(checks.count()):
        item = checks.item(row)
        wanted = item.data(VALUE) in values
        if wanted != (item.checkState() is Qt.CheckState.Checked):
            checks.scrollToItem(item)
            QTest.mouseClick(checks.viewport(), LEFT, pos=checks.visualItemRect(item).center())
    assert set(checks.chosen) == set(values)


@pytest.mark.parametrize("knights", [False, True])
def test_the_comparisons(window: MainWindow, qtbot: QtBot, knights: bool) -> None:
    page = open_page(window, qtbot, "compare", Qt.Key.Key_5)
    assert isinstance(page, ComparePage)
    setup = page.setup
    setup.puzzles.setCurrentIndex(int(knights))
    if knights:
        knight_choice(setup).boards.setText("5 × 5, 6 × 6")  # on 8 × 8 one of them is out of time
        knight_choice(setup).starts.setText(knight.START)
        tick_only(knight_choice(setup).methods, "depth-first", "warnsdorff-fixed")
        expected = {knight.BACKTRACKING_ENTERED[5], knight.BACKTRACKING_ENTERED[6], 25, 36}
    else:
        tick_only(klotski_choice(setup).layouts, klotski.WATCHED)  # on the classic, too
        tick_only(klotski_choice(setup).methods, "shortest", "depth-first-bst")
        expected = {klotski.BREADTH_POSITIONS[klotski.WATCHED], klotski.DEPTH_POSITIONS}
    setup.repetitions.setValue(1)
    setup.limit.setValue(10)
    qtbot.mouseClick(setup.memory_measured, LEFT)
    assert not setup.memory_measured.isChecked()
    qtbot.mouseClick(setup.run_button, LEFT)
    qtbot.waitUntil(lambda: len(page.session.results) == len(expected) and not page.session.runner.busy)
    assert {result.visited for result in page.session.results} == expected
