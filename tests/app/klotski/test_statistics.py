"""What the statistics tell of games of known layouts: stars, days in a row, and what is near to three stars."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from app.history.statistics import StatisticsSession, StatisticsView
from app.klotski.layouts.catalogue_filter import DifficultyRange
from app.klotski.layouts.layout_names import entry_of
from app.klotski.repositories import Best, GameRecord, Games, SolvedDay, SolvedDays
from app.klotski.stars_chart import StarsChart
from app.klotski.statistics import KlotskiStatistics, NearLayout
from app.storage.storage import Storage
from app.ui.look.theme import Appearance
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import FIRST_DAY, puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from tests.app.history.kept_games import BLADE, NOW, SOLDIERS, gather, keep, text
from tests.app.history.kept_games import session as _session
from tests.app.history.kept_games import storage as _storage

session, storage = _session, _storage


def model(session: StatisticsSession) -> KlotskiStatistics:
    """What it knows of Klotski."""
    return next(puzzle for puzzle in session.puzzles if isinstance(puzzle, KlotskiStatistics))


def test_stars_are_counted_by_difficulty_and_once_a_layout(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    keep(storage, BLADE, 95, 1)
    keep(storage, BLADE, 87, 2)
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert (model(session).solved, model(session).stars) == (2, 5)
    bands = {band.difficulty: band for band in model(session).bands()}
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
    assert model(session).near() == [NearLayout(SOLDIERS, 36, 34), NearLayout(BLADE, 87, 81)]
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    view.resize(900, 700)
    with qtbot.waitSignal(session.changed):
        view.show()
    wanted: list[Layout] = []
    session.wanted.connect(wanted.append)
    second = view.findChild(QPushButton, "statisticsNear2")
    assert second is not None
    assert second.text().endswith("6 moves too many")
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert wanted == [BLADE.layout]
    keep(storage, BLADE, 81, 3)
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert model(session).near() == []


def test_layouts_of_chapters_and_days_can_be_near_to_three_stars_too(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    first, puzzle = chapters()[0].layouts[0], puzzle_of(FIRST_DAY)
    assert puzzle is not None
    keep(storage, entry_of(first.layout), first.optimum[Metric.MOVES] + 3, 1)
    keep(storage, entry_of(puzzle.layout), puzzle.optimum + 1, 2)
    gather(qtbot, session)
    assert [(near.entry.layout, near.length - near.best) for near in model(session).near()] == [
        (puzzle.layout, 1),
        (first.layout, 3),
    ]
    easy = next(band for band in model(session).bands() if band.difficulty is DifficultyRange.EASY)
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
    assert [near.entry for near in model(session).near()] == expected
    assert [near.length - near.best for near in model(session).near()] == [1, 1, 2, 3, 4]
    buttons = [view.findChild(QPushButton, f"statisticsNear{number}") for number in range(1, 6)]
    assert [button.text().split(": ")[-1] for button in buttons if button is not None and not button.isHidden()] == [
        "1 move too many",
        "1 move too many",
        "2 moves too many",
        "3 moves too many",
        "4 moves too many",
    ]
    assert view.findChild(QPushButton, "statisticsNear6") is None


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
        for one in (view.findChild(StarsChart), view.findChild(QLabel, "statisticsNothingNear"))
        if one is not None
    )
    chart = view.findChild(StarsChart)
    assert chart is not None
    assert (near.x() > stars.x() + chart.width()) is beside
    assert (near.y() > stars.y() + chart.height()) is not beside


def test_nothing_near_is_not_all_stars_when_slides_were_undone(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    view = StatisticsView(session, Appearance("light"))
    qtbot.addWidget(view)
    keep(storage, SOLDIERS, 34, 1)
    gather(qtbot, session)
    assert model(session).near() == []
    assert "will be listed here" in text(view, "statisticsNothingNear")
    keep(storage, SOLDIERS, 34, 3)
    gather(qtbot, session)
    assert text(view, "statisticsNothingNear") == "Every layout you solved has three stars."


def test_the_figures_are_shown_and_gathered_when_the_page_is_seen_again(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    today = session.today()
    for ago in (0, 1, 2, 5, 6, 7, 8):
        day = today - timedelta(days=ago)
        puzzle = puzzle_of(day)
        assert puzzle is not None
        storage.repository(SolvedDays).keep(SolvedDay(day, puzzle.layout, on_time=True))
    view = StatisticsView(session, Appearance("dark"))
    qtbot.addWidget(view)
    with qtbot.waitSignal(session.changed):
        view.show()
    assert text(view, "statisticsSolved") == "0"
    assert text(view, "statisticsStreak") == "3 (most: 4)"
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


def test_the_best_of_a_layout_has_the_most_stars_and_the_fewest_steps_without_a_hint(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    keep(storage, SOLDIERS, 39, 1)
    keep(storage, SOLDIERS, 37, 2)
    made = GameRecord(SOLDIERS.layout, Metric.MOVES, (), 10.0, finished=True, at=NOW)
    storage.repository(Games).keep(replace(made, counted=35, stars=2, hints=1))
    storage.repository(Games).keep(replace(made, counted=33, stars=0, given=True))
    gather(qtbot, session)
    assert model(session).bests == {(str(SOLDIERS.layout), "moves"): Best(stars=2, length=37)}


def test_a_game_of_an_earlier_version_is_solved_without_stars(
    qtbot: QtBot, storage: Storage, session: StatisticsSession
) -> None:
    made = GameRecord(SOLDIERS.layout, Metric.MOVES, (), 10.0, finished=True, counted=36)
    storage.repository(Games).keep(made)
    gather(qtbot, session)
    assert list(model(session).bests.values()) == [Best(stars=None, length=36)]
