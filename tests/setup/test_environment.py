"""What the program needs is installed with a bar; where that fails, the reason comes below it."""

from __future__ import annotations

import sys
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import bar
import environment
import pytest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The project, with a disk that gets fuller, and in the end a bit emptier again."""
    free = iter([1000, 1000, 600, 800, 200])
    monkeypatch.setattr(environment, "PROJECT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(environment, "NEEDED_BYTES", 800)
    monkeypatch.setattr(environment, "LOOK_SECONDS", 0.2)
    monkeypatch.setattr(environment.shutil, "disk_usage", lambda _: SimpleNamespace(free=next(free, 200)))
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path


def install_with(monkeypatch: pytest.MonkeyPatch, folder: Path, script: str) -> None:
    """Install the program, with a script of Python's in place of pip."""
    (folder / "pip.py").write_text(script)
    monkeypatch.setattr(environment, "program", lambda _: sys.executable)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    environment.install(frozenset())


def test_a_bar_follows_how_the_disk_fills(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    install_with(monkeypatch, folder, "import time; time.sleep(1)")
    assert (folder / "stamp").exists()
    shown = [line.rstrip() for line in capsys.readouterr().out.split("\r")[1:]]
    assert shown[0] == f"Fetching and installing [{'.' * bar.WIDTH}]"
    filled = [line.count("#") for line in shown]
    assert filled == sorted(filled)
    assert (filled[1], filled[-1]) == (15, bar.WIDTH)


def test_where_it_fails_the_reason_comes_below_the_bar(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="could not be installed: is there a network connection"):
        install_with(monkeypatch, folder, "import sys; sys.exit('ERROR: no such package')")
    assert capsys.readouterr().err == "ERROR: no such package\n"
    assert not (folder / "stamp").exists()


def test_what_is_fetched_is_kept_nowhere_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = "import os, sys, tempfile; sys.exit(tempfile.gettempdir() != os.environ['PYTHONPATH'])"
    install_with(monkeypatch, folder, script)
    assert (folder / "stamp").exists()


def test_the_window_opens_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, ...]] = []
    command = run_path(str(Path(environment.__file__).with_name("__main__.py")))["main"]
    for name in ("prepare", "compile_kernels", "become"):
        monkeypatch.setitem(command.__globals__, name, lambda *words, name=name: done.append((name, *words)) or 0)
    assert command(["run", "--page", "chapters"]) == 0
    assert done == [("prepare",), ("become", "app", "--page", "chapters")]
    done.clear()
    assert command(["soak", "--minutes", "1"]) == 0
    assert [name for name, *_ in done] == ["prepare", "compile_kernels", "become"]
