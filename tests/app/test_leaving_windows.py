"""Every window and page is left in every way while searches run in it: no thread outlives it, and nothing aborts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from inspect import getsource
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

import app
from app.klotski.page import KlotskiPage
from app.klotski.session import KlotskiSession
from app.klotski.state_space.game_on_map import DistancesFromHere
from app.klotski.state_space.section import MapSection
from app.learn.lessons.catalogue import lessons
from app.learn.lessons.window import LessonWindow
from app.search import thread as search_thread
from app.search.runner import SearchRunner
from app.ui.settings import Settings
from app.ui.words.language import Language
from app.window.main_window import MainWindow
from solvers.klotski.layout import Layout
from tests.app.children import child
from tests.app.leaks import finish_deletions
from tests.app.searches import endless
from tests.app.windows import klotski_session
from tests.modules import import_all

LARGE = Layout.parse("SAAS/SAAS/HHHH/SSSS/....")
CTRL = Qt.KeyboardModifier.ControlModifier

WINDOWS = {
    "EditorWindow": ["edit-layout"],
    "LessonWindow": [f"lesson-{number}" for number in range(1, len(lessons()) + 1)],
    "CatalogueWindow": ["catalogue"],
    "AtlasWindow": ["atlas"],
    "PieceSetsWindow": ["piece-sets"],
    "OwnSearchWindow": ["own-searches"],
    "FilesWindow": [],
    "LessonEditor": [],
    "QuestionBox": [],
    "ExportDialog": ["export"],
    "BackUpDialog": ["back-up"],
    "RestoreDialog": ["restore"],
    "CollectionDialog": ["export-collection"],
    "GuideWindow": ["guide"],
    "ShortcutsWindow": ["shortcuts"],
    "FailureDialog": [],
    "StartFailureDialog": [],
    "NameDialog": [],
    "SideBySide": [],
    "WorkingDialog": [],
    "ContentsDialog": [],
}
"""The actions that open each kind of window beside the main one; the others are opened otherwise, or begin others."""

STAYING = {"ExportDialog", "BackUpDialog", "RestoreDialog"}
"""Those that Escape does not close while they work."""

OWNERS = {
    "app.compare.session",
    "app.klotski.atlas.session",
    "app.klotski.editor.knowledge",
    "app.export.preview",
    "app.klotski.progress",
    "app.klotski.state_space.game_on_map",
    "app.klotski.state_space.landscape",
    "app.klotski.state_space.searches.replay",
    "app.klotski.state_space.view.rendering",
    "app.learn.lessons.parts",
    "app.learn.lessons.search_part",
    "app.learn.lessons.ties_part",
    "app.puzzle.copy_forms",
    "app.puzzle.hand_game",
    "app.puzzle.session",
    "app.knight.start_analysis",
    "app.window.backup.backups",
    "app.window.backup.restore_dialog",
    "app.search.working_dialog",
    "app.window.backup.contents_dialog",
    "app.window.documents",
}
"""The modules that make a runner."""

WAYS: tuple[Callable[[QDialog], object], ...] = (
    lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape),
    lambda dialog: [QTest.keyClick(dialog, Qt.Key.Key_Escape) for _ in range(2)],
    lambda dialog: dialog.close(),
    lambda dialog: dialog.accept(),
    lambda dialog: dialog.reject(),
    lambda dialog: dialog.done(0),
    lambda dialog: dialog.hide(),
)
"""How a dialog can be left."""
OPENINGS = [(kind, action) for kind, actions in WINDOWS.items() for action in actions]


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window with all its pages made."""
    for number in reversed(range(window.pages.count())):
        window.pages.setCurrentIndex(number)
    return window


def opened(window: MainWindow, kind: str, action: str) -> QDialog:
    """The dialog of this kind that the action opens."""
    window.menu_actions.by_name[action].trigger()
    (dialog,) = (one for one in window.findChildren(QDialog) if type(one).__name__ == kind and one.isVisible())
    if isinstance(dialog, LessonWindow):
        assert dialog.lesson is not None
        assert dialog.lesson.slides, "all of them are made"
    return dialog


def opened_map(window: MainWindow, qtbot: QtBot) -> MapSection:
    """The map, opened by its button, once it is drawn."""
    window.resize(1280, 800)
    page, session = window.pages.widget(0), klotski_session(window)
    assert isinstance(page, KlotskiPage)
    assert isinstance(session, KlotskiSession)
    child(page, QPushButton, "klotskiMapChip").click()
    landscape = session.landscape
    qtbot.waitUntil(lambda: landscape.drawing is not None and not landscape.computing)
    qtbot.waitUntil(lambda: page.map_place.section is not None)
    assert page.map_place.section is not None
    return page.map_place.section


def keep_busy(widget: QObject, qtbot: QtBot) -> list[SearchRunner]:
    """Have every runner of an object search without an end."""
    runners = widget.findChildren(SearchRunner)
    for runner in runners:
        with qtbot.waitSignal(runner.progressed):
            runner.start(endless)
    return runners


def rest(qtbot: QtBot) -> None:
    """Wait until no search runs; it fails when one goes on."""
    finish_deletions()
    qtbot.waitUntil(lambda: not search_thread.working())


def test_every_window_and_every_owner_of_a_runner_is_looked_at() -> None:
    modules = import_all(app)
    own = {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    }
    windows = {one.__name__ for one in own if issubclass(one, QDialog | QMainWindow)}
    assert windows == {*WINDOWS, "MainWindow"}
    assert {module.__name__ for module in modules if "= SearchRunner(" in getsource(module)} == OWNERS


@pytest.mark.sampled
@pytest.mark.parametrize(("kind", "action"), OPENINGS)
def test_no_search_outlives_a_dialog(window: MainWindow, qtbot: QtBot, kind: str, action: str) -> None:
    for leave in WAYS:
        dialog = opened(window, kind, action)
        runners = keep_busy(dialog, qtbot)
        leave(dialog)
        if kind in STAYING and dialog.isVisible():  # it was cancelled, or waits for the end of its work, and stays
            with qtbot.waitSignal(runners[0].ended):
                runners[0].stop()
            dialog.reject()
        rest(qtbot)


@pytest.mark.sampled
@pytest.mark.parametrize(("kind", "action"), OPENINGS)
def test_no_search_of_a_dialog_outlives_the_main_window(
    window: MainWindow, qtbot: QtBot, kind: str, action: str
) -> None:
    keep_busy(opened(window, kind, action), qtbot)
    window.menu_actions.by_name["quit"].trigger()
    assert not window.isVisible()
    rest(qtbot)


@pytest.mark.sampled
@pytest.mark.parametrize("leave", WAYS)
def test_no_search_outlives_the_window_of_two_methods_on_two_maps(
    window: MainWindow, qtbot: QtBot, leave: Callable[[QDialog], object]
) -> None:
    section = opened_map(window, qtbot)
    section.more_menu.side_by_side.trigger()
    dialog = section.searches.window
    assert dialog is not None
    assert len(keep_busy(dialog, qtbot)) == 4
    leave(dialog)
    rest(qtbot)


def test_no_search_outlives_the_map(window: MainWindow, qtbot: QtBot) -> None:
    section, session = opened_map(window, qtbot), klotski_session(window)
    assert isinstance(session, KlotskiSession)
    landscape = session.landscape
    session.show_layout(LARGE)
    qtbot.waitUntil(lambda: landscape.computing and landscape.space is not None)
    assert len(keep_busy(section, qtbot)) == 2
    (from_here,) = landscape.findChildren(DistancesFromHere)
    assert len(keep_busy(from_here, qtbot)) == 1
    assert landscape.computing
    window.close()
    rest(qtbot)


def test_no_search_outlives_the_pages(window: MainWindow, qtbot: QtBot) -> None:
    assert len(keep_busy(window, qtbot)) == 16
    window.close()
    rest(qtbot)


@pytest.mark.parametrize("way", ["hide", "deleteLater"])
def test_no_search_outlives_a_window_that_goes_without_a_close_event(qtbot: QtBot, way: str) -> None:
    window = MainWindow(Settings())
    window.show()
    keep_busy(window, qtbot)
    getattr(window, way)()
    rest(qtbot)
    if way == "hide":
        window.close()
        window.deleteLater()


def test_no_search_of_the_pages_outlives_a_switch_of_the_language(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, "EditorWindow", "edit-layout")
    keep_busy(window, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    for language in (Language.TRADITIONAL, Language.SIMPLIFIED, Language.ENGLISH):
        window.languages.choose(language.value)
        for _ in range(10):
            qtbot.wait(1)  # the windows beside it are made again one by one
        for session in (window._sessions.comparison, *window.sessions.values()):
            assert session.runner.busy, "it goes on, for its session outlives the pages"
        for owner in (window._sessions.comparison, window.documents, window._backups, *window.sessions.values()):
            for runner in owner.findChildren(SearchRunner):
                runner.close()
        rest(qtbot)
        keep_busy(window, qtbot)


SCRIPT = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from app.startup import application
from app.window.start_request import Opening
from app.klotski.editor import knowledge
from app.window.main_window import MainWindow
from app.search.runner import SearchRunner
from tests.app.searches import endless

MainWindow.warm_up = lambda window: None  # nothing is compiled here
knowledge.shortest.search = lambda *question: endless()

def window():
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))

def do(name):
    window().menu_actions.by_name[name].trigger()

def escape():
    for dialog in window().findChildren(QDialog):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

def keep_busy():
    for runner in window().findChildren(SearchRunner):
        runner.start(endless)

def later(*acts):
    if acts:
        acts[0]()
        QTimer.singleShot(200, lambda: later(*acts[1:]))

def run(*acts):
    MainWindow.open = lambda window, opening: QTimer.singleShot(200, lambda: later(*acts))
    return application.run(["test"], Opening())
"""
ENDINGS = {
    "editor, Escape, quit": "run(lambda: do('edit-layout'), escape, lambda: do('quit'))",
    "editor, Escape, language, quit": (
        "run(lambda: do('edit-layout'), escape, lambda: do('language-zh_Hant'), lambda: do('quit'))"
    ),
    "lesson, quit": "run(lambda: do('lesson-5'), keep_busy, lambda: do('quit'))",
    "export, quit of the system's": "run(lambda: do('export'), keep_busy, QApplication.quit)",
    "everything at once, quit": (
        "run(lambda: do('edit-layout'), lambda: do('lesson-5'), lambda: do('compare'), keep_busy, lambda: do('quit'))"
    ),
    "exit without a word": "run(lambda: do('edit-layout'), keep_busy, lambda: QApplication.exit(0))",
    "no event loop": "run.__globals__['application'].make_application(['test']); "
    "from app.ui.settings import Settings; one = MainWindow(Settings()); one.show(); keep_busy()",
}
"""Ways in which the whole program ends."""


def outcome(code: str) -> tuple[int, list[str]]:
    """The exit status of a program, and what it wrote to standard error."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, check=False, capture_output=True, text=True, timeout=60
    )
    return done.returncode, [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]


@pytest.mark.sampled
@pytest.mark.parametrize("ending", ENDINGS)
def test_the_program_ends_well_whatever_runs(ending: str) -> None:
    assert outcome(SCRIPT + ENDINGS[ending]) == (0, [])


def test_an_error_at_the_start_ends_the_searches_that_run_already() -> None:
    code = SCRIPT + (
        "def failing(window, opening):\n"
        "    keep_busy()\n"
        "    raise KeyError('broken')\n"
        "MainWindow.open = failing\n"
        "application.ask_after_failure = lambda error, can_do_without: False\n"
        "sys.exit(application.run(['test'], Opening()))\n"
    )
    assert outcome(code) == (1, [])
