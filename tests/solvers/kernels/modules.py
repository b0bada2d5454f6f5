"""Modules with a kernel of the test's own, in a folder of its own, and new processes that run them or all kernels."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from solvers.kernels.cache import FOLDER_VARIABLE

PROJECT = Path(__file__).resolve().parents[3]
KLOTSKI = "tests/solvers/klotski"
TESTS = (
    "tests/solvers/test_preparing.py",
    f"{KLOTSKI}/atlas/test_atlas.py::test_the_special_layouts_are_those_of_a_plain_search[6V2S-moves]",
    f"{KLOTSKI}/atlas/test_atlas.py::test_the_pairs_are_those_of_a_plain_search[6V2S-moves]",
    f"{KLOTSKI}/atlas/test_atlas.py::test_the_ranks_are_those_of_a_plain_search[6V2S-moves]",
    f"{KLOTSKI}/breadth_first/test_difficulty.py::test_levels_and_hardest_layouts_are_those_of_a_plain_search",
    f"{KLOTSKI}/breadth_first/test_distances.py::test_following_the_hints_leads_to_the_exit_in_as_many_steps_as_were_left",
    f"{KLOTSKI}/breadth_first/test_kernel.py",
    f"{KLOTSKI}/breadth_first/test_two_blanks_kernel.py",
    f"{KLOTSKI}/historical/test_depth_first.py",
    f"{KLOTSKI}/historical/test_packing.py",
    f"{KLOTSKI}/breadth_first/test_without_check.py",
    f"{KLOTSKI}/state_space/test_embedding.py::test_every_round_is_a_drawing_of_finite_points_about_the_middle",
    f"{KLOTSKI}/state_space/test_light.py",
    f"{KLOTSKI}/state_space/test_sample.py",
    f"{KLOTSKI}/state_space/test_visits.py::test_more_blanks_than_two",
)
"""Tests that together run every kernel, in some twenty seconds."""
MOST_SECONDS = 1800
"""The first time, all kernels are compiled anew."""

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


def run_every_kernel(environment: Mapping[str, str]) -> None:
    """Run tests that together run every kernel, in a process with these variables; fails unless they pass and do."""
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "tests.solvers.kernels.every_kernel"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, f"--timeout={MOST_SECONDS}", *TESTS],
        cwd=PROJECT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {**environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr
