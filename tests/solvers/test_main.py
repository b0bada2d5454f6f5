"""The exit status of the console program, whatever happens inside."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest

from solvers import version
from solvers.__main__ import main
from solvers.console import program


def raising(fault: BaseException) -> Callable[..., NoReturn]:
    def fail(*_: object) -> NoReturn:
        raise fault

    return fail


def test_the_status_is_that_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for status in (0, 1, 3):
        monkeypatch.setattr(program, "run", lambda arguments, status=status: (status, arguments)[0])
        assert main(("engines",)) == status


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "run", raising(KeyboardInterrupt()))
    assert main(()) == 130


def test_a_fault_of_the_program_is_told_in_one_sentence_and_ends_with_70(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HUARONG_KNIGHT_DETAILS", raising=False)
    monkeypatch.setattr(program, "run", raising(ZeroDivisionError("by nought")))
    assert main(()) == 70
    assert capsys.readouterr().err == (
        "solvers: a fault of the program, not of the command (ZeroDivisionError: by nought); "
        "HUARONG_KNIGHT_DETAILS=1 in the environment shows where\n"
    )


def test_a_program_that_is_not_installed_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "PROGRAM", "a-program-that-nobody-has-installed")
    assert version.installed_version() == ""
