"""All puzzles and all pages of the program, in the order of their tabs; each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import Puzzle, puzzles
from app.storage.storage import Storage
from app.ui.files import data_folder
from app.ui.settings import Setting, common_settings

if TYPE_CHECKING:
    from app.compare.page import ComparePage
    from app.history.page import HistoryPage
    from app.learn.chapters.page import ChaptersPage
    from app.learn.lessons.page import LessonsPage
    from app.puzzle.page import PuzzlePage
    from solvers.documents import Document

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


class Page(NamedTuple):
    """A page of the main window."""

    name: str
    """As in `app.ui.page_names.PAGES`, which the command line reads without Qt."""
    title: Callable[[], str]
    """On its tab."""
    menu_text: Callable[[], str]
    view_class: str
    """Told as those of a `Puzzle`; views are made of the page's session, the appearance and the settings."""
    needs: tuple[str, ...] = ()
    """What making it imports besides its view."""

    @property
    def modules(self) -> tuple[str, ...]:
        """What is imported before it is made."""
        return (*(name.partition(":")[0] for name in self.needs), self.view_class.partition(":")[0])


PUZZLES = puzzles()

_OF_PUZZLES = [Page(puzzle.name, puzzle.title, puzzle.menu_text, puzzle.page_class) for puzzle in PUZZLES]

PAGES: tuple[Page, ...] = (
    *_OF_PUZZLES[:1],
    Page(
        name="chapters",
        title=lambda: translate("MainWindow", "Chapters"),
        menu_text=lambda: translate("Actions", "Chapt&ers"),
        view_class="app.learn.chapters.page:ChaptersPage",
        needs=("app.storage.common", "app.learn.chapters.session"),
    ),
    *_OF_PUZZLES[1:],
    Page(
        name="history",
        title=lambda: translate("MainWindow", "History"),
        menu_text=lambda: translate("Actions", "Histor&y"),
        view_class="app.history.page:HistoryPage",
        needs=("app.storage.history", *(puzzle.records_class for puzzle in PUZZLES)),
    ),
    Page(
        name="compare",
        title=lambda: translate("MainWindow", "Compare"),
        menu_text=lambda: translate("Actions", "Co&mpare"),
        view_class="app.compare.page:ComparePage",
        needs=("app.compare.setup_panel", "app.compare.result_panel"),
    ),
    Page(
        name="lessons",
        title=lambda: translate("MainWindow", "Lessons"),
        menu_text=lambda: translate("Actions", "&Lessons"),
        view_class="app.learn.lessons.page:LessonsPage",
    ),
)


def puzzle_of(document: Document | None) -> Puzzle | None:
    """The puzzle that opens a document; None where there is no document."""
    return next((puzzle for puzzle in PUZZLES if document is not None and puzzle.name == document.KIND), None)


def declared_settings() -> Iterator[Setting[Any]]:
    """Every choice that a person can make."""
    yield from common_settings()
    for puzzle in PUZZLES:
        yield from puzzle.settings()


def open_storage(left_alone: bool = False) -> Storage:
    """The person's data file; one that is `left_alone` is not touched."""
    return Storage(data_folder(), left_alone)
