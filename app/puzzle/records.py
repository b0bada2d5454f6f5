"""What the history and the recorder ask of a puzzle: its kinds of record, and how each is named, drawn and opened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from app.search.worker import Report
from app.storage.history import Row
from app.storage.records import Record
from app.storage.repository import Repository
from app.ui.look.theme import Theme
from solvers.engine import Registry
from solvers.search import Found


def no_notes(record: Any) -> str:
    """The notes of a record that has none."""
    return ""


def game_title(row: Row) -> str:
    """What is said of a game that was played to its end, or not."""
    return {
        (True, True): QCoreApplication.translate("History", "Strict game"),
        (True, False): QCoreApplication.translate("History", "Unfinished strict game"),
        (False, True): QCoreApplication.translate("History", "Game"),
        (False, False): QCoreApplication.translate("History", "Unfinished game"),
    }[row.strict, row.finished]


def solution_title(row: Row) -> str:
    """What is said of a solution."""
    return QCoreApplication.translate("History", "Solution")


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


class PuzzleRecords(ABC):
    """The records of one puzzle. `name` is the puzzle's, as in the `Listing` of its repositories."""

    name: ClassVar[str]
    engines: ClassVar[Registry[Any]]
    kinds: ClassVar[tuple[RecordKind, ...]]

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
