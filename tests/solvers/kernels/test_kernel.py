"""Kernels are declared once, called with what their signature says, and give what their Python gives."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from typing import Any

import numpy as np
import pytest

from solvers.kernels import machine_code
from solvers.kernels.__main__ import kernel_modules
from solvers.kernels.kernel import Kernel, kernels_of
from solvers.klotski.breadth_first import kernel, path_kernel
from solvers.klotski.layout import Layout
from solvers.klotski.packed import pack
from solvers.klotski.state_space import graph_kernel
from tests.solvers.kernels.modules import PROJECT, KernelFolder

POSITION = pack(Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"))


def successors_by(expand: Any) -> list[tuple[int, int]]:
    keys, lengths = np.empty((2, kernel.MAX_SUCCESSORS), np.int64)
    count = expand(POSITION, 0, keys, lengths)
    return list(zip(keys[:count].tolist(), lengths[:count].tolist(), strict=True))


def test_machine_code_does_what_the_python_does() -> None:
    assert len(successors_by(kernel.expand)) == 8
    assert successors_by(kernel.expand) == successors_by(kernel.expand.function)


def test_arguments_that_are_bound_once_are_written_to_at_every_call() -> None:
    keys, lengths = np.zeros((2, kernel.MAX_SUCCESSORS), np.int64)
    expand = kernel.expand.bound(keys, lengths)
    assert expand(POSITION, 0) == 8
    first = keys[:8].tolist()
    assert expand(first[0], 0) > 0
    assert keys[:8].tolist() != first


def test_a_kernel_may_be_given_all_but_its_last_argument_once() -> None:
    keys = np.zeros(kernel.MAX_SUCCESSORS, np.int64)
    symmetric = kernel.symmetric.sliced(keys)
    for count in range(3):
        keys[:2] = POSITION, POSITION + count
        assert symmetric(count) == kernel.symmetric(keys, count) == kernel.symmetric.function(keys, count)
    with pytest.raises(TypeError, match="C-contiguous"):
        kernel.symmetric.sliced(keys[::2])


@pytest.mark.parametrize(
    "keys",
    [np.zeros(4, np.int32), np.zeros((2, 2), np.int64), np.zeros(8, np.int64)[::2]],
    ids=["dtype", "dimensions", "not contiguous"],
)
def test_an_array_that_does_not_fit_is_refused(keys: Any) -> None:
    with pytest.raises(TypeError, match="C-contiguous array of int64 in 1 dimensions"):
        kernel.symmetric(keys, 2)


@pytest.mark.parametrize("keys", [[1, 2], None, 3], ids=repr)
def test_what_is_no_array_is_refused(keys: Any) -> None:
    with pytest.raises(TypeError, match=r"C-contiguous array of int64 in 1 dimensions, not (list|NoneType|int)"):
        kernel.symmetric(keys, 2)


@pytest.mark.parametrize("count", [2.0, "2", None, np.float64(2)], ids=repr)
def test_what_is_no_whole_number_is_refused(count: Any) -> None:
    """Called at once, or with some arguments given before."""
    keys = np.zeros(kernel.MAX_SUCCESSORS, np.int64)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        kernel.symmetric(keys, count)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        kernel.symmetric.sliced(keys)(count)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        kernel.expand.bound(keys, keys)(POSITION, count)


@pytest.mark.parametrize("key", [1 << 63, (1 << 64) + 5, -(1 << 63) - 1])
def test_a_number_of_more_than_64_bits_is_refused(key: int) -> None:
    keys = np.zeros(kernel.MAX_SUCCESSORS, np.int64)
    for call in (kernel.mirrored, kernel.symmetric.sliced(keys)):
        with pytest.raises(OverflowError, match=f"int64, which {key} is not"):
            call(key)
    with pytest.raises(OverflowError, match=f"int64, which {key} is not"):
        kernel.expand.bound(keys, keys)(key, 0)


def test_numbers_of_numpy_and_the_least_and_the_greatest_are_taken() -> None:
    of_numpy: Any = np.int64(POSITION)
    assert kernel.mirrored(of_numpy) == kernel.mirrored(POSITION)
    for key in (-(1 << 63), (1 << 63) - 1):
        assert kernel.symmetric(np.array([key]), 1) in (0, 1)
        assert -(1 << 63) <= kernel.mirrored(key) < 1 << 63


def test_an_array_of_another_length_than_those_beside_it_is_refused() -> None:
    keys, cells = np.zeros(8, np.int64), np.zeros(7, np.int16)
    with pytest.raises(ValueError, match=r"nearest_goal takes keys, cells of one length, not of \[8, 7\]"):
        path_kernel.nearest_goal(keys, cells, 0, 8)
    places = np.full(3, -1, np.int32)
    with pytest.raises(ValueError, match="spread takes distances, queue of one length"):
        graph_kernel.spread.sliced(places, places, np.zeros(3, np.int16), np.zeros(4, np.int32), np.zeros(2, np.int64))


def test_another_number_of_arguments_is_refused() -> None:
    with pytest.raises(TypeError, match="symmetric takes 2 arguments"):
        kernel.symmetric(np.zeros(4, np.int64))  # type: ignore[call-arg]


def test_a_kernel_that_waits_for_its_compiler_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, compiled, required = Event(), Event(), machine_code.required

    def slow(wanted: Kernel[..., Any]) -> Callable[[], int]:
        if wanted is kernel.mirrored:
            waiting.set()
            compiled.wait()
        return required(wanted)

    monkeypatch.setattr(machine_code, "required", slow)
    for each in (kernel.mirrored, kernel.canonical):
        for name in ("_found", "_code"):
            monkeypatch.setattr(each, name, None)
    thread, other = (Thread(target=each, args=(POSITION,)) for each in (kernel.mirrored, kernel.canonical))
    thread.start()
    waiting.wait()
    other.start()
    other.join(timeout=120)
    assert not other.is_alive()
    compiled.set()
    thread.join()


def test_plain_python_serves_a_debugger(tmp_path: Path) -> None:
    own = KernelFolder(tmp_path)
    program = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; from own_kernel import stride; print(stride(10))"
    assert own.run(program).stdout == "67\n"
    assert not own.files()


def test_every_kernel_is_in_a_module_that_is_compiled_at_set_up() -> None:
    declaring = {
        ".".join(path.relative_to(PROJECT).with_suffix("").parts)
        for path in PROJECT.joinpath("solvers").rglob("*.py")
        if "\n@kernel(" in path.read_text("utf-8")
    }
    assert len(declaring) > 5
    assert declaring == set(kernel_modules())
    assert all(kernels_of(import_module(name)) for name in declaring)
