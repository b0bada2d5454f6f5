"""Playback: one moment, stepped, played and jumped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from app.klotski.settings import KLOTSKI_SPEED
from app.puzzle import playback as playback_module
from app.puzzle.playback import Playback, eased
from app.ui.settings import SPEEDS
from tests.app.windows import klotski_page, main_window

Frames = Callable[[float, int], None]


@pytest.fixture
def playback(qtbot: QtBot) -> Playback:
    """A playback of ten steps."""
    made = Playback()
    made.load(10)
    return made


@pytest.fixture
def frames(playback: Playback, monkeypatch: pytest.MonkeyPatch) -> Frames:
    """Let so many frames of so many seconds pass, by a clock of the test's own."""
    now = [0.0]
    monkeypatch.setattr(playback_module, "perf_counter", lambda: now[0])

    def pass_frames(seconds: float, count: int) -> None:
        for _ in range(count):
            now[0] += seconds
            if playback._timer.isActive():
                playback._timer.timeout.emit()

    return pass_frames


def test_playing_moves_by_speed_times_time_and_ends_at_rest(playback: Playback, frames: Frames) -> None:
    playback.set_speed(4.0)
    playback.play()
    frames(0.1, 5)
    assert playback.moment == pytest.approx(2.0)
    assert playback.playing
    frames(0.1, 25)
    assert playback.moment == 10
    assert not playback.playing


def test_who_follows_hears_of_another_position_at_once(playback: Playback, frames: Frames) -> None:
    heard: list[int] = []
    playback.moment_changed.connect(lambda: heard.append(playback.position))
    playback.forward()
    playback.forward()
    playback.back()
    assert heard == [1, 2, 1]
    playback.play()
    frames(0.3, 1)
    playback.pause()
    assert heard[-1] == playback.position == 2
    playback.last()
    playback.play()
    assert heard[-1] == playback.position == 0
    playback.rest()


def test_playing_again_at_the_end_begins_anew(playback: Playback, frames: Frames) -> None:
    playback.last()
    playback.play()
    assert playback.moment == 0
    frames(1.0, 20)


def test_a_pause_comes_to_rest_at_the_end_of_the_step_under_way(playback: Playback, frames: Frames) -> None:
    playback.play()
    frames(0.3, 1)
    playback.pause()
    assert not playback.playing
    frames(0.1, 20)
    assert playback.moment == 2


def test_one_step_forward_and_back_pass_through_the_moments_between(playback: Playback, frames: Frames) -> None:
    spy = QSignalSpy(playback.moment_changed)
    playback.forward()
    frames(0.05, 10)
    moments = [spy.at(number)[0] for number in range(spy.count())]
    assert moments == sorted(moments)
    assert len([moment for moment in moments if 0 < moment < 1]) >= 2
    assert playback.moment == 1
    playback.back()
    frames(0.05, 10)
    assert playback.moment == 0


def test_steps_asked_for_in_haste_add_up(playback: Playback, frames: Frames) -> None:
    for _ in range(3):
        playback.forward()
    assert playback.position == 3
    frames(0.05, 40)
    assert playback.moment == 3


def test_nothing_leads_beyond_the_ends(playback: Playback, frames: Frames) -> None:
    playback.back()
    frames(0.05, 5)
    assert playback.moment == 0
    playback.jump(99)
    assert playback.moment == 10
    playback.forward()
    frames(0.05, 5)
    assert playback.moment == 10


def test_jumps_are_at_once_and_at_rest(playback: Playback, frames: Frames) -> None:
    playback.play()
    playback.jump(7)
    assert (playback.moment, playback.position, playback.playing) == (7, 7, False)
    playback.first()
    assert playback.moment == 0
    playback.last()
    assert playback.moment == 10


def test_reduced_motion_shows_whole_steps_only(playback: Playback, frames: Frames) -> None:
    playback.set_reduced_motion(True)
    spy = QSignalSpy(playback.moment_changed)
    playback.play()
    frames(0.05, 60)
    assert all(spy.at(number)[0].is_integer() for number in range(spy.count()))
    assert playback.moment == 10


def test_a_new_path_begins_at_its_beginning(playback: Playback, frames: Frames) -> None:
    playback.play()
    frames(0.1, 3)
    playback.load(5)
    assert (playback.moment, playback.length, playback.playing) == (0, 5, False)


def test_an_empty_path_does_not_play(playback: Playback) -> None:
    playback.load(0)
    playback.play()
    assert not playback.playing


def test_speeds_change_by_notches_and_stay_among_those_offered(playback: Playback) -> None:
    playback.set_speed(4.0)
    playback.faster()
    assert playback.speed == 8.0
    for _ in range(20):
        playback.slower()
    assert playback.speed == SPEEDS[0]
    for _ in range(20):
        playback.faster()
    assert playback.speed == SPEEDS[-1]


@pytest.mark.parametrize("speed", [0.0, -0.0, -1.0, 1e-9, 1e300, float("inf"), float("nan")])
def test_a_speed_at_which_nothing_can_be_played_is_not_taken(playback: Playback, speed: float) -> None:
    playback.set_speed(speed)
    assert playback.speed in playback.speeds
    assert 10 / playback.speed <= 20.0


@pytest.mark.parametrize("speed", ["0", "-1", "1e-9", "1e999", "nan"])
def test_a_window_opens_with_an_impossible_speed_in_its_settings(qtbot: QtBot, speed: str) -> None:
    QSettings().setValue(KLOTSKI_SPEED.key, speed)
    window = main_window(qtbot)
    page = klotski_page(window)
    page.session.playback.load(81)
    page.session.search()
    page.session.stop()
    speeds = page.transport.findChild(QComboBox, "klotskiSpeed")
    assert speeds is not None
    assert speeds.currentData() == page.session.playback.speed
    window.close()


def test_the_real_timer_plays_to_the_end(qtbot: QtBot) -> None:
    playback = Playback()
    playback.load(2)
    playback.set_speed(SPEEDS[-1])
    with qtbot.waitSignal(playback.playing_changed, check_params_cb=lambda playing: not playing):
        playback.play()
    assert playback.moment == 2


def test_easing_starts_and_ends_at_rest() -> None:
    assert (eased(0.0), eased(0.5), eased(1.0)) == (0.0, 0.5, 1.0)
    assert eased(0.01) < 0.001


@pytest.mark.parametrize(
    ("length", "fastest"),
    [(0, 128.0), (7_680, 128.0), (7_681, 200.0), (40_000, 1000.0), (4_000_000, 100_000.0), (10**9, 100_000.0)],
)
def test_any_path_can_be_played_within_a_minute(playback: Playback, length: int, fastest: float) -> None:
    playback.load(length)
    assert playback.speeds[: len(SPEEDS)] == SPEEDS
    assert playback.speeds[-1] == fastest


def test_a_speed_for_long_paths_is_kept_for_the_next_of_them(playback: Playback) -> None:
    playback.load(40_000)
    playback.set_speed(1000.0)
    playback.load(63)
    assert (playback.speed, playback.chosen_speed) == (128.0, 1000.0)
    playback.slower()
    assert playback.speed == 64.0
    playback.set_speed(1000.0)
    playback.load(40_000)
    assert playback.speed == 1000.0
    playback.faster()
    assert playback.speed == 1000.0
