"""The packaged program runs modules of its own, as it has no other interpreter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def test_it_runs_the_process_of_a_search() -> None:
    job = {
        "path": "mine.py",
        "source": "def search(problem):\n    return [problem.start]\n",
        "memory": 10**9,
        "problem": "solvers.klotski.own_problem:LayoutProblem",
        "values": {"layout": "VAAV/VAAV/VHHV/VSSV/S..S", "count": "moves"},
    }
    with subprocess.Popen(
        [sys.executable, PROJECT / ".setup" / "frozen.py", "-m", "solvers.own_search.process"],
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
        stdin=subprocess.PIPE,  # the process ends with it
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{json.dumps(job)}\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"ready": True}


def test_it_runs_the_compiler_of_the_searches() -> None:
    with subprocess.Popen(
        [sys.executable, PROJECT / ".setup" / "frozen.py", "-m", "solvers.kernels", "solvers.knight.targets_kernel"],
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
        stdin=subprocess.PIPE,  # the compiler ends with it
        stdout=subprocess.DEVNULL,
    ) as compiler:
        assert compiler.wait() == 0
