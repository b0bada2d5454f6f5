"""Long random runs: a short one of each part, and what they make of faults."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.soak.__main__ import table
from tests.soak.supervisor import PROJECT, PartResult, run, scratch
from tests.soak.task import Task

SEED = "20261122"
TELLS = "import json, sys; say = lambda *line: print(json.dumps(line), flush=True); task = json.loads(sys.argv[1]); "
"""The beginning of a part that is a text of its own."""


@pytest.mark.parametrize(("part", "count"), [("events", 200), ("starts", 25), ("inputs", 1500), ("kills", 5)])
def test_a_short_run_of_each_part_finds_no_fault(part: str, count: int) -> None:
    with scratch() as (_, environment):
        command = [sys.executable, "-m", "tests.soak", "--seed", SEED, f"--{part}", str(count)]
        ran = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"\n{part:<8} {count:>10,} " in ran.stdout


def test_what_a_part_tells_is_kept_in_account() -> None:
    result = _run(TELLS + "[say('at', n) for n in range(3)]; say('fault', 1, 'wrong', 'x'); say('memory', 1.0, 9)", 3)
    assert result.steps == 3
    assert result.faults == {"wrong": 1}
    assert result.first_seen == {"wrong": (1, "x")}
    assert result.memory == [(1.0, 9)]


def test_a_part_that_dies_is_begun_again_behind_the_step_it_died_of() -> None:
    dies = TELLS + "import os; first = task['first']; say('at', first); os.abort() if first == 5 else None"
    result = _run(dies, count=3, first=5)
    (fault,) = result.faults
    assert fault.startswith("the process ended with status ")
    assert result.first_seen[fault][0] == 5
    assert result.at > 5


def test_the_table_says_how_to_repeat_a_fault() -> None:
    result = PartResult("inputs", Task(seed=7), at=99, steps=100, seconds=2.0, memory=[(0.0, 10**6), (1.0, 2 * 10**6)])
    result.note_fault(42, "too long", "'x'")
    assert "python3 .setup soak --seed 7 --inputs 1 --from 42" in table([result])


def _run(program: str, count: int, first: int = 0) -> PartResult:
    return run("events", [sys.executable, "-c", program], Task(1, first, count), lambda _: None)
