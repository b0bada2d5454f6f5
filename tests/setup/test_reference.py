"""The page of reference: what is handed to pdoc, which is not installed for the tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import reference

import solvers


def test_pdoc_finds_everything_that_the_library_offers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(sys, "argv", [""])
    monkeypatch.setattr(reference, "run_module", lambda module, run_name: asked.append((module, sys.argv[1:])))
    for name in solvers.__all__:
        monkeypatch.setitem(solvers.__dict__, name, None)  # so that what is put there goes again
        del solvers.__dict__[name]
    for arguments, folder in (([str(tmp_path)], tmp_path), ([], reference.FOLDER)):
        reference.main(arguments)
        assert asked[-1][0] == "pdoc"
        assert asked[-1][1][0] == "solvers"
        assert asked[-1][1][-1] == str(folder)
        assert capsys.readouterr().out == f"{folder.resolve() / 'solvers.html'}\n"
    assert all(callable(solvers.__dict__[name]) for name in solvers.__all__)
