"""A package has the machine code of all kernels as one shared library; the searches run with it as with files."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from platform import machine

import pytest
import shared_library

from solvers.kernels.shared_library import VARIABLE
from tests.solvers.kernels.modules import MOST_SECONDS, PROJECT, SOURCE, KernelFolder, run_every_kernel

LINKER = shutil.which(shared_library.LINKERS[sys.platform][0])
pytestmark = pytest.mark.skipif(LINKER is None, reason="there is no linker")

LINKED = f"""
import sys
from pathlib import Path
from solvers.kernels.compiler import compile_module
sys.path.append({str(PROJECT / ".setup")!r})
import shared_library
compile_module("own_kernel", True)
shared_library.link(Path("kernels.so"), ["own_kernel"])
"""
WITHOUT_COMPILER = "import sys; sys.modules['llvmlite'] = sys.modules['numba'] = None\n"
NEWER = re.compile(r"\t(v\w+|andn|bextr|bls\w+|bzhi|lzcnt|movbe|mulx|pdep|pext|rorx|sarx|shlx|shrx)\b")
"""The instructions of processors since 2013."""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KernelFolder:
    """A kernel whose machine code is in a shared library, and nowhere else."""
    return linked(tmp_path, monkeypatch, SOURCE)


def linked(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str) -> KernelFolder:
    own = KernelFolder(folder, source)
    done = own.run(LINKED)
    assert done.returncode == 0, done.stderr
    shutil.rmtree(own.machine_code)
    monkeypatch.setenv(VARIABLE, str(folder / "kernels.so"))
    return own


def test_a_kernel_in_the_library_runs_where_there_is_no_compiler(own: KernelFolder) -> None:
    done = own.run(f"{WITHOUT_COMPILER}from own_kernel import stride; print(stride(10))")
    assert done.stdout == "67\n", done.stderr
    assert not own.files()


def test_a_library_of_another_source_is_not_used(own: KernelFolder) -> None:
    (own.folder / "constants.py").write_text("STEP = 5\nDEPTHS = (7,)\n")
    assert own.stride() == 107
    assert len(own.files()) == 1


def test_an_exception_of_a_kernel_in_the_library_comes_up_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (
        "from solvers.kernels import kernel\n@kernel('int64(int64)')\n"
        "def stride(count):\n    if count > 3:\n        raise OverflowError('too many', 3)\n    return count\n"
    )
    own = linked(tmp_path, monkeypatch, source)
    done = own.run(f"{WITHOUT_COMPILER}from own_kernel import stride; print(stride(3)); stride(4)")
    assert done.stdout == "3\n"
    assert done.stderr.splitlines()[-1] == "OverflowError: in the kernel stride: too many, 3"


def test_a_library_that_cannot_be_loaded_is_an_error(own: KernelFolder) -> None:
    (own.folder / "kernels.so").write_text("no library")
    assert "OSError" in own.run("from own_kernel import stride; stride(10)").stderr


@pytest.mark.timeout(MOST_SECONDS)
def test_every_kernel_runs_from_one_library_made_for_every_processor_since_2011(tmp_path: Path) -> None:
    """All kernels are linked; what is compiled for it is kept beside the rest of the machine code."""
    library = tmp_path / "kernels.so"
    command = [sys.executable, str(PROJECT / ".setup" / "shared_library.py"), str(library)]
    subprocess.run(command, check=True, capture_output=True)
    run_every_kernel({VARIABLE: str(library)})
    if machine() == "x86_64":
        command = ["objdump", "-d", "--no-show-raw-insn", str(library)]
        read = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert "popcnt" in read, "they know these"
        assert not {*NEWER.findall(read)}
