"""How far each of three searches got, as a table: one row for each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.lessons.duplicate_words import check_title, ending, memory_size
from app.lessons.lesson_table import Column, LessonTable
from app.numbers import duration, grouped
from solvers.klotski.historical.reach import Check, Reach
from solvers.search import Progress


class ReachTable(LessonTable):
    """Level, ways kept, memory and time of each search, and how it ended."""

    def __init__(self, name: str, checks: tuple[Check, ...]) -> None:
        translate = QCoreApplication.translate
        columns = (
            Column("", 130, words=True),
            Column(translate("ReachTable", "Level"), 60),
            Column(translate("ReachTable", "Kept"), 110),
            Column(translate("ReachTable", "Memory"), 90),
            Column(translate("ReachTable", "Time"), 90),
            Column(translate("ReachTable", "End"), 165, words=True),
        )
        title = translate("ReachTable", "How far each search got")
        super().__init__(name, title, columns, [check_title(check) for check in checks])
        self._checks = checks

    def show_progress(self, check: Check, progress: Progress, seconds: float) -> None:
        """Show where a search stands."""
        level = str(max(0, len(progress.levels) - 1))
        memory = memory_size(progress.counters.get("memory", 0))
        self._show(check, level, grouped(progress.visited), memory, duration(seconds), "…")

    def show_reach(self, check: Check, reach: Reach, seconds: float) -> None:
        """Show how far a search got."""
        level = str(len(reach.levels) - 1)
        self._show(check, level, grouped(reach.kept), memory_size(reach.memory), duration(seconds), ending(reach))

    def texts_of(self, check: Check) -> list[str]:
        """What the row of a search shows, its name first."""
        return self.texts(self._checks.index(check))

    def _show(self, check: Check, *texts: str) -> None:
        self.fill(self._checks.index(check), texts)
