"""At the start only the page in front is made; the others when they are visited, or while nobody does anything."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.klotski.settings import KLOTSKI_SPEED
from app.knight.settings import COLUMNS, KNIGHT_SPEED
from app.ui.settings import PAGE, Settings
from app.window import page_views
from app.window.main_window import MainWindow
from app.window.page_views import QUIET_MS, IdleWork
from app.window.pages import NAMES
from app.window.registry import PAGES
from app.window.start_request import Opening
from solvers.knight.board import Board
from solvers.knight.document import KnightDocument
from tests.app.windows import klotski_page, knight_page, main_window

FOREIGN = {
    "klotski": ("app.knight", "app.history.page", "app.compare", "app.learn.chapters"),
    "knight": ("app.klotski", "app.history.page", "app.compare", "app.learn.chapters"),
    "history": ("app.klotski.page", "app.knight.page", "app.compare", "app.learn.chapters"),
    "compare": ("app.klotski.page", "app.knight.page", "app.history.page", "app.learn.chapters"),
    "lessons": ("app.klotski", "app.knight", "app.history.page", "app.compare", "app.learn.chapters"),
    "chapters": ("app.klotski.page", "app.knight", "app.history.page", "app.compare"),
}
"""By the page in front at the start: what it has no need of."""
PAGES_OF_OTHERS = ("app.klotski.page", "app.knight.page", "app.history.page", "app.compare", "app.learn.chapters")
"""What no page that is added has need of."""
NEEDED = {"chapters": ("klotski",)}
"""The sessions of puzzles that pages of none need."""
NEVER = ("numba", "numpy", "importlib.metadata", "email", "difflib")
"""What nothing needs before the first paint."""
ENTRIES = frozenset(("app.klotski", "app.klotski.entry", "app.knight", "app.knight.entry"))
"""The entries of the puzzles, by which the window finds what there is of each."""
OF_DATA = ("sqlite3", "app.storage.data_file")
"""What only pages need that list what is saved."""
LONG_MS = 600_000
PROGRAM = """
import json, sys
from app.startup.imports import plain_imports
with plain_imports():
    import PySide6.QtCore
from app.startup import application
from app.window.main_window import MainWindow
from app.window.start_request import Opening
class Told(MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(json.dumps(sorted(sys.modules)), flush=True)
        application.os._exit(0)
application.MainWindow = Told
application.run(["program"], Opening(page=sys.argv[1]))
"""


@pytest.fixture
def waiting(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window, whose sessions load nothing for their searches."""
    monkeypatch.setattr(window._sessions, "warm_up", lambda name: None)
    return window


@pytest.mark.sampled
@pytest.mark.parametrize("page", NAMES)
def test_before_the_first_paint_only_what_is_painted_is_imported(page: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, page],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"QT_LOGGING_RULES": "*.warning=false"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    imported = [name for name in json.loads(done.stdout) if name not in ENTRIES]
    unneeded = (*FOREIGN.get(page, PAGES_OF_OTHERS), *NEVER, *(OF_DATA if page in ("klotski", "knight") else ()))
    assert [name for name in imported if any(name == one or name.startswith(f"{one}.") for one in unneeded)] == []
    assert PAGES[NAMES.index(page)].modules[-1] in imported


@pytest.mark.parametrize("page", NAMES)
def test_at_the_start_one_page_is_made(page: str, qtbot: QtBot) -> None:
    Settings().keep(PAGE, page)
    window = main_window(qtbot)
    assert list(window.views) == [page]
    tabs = [window.pages.tabText(number) for number in range(window.pages.count())]
    assert tabs == [page.title() for page in PAGES]
    released = ["Klotski", "Chapters", "Knight's tour", "History", "Compare", "Lessons"]
    assert [title for title in tabs if title in released] == released
    assert window.current_page().isVisible()
    assert set(window.sessions) <= {page, *NEEDED.get(page, ())}
    window.close()


@pytest.mark.parametrize("number", range(6))
def test_the_number_by_which_version_1_0_remembered_a_page_still_opens_it(number: int, qtbot: QtBot) -> None:
    QSettings().setValue("window/page", number)
    window = main_window(qtbot)
    earlier = ["klotski", "knight", "history", "compare", "lessons", "chapters"]
    assert window.pages.name_in_front == earlier[number]
    window.close()
    assert QSettings().value("window/page") == earlier[number], "by its name from now on"


@pytest.mark.parametrize("left", ["6", "-1", "no such page", ""])
def test_a_page_that_is_not_there_is_not_opened(left: str, qtbot: QtBot) -> None:
    Settings().keep(PAGE, left)
    window = main_window(qtbot)
    assert window.pages.name_in_front == NAMES[0]
    window.close()


@pytest.mark.parametrize("page", NAMES[1:])
def test_a_tab_that_is_clicked_shows_its_page_with_the_focus_in_it(page: str, window: MainWindow, qtbot: QtBot) -> None:
    bar = window.pages.tabBar()
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(NAMES.index(page)).center())
    assert list(window.views) == ["klotski", page]
    assert window.pages.currentWidget() is window.views[page]
    assert window.pages.count() == len(NAMES)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert window.views[page].isAncestorOf(focused)


def test_the_other_pages_are_made_while_nobody_does_anything(waiting: MainWindow, qtbot: QtBot) -> None:
    waiting.prepare()
    qtbot.waitUntil(lambda: sorted(waiting.views) == sorted(NAMES))
    assert waiting.pages.currentWidget() is klotski_page(waiting)


def test_modules_are_imported_before_the_other_pages_are_made(waiting: MainWindow, qtbot: QtBot) -> None:
    """What is frozen then is no page but that in front."""
    made: list[list[str]] = []
    waiting.imported.connect(lambda: made.append(list(waiting.views)))
    waiting.prepare()
    qtbot.waitUntil(lambda: sorted(waiting.views) == sorted(NAMES))
    assert made == [["klotski"]]


def test_pages_of_another_language_are_made_again_as_they_were(waiting: MainWindow, qtbot: QtBot) -> None:
    knight = knight_page(waiting)
    knight.session.show_details("search")
    waiting.prepare()
    waiting.languages.choose("zh_Hant")
    assert list(waiting.views) == ["klotski"]
    qtbot.waitUntil(lambda: sorted(waiting.views) == sorted(NAMES))
    assert knight_page(waiting) is not knight
    assert knight_page(waiting).session.details == "search"


def test_settings_of_a_page_that_is_never_visited_are_kept(qtbot: QtBot) -> None:
    for setting, value in ((COLUMNS, 5), (KNIGHT_SPEED, 2.0), (KLOTSKI_SPEED, 8.0)):
        Settings().keep(setting, value)
    window = main_window(qtbot)
    window.close()
    assert list(window.sessions) == ["klotski"]
    assert [Settings().value(setting) for setting in (COLUMNS, KNIGHT_SPEED, KLOTSKI_SPEED)] == [5, 2.0, 8.0]


def test_a_document_of_another_puzzle_makes_only_its_page(qtbot: QtBot) -> None:
    window = MainWindow(Settings(), first="knight")
    qtbot.addWidget(window)
    window.open(Opening(KnightDocument(Board(5, 5))))
    with qtbot.waitSignal(window.painted):
        window.show()
    assert list(window.views) == list(window.sessions) == ["knight"]
    assert knight_page(window).chessboard.board == Board(5, 5)
    window.close()


class Work:
    """Slices that are counted; `busy` says whether something runs."""

    def __init__(self) -> None:
        self.done = 0
        self.busy = False

    def slices(self, number: int) -> Iterator[None]:
        for _ in range(number):
            self.done += 1
            yield


@pytest.fixture
def work(qtbot: QtBot) -> Work:
    """Work of which nothing is done yet."""
    return Work()


def test_work_waits_until_nothing_runs_and_nobody_does_anything(
    work: Work, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    idle = IdleWork(lambda: work.busy)
    work.busy = True
    idle.begin(work.slices(3))
    qtbot.wait(2 * QUIET_MS)
    assert work.done == 0
    work.busy = False
    with monkeypatch.context() as patch:
        patch.setattr(page_views, "QUIET_MS", LONG_MS)
        idle.wait()
    qtbot.wait(2 * QUIET_MS)
    assert work.done == 0
    idle.wait()
    qtbot.waitUntil(lambda: work.done == 3)
    idle.stop()


def test_between_two_slices_the_event_loop_has_its_turn(
    work: Work, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slices() -> Iterator[None]:
        for _ in range(2):
            work.done += 1
            QTimer.singleShot(0, idle.wait)  # a key, while the slice is carried out
            yield

    idle = IdleWork(lambda: False)
    idle.begin(slices())
    monkeypatch.setattr(page_views, "QUIET_MS", LONG_MS)
    qtbot.waitUntil(lambda: work.done > 0)
    qtbot.wait(QUIET_MS)
    assert work.done == 1
    idle.stop()
    qtbot.wait(2 * QUIET_MS)
    assert work.done == 1


def test_modules_of_other_windows_are_imported_while_nobody_does_anything() -> None:
    program = "\n".join(
        (
            "import sys",
            "from app.ui.importing import importing, importing_all",
            "from app.window.registry import PAGES",
            "for _ in importing(*(name for page in PAGES for name in page.modules)): pass",
            "for _ in importing_all('app'): pass",
            "print(*sys.modules)",
        )
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    modules = set(loaded.stdout.split())
    assert not {"numpy", "PIL", "ssl", "numba"} & modules, "these are for the threads that need them"
    assert {"app.window.shortcuts", "app.learn.guide.window", "app.knight.trace.legend"} <= modules
    assert "app.klotski.state_space.map_menus" not in modules, "it needs numpy"


@pytest.mark.parametrize("page", NAMES[1:])
def test_a_page_that_is_visited_before_it_is_made_comes_in_slices(
    page: str, waiting: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting._page_views.idle, "_busy", lambda: True)  # nothing else is made
    waiting.prepare()
    waiting.menu_actions.by_name[page].trigger()
    assert waiting.pages.name_in_front == page
    assert list(waiting.views) == ["klotski"]
    qtbot.waitUntil(lambda: page in waiting.views)
    view = waiting.views[page]
    assert list(waiting.views) == ["klotski", page]
    assert waiting.pages.currentWidget() is view
    assert view.isVisible()
    assert waiting.menu_actions.by_name["export"] is view.page_actions["export"]
    focused = QApplication.focusWidget()
    assert focused is not None
    assert view.isAncestorOf(focused)


def test_a_page_that_is_needed_before_its_slices_are_done_is_made_at_once(waiting: MainWindow, qtbot: QtBot) -> None:
    waiting.prepare()
    waiting.menu_actions.by_name["knight"].trigger()
    assert waiting.current_page() is knight_page(waiting)
    assert waiting.pages.currentWidget() is knight_page(waiting)
    qtbot.waitUntil(lambda: sorted(waiting.views) == sorted(NAMES))
    assert waiting.pages.count() == len(NAMES)


def test_work_that_is_awaited_does_not_wait(work: Work, qtbot: QtBot) -> None:
    def slices() -> Iterator[None]:
        for _ in range(2):
            idle.wait()
            work.done += 10
            yield

    idle = IdleWork(lambda: work.busy)
    work.busy = True
    idle.begin(work.slices(2))
    idle.hurry(slices())
    qtbot.waitUntil(lambda: work.done == 20)
    work.busy = False
    qtbot.waitUntil(lambda: work.done == 22)
    idle.stop()
