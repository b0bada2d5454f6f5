"""Packages of the system are installed as root only, and only with consent where somebody can be asked."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from typing import Any

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

    def note(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        run.append(command)
        return subprocess.CompletedProcess(command, 0, "")

    def missing(_: object) -> list[str]:
        return [] if run else [MISSING]

    monkeypatch.setattr(system, "_may_install", lambda: True)
    monkeypatch.setattr(system, "missing", missing)
    monkeypatch.setattr(system, "PACKAGES", {MISSING: "libxcb-cursor0"})
    monkeypatch.setattr(system, "told", lambda lacking: f"Missing: {', '.join(lacking)}" if lacking else "")
    monkeypatch.setattr(subprocess, "run", note)
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
    assert [command[2] for command in commands] == (["update", "install"] if installs else [])


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
