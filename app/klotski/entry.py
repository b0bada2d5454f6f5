"""Klotski as the rest of the program knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.puzzle.entry import KeyGroup, Puzzle, WindowAction
from app.ui.widgets.actions import KEYS

translate = QCoreApplication.translate

PUZZLE = Puzzle(
    name="klotski",
    title=lambda: translate("MainWindow", "Klotski"),
    menu_text=lambda: translate("Actions", "&Klotski"),
    session_class="app.klotski.session:KlotskiSession",
    page_class="app.klotski.page:KlotskiPage",
    records_class="app.klotski.records:KlotskiRecords",
    comparison_class="app.klotski.comparison:KlotskiComparison",
    window_parts_class="app.klotski.window_parts:KlotskiWindowParts",
    window_actions=(
        WindowAction(
            menu="edit",
            name="edit-layout",
            text=lambda: translate("Actions", "Layout &editor…"),
            keys=("Ctrl+Shift+E",),
            act="layouts.edit",
        ),
        WindowAction(
            menu="view",
            name="catalogue",
            text=lambda: translate("Actions", "&Catalogue of layouts…"),
            keys=("Ctrl+L",),
            act="layouts.show_catalogue",
        ),
        WindowAction(
            menu="view",
            name="piece-sets",
            text=lambda: translate("Actions", "All sets of &pieces…"),
            keys=("Ctrl+Shift+P",),
            act="layouts.show_piece_sets",
        ),
        WindowAction(
            menu="game",
            name="atlas",
            text=lambda: translate("Actions", "&Atlas of layouts…"),
            keys=("Ctrl+Shift+A",),
            act="layouts.show_atlas",
        ),
        WindowAction(
            menu="game",
            name="stands",
            text=lambda: translate("Actions", "Where it &stands…"),
            keys=KEYS["stands"],
            act="layouts.show_standing",
        ),
        WindowAction(
            menu="game",
            name="daily",
            text=lambda: translate("Actions", "Today's &puzzle"),
            keys=KEYS["daily"],
            act="open_today",
        ),
        WindowAction(
            menu="game",
            name="daily-calendar",
            text=lambda: translate("Actions", "Calen&dar of the puzzles"),
            keys=KEYS["daily-calendar"],
            act="show_calendar",
        ),
        WindowAction(
            menu="game",
            name="easiest",
            text=lambda: translate("Actions", "&Easiest unsolved layout"),
            keys=("Ctrl+Shift+N",),
            act="open_easiest",
        ),
        WindowAction(
            menu="game",
            name="random-layout",
            text=lambda: translate("Actions", "Random &layout…"),
            keys=("Ctrl+Shift+L",),
            act="layouts.draw_random",
        ),
    ),
    subject_class="solvers.klotski.layout:Layout",
    takes_codes=True,
    key_groups=(
        KeyGroup(
            title=lambda: translate("Shortcuts", "On the Klotski board"),
            listed="app.klotski.board.playable_board:listed_keys",
        ),
        KeyGroup(
            title=lambda: translate("Shortcuts", "On the map"),
            listed="app.klotski.state_space.view.map_keys:listed_keys",
        ),
        KeyGroup(
            title=lambda: translate("Shortcuts", "In the layout editor"),
            listed="app.klotski.editor.board:listed_keys",
            on_page=False,
        ),
    ),
)
