"""Packages of the system are installed as root only, and only with consent where somebody can be asked."""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from io import StringIO
from pathlib import Path

import pytest
import system

MISSING = "libxcb-cursor.so.0"


class Terminal(StringIO):
    """What somebody types."""

    def isatty(self) -> bool:
        """It can be asked."""
        return True


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands of apt-get that are run as root, where a library is missing until something is installed."""
    run: list[list[str]] = []

    def missing(_: object) -> list[str]:
        return [] if run else [MISSING]

    monkeypatch.setattr(system, "_may_install", lambda: True)
    monkeypatch.setattr(system, "missing", missing)
    monkeypatch.setattr(system, "PACKAGES", {MISSING: "libxcb-cursor0"})
    monkeypatch.setattr(system, "told", lambda lacking: f"Missing: {', '.join(lacking)}" if lacking else "")
    monkeypatch.setattr(system, "_apt", lambda *command: run.append([*command]))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv(system.AGREED, raising=False)
    return run


@pytest.mark.parametrize(
    ("typed", "installs"), [("\n", True), ("Y\n", True), ("yes\n", True), ("n\n", False), ("?\n", False)]
)
def test_at_a_terminal_it_asks_first(
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    installs: bool,
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal(typed))
    if installs:
        system.bring_system_packages()
    else:
        with pytest.raises(SystemExit, match="Missing: libxcb-cursor"):
            system.bring_system_packages()
    assert "libxcb-cursor0 be installed? [Y/n]" in capsys.readouterr().out
    assert [command[0] for command in commands] == (["update", "install"] if installs else [])


@pytest.mark.parametrize("consent", ["--yes", "CI", "no terminal"])
def test_with_consent_it_asks_nothing(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], consent: str
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("n\n") if consent == "no terminal" else Terminal("n\n"))
    if consent == "--yes":
        monkeypatch.setenv(system.AGREED, "")
        system.agree()
    elif consent == "CI":
        monkeypatch.setenv("CI", "true")
    system.bring_system_packages()
    assert "[Y/n]" not in capsys.readouterr().out
    assert commands[-1][-1] == "libxcb-cursor0"


def test_everything_is_asked_for_at_once(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Libraries, the module that makes virtual environments, and programs."""
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    monkeypatch.setattr(system, "_makes_venvs", lambda: bool(commands))
    system.bring_system_packages({"no-such-program": "a-program", "python3": "python3"}, [MISSING])
    packages = ["a-program", "libxcb-cursor0", system.VENV_PACKAGE]
    assert capsys.readouterr().out.count("[Y/n]") == 1
    assert commands == [["update"], ["install", "--yes", "--no-install-recommends", *packages]]


def test_where_virtual_environments_cannot_be_made_it_ends_with_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(system, "_may_install", lambda: False)
    monkeypatch.setattr(system, "_makes_venvs", lambda: False)
    monkeypatch.setattr(system, "missing", lambda _: [])
    with pytest.raises(SystemExit, match=rf"no module .* apt-get install {system.VENV_PACKAGE}\). {system.AGAIN}"):
        system.bring_system_packages()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get")
@pytest.mark.parametrize("status", [0, 100])
def test_a_bar_follows_apt_get_and_where_it_fails_it_is_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int
) -> None:
    lines = ("dlstatus:1:50.0:Retrieving file 1 of 2", "E: no room", "pmstatus:libgl1:100.0:Installed libgl1")
    program = tmp_path / "apt-get"
    program.write_text("\n".join(["#!/bin/sh", *(f"echo '{line}'" for line in lines), f"exit {status}"]))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    with pytest.raises(SystemExit, match=r"^E: no room\napt-get install failed") if status else nullcontext():
        system._apt("install", "libgl1")
    shown = [line.rstrip() for line in capsys.readouterr().out.split("\r")[1:]]
    assert shown == [f"Fetching [{'#' * 15}{'.' * 15}]", f"Installing [{'#' * 30}]"]
