"""Compiling all kernels: how far it is, and why it failed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from solvers.kernels import __main__ as program
from solvers.kernels import compiling, machine_code
from tests.solvers.kernels.compilers import Compilers

MODULES = ["a_kernel", "b_kernel", "c_kernel", "d_kernel"]


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    monkeypatch.setattr(program, "kernel_modules", lambda: list(MODULES))
    monkeypatch.setattr(program, "is_compiled", lambda module, common: module == "a_kernel")
    monkeypatch.setattr(program, "sleep", lambda _: None)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    return Compilers(monkeypatch)


def test_a_bar_shows_how_many_modules_are_done(
    compilers: Compilers, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = iter(MODULES[1:])
    compilers.status = None
    monkeypatch.setattr(program, "sleep", lambda _: compilers.end(next(ends, "d_kernel")))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert program.main([]) == 0
    assert [each.arguments for each in compilers.started] == [["b_kernel"], ["c_kernel"], ["d_kernel"]]
    shown = ((0, 0), (10, 1), (20, 2), (30, 3))
    bars = [f"\rCompiling the searches [{'#' * full:.<30}] {done} of 3" for full, done in shown]
    processor = machine_code.llvm.get_host_cpu_name()
    said = f"\nThe searches are compiled for this kind of processor: {processor}\n"
    assert capsys.readouterr().out == "".join(bars) + said


def test_for_the_common_processor_every_compiler_is_told_so(
    compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["--common"]) == 0
    assert [each.arguments for each in compilers.started] == [["--common", module] for module in MODULES[1:]]
    assert capsys.readouterr().out == (
        f"The searches are compiled for this kind of processor: {machine_code.COMMON_PROCESSOR}\n"
    )


def test_as_many_compilers_run_side_by_side_as_there_are_processors(
    monkeypatch: pytest.MonkeyPatch, compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    running: list[int] = []

    def wait(_: float) -> None:
        running.append(len(compilers.started))
        for compiler in compilers.started[: len(running)]:
            compiler.returncode = 0

    compilers.status = None
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(program, "sleep", wait)
    assert program.main([]) == 0
    assert running == [2, 3, 3, 3]
    assert capsys.readouterr().out.count("\n") == 1


def test_the_first_module_that_fails_ends_it_with_a_sentence(
    compilers: Compilers, capsys: pytest.CaptureFixture[str]
) -> None:
    compilers.of_module["c_kernel"] = 1
    assert program.main([]) == 1
    out, error = capsys.readouterr()
    assert not out
    assert error.startswith("the kernels of c_kernel could not be compiled")
    assert error.endswith(": c_kernel is wrong\n")


def test_what_is_missing_is_named_and_nothing_is_compiled(
    compilers: Compilers, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "_end_with_parent", lambda: None)
    assert program.main(["--missing"]) == 0
    assert capsys.readouterr().out.split() == MODULES[1:]
    assert not compilers.started


@pytest.mark.skipif(sys.platform == "win32", reason="there the process that starts it says so")
def test_at_low_priority_it_leaves_the_processor_to_others() -> None:
    code = "import os, sys; from solvers.kernels.__main__ import main; main(sys.argv[1:]); print(os.nice(0))"
    command = [sys.executable, "-c", code, "--low-priority", "--missing"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.read().split()[-1] == "19"


def test_behind_a_window_what_comes_first_is_compiled_first_and_two_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compilers = Compilers(monkeypatch, None, MODULES)
    progress = compiling.compiled_behind(["c_kernel"])
    assert next(progress) == (0, 4)
    assert compilers.modules == [compiling.MISSING, "c_kernel", "a_kernel"]
    assert all(compiling.LOW_PRIORITY in each.arguments for each in compilers.started)
    compilers.end("a_kernel")
    assert next(progress) == (1, 4)
    assert compilers.modules[3:] == ["b_kernel"]


def test_a_search_has_what_it_needs_compiled_at_once_and_nothing_is_compiled_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compilers = Compilers(monkeypatch, None, MODULES)
    progress = compiling.compiled_behind(())
    next(progress)
    compiling.start("d_kernel")  # as `wait_for` does
    compiling.start("a_kernel")  # which is being compiled
    assert [each.arguments for each in compilers.started[3:]] == [["d_kernel"]]
    compilers.end("a_kernel")
    assert next(progress) == (1, 4)
    assert len(compilers.started) == 4, "two run already"
    compilers.end("d_kernel")
    assert next(progress) == (2, 4)
    assert compilers.modules[4:] == ["c_kernel"]
    for module in ("b_kernel", "c_kernel"):
        compilers.end(module)
    assert list(progress) == [(4, 4)]


def test_behind_a_window_it_ends_with_the_first_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    Compilers(monkeypatch, 1, MODULES)
    assert list(compiling.compiled_behind(())) == []


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


def test_one_that_nobody_waited_for_is_closed_before_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    monkeypatch.setattr(compiling, "_processes", {})
    monkeypatch.setattr(compiling, "_started", lambda _: subprocess.Popen([sys.executable, "-c", ""], **pipes))
    first = compiling.start("a_kernel")
    first.wait()
    assert compiling.start("a_kernel") is not first
    assert all(pipe is not None and pipe.closed for pipe in (first.stdin, first.stdout, first.stderr))
    compiling.end_all()
