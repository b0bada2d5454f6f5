"""The knight's tour as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import Puzzle

PUZZLE = Puzzle(
    name="knight",
    title=lambda: QCoreApplication.translate("MainWindow", "Knight's tour"),
    menu_text=lambda: QCoreApplication.translate("Actions", "Knight's &tour"),
    session_class="app.knight.session:KnightSession",
    page_class="app.knight.page:KnightPage",
    records_class="app.knight.records:KnightRecords",
    settings_module="app.knight.settings",
)
