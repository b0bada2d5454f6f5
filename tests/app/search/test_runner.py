"""The runner: searches off the GUI thread, numbered, stopped, and never left behind."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Event, Timer, get_ident
from weakref import ref

import pytest
from PySide6.QtCore import QObject, Slot
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.search import thread as search_thread
from app.search.runner import SearchRunner
from app.search.worker import REPORT_SECONDS
from solvers.message import InputError
from solvers.search import Found, Outcome, Progress, Search, Verdict
from tests.app.leaks import finish_deletions
from tests.app.searches import Letters, endless, held_up, quick


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[SearchRunner]:
    """A runner, closed at the end of the test."""
    made = SearchRunner()
    yield made
    made.close()


def test_answers_come_one_at_a_time_from_another_thread(runner: SearchRunner, qtbot: QtBot) -> None:
    threads: list[int] = []

    def noting() -> Search[int]:
        threads.append(get_ident())
        return (yield from quick(2))

    for expected in (1, 2):
        with qtbot.waitSignal(runner.answered) as answered:
            runner.start(noting) if expected == 1 else runner.next_answer()
        assert answered.args is not None
        assert answered.args[0].event == Found(expected, expected)
        assert not runner.busy
    with qtbot.waitSignal(runner.ended) as ended:
        runner.next_answer()
    assert ended.args is not None
    assert ended.args[0].event == Verdict(Outcome.EXHAUSTED, 2)
    assert threads[0] != get_ident()


def test_every_report_of_a_run_carries_what_was_asked_for(runner: SearchRunner, qtbot: QtBot) -> None:
    heard: list[tuple[type, object]] = []
    for signal in (runner.progressed, runner.answered, runner.ended):
        signal.connect(lambda report: heard.append((type(report.event), report.request)))
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1), request="the first")
    with qtbot.waitSignal(runner.ended):
        runner.next_answer()
    assert {kind for kind, _ in heard} >= {Found, Verdict}
    assert {request for _, request in heard} == {"the first"}
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))
    assert heard[-1] == (Found, None)


def test_a_stop_ends_the_search_with_a_verdict(runner: SearchRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    assert runner.busy
    with qtbot.waitSignal(runner.ended) as ended:
        runner.stop()
    assert ended.args is not None
    assert ended.args[0].event.outcome is Outcome.STOPPED
    assert ended.args[0].event.visited > 0
    assert not runner.busy


def test_a_search_that_is_stopped_before_it_is_heard_of_has_visited_nothing(runner: SearchRunner) -> None:
    ready, verdicts = Event(), QSignalSpy(runner.ended)
    runner.start(held_up(ready))
    runner.stop_at_once()
    ready.set()
    assert verdicts.at(0)[0].event == Verdict(Outcome.STOPPED, 0)


def test_a_stopped_search_that_does_not_answer_is_left_to_its_thread(runner: SearchRunner, qtbot: QtBot) -> None:
    inside, ready = Event(), Event()

    def stuck() -> Search[int]:
        yield Progress(0, 7)
        inside.set()
        ready.wait()
        yield Found(1, 8)
        return Verdict(Outcome.EXHAUSTED, 8)

    answers, verdicts = QSignalSpy(runner.answered), QSignalSpy(runner.ended)
    with qtbot.waitSignal(runner.progressed):
        runner.start(stuck, request="stuck")
    assert inside.wait(120)
    with qtbot.waitSignal(runner.ended):
        runner.stop()
    assert not runner.busy
    assert (verdicts.at(0)[0].event, verdicts.at(0)[0].request) == (Verdict(Outcome.STOPPED, 7), "stuck")
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))
    assert search_thread.working()
    ready.set()
    qtbot.waitUntil(lambda: not search_thread.working())
    assert (answers.count(), verdicts.count()) == (1, 1)


@pytest.mark.parametrize("by_stop", [True, False])
def test_a_parting_search_is_freed_while_the_next_runs(runner: SearchRunner, qtbot: QtBot, by_stop: bool) -> None:
    written, heard = Event(), QSignalSpy(runner.freed)

    def keeping() -> Search[int]:
        try:
            return (yield from endless())
        finally:
            written.wait()

    with qtbot.waitSignal(runner.progressed):
        runner.start(keeping, parting=True)
    if by_stop:
        with qtbot.waitSignal(runner.ended):
            runner.stop()
    else:
        runner.abandon()
    for number in (1, 2):
        with qtbot.waitSignal(runner.answered):
            runner.start(lambda: quick(1))
        assert heard.count() == number - 1, "the first answer is held until the second search"
        assert search_thread.working()
    with qtbot.waitSignal(runner.freed):
        written.set()
    qtbot.waitUntil(lambda: not search_thread.working())


def test_what_goes_wrong_when_a_stopped_search_is_freed_is_heard(runner: SearchRunner, qtbot: QtBot) -> None:
    def keeping() -> Search[int]:
        try:
            yield from endless()
        finally:
            raise InputError(Letters.WRONG, letter="Q")

    with qtbot.waitSignal(runner.progressed):
        runner.start(keeping, parting=True)
    with qtbot.waitSignals([runner.ended, runner.failed]):
        runner.stop()


class Board:
    """Something large that a search holds."""


def test_a_search_holds_nothing_once_there_is_a_verdict(runner: SearchRunner, qtbot: QtBot) -> None:
    held: list[ref[Board]] = []

    def holding() -> Search[int]:
        board = Board()
        held.append(ref(board))
        yield Found(1, 1)
        while True:
            time.sleep(0.001)
            yield Progress(1, 1)

    with qtbot.waitSignal(runner.answered):
        runner.start(holding)
    assert held[0]() is not None  # the next answer may be asked for
    runner.next_answer()
    with qtbot.waitSignal(runner.ended):
        runner.stop()
    qtbot.waitUntil(lambda: held[0]() is None)


def test_what_comes_late_from_an_earlier_run_is_dropped(runner: SearchRunner, qtbot: QtBot) -> None:
    answers = QSignalSpy(runner.answered)
    verdicts = QSignalSpy(runner.ended)
    runner.start(endless)
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))
    assert answers.count() == 1
    assert verdicts.count() == 0


def test_nothing_is_heard_of_a_search_that_was_abandoned(runner: SearchRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    verdicts = QSignalSpy(runner.ended)
    reports = QSignalSpy(runner.progressed)
    runner.abandon()
    assert not runner.busy
    qtbot.wait(150)
    assert (verdicts.count(), reports.count()) == (0, 0)


def test_an_exception_is_reported_and_the_next_search_runs(runner: SearchRunner, qtbot: QtBot) -> None:
    def failing() -> Search[int]:
        yield Progress(0, 0)
        raise InputError(Letters.WRONG, letter="x")

    with qtbot.waitSignal(runner.failed) as failed:
        runner.start(failing)
    assert failed.args is not None
    assert str(failed.args[0].event) == "the letter x is wrong"
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))


def test_an_exception_before_the_search_begins_is_reported_too(runner: SearchRunner, qtbot: QtBot) -> None:
    def refusing() -> Search[int]:
        raise InputError(Letters.WRONG, letter="y")

    with qtbot.waitSignal(runner.failed):
        runner.start(refusing)
    assert not runner.busy


def test_reports_are_throttled_but_the_last_one_always_comes(runner: SearchRunner, qtbot: QtBot) -> None:
    def chatty() -> Search[int]:
        began = time.monotonic()
        visited = 0
        while time.monotonic() - began < 0.4:
            visited += 1
            yield Progress(visited, visited)
        yield Progress(-1, visited)
        yield Found(0, visited)
        return Verdict(Outcome.EXHAUSTED, visited)

    reports = QSignalSpy(runner.progressed)
    with qtbot.waitSignal(runner.answered):
        runner.start(chatty)
    assert 2 <= reports.count() <= 12
    assert reports.at(reports.count() - 1)[0].event.depth == -1


def test_preparing_is_not_heard_of(runner: SearchRunner, qtbot: QtBot) -> None:
    answers = QSignalSpy(runner.answered)
    runner.prepare(lambda: quick(1))
    assert not runner.busy
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(3))
    assert answers.count() == 1


def test_preparing_comes_between_no_two_answers(runner: SearchRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(3))
    runner.prepare(lambda: quick(1))
    with qtbot.waitSignal(runner.answered) as answered:
        runner.next_answer()
    assert answered.args is not None
    assert answered.args[0].event == Found(2, 2)


def test_two_hundred_searches_started_and_stopped_in_a_row(runner: SearchRunner, qtbot: QtBot) -> None:
    verdicts = QSignalSpy(runner.ended)
    for number in range(200):
        runner.start(endless)
        if number % 2:
            runner.stop()
        if number % 10 == 9:
            qtbot.waitUntil(lambda: not runner.busy)
    qtbot.waitUntil(lambda: not runner.busy)
    assert verdicts.count() >= 20
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))


def test_closing_in_the_middle_of_a_search_ends_its_thread(qtbot: QtBot) -> None:
    runner = SearchRunner()
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    runner.close()
    assert not runner.busy
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))
    runner.close()


def test_closing_waits_for_no_search_that_does_not_answer(qtbot: QtBot) -> None:
    ready = Event()
    runner = SearchRunner()
    runner.start(held_up(ready))
    runner.close()
    assert not runner.busy
    assert search_thread.working()
    ready.set()
    qtbot.waitUntil(lambda: not search_thread.working())


def test_a_search_begun_after_closing_is_not_mixed_up_with_the_one_before(qtbot: QtBot) -> None:
    ready = Event()
    runner = SearchRunner()
    answers = QSignalSpy(runner.answered)
    runner.start(held_up(ready))
    runner.close()
    begun: list[int] = []

    def counting() -> Search[int]:
        begun.append(get_ident())
        return quick(1)

    with qtbot.waitSignal(runner.answered):
        runner.start(counting)
    ready.set()
    qtbot.waitUntil(lambda: not search_thread.working())
    assert (len(begun), answers.count()) == (1, 1)
    runner.close()


def test_a_search_ends_with_the_object_that_it_belongs_to(qtbot: QtBot) -> None:
    owner = QWidget()
    runner = SearchRunner(owner)
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    assert search_thread.working()
    owner.deleteLater()
    del runner, owner
    finish_deletions()
    qtbot.waitUntil(lambda: not search_thread.working())


@pytest.mark.parametrize("way", ["accept", "reject", "close", "hide"])
def test_a_search_ends_when_its_window_is_left(qtbot: QtBot, way: str) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    runner = SearchRunner(QWidget(dialog))
    dialog.show()
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    getattr(dialog, way)()
    assert not runner.busy
    qtbot.waitUntil(lambda: not search_thread.working())
    dialog.show()
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(1))
    runner.close()


def test_what_was_forgotten_has_no_next_answer(runner: SearchRunner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(runner.answered):
        runner.start(lambda: quick(2))
    runner.abandon()
    runner.next_answer()
    assert not runner.busy


class SlowListener(QObject):
    """Takes longer for each report of progress than there is between two."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    @Slot()
    def listen(self) -> None:
        time.sleep(3 * REPORT_SECONDS)
        self.heard += 1


def test_progress_does_not_pile_up_before_a_window_that_has_no_time_for_it(runner: SearchRunner, qtbot: QtBot) -> None:
    listener = SlowListener()
    runner.progressed.connect(listener.listen)
    runner.start(endless)
    qtbot.waitUntil(lambda: listener.heard >= 4)
    before = listener.heard
    with qtbot.waitSignal(runner.ended):
        runner.stop()
    # At the most one that was on its way, and the last before the end.
    assert listener.heard <= before + 2


def test_the_end_does_not_wait_for_a_search_that_looks_at_no_flag(runner: SearchRunner) -> None:
    reached, gate = Event(), Event()

    def held() -> Search[int]:
        reached.set()
        gate.wait()
        yield Progress(0, 0)
        return Verdict(Outcome.EXHAUSTED)

    runner.start(held)
    reached.wait()
    assert not search_thread.end_all(0.0)
    gate.set()
    assert search_thread.end_all()


def test_the_end_waits_for_what_a_search_writes_when_it_is_stopped(runner: SearchRunner, qtbot: QtBot) -> None:
    gate, writing, written = Event(), Event(), Event()

    def begun() -> Search[int]:
        try:
            while True:
                yield Progress(0, 0)
        finally:
            writing.set()
            gate.wait()
            written.set()

    with qtbot.waitSignal(runner.progressed):
        runner.start(begun)
    runner.stop()
    writing.wait()
    Timer(0.1, gate.set).start()
    assert search_thread.end_all(0.0)
    assert written.is_set()
