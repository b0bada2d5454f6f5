"""The recording of a watched search: the last steps, and no more memory than it may hold."""

from __future__ import annotations

import tracemalloc
from array import array
from collections.abc import Callable

import pytest

from solvers.klotski.layout import Layout
from solvers.knight.trace import DepthFirstTrace
from solvers.recording import Recording, held_by
from solvers.search import Progress


def report(number: int, path: int = 0) -> Progress:
    return Progress(number, number, snapshot=array("i", range(path)))


def keep(recording: Recording[Progress], step: Progress) -> int:
    return recording.append(step, held_by(step))


def test_the_oldest_steps_go_first() -> None:
    recording = Recording[Progress](most_steps=3)
    assert [keep(recording, report(number)) for number in range(1, 6)] == [0, 0, 0, 1, 1]
    assert [recording[place].visited for place in range(len(recording))] == [3, 4, 5]
    assert recording.dropped == 2


def test_long_paths_leave_room_for_fewer_steps_but_always_for_one() -> None:
    recording = Recording[Progress](most_bytes=10_000)
    for number in range(1, 11):
        keep(recording, report(number, path=1_000))
    assert len(recording) == 2
    assert recording.held <= 10_000
    keep(recording, report(11, path=100_000))
    assert [recording[0].visited, len(recording)] == [11, 1]
    recording.clear()
    assert (len(recording), recording.held, recording.dropped) == (0, 0, 0)


def test_all_that_a_report_is_made_of_is_counted() -> None:
    entries = memoryview(bytearray(8 * 64)).cast("q")
    trace = DepthFirstTrace(entries, array("i", range(50)), [0] * 30)
    assert held_by(trace) >= 8 * 64 + 4 * 50 + 8 * 30
    whole = Progress(1, 1, snapshot=array("i", range(10)), levels=(1, 2, 3), counters={"pushes": 1}, trace=trace)
    assert held_by(whole) >= held_by(trace) + 40 + 24 + 8


@pytest.mark.parametrize(
    "make",
    [
        lambda: array("i", range(50_000)),
        lambda: memoryview(array("q", range(50_000))),
        lambda: "".join(map(str, range(50_000))),
        lambda: b"12345" * 20_000,
        lambda: list(range(1_000, 20_000)),
        lambda: [str(number) for number in range(5_000)],
        lambda: [(number, number + 1) for number in range(1_000, 6_000)],
        lambda: {str(number): number for number in range(1_000, 6_000)},
        lambda: [Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S") for _ in range(300)],
        lambda: [Progress(number, number, counters={"a": number}) for number in range(1_000, 4_000)],
    ],
)
def test_values_hold_about_as_much_as_they_are_taken_to(make: Callable[[], object]) -> None:
    make()
    tracemalloc.start()
    try:
        value = make()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held / 1.2 < held_by(value) < 3 * held


def test_a_recording_keeps_exactly_as_many_steps_and_bytes_as_it_may() -> None:
    each = held_by(report(1, path=100))
    recording = Recording[Progress](most_bytes=3 * each)
    assert [keep(recording, report(number, path=100)) for number in range(4)] == [0, 0, 0, 1]
    assert (len(recording), recording.held, recording.dropped) == (3, 3 * each, 1)
    assert keep(recording, report(4, path=200)) == 2
    assert [recording[place].visited for place in range(len(recording))] == [3, 4]
    assert recording.held == each + held_by(report(4, path=200))
