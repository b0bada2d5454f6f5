"""What the history says of a record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.puzzle.records import PuzzleRecords, RecordKind
from app.storage.history import Row
from app.storage.key_list import Order
from app.ui.widgets.lists import TableColumn
from app.ui.words.language import current
from app.ui.words.numbers import duration, grouped, plural

NAME_COLUMN = 1
"""Which of the columns holds the names."""
REMEMBERED = 4096
"""How many names are cached."""


class RecordWords:
    """Texts about records of several puzzles; what differs between the puzzles, their `PuzzleRecords` say."""

    def __init__(self, puzzles: Sequence[PuzzleRecords]) -> None:
        self.puzzles = {puzzle.name: puzzle for puzzle in puzzles}
        self._kinds = {kind.repository.TABLE: kind for puzzle in puzzles for kind in puzzle.kinds}
        self._subject_name = lru_cache(REMEMBERED)(self._make_subject_name)

    def kind(self, row: Row) -> RecordKind:
        """The kind of a record."""
        return self._kinds[row.key.table]

    def subject_name(self, puzzle: str, subject: str) -> str:
        """A layout or a board, in the user's language, from the text that the data file has of it."""
        return self._subject_name(puzzle, subject, current())

    def known_optimum(self, puzzle: str, subject: str, metric: str | None) -> int | None:
        """The fewest steps of a subject; None where they are not known without any record."""
        return self.puzzles[puzzle].known_optimum(subject, metric)

    def when(self, row: Row) -> str:
        """The day and the time, short, in the user's time zone."""
        return QLocale().toString(_local(row), QLocale.FormatType.ShortFormat)

    def name_of(self, row: Row) -> str:
        """What the layout or the board is called: by its owner, or else by the program."""
        return row.name or self.subject_name(row.puzzle, row.subject)

    def kind_title(self, row: Row) -> str:
        """What was done: played, found or made."""
        return self.kind(row).title(row)

    def length(self, row: Row) -> str:
        """How many steps or squares."""
        return self._counted(row, row.length)

    def against_optimum(self, row: Row) -> str:
        """By how many steps a solution is longer than a shortest one."""
        if row.length is None or row.optimum is None or not row.finished:
            return ""
        excess = row.length - row.optimum
        return f"+{grouped(excess)}" if excess > 0 else QCoreApplication.translate("History", "Shortest")

    def method(self, row: Row) -> str:
        """The title of the engine that found it, its bare name when it is none of today's; or that a person did it."""
        if row.engine is not None:
            engines = self.puzzles[row.puzzle].engines
            return next((one.words(current()).title for one in engines if one.name == row.engine), row.engine)
        if row.length is None:
            return ""
        if row.hints:
            return QCoreApplication.translate("History", "By hand, with hints")
        return QCoreApplication.translate("History", "By hand")

    def spent(self, row: Row) -> str:
        """The time it took."""
        return "" if row.seconds is None else duration(row.seconds)

    def columns(self) -> list[TableColumn[Row]]:
        """The columns of the list, with titles in the language in force; their keys are `Order`."""
        return [
            TableColumn(QCoreApplication.translate("History", "Date"), self.when, Order.TIME, numeric=False),
            TableColumn(
                QCoreApplication.translate("History", "Layout or board"), self.name_of, Order.NAME, numeric=False
            ),
            TableColumn(QCoreApplication.translate("History", "Type"), self.kind_title, Order.KIND, numeric=False),
            TableColumn(QCoreApplication.translate("History", "Length"), self.length, Order.LENGTH),
            TableColumn(QCoreApplication.translate("History", "Over shortest"), self.against_optimum, Order.EXCESS),
            TableColumn(QCoreApplication.translate("History", "Method"), self.method, Order.METHOD, numeric=False),
            TableColumn(QCoreApplication.translate("History", "Time"), self.spent, Order.SECONDS),
        ]

    def facts(self, row: Row) -> list[tuple[str, str]]:
        """Everything known of a record: what each fact is, and the fact."""
        told = [
            (QCoreApplication.translate("History", "Type"), self.kind_title(row)),
            (QCoreApplication.translate("History", "Date"), _when_in_full(row)),
            (QCoreApplication.translate("History", "Length"), self.length(row)),
            (QCoreApplication.translate("History", "Shortest"), self._counted(row, row.optimum)),
            (QCoreApplication.translate("History", "Your best"), self._counted(row, row.best)),
            (QCoreApplication.translate("History", "Method"), self.method(row)),
            (QCoreApplication.translate("History", "Time"), self.spent(row)),
        ]
        return [(title, fact) for title, fact in told if fact]

    def _make_subject_name(self, puzzle: str, subject: str, language: str) -> str:
        """The name; `language` tells apart what is remembered."""
        try:
            return self.puzzles[puzzle].subject_name(subject)
        except ValueError:
            return subject

    def _counted(self, row: Row, number: int | None) -> str:
        return "" if number is None else self.puzzles[row.puzzle].counted(number, row.metric)


def deleted_sentence(number: int) -> str:
    """That records were deleted."""
    return plural("History", "{number} records deleted", number)


def restored_sentence(number: int) -> str:
    """That records were restored."""
    return plural("History", "{number} records restored", number)


def size_sentence(number: int) -> str:
    """How many records are listed."""
    return plural("History", "{number} records", number)


def _when_in_full(row: Row) -> str:
    """The day and the time, written out."""
    local, locale = _local(row), QLocale()
    date = locale.toString(local.date(), QLocale.FormatType.LongFormat)
    time = locale.toString(local.time(), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("History", "{date}, {time}").format(date=date, time=time)


def _local(row: Row) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(row.at.timestamp() * 1000))
