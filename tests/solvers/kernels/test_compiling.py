"""What waits for a compiler can be stopped at once, and no compiler is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.solvers.kernels.modules import KernelFolder

PATIENCE_SECONDS = 120

SEARCH = """
import threading, time
from solvers.kernels import compiling
from solvers.search import Drive, Found, Progress, Verdict, Outcome
import own_kernel

def search():
    yield Found(own_kernel.stride(10), 1)
    return Verdict(Outcome.EXHAUSTED)
"""
STOPPED = (
    SEARCH
    + """
stop = threading.Event()
threading.Timer(0.1, stop.set).start()
verdict = Drive(search()).next_answer(stop.is_set)
print(verdict.outcome.name, compiling.start("own_kernel").poll())
"""
)


def running_compilers(own: KernelFolder) -> list[int]:
    """The processes that compile the kernel of this folder."""
    found: list[int] = []
    for process in Path("/proc").iterdir():
        try:
            command, environment = (process / "cmdline").read_bytes(), (process / "environ").read_bytes()
        except OSError:
            continue
        if b"solvers.kernels" in command and str(own.folder).encode() in environment:
            found.append(int(process.name))
    return found


def wait_until_none_runs(own: KernelFolder) -> None:
    end = monotonic() + PATIENCE_SECONDS
    while running_compilers(own) and monotonic() < end:
        sleep(0.05)
    assert running_compilers(own) == []


def test_a_search_is_stopped_while_its_kernels_are_compiled(tmp_path: Path) -> None:
    own = KernelFolder(tmp_path)
    done = own.run(STOPPED)
    assert done.stdout.split() == ["STOPPED", "None"], done.stderr
    assert not own.files(), "the compiler was ended with the program"


def test_an_answer_comes_when_they_are(tmp_path: Path) -> None:
    own = KernelFolder(tmp_path)
    done = own.run(f"{SEARCH}\nprint(Drive(search()).next_answer().answer)")
    assert done.stdout == "67\n", done.stderr


def test_a_kernel_that_cannot_be_compiled_is_told_with_the_reason(tmp_path: Path) -> None:
    own = KernelFolder(
        tmp_path, "from solvers.kernels import kernel\n@kernel('int64(int64)')\ndef stride(n):\n    return [n]\n"
    )
    done = own.run("from own_kernel import stride; stride(1)")
    assert "the kernels of own_kernel could not be compiled" in done.stderr.splitlines()[-1]


def test_an_allocation_is_refused_by_the_compiler(tmp_path: Path) -> None:
    source = (
        "import numpy as np\nfrom solvers.kernels import kernel\n"
        "@kernel('int64(int64)')\ndef stride(n):\n    return len(np.empty(n, np.int64))\n"
    )
    done = KernelFolder(tmp_path, source).run("from own_kernel import stride; stride(1)")
    assert "could not be compiled" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_compiler_outlives_the_program(tmp_path: Path, number: signal.Signals) -> None:
    own = KernelFolder(tmp_path)
    command = [sys.executable, "-c", "from own_kernel import stride; stride(10)"]
    with subprocess.Popen(command, cwd=own.folder, env=own.environment(), stderr=subprocess.DEVNULL) as program:
        end = monotonic() + PATIENCE_SECONDS
        while not running_compilers(own) and monotonic() < end:
            sleep(0.01)
        assert running_compilers(own)
        os.kill(program.pid, number)
    wait_until_none_runs(own)
    assert not own.files()


def test_numba_is_never_imported_by_what_runs_a_kernel(tmp_path: Path) -> None:
    own = KernelFolder(tmp_path)
    done = own.run("import sys; from own_kernel import stride; stride(1); print('numba' in sys.modules)")
    assert done.stdout == "False\n"
