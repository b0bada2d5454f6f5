"""A watched search: one step at a time, back and forward over what it has done, at full speed and slowly again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from app.search import watch as search_watch
from app.search.runner import SearchRunner
from app.search.watch import WATCH_SPEEDS, SearchWatch
from app.search.watch_frame import WatchFrame
from app.search.worker import Report
from solvers.engine import Engine
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.tour import TourRequest
from solvers.pace import nodes_granted
from solvers.pseudocode import PseudocodeLine, Trace
from solvers.recording import Recording
from solvers.search import Found, Outcome, Progress, Search, Verdict

LAYOUT = Layout.parse("HHAA/HHAA/HHHH/HHSS/SS..")
STAGES = 3
"""How many stages each step of the search here has."""


def counting(nodes: int) -> Search[int]:
    """Visits so many nodes, as many at once as the pace grants, and finds their number; traces at a slow pace only."""
    yield Progress(0, 0)
    visited = 0
    while visited < nodes:
        granted = nodes_granted()
        visited += min(granted or 50, nodes - visited)
        yield Progress(visited, visited, trace=None if granted is None else "what the search did")
    yield Found(visited, visited)
    return Verdict(Outcome.EXHAUSTED, visited)


def stages_of(report: Report[Progress]) -> Sequence[PseudocodeLine]:
    """The lines 0, 1 and 2; the item is how many nodes were visited."""
    return [PseudocodeLine(line, report.event.visited) for line in range(STAGES)]


@pytest.fixture
def parent(qapp: QObject) -> Iterator[QObject]:
    made = QObject()
    yield made
    for runner in made.findChildren(SearchRunner):
        runner.close()


@pytest.fixture
def runner(parent: QObject) -> SearchRunner:
    return SearchRunner(parent)


@pytest.fixture
def watch(parent: QObject, runner: SearchRunner) -> SearchWatch:
    """A watch that waits, paused, for a search to begin."""
    made = SearchWatch(runner, stages_of, parent)
    made.begin()
    made.pause()
    return made


def shown(watch: SearchWatch) -> tuple[int, str]:
    """The number of the step that is shown, and its stage."""
    frame = watch.frame
    return (0, "") if frame is None or frame.stage is None else (frame.number, f"{frame.stage.item}.{frame.stage.line}")


def come_to(qtbot: QtBot, watch: SearchWatch, step: int) -> None:
    """Let the search take whole steps until this one."""
    qtbot.waitUntil(lambda: watch.frame is not None)
    while watch.position < step - 1:
        before = watch.position
        watch.step()
        qtbot.waitUntil(lambda before=before: watch.position == before + 1)


def test_a_paused_watch_waits_after_the_first_step(watch: SearchWatch, runner: SearchRunner, qtbot: QtBot) -> None:
    runner.start(lambda: counting(10), request="ten")
    qtbot.waitUntil(lambda: watch.frame is not None)
    assert watch.frame is not None
    assert (watch.frame.progress.visited, watch.frame.request, watch.length) == (1, "ten", 0)
    qtbot.wait(60)
    assert runner.busy
    assert watch.length == 0


def test_forward_goes_through_the_stages_and_then_lets_the_search_take_one_step(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    runner.start(lambda: counting(10))
    come_to(qtbot, watch, 1)
    watch.first()
    seen = [shown(watch)]
    for _ in range(2 * STAGES):
        before = shown(watch)
        watch.forward()
        qtbot.waitUntil(lambda before=before: shown(watch) != before)
        seen.append(shown(watch))
    assert seen == [(1, "1.0"), (1, "1.1"), (1, "1.2"), (2, "2.0"), (2, "2.1"), (2, "2.2"), (3, "3.0")]
    assert watch.length == 2


def test_steps_back_show_exactly_the_frames_that_were_shown(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    runner.start(lambda: counting(10))
    come_to(qtbot, watch, 1)
    watch.first()
    forth: list[WatchFrame | None] = [watch.frame]
    for _ in range(9):
        before = watch.frame
        watch.forward()
        qtbot.waitUntil(lambda before=before: watch.frame is not before)
        forth.append(watch.frame)
    back = [watch.frame]
    for _ in range(9):
        watch.back()
        back.append(watch.frame)
    assert back == forth[::-1]
    watch.back()
    assert watch.frame == forth[0]
    for frame in forth[1:]:
        watch.forward()
        assert watch.frame == frame
    assert watch.length == 3


def test_whole_steps_ends_and_jumps(watch: SearchWatch, runner: SearchRunner, qtbot: QtBot) -> None:
    runner.start(lambda: counting(10))
    come_to(qtbot, watch, 4)
    assert shown(watch) == (4, "4.2")
    watch.first()
    assert shown(watch) == (1, "1.0")
    watch.step()
    assert shown(watch) == (1, "1.2")
    watch.step()
    assert shown(watch) == (2, "2.2")
    watch.last()
    assert shown(watch) == (4, "4.2")
    watch.jump(2)
    assert shown(watch) == (3, "3.2")
    watch.jump(99)
    assert shown(watch) == (4, "4.2")
    assert not watch.playing


def test_going_back_pauses_and_playing_replays_the_steps_and_then_goes_on(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    runner.start(lambda: counting(1_000_000))
    come_to(qtbot, watch, 4)
    watch.set_speed(WATCH_SPEEDS[-4])
    watch.first()
    shown_steps: list[int] = []
    watch.moment_changed.connect(lambda moment: shown_steps.append(int(moment)))
    watch.play()
    qtbot.waitUntil(lambda: watch.length > 5)
    watch.back()
    assert not watch.playing
    assert sorted(set(shown_steps))[:5] == [0, 1, 2, 3, 4]
    length = watch.length
    qtbot.wait(120)
    assert watch.length <= length + 1  # one may have been on its way


def test_at_a_low_speed_each_stage_is_shown_and_at_a_high_one_the_last_alone(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    stages: list[str] = []
    runner.start(lambda: counting(1_000_000))
    come_to(qtbot, watch, 1)
    watch.changed.connect(lambda: stages.append(shown(watch)[1]))
    watch.set_speed(5.0)
    watch.play()
    qtbot.waitUntil(lambda: watch.length >= 2 and watch.at_end)
    watch.pause()
    assert "2.0" in stages
    assert "2.1" in stages
    assert "2.2" in stages
    stages.clear()
    watch.last()
    stages.clear()
    watch.set_speed(20.0)
    watch.play()
    length = watch.length
    qtbot.waitUntil(lambda: watch.length >= length + 3)
    watch.pause()
    assert {stage.partition(".")[2] for stage in stages} == {"2"}


def test_of_many_stages_as_many_are_shown_as_there_is_time_for(
    parent: QObject, runner: SearchRunner, qtbot: QtBot
) -> None:
    watch = SearchWatch(runner, lambda _: [PseudocodeLine(line) for line in range(100)], parent)
    watch.begin()
    watch.set_speed(5.0)
    lines: list[int] = []
    watch.changed.connect(lambda: lines.append(watch.frame.stage.line if watch.frame and watch.frame.stage else -1))
    runner.start(lambda: counting(1_000_000))
    qtbot.waitUntil(lambda: watch.length >= 1)
    watch.pause()
    assert lines[: lines.index(99) + 1] == [19, 39, 59, 79, 99]
    runner.stop()


def test_a_higher_speed_goes_farther_from_one_step_to_the_next(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    runner.start(lambda: counting(1_000_000))
    come_to(qtbot, watch, 1)
    watch.set_speed(1_000.0)
    watch.play()
    qtbot.waitUntil(lambda: watch.length >= 3)
    watch.pause()
    watch.jump(1)
    assert watch.frame is not None
    assert watch.frame.progress.visited == 1 + 1_000 // 20


def test_full_speed_and_back(watch: SearchWatch, runner: SearchRunner, qtbot: QtBot) -> None:
    runner.start(lambda: counting(100_000_000))
    come_to(qtbot, watch, 3)
    watch.go_full_speed(True)
    assert watch.playing
    qtbot.waitUntil(lambda: watch.frame is not None and watch.frame.progress.visited > 1_000)
    assert watch.length == 2
    watch.go_full_speed(False)
    watch.pause()
    qtbot.waitUntil(lambda: watch.length > 2)
    come_to(qtbot, watch, watch.length + 2)
    newest = watch.frame
    assert newest is not None
    assert newest.progress.visited > 1_000
    assert len(newest.stages) == STAGES
    watch.jump(2)
    assert shown(watch) == (3, "3.2")


def test_a_step_back_from_full_speed_shows_the_last_step_that_was_recorded(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    runner.start(lambda: counting(100_000_000))
    come_to(qtbot, watch, 3)
    watch.go_full_speed(True)
    qtbot.waitUntil(lambda: watch.frame is not None and watch.frame.progress.visited > 1_000)
    watch.back()
    assert not watch.full_speed
    assert shown(watch) == (3, "3.2")
    qtbot.waitUntil(lambda: watch.length > 2)
    assert shown(watch) == (3, "3.2")


def test_the_answer_is_that_of_the_search_alone_and_ends_the_watch(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot
) -> None:
    ended = QSignalSpy(watch.watching_changed)
    watch.set_speed(WATCH_SPEEDS[-1])
    watch.play()
    with qtbot.waitSignal(runner.answered) as found:
        runner.start(lambda: counting(1_234))
    assert found.args is not None
    assert found.args[0].event == Found(1_234, 1_234)
    assert ended.count() == 1
    assert (watch.frame, watch.watching, watch.playing, watch.recorded) == (None, False, False, True)
    assert not runner.pace.slow


def test_a_stop_ends_the_watch_in_every_state(watch: SearchWatch, runner: SearchRunner, qtbot: QtBot) -> None:
    for full_speed in (False, True):
        watch.begin()
        watch.pause()
        runner.start(lambda: counting(100_000_000))
        come_to(qtbot, watch, 2)
        watch.go_full_speed(full_speed)
        runner.stop()
        qtbot.waitUntil(lambda: not runner.busy)
        assert not watch.watching


def test_a_search_under_way_is_watched_from_where_it_is(runner: SearchRunner, parent: QObject, qtbot: QtBot) -> None:
    watch = SearchWatch(runner, stages_of, parent)
    watch.toggle()
    assert not watch.watching
    runner.start(lambda: counting(100_000_000))
    qtbot.waitUntil(lambda: runner.busy)
    watch.toggle()
    qtbot.waitUntil(lambda: watch.frame is not None)
    assert (watch.watching, watch.playing) == (True, False)
    come_to(qtbot, watch, 3)
    assert watch.frame is not None
    assert watch.frame.number == 3


def test_old_steps_go_when_there_are_too_many(runner: SearchRunner, parent: QObject, qtbot: QtBot) -> None:
    watch = SearchWatch(runner, stages_of, parent, Recording(most_steps=4))
    watch.begin()
    watch.pause()
    runner.start(lambda: counting(100))
    qtbot.waitUntil(lambda: watch.frame is not None)
    for number in range(2, 11):
        watch.step()
        qtbot.waitUntil(lambda number=number: watch.frame is not None and watch.frame.number == number)
    assert (watch.length, watch.position, watch.before) == (3, 3, 7)
    watch.first()
    assert shown(watch) == (7, "7.0")


def test_only_the_time_that_is_not_paused_is_watched(
    watch: SearchWatch, runner: SearchRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(100, 10_000, 5))
    monkeypatch.setattr(search_watch, "monotonic", lambda: next(clock))
    runner.start(lambda: counting(100))
    come_to(qtbot, watch, 1)
    before = watch.watched
    assert watch.watched == before
    watch.play()
    assert [watch.watched - before for _ in range(3)] == [5, 10, 15]


def test_speeds_change_by_notches_and_stay_among_those_offered(watch: SearchWatch) -> None:
    watch.set_speed(2.0)
    watch.faster()
    assert watch.speed == 5.0
    for _ in WATCH_SPEEDS:
        watch.slower()
    assert watch.speed == WATCH_SPEEDS[0]


def told_by(engine: Engine[Any], report: Report[Progress]) -> Sequence[PseudocodeLine]:
    assert isinstance(report.event.trace, Trace)
    return engine.stages(report.event.trace)


def test_every_method_can_be_watched_step_by_step(parent: QObject, runner: SearchRunner, qtbot: QtBot) -> None:
    """Each step of each has stages, from what it does before it has visited anything; a choice of method is one."""
    started = [(engine, partial(engine.search, LAYOUT, Metric.CELLS)) for engine in KLOTSKI_ENGINES]
    started += [(engine, partial(engine.start, TourRequest(Board(8, 8), (0, 0)))) for engine in KNIGHT_ENGINES]
    for engine, begin in started:
        watch = SearchWatch(runner, partial(told_by, engine), parent)
        watch.begin()
        watch.pause()
        runner.start(begin)
        families: list[str | None] = []
        for step in range(1, 6):
            come_to(qtbot, watch, step)
            assert watch.frame is not None
            assert watch.frame.stages, engine.name
            families.append(watch.frame.family)
        assert families[0] == engine.family
        watch.end()
        runner.stop()
        qtbot.waitUntil(lambda: not runner.busy)
