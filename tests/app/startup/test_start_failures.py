"""Whatever fails before the window is there, the person sees why, and can go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import main

ROOT = Path(__file__).parents[3]


def started(
    *arguments: str, module: str = "tests.app.startup.failing_start", **environment: str
) -> tuple[int, list[str], str]:
    """The program's exit status, what happened at its windows, and what it said on standard error."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_LOGGING_RULES": "*.debug=false", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout.splitlines(), done.stderr


@pytest.mark.sampled
@pytest.mark.parametrize(
    "part",
    [
        "app.ui.settings.Settings.__init__",
        "app.storage.storage.Storage.__init__",
        "app.klotski.page.KlotskiPage.__init__",
        "app.window.main_window.MainWindow.resizeEvent",
    ],
)
def test_a_part_that_fails_once_is_done_without(part: str) -> None:
    status, seen, said = started(part, "1", "startWithoutButton")
    dialog, _, window = seen
    assert dialog.startswith("dialog: The window could not be opened. You can start the program without")
    assert dialog.endswith("broken on purpose")
    assert window.startswith("window: The program was started without your saved data")
    assert said.count("huarong-knight: the window could not be opened (RuntimeError: ") == 1
    assert status == 0


def test_what_could_not_be_opened_is_left_as_it_is(private_home: Path) -> None:
    settings = private_home / ".config" / "Huarong Knight" / "Huarong Knight.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text("[klotski]\ngame=what stood on the board\n")
    status, _, _ = started("app.window.main_window.MainWindow.open", "1", "startWithoutButton")
    assert status == 0
    assert settings.read_text() == "[klotski]\ngame=what stood on the board\n"


def test_what_keeps_failing_is_told_again_and_ends_in_quit() -> None:
    buttons = ("startWithoutButton", "copyDetailsButton", "goOnButton")
    status, seen, said = started("app.klotski.page.KlotskiPage.__init__", "2", *buttons)
    assert seen[2].startswith("dialog: The window could not be opened. Files of the program may be damaged")
    assert seen[3] == "clipboard: True"
    assert "Traceback" not in said
    assert status == 1


def test_the_person_may_quit() -> None:
    status, seen, _ = started("app.klotski.page.KlotskiPage.__init__", "1", "goOnButton")
    assert len(seen) == 2
    assert status == 1


def test_files_of_the_program_that_are_missing_are_told() -> None:
    status, seen, said = started("app.startup.application.load_fonts", "1", "goOnButton")
    assert seen[0].startswith("dialog: The window could not be opened. Files of the program may be damaged")
    assert "Traceback" not in said
    assert status == 1


def test_without_a_screen_there_is_one_sentence() -> None:
    status, seen, said = started(module="app", QT_QPA_PLATFORM="nonsense")
    assert (status, seen) == (1, [])
    assert said.startswith("huarong-knight: ")
    assert 'Could not find the Qt platform plugin "nonsense"' in said
    assert said.count("\n") == 1


def test_what_fails_before_any_window_can_say_so_is_told_in_one_sentence_and_status_70(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("app.__main__.no_window_because", fail)
    assert main([]) == 70
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("huarong-knight: a fault of the program, not of the command (RuntimeError: broken on")
    assert len(said.err.splitlines()) == 1
