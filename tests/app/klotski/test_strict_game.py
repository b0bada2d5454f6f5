"""A strict game: nothing can be undone, the program gives no help, and its records stand apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.repositories import Games
from app.klotski.session import KlotskiSession
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout, Square
from solvers.klotski.moves import Metric
from tests.app import windows
from tests.app.hands import middle
from tests.app.klotski.views import klotski_session
from tests.app.storage.drawn_records import ROUND, TWO_STEPS_AWAY, straight_game

BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
CONTROL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def session(qapp: object) -> Iterator[KlotskiSession]:
    """The session with 橫刀立馬, its game strict."""
    with klotski_session() as made:
        made.choose_strict(True)
        yield made


def test_nothing_is_undone_or_told(session: KlotskiSession, qtbot: QtBot) -> None:
    session.warm_up()
    game = session.game
    qtbot.waitUntil(lambda: game.analysis.verdict.solvable is not None)
    game.slide((3, 1), (4, 1))
    slid = session.layout_on_board
    assert (game.can_undo, game.can_redo, game.can_hint, session.can_search) == (False, False, False, False)
    for act in (game.undo, game.redo, game.hint, session.search, session.playback.first, session.playback.back):
        act()
        assert not session.playback.moving
        assert (session.layout_on_board, game.shown_moment, game.shown_hint) == (slid, (1.0, 1), None)
        assert not session.runner.busy
    assert session.export_subject().position == 1


def test_starting_over_is_another_strict_game(session: KlotskiSession) -> None:
    session.game.slide((3, 1), (4, 1))
    session.game.reset()
    assert (session.layout_on_board, session.game.length, session.game.strict) == (BLADE, 0, True)
    assert len(session._storage.repository(Games).newest()) == 1


def test_choosing_it_or_leaving_it_begins_a_new_game_and_another_layout_stays_strict(session: KlotskiSession) -> None:
    session.game.slide((3, 1), (4, 1))
    session.choose_strict(False)
    assert (session.layout_on_board, session.game.strict, session.game.length) == (BLADE, False, 0)
    session.game.slide((3, 1), (4, 1))
    session.choose_strict(True)
    assert (session.game.strict, session.game.length) == (True, 0)
    session.show_layout(TWO_STEPS_AWAY)
    assert session.game.strict
    session.show_path(TWO_STEPS_AWAY, Metric.MOVES, [ROUND])
    assert not session.game.strict, "a solution is shown"
    assert not session.strict


def test_its_best_is_its_own(session: KlotskiSession) -> None:
    session._storage.repository(Games).keep(straight_game())
    session.choose_metric(Metric.STRAIGHT)
    session.show_layout(TWO_STEPS_AWAY)
    session.autosave.read_best()
    assert session.autosave.best is None
    session.game.slide((0, 3), (1, 3))
    session.game.slide((0, 0), (3, 1))
    (finished,) = [game for game in session._storage.repository(Games).newest() if game.strict]
    assert (finished.finished, finished.length) == (True, 3)
    assert session.autosave.best == finished
    session.choose_strict(False)
    assert session.autosave.best is not None
    assert session.autosave.best.length == 2


def test_it_is_strict_after_a_restart_begun_or_not(qapp: object) -> None:
    with klotski_session() as session:
        session.choose_strict(True)
        session.remember(Settings())
    with klotski_session() as session:
        session.restore()
        assert session.game.strict
        session.game.slide((3, 1), (4, 1))
        session.remember(Settings())
    with klotski_session() as session:
        session.restore()
        assert (session.strict, session.game.strict, session.game.now) == (True, True, 1)
        (left,) = session._storage.repository(Games).newest()
        session.choose_strict(False)
        session.show_record(left)
        assert session.strict, "it goes on as it was begun"


def test_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.warm_up()
    page, game = windows.klotski_page(window), windows.klotski_session(window).game
    panel, board = page.game_section.panel, page.klotski_board
    qtbot.waitUntil(lambda: game.analysis.verdict.solvable is not None)
    tap(board, (4, 0))
    assert panel.distance.text() != "–"
    hint_tip = panel.hint.toolTip()
    qtbot.keyClick(board, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert page.page_actions["strict"].isChecked()
    assert page.page_actions["strict"] in page.more_menu.actions()
    assert (game.length, panel.distance.text()) == (0, "–"), "a new game"
    assert page.result.text().startswith("A strict game: no hints")
    assert panel.best.text().endswith("strict game")
    tap(board, (4, 0))
    for button in (panel.undo, panel.redo, panel.hint, panel.told, page.find_button):
        assert not button.isEnabled()
        assert button.toolTip() == "Not in a strict game"
    for key, modifier in ((Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_H, PLAIN), (Qt.Key.Key_Home, PLAIN)):
        qtbot.keyClick(board, key, modifier)
        assert (game.now, board.hint) == (1, None)
    assert (panel.distance.text(), panel.verdict.text(), panel.curve.accessibleDescription()) == ("–", "", "")
    qtbot.mouseClick(panel.reset, Qt.MouseButton.LeftButton)
    assert (game.now, game.strict) == (0, True)
    qtbot.keyClick(board, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert not game.strict
    assert panel.hint.isEnabled()
    assert panel.hint.toolTip() == hint_tip
    assert panel.distance.text() != "–"


def test_once_it_is_won_it_can_be_looked_at_step_by_step(window: MainWindow, qtbot: QtBot) -> None:
    session, page = windows.klotski_session(window), windows.klotski_page(window)
    session.choose_strict(True)
    session.show_layout(TWO_STEPS_AWAY)
    board, game, playback = page.klotski_board, session.game, session.playback
    game.slide((0, 3), (1, 3))
    assert (page.transport.counter.text(), len(page.steps.lines)) == ("0 / 0", 0), "not before it is won"
    assert "in a strict game, once it is won" in page.steps._promise
    game.slide((0, 0), (3, 1))
    qtbot.waitUntil(lambda: page.game_section.card_shown)
    assert len(page.steps.lines) == 3
    assert page.transport.counter.text() == "2 / 2"
    QTest.mouseClick(page.transport.play_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: playback.position == 1)
    assert not page.game_section.card_shown
    playback.jump(1)
    assert (game.now, game.complete, session.layout_on_board.solved) == (2, True, True)
    assert board.square_of(0) == (0, 0)
    tap(board, (1, 3))
    assert game.length == 2, "nothing is played from there"
    assert not page.game_section.panel.undo.isEnabled()
    playback.last()
    qtbot.waitUntil(lambda: page.game_section.card_shown)


def test_the_history_says_that_it_was_strict(window: MainWindow, qtbot: QtBot) -> None:
    session = windows.klotski_session(window)
    session.choose_strict(True)
    session.show_layout(TWO_STEPS_AWAY)
    tap(windows.klotski_page(window).klotski_board, (0, 3))
    session.game.slide((0, 0), (3, 1))
    session.game.reset()
    session.game.slide((0, 3), (1, 3))
    session.autosave.write()
    window.menu_actions.by_name["history"].trigger()
    model = windows.history_page(window).session.model
    qtbot.waitUntil(lambda: model.rowCount() == 2)
    kinds = {model.index(row, 2).data() for row in range(2)}
    assert kinds == {"Strict game", "Unfinished strict game"}


def tap(board: KlotskiBoard, square: Square) -> None:
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=middle(board, *square))
