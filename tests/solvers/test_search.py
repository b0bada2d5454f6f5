"""Driving a search: answers one by one, reports, stops."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from solvers import search
from solvers.pace import FULL_SPEED, Pace, StoppedError, check_stop
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict, answer_of, next_event
from tests.solvers.values import assert_fixed_and_small


def counting_to(last: int) -> Search[int]:
    """Report and answer 1, 2, and so on."""
    yield Progress(0, 0)
    for number in range(1, last + 1):
        yield Progress(number, number)
        yield Found(number, number)
    return Verdict(Outcome.EXHAUSTED, last)


def endless() -> Search[int]:
    """Report for ever."""
    visited = 0
    while True:
        visited += 1
        yield Progress(visited, visited)


def after(reports: int) -> tuple[Callable[[], bool], Callable[[Progress], None], list[Progress]]:
    """A stop that is asked for after so many reports, and what hears them."""
    heard: list[Progress] = []
    return lambda: len(heard) >= reports, heard.append, heard


def test_answers_come_one_by_one_and_then_the_verdict_for_ever() -> None:
    drive = Drive(counting_to(2))
    assert drive.next_answer() == Found(1, 1)
    assert drive.next_answer() == Found(2, 2)
    assert drive.next_answer() == drive.next_answer() == Verdict(Outcome.EXHAUSTED, 2)
    assert drive.visited == 2


def test_every_report_is_heard() -> None:
    _, listen, heard = after(0)
    Drive(counting_to(1)).next_answer(listen=listen)
    assert [progress.visited for progress in heard] == [0, 1]


def test_a_stop_ends_the_search_for_good_and_keeps_the_count() -> None:
    stopped, listen, heard = after(3)
    drive = Drive(endless())
    assert drive.next_answer(stopped, listen) == Verdict(Outcome.STOPPED, 3)
    assert len(heard) == 3
    assert drive.next_answer() == Verdict(Outcome.STOPPED, 3)


def test_a_stop_asked_for_beforehand_begins_nothing() -> None:
    drive = Drive(endless())
    assert drive.next_answer(lambda: True) == Verdict(Outcome.STOPPED, 0)


def test_closing_runs_the_search_s_clean_up() -> None:
    cleaned: list[bool] = []

    def tidy() -> Search[int]:
        try:
            yield Found(1, 1)
        finally:
            cleaned.append(True)
        return Verdict(Outcome.EXHAUSTED)

    drive = Drive(tidy())
    drive.next_answer()
    assert not cleaned
    drive.close()
    assert cleaned == [True]
    assert drive.next_answer() == Verdict(Outcome.STOPPED, 1)


def test_a_stop_does_not_wait_until_all_is_freed() -> None:
    cleaned: list[bool] = []

    def tidy() -> Search[int]:
        try:
            yield from endless()
        finally:
            cleaned.append(True)
        return Verdict(Outcome.EXHAUSTED)

    stopped, listen, _ = after(2)
    drive = Drive(tidy())
    assert drive.next_answer(stopped, listen) == Verdict(Outcome.STOPPED, 2)
    assert not cleaned
    drive.close()
    assert cleaned == [True]


def test_the_clock_leaves_out_loading_and_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(search, "perf_counter", lambda: now[0])

    def timed() -> Search[int]:
        now[0] += 100.0  # loading
        yield Progress(0, 0)
        now[0] += 2.0
        yield Found(1, 1)
        now[0] += 3.0
        yield Found(2, 2)
        return Verdict(Outcome.EXHAUSTED, 2)

    drive = Drive(timed())
    drive.next_answer()
    assert drive.seconds == 2.0
    now[0] += 50.0  # the person looks at the answer
    drive.next_answer()
    assert drive.seconds == 5.0


def test_the_clock_leaves_out_what_a_slow_pace_waits_and_goes_on_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000.0]
    monkeypatch.setattr(search, "perf_counter", lambda: now[0])
    read: list[float] = []

    class Slow(Pace):
        def wait(self, stopped: Callable[[], bool]) -> None:
            read.append(drive.seconds)
            now[0] += 60.0
            read.append(drive.seconds)

    def timed() -> Search[int]:
        yield Progress(0, 0)
        for visited in (1, 2):
            now[0] += 4.0
            yield Progress(visited, visited)
        now[0] += 1.0
        yield Found(1, 3)
        return Verdict(Outcome.EXHAUSTED, 3)

    drive = Drive(timed())
    assert drive.seconds == 0.0
    heard: list[float] = []
    drive.next_answer(listen=lambda _: heard.append(drive.seconds), pace=Slow())
    assert heard == [0.0, 4.0, 8.0]
    assert read == [4.0, 4.0, 8.0, 8.0]
    assert drive.seconds == 9.0


def test_what_waits_inside_a_search_hears_that_it_is_to_stop() -> None:
    check_stop()  # nobody asks for it here
    asked: list[bool] = []

    def waiting() -> Search[int]:
        yield Progress(1, 5)
        check_stop()
        asked.append(True)
        check_stop()
        raise AssertionError

    drive = Drive(waiting())
    calls: list[int] = []
    assert drive.next_answer(lambda: calls.append(1) or len(calls) > 3) == Verdict(Outcome.STOPPED, 5)
    assert asked == [True]
    check_stop()


def test_what_gives_up_by_itself_counts_as_stopped_and_leaves_other_searches_alone() -> None:
    def stopping() -> Search[int]:
        yield Progress(1, 1)
        raise StoppedError

    assert Drive(stopping()).next_answer() == Verdict(Outcome.STOPPED, 1)
    assert Drive(counting_to(1)).next_answer() == Found(1, 1)


def test_a_report_is_a_step_when_something_is_visited_or_shown() -> None:
    assert [report.is_step for report in (Progress(0, 0), Progress(0, 1), Progress(0, 0, trace="a choice"))] == [
        False,
        True,
        True,
    ]
    assert not Progress(5, 0, frontier=3).is_step


def test_what_a_report_does_not_say_is_nothing() -> None:
    report = Progress(2, 7)
    assert (report.depth, report.visited, report.frontier, report.levels, report.counters) == (2, 7, 0, (), {})
    assert (report.best, report.snapshot, report.remark, report.trace) == (None,) * 4
    assert Verdict(Outcome.IMPOSSIBLE) == Verdict(Outcome.IMPOSSIBLE, 0, None)


def test_after_its_last_event_a_generator_gives_what_it_returns() -> None:
    running = counting_to(1)
    assert [next_event(running) for _ in range(4)] == [
        Progress(0, 0),
        Progress(1, 1),
        Found(1, 1),
        Verdict(Outcome.EXHAUSTED, 1),
    ]


def test_full_speed_grants_what_a_search_chooses_and_does_not_wait() -> None:
    assert FULL_SPEED.nodes() is None
    FULL_SPEED.wait(lambda: pytest.fail("it was asked whether to stop"))


def test_events_cannot_be_changed() -> None:
    assert_fixed_and_small(Progress, Found, Verdict)


def test_the_answer_of_a_search_passes_its_reports_on_and_closes_it() -> None:
    closed: list[str] = []

    def search() -> Search[int]:
        try:
            yield Progress(0, 1)
            yield Found(7, 1)
            yield Found(8, 2)
            return Verdict(Outcome.EXHAUSTED)
        finally:
            closed.append("closed")

    running = answer_of(search())
    assert next_event(running) == Progress(0, 1)
    assert next_event(running) == 7
    assert closed == ["closed"]
