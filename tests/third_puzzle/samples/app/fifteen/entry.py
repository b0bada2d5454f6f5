"""The 8-puzzle as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import KeyGroup, Puzzle

PUZZLE = Puzzle(
    name="fifteen",
    title=lambda: QCoreApplication.translate("MainWindow", "8-puzzle"),
    menu_text=lambda: QCoreApplication.translate("Actions", "&8-puzzle"),
    session_class="app.fifteen.session:FifteenSession",
    page_class="app.fifteen.page:FifteenPage",
    records_class="app.fifteen.records:FifteenRecords",
    comparison_class="app.fifteen.comparison:FifteenComparison",
    key_groups=(
        KeyGroup(
            title=lambda: QCoreApplication.translate("Shortcuts", "On the tiles of the 8-puzzle"),
            listed="app.fifteen.board:listed_keys",
        ),
    ),
    guide_chapters="app.fifteen.words:guide_chapters",
)
