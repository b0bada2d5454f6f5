"""A count that is stopped goes on from its file, and files from which it cannot go on are refused in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solvers.knight.board import Board
from solvers.knight.counting import checkpoint, joining, sweeping
from solvers.knight.counting.checkpoint import CheckpointFault, read_header
from solvers.knight.counting.counting import count
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.counting.joining import Joining
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Progress, Search, Verdict
from solvers.slices import Slices

REQUESTS = {
    TourRequest(Board(5, 8), closed=True): 88_404,
    TourRequest(Board(5, 5)): 1_728,
    TourRequest(Board(5, 5), (0, 0)): 304,
    TourRequest(Board(5, 5), end=(2, 2)): 64,
    TourRequest(Board(6, 6), closed=True): 19_724,
}
"""Requests, and the directed number of their tours."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tours.count"


def run(request: TourRequest, path: Path, reports: int | None = None) -> int | None:
    """Count on, for so many reports at most; the directed number if it is there by then."""
    counting = count(request, checkpoint=path)
    for number, event in enumerate(counting, 1):
        if isinstance(event, Found):
            return event.answer.directed
        if number == reports:
            counting.close()
    return None


def stopped(request: TourRequest, path: Path, reports: int = 4) -> None:
    assert run(request, path, reports) is None
    assert path.exists()


@given(st.sampled_from(sorted(REQUESTS, key=repr)), st.lists(st.integers(2, 60), max_size=6))
@settings(max_examples=25, deadline=None)
def test_stopped_anywhere_it_goes_on_to_the_same_number(
    tmp_path_factory: pytest.TempPathFactory, request_: TourRequest, stops: list[int]
) -> None:
    path = tmp_path_factory.mktemp("count") / "tours.count"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Slices, "run", lambda _, kernel: kernel(200))  # short slices, so that there are many
        counts = [run(request_, path, stop) for stop in stops] + [run(request_, path)]
    assert set(counts) <= {None, REQUESTS[request_]}
    assert counts[-1] == REQUESTS[request_]
    assert not path.exists()


def test_it_goes_on_in_another_process(path: Path) -> None:
    request = TourRequest(Board(5, 8), closed=True)
    stopped(request, path, 9)
    program = f"""
from pathlib import Path
from solvers.knight.board import Board
from solvers.knight.counting.counting import count
from solvers.knight.tour import TourRequest
from solvers.search import Drive
print(Drive(count(TourRequest(Board(5, 8), closed=True), checkpoint=Path({str(path)!r}))).next_answer().answer.directed)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["88404"]
    assert not path.exists()


def test_the_header_says_what_was_asked_and_how_far_it_is(path: Path) -> None:
    request = TourRequest(Board(5, 8, frozenset({(0, 0), (4, 7)})), end=(2, 3))
    stopped(request, path, 12)
    header = read_header(path)
    assert header.request == request
    assert 0 < header.near_passed + header.far_passed <= 38
    assert 0 <= header.share < 1
    assert header.seconds > 0
    assert header.visited > 0


def test_what_was_done_is_not_done_again(path: Path) -> None:
    request = TourRequest(Board(6, 8), closed=True)
    stopped(request, path, 20)
    header = read_header(path)
    reports = (event for event in count(request, checkpoint=path) if isinstance(event, Progress) and event.trace)
    first = next(reports).trace
    assert isinstance(first, CountProgress)
    assert first.passed >= header.near_passed + header.far_passed > 10
    assert first.share >= header.share > 0


def test_the_file_is_written_meanwhile(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "SECONDS_BETWEEN_FILES", 0.0)
    counting = count(TourRequest(Board(5, 8), closed=True), checkpoint=path)
    for _ in range(4):
        next(counting)
    assert read_header(path).near_passed > 0


def test_what_was_joined_is_not_joined_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "MOST_STEPS", 100_000)
    monkeypatch.setattr(Slices, "run", lambda _, kernel: kernel(50_000))
    extended: list[int] = []
    run_joining = Joining.run

    def run_and_note(joining_: Joining) -> Iterator[None]:
        yield from run_joining(joining_)
        extended.append(joining_.extended)

    monkeypatch.setattr(Joining, "run", run_and_note)
    request = TourRequest(Board(6, 6))
    whole = shares_of_joining(count(request))
    assert len(whole) > 20
    counting = count(request, checkpoint=path)
    shares = shares_of_joining(counting, until=0.9 * whole[-1] + 0.1 * whole[0])
    counting.close()
    assert read_header(path).share == shares[-1]
    assert run(request, path) == 6_637_920
    of_whole, of_rest = extended
    assert 0 < of_rest < 0.2 * of_whole


def shares_of_joining(counting: Search[TourCount], until: float = inf) -> list[float]:
    """What share of a count is said to be done while the sides are joined; no further than to a share."""
    shares: list[float] = []
    for event in counting:
        if isinstance(event, Progress) and isinstance(event.trace, CountProgress) and event.trace.joining:
            shares.append(event.trace.share)
            if event.trace.share >= until:
                break
    return shares


def test_a_count_that_takes_too_much_memory_can_go_on_with_more(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solvers.knight.counting.counting.estimate", lambda *_: None)
    request = TourRequest(Board(6, 8), closed=True)
    assert not any(isinstance(event, Found) for event in count(request, 1_000_000, path))
    header = read_header(path)
    assert header.near_passed + header.far_passed > 10
    whole = path.read_bytes()
    verdict = Drive(count(request, 100_000, path)).next_answer()
    assert isinstance(verdict, Verdict)
    assert "would take more than 100 kB of memory" in str(verdict.reason)
    assert path.read_bytes() == whole
    assert run(request, path) == 110_976_284


def test_the_answer_is_there_although_the_file_cannot_be_removed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(sweeping, "remove", fail)
    assert run(TourRequest(Board(5, 5)), path) == 1_728


def test_memory_for_hardly_anything_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solvers.knight.counting.counting.estimate", lambda *_: None)
    verdict = Drive(count(TourRequest(Board(5, 8), closed=True), 1)).next_answer()
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.STOPPED


def test_a_count_of_other_tours_is_refused(path: Path) -> None:
    request = TourRequest(Board(5, 8), closed=True)
    stopped(request, path)
    assert fault(replace(request, closed=False), path) is CheckpointFault.OTHER
    assert fault(TourRequest(Board(8, 5), closed=True), path) is CheckpointFault.OTHER
    assert run(replace(request, seed=7), path) == 88_404


def fault(request: TourRequest, path: Path) -> object:
    with pytest.raises(InputError) as caught:
        list(count(request, checkpoint=path))
    assert str(path) in str(caught.value)
    return caught.value.message.template


def test_damaged_and_foreign_files_are_refused(path: Path) -> None:
    request = TourRequest(Board(5, 8), closed=True)
    stopped(request, path, 9)
    whole = path.read_bytes()
    line = whole.index(b"\n", whole.index(b"\n") + 1)
    for broken in (whole[:-1], whole + b"x", whole[:line], flipped(whole, len(whole) - 20), flipped(whole, line - 3)):
        path.write_bytes(broken)
        assert fault(request, path) is CheckpointFault.DAMAGED
    for foreign in (b"", b"PK\3\4", flipped(whole, 3)):
        path.write_bytes(foreign)
        assert fault(request, path) is CheckpointFault.FOREIGN
    path.write_bytes(whole.replace(b'"version": 1', b'"version": 2'))
    assert fault(request, path) is CheckpointFault.VERSION
    path.unlink()
    path.mkdir()
    assert fault(request, path) is CheckpointFault.FOREIGN
    with pytest.raises(InputError):
        read_header(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_and_a_device_are_refused_and_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    for strange in (path, Path("/dev/null"), Path("/dev/zero")):
        assert fault(TourRequest(Board(5, 8), closed=True), strange) is CheckpointFault.FOREIGN


def forged(path: Path, figures: dict[str, Any] | bytes, arrays: bytes | None = None) -> None:
    """Write other figures into the header of the file, or another header, or other arrays; the checksum is right."""
    line, rest = path.read_bytes()[len(checkpoint.FORMAT) :].split(b"\n", 1)
    if isinstance(figures, dict):
        figures = json.dumps(json.loads(line) | figures).encode()
    whole = checkpoint.FORMAT + figures + b"\n" + (rest[:-4] if arrays is None else arrays)
    path.write_bytes(whole + zlib.crc32(whole).to_bytes(4, "little"))


IMPOSSIBLE: tuple[dict[str, Any], ...] = (
    {"tables": []},
    {"tables": [[3, 1], [-2, 1]]},
    {"tables": [[0, 1]]},
    {"tables": [[1, 0]]},
    {"tables": [[1.0, 1]]},
    {"tables": [[1, 1]] * 3},
    {"tables": [[10**13, 1]]},
    {"tables": "11"},
    {"tables": [1]},
    {"near_passed": 10**9},
    {"near_passed": -5},
    {"near_passed": "4"},
    {"near_passed": 4.0},
    {"near_passed": True},
    {"far_passed": 1},
    {"joined": 1},
    {"total": "1"},
    {"total": "-1"},
    {"total": 0},
    {"total": "9" * 5_000},
    {"share": nan},
    {"share": -0.1},
    {"share": 1.1},
    {"share": [0.5]},
    {"seconds": inf},
    {"seconds": nan},
    {"seconds": -1},
    {"seconds": 10**400},
    {"visited": -1},
    {"visited": 10**400},
    {"visited": None},
    {"rows": 5.0},
    {"rows": "5"},
    {"rows": 0},
    {"rows": 10**9},
    {"columns": 1},
    {"missing": 5},
    {"missing": [[0.5, 1]]},
    {"missing": [[[], 1]]},
    {"missing": [[0, 0, 0]]},
    {"missing": ["ab"]},
    {"start": [99, 0]},
    {"start": [[0], 0]},
    {"end": 5},
)
"""Figures that no file can have."""


@pytest.mark.parametrize("figures", IMPOSSIBLE, ids=str)
def test_a_forged_header_of_a_right_checksum_is_damaged(path: Path, figures: dict[str, Any]) -> None:
    request = TourRequest(Board(5, 6))
    for arrays in (None, b"", bytes(32), bytes(48)):  # the last ones have the sizes that some of the tables need
        stopped(request, path)
        forged(path, figures, arrays)
        assert fault(request, path) is CheckpointFault.DAMAGED
        with pytest.raises(InputError):
            read_header(path)
        path.unlink()


@pytest.mark.parametrize("header", [b"[" * 90_000, b'{"version":' * 9_000, b"[]", b"1", b"null", b"", b"\xff", b"{}"])
def test_a_forged_header_of_another_form_is_damaged(path: Path, header: bytes) -> None:
    stopped(TourRequest(Board(5, 6)), path)
    forged(path, header)
    assert fault(TourRequest(Board(5, 6)), path) is CheckpointFault.DAMAGED


UNUSED_SLOT, LOOSE_PATH, MANY_ENDS = 1 << 60, 2, 0x222


@pytest.mark.parametrize(
    ("key", "number"),
    [(0, 0), (UNUSED_SLOT, 1), (LOOSE_PATH, 1), (MANY_ENDS, 1)],
    ids=["uncounted", "unused slot", "loose path", "many ends"],
)
def test_frontiers_that_no_count_can_have_are_damaged(path: Path, key: int, number: int) -> None:
    """The kernels would go on for ever with some, and find no tour with others."""
    request = TourRequest(Board(5, 6))
    stopped(request, path)
    forged(path, {"tables": [[1, 1]]}, key.to_bytes(8, "little") + number.to_bytes(8, "little"))
    assert fault(request, path) is CheckpointFault.DAMAGED


def test_a_count_without_a_frontier_is_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no file is ever written without one."""
    monkeypatch.setattr("solvers.knight.counting.plan.impossibility", lambda _: None)
    monkeypatch.setattr(Slices, "run", lambda _, kernel: kernel(1))
    request = TourRequest(Board(3, 5))
    reports = sum(isinstance(event, Progress) for event in count(request))
    for number in range(1, reports):
        assert run(request, path, number) in (None, 0)
        assert not path.exists() or all(rows for rows, _ in checkpoint.read_state(path, request).tables)
        path.unlink(missing_ok=True)


def flipped(whole: bytes, place: int) -> bytes:
    return whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]


def test_arrays_that_another_program_has_written_meanwhile_are_refused(path: Path) -> None:
    stopped(TourRequest(Board(5, 8), closed=True), path, 9)
    request = read_header(path).request
    state = checkpoint.read_state(path, request)
    arrays = [array for rows, limbs in state.tables for array in (bytearray(8 * rows), bytearray(8 * rows * limbs))]
    views = [memoryview(array) for array in arrays]
    checkpoint.read_arrays(path, state, views)
    checkpoint.write(path, replace(state, total=state.total + 1), views)  # it is whole, and as large
    with pytest.raises(InputError) as caught:
        checkpoint.read_arrays(path, state, views)
    assert caught.value.message.template is CheckpointFault.DAMAGED


def test_two_programs_write_one_after_another_into_files_of_their_own(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(TourRequest(Board(5, 8), closed=True), path, 9)
    state = checkpoint.read_state(path, read_header(path).request)
    arrays = [memoryview(bytes(8 * rows * (1 + limbs))) for rows, limbs in state.tables]
    flush = checkpoint.os.fsync

    def meanwhile(file: int) -> None:
        flush(file)
        monkeypatch.setattr(checkpoint.os, "fsync", flush)
        monkeypatch.setattr(checkpoint.os, "getpid", lambda: -1)
        checkpoint.write(path, replace(state, seconds=2.0), arrays)

    monkeypatch.setattr(checkpoint.os, "fsync", meanwhile)
    checkpoint.write(path, replace(state, seconds=1.0), arrays)
    assert read_header(path).seconds == 1.0
    assert list(path.parent.iterdir()) == [path]


def test_what_a_crash_left_half_written_goes_with_the_finished_count(path: Path) -> None:
    left = path.with_name(f"{path.name}.4711.part")
    left.write_bytes(b"half")
    assert run(TourRequest(Board(5, 5)), path) == 1_728
    assert list(path.parent.iterdir()) == []


@given(st.integers(0, 200), st.integers(0, 255))
@settings(max_examples=60, deadline=None)
def test_no_header_makes_it_fail_in_another_way(
    tmp_path_factory: pytest.TempPathFactory, place: int, byte: int
) -> None:
    path = tmp_path_factory.mktemp("count") / "tours.count"
    request = TourRequest(Board(5, 5))
    stopped(request, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:place] + bytes([byte]) + whole[place + 1 :])
    outcome = number_or_fault(request, path)
    assert outcome == 1_728 or isinstance(outcome, CheckpointFault)


@pytest.mark.parametrize("figure", [b'"total": "', b'"joined": ', b'"near_passed": ', b'"visited": '])
def test_a_figure_of_the_header_cannot_be_changed(path: Path, figure: bytes) -> None:
    stopped(TourRequest(Board(5, 5)), path)
    path.write_bytes(path.read_bytes().replace(figure, figure + b"9").replace(figure + b"90", figure + b"9"))
    assert isinstance(number_or_fault(TourRequest(Board(5, 5)), path), CheckpointFault)


def number_or_fault(request: TourRequest, path: Path) -> object:
    try:
        return run(request, path)
    except InputError as error:
        return error.message.template


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    counting = count(TourRequest(Board(5, 8), closed=True), checkpoint=tmp_path / "absent" / "tours.count")
    for _ in range(3):
        next(counting)
    with pytest.raises(InputError) as caught:
        counting.close()
    assert caught.value.message.template is CheckpointFault.UNWRITABLE
