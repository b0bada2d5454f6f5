"""Counting tours at the console: what it will take, Ctrl+C, and going on from a file."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from solvers.console import driving
from solvers.knight.board import Board
from solvers.knight.console.counts import told_of_count
from solvers.knight.counting.checkpoint import read_header
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.tour import TourRequest
from solvers.search import Progress

COUNT = ("knight", "count", "--board", "5x8", "--closed")
HELD_UP = """
import sys
import time
from solvers.knight.counting.sweeping import Sweeping
from solvers.__main__ import main
steps = Sweeping._steps
def held_up(sweeping):
    for number, step in enumerate(steps(sweeping)):
        yield
        if number == 19:
            print("half way", flush=True)
        while number >= 19:
            time.sleep(0.005)
            yield
Sweeping._steps = held_up
{more}
sys.argv[1:] = {arguments!r}
sys.exit(main())
"""
"""A count of which only the first slices come to an end."""
NEVER_WRITTEN = """
def write(*arguments):
    print("writing", flush=True)
    time.sleep(3600)
Sweeping._write = write
"""
WRITTEN_SLOWLY = """
from solvers.knight.counting import checkpoint
def pieces(array):
    print("writing", flush=True)
    time.sleep(3600)
checkpoint._pieces = pieces
"""
SKIPPED = "Ctrl+C is sent to a process by its number"


def held_up(*arguments: str, more: str = "") -> subprocess.Popen[str]:
    program = HELD_UP.format(arguments=list(arguments), more=more)
    process = subprocess.Popen(
        [sys.executable, "-c", program], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert next_line(process) == "half way\n"
    return process


def next_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def directed(ask: Any, *arguments: str) -> int:
    status, out, _ = ask(*COUNT, "--json", *arguments)
    assert status == 0
    return json.loads(out)["directed"]


@pytest.fixture(scope="module")
def half(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a count that was stopped half way."""
    path = tmp_path_factory.mktemp("half") / "half.count"
    with held_up(*COUNT, "--checkpoint", str(path)) as process:
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    assert process.returncode == 130
    share = 100 * read_header(path).share
    assert said == f"solvers: {share:.0f}% of the count is done and kept in {path}: the same command resumes it\n"
    return path.read_bytes()


@pytest.mark.skipif(os.name == "nt", reason=SKIPPED)
def test_a_count_that_is_interrupted_goes_on_from_its_file(ask: Any, half: bytes, tmp_path: Path) -> None:
    path = tmp_path / "count"
    path.write_bytes(half)
    header = read_header(path)
    assert header.request == TourRequest(Board(5, 8), closed=True)
    assert 0 < header.near_passed + header.far_passed < 40
    assert directed(ask, "--checkpoint", str(path)) == directed(ask)
    assert not path.exists()


@pytest.mark.skipif(os.name == "nt", reason=SKIPPED)
@pytest.mark.parametrize("more", [NEVER_WRITTEN, WRITTEN_SLOWLY])
def test_ctrl_c_twice_ends_a_count_that_is_being_written_and_leaves_no_half_file(tmp_path: Path, more: str) -> None:
    path = tmp_path / "count"
    with held_up(*COUNT, "--checkpoint", str(path), more=more) as process:
        process.send_signal(signal.SIGINT)
        while next_line(process) != "writing\n":
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason=SKIPPED)
def test_without_a_file_ctrl_c_ends_a_count_at_once_and_silently() -> None:
    with held_up(*COUNT) as process:
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1]
    assert (process.returncode, said) == (130, "")


@pytest.mark.skipif(os.name == "nt", reason=SKIPPED)
def test_a_file_of_no_use_is_an_error_in_one_sentence_and_stays(ask: Any, half: bytes, tmp_path: Path) -> None:
    path = tmp_path / "count"
    place = len(half) - 20
    flipped = half[:place] + bytes([half[place] ^ 1]) + half[place + 1 :]
    for content, words in ((half[:-1], "is damaged"), (flipped, "is damaged"), (b"else", "holds no stopped count")):
        path.write_bytes(content)
        status, out, err = ask(*COUNT, "--checkpoint", str(path))
        assert (status, out) == (2, "")
        assert words in err
        assert len(err.splitlines()) == 1
        assert path.read_bytes() == content
    path.write_bytes(half)
    status, _, err = ask("knight", "count", "--board", "5x8", "--checkpoint", str(path))
    assert status == 2
    assert "holds a count of other tours" in err


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere/count", "cannot be written: No such file or directory"),
        ("x" * 300, "cannot be written: File name too long"),
        ("file/count", "cannot be written: No such file or directory"),
        (".", "holds no stopped count"),
        ("/dev/null", "holds no stopped count"),
    ],
)
def test_a_file_that_could_not_be_written_later_is_refused_beforehand(
    ask: Any, tmp_path: Path, name: str, words: str
) -> None:
    (tmp_path / "file").touch()
    status, out, err = ask(*COUNT, "--checkpoint", str(tmp_path / name))
    assert (status, out) == (2, "")
    assert words in err
    assert len(err.splitlines()) == 1


def test_a_count_of_no_tours_is_a_proof_and_ends_as_the_search_for_one(ask: Any) -> None:
    for arguments in (("--board", "4x4"), ("--board", "3x10", "--closed", "--start", "1,2", "--end", "0,4")):
        status, out, err = ask("knight", "count", *arguments)
        assert (status, err) == (1, "")
        assert out.startswith("0 ")
        assert ask("knight", "tour", *arguments)[0] == 1


@pytest.mark.parametrize("number", ["0", "-1", "nan", "inf", "much"])
def test_memory_that_is_no_number_of_gigabytes_is_refused(ask: Any, number: str) -> None:
    status, _, err = ask(*COUNT, f"--memory={number}")
    assert status == 2
    assert "is not a number of gigabytes" in err


def test_a_count_may_take_as_much_memory_as_is_allowed(ask: Any) -> None:
    status, out, _ = ask("knight", "count", "--board", "6x8", "--memory", "0.001")
    assert status == 3
    assert "more than the 1 MB allowed: allow more" in out


def test_a_published_number_is_counted_when_that_is_asked_for(ask: Any) -> None:
    asked = ("knight", "count", "--board", "8x8", "--closed", "--memory", "0.001")
    status, out, _ = ask(*asked)
    assert status == 0
    assert "McKay" in out
    status, out, _ = ask(*asked, "--recount")
    assert status == 3
    assert out.startswith("Not counted: ")


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_person_at_a_terminal_hears_what_it_takes_and_how_far_it_is(half: bytes, tmp_path: Path) -> None:
    import pty

    path = tmp_path / "count"
    path.write_bytes(half)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "solvers", *COUNT, "--checkpoint", str(path), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True) as process:
        os.close(theirs)
        said = os.read(ours, 1_000).decode()
        assert json.loads(process.communicate()[0])["closed"]
    os.close(ours)
    assert said.splitlines()[0].startswith("about ")
    assert " kB, " in said.splitlines()[0]
    assert "% of it done" in said.splitlines()[0]


def test_the_line_of_a_count_tells_its_share_and_the_time_left() -> None:
    for values, words in (
        ({"joining": False, "seconds_left": None}, "25%, 10 of 40 squares, 12,345 frontiers"),
        ({"joining": False, "seconds_left": 300.0}, "25%, about 5 minutes left, 10 of 40 squares, 12,345 frontiers"),
        (
            {"joining": True, "seconds_left": 0.5},
            "25%, less than a second left, joining the two sides, 12,345 frontiers",
        ),
    ):
        trace = count_progress(share=0.25, passed=10, squares=40, frontiers=12_345, **values)
        assert told_of_count(Progress(1, 1, trace=trace)) == words
    assert told_of_count(Progress(1, 2)) == "depth 1, 2 visited"


def count_progress(**values: Any) -> CountProgress:
    """The progress of a count of which only this is known."""
    progress = object.__new__(CountProgress)
    for name, value in values.items():
        object.__setattr__(progress, name, value)
    return progress


@pytest.mark.parametrize(
    ("arguments", "directed", "undirected"),
    [
        (("--board", "5x5"), 1_728, 864),
        (("--board", "5x5", "--start", "0,0"), 304, None),
        (("--board", "5x5", "--end", "0,0"), 304, None),
        (("--board", "5x5", "--missing", "0,1", "4,4", "--end", "0,4"), 358, None),
        (("--board", "5x5", "--missing", "0,1", "4,4", "--start", "4,0", "--end", "0,4"), 120, None),
        (("--board", "5x6", "--closed", "--end", "2,4"), 16, 8),
        (("--board", "5x6", "--closed", "--start", "4,0", "--end", "2,1"), 8, None),
        (("--board", "3x10", "--closed", "--start", "1,2", "--end", "0,4"), 0, None),
    ],
)
def test_a_count_honours_the_ends_and_the_missing_squares(
    ask: Any, arguments: tuple[str, ...], directed: int, undirected: int | None
) -> None:
    status, out, _ = ask("knight", "count", *arguments, "--json")
    answer = json.loads(out)
    assert status == (0 if directed else 1)
    assert (answer["directed"], answer["undirected"]) == (directed, undirected)
    assert {"board", "start", "end", "missing", "closed", "seconds"} < answer.keys()


def test_a_person_reads_which_tours_were_counted(ask: Any) -> None:
    asked = ("--board", "5x5", "--missing", "0,1", "4,4", "--start", "4,0", "--end", "0,4")
    _, out, _ = ask("knight", "count", *asked)
    assert out == "120 open tours from a1 to e5 without b5 e1\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--start", "0,0"), "clear the start and the end to see the number of all tours, which is known"),
        (("--start", "0,0", "--end", "1,2", "--closed"), "clear the start and the end"),
        (("--board", "9x10"), "choose one with a side of at most 7 squares"),
    ],
)
def test_a_count_that_is_given_up_is_status_3_with_what_to_try(arguments: tuple[str, ...], said: str) -> None:
    size = () if "--board" in arguments else ("--board", "8x8")
    command = [sys.executable, "-m", "solvers", "knight", "count", *size, *arguments]
    asked = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    answer = json.loads(asked.stdout)
    assert asked.returncode == 3
    assert (answer["directed"], answer["undirected"]) == (None, None)
    assert said in answer["reason"]
    read = subprocess.run(command, capture_output=True, text=True, check=False)
    assert read.returncode == 3
    assert read.stdout.startswith("Not counted: ")


def test_a_count_of_a_wide_board_is_given_up_at_once(ask: Any) -> None:
    status, out, _ = ask("knight", "count", "--board", "3000x3000")
    assert status == 3
    assert "choose one with a side of at most 7 squares" in out


def test_a_count(lines: Any) -> None:
    assert lines("knight", "count", "--board", "5x6", "--closed") == [
        "16 closed tours, counting both directions",
        "8 counting each tour once",
        "3 counting those once that rotations and reflections lead to each other",
    ]
    assert lines("knight", "count", "--board", "1x1") == [
        "1 open tour, counting both directions",
        "1 counting each tour once",
    ]
    assert lines("knight", "count", "--board", "5x5", "--end", "0,0") == ["304 open tours to a5"]
    assert lines("knight", "count", "--board", "5x5", "--start", "a5") == ["304 open tours from a5"]
    none, once, *_ = lines("knight", "count", "--board", "4x4", status=1)
    assert (none, once) == ("0 open tours, counting both directions", "0 counting each tour once")


def test_a_person_at_a_terminal_is_told_beforehand_what_a_count_takes(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "is_terminal", lambda _: True)
    told = ask("knight", "count", "--board", "5x6", "--closed", "--recount")[2]
    assert re.match(r"about \d[\d.]* [kM]B, less than a second\n", told)
    assert ask("knight", "count", "--board", "8x8", "--closed")[2] == "", "it is known"
