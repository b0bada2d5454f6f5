"""What the history, its statistics and the recorder ask of a puzzle: its kinds of record, their names and figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from PySide6.QtGui import QPixmap

from app.search.worker import Report
from app.storage.history import Row
from app.storage.records import Record
from app.storage.repository import Repository, Role
from app.ui.look.theme import Appearance, Theme
from app.ui.words.numbers import grouped
from solvers.engine import Registry
from solvers.search import Found

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.storage.data_file import DataFile
    from app.storage.statistics import Statistics


def no_notes(record: Any) -> str:
    """The notes of a record that has none."""
    return ""


@dataclass(frozen=True)
class RecordKind:
    """One kind of record: its class, and the class of the repository that keeps it.

    `title` says in the list what was done: played, found or made. `picture` draws a record in a theme, for a screen of
    a ratio of device pixels. `notes` is what the person wrote about it, or what the list does not tell.
    """

    record: type[Record]
    repository: type[Repository[Any]]
    title: Callable[[Row], str]
    picture: Callable[[Any, Theme, float], QPixmap]
    notes: Callable[[Any], str] = no_notes


@dataclass(frozen=True)
class RecordFigure:
    """A number that is told of a puzzle's records, as in a backup: `title` says of what.

    `name` is that of a table, or of what its repository counts besides (`COUNTS`). Figures of one `role` stand
    together. `statistic` is the object name and the caption of those that the page of statistics tells too; of a table
    of games that is how many are finished.
    """

    name: str
    role: Role
    title: Callable[[], str]
    statistic: tuple[str, Callable[[], str]] | None = None


class StatisticsTile(NamedTuple):
    """One figure on the page of statistics: its object name, its caption and its text."""

    name: str
    caption: str
    text: str


class StatisticsPanel(NamedTuple):
    """A part of the page of statistics below the figures; `follow` has it show what was read last."""

    title: str
    shown: QWidget
    stretch: int
    follow: Callable[[], None]


class PuzzleRecords(ABC):
    """The records of one puzzle. `name` is the puzzle's, as in the `Listing` of its repositories."""

    name: ClassVar[str]
    engines: ClassVar[Registry[Any]]
    kinds: ClassVar[tuple[RecordKind, ...]]
    figures: ClassVar[tuple[RecordFigure, ...]]
    statistics_class: ClassVar[str] = "app.puzzle.records:PuzzleStatistics"
    """Told as the classes of a `Puzzle`."""

    @abstractmethod
    def title(self) -> str:
        """What the puzzle is called among the choices of what is listed."""

    @abstractmethod
    def invitation(self) -> str:
        """What is written on the button that leads from an empty history to the puzzle's page."""

    @abstractmethod
    def subject_name(self, subject: str) -> str:
        """What a subject, as a layout or a board, is called; raises `ValueError` for a text that makes no sense."""

    def is_called(self, subject: str, word: str) -> bool:
        """Whether a word that somebody looks for is in a name of a subject; raises `ValueError` as `subject_name`."""
        return word.casefold() in self.subject_name(subject).casefold()

    @abstractmethod
    def counted(self, number: int, metric: str | None) -> str:
        """A length in words."""

    def known_optimum(self, subject: str, metric: str | None) -> int | None:
        """The fewest steps of a subject, where they are known without any record."""
        return None

    @abstractmethod
    def found(self, report: Report[Found[Any]]) -> Record | None:
        """The record of an answer of a search, made of its report alone; None where it is not to be kept."""

    def kind_of(self, record: Record) -> RecordKind | None:
        """The kind of a record; None when it is of another puzzle."""
        return next((kind for kind in self.kinds if isinstance(record, kind.record)), None)


class PuzzleStatistics:
    """What the page of statistics tells of one puzzle: the figures of its records, and what a class of its own adds."""

    def __init__(self, records: PuzzleRecords, today: Callable[[], date]) -> None:
        self.today = today
        self._records = records

    def read(self, file: DataFile) -> None:
        """Read what the `Statistics` of all puzzles do not have; raises `StorageError`."""

    def reached(self) -> Sequence[StatisticsTile]:
        """What a person has reached, which is told first."""
        return ()

    def played(self, kept: Statistics) -> Iterator[StatisticsTile]:
        """Yield how much was played."""
        for figure in self._records.figures:
            if figure.statistic is not None:
                name, caption = figure.statistic
                yield StatisticsTile(name, caption(), grouped(kept.numbers[figure.name]))

    def panels(self, appearance: Appearance, play: Callable[[Any], object]) -> Sequence[StatisticsPanel]:
        """Make what only this puzzle has below the figures; `play` is called with a layout or board that is wanted."""
        return ()
