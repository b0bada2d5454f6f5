"""Asking the console."""

from __future__ import annotations

from typing import Any

import pytest

from solvers.__main__ import main


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Any:
    """Ask the console something: the status, what it printed, and what it complained of."""

    def asked(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return asked


@pytest.fixture
def lines(ask: Any) -> Any:
    """Ask the console something: the lines of what is printed, with nothing on standard error."""

    def asked(*arguments: str, status: int = 0) -> list[str]:
        ended, out, err = ask(*arguments)
        assert (ended, err) == (status, "")
        assert out.endswith("\n")
        return out.splitlines()

    return asked
