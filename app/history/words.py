"""What the history says of a record, and which records a text means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from app.puzzle.records import PuzzleRecords, RecordKind
from app.storage.history import Row, Searches
from app.storage.history_query import Order, SearchDay
from app.ui.widgets.lists import TableColumn
from app.ui.words.dates import local_time, moment_text, qt_date
from app.ui.words.language import Language, current
from app.ui.words.messages import listed
from app.ui.words.numbers import duration, grouped, plural, spoken_stars, stars_text
from solvers.message import InputError

NAME_COLUMN = 1
"""Which of the columns holds the names."""
REMEMBERED = 4096
"""How many names are cached, and for how many layouts, boards and days it is what a text says of them."""
_SIZE = re.compile(r"(\d)\s*[x×*]\s*(?=\d)")
"""Between the rows and the columns of a board, however they are written."""


class RecordWords:
    """Texts about records of several puzzles; what differs between the puzzles, their `PuzzleRecords` say."""

    def __init__(self, puzzles: Sequence[PuzzleRecords]) -> None:
        self.puzzles = {puzzle.name: puzzle for puzzle in puzzles}
        self._kinds = {kind.repository.TABLE: kind for puzzle in puzzles for kind in puzzle.kinds}
        self._subject_name = lru_cache(REMEMBERED)(self._make_subject_name)
        self._left = lru_cache(REMEMBERED)(self._find_left)

    def fits(self, text: str, puzzle: str, subject: str, name: str | None, engine: str | None, at: str) -> bool:
        """Whether a text means a record: each of its words is in a name, in the method, or in the date.

        `name` is what its owner calls its subject, `at` its time in UTC.
        """
        left = self._left(text, puzzle, subject, name, engine, current())
        return not left or all(word in _day_texts(_day(at), date.today(), current()) for word in left)

    def kind(self, row: Row) -> RecordKind:
        """The kind of a record."""
        return self._kinds[row.key.table]

    def subject_name(self, puzzle: str, subject: str) -> str:
        """A layout or a board, in the user's language, from the text that the data file has of it."""
        return self._subject_name(puzzle, subject, current())

    def known_optimum(self, puzzle: str, subject: str, metric: str | None) -> int | None:
        """The fewest steps of a subject; None where they are not known without any record."""
        return self.puzzles[puzzle].known_optimum(subject, metric)

    def day(self, row: Row) -> str:
        """The day, short, in the user's time zone."""
        return QLocale().toString(local_time(row.at).date(), QLocale.FormatType.ShortFormat)

    def when(self, row: Row) -> str:
        """The day and the time, short, in the user's time zone."""
        return moment_text(row.at)

    def name_of(self, row: Row) -> str:
        """What the layout or the board is called: by its owner, or else by the program."""
        return row.name or self.subject_name(row.puzzle, row.subject)

    def kind_title(self, row: Row) -> str:
        """What was done: played, found or made; and of a game, whether it is a person's best."""
        title = self.kind(row).title(row)
        if not _is_best(row):
            return title
        return QCoreApplication.translate("History", "{type}, your best").format(type=title)

    def stars(self, row: Row) -> str:
        """The stars of a finished game, where it is known how many and some could be earned."""
        return stars_text(row.stars) if row.finished and row.stars else ""

    def length(self, row: Row) -> str:
        """How many steps or squares."""
        return self._counted(row, row.length)

    def against_optimum(self, row: Row) -> str:
        """By how many steps a solution is longer than a shortest one."""
        if row.length is None or row.optimum is None or row.given or not row.finished:
            return ""
        excess = row.length - row.optimum
        return f"+{grouped(excess)}" if excess > 0 else QCoreApplication.translate("History", "Shortest")

    def method(self, row: Row) -> str:
        """The title of the engine that found it, its bare name when it is none of today's; or that a person did it."""
        if row.engine is not None:
            return self.method_title(row.puzzle, row.engine)
        if row.length is None:
            return ""
        if row.given:
            return QCoreApplication.translate("History", "The program's path")
        if row.hints:
            return QCoreApplication.translate("History", "By hand, with hints")
        return QCoreApplication.translate("History", "By hand")

    def method_title(self, puzzle: str, engine: str) -> str:
        """The title of an engine, its bare name when it is none of today's."""
        try:
            return self.puzzles[puzzle].engines.title(engine, current())
        except InputError:
            return engine

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
            TableColumn(QCoreApplication.translate("History", "Stars"), self.stars, Order.STARS, numeric=False),
            TableColumn(QCoreApplication.translate("History", "Length"), self.length, Order.LENGTH),
            TableColumn(QCoreApplication.translate("History", "Over shortest"), self.against_optimum, Order.EXCESS),
            TableColumn(QCoreApplication.translate("History", "Method"), self.method, Order.METHOD, numeric=False),
            TableColumn(QCoreApplication.translate("History", "Time"), self.spent, Order.SECONDS),
        ]

    def text(self, column: TableColumn[Row], row: Row | Searches) -> str:
        """What a column says of a record, or of all that was found on a day."""
        return self._searches_text(column.key, row) if isinstance(row, Searches) else column.text(row)

    def time(self, row: Row) -> str:
        """The time of day, short, in the user's time zone."""
        return QLocale().toString(local_time(row.at).time(), QLocale.FormatType.ShortFormat)

    def spoken(self, column: TableColumn[Row], row: Row | Searches, is_open: bool | None) -> str:
        """The same as it is read out; `is_open` tells whether all that was found on a day is listed."""
        if isinstance(row, Row):
            known = column.key is Order.STARS and row.finished and row.stars is not None
            return spoken_stars(row.stars) if known and row.stars is not None else column.text(row)
        opened, closed = QCoreApplication.translate("History", "open"), QCoreApplication.translate("History", "closed")
        return listed(filter(None, (self._searches_text(column.key, row), opened if is_open else closed)))

    def searched_for(self, row: Searches, most: int) -> list[str]:
        """The names of the layouts and boards that were searched on a day, so many at most."""
        return [name or self.subject_name(puzzle, subject) for puzzle, subject, name in row.subjects[:most]]

    def _searches_text(self, order: Order, row: Searches) -> str:
        first, others = "".join(self.searched_for(row, 1)), len(row.subjects) - 1
        texts = {
            Order.TIME: QLocale().toString(qt_date(row.key.day), QLocale.FormatType.ShortFormat),
            Order.NAME: plural("History", "{name} and {number} others", others, name=first) if others > 0 else first,
            Order.KIND: searches_sentence(row.number),
        }
        return texts.get(order, "")

    def facts(self, row: Row) -> list[tuple[str, str]]:
        """Everything known of a record: what each fact is, and the fact."""
        told = [
            (QCoreApplication.translate("History", "Type"), self.kind_title(row)),
            (QCoreApplication.translate("History", "Date"), _when_in_full(row)),
            (QCoreApplication.translate("History", "Stars"), self.stars(row)),
            (QCoreApplication.translate("History", "Length"), self.length(row)),
            (QCoreApplication.translate("History", "Shortest"), self._counted(row, row.optimum)),
            (QCoreApplication.translate("History", "Your best"), self._counted(row, row.best)),
            (QCoreApplication.translate("History", "Method"), self.method(row)),
            (QCoreApplication.translate("History", "Time"), self.spent(row)),
        ]
        return [(title, fact) for title, fact in told if fact]

    def _find_left(
        self, text: str, puzzle: str, subject: str, name: str | None, engine: str | None, language: Language
    ) -> tuple[str, ...]:
        """The words of a text that are neither in a name nor in the method, in this language."""
        told = " ".join(filter(None, (name, engine and self.method_title(puzzle, engine)))).casefold()
        words = _SIZE.sub(r"\1x", text.casefold()).split()
        return tuple(word for word in words if word not in told and not self._is_called(puzzle, subject, word))

    def _is_called(self, puzzle: str, subject: str, word: str) -> bool:
        try:
            return self.puzzles[puzzle].is_called(subject, word)
        except ValueError:
            return word in subject.casefold()

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


def searches_sentence(number: int) -> str:
    """How many searches were answered."""
    return plural("History", "{number} searches", number)


def day_in_full(day: SearchDay) -> str:
    """A day, written out."""
    return QLocale().toString(qt_date(day.day), QLocale.FormatType.LongFormat)


def size_sentence(number: int) -> str:
    """How many records are listed."""
    return plural("History", "{number} records", number)


def _is_best(row: Row) -> bool:
    """Whether a finished game took the fewest steps of several that a person played without help."""
    by_hand = row.engine is None and row.finished and not (row.hints or row.given)
    return by_hand and row.length is not None and row.length == row.best != row.longest


def _when_in_full(row: Row) -> str:
    """The day and the time, written out."""
    local, locale = local_time(row.at), QLocale()
    date = locale.toString(local.date(), QLocale.FormatType.LongFormat)
    time = locale.toString(local.time(), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("History", "{date}, {time}").format(date=date, time=time)


def _day(at: str) -> date | None:
    try:
        return datetime.fromisoformat(at).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None


@lru_cache(REMEMBERED)
def _day_texts(day: date | None, today: date, language: Language) -> str:
    """What people may write of a day: in numbers, in words, as the list writes it, and whether it was today."""
    if day is None:
        return ""
    forms = (
        QLocale().toString(qt_date(day), form)
        for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    )
    near = {
        today: QCoreApplication.translate("History", "today"),
        today - timedelta(days=1): QCoreApplication.translate("History", "yesterday"),
    }
    return "\n".join((day.isoformat(), *forms, near.get(day, ""))).casefold()
