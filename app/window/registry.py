"""All puzzles and all pages of the program, in the order of their tabs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.compare.page import ComparePage
from app.history.page import HistoryPage
from app.klotski.page import KlotskiPage
from app.klotski.records import KlotskiRecords
from app.klotski.session import KlotskiSession
from app.knight.page import KnightPage
from app.knight.records import KnightRecords
from app.knight.session import KnightSession
from app.puzzle.page import PuzzlePage
from app.puzzle.puzzle import Puzzle
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from solvers.documents import KlotskiDocument, KnightDocument

PageView = PuzzlePage | HistoryPage | ComparePage

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Page:
    """A page of the main window."""

    name: str
    """As in `app.window.start_request.PAGES`, which the command line reads without Qt."""
    title: Callable[[], str]
    """On its tab."""
    menu_text: Callable[[], str]
    make: Callable[[Any, Appearance, Settings], PageView]
    """Makes a view of the page's session."""


PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(KlotskiRecords(), KlotskiDocument, KlotskiSession),
    Puzzle(KnightRecords(), KnightDocument, KnightSession),
)

PAGES: tuple[Page, ...] = (
    Page(
        "klotski",
        lambda: translate("MainWindow", "Klotski 華容道"),
        lambda: translate("Actions", "&Klotski"),
        KlotskiPage,
    ),
    Page(
        "knight",
        lambda: translate("MainWindow", "Knight's Tour 馬踏棋盤"),
        lambda: translate("Actions", "Knight's &Tour"),
        KnightPage,
    ),
    Page(
        "history",
        lambda: translate("MainWindow", "History 記錄"),
        lambda: translate("Actions", "Histor&y"),
        HistoryPage,
    ),
    Page(
        "compare",
        lambda: translate("MainWindow", "Compare 比較"),
        lambda: translate("Actions", "Co&mpare"),
        ComparePage,
    ),
)


def open_storage(left_alone: bool = False) -> Storage:
    """The person's data file, with the tables of all puzzles; a file that is `left_alone` is not touched."""
    return Storage(data_folder(), left_alone, [kind for puzzle in PUZZLES for kind in puzzle.records.repositories])
