"""The page of the statistics: its figures, the calendar by pointer and keys, and the way to it and from it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.history.page import HistoryPage
from app.history.statistics import StatisticsSession, StatisticsView
from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.repositories import Solutions
from app.knight.repositories import KnightGameRecord, KnightGames, RiddleRecord, Riddles, Tours
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from solvers.knight.board import Board
from tests.app.history.kept_games import BLADE, FIGURES, NOW, SOLDIERS, gather, keep, text
from tests.app.history.kept_games import session as _session
from tests.app.history.kept_games import storage as _storage
from tests.app.storage.drawn_records import RING, solution, tour
from tests.app.windows import history_page, main_window

session, storage = _session, _storage


def test_tours_riddles_and_what_searches_found_stand_below_their_captions(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    for engine in ("shortest", "a-star"):
        storage.repository(Solutions).keep(solution(engine))
    storage.repository(Tours).keep(tour())
    storage.repository(KnightGames).keep(KnightGameRecord(RING, (0, 5), True, 3600.0, finished=True, at=NOW))
    for rows in (4, 5, 6):
        storage.repository(Riddles).keep(RiddleRecord(Board(rows, 4), False, "apart", correct=True))
    keep(storage, SOLDIERS, 34, 3)
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    gather(qtbot, session)
    figures = {
        label.accessibleName(): label.text()
        for name in FIGURES
        if (label := view.findChild(QLabel, f"statistics{name}"))
    }
    assert figures == {
        "Layouts solved": "1",
        "Stars": "3",
        "Games finished": "1",
        "Time played": "1 h 1 min",
        "Days in a row": "0 (most: 0)",
        "Manual tours": "1",
        "Riddles solved": "3",
        "Found by searches": "3",
    }


def test_the_calendar_tells_of_each_day_by_pointer_and_keys(
    qtbot: QtBot, storage: Storage, session: StatisticsSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr("app.history.activity.announce", lambda _, text: announced.append(text))
    keep(storage, SOLDIERS, 34, 3)
    keep(storage, SOLDIERS, 35, 2)
    keep(storage, SOLDIERS, 36, 2, days_ago=7)
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    view.resize(900, 700)
    with qtbot.waitSignal(session.changed):
        view.show()
    activity, today = view.activity, session.today()
    assert activity.accessibleDescription() == "Played on 2 days of the last year"
    activity.setFocus()
    qtbot.keyClick(activity, Qt.Key.Key_End)
    assert announced[-1].endswith("2 games")
    qtbot.keyClick(activity, Qt.Key.Key_Left)
    assert announced[-1].endswith("1 game")
    qtbot.keyClick(activity, Qt.Key.Key_Home)
    assert announced[-1].endswith("0 games")
    square = activity.rect_of(today)
    assert QPointF(activity.width(), activity.height()).x() > square.right()


def test_the_history_page_turns_to_the_statistics_and_a_layout_is_played_from_there(
    qtbot: QtBot, storage: Storage
) -> None:
    keep(storage, BLADE, 87, 2)
    window = main_window(qtbot)
    window.pages.show_page("history")
    page = history_page(window)
    assert isinstance(page, HistoryPage)
    qtbot.mouseClick(page.statistics_button, Qt.MouseButton.LeftButton)
    view = page.findChild(StatisticsView)
    assert view is not None
    qtbot.waitUntil(lambda: text(view, "statisticsStarsTotal") == "2")
    assert not page.filters.isVisible()
    first = view.findChild(QPushButton, "statisticsNear1")
    assert first is not None
    qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
    assert window.pages.name_in_front == "klotski"
    combo = window.findChild(LayoutCombo)
    assert combo is not None
    assert combo.entry == BLADE
    window.pages.show_page("history")
    assert view.isVisible(), "the page is as it was left"
    qtbot.mouseClick(page.statistics_button, Qt.MouseButton.LeftButton)
    assert page.filters.isVisible()
    assert not view.isVisible()
    window.close()
