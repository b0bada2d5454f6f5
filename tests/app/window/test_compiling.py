"""The searches are compiled behind the window, which says how far that is and moves nothing when it is done."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.words.language import Language
from app.window import compiling as note_module
from app.window.compiling import CompilingNote
from app.window.main_window import MainWindow
from solvers.kernels import compiling, shared_library
from tests.solvers.kernels.compilers import Compilers

MODULES = ["solvers.a_kernel", "solvers.knight.warnsdorff.warnsdorff_kernel", "solvers.b_kernel"]


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    monkeypatch.setattr(note_module, "LOOK_MS", 1)
    return Compilers(monkeypatch, None, MODULES)


def notes(window: MainWindow) -> list[CompilingNote]:
    return window.findChildren(CompilingNote)


def shown_note(window: MainWindow, qtbot: QtBot) -> CompilingNote:
    note = CompilingNote(window)
    qtbot.waitUntil(note.isVisible)
    return note


def places(window: MainWindow) -> list[tuple[str, int, int, int, int]]:
    parts = [part for part in window.findChildren(QWidget) if part.isVisible()]
    return [(part.objectName(), *part.geometry().getRect()) for part in parts]  # type: ignore[misc]


def test_a_line_beside_the_menus_says_how_far_it_is_and_goes(
    window: MainWindow, qtbot: QtBot, compilers: Compilers
) -> None:
    before = places(window)
    note = shown_note(window, qtbot)
    assert compilers.modules == [compiling.MISSING, MODULES[1], MODULES[0]], "the first tour needs that"
    assert note.text.text() == "Preparing the searches: 0 of 3"
    assert note.geometry().right() == window.menuBar().geometry().right()
    assert note.geometry().bottom() <= window.menuBar().geometry().bottom()
    compilers.end(MODULES[1])
    qtbot.waitUntil(lambda: note.text.text() == "Preparing the searches: 1 of 3")
    assert (note.bar.value(), note.bar.maximum()) == (1, 3)
    assert note.bar.accessibleName() == note.text.text() == note.toolTip().splitlines()[0]
    for module in (MODULES[0], MODULES[2]):
        qtbot.waitUntil(lambda module=module: module in compilers.modules)
        compilers.end(module)
    qtbot.waitUntil(lambda: not notes(window))
    assert places(window) == before


def test_it_is_said_in_the_language_that_is_chosen(window: MainWindow, qtbot: QtBot, compilers: Compilers) -> None:
    note = shown_note(window, qtbot)
    for language, text in (
        (Language.SIMPLIFIED, "正在准备各种搜索：0 / 3"),
        (Language.TRADITIONAL, "正在準備各種搜尋：0 / 3"),
    ):
        window.menu_actions.by_name[f"language-{language.value}"].trigger()
        qtbot.waitUntil(lambda text=text: note.text.text() == text)
        qtbot.waitUntil(lambda: note.geometry().right() == window.menuBar().geometry().right())
        assert note.isVisible()


def test_where_the_menus_leave_little_room_there_is_only_a_bar_or_nothing(
    window: MainWindow, qtbot: QtBot, compilers: Compilers
) -> None:
    note = shown_note(window, qtbot)
    last = window.menuBar().actionGeometry(window.menuBar().actions()[-1])
    for beyond, shown in ((400, (True, True)), (120, (True, False)), (40, (False, False))):
        window.menuBar().resize(last.right() + beyond, window.menuBar().height())
        note._place()  # the window itself cannot be so narrow
        assert (note.isVisible(), note.isVisible() and note.text.isVisible()) == shown
        assert not note.isVisible() or note.x() > last.right()


def test_it_keeps_its_place_when_the_window_is_resized(window: MainWindow, qtbot: QtBot, compilers: Compilers) -> None:
    note = shown_note(window, qtbot)
    note._timer.stop()
    window.resize(window.width() + 200, window.height())
    qtbot.waitUntil(lambda: note.geometry().right() == window.menuBar().geometry().right())


def test_in_a_package_there_is_nothing_of_it(
    window: MainWindow, qtbot: QtBot, compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_library, "opened", object)
    CompilingNote(window)
    qtbot.waitUntil(lambda: not notes(window))
    assert not compilers.started


def test_where_all_is_compiled_nothing_is_shown(window: MainWindow, qtbot: QtBot, compilers: Compilers) -> None:
    compilers.missing = ()
    note = CompilingNote(window)
    assert not note.isVisible()
    qtbot.waitUntil(lambda: not notes(window))
    assert len(compilers.started) == 1
