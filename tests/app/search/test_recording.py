"""The recording of a watched search: the last steps, and no more memory than it may hold."""

from __future__ import annotations

from array import array

from app.search.recording import Recording, held_by
from app.search.worker import Report
from solvers.knight.trace import DepthFirstTrace
from solvers.search import Progress


def report(number: int, path: int = 0) -> Report[Progress]:
    return Report(1, Progress(number, number, snapshot=array("i", range(path))), 0.0)


def test_the_oldest_steps_go_first() -> None:
    recording = Recording(most_steps=3)
    assert [recording.append(report(number)) for number in range(1, 6)] == [0, 0, 0, 1, 1]
    assert [recording[place].event.visited for place in range(len(recording))] == [3, 4, 5]
    assert recording.dropped == 2


def test_long_paths_leave_room_for_fewer_steps_but_always_for_one() -> None:
    recording = Recording(most_bytes=10_000)
    for number in range(1, 11):
        recording.append(report(number, path=1_000))
    assert len(recording) == 2
    assert recording.held <= 10_000
    recording.append(report(11, path=100_000))
    assert [recording[0].event.visited, len(recording)] == [11, 1]
    recording.clear()
    assert (len(recording), recording.held, recording.dropped) == (0, 0, 0)


def test_all_that_a_report_is_made_of_is_counted() -> None:
    entries = memoryview(bytearray(8 * 64)).cast("q")
    trace = DepthFirstTrace(entries, array("i", range(50)), [0] * 30)
    assert held_by(trace) >= 8 * 64 + 4 * 50 + 8 * 30
    whole = Progress(1, 1, snapshot=array("i", range(10)), levels=(1, 2, 3), counters={"pushes": 1}, trace=trace)
    assert held_by(whole) >= held_by(trace) + 40 + 24 + 8


def test_values_hold_what_their_parts_hold_and_eight_bytes_to_reach_each() -> None:
    sizes = {
        "numbers in an array": (array("i", range(50)), 200),
        "a view of it": (memoryview(array("q", range(50))), 400),
        "a text": ("twelve chars", 12),
        "bytes": (b"12345", 5),
        "a number": (7, 8),
        "nothing": (None, 8),
        "an empty list": ([], 0),
        "numbers in a list": ([1, 2, 3], 24),
        "texts in a list": (["ab", "cdef"], 8 + 2 + 8 + 4),
        "pairs": ([(1, 2), (3, 4)], 2 * (8 + 16)),
        "counters": ({"a": 1, "b": 2}, 2 * (8 + 8)),
    }
    assert {name: held_by(value) for name, (value, _) in sizes.items()} == {
        name: size for name, (_, size) in sizes.items()
    }


def test_a_recording_keeps_exactly_as_many_steps_and_bytes_as_it_may() -> None:
    each = held_by(report(1, path=100).event)
    recording = Recording(most_bytes=3 * each)
    assert [recording.append(report(number, path=100)) for number in range(4)] == [0, 0, 0, 1]
    assert (len(recording), recording.held, recording.dropped) == (3, 3 * each, 1)
    assert recording.append(report(4, path=200)) == 2
    assert [recording[place].event.visited for place in range(len(recording))] == [3, 4]
    assert recording.held == each + held_by(report(4, path=200).event)
