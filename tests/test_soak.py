"""Long random runs: a short one of each part, and what they make of faults."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.app.memory import allocated
from tests.soak.__main__ import table
from tests.soak.supervisor import PROJECT, PartResult, run, scratch
from tests.soak.task import Task

SEED = "20261122"
TELLS = "import json, sys; say = lambda *line: print(json.dumps(line), flush=True); task = json.loads(sys.argv[1]); "
"""The beginning of a part that is a text of its own."""


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("part", "count"), [("events", 100), ("starts", 12), ("inputs", 500), ("kills", 3)])
def test_a_short_run_of_each_part_finds_no_fault(part: str, count: int) -> None:
    with scratch() as (_, environment):
        command = [sys.executable, "-m", "tests.soak", "--seed", SEED, f"--{part}", str(count)]
        ran = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"\n{part:<8} {count:>10,} " in ran.stdout


def test_what_a_part_tells_is_kept_in_account() -> None:
    result = _run(
        TELLS + "[say('at', n) for n in range(3)]; say('fault', 1, 'wrong', 'x'); say('memory', 1.0, 9, 11)", 3
    )
    assert result.steps == 3
    assert result.faults == {"wrong": 1}
    assert result.first_seen == {"wrong": (1, "x")}
    assert result.memory == [(1.0, 9, 11)]


def test_a_part_that_dies_is_begun_again_behind_the_step_it_died_of() -> None:
    dies = TELLS + "import os; first = task['first']; say('at', first); os.abort() if first == 5 else None"
    result = _run(dies, count=3, first=5)
    (fault,) = result.faults
    assert fault.startswith("the process ended with status ")
    assert result.first_seen[fault][0] == 5
    assert result.at > 5


def test_the_table_says_how_to_repeat_a_fault() -> None:
    result = PartResult("inputs", Task(seed=7), at=99, steps=100, seconds=2.0, memory=[(0.0, 10**6, 0)])
    result.note_fault(42, "too long", "'x'")
    assert "python3 .setup soak --seed 7 --inputs 1 --from 42" in table([result])


def test_what_is_used_is_counted_over_the_processes_and_what_never_is_named() -> None:
    uses = "say('uses', 'button', {'stopButton': 0, 'playButton': 2}); say('uses', 'button', {'playButton': 1}); "
    result = _run(TELLS + uses + "[say('at', n) for n in range(3)]", 3)
    lines = table([result]).splitlines()
    assert "uses of each button: 1 used, 1 never: stopButton" in lines
    assert "      3 playButton" in lines


def test_memory_that_is_freed_is_no_leak_whatever_stays_resident() -> None:
    before = allocated()
    pieces = [bytes(10_000) for _ in range(1000)]
    assert 0.9e7 < allocated() - before < 1.1e7
    del pieces
    assert allocated() - before < 1e6


def test_growth_is_that_of_what_is_allocated_after_the_first_tenth() -> None:
    memory = [(0.0, 70, 100), (0.11, 100, 130), (0.9, 200, 300), (1.0, 120, 390)]
    assert PartResult("events", Task(seed=7), memory=memory).growth == pytest.approx(1.2)


def test_objects_that_become_more_after_the_first_tenth_are_named() -> None:
    result = PartResult("events", Task(seed=7))
    result.objects = [
        (0.0, Counter(QLabel=1, QTimer=40)),
        (0.1, Counter(QLabel=100, QTimer=40)),
        (1.0, Counter(QLabel=105, QTimer=44, QMenu=3)),
    ]
    assert result.grown_objects == [
        "objects of QTimer grew from 40 to 44 after the first tenth",
        "objects of all classes grew from 140 to 152 after the first tenth",
    ]


WRITES = """
import sys
from pathlib import Path
from tests.soak.guard import keep_within
outside = Path(sys.argv[1])
keep_within(Path.cwd())
Path("inside").write_text("x")
Path("inside").replace("moved")
for write in (outside.mkdir, outside.touch, lambda: Path("moved").replace(outside), lambda: outside.write_text("x")):
    try:
        write()
    except PermissionError:
        continue
    sys.exit(1)
"""


def test_nothing_is_written_outside_the_folder_of_a_run(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    with scratch() as (folder, environment):
        subprocess.run([sys.executable, "-c", WRITES, outside], cwd=folder, env=environment, check=True)
        assert (folder / "moved").read_text() == "x"
    assert not outside.exists()


def test_a_crash_says_what_was_done_last() -> None:
    program = (
        "import json, os, sys; from pathlib import Path; from tests.soak.diary import Diary; "
        "diary = Diary(Path.cwd()); diary.begin('press button'); diary.add('stopButton'); "
        "print(json.dumps(['at', json.loads(sys.argv[1])['first']]), flush=True); os.abort()"
    )
    result = _run(program, 1)
    ((_, example),) = result.first_seen.values()
    assert example.endswith("last actions: press button stopButton")


def _run(program: str, count: int, first: int = 0) -> PartResult:
    return run("events", [sys.executable, "-c", program], Task(1, first, count), lambda _: None)
