"""Klotski's records in the history: games, solutions and layouts."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from app.klotski.board.thumbnails import draw_layout
from app.klotski.layouts.layout_names import entry_of, layout_name
from app.klotski.repositories import GameRecord, Games, OwnLayout, OwnLayouts, SolutionRecord, Solutions, SolvedDays
from app.klotski.solving import KlotskiRequest
from app.klotski.words import counted
from app.puzzle.records import PuzzleRecords, RecordFigure, RecordKind, game_title, solution_title
from app.search.worker import Report
from app.storage.repository import Role
from app.ui.look.theme import Theme
from app.ui.words.language import Language, current
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.catalogue.name_search import hits
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Found

REMEMBERED = 4096
"""How many entries of layouts are remembered."""
SIGNS = ",.;:()“”「」，。（）"
"""What may stand before and behind the words of a name."""
CELL = 34.0
"""The side of a cell in the picture of a layout, in pixels."""


def _picture(record: GameRecord | OwnLayout | Solution, theme: Theme, ratio: float) -> QPixmap:
    return draw_layout(record.layout, CELL, theme, ratio)


def _entry(subject: str) -> Entry:
    return _entry_in(current(), subject)


@lru_cache(REMEMBERED)
def _entry_in(language: Language, subject: str) -> Entry:
    """The entry of a layout, which may have words of the language in its name."""
    return entry_of(Layout.parse(subject))


class KlotskiRecords(PuzzleRecords):
    """The subject of a record is the text of its layout."""

    name = "klotski"
    engines = ENGINES
    kinds = (
        RecordKind(GameRecord, Games, game_title, _picture),
        RecordKind(
            SolutionRecord,
            Solutions,
            solution_title,
            lambda record, theme, ratio: _picture(record.solution, theme, ratio),
        ),
        RecordKind(
            record=OwnLayout,
            repository=OwnLayouts,
            title=lambda row: QCoreApplication.translate("History", "My layout"),
            picture=_picture,
            notes=attrgetter("notes"),
        ),
    )
    figures = (
        RecordFigure(
            Games.TABLE,
            Role.GAME,
            lambda: QCoreApplication.translate("Backup", "Games of Klotski"),
            ("statisticsGames", lambda: QCoreApplication.translate("StatisticsView", "Games finished")),
        ),
        RecordFigure("solved", Role.GAME, lambda: QCoreApplication.translate("Backup", "Layouts solved")),
        RecordFigure("stars", Role.GAME, lambda: QCoreApplication.translate("Backup", "Stars")),
        RecordFigure(
            SolvedDays.TABLE, Role.GAME, lambda: QCoreApplication.translate("Backup", "Puzzles of the day solved")
        ),
        RecordFigure(OwnLayouts.TABLE, Role.OWN, lambda: QCoreApplication.translate("Backup", "My layouts")),
        RecordFigure(Solutions.TABLE, Role.SEARCH, lambda: QCoreApplication.translate("Backup", "Solutions found")),
    )
    statistics_class = "app.klotski.statistics:KlotskiStatistics"

    def title(self) -> str:
        """What Klotski is called among the choices of what is listed."""
        return QCoreApplication.translate("HistoryPage", "Klotski")

    def invitation(self) -> str:
        """What is written on the button that leads to the Klotski page."""
        return QCoreApplication.translate("EmptyHistory", "Solve a layout")

    def subject_name(self, subject: str) -> str:
        """The name of a layout, in the user's language."""
        return layout_name(_entry(subject).names)

    def is_called(self, subject: str, word: str) -> bool:
        """Whether a word is in a name of a layout, in any script or language, with or without tones."""
        word = word.strip(SIGNS)
        is_word = all(
            letter.isalnum() or letter in "'’-" for letter in word
        )  # "A*" is none: the sign would be left out
        return bool(word) and is_word and bool(hits(word, [_entry(subject)]))

    def counted(self, number: int, metric: str | None) -> str:
        """A number of steps in a metric."""
        return counted(number, Metric(metric))

    def known_optimum(self, subject: str, metric: str | None) -> int | None:
        """The shortest length of a layout in the catalogue; None where it is not known, or there is no solution."""
        try:
            return _entry(subject).optimum.get(Metric(metric))
        except ValueError:
            return None

    def found(self, report: Report[Found[Any]]) -> SolutionRecord | None:
        """The record of a solution from the layout of the request; one from the middle of a game is not saved."""
        answer, request = report.event.answer, cast(KlotskiRequest, report.request)
        if not isinstance(answer, Solution) or answer.layout != request.layout:
            return None
        return SolutionRecord(answer, request.engine.record_name, report.event.visited, report.seconds)
