"""What was reached in each layout: read from the data file, renewed by games, and rated when the optimum is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Best, GameRecord, Games
from app.klotski.session import KlotskiSession
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.turns import NO_STEPS, StepCounts
from tests.app.klotski.views import klotski_session

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
ONE_STEP_AWAY = Layout.parse("AA.S/AA../..../..../....")
DOWN = Step(PieceKind.BLOCK, ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)))


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KlotskiSession]:
    """A session with nothing saved."""
    with klotski_session() as made:
        yield made


def game(layout: Layout = ONE_STEP_AWAY, **others: Any) -> GameRecord:
    """A finished game of one move that is worth three stars, or as the other fields say."""
    fields: dict[str, Any] = {"counted": 1, "taken_back": NO_STEPS, "stars": 3, "finished": True} | others
    return GameRecord(layout, Metric.MOVES, (DOWN,), 5.0, **fields)


def test_nothing_is_known_before_it_is_read(session: KlotskiSession, qtbot: QtBot) -> None:
    session._storage.repository(Games).keep(game())
    progress = session.progress
    assert progress.best(ONE_STEP_AWAY, Metric.MOVES) is None
    with qtbot.waitSignal(progress.changed):
        session.read_own()
    assert progress.best(ONE_STEP_AWAY, Metric.MOVES) == Best(3, 1)
    assert progress.best(ONE_STEP_AWAY, Metric.CELLS) is None
    assert progress.solved(ONE_STEP_AWAY)
    assert not progress.solved(HENG_DAO_LI_MA)


@pytest.mark.parametrize(
    ("games", "best"),
    [
        ([game(stars=2, taken_back=StepCounts(1, 1, 1)), game(stars=1, counted=4)], Best(2, 1)),
        ([game(stars=2, hints=1)], Best(2, None)),
        ([game(stars=2, hints=1), game(stars=1, counted=7)], Best(2, 7)),
        ([game(stars=3, strict=True)], Best(3, 1)),
        ([game(stars=0, given=True)], None),
        ([game(stars=None, finished=False)], None),
        ([game(stars=None, taken_back=None)], Best(None, 1)),
        ([game(stars=None, taken_back=None), game(stars=1, counted=3)], Best(1, 1)),
    ],
    ids=["best of two", "hint", "hint and none", "strict", "given", "unfinished", "earlier version", "both versions"],
)
def test_the_best_of_games(session: KlotskiSession, games: list[GameRecord], best: Best | None) -> None:
    for kept in games:
        session._storage.repository(Games).keep(kept)
    session.progress.read()
    assert session.progress.best(ONE_STEP_AWAY, Metric.MOVES) == best


def test_a_deleted_game_is_none_and_a_restored_one_is_there_again(session: KlotskiSession) -> None:
    games, progress = session._storage.repository(Games), session.progress
    kept = games.keep(game())
    assert kept.id is not None
    games.delete([kept.id])
    progress.read()
    assert not progress.solved(ONE_STEP_AWAY)
    games.restore([kept.id])
    progress.read()
    assert progress.solved(ONE_STEP_AWAY)


def test_a_game_of_an_earlier_version_stays_without_stars(session: KlotskiSession) -> None:
    session._storage.repository(Games).keep(game(HENG_DAO_LI_MA, stars=None, taken_back=None, counted=81))
    session.progress.read()
    assert session.progress.best(HENG_DAO_LI_MA, Metric.MOVES) == Best(None, 81)


def test_a_finished_game_is_known_at_once(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(ONE_STEP_AWAY)
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.optimum is not None)
    with qtbot.waitSignal(session.progress.changed):
        session.game.slide((0, 0), (3, 1))
    assert session.progress.best(ONE_STEP_AWAY, Metric.MOVES) == Best(3, 1)


def test_a_game_that_is_finished_before_the_optimum_is_known_is_saved_and_gets_its_stars_later(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    session.show_layout(ONE_STEP_AWAY)
    with qtbot.waitSignal(session.game.finished) as finished:
        session.game.slide((0, 0), (3, 1))
    assert finished.args is not None
    assert finished.args[0].stars is None
    assert session.progress.best(ONE_STEP_AWAY, Metric.MOVES) == Best(None, 1), "it is saved meanwhile"
    rated = QSignalSpy(session.game.rated)
    with qtbot.waitSignal(session.progress.changed):
        session.warm_up()
    qtbot.waitUntil(lambda: rated.count() == 1)
    (told,) = [rated.at(number)[0] for number in range(rated.count())]
    assert told.stars == 3
    assert session.progress.best(ONE_STEP_AWAY, Metric.MOVES) == Best(3, 1)


def test_it_gets_them_too_when_another_layout_was_chosen_meanwhile(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(ONE_STEP_AWAY)
    session.game.slide((0, 0), (3, 1))
    session.show_layout(HENG_DAO_LI_MA)
    qtbot.waitUntil(lambda: session.progress.best(ONE_STEP_AWAY, Metric.MOVES) == Best(3, 1))


@pytest.mark.parametrize(("counted", "back", "earned"), [(81, 0, 3), (81, 3, 2), (95, 0, 1)])
def test_what_was_left_without_stars_gets_them_when_it_is_read(
    session: KlotskiSession, counted: int, back: int, earned: int
) -> None:
    """The optimum of a layout of the catalogue is known without a search."""
    session._storage.repository(Games).keep(
        game(HENG_DAO_LI_MA, stars=None, counted=counted, taken_back=StepCounts(back, 0, 0))
    )
    session.progress.read()
    assert session.progress.best(HENG_DAO_LI_MA, Metric.MOVES) == Best(earned, counted)
