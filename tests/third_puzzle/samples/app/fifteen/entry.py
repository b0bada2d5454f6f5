"""The 8-puzzle as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import Puzzle

PUZZLE = Puzzle(
    name="fifteen",
    title=lambda: QCoreApplication.translate("MainWindow", "8-puzzle"),
    menu_text=lambda: QCoreApplication.translate("Actions", "8-pu&zzle"),
    session_class="app.fifteen.session:FifteenSession",
    page_class="app.fifteen.page:FifteenPage",
    records_class="app.fifteen.records:FifteenRecords",
    document_class="solvers.fifteen.document:FifteenDocument",
    settings_module="app.fifteen.settings",
)
