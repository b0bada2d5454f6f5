"""While the searches are compiled on a new machine, everything else works: stop, language, close."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.search import thread
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.kernels import compiling, machine_code
from solvers.kernels.__main__ import kernel_modules
from solvers.kernels.kernel import kernels_of
from solvers.puzzles import entry_named
from tests.app.windows import klotski_page, klotski_session
from tests.solvers.kernels.compilers import Compilers

SEARCHES = {"klotski": ("klotskiSolveButton", "klotskiStopButton"), "knight": ("knightFindButton", "knightStopButton")}


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Compilers]:
    """No kernel is compiled, and no compiler comes to an end."""
    for module in kernel_modules():
        for kernel in kernels_of(import_module(module)):
            for name in ("_found", "_code"):  # what an earlier test has loaded
                monkeypatch.setattr(kernel, name, None)
    monkeypatch.setattr(machine_code, "found", lambda kernel: None)
    made = Compilers(monkeypatch, None, kernel_modules())
    yield made
    compiling.end_all()
    assert all(compiler.returncode is not None for compiler in made.started)


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def wait_for_compiler(window: MainWindow, qtbot: QtBot, page: str) -> None:
    """Begin a search of the page; it waits for the compiler."""
    window.menu_actions.by_name[page].trigger()
    click(window, SEARCHES[page][0])
    assert window.sessions[page].runner.busy


@pytest.mark.parametrize("page", SEARCHES)
def test_stop_answers(window: MainWindow, qtbot: QtBot, compilers: Compilers, page: str) -> None:
    wait_for_compiler(window, qtbot, page)
    qtbot.waitUntil(lambda: len(compilers.started) == 1)
    click(window, SEARCHES[page][1])
    qtbot.waitUntil(lambda: not window.sessions[page].runner.busy)
    qtbot.waitUntil(lambda: not thread.working())
    assert compilers.started[0].poll() is None, "it goes on for the next search"
    click(window, SEARCHES[page][0])
    qtbot.waitUntil(lambda: window.sessions[page].runner.busy)
    assert len(compilers.started) == 1


@pytest.mark.parametrize("page", SEARCHES)
def test_while_all_is_compiled_a_search_has_what_it_needs_compiled_first_and_stops(
    window: MainWindow, qtbot: QtBot, compilers: Compilers, page: str
) -> None:
    others = [module for module in kernel_modules() if page not in module]
    progress = compiling.compiled_behind(others)
    next(progress)
    assert compilers.modules == [compiling.MISSING, *others[:2]]
    wait_for_compiler(window, qtbot, page)
    qtbot.waitUntil(lambda: len(compilers.started) == 4)
    assert compilers.modules[3] in entry_named(page).first_kernels
    assert compiling.LOW_PRIORITY not in compilers.started[3].arguments
    click(window, SEARCHES[page][1])
    qtbot.waitUntil(lambda: not window.sessions[page].runner.busy)
    assert compilers.started[3].poll() is None, "it goes on for the next search"
    compilers.end(others[0])
    next(progress)
    assert len(compilers.started) == 4, "two are at work"


def test_the_language_can_be_chosen(window: MainWindow, qtbot: QtBot, compilers: Compilers) -> None:
    wait_for_compiler(window, qtbot, "klotski")
    qtbot.waitUntil(lambda: len(compilers.started) == 1)
    window.menu_actions.by_name[f"language-{Language.TRADITIONAL.value}"].trigger()
    assert klotski_session(window).runner.busy
    button = klotski_page(window).findChild(QAbstractButton, "klotskiSolveButton")
    assert button is not None
    assert "求解" in button.text()


def test_the_window_closes(window: MainWindow, qtbot: QtBot, compilers: Compilers) -> None:
    wait_for_compiler(window, qtbot, "klotski")
    qtbot.waitUntil(lambda: len(compilers.started) == 1)
    window.close()
    qtbot.waitUntil(lambda: not thread.working())


def test_a_new_machine_gets_its_answer_and_keeps_what_was_compiled(tmp_path: Path) -> None:
    """The whole program, in a process of its own whose machine code is nowhere yet."""
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from app.startup import application
from app.window.start_request import Opening
from app.window.main_window import MainWindow

def part(kind, name):
    return next(each for each in QApplication.allWidgets() if isinstance(each, kind) and each.objectName() == name)

def wait():
    if "81" in part(QLabel, "klotskiResult").text():
        print("81", "numba" in sys.modules)
        QApplication.closeAllWindows()
    else:
        QTimer.singleShot(50, wait)

def begin():
    part(QAbstractButton, "klotskiSolveButton").click()
    wait()

opened = MainWindow.open
def open_and_solve(window, opening):
    opened(window, opening)
    window.painted.connect(begin)
MainWindow.open = open_and_solve
sys.exit(application.run(["test"], Opening()))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"HUARONG_KNIGHT_KERNELS": str(tmp_path / "kernels")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["81", "False"], done.stderr
    assert list((tmp_path / "kernels").glob("solvers.klotski.breadth_first.search_kernel.advance-*.kernel"))
