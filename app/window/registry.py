"""All puzzles and all pages of the program, in the order of their tabs; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.puzzle.puzzle import Puzzle
from app.storage.storage import Storage
from app.ui.files import data_folder

if TYPE_CHECKING:
    from app.compare.page import ComparePage
    from app.history.page import HistoryPage
    from app.klotski.page import KlotskiPage
    from app.klotski.session import KlotskiSession
    from app.knight.page import KnightPage
    from app.knight.session import KnightSession
    from app.learn.chapters.page import ChaptersPage
    from app.learn.lessons.page import LessonsPage
    from app.puzzle.page import PuzzlePage
    from app.puzzle.records import PuzzleRecords
    from app.ui.look.theme import Appearance
    from app.ui.settings import Settings

    PageView = PuzzlePage | HistoryPage | ComparePage | LessonsPage | ChaptersPage
    PageMaker = Callable[[Any, Appearance, Settings], PageView]
    """Makes a view of the page's session."""

translate = QCoreApplication.translate


def _klotski_session() -> type[KlotskiSession]:
    from app.klotski.session import KlotskiSession

    return KlotskiSession


def _klotski_records() -> PuzzleRecords:
    from app.klotski.records import KlotskiRecords

    return KlotskiRecords()


def _klotski_document() -> type:
    from solvers.documents import KlotskiDocument

    return KlotskiDocument


def _klotski_page() -> type[KlotskiPage]:
    from app.klotski.page import KlotskiPage

    return KlotskiPage


def _knight_session() -> type[KnightSession]:
    from app.knight.session import KnightSession

    return KnightSession


def _knight_records() -> PuzzleRecords:
    from app.knight.records import KnightRecords

    return KnightRecords()


def _knight_document() -> type:
    from solvers.documents import KnightDocument

    return KnightDocument


def _knight_page() -> type[KnightPage]:
    from app.knight.page import KnightPage

    return KnightPage


def _history_page() -> type[HistoryPage]:
    from app.history.page import HistoryPage

    return HistoryPage


def _compare_page() -> type[ComparePage]:
    from app.compare.page import ComparePage

    return ComparePage


def _lessons_page() -> type[LessonsPage]:
    from app.learn.lessons.page import LessonsPage

    return LessonsPage


def _chapters_page() -> type[ChaptersPage]:
    from app.learn.chapters.page import ChaptersPage

    return ChaptersPage


class Page(NamedTuple):
    """A page of the main window."""

    name: str
    """As in `app.window.start_request.PAGES`, which the command line reads without Qt."""
    title: Callable[[], str]
    """On its tab."""
    menu_text: Callable[[], str]
    load: Callable[[], PageMaker]
    """Imports the class of the page."""
    modules: tuple[str, ...]
    """What it imports, in an order in which each module takes some milliseconds after the ones before."""


PUZZLES: tuple[Puzzle, ...] = (
    Puzzle("klotski", _klotski_session, _klotski_records, _klotski_document),
    Puzzle("knight", _knight_session, _knight_records, _knight_document),
)

PAGES: tuple[Page, ...] = (
    Page(
        "klotski",
        lambda: translate("MainWindow", "Klotski"),
        lambda: translate("Actions", "&Klotski"),
        _klotski_page,
        (
            "app.klotski.board.played_board",
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
        _knight_page,
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
        _history_page,
        (
            "app.storage.history_query",
            "app.storage.key_list",
            "app.storage.day_list",
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
        _compare_page,
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
        _lessons_page,
        ("app.learn.lessons.catalogue", "app.learn.lessons.session", "app.learn.lessons.page"),
    ),
    Page(
        "chapters",
        lambda: translate("MainWindow", "Chapters"),
        lambda: translate("Actions", "Chapt&ers"),
        _chapters_page,
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
