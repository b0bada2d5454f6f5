"""The packaged program runs modules of its own, as it has no other interpreter, and brings the standard library."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from standard_library import standard_library

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


def test_it_brings_modules_of_the_standard_library_of_every_kind_and_no_other_windows() -> None:
    names = set(standard_library())
    built_in, compiled, written, inner = "math", "_ctypes", "fractions", "xml.dom.minidom"
    assert {built_in, compiled, written, inner} <= names
    assert not {"tkinter", "tkinter.ttk", "idlelib", "numpy", "pip"} & names


@pytest.mark.parametrize(
    ("name", "package"),
    [("huarong-knight", "app"), ("huarong-knight-console", "solvers"), ("huarong-knight.exe", "app")],
)
def test_its_name_says_whether_it_is_the_window_or_the_command_line(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    for module in ("app.__main__", "solvers.__main__"):
        monkeypatch.setattr(f"{module}.main", lambda module=module: started.append(module) or 0)
    monkeypatch.setattr(sys, "argv", [f"/somewhere/{name}"])
    with pytest.raises(SystemExit, match="0"):
        exec(PROJECT.joinpath(".setup", "frozen.py").read_text("utf-8"), {})
    assert started == [f"{package}.__main__"]
