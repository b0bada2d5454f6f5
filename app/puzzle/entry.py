"""What the rest of the program asks of a puzzle: the one entry that a puzzle has."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from app.ui.settings import Setting, panel_settings
from solvers.puzzles import PUZZLE_NAMES, imported

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QFont, QKeySequence, QPainter

    from app.puzzle.comparison import PuzzleComparison
    from app.puzzle.records import PuzzleRecords
    from app.ui.look.theme import Theme


class WindowAction(NamedTuple):
    """An action that a puzzle has in the menus of the window, whichever page is in front."""

    menu: str
    """The menu in which it stands: `edit`, `game` or `view`."""
    name: str
    text: Callable[[], str]
    keys: Sequence[QKeySequence.StandardKey | str]
    act: str
    """What it does: a method of the puzzle's `WindowParts`, or, with a dot, of a part of these."""


class KeyGroup(NamedTuple):
    """The keys of a board, for the window of all keys."""

    title: Callable[[], str]
    listed: str
    """The function that returns the `ListedKeys`, told as the classes of a `Puzzle`."""
    on_page: bool = True
    """Whether the board is on the page, or in another window: those stand below the boards of all pages."""


class GuideChapter(NamedTuple):
    """A page that a puzzle adds to the guide."""

    name: str
    """What `PuzzlePage.chapter` calls what F1 is pressed on: the puzzle's name, or this and a part after a dash."""
    title: str
    text: str
    picture: Callable[[QPainter, QRectF, Theme, QFont], None] | None = None
    """Paints what stands above a short text; a long one has none."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle.

    Its classes are told by their modules and names, such as `app.klotski.session:KlotskiSession`, and imported when
    they are needed, so that a puzzle which nobody visits does not delay the window. Its tables are those of
    `REPOSITORIES` in the module `repositories` of its package, which the data file reads without Qt, and the module
    `settings` declares the choices that are made in it.
    """

    name: str
    """The puzzle's name, in object names, settings and records: one of `PUZZLE_NAMES`."""
    title: Callable[[], str]
    """On the tab of its page."""
    menu_text: Callable[[], str]
    session_class: str
    """Its sessions are made of the storage, the settings, what saves, and a parent."""
    page_class: str
    records_class: str
    comparison_class: str = ""
    """Of a `PuzzleComparison`; empty where its methods cannot be compared."""

    window_parts_class: str = ""
    """The `WindowParts` that it has besides its page, if any."""
    window_actions: tuple[WindowAction, ...] = ()
    subject_class: str = ""
    """What other pages may ask it to play, by its session's `play_subject`."""
    takes_codes: bool = False
    """Whether its page takes a line of text from the clipboard, in `paste`."""
    key_groups: tuple[KeyGroup, ...] = ()
    guide_chapters: str = ""
    """The function that returns its `GuideChapter`s in the language in force, if it has any."""

    @cached_property
    def records(self) -> PuzzleRecords:
        """Its records in the history, made when they are first asked for."""
        return imported(self.records_class)()

    @cached_property
    def comparison(self) -> PuzzleComparison[Any]:
        """How its methods are compared, made when it is first asked for."""
        return imported(self.comparison_class)()

    def plays(self, subject: object) -> bool:
        """Whether something that is asked for is one of this puzzle's."""
        return self.subject_class != "" and isinstance(subject, imported(self.subject_class))

    def settings(self) -> Iterator[Setting[Any]]:
        """The choices that are made in it, and how its page was left."""
        yield from panel_settings(self.name)
        yield from (
            one for one in vars(import_module(f"app.{self.name}.settings")).values() if isinstance(one, Setting)
        )


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, which is `PUZZLE` in the module `entry` of its package."""
    return tuple(imported(f"app.{name}.entry:PUZZLE") for name in PUZZLE_NAMES)


def compared_puzzles() -> dict[str, Puzzle]:
    """The puzzles whose methods can be compared, by name."""
    return {puzzle.name: puzzle for puzzle in puzzles() if puzzle.comparison_class}
