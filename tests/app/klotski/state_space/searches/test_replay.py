"""The replay of visits: stepped, jumped and played, slowly and all in a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.klotski.state_space.searches import replay as replay_module
from app.klotski.state_space.searches.replay import USUAL_SECONDS, Replay, speeds_for

Frames = Callable[[float, int], None]


@pytest.fixture
def replay(qtbot: QtBot) -> Replay:
    """A replay of a thousand visits."""
    made = Replay()
    made.load(1_000)
    return made


@pytest.fixture
def frames(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> Frames:
    """Let so many frames of so many seconds pass, by a clock of the test's own."""
    now = [0.0]
    monkeypatch.setattr(replay_module, "perf_counter", lambda: now[0])

    def pass_frames(seconds: float, count: int) -> None:
        for _ in range(count):
            now[0] += seconds
            if replay.playing:
                replay._timer.timeout.emit()

    return pass_frames


@pytest.mark.parametrize("length", [1, 2, 7, 1_000, 43_639, 4_000_000])
def test_the_fastest_speed_plays_everything_within_a_second_and_the_slowest_one_visit(length: int) -> None:
    speeds = speeds_for(length)
    assert speeds[0] == 1.0
    assert length <= speeds[-1] < 5 * max(length, 2)
    assert list(speeds) == sorted(set(speeds))


@pytest.mark.parametrize("length", [1, 7, 1_000, 43_639, 4_000_000])
def test_at_first_all_of_it_takes_some_seconds(replay: Replay, length: int) -> None:
    replay.load(length)
    assert length / replay.speed <= USUAL_SECONDS
    assert replay.speed in replay.speeds
    assert replay.speed == 1.0 or length / replay.speed > USUAL_SECONDS / 3


def test_playing_goes_by_speed_times_time_and_ends_at_rest(replay: Replay, frames: Frames) -> None:
    replay.set_speed(100.0)
    playing = QSignalSpy(replay.playing_changed)
    replay.play()
    frames(0.5, 3)
    assert replay.position == 150
    frames(1.0, 20)
    assert replay.position == 1_000
    assert not replay.playing
    assert [told[0] for told in map(playing.at, range(playing.count()))] == [True, False]


def test_playing_again_at_the_end_begins_anew(replay: Replay, frames: Frames) -> None:
    replay.last()
    replay.play()
    assert replay.position == 0
    frames(60.0, 2)
    assert replay.position == 1_000


def test_a_slow_replay_tells_only_of_new_visits(replay: Replay, frames: Frames) -> None:
    replay.set_speed(1.0)
    told = QSignalSpy(replay.moment_changed)
    replay.play()
    frames(0.25, 9)
    assert [told.at(place)[0] for place in range(told.count())] == [1, 2]
    replay.pause()
    assert not replay.playing


def test_steps_and_jumps_stay_within_the_visits(replay: Replay) -> None:
    replay.back()
    assert replay.position == 0
    replay.forward()
    replay.forward()
    assert replay.position == 2
    replay.back()
    assert replay.position == 1
    replay.jump(5_000)
    assert replay.position == 1_000
    replay.forward()
    assert replay.position == 1_000
    replay.first()
    assert replay.position == 0


def test_faster_and_slower_go_through_the_speeds(replay: Replay) -> None:
    replay.set_speed(20.0)
    replay.faster()
    assert replay.speed == 50.0
    replay.slower()
    replay.slower()
    assert replay.speed == 10.0
    for _ in range(30):
        replay.faster()
    assert replay.speed == replay.speeds[-1]
    for _ in range(30):
        replay.slower()
    assert replay.speed == 1.0


def test_a_speed_that_was_chosen_stays_where_it_is_offered(replay: Replay) -> None:
    replay.set_speed(500.0)
    replay.load(50)
    assert replay.speed == 50.0
    replay.load(100_000)
    assert replay.speed == 500.0


def test_nothing_plays_where_there_is_nothing(replay: Replay, qtbot: QtBot) -> None:
    qtbot.addWidget(QWidget())
    replay.play()
    replay.load(0)
    assert not replay.playing
    assert not replay.ready
    replay.toggle()
    assert not replay.playing
