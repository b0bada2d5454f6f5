"""Modules with a kernel of the test's own, in a folder of its own, and new processes that run them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from solvers.kernels.cache import FOLDER_VARIABLE

PROJECT = Path(__file__).resolve().parents[3]
SOURCE = """
from constants import DEPTHS, STEP
from solvers.kernels import compiled, kernel

@compiled
def _doubled(count):
    return 2 * count

@kernel("int64(int64)")
def stride(count):
    return STEP * _doubled(count) + DEPTHS[0]
"""
CONSTANTS = "STEP = 3\nDEPTHS = (7,)\n"


class KernelFolder:
    """A folder with `own_kernel.py`, the constants that it imports, and the machine code of it in `machine_code`."""

    def __init__(self, folder: Path, source: str = SOURCE) -> None:
        self.folder = folder
        self.machine_code = folder / "machine_code"
        (folder / "own_kernel.py").write_text(source)
        (folder / "constants.py").write_text(CONSTANTS)

    def environment(self) -> dict[str, str]:
        """In which a new process finds the kernel.

        Python keeps no bytecode there: it would take a source of the same second and size for the same.
        """
        paths = os.pathsep.join([str(self.folder), str(PROJECT)])
        own = {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", FOLDER_VARIABLE: str(self.machine_code)}
        return os.environ | own

    def run(self, program: str) -> subprocess.CompletedProcess[str]:
        """Run a program in a new process, to its end."""
        return subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )

    def stride(self, count: int = 10) -> int:
        """What a new process gets from the kernel."""
        done = self.run(f"from own_kernel import stride; print(stride({count}))")
        assert done.returncode == 0, done.stderr
        return int(done.stdout)

    def files(self) -> dict[str, int]:
        """The files of machine code and when each was written, in nanoseconds."""
        return {path.name: path.stat().st_mtime_ns for path in self.machine_code.glob("*.kernel")}
