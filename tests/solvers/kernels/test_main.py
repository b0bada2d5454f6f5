"""Compiling all kernels: how far it is, and why it failed."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from solvers.kernels import __main__ as program
from solvers.kernels import compiling, machine_code

MODULES = ["a_kernel", "b_kernel", "c_kernel", "d_kernel"]


class Compilers:
    """Compilers that have ended as soon as they are started, one of them perhaps without success."""

    def __init__(self, failing: str = "") -> None:
        self.started: list[tuple[str, ...]] = []
        self._failing = failing

    def start(self, module: str, *options: str) -> Any:
        self.started.append((module, *options))
        status = int(module == self._failing)
        return SimpleNamespace(poll=lambda: status, returncode=status)


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    made = Compilers()
    monkeypatch.setattr(program, "kernel_modules", lambda: list(MODULES))
    monkeypatch.setattr(program, "is_compiled", lambda module, common: module == "a_kernel")
    monkeypatch.setattr(program, "sleep", lambda _: None)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr(compiling, "start", made.start)
    return made


def test_a_bar_shows_how_many_modules_are_done(
    compilers: Compilers, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert program.main([]) == 0
    assert compilers.started == [("b_kernel",), ("c_kernel",), ("d_kernel",)]
    bars = [f"\rCompiling the searches [{'#' * full:.<30}] {done} of 4" for full, done in ((15, 2), (22, 3), (30, 4))]
    processor = machine_code.llvm.get_host_cpu_name()
    said = f"\nThe searches are compiled for this kind of processor: {processor}\n"
    assert capsys.readouterr().out == "".join(bars) + said


def test_for_the_common_processor_every_compiler_is_told_so(
    compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["--common"]) == 0
    assert compilers.started == [(module, "--common") for module in MODULES[1:]]
    assert capsys.readouterr().out == (
        f"The searches are compiled for this kind of processor: {machine_code.COMMON_PROCESSOR}\n"
    )


def test_as_many_compilers_run_side_by_side_as_there_are_processors(
    monkeypatch: pytest.MonkeyPatch, compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    running: list[int] = []
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(program, "sleep", lambda _: running.append(len(compilers.started)))
    assert program.main([]) == 0
    assert running == [2, 3]
    assert capsys.readouterr().out.count("\n") == 1


def test_the_first_module_that_fails_ends_it_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = Compilers("c_kernel")
    monkeypatch.setattr(compiling, "start", failing.start)
    monkeypatch.setattr(compiling, "failure", lambda compiler, module: f"{module} failed")
    assert program.main([]) == 1
    assert failing.started == [("b_kernel",), ("c_kernel",)]
    assert capsys.readouterr() == ("", "c_kernel failed\n")


@pytest.mark.parametrize(
    ("words", "last"), [("one\\ntwo\\nthree\\n\\n", "three"), ("alone", "alone"), ("", "status 3")]
)
def test_a_compiler_that_failed_is_told_of_by_its_last_line_or_its_status(words: str, last: str) -> None:
    code = f"import sys; sys.stderr.write('{words}'); sys.exit(3)"
    with subprocess.Popen([sys.executable, "-I", "-S", "-c", code], stderr=subprocess.PIPE) as compiler:
        compiler.wait()
        said = str(compiling.failure(compiler, "some_kernel"))
    assert said.startswith("the kernels of some_kernel could not be compiled (numba ")
    assert said.endswith(f"): {last}")
