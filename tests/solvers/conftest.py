"""Asking the console, and searches that people wrote, of whose processes none may be left."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from solvers.__main__ import main
from solvers.own_search import running
from solvers.own_search.own_search import OwnSearch, load_search

LoadOwn = Callable[..., OwnSearch]


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


@pytest.fixture
def load_own(tmp_path: Path, processes: list[subprocess.Popen[bytes]]) -> LoadOwn:
    """Read a search of this text, which is written to a file named `mine.py`."""

    def loaded(source: str, **limits: Any) -> OwnSearch:
        path = tmp_path / "mine.py"
        path.write_text(source, "utf-8")
        return load_search(path, **limits)

    return loaded


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The processes of searches that the test starts; fails it if one of them is left."""
    started: list[subprocess.Popen[bytes]] = []

    class Kept(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **settings: Any) -> None:
            super().__init__(*arguments, **settings)
            started.append(self)

    monkeypatch.setattr(running.subprocess, "Popen", Kept)
    yield started
    left = [process.pid for process in started if process.returncode is None]
    for process in started:
        process.kill()
        process.wait()
    assert not left
