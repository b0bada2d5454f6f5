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
    needs: tuple[str, ...] = ()
    """What making it imports besides its view."""

    @property
    def modules(self) -> tuple[str, ...]:
        """What is imported before it is made."""
        return (*(name.partition(":")[0] for name in self.needs), self.view_class.partition(":")[0])

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
        name="klotski",
        title=lambda: translate("MainWindow", "Klotski"),
        menu_text=lambda: translate("Actions", "&Klotski"),
        view_class="app.klotski.page:KlotskiPage",
    ),
    Page(
        name="knight",
        title=lambda: translate("MainWindow", "Knight's tour"),
        menu_text=lambda: translate("Actions", "Knight's &tour"),
        view_class="app.knight.page:KnightPage",
    ),
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
    Page(
        name="chapters",
        title=lambda: translate("MainWindow", "Chapters"),
        menu_text=lambda: translate("Actions", "Chapt&ers"),
        view_class="app.learn.chapters.page:ChaptersPage",
        needs=("app.storage.collections", PUZZLES[0].session_class),
    ),
)


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
