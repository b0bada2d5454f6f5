"""The main window, its pages and sessions by their types, and every window that a person can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QDialog, QWidget

from app.learn.lessons.catalogue import lessons
from app.learn.lessons.lesson_view import LessonView
from app.storage.storage import Storage
from app.ui.page_names import PAGES
from app.ui.settings import Settings
from app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.compare.page import ComparePage
    from app.compare.setup import Setup
    from app.compare.setup_panel import SetupPanel
    from app.history.page import HistoryPage
    from app.klotski.comparison import KlotskiChoice, KlotskiSetup
    from app.klotski.page import KlotskiPage
    from app.klotski.session import KlotskiSession
    from app.knight.comparison import KnightChoice, KnightSetup
    from app.knight.page import KnightPage
    from app.knight.session import KnightSession
    from app.learn.chapters.page import ChaptersPage
    from app.learn.lessons.page import LessonsPage
    from app.puzzle.page import PuzzlePage

DIALOGS = {
    "open": "openFileDialog",
    "export": "exportDialog",
    "export-collection": "collectionDialog",
    "back-up": "backUpDialog",
    "restore": "restoreDialog",
    "edit-layout": "editorWindow",
    "catalogue": "catalogueWindow",
    "piece-sets": "pieceSetsWindow",
    "atlas": "atlasWindow",
    "own-searches": "ownSearchWindow",
    "guide": "guideWindow",
    "shortcuts": "shortcutsWindow",
    "about": "aboutBox",
    **{f"lesson-{number}": "lessonWindow" for number in range(1, len(lessons()) + 1)},
}
"""The object names of the windows, by the actions that open them."""


def main_window(qtbot: QtBot, storage: Storage | None = None) -> MainWindow:
    """The main window, shown and in front; whoever asks for it closes it."""
    made = MainWindow(Settings(), storage)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.painted):  # then what is saved is read
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def klotski_page(window: MainWindow) -> KlotskiPage:
    """The page of Klotski, made now if it was not, as are those below."""
    return cast("KlotskiPage", window.views["klotski"])


def knight_page(window: MainWindow) -> KnightPage:
    """The page of the knight's tour."""
    return cast("KnightPage", window.views["knight"])


def history_page(window: MainWindow) -> HistoryPage:
    """The page of what was played and found."""
    return cast("HistoryPage", window.views["history"])


def compare_page(window: MainWindow) -> ComparePage:
    """The page that compares methods."""
    return cast("ComparePage", window.views["compare"])


def klotski_choice(panel: SetupPanel) -> KlotskiChoice:
    """What is chosen of Klotski on the page that compares methods."""
    return cast("KlotskiChoice", panel.choices["klotski"])


def knight_choice(panel: SetupPanel) -> KnightChoice:
    """What is chosen of the knight's tour there."""
    return cast("KnightChoice", panel.choices["knight"])


def klotski_setup(setup: Setup) -> KlotskiSetup:
    """What is set up of Klotski, without widgets."""
    return cast("KlotskiSetup", setup.puzzles["klotski"])


def knight_setup(setup: Setup) -> KnightSetup:
    """What is set up of the knight's tour."""
    return cast("KnightSetup", setup.puzzles["knight"])


def lessons_page(window: MainWindow) -> LessonsPage:
    """The page of the lessons."""
    return cast("LessonsPage", window.views["lessons"])


def chapters_page(window: MainWindow) -> ChaptersPage:
    """The page of the collections."""
    return cast("ChaptersPage", window.views["chapters"])


def puzzle_page(window: MainWindow, name: str) -> PuzzlePage:
    """The page of the puzzle of this name."""
    return cast("PuzzlePage", window.views[name])


def klotski_session(window: MainWindow) -> KlotskiSession:
    """The session of Klotski, made now if it was not."""
    return cast("KlotskiSession", window.sessions["klotski"])


def knight_session(window: MainWindow) -> KnightSession:
    """The session of the knight's tour, made now if it was not."""
    return cast("KnightSession", window.sessions["knight"])


def every_window(window: MainWindow, qtbot: QtBot) -> Iterator[QWidget]:
    """The main window at each of its pages, then each window beside it, opened by its action and closed again."""
    for page in PAGES:
        window.menu_actions.by_name[page].trigger()
        yield window
    window.menu_actions.by_name["klotski"].trigger()
    for action, name in DIALOGS.items():
        window.menu_actions.by_name[action].trigger()
        (dialog,) = [dialog for dialog in window.findChildren(QDialog, name) if not dialog.isHidden()]
        qtbot.waitUntil(dialog.isVisible)
        if isinstance(lesson := getattr(dialog, "lesson", None), LessonView):
            assert lesson.slides, "all of them are made"
        yield dialog
        dialog.close()
