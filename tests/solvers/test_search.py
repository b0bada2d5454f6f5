"""Driving a search: answers one by one, reports, stops."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from solvers import search
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict


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
