"""With HUARONG_KNIGHT_CHECKED=1 a kernel raises `IndexError` where it would go beyond an array; none of ours does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.solvers.kernels.modules import MOST_SECONDS, KernelFolder, run_every_kernel

CHECKED = "HUARONG_KNIGHT_CHECKED"

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
    run_every_kernel({CHECKED: "1"})


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
