"""A day's searches as one line of the page: opened, closed, deleted and brought back by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.history import session as history_session
from app.history import sliced_task
from app.history.page import HistoryPage
from app.history.session import HistorySession
from app.klotski.records import KlotskiRecords
from app.klotski.repositories import GameRecord, Games, Solutions
from app.knight.records import KnightRecords
from app.knight.repositories import Tours
from app.storage.history_query import HistoryQuery, Key, SearchDay
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.words.language import Languages
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.history.test_page import told
from tests.app.storage.drawn_records import DOWN, solution, straight_game, tour
from tests.app.storage.record_keys import record_keys

LEFT = Qt.MouseButton.LeftButton
WHEN, NAME, WHAT, STARS, LENGTH, OVER, METHOD = range(7)
NOON = datetime(2025, 11, 21, 12, tzinfo=UTC)
"""The day with three searches, a game before them and one between them; the day before has one search."""
DAY = SearchDay(NOON.astimezone().date())
CLOSED = ["Game", "3 searches", "Game", "Solution"]
OPEN = ["Game", "3 searches", "Closed tour", "Solution", "Solution", "Game", "Solution"]


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    opened = Storage(tmp_path / "data")
    opened.repository(Solutions).keep(replace(solution("bidirectional"), at=NOON - timedelta(days=1)))
    opened.repository(Games).keep(replace(straight_game(), at=NOON + timedelta(minutes=1)))
    opened.repository(Solutions).keep(replace(solution("shortest"), at=NOON + timedelta(minutes=0)))
    opened.repository(Solutions).keep(replace(solution("a-star"), at=NOON + timedelta(minutes=2)))
    opened.repository(Tours).keep(replace(tour(), at=NOON + timedelta(minutes=3)))
    opened.repository(Games).keep(replace(straight_game(seconds=5.0), at=NOON + timedelta(minutes=4)))
    yield opened
    opened.close()


@pytest.fixture
def page(qtbot: QtBot, storage: Storage) -> HistoryPage:
    """The page, shown and in front."""
    return shown(HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), Settings()), qtbot)


def shown(session: HistorySession, qtbot: QtBot) -> HistoryPage:
    made = HistoryPage(session, Appearance("light"), Settings())
    qtbot.addWidget(made)
    made.resize(1500, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def column(page: HistoryPage, number: int = WHAT) -> list[str]:
    """What a column says, from the top."""
    model = page.session.model
    return [model.index(line, number).data() for line in range(model.rowCount())]


def at(page: HistoryPage, line: int) -> QPoint:
    return page.table.visualRect(page.session.model.index(line, NAME)).center()


def press(page: HistoryPage, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page.table, key)


def test_a_day_with_several_searches_is_one_line_among_the_games(page: HistoryPage) -> None:
    assert column(page) == CLOSED
    assert column(page, NAME)[1] == "3 × 3, 1 square removed and 1 other"
    assert column(page, LENGTH)[1] == ""
    assert page.size_label.text() == "6 records"


def test_a_click_opens_and_closes_it(page: HistoryPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=at(page, 1))
    assert column(page) == OPEN
    assert page.session.selected == [DAY]
    assert column(page, METHOD)[2:5] == ["Warnsdorff, outermost first", "A*", "Breadth-first"]
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=at(page, 1))
    assert column(page) == CLOSED


def test_what_is_looked_at_while_a_day_opens_or_closes_is_looked_at_anew_afterwards(page: HistoryPage) -> None:
    """As what is selected is, where the lines of which it is one go."""
    model = page.session.model

    def look() -> None:
        assert all(model.row(line) is not None for line in range(model.rowCount()))

    for going in (model.rowsAboutToBeInserted, model.rowsAboutToBeRemoved):
        going.connect(look)
    for shown in (OPEN, CLOSED):
        model.toggle(DAY)
        assert column(page) == shown
        keys = [row.key for row in map(model.row, range(model.rowCount())) if row is not None]
        assert keys == list(model.rows[:])


def test_a_double_click_opens_it_once_and_a_click_with_a_key_selects(page: HistoryPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.table.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, at(page, 1))
    assert column(page) == CLOSED
    assert page.session.selected == [DAY]
    opened = QSignalSpy(page.session.opened)
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=at(page, 1))
    qtbot.mouseDClick(page.table.viewport(), LEFT, pos=at(page, 1))
    assert column(page) == OPEN
    assert opened.count() == 0


def test_keys_open_and_close_it_as_in_a_tree(page: HistoryPage, qtbot: QtBot) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert column(page) == CLOSED
    press(page, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert column(page) == OPEN
    press(page, qtbot, Qt.Key.Key_Right)
    assert page.session.selected == [Key("tours", 1)]
    press(page, qtbot, Qt.Key.Key_Down, Qt.Key.Key_Left)
    assert page.session.selected == [DAY]
    press(page, qtbot, Qt.Key.Key_Left)
    assert column(page) == CLOSED
    press(page, qtbot, Qt.Key.Key_Return)
    assert column(page) == OPEN
    press(page, qtbot, Qt.Key.Key_Return)
    assert column(page) == CLOSED


def test_what_enter_opens_and_closes_is_read_out(page: HistoryPage, qtbot: QtBot, announced: list[str]) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert announced == ["3 searches, open", "3 searches, closed"]


def test_enter_opens_no_day_that_is_selected_with_others(page: HistoryPage, qtbot: QtBot) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert len(page.session.selected) == 2
    opened = QSignalSpy(page.session.opened)
    press(page, qtbot, Qt.Key.Key_Return)
    assert column(page) == CLOSED
    assert opened.count() == 0


def test_times_of_day_stand_below_the_date(page: HistoryPage, qtbot: QtBot) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right)
    whole, date, time = (column(page, WHEN)[line] for line in (0, 1, 2))
    assert whole.startswith(date)
    assert time not in whole
    assert ":" in time
    assert date not in time
    page.resize(800, 600)
    qtbot.waitUntil(lambda: column(page, WHEN)[0] == date)
    assert column(page, WHEN)[2] == time


def test_its_panel_tells_what_was_searched_and_its_button_opens_it(page: HistoryPage, qtbot: QtBot) -> None:
    page.session.select([DAY])
    lines = told(page)
    assert lines[0] == "3 searches"
    assert lines[-1].startswith("AA.S/AA") or "My layout" in lines[-1]
    assert lines[-2] == "3 × 3, 1 square removed"
    assert page.panel.open_button.text() == "Open"
    qtbot.mouseClick(page.panel.open_button, LEFT)
    assert column(page) == OPEN
    assert page.panel.open_button.text() == "Close"
    qtbot.mouseClick(page.panel.open_button, LEFT)
    assert column(page) == CLOSED


@pytest.mark.parametrize("opened", [True, False])
def test_it_is_deleted_as_a_whole_and_comes_back(
    page: HistoryPage, storage: Storage, qtbot: QtBot, opened: bool
) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Down, *([Qt.Key.Key_Right] if opened else []))
    press(page, qtbot, Qt.Key.Key_Delete)
    assert column(page) == ["Game", "Game", "Solution"]
    assert page.undo_bar.text.text() == "3 records deleted"
    assert len(record_keys(storage.history, HistoryQuery(deleted=True))) == 3
    assert page.session.selected == [Key("games", 1)]
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert column(page) == (OPEN if opened else CLOSED)
    assert page.session.selected == [DAY]
    assert page.undo_bar.text.text() == "3 records restored"


def test_one_of_its_searches_is_deleted_and_two_are_still_one_line(page: HistoryPage, qtbot: QtBot) -> None:
    press(page, qtbot, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Delete)
    assert column(page) == ["Game", "2 searches", "Solution", "Solution", "Game", "Solution"]
    press(page, qtbot, Qt.Key.Key_Delete)
    assert "searches" not in " ".join(column(page))
    for _ in range(2):
        qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert column(page) == OPEN


def test_closing_it_over_a_selected_search_selects_its_line(page: HistoryPage) -> None:
    page.session.toggle(DAY)
    page.session.select([Key("tours", 1)])
    page.session.toggle(DAY)
    assert page.session.selected == [DAY]
    assert page.table.chosen == [DAY]


def test_its_line_says_whether_it_is_open_to_a_screen_reader(page: HistoryPage) -> None:
    model, spoken = page.session.model, Qt.ItemDataRole.AccessibleTextRole
    assert model.index(1, WHAT).data(spoken) == "3 searches, closed"
    page.session.toggle(DAY)
    assert model.index(1, WHAT).data(spoken) == "3 searches, open"
    table = QAccessible.queryAccessibleInterface(page.table)
    cells = [table.child(number).text(QAccessible.Text.Name) for number in range(table.childCount())]
    assert "3 searches, open" in cells


def test_a_text_or_another_order_lists_each_search(page: HistoryPage, qtbot: QtBot) -> None:
    page.filters.text.setFocus()
    qtbot.keyClicks(page.filters.text, "A*")
    qtbot.waitUntil(lambda: column(page) == ["Solution"])
    assert page.size_label.text() == "1 record"
    qtbot.keyClick(page.filters.text, Qt.Key.Key_Down)
    assert page.table.hasFocus()
    assert page.session.selected == [Key("solutions", 3)]
    page.filters.text.setFocus()
    qtbot.keyClick(page.filters.text, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: column(page) == CLOSED)
    page.session.model.sort(METHOD)
    assert len(column(page)) == 6


def test_enter_looks_for_a_text_at_once(page: HistoryPage, qtbot: QtBot) -> None:
    page.filters.text.setFocus()
    qtbot.keyClicks(page.filters.text, "nobody")
    qtbot.keyClick(page.filters.text, Qt.Key.Key_Return)
    assert page.empty.isVisible()
    assert page.filters.text.hasFocus()
    assert page.empty.heading.text() == "Nothing found"
    assert "“nobody”" in page.empty.text.text()
    qtbot.mouseClick(page.empty.everything, LEFT)
    assert column(page) == CLOSED
    assert page.filters.text.text() == ""


@pytest.mark.parametrize(
    ("kind", "text"),
    [("strict", "choose it in the Edit menu"), ("own", "edit and name"), ("deleted", "restored at any")],
)
def test_a_kind_without_records_says_how_to_come_by_one(page: HistoryPage, kind: str, text: str) -> None:
    page.session.show_kind(kind)
    assert text in page.empty.text.text()
    assert page.empty.everything.isVisible()
    assert page.filters.kind.currentData() == kind


def test_open_days_kinds_and_texts_outlive_a_new_page_in_another_language(page: HistoryPage, qtbot: QtBot) -> None:
    session = page.session
    session.toggle(DAY)
    languages = Languages("zh_Hans", session)
    try:
        again = shown(session, qtbot)
        assert column(again)[1] == "3 次搜索"
        assert len(column(again)) == len(OPEN)
        session.show_puzzle("klotski")
        session.show_kind("searches")
        session.find("a*")
        last = shown(session, qtbot)
        assert (last.filters.kind.currentData(), last.filters.puzzle.currentData()) == ("searches", "klotski")
        assert last.filters.text.text() == "a*"
        assert column(last) == ["解法"]
    finally:
        languages.release()


def test_what_takes_long_is_deleted_in_slices_and_says_so(
    page: HistoryPage, storage: Storage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_session, "CHANGED_TOGETHER", 2)
    monkeypatch.setattr(sliced_task, "SLICE_SECONDS", 0.0)
    qtbot.keyClick(page.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    page.session.delete()
    assert page.undo_bar.text.text() == "One moment…"
    page.session.delete()  # one thing at a time
    page.session.undo()
    qtbot.waitUntil(lambda: page.undo_bar.text.text() == "6 records deleted")
    assert storage.history.is_empty()
    page.session.undo()
    qtbot.waitUntil(lambda: page.undo_bar.text.text() == "6 records restored")
    qtbot.waitUntil(lambda: column(page) == CLOSED)
    page.session.delete()
    page.session.close()  # with the window: what was begun is finished
    assert len(record_keys(storage.history, HistoryQuery(deleted=True))) == 6


def test_many_selected_lines_are_copied_with_the_lines_of_days(page: HistoryPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert [line.split("\t")[WHAT] for line in lines[1:]] == CLOSED


def test_games_have_stars_and_a_best_and_one_of_the_programs_path_is_none(storage: Storage, qtbot: QtBot) -> None:
    layout = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
    made = GameRecord(layout, Metric.MOVES, (), 60.0, finished=True, stars=3, counted=81)
    storage.repository(Games).keep(replace(made, at=NOON + timedelta(days=1)))
    storage.repository(Games).keep(replace(made, counted=90, stars=1, at=NOON + timedelta(days=2)))
    storage.repository(Games).keep(replace(made, given=True, stars=0, at=NOON + timedelta(days=3)))
    storage.repository(Games).keep(replace(made, strict=True, stars=None, at=NOON + timedelta(days=4)))
    storage.repository(Games).keep(
        replace(made, turns=(DOWN,), finished=False, stars=None, at=NOON + timedelta(days=5))
    )
    page = shown(HistorySession(storage.history, (KlotskiRecords(), KnightRecords()), Settings()), qtbot)
    assert column(page)[:5] == ["Unfinished game", "Strict game", "Game", "Game", "Game, your best"]
    assert column(page, STARS)[:5] == ["", "", "", "★☆☆", "★★★"]
    assert column(page, OVER)[:5] == ["", "Shortest", "", "+9", "Shortest"]
    assert column(page, METHOD)[2] == "The program's path"
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert page.session.model.index(4, STARS).data(spoken) == "3 stars"
    page.session.model.sort(STARS, Qt.SortOrder.DescendingOrder)
    assert column(page, STARS)[:3] == ["★★★", "★☆☆", ""]
    page.session.show_kind("strict")
    assert column(page) == ["Strict game"]
    page.session.show_kind("games")
    assert "Strict game" not in column(page)


def test_a_key_before_a_shortcut_of_the_window_is_taken(page: HistoryPage) -> None:
    """Right would step the playback: on the line of a day it is the list's."""
    from PySide6.QtGui import QKeyEvent

    page.session.select([DAY])
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(page.table, event)
    assert event.isAccepted()
