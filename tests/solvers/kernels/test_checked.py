"""With HUARONG_KNIGHT_CHECKED=1 a kernel raises `IndexError` where it would go beyond an array; none of ours does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.solvers.kernels.modules import PROJECT, KernelFolder

CHECKED = "HUARONG_KNIGHT_CHECKED"
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

BEYOND = """
from solvers.kernels import kernel

@kernel("int64(int64[::1], int64[:, ::1], int64, int64)")
def stride(numbers, table, place, written):
    table[1, place] = written
    return numbers[place]
"""
CALL = "import numpy as np; from own_kernel import stride; print(stride(np.arange(5), np.zeros((3, 9), int), {}, 1))"


@pytest.mark.timeout(MOST_SECONDS)
@pytest.mark.always
def test_every_kernel_stays_within_its_arrays() -> None:
    """In a process of its own; the machine code is kept beside that without checks."""
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "tests.solvers.kernels.every_kernel"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, f"--timeout={MOST_SECONDS}", *TESTS],
        cwd=PROJECT,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {CHECKED: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("place", "array"), [(5, "the first"), (9, "the second"), (-6, "the first, from its end")])
def test_an_index_beyond_an_array_is_an_index_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: int, array: str
) -> None:
    monkeypatch.setenv(CHECKED, "1")
    own = KernelFolder(tmp_path, BEYOND)
    done = own.run(CALL.format(place))
    assert done.stderr.splitlines()[-1] == "IndexError: in the kernel stride: index is out of bounds", array
    assert own.run(CALL.format(4)).stdout == "4\n"


def test_checked_machine_code_is_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = KernelFolder(tmp_path, BEYOND)
    assert own.run(CALL.format(4)).stdout == "4\n"
    monkeypatch.setenv(CHECKED, "1")
    assert own.run(CALL.format(4)).stdout == "4\n"
    assert len(own.files()) == 2


def test_any_other_exception_of_a_kernel_comes_up_as_it_is(tmp_path: Path) -> None:
    source = (
        "from solvers.kernels import kernel\n@kernel('int64(int64)')\n"
        "def stride(count):\n    if count > 3:\n        raise OverflowError('too many', 3)\n    return count\n"
    )
    own = KernelFolder(tmp_path, source)
    done = own.run("from own_kernel import stride; print(stride(3)); stride(4)")
    assert done.stdout == "3\n"
    assert done.stderr.splitlines()[-1] == "OverflowError: in the kernel stride: too many, 3"
