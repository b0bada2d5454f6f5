"""Which records a text means: each of its words is in a name of the layout or board, in the method, or in the date."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from app.puzzle.records import PuzzleRecords
from app.ui.words.language import Language, current

_SIZE = re.compile(r"(\d)\s*[x×*]\s*(?=\d)")
"""Between the rows and the columns of a board, however they are written."""
REMEMBERED = 4096
"""For how many layouts, boards and days it is remembered what a text says of them."""


class TextFinder:
    """Compares records with a text that a person writes, in the language in force."""

    def __init__(self, puzzles: Mapping[str, PuzzleRecords], method: Callable[[str, str], str]) -> None:
        """`method` is the title of an engine, from the puzzle and the engine's name."""
        self._puzzles = puzzles
        self._method = method
        self._left = lru_cache(REMEMBERED)(self._find_left)

    def fits(self, text: str, puzzle: str, subject: str, name: str | None, engine: str | None, at: str) -> bool:
        """Whether a text means a record; `name` is what its owner calls its subject, `at` its time in UTC."""
        left = self._left(text, puzzle, subject, name, engine, current())
        return not left or all(word in _day_texts(_day(at), date.today(), current()) for word in left)

    def _find_left(
        self, text: str, puzzle: str, subject: str, name: str | None, engine: str | None, language: Language
    ) -> tuple[str, ...]:
        """The words of a text that are neither in a name nor in the method, in this language."""
        told = " ".join(filter(None, (name, None if engine is None else self._method(puzzle, engine)))).casefold()
        words = _SIZE.sub(r"\1x", text.casefold()).split()
        return tuple(word for word in words if word not in told and not self._is_called(puzzle, subject, word))

    def _is_called(self, puzzle: str, subject: str, word: str) -> bool:
        try:
            return self._puzzles[puzzle].is_called(subject, word)
        except ValueError:
            return word in subject.casefold()


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
    locale, shown = QLocale(), QDate(day.year, day.month, day.day)
    forms = (locale.toString(shown, form) for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat))
    near = {
        today: QCoreApplication.translate("History", "today"),
        today - timedelta(days=1): QCoreApplication.translate("History", "yesterday"),
    }
    return "\n".join((day.isoformat(), *forms, near.get(day, ""))).casefold()
