"""Attempts at a layout: what they cost, what a hint costs, and that both outlive the program."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.page import KlotskiPage
from app.klotski.repositories import GameRecord, Games
from app.klotski.session import KlotskiSession
from app.klotski.settings import KLOTSKI_GAME
from app.ui.settings import Settings
from solvers.klotski.document import KlotskiDocument
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.turns import StepCounts
from tests.app.klotski.views import klotski_page, klotski_session

HENG_DAO_LI_MA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
LEFT, RIGHT = ((3, 1), (4, 1)), ((3, 2), (4, 2))
"""Two slides of soldiers; both begin a shortest solution."""
NEAR = Layout.parse("AAS./AA../..../..../....")
"""One move from the exit."""
OUT = ((0, 0), (3, 1))
ASIDE, BACK = ((0, 2), (0, 3)), ((0, 3), (0, 2))


@pytest.fixture
def session(qapp: QApplication) -> Iterator[KlotskiSession]:
    """The session with 橫刀立馬."""
    with klotski_session() as made:
        yield made


def known(session: KlotskiSession, qtbot: QtBot) -> None:
    """Wait for the distances."""
    session.warm_up()
    qtbot.waitUntil(lambda: session.game.analysis.verdict.left is not None)


def undone(session: KlotskiSession) -> None:
    """Undo a slide, at once."""
    session.game.undo()
    session.playback.rest()


def saved(session: KlotskiSession) -> GameRecord:
    """The one game that is saved."""
    (game,) = session._storage.repository(Games).newest()
    return game


@pytest.mark.parametrize(
    ("slides", "earned"),
    [([OUT], 3), ([ASIDE, BACK, OUT], 2), ([ASIDE, OUT], 2), ([ASIDE, BACK, ASIDE, BACK, OUT], 1)],
    ids=["perfect", "taken back by hand", "one more", "taken back twice"],
)
def test_stars_of_a_game(
    session: KlotskiSession, qtbot: QtBot, slides: list[tuple[tuple[int, int], tuple[int, int]]], earned: int
) -> None:
    session.show_layout(NEAR)
    known(session, qtbot)
    for slide in slides:
        session.game.slide(*slide)
    assert (saved(session).stars, saved(session).given, saved(session).hints) == (earned, False, 0)


def test_undo_costs_what_is_replaced_and_redo_nothing(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(NEAR)
    known(session, qtbot)
    assert session.game.stars_within_reach == 3
    session.game.slide(*ASIDE)
    assert session.game.stars_within_reach == 2, "undone or not, it was made"
    undone(session)
    assert session.game.stars_within_reach == 2
    session.game.slide(*OUT)
    assert (saved(session).length, saved(session).taken, saved(session).stars) == (1, 2, 2)


def test_starting_over_is_worth_three_again_and_redo_is_not(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    game = session.game
    for _ in range(12):
        game.slide(*LEFT)
        game.slide(LEFT[1], LEFT[0])
    assert game.stars_within_reach == 1
    game.reset()
    assert (game.stars_within_reach, game.clock.seconds, game.can_redo) == (3, 0.0, True)
    game.redo()
    session.playback.rest()
    assert game.stars_within_reach == 1
    assert game.clock.seconds > 0
    game.reset()
    game.slide(*LEFT)
    assert (game.stars_within_reach, game.can_redo) == (3, False)


def test_the_first_hint_is_announced_once_and_each_one_shown_is_counted(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    game, warned = session.game, QSignalSpy(session.game.hint_warned)
    game.hint()
    assert (warned.count(), game.shown_hint, game.hints) == (1, None, 0)
    game.hint()
    assert (warned.count(), game.hints, game.stars_within_reach) == (1, 1, 2)
    game.hint()
    assert (game.now, game.hints) == (1, 1), "made, not shown again"
    game.hint()
    assert game.hints == 2
    game.hold()
    game.hint()
    assert game.hints == 3
    game.reset()
    game.hint()
    assert (warned.count(), game.shown_hint, game.hints) == (2, None, 0)


def test_nothing_is_announced_where_there_are_no_three_stars_to_lose(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    game, warned = session.game, QSignalSpy(session.game.hint_warned)
    for slide in (LEFT, (LEFT[1], LEFT[0]), RIGHT):
        game.slide(*slide)
    game.hint()
    assert game.shown_hint is not None
    assert warned.count() == 0


def test_noted_help_is_a_hint(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    session.game.note_help()
    assert (session.game.hints, session.game.stars_within_reach) == (1, 2)


def test_the_program_s_solution_earns_nothing_and_dropped_counts_as_a_hint(
    session: KlotskiSession, qtbot: QtBot
) -> None:
    session.show_layout(NEAR)
    known(session, qtbot)
    game = session.game
    game.slide(*ASIDE)
    game.prepare()
    game.plan([Step(PieceKind.BLOCK, ((0, 0), (1, 0), (2, 0)))])
    session.playback.last()
    assert game.line.given
    game.slide((2, 0), (3, 1))
    assert (saved(session).stars, saved(session).given) == (0, True)
    assert session.progress.best(NEAR, Metric.MOVES) is None
    game.reset()
    game.slide(*OUT)
    assert [game.stars for game in session._storage.repository(Games).newest()] == [3, 0]


def test_a_solution_that_was_only_seen_is_help(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(NEAR)
    known(session, qtbot)
    session.game.prepare()
    session.game.plan([Step(PieceKind.BLOCK, ((0, 0), (1, 0), (2, 0)))])
    session.game.drop_plan()
    session.game.slide(*OUT)
    assert (saved(session).stars, saved(session).given, saved(session).hints) == (2, False, 1)


def test_another_count_in_the_middle_counts_all_that_was_taken_back(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(NEAR)
    session.game.slide((0, 0), (1, 0))
    session.game.slide((1, 0), (2, 0))
    undone(session)
    undone(session)
    session.choose_metric(Metric.CELLS)
    known(session, qtbot)
    session.game.slide((0, 0), (2, 0))
    session.game.slide((2, 0), (3, 1))
    game = saved(session)
    assert (game.metric, game.length, game.taken, game.stars) == (Metric.CELLS, 4, 6, 1)


def test_strict_games_earn_stars_and_pay_for_what_they_take_back(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_layout(NEAR)
    session.choose_strict(True)
    known(session, qtbot)
    session.game.slide(*ASIDE)
    session.game.slide(*BACK)
    session.game.slide(*OUT)
    assert (saved(session).stars, saved(session).strict) == (2, True)
    assert session.progress.best(NEAR, Metric.MOVES) == (2, 1)


def test_an_attempt_outlives_the_program(qtbot: QtBot) -> None:
    with klotski_session() as session:
        known(session, qtbot)
        session.game.slide(*LEFT)
        undone(session)
        session.game.slide(*RIGHT)
        session.game.note_help()
        session.game.slide(*LEFT)
        undone(session)
    with klotski_session(Settings()) as session:
        session.restore()
        line = session.game.line
        assert (line.now, line.length, session.game.hints, session.game.line.given) == (1, 2, 1, False)
        assert line.taken_back_at(2) == StepCounts(1, 1, 1)
        assert line.taken_back_at(1) == StepCounts(2, 2, 2)


def test_so_does_the_one_before_starting_over(qtbot: QtBot) -> None:
    with klotski_session() as session:
        session.game.slide(*LEFT)
        undone(session)
        session.game.slide(*RIGHT)
        session.game.reset()
    with klotski_session(Settings()) as session:
        session.restore()
        game = session.game
        assert (game.now, game.length, game.line.attempt.untouched) == (0, 1, True)
        game.redo()
        session.playback.rest()
        assert game.line.taken_back_at(1) == StepCounts(1, 1, 1)
        assert game.clock.seconds > 0


def test_so_does_a_way_that_the_program_laid_out(qtbot: QtBot) -> None:
    with klotski_session() as session:
        session.game.slide(*LEFT)
        session.game.walk([Step(PieceKind.SOLDIER, RIGHT)])
        session.playback.last()
    with klotski_session(Settings()) as session:
        session.restore()
        assert (session.game.now, session.game.line.given, session.game.hints) == (2, True, 1)
        undone(session)
        assert not session.game.line.given


def test_an_unfinished_game_of_the_history_goes_on_with_its_attempt(session: KlotskiSession, qtbot: QtBot) -> None:
    session.game.slide(*LEFT)
    undone(session)
    session.game.slide(*RIGHT)
    session.game.slide(*LEFT)
    undone(session)
    session.game.note_help()
    session.show_layout(NEAR)
    left = saved(session)
    assert (left.taken_back, left.hints, left.stars) == (StepCounts(2, 2, 2), 1, None), "what is not kept is lost"
    session.show_record(left)
    assert (session.game.hints, session.game.line.taken_back_at(1)) == (1, StepCounts(2, 2, 2))


def test_a_game_of_an_earlier_version_goes_on_and_claims_no_stars(session: KlotskiSession, qtbot: QtBot) -> None:
    known(session, qtbot)
    session.show_layout(NEAR)
    known(session, qtbot)
    slide = Step(PieceKind.SOLDIER, ASIDE)
    left = session._storage.repository(Games).keep(GameRecord(NEAR, Metric.MOVES, (slide,), 5.0, hints=0))
    session.show_record(left)
    assert session.game.stars_within_reach is None
    session.game.hint()
    assert session.game.shown_hint is not None, "there is nothing to announce"
    session.game.slide(*OUT)
    done = saved(session)
    assert (done.finished, done.stars, done.taken, done.taken_back) == (True, None, None, None)
    session.progress.read()
    assert saved(session).stars is None


def test_the_standing_of_an_earlier_version_is_gone_on_with(session: KlotskiSession) -> None:
    standing = {
        "layout": str(NEAR),
        "count": "moves",
        "slides": "S0203",
        "now": 1,
        "seconds": 7.0,
        "hints": 1,
        "record": None,
    }
    settings = Settings()
    settings.keep(KLOTSKI_GAME, json.dumps(standing))
    session.settings.keep(KLOTSKI_GAME, json.dumps(standing))
    session.restore()
    assert (session.layout, session.game.now, session.game.line.taken_back_at(1)) == (NEAR, 1, None)


@pytest.mark.parametrize(
    "attempt", [{}, [], {"replaced": "1 2", "hints": 0, "given": False, "seconds": 0.0}, {"replaced": None}, "x"]
)
def test_a_damaged_attempt_is_no_game(session: KlotskiSession, attempt: object) -> None:
    standing = {"layout": str(NEAR), "count": "moves", "slides": "S0203", "now": 1, "seconds": 7.0, "attempt": attempt}
    session.settings.keep(KLOTSKI_GAME, json.dumps(standing))
    session.restore()
    assert session.layout == HENG_DAO_LI_MA


def test_what_was_played_elsewhere_earns_nothing(session: KlotskiSession, qtbot: QtBot) -> None:
    session.show_document(KlotskiDocument(NEAR, (Step(PieceKind.SOLDIER, ASIDE),)))
    known(session, qtbot)
    session.game.slide(*OUT)
    assert (saved(session).given, saved(session).stars) == (True, 0)
    assert session.progress.best(NEAR, Metric.MOVES) is None
    session.autosave.read_best()
    assert session.autosave.best is None


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[KlotskiPage]:
    """The page with a layout one move from the exit, its component known."""
    with klotski_page(qtbot) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.session.show_layout(NEAR)
        known(made.session, qtbot)
        yield made


def test_the_panel_tells_the_best_and_its_stars(page: KlotskiPage) -> None:
    best = page.game_section.panel.best
    assert best.text() == "Best possible: 1 move"
    page.session.game.slide(*ASIDE)
    page.session.game.slide(*OUT)
    assert best.text() == "Best possible: 1 move · yours: 2 ★★☆"
    assert best.accessibleDescription() == "Best possible: 1 move · yours: 2 2 stars"


def test_it_tells_the_stars_of_a_game_with_hints_without_its_steps(page: KlotskiPage) -> None:
    page.session.game.note_help()
    page.session.game.slide(*OUT)
    assert page.game_section.panel.best.text() == "Best possible: 1 move · yours: ★★☆"


def test_it_is_said_what_a_hint_costs_before_the_first_one(page: KlotskiPage, qtbot: QtBot) -> None:
    panel = page.game_section.panel
    page.klotski_board.setFocus()
    qtbot.mouseClick(panel.hint, Qt.MouseButton.LeftButton)
    assert page.klotski_board.hint is None
    said = "With a hint, two stars are the most. Press again to see it."
    assert (page.toast.text(), page.toast.isVisible(), panel.verdict.text()) == (said, True, said)
    qtbot.mouseClick(panel.hint, Qt.MouseButton.LeftButton)
    assert page.klotski_board.hint is not None
    assert panel.verdict.text() != said
