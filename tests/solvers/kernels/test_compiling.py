"""What waits for a compiler can be stopped at once, and no compiler is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.metadata import version
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

COMPILED_HERE = "from solvers.kernels.compiler import compile_module; compile_module('own_kernel')"


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


def test_the_sentence_for_a_numba_that_has_changed_names_what_is_missing(tmp_path: Path) -> None:
    """What machine code is taken out with is private to numba: another version may not have it any more."""
    own = KernelFolder(tmp_path)
    done = own.run(
        "from numba.core.codegen import CPUCodeLibrary\n"
        "del CPUCodeLibrary.serialize_using_object_code\n" + COMPILED_HERE
    )
    assert done.stderr.splitlines()[-1].startswith(
        "RuntimeError: numba no longer has what machine code is taken out by: "
    )
    assert done.stderr.splitlines()[-1].endswith("has no attribute 'serialize_using_object_code'")


def test_another_way_to_hand_over_arguments_is_seen_before_anything_runs(tmp_path: Path) -> None:
    own = KernelFolder(tmp_path)
    done = own.run(
        "import ctypes\nfrom solvers.kernels import compiler\n"
        "compiler._LLVM_TYPES = {c_type: 'i16' for c_type in compiler._LLVM_TYPES}\n" + COMPILED_HERE
    )
    expected = "RuntimeError: numba no longer hands over arguments as the program does: stride takes others"
    assert done.stderr.splitlines()[-1] == expected
    assert not own.files()


def test_what_fails_names_the_version_of_numba(tmp_path: Path) -> None:
    own = KernelFolder(
        tmp_path, "from solvers.kernels import kernel\n@kernel('int64(int64)')\ndef stride(n): return [n]\n"
    )
    done = own.run("from own_kernel import stride; stride(1)")
    assert f"the kernels of own_kernel could not be compiled (numba {version('numba')}): " in done.stderr


def test_the_settings_of_numba_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise they would go into machine code that is named as if they had not."""
    monkeypatch.setenv("PYTHONHASHSEED", "0")  # symbols name the options in the order of a set
    own = KernelFolder(tmp_path)
    own.stride()
    (path,) = own.machine_code.glob("*.kernel")
    usual = path.read_bytes()
    path.unlink()
    monkeypatch.setenv("NUMBA_OPT", "0")
    own.stride()
    assert path.read_bytes() == usual


def test_a_folder_that_cannot_be_written_to_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    own = KernelFolder(tmp_path)
    own.machine_code = tmp_path / "file" / "kernels"
    done = own.run("from own_kernel import stride; stride(1)")
    assert done.stderr.splitlines()[-1].startswith(
        "RuntimeError: the kernels of own_kernel could not be compiled (numba"
    )
    assert done.stderr.splitlines()[-1].endswith(f"'{own.machine_code}'")


def test_compiling_all_ends_with_a_sentence_where_it_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    own = KernelFolder(tmp_path)
    own.machine_code = tmp_path / "file" / "kernels"
    done = own.run("import sys; from solvers.kernels.__main__ import compile_all; sys.exit(compile_all())")
    assert done.returncode == 1
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("the kernels of solvers.")
    assert sentence.endswith(f"'{own.machine_code}'")


def test_what_fills_an_array_runs_where_nothing_but_llvmlite_is_loaded(tmp_path: Path) -> None:
    """LLVM makes a call of a function of C out of that, which the compiler cannot see."""
    source = (
        "from solvers.kernels import kernel\n@kernel('int64(int64[::1])')\ndef stride(numbers):\n"
        "    numbers[:] = 0\n    return len(numbers)\n"
    )
    own = KernelFolder(tmp_path, source)
    done = own.run(
        "import sys, numpy as np; from own_kernel import stride; numbers = np.arange(999)\n"
        "print(stride(numbers), numbers.any(), 'numba' in sys.modules)"
    )
    assert done.stdout == "999 False False\n", done.stderr
    (path,) = own.machine_code.glob("*.kernel")
    assert b"memset" in path.read_bytes()


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
