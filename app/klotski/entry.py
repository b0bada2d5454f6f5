"""Klotski as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import Puzzle

PUZZLE = Puzzle(
    name="klotski",
    title=lambda: QCoreApplication.translate("MainWindow", "Klotski"),
    menu_text=lambda: QCoreApplication.translate("Actions", "&Klotski"),
    session_class="app.klotski.session:KlotskiSession",
    page_class="app.klotski.page:KlotskiPage",
    records_class="app.klotski.records:KlotskiRecords",
    settings_module="app.klotski.settings",
)
