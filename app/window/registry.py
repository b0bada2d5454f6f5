"""All puzzles and all pages of the program, in the order of their tabs; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication, QObject

from app.storage.storage import Storage
from app.ui.files import data_folder

if TYPE_CHECKING:
    from app.compare.page import ComparePage
    from app.history.page import HistoryPage
    from app.learn.chapters.page import ChaptersPage
    from app.learn.lessons.page import LessonsPage
    from app.puzzle.page import PuzzlePage
    from app.puzzle.records import PuzzleRecords
    from app.puzzle.saving import Saver
    from app.puzzle.session import PuzzleSession
    from app.ui.look.theme import Appearance
    from app.ui.settings import Settings

    PageView = PuzzlePage | HistoryPage | ComparePage | LessonsPage | ChaptersPage

T = TypeVar("T")

translate = QCoreApplication.translate


class OnDemand(dict[str, T]):
    """A dictionary that makes a value when its name is first looked up; it holds, and iterates over, those made."""

    def __init__(self, make: Callable[[str], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, name: str) -> T:
        made = self[name] = self._make(name)
        return made


@dataclass(frozen=True)
class Puzzle:
    """What the window asks of a puzzle.

    Its classes are told by their modules and names, such as `app.klotski.session:KlotskiSession`, and imported when
    they are needed, so that a puzzle which nobody visits does not delay the window.
    """

    name: str
    """The puzzle's name, in object names, settings and records."""
    session_class: str
    records_class: str
    document_class: str

    def make_session(self, storage: Storage, settings: Settings, saver: Saver, parent: QObject) -> PuzzleSession:
        """Make its session."""
        return _imported(self.session_class)(storage, settings, saver, parent)

    @cached_property
    def records(self) -> PuzzleRecords:
        """Its records in the history, made when they are first asked for."""
        return _imported(self.records_class)()

    def opens(self, document: object) -> bool:
        """Whether a document is one of this puzzle's."""
        return document is not None and isinstance(document, _imported(self.document_class))


class Page(NamedTuple):
    """A page of the main window."""

    name: str
    """As in `app.window.start_request.PAGES`, which the command line reads without Qt."""
    title: Callable[[], str]
    """On its tab."""
    menu_text: Callable[[], str]
    view_class: str
    """Told as those of a `Puzzle`."""
    modules: tuple[str, ...]
    """What it imports, in an order in which each module takes some milliseconds after the ones before."""

    def make(self, session: Any, appearance: Appearance, settings: Settings) -> PageView:
        """Make a view of the page's session."""
        return _imported(self.view_class)(session, appearance, settings)


PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "klotski",
        "app.klotski.session:KlotskiSession",
        "app.klotski.records:KlotskiRecords",
        "solvers.documents:KlotskiDocument",
    ),
    Puzzle(
        "knight",
        "app.knight.session:KnightSession",
        "app.knight.records:KnightRecords",
        "solvers.documents:KnightDocument",
    ),
)

PAGES: tuple[Page, ...] = (
    Page(
        "klotski",
        lambda: translate("MainWindow", "Klotski"),
        lambda: translate("Actions", "&Klotski"),
        "app.klotski.page:KlotskiPage",
        (
            "app.klotski.board.playable_board",
            "app.klotski.hand_game",
            "app.klotski.words",
            "app.klotski.session",
            "app.klotski.page",
        ),
    ),
    Page(
        "knight",
        lambda: translate("MainWindow", "Knight's tour"),
        lambda: translate("Actions", "Knight's &tour"),
        "app.knight.page:KnightPage",
        (
            "solvers.documents",
            "app.storage.knight_records",
            "app.knight.board.trail",
            "app.knight.hand_game",
            "app.knight.game_words",
            "app.knight.session",
            "app.knight.board.scene",
            "app.knight.search_choices",
            "app.knight.page",
        ),
    ),
    Page(
        "history",
        lambda: translate("MainWindow", "History"),
        lambda: translate("Actions", "Histor&y"),
        "app.history.page:HistoryPage",
        (
            "app.storage.history_query",
            "app.storage.record_list",
            "app.storage.history",
            "app.klotski.hand_game",
            "app.klotski.session",
            "app.klotski.records",
            "app.knight.board.trail",
            "app.knight.hand_game",
            "app.knight.session",
            "app.knight.records",
            "app.history.session",
            "app.history.page",
        ),
    ),
    Page(
        "compare",
        lambda: translate("MainWindow", "Compare"),
        lambda: translate("Actions", "Co&mpare"),
        "app.compare.page:ComparePage",
        (
            "app.klotski.words",
            "app.knight.words",
            "app.compare.words",
            "app.compare.session",
            "app.compare.setup_panel",
            "app.compare.chart",
            "app.compare.result_panel",
            "app.compare.page",
        ),
    ),
    Page(
        "lessons",
        lambda: translate("MainWindow", "Lessons"),
        lambda: translate("Actions", "&Lessons"),
        "app.learn.lessons.page:LessonsPage",
        ("app.learn.lessons.catalogue", "app.learn.lessons.session", "app.learn.lessons.page"),
    ),
    Page(
        "chapters",
        lambda: translate("MainWindow", "Chapters"),
        lambda: translate("Actions", "Chapt&ers"),
        "app.learn.chapters.page:ChaptersPage",
        (
            "app.klotski.hand_game",
            "app.klotski.words",
            "app.klotski.session",
            "solvers.documents",
            "app.storage.collections",
            "app.learn.chapters.shelf",
            "app.learn.chapters.session",
            "app.learn.chapters.tile_painting",
            "app.learn.chapters.tile_grid",
            "app.learn.chapters.page",
        ),
    ),
)

WINDOWS_BEFOREHAND = (
    "email.utils",
    "importlib.metadata",
    "app.window.about",
    "app.window.shortcuts",
    "app.ui.painting.svg_painter",
    "app.export.request",
    "app.export.options",
    "app.export.dialog",
    "app.klotski.export_subject",
    "app.knight.export_subject",
    "app.klotski.trace.legend",
    "app.knight.trace.marks_layer",
    "app.knight.trace.legend",
    "app.learn.guide.pictures.page_pictures",
    "app.learn.guide.pictures.picture",
    "app.learn.guide.pages",
    "app.learn.guide.teaching.plan_view",
    "app.learn.guide.window",
    "app.learn.lessons.parts",
    "app.learn.lessons.window",
    "app.learn.lessons.breadth_first_lesson",
    "app.learn.lessons.tables",
    "app.learn.lessons.duplicates_lesson",
    "solvers.comparison.tree_or_table",
    "app.learn.lessons.tree_or_hash_lesson",
    "app.learn.lessons.lost_move_part",
    "app.learn.lessons.depth_first_lesson",
    "app.learn.lessons.tour_part",
    "app.learn.lessons.success_part",
    "app.learn.lessons.warnsdorff_lesson",
    "app.klotski.editor.board",
    "app.klotski.editor.window",
    "app.klotski.layouts.catalogue_table",
    "app.klotski.layouts.catalogue_window",
    "app.klotski.daily.calendar",
)
"""Modules of the windows beside the main window, in an order in which each takes some milliseconds."""


def puzzle_of(document: object) -> Puzzle | None:
    """The puzzle that opens a document; None where there is no document."""
    return next((puzzle for puzzle in PUZZLES if puzzle.opens(document)), None)


def open_storage(left_alone: bool = False) -> Storage:
    """The person's data file; one that is `left_alone` is not touched."""
    return Storage(data_folder(), left_alone)


def _imported(path: str) -> Any:
    """A class, by the names of its module and of itself."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
