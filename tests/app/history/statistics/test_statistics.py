"""The statistics: what is gathered of games of known layouts, and what the view says of it, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.history.page import HistoryPage
from app.history.statistics.session import NearLayout, StatisticsSession
from app.history.statistics.view import StatisticsView
from app.klotski.daily.days import Days
from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.klotski.layouts.layout_combo import LayoutCombo
from app.klotski.layouts.layout_names import entry_of
from app.puzzle.saving import Saver
from app.storage.klotski_records import GameRecord, SolvedDay
from app.storage.knight_records import KnightGameRecord, RiddleRecord
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from solvers.klotski.catalogue.catalogue import Entry, entries, find
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import FIRST_DAY, puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from tests.app.storage.drawn_records import RING, solution, tour
from tests.app.windows import history_page, main_window

NOW = datetime.now(UTC)
BLADE = find("橫刀立馬")  # 81 moves
SOLDIERS = find("左右佈兵")  # 34 moves
FIGURES = ("Solved", "StarsTotal", "Games", "Time", "Streak", "Tours", "Riddles", "Found")


@pytest.fixture
def storage() -> Iterator[Storage]:
    """The person's data file."""
    opened = Storage(data_folder())
    yield opened
    opened.close()


@pytest.fixture
def session(storage: Storage) -> Iterator[StatisticsSession]:
    """A session over it, and the days."""
    saver = Saver()
    days = Days(storage, saver)
    made = StatisticsSession(lambda: storage.file, {"klotski": SimpleNamespace(days=days)})
    yield made
    made.close()
    days.close()
    saver.stop()


def keep(storage: Storage, entry: Entry, length: int, stars: int, days_ago: int = 0) -> None:
    at = NOW - timedelta(days=days_ago)
    made = GameRecord(entry.layout, Metric.MOVES, (), 60.0, finished=True, counted=length, stars=stars, at=at)
    storage.games.keep(made)


def gather(qtbot: QtBot, session: StatisticsSession) -> None:
    with qtbot.waitSignal(session.changed):
        session.refresh()


def text(view: StatisticsView, name: str) -> str:
    label = view.findChild(QLabel, name)
    assert label is not None
    return label.text()


def test_stars_are_counted_by_difficulty_and_once_a_layout(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    keep(storage, BLADE, 95, 1)
    keep(storage, BLADE, 87, 2)
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert (session.solved, session.stars) == (2, 5)
    bands = {band.difficulty: band for band in session.bands()}
    assert list(bands) == [DifficultyRange.EASY, DifficultyRange.MEDIUM, DifficultyRange.HARD, DifficultyRange.HARDEST]
    assert bands[DifficultyRange.MEDIUM].stars[1:] == (0, 0, 1)
    assert bands[DifficultyRange.HARD].stars[1:] == (0, 1, 0)
    solvable = {str(entry.layout): entry.optimum[Metric.MOVES] for entry in entries() if entry.solvable}
    assert len(solvable) == 365
    solvable.update((each.text, each.optimum[Metric.MOVES]) for chapter in chapters() for each in chapter.layouts)
    assert bands[DifficultyRange.MEDIUM].layouts == sum(31 <= (moves or 0) <= 60 for moves in solvable.values())
    assert sum(band.layouts for band in bands.values()) == len(solvable)


def test_what_is_near_to_three_stars_comes_first_and_can_be_opened(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    keep(storage, BLADE, 87, 2)
    keep(storage, SOLDIERS, 36, 2)
    gather(qtbot, session)
    assert session.near() == [NearLayout(SOLDIERS, 36, 34), NearLayout(BLADE, 87, 81)]
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    view.resize(900, 700)
    with qtbot.waitSignal(session.changed):
        view.show()
    wanted: list[Layout] = []
    session.layout_wanted.connect(wanted.append)
    second = view.findChild(QPushButton, "statisticsNear2")
    assert second is not None
    assert second.text().endswith("6 moves too many")
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert wanted == [BLADE.layout]
    keep(storage, BLADE, 81, 3)
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert session.near() == []


def test_layouts_of_chapters_and_days_can_be_near_to_three_stars_too(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    first, puzzle = chapters()[0].layouts[0], puzzle_of(FIRST_DAY)
    assert puzzle is not None
    keep(storage, entry_of(first.layout), first.optimum[Metric.MOVES] + 3, 1)
    keep(storage, entry_of(puzzle.layout), puzzle.optimum + 1, 2)
    gather(qtbot, session)
    assert [(near.entry.layout, near.length - near.best) for near in session.near()] == [
        (puzzle.layout, 1),
        (first.layout, 3),
    ]
    easy = next(band for band in session.bands() if band.difficulty is DifficultyRange.EASY)
    assert easy.stars[1:] == (1, 0, 0), "a layout of the chapters is in its band, one of a day in none"


def test_the_five_nearest_are_named_and_of_as_many_moves_too_many_the_easier_first(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    fewest = {entry: entry.optimum[Metric.MOVES] for entry in entries()[:200] if entry.solvable}
    picked = sorted(fewest, key=lambda entry: fewest[entry] or 0)[10:70:10]
    more = (3, 1, 4, 1, 2, 9)
    for entry, too_many in zip(picked, more, strict=True):
        keep(storage, entry, (fewest[entry] or 0) + too_many, 1)
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    gather(qtbot, session)
    expected = [picked[place] for place in (1, 3, 4, 0, 2)]
    assert [near.entry for near in session.near()] == expected
    assert [near.length - near.best for near in session.near()] == [1, 1, 2, 3, 4]
    buttons = [view.findChild(QPushButton, f"statisticsNear{number}") for number in range(1, 6)]
    assert [button.text().split(": ")[-1] for button in buttons if button is not None and not button.isHidden()] == [
        "1 move too many",
        "1 move too many",
        "2 moves too many",
        "3 moves too many",
        "4 moves too many",
    ]
    assert view.findChild(QPushButton, "statisticsNear6") is None


def test_tours_riddles_and_what_searches_found_stand_below_their_captions(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    for engine in ("shortest", "a-star"):
        storage.solutions.keep(solution(engine))
    storage.tours.keep(tour())
    storage.knight_games.keep(KnightGameRecord(RING, (0, 5), True, 3600.0, finished=True, at=NOW))
    for rows in (4, 5, 6):
        storage.riddles.keep(RiddleRecord(Board(rows, 4), False, "apart", correct=True))
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
        "Days in a row / longest row": "0 / 0",
        "Manual tours": "1",
        "Riddles solved": "3",
        "Found by searches": "3",
    }


@pytest.mark.parametrize(("width", "beside"), [(759, False), (760, True)])
def test_the_lower_panels_stand_beside_each_other_where_there_is_room(
    qtbot: QtBot, session: StatisticsSession, width: int, beside: bool
) -> None:
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    view.resize(width, 700)
    with qtbot.waitSignal(session.changed):
        view.show()
    stars, near = (
        one.mapTo(view, one.rect().topLeft())
        for one in (view.stars, view.findChild(QLabel, "statisticsNothingNear"))
        if one is not None
    )
    assert (near.x() > stars.x() + view.stars.width()) is beside
    assert (near.y() > stars.y() + view.stars.height()) is not beside


def test_nothing_near_is_not_all_stars_when_slides_were_undone(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    keep(storage, SOLDIERS, 34, 1)
    gather(qtbot, session)
    assert session.near() == []
    assert "will be listed here" in text(view, "statisticsNothingNear")
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert text(view, "statisticsNothingNear") == "Every layout you solved has three stars."


def test_the_figures_are_shown_and_gathered_when_the_page_is_seen_again(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    today = session.days.today
    for ago in (0, 1, 2, 5, 6, 7, 8):
        day = today - timedelta(days=ago)
        puzzle = puzzle_of(day)
        assert puzzle is not None
        storage.days.keep(SolvedDay(day, puzzle.layout, on_time=True))
    session.days.read()
    view = StatisticsView(session, Appearance("dark"))
    qtbot.addWidget(view)
    with qtbot.waitSignal(session.changed):
        view.show()
    assert text(view, "statisticsSolved") == "0"
    assert text(view, "statisticsStreak") == "3 / 4"
    view.hide()
    keep(storage, SOLDIERS, 34, 3)
    with qtbot.waitSignal(session.changed):
        view.show()
    assert [text(view, name) for name in ("statisticsSolved", "statisticsStarsTotal", "statisticsGames")] == [
        "1",
        "3",
        "1",
    ]
    assert text(view, "statisticsTime") == "1 min 0 s"


def test_the_calendar_tells_of_each_day_by_pointer_and_keys(
    qtbot: QtBot, storage: Storage, session: StatisticsSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr("app.history.statistics.activity.announce", lambda _, text: announced.append(text))
    keep(storage, SOLDIERS, 34, 3)
    keep(storage, SOLDIERS, 35, 2)
    keep(storage, SOLDIERS, 36, 2, days_ago=7)
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    view.resize(900, 700)
    with qtbot.waitSignal(session.changed):
        view.show()
    activity, today = view.activity, session.days.today
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
