"""The clock of a game: it takes the time in which somebody plays or thinks, and no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.puzzle import game_clock
from app.puzzle.game_clock import IDLE_SECONDS, Absence, GameClock
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.windows import history_page, klotski_page, klotski_session

Pass = Callable[[float], None]


@pytest.fixture
def clock(qtbot: QtBot) -> Iterator[GameClock]:
    """A clock at zero."""
    made = GameClock()
    yield made
    made.rest()


@pytest.fixture
def seconds_pass(clock: GameClock, monkeypatch: pytest.MonkeyPatch) -> Pass:
    """Let seconds pass, a tick of the clock at the end of them."""
    now = [1000.0]
    monkeypatch.setattr(game_clock, "monotonic", lambda: now[0])

    def pass_them(seconds: float) -> None:
        now[0] += seconds
        if clock.running:
            clock._timer.timeout.emit()

    return pass_them


def test_the_time_after_the_last_slide_counts(clock: GameClock, seconds_pass: Pass) -> None:
    clock.run()
    seconds_pass(8.0)
    assert clock.seconds == 8.0
    clock.rest()
    seconds_pass(8.0)
    assert clock.seconds == 8.0


def test_after_two_idle_minutes_it_rests_until_something_is_done(clock: GameClock, seconds_pass: Pass) -> None:
    clock.run()
    seconds_pass(100.0)
    clock.note()
    seconds_pass(100.0)
    assert clock.running
    seconds_pass(IDLE_SECONDS - 99.0)
    assert not clock.running
    counted = clock.seconds
    assert counted == 100.0 + 100.0 + IDLE_SECONDS - 99.0
    seconds_pass(3600.0)
    clock.note()
    seconds_pass(1.0)
    assert clock.seconds == counted + 1.0


def test_every_reason_to_rest_must_be_gone(clock: GameClock, seconds_pass: Pass) -> None:
    clock.run()
    clock.follow_window(False)
    clock.leave(Absence.HIDDEN)
    seconds_pass(5.0)
    clock.follow_window(True)
    clock.note()
    seconds_pass(5.0)
    assert clock.seconds == 0.0
    clock.come_back(Absence.HIDDEN)
    seconds_pass(5.0)
    assert clock.seconds == 5.0


def test_a_game_that_was_resumed_takes_time_from_when_a_person_does_something(
    clock: GameClock, seconds_pass: Pass
) -> None:
    clock.reset(40.0)
    clock.await_player()
    seconds_pass(60.0)
    assert clock.seconds == 40.0
    clock.note()
    seconds_pass(2.0)
    assert clock.seconds == 42.0


def test_whoever_comes_back_after_a_long_time_has_as_long_again_to_think(clock: GameClock, seconds_pass: Pass) -> None:
    clock.run()
    clock.follow_window(False)
    seconds_pass(3600.0)
    clock.follow_window(True)
    seconds_pass(IDLE_SECONDS - 1.0)
    assert clock.running
    assert clock.seconds == IDLE_SECONDS - 1.0


def test_activity_starts_no_clock_without_a_game(clock: GameClock, seconds_pass: Pass) -> None:
    clock.note()
    clock.come_back(Absence.IDLE)
    assert not clock.running


def test_in_the_window_it_rests_while_another_window_or_page_is_in_front(qtbot: QtBot) -> None:
    window, other = MainWindow(Settings()), QWidget()
    for widget in (window, other):
        qtbot.addWidget(widget)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    clock = klotski_session(window).game.clock
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    assert clock.running
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not clock.running)
    window.activateWindow()
    qtbot.waitUntil(lambda: clock.running)
    window.pages.setCurrentWidget(history_page(window))
    assert not clock.running
    window.pages.setCurrentWidget(klotski_page(window))
    assert clock.running
    clock.leave(Absence.IDLE)
    handle = window.windowHandle()
    QTest.mouseMove(handle, QPoint(40, 50))
    QTest.mouseMove(handle, QPoint(60, 50))
    qtbot.waitUntil(lambda: clock.running)
    other.close()
    window.close()
    assert not clock.running
