"""The console as a process: its streams full, closed, of another encoding, and Ctrl+C at any moment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

CONSOLE = (sys.executable, "-m", "solvers")
INTERRUPTING = """
import os, signal, sys

class Interrupt:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt)
sys.argv = ["program", *{arguments!r}]
from {package}.__main__ import main
sys.exit(main())
"""
"""Presses Ctrl+C when a module is about to be imported."""

ASCII = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}


def run(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a run of the console ended with."""
    return subprocess.run(
        [*CONSOLE, *arguments], input=given, capture_output=True, env={**os.environ, **environment}, check=False
    )


def test_every_line_of_standard_input_is_answered_by_a_line_to_the_end() -> None:
    lines = (b"bits26:", b"\xff\xfe\x00", "橫刀立馬".encode(), b"x" * 50_000, b"", b"1A9BF0C", b"[" + b"9" * 5_000)
    ended = run("klotski", "codes", "-", given=b"\n".join(lines))
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ["error" in answer for answer in answers] == [True, True, False, True, False, True]
    assert [answer.get("common") for answer in answers if "error" not in answer] == ["1A9BF0C00", "1A9BF0C00"]
    assert all(len(line) < 1_000 for line in ended.stdout.splitlines())


def test_an_encoding_that_lacks_characters_gets_escapes_and_gives_names() -> None:
    ended = run("klotski", "codes", "-", given="橫刀立馬\n".encode(), **ASCII)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert json.loads(ended.stdout.decode("ascii"))["read_as"] == "name (橫刀立馬)"
    listed = run("klotski", "list", PYTHONIOENCODING="ascii")
    assert (listed.returncode, listed.stderr) == (0, b"")
    assert rb"\u6a6b\u5200\u7acb\u99ac" in listed.stdout
    refused = run("klotski", "codes", "橫刀立牛", PYTHONIOENCODING="ascii")
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)


if sys.platform != "win32":
    import pty

    @pytest.mark.parametrize(
        ("command", "status", "complaint"),
        [
            ("klotski list >/dev/full", 74, "solvers: the output cannot be written: No space left on device\n"),
            ("--help >/dev/full", 74, "solvers: the output cannot be written: No space left on device\n"),
            ("klotski list >/dev/full 2>&1", 74, ""),
            ("klotski list >&-", 74, ""),
            ("klotski codes - <&-", 2, "solvers: standard input is closed, so no layout can be read from it\n"),
            ("klotski codes nobody 2>&-", 2, ""),
            ("knight tour --nothing 2>&-", 2, ""),
        ],
    )
    def test_streams_that_are_full_or_closed(command: str, status: int, complaint: str) -> None:
        ended = subprocess.run(
            ["/bin/sh", "-c", f'"{sys.executable}" -m solvers {command}'], capture_output=True, text=True, check=False
        )
        assert (ended.returncode, ended.stdout, ended.stderr) == (status, "", complaint)

    @pytest.mark.parametrize(
        ("package", "module", "arguments"),
        [
            ("solvers", "solvers.console", ["engines"]),
            ("solvers", "argparse", ["engines"]),
            ("solvers", "numpy", ["klotski", "solve", "橫刀立馬"]),
            ("app", "argparse", []),
            ("app", "PySide6.QtWidgets", []),
        ],
    )
    def test_ctrl_c_during_an_import_ends_the_program_without_a_word(
        package: str, module: str, arguments: list[str], tmp_path: Path
    ) -> None:
        program = INTERRUPTING.format(package=package, module=module, arguments=arguments)
        ended = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
            check=False,
        )
        assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")

    def test_ctrl_c_during_a_search_takes_the_line_of_progress_away() -> None:
        ours, theirs = pty.openpty()
        command = [*CONSOLE, "knight", "tour", "--board", "8x8", "--engine", "depth-first", "--start", "0,1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs) as process:
            os.close(theirs)
            shown = os.read(ours, 1_000)
            assert b"visited" in shown
            process.send_signal(signal.SIGINT)
            while b"visited" in (last := os.read(ours, 1_000)):
                shown = last
            assert process.wait() == 130
        os.close(ours)
        assert last.endswith(b"\r\x1b[K")
