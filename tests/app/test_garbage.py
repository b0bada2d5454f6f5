"""Garbage is collected by the window's own timer, and never so much at once that a frame is late."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.garbage import MANY, GarbageCollector, tidy_up
from tests.app.memory import resident


class Knot:
    """An object that refers to itself: only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollector]:
    """A collector at work, beside a search."""
    made = GarbageCollector(lambda: True)
    gc.collect()
    made.start()
    yield made
    made.stop()
    gc.collect()


def tick(collector: GarbageCollector) -> None:
    """Let its time have come."""
    collector._timer.timeout.emit()


def test_while_it_is_at_work_nothing_is_collected_elsewhere(collector: GarbageCollector) -> None:
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()


def test_what_refers_to_itself_goes_with_the_next_collection(collector: GarbageCollector) -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    tick(collector)
    assert knot() is None


def test_very_many_young_objects_are_set_aside_instead(collector: GarbageCollector) -> None:
    knots = [Knot() for _ in range(MANY)]
    tick(collector)
    assert gc.get_freeze_count() >= MANY
    first = weakref.ref(knots[0])
    del knots
    collector.stop()
    gc.collect()
    assert first() is None


def test_at_rest_free_memory_goes_back_to_the_system() -> None:
    """Many small pieces, of which every hundredth stays: the system gets back what lies between.

    Where it does not tell how much it has given, nothing has to come back.
    """
    before = resident()
    pieces = [bytes(1000) for _ in range(200_000)]
    full = resident()
    kept = pieces[::100]
    del pieces
    tidy_up()
    assert resident() - before <= 0.3 * (full - before)
    assert len(kept) == 2000
