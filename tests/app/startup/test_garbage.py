"""Garbage is collected by the window's own timer, and never so much at once that a frame is late."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.search.runner import SearchRunner
from app.startup import garbage
from app.startup.garbage import MANY, REST_PERIODS, GarbageCollector, give_memory_back
from app.ui.settings import Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from tests.app.leaks import finish_deletions
from tests.app.memory import resident
from tests.app.searches import endless


class Knot:
    """An object that refers to itself: only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


class Work:
    """Something that may be going on."""

    going_on = True


@pytest.fixture
def work() -> Work:
    """Something that is going on beside the collector."""
    return Work()


@pytest.fixture
def collector(qtbot: QtBot, work: Work) -> Iterator[GarbageCollector]:
    """A collector at work, beside a search."""
    made = GarbageCollector(lambda: work.going_on)
    gc.collect()
    made.start()
    yield made
    made.stop()
    gc.collect()


def tick(collector: GarbageCollector) -> None:
    """Let its time have come."""
    collector._timer.timeout.emit()


def rest(collector: GarbageCollector) -> None:
    """Let so much time pass that it looks whether to tidy up."""
    for _ in range(REST_PERIODS):
        tick(collector)


def test_while_it_is_at_work_nothing_is_collected_elsewhere(collector: GarbageCollector) -> None:
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()


def test_what_refers_to_itself_goes_with_the_next_collection(collector: GarbageCollector) -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    tick(collector)
    assert knot() is None


def test_very_many_young_objects_are_left_alone_until_the_program_is_at_rest(
    collector: GarbageCollector, work: Work
) -> None:
    knots = [Knot() for _ in range(MANY)]
    first = weakref.ref(knots[0])
    del knots
    for _ in range(REST_PERIODS):
        tick(collector)
    assert first() is not None
    work.going_on = False
    for _ in range(REST_PERIODS):
        tick(collector)
    assert first() is None


def test_what_grew_old_goes_at_rest(collector: GarbageCollector, work: Work) -> None:
    knot = Knot()
    first = weakref.ref(knot)
    tick(collector)  # it is still needed, and young no more
    del knot
    rest(collector)
    assert first() is not None, "the program is at work"
    work.going_on = False
    rest(collector)
    assert first() is None


def test_free_memory_goes_back_while_something_runs_and_once_after(
    collector: GarbageCollector, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    work.going_on = False
    rest(collector)
    given: list[bool] = []
    monkeypatch.setattr(garbage, "give_memory_back", lambda: given.append(True))
    rest(collector)
    assert not given
    work.going_on = True
    tick(collector)
    tick(collector)
    assert len(given) == 2
    work.going_on = False
    rest(collector)
    rest(collector)
    assert len(given) == 3


def test_what_is_imported_before_the_window_is_looked_through_by_no_collection() -> None:
    stays = Knot()
    assert any(one is stays for one in gc.get_objects())
    garbage.freeze_modules()
    assert not any(one is stays for one in gc.get_objects())


def test_what_was_frozen_and_is_garbage_goes_when_the_next_is_frozen(collector: GarbageCollector) -> None:
    stays, goes = Knot(), Knot()
    first = weakref.ref(goes)
    collector.freeze()
    del goes
    gc.collect()
    assert first() is not None, "no collection looks it through"
    collector.freeze()
    assert first() is None
    assert not any(one is stays for one in gc.get_objects())


def test_switches_of_the_language_with_searches_between_leave_no_page_behind(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.show()
    collector = GarbageCollector(window.busy)
    collector.start()
    old: list[weakref.ref[Any]] = []
    objects: list[int] = []
    for language in (Language.TRADITIONAL, Language.ENGLISH) * 3:
        for number in range(window.pages.count()):
            window.pages.setCurrentIndex(number)
        old += [weakref.ref(window.pages.widget(number)) for number in range(window.pages.count())]
        for runner in window.findChildren(SearchRunner):
            with qtbot.waitSignal(runner.progressed):
                runner.start(endless)
        for _ in range(REST_PERIODS):
            tick(collector)
        window.languages.choose(language.value)
        for runner in window.findChildren(SearchRunner):  # those of the sessions go on
            runner.abandon()
        qtbot.waitUntil(lambda: not window.busy())
        finish_deletions()
        for _ in range(REST_PERIODS):
            tick(collector)
        objects.append(len(gc.get_objects()))
    assert [page() for page in old if page() is not None] == []
    assert objects[-1] < objects[1] + 250, "a page has more than 1,000"
    collector.stop()
    window.close()


def test_at_rest_free_memory_goes_back_to_the_system() -> None:
    """Many small pieces, of which every hundredth stays: the system gets back what lies between.

    Where it does not tell how much it has given, nothing has to come back.
    """
    before = resident()
    pieces = [bytes(1000) for _ in range(200_000)]
    full = resident()
    kept = pieces[::100]
    del pieces
    gc.collect()
    give_memory_back()
    assert resident() - before <= 0.3 * (full - before)
    assert len(kept) == 2000
