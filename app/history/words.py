"""What the history says of a record."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.words import counted
from app.storage.encoding import parse_board_text
from app.storage.history import Kind, Row
from app.ui.words.language import current
from app.ui.words.numbers import duration, grouped
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.engines import registry as klotski_engines
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight import engines as knight_engines
from solvers.knight.board import Board

REMEMBERED = 4096
"""How many names are kept at hand."""


def shown_name(puzzle: str, subject: str) -> str:
    """A layout or a board, from the text that the data file has of it, in the user's language."""
    return _name(puzzle, subject, current())


def known_optimum(subject: str, metric: str | None) -> int | None:
    """The fewest steps from a layout of the catalogue; None where it is not known, or there is no solution."""
    if metric is None:
        return None
    try:
        return _entry(subject).optimum.get(Metric(metric))
    except ValueError:
        return None


def board_name(board: Board) -> str:
    """A board by its size, and by how many squares it lacks."""
    size = f"{board.rows} × {board.columns}"
    if not board.missing:
        return size
    text = QCoreApplication.translate("History", "{size} without {missing}")
    return text.format(size=size, missing=grouped(len(board.missing)))


@lru_cache(REMEMBERED)
def _name(puzzle: str, subject: str, language: str) -> str:
    """The name; `language` is there to tell apart what is remembered."""
    try:
        return layout_name(_entry(subject).names) if puzzle == "klotski" else board_name(parse_board_text(subject))
    except ValueError:
        return subject


@lru_cache(REMEMBERED)
def _entry(subject: str) -> Entry:
    return entry_of(Layout.parse(subject))


NOTHING = ""
"""In a cell of the table that has nothing to say."""


def name_of(row: Row) -> str:
    """What the layout or the board is called: by its owner, or else in the catalogue."""
    return row.name or shown_name(row.puzzle, row.subject)


def kind_title(row: Row) -> str:
    """What was done: played, found or kept."""
    match row.key.kind:
        case Kind.GAME if row.finished:
            return QCoreApplication.translate("History", "Game")
        case Kind.GAME:
            return QCoreApplication.translate("History", "Unfinished game")
        case Kind.SOLUTION:
            return QCoreApplication.translate("History", "Solution")
        case Kind.LAYOUT:
            return QCoreApplication.translate("History", "Own layout")
        case Kind.TOUR if row.closed:
            return QCoreApplication.translate("History", "Closed tour")
        case Kind.TOUR:
            return QCoreApplication.translate("History", "Tour")
        case Kind.KNIGHT_GAME if row.finished:
            return QCoreApplication.translate("History", "Walk")
        case Kind.KNIGHT_GAME:
            return QCoreApplication.translate("History", "Unfinished walk")
        case Kind.BOARD:
            return QCoreApplication.translate("History", "Own board")


def when(row: Row) -> str:
    """The day and the time, short, in the user's time zone."""
    return QLocale().toString(_local(row), QLocale.FormatType.ShortFormat)


def when_in_full(row: Row) -> str:
    """The day and the time, written out."""
    local, locale = _local(row), QLocale()
    date = locale.toString(local.date(), QLocale.FormatType.LongFormat)
    time = locale.toString(local.time(), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("History", "{date}, {time}").format(date=date, time=time)


def length(row: Row) -> str:
    """How many steps or squares."""
    if row.length is None:
        return NOTHING
    if row.metric is not None:
        return counted(row.length, row.metric)
    text = QCoreApplication.translate("History", "{number} squares")
    return text.format(number=grouped(row.length))


def against_optimum(row: Row) -> str:
    """How far a way to the exit is from a shortest one."""
    if row.length is None or row.optimum is None or not row.finished:
        return NOTHING
    excess = row.length - row.optimum
    return f"+{grouped(excess)}" if excess > 0 else QCoreApplication.translate("History", "optimal")


def method(row: Row) -> str:
    """Who found it: an engine, or a person, perhaps with hints."""
    if row.engine is not None:
        return engine_title(row.puzzle, row.engine)
    if row.length is None:
        return NOTHING
    if row.hints:
        return QCoreApplication.translate("History", "by hand, with hints")
    return QCoreApplication.translate("History", "by hand")


def engine_title(puzzle: str, name: str) -> str:
    """What an engine is called; its bare name when it is none of today's."""
    engines = klotski_engines.ENGINES if puzzle == "klotski" else knight_engines.ENGINES
    titles = (engine.words(current()).title for engine in engines if engine.name == name)
    return next(titles, name)


def spent(row: Row) -> str:
    """The time it took."""
    return NOTHING if row.seconds is None else duration(row.seconds)


def facts(row: Row) -> list[tuple[str, str]]:
    """Everything known of a record: what each fact is, and the fact."""
    told = [
        (QCoreApplication.translate("History", "What"), kind_title(row)),
        (QCoreApplication.translate("History", "When"), when_in_full(row)),
        (QCoreApplication.translate("History", "Length"), length(row)),
        (QCoreApplication.translate("History", "Optimum"), _steps(row, row.optimum)),
        (QCoreApplication.translate("History", "Your best"), _steps(row, row.best)),
        (QCoreApplication.translate("History", "Method"), method(row)),
        (QCoreApplication.translate("History", "Time"), spent(row)),
    ]
    return [(title, fact) for title, fact in told if fact]


def deleted_sentence(number: int) -> str:
    """That records were put out of sight."""
    if number == 1:
        return QCoreApplication.translate("History", "1 record deleted")
    return QCoreApplication.translate("History", "{number} records deleted").format(number=grouped(number))


def restored_sentence(number: int) -> str:
    """That records were brought back."""
    if number == 1:
        return QCoreApplication.translate("History", "1 record restored")
    return QCoreApplication.translate("History", "{number} records restored").format(number=grouped(number))


def size_sentence(number: int) -> str:
    """How many records are listed."""
    if number == 1:
        return QCoreApplication.translate("History", "1 record")
    return QCoreApplication.translate("History", "{number} records").format(number=grouped(number))


def _steps(row: Row, number: int | None) -> str:
    return NOTHING if number is None or row.metric is None else counted(number, row.metric)


def _local(row: Row) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(row.at.timestamp() * 1000))
