"""The knight's tour as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import KeyGroup, Puzzle

translate = QCoreApplication.translate

PUZZLE = Puzzle(
    name="knight",
    title=lambda: translate("MainWindow", "Knight's tour"),
    menu_text=lambda: translate("Actions", "Knight's &tour"),
    session_class="app.knight.session:KnightSession",
    page_class="app.knight.page:KnightPage",
    records_class="app.knight.records:KnightRecords",
    comparison_class="app.knight.comparison:KnightComparison",
    subject_class="solvers.knight.document:CollectedBoard",
    key_groups=(
        KeyGroup(
            title=lambda: translate("Shortcuts", "On the chessboard"),
            listed="app.knight.board.square_pointer:listed_keys",
        ),
    ),
)
