"""The puzzle of the day at the window: its button, its keys, its calendar, on dates that are handed in."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.klotski.daily.calendar import CalendarPopup
from app.klotski.daily.corner import SIDE, DailyCorner
from app.klotski.repositories import Games, SolvedDays
from app.ui.settings import HINTS_SEEN, TEXT_SIZE, Settings
from app.ui.widgets.popup import SHADOW
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from app.window.start_request import Opening
from solvers.klotski.breadth_first.shortest import search
from solvers.klotski.catalogue.daily import puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found
from tests.app.hands import drag_step
from tests.app.learn.lessons.opening import cut_texts
from tests.app.windows import klotski_page, klotski_session, main_window

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
MONDAY = date(2026, 11, 23)


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window, so wide that the longest words have room beside the tabs."""
    window.resize(1600, 800)
    return window


@pytest.fixture
def monday(window: MainWindow) -> MainWindow:
    """The window on Monday, 23 November 2026."""
    window.open(Opening(today=MONDAY))
    return window


def layout_of(day: date) -> Layout:
    puzzle = puzzle_of(day)
    assert puzzle is not None
    return puzzle.layout


def corner(window: MainWindow) -> DailyCorner:
    found = window.pages.findChild(DailyCorner)
    assert found is not None
    return found


def calendar(window: MainWindow) -> CalendarPopup:
    (found,) = [popup for popup in window.findChildren(CalendarPopup) if popup.isVisible()]
    return found


def day_button(window: MainWindow, day: str) -> QAbstractButton:
    found = calendar(window).findChild(QAbstractButton, f"dailyDay-{day}")
    assert found is not None
    return found


def day_said(window: MainWindow, qtbot: QtBot, day: str) -> str:
    """What a screen reader says of a day in the calendar, which is opened and closed again."""
    qtbot.keyClick(window, Qt.Key.Key_D, CTRL | SHIFT)
    told = day_button(window, day).accessibleName()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    return told


def said(window: MainWindow) -> list[str]:
    label = calendar(window).findChild(QLabel, "dailyDaySaid")
    assert label is not None
    return label.text().splitlines()


def solve_by_hand(window: MainWindow, qtbot: QtBot) -> None:
    """Drag every piece of a shortest solution of what is on the board."""
    page = klotski_page(window)
    found = Drive(search(page.session.layout_on_board, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    for step in found.answer.steps:
        drag_step(page.klotski_board, step)
    assert page.session.game.complete


def test_the_button_opens_the_puzzle_of_today_by_its_date(monday: MainWindow, qtbot: QtBot) -> None:
    monday.pages.show_page("lessons")
    button = corner(monday).button
    assert (button.text(), button.accessibleName()) == ("Today's puzzle", "Today's puzzle")
    assert "Monday, 23 November 2026 · best possible: 13 moves" in button.toolTip()
    qtbot.mouseClick(button, LEFT)
    session = klotski_session(monday)
    assert monday.pages.name_in_front == "klotski"
    assert session.layout == layout_of(MONDAY)
    assert session.title == "Puzzle of 23 November 2026"
    assert session.entry.optimum == {Metric.MOVES: 13}
    focused = QApplication.focusWidget()
    assert focused is klotski_page(monday).klotski_board


@pytest.mark.parametrize(
    ("language", "name", "shown"),
    [
        (Language.TRADITIONAL, "2026年11月23日每日一題", "今日一題"),
        (Language.SIMPLIFIED, "2026年11月23日每日一题", "今日一题"),
    ],
)
def test_it_is_named_in_chinese_too(
    monday: MainWindow, qtbot: QtBot, language: Language, name: str, shown: str
) -> None:
    monday.languages.choose(language.value)
    qtbot.mouseClick(corner(monday).button, LEFT)
    assert corner(monday).button.text() == shown
    assert klotski_session(monday).title == name


def test_two_days_are_solved_by_hand_and_the_streak_grows(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    solve_by_hand(monday, qtbot)
    assert corner(monday).button.text() == "Today's puzzle solved"
    monday.open(Opening(today=date(2026, 11, 24)))
    assert corner(monday).button.text() == "Today's puzzle"
    qtbot.mouseClick(corner(monday).button, LEFT)
    assert klotski_session(monday).layout == layout_of(date(2026, 11, 24))
    solve_by_hand(monday, qtbot)
    assert corner(monday).button.accessibleName() == "Today's puzzle solved · 2 days in a row"
    monday.resize(1600, 800)
    qtbot.wait(0)
    assert corner(monday).button.text() == "Today's puzzle solved · 2 days in a row"
    assert day_said(monday, qtbot, "2026-11-23").endswith("Solved on its day, 3 stars · best possible: 13 moves")
    kept = sorted((solved.day.day, solved.on_time) for solved in monday.storage.repository(SolvedDays).newest())
    assert kept == [(23, True), (24, True)]


def test_a_deleted_game_does_not_change_the_day(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    solve_by_hand(monday, qtbot)
    game = monday.storage.repository(Games).newest()[0]
    assert game.id is not None
    monday.storage.repository(Games).delete([game.id])
    monday._sessions.history.changed.emit()
    assert corner(monday).button.text() == "Today's puzzle solved"


def test_what_the_program_solves_does_not_count(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    page = klotski_page(monday)
    with qtbot.waitSignal(page.session.runner.answered):
        qtbot.mouseClick(page.find_button, LEFT)
    page.session.playback.last()
    qtbot.waitUntil(lambda: page.session.game.complete)
    assert corner(monday).button.text() == "Today's puzzle"
    assert monday.storage.repository(SolvedDays).newest() == []


def test_a_game_of_today_goes_on_and_a_finished_one_begins_again(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    page = klotski_page(monday)
    found = Drive(search(page.session.layout_on_board, Metric.MOVES)).next_answer()
    assert isinstance(found, Found)
    drag_step(page.klotski_board, found.answer.steps[0])
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    assert page.session.game.now == 1
    klotski_session(monday).show_layout(layout_of(date(2026, 11, 2)))
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    assert page.session.game.now == 1, "it was left for another layout"
    solve_by_hand(monday, qtbot)
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL)
    assert page.session.game.now == 0


@pytest.mark.parametrize("how", ["arrow", "right-click", "key", "menu"])
def test_the_calendar_opens_at_today(monday: MainWindow, qtbot: QtBot, how: str) -> None:
    match how:
        case "arrow":
            qtbot.mouseClick(corner(monday).arrow, LEFT)
        case "right-click":
            corner(monday).button.customContextMenuRequested.emit(QPoint(3, 3))
        case "key":
            qtbot.keyClick(monday, Qt.Key.Key_D, CTRL | SHIFT)
        case _:
            monday.menu_actions.by_name["daily-calendar"].trigger()
    assert calendar(monday).title.text() == "November 2026"
    assert QApplication.focusWidget() is day_button(monday, "2026-11-23")
    assert said(monday) == ["Monday, 23 November 2026", "Today's puzzle, not solved yet · best possible: 13 moves"]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not [popup for popup in monday.findChildren(CalendarPopup) if popup.isVisible()]


def test_a_press_beside_the_days_closes_nothing_and_the_program_can_be_quit_from_there(
    monday: MainWindow, qtbot: QtBot
) -> None:
    qtbot.mouseClick(corner(monday).arrow, LEFT)
    shown = calendar(monday)
    for part in (shown.title, shown.said, shown.summary):
        place = part.mapTo(monday, part.rect().center())
        QTest.mouseClick(monday.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        assert calendar(monday) is shown
    QTest.keyClick(monday.windowHandle(), Qt.Key.Key_Q, CTRL)
    assert not monday.isVisible()


def test_a_past_day_is_opened_with_the_keys_and_solved_late(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL | SHIFT)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert QApplication.focusWidget() is day_button(monday, "2026-11-16")
    assert day_button(monday, "2026-11-16").accessibleName().startswith("Monday, 16 November 2026. Not solved")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert klotski_session(monday).layout == layout_of(date(2026, 11, 16))
    solve_by_hand(monday, qtbot)
    assert corner(monday).button.text() == "Today's puzzle"
    qtbot.keyClick(monday, Qt.Key.Key_D, CTRL | SHIFT)
    assert "Solved later" in day_button(monday, "2026-11-16").accessibleName()


def test_a_day_is_clicked_and_days_to_come_cannot_be(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(corner(monday).arrow, LEFT)
    tomorrow = day_button(monday, "2026-11-24")
    assert (tomorrow.isEnabled(), tomorrow.accessibleName()) == (False, "Tuesday, 24 November 2026. Opens on its day")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is day_button(monday, "2026-11-23")
    qtbot.mouseClick(day_button(monday, "2026-11-01"), LEFT)
    assert klotski_session(monday).title == "Puzzle of 1 November 2026"


def test_months_are_turned_by_keys_and_buttons_within_what_there_is(window: MainWindow, qtbot: QtBot) -> None:
    window.open(Opening(today=date(2027, 3, 31)))
    qtbot.keyClick(window, Qt.Key.Key_D, CTRL | SHIFT)
    shown = calendar(window)
    assert not shown.after.isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert (shown.title.text(), shown.day) == ("February 2027", date(2027, 2, 28))
    qtbot.mouseClick(shown.before, LEFT)
    assert (shown.title.text(), shown.day) == ("January 2027", date(2027, 1, 28))
    qtbot.mouseClick(shown.after, LEFT)
    for _ in range(6):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert shown.day == date(2026, 11, 1)
    assert not shown.before.isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    assert (shown.title.text(), shown.day) == ("March 2027", date(2027, 3, 31))


@pytest.mark.parametrize(
    ("today", "before", "after"),
    [
        (date(2028, 1, 31), date(2027, 12, 31), date(2028, 1, 31)),
        (date(2028, 3, 31), date(2028, 2, 29), date(2028, 3, 29)),
        (date(2026, 12, 31), date(2026, 11, 30), date(2026, 12, 30)),
    ],
)
def test_a_month_without_this_day_shows_its_last(
    window: MainWindow, qtbot: QtBot, today: date, before: date, after: date
) -> None:
    window.open(Opening(today=today))
    qtbot.keyClick(window, Qt.Key.Key_D, CTRL | SHIFT)
    for key, day in ((Qt.Key.Key_PageUp, before), (Qt.Key.Key_PageDown, after)):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert calendar(window).day == day


def test_before_the_first_day_and_after_the_last_the_button_opens_the_calendar(
    window: MainWindow, qtbot: QtBot
) -> None:
    for today, month in ((date(2026, 10, 1), "November 2026"), (date(2040, 1, 1), "October 2036")):
        window.open(Opening(today=today))
        assert corner(window).button.text() == "Puzzles of the days"
        qtbot.mouseClick(corner(window).button, LEFT)
        assert calendar(window).title.text() == month
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)


@pytest.fixture
def large_text(qtbot: QtBot, text_of_100_percent: None) -> Iterator[MainWindow]:
    settings = Settings()
    settings.keep(TEXT_SIZE, "150")
    settings.keep(HINTS_SEEN, "klotski knight history compare lessons chapters")
    made = main_window(qtbot)
    made.open(Opening(today=MONDAY))
    yield made
    made.close()


@pytest.mark.parametrize("width", [1300, 1000, 900, 780])
def test_it_never_spreads_over_the_tabs(large_text: MainWindow, qtbot: QtBot, width: int) -> None:
    large_text.resize(width, 560)
    qtbot.wait(0)
    bar, shown = large_text.pages.tabBar(), corner(large_text)
    parts = [part for part in (shown.button, shown.arrow) if part.isVisible()]
    for part in parts:
        left = part.mapTo(large_text, QPoint(0, 0)).x()
        assert left >= bar.mapTo(large_text, bar.tabRect(bar.count() - 1).topRight()).x()
        assert left + part.width() <= large_text.width()
    assert bar.width() >= min(bar.sizeHint().width(), large_text.pages.width() - SIDE)
    assert bool(parts) or width < 900
    assert shown.button.toolTip().startswith("Today's puzzle")


@pytest.mark.parametrize("language", Language)
def test_the_calendar_has_room_in_a_small_window_with_large_text(
    large_text: MainWindow, qtbot: QtBot, language: Language
) -> None:
    large_text.languages.choose(language.value)
    large_text.resize(780, 540)
    qtbot.wait(0)
    large_text.menu_actions.by_name["daily-calendar"].trigger()
    qtbot.wait(0)
    shown = calendar(large_text)
    assert large_text.rect().contains(shown.geometry().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW))
    assert cut_texts(large_text) == []
    for button in (button for button in shown.buttons if button.day is not None):
        assert button.height() >= button.minimumSizeHint().height()
        assert shown.rect().contains(button.geometry())


def test_everything_has_a_name(monday: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(corner(monday).arrow, LEFT)
    shown: list[QWidget] = [
        corner(monday).button,
        corner(monday).arrow,
        *calendar(monday).findChildren(QAbstractButton),
    ]
    assert all(bool(part.objectName()) == bool(part.accessibleName()) for part in shown)
    assert len([part for part in shown if part.accessibleName()]) == 2 + 2 + 30
