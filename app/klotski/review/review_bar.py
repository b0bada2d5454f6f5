"""The buttons of a review: from detour to detour, what was better, trying again, and back to the game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.ui.look.icons import icon
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import bind, tip, tool_button
from app.ui.widgets.shorthand import button, column, label, named, row


class ReviewBar(QWidget):
    """Stands in the place of the buttons of the game while that is reviewed; it knows no rules."""

    def __init__(self, actions: Mapping[str, QAction], appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "reviewBar")
        self._appearance = appearance
        previous, following, better = (actions[name] for name in ("previous-detour", "next-detour", "better"))
        before, after = self.tr("Previous detour"), self.tr("Next detour")
        self.previous = tool_button(previous, "reviewPrevious", before, before, side=26, icon=18)
        self.next = tool_button(following, "reviewNext", after, after, side=26, icon=18)
        self.number = label("", "", "reviewNumber", self.tr("Detour"), figures=True)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back = button(
            self.tr("Back"), "reviewBackButton", tip(self.tr("Back to my game"), actions["stop"]), role="narrow"
        )
        self.back.setAccessibleName(self.tr("Back to my game"))
        self.better = named(button("", "reviewBetterButton"), role="primary")
        bind(
            self.better, better, self.tr("Play what would have been better on the board; in a game it counts as a hint")
        )
        self.again = button(self.tr("Try again from here"), "reviewTryButton")
        # To try again stands above, where the game has Undo: a double click is not to press Solve, which comes below.
        column(
            row((self.again, 1), self.back, spacing=6),
            row(self.previous, self.number, self.next, (self.better, 1), spacing=4),
            spacing=6,
            parent=self,
        )
        appearance.changed.connect(self._paint_icons)
        self._paint_icons()

    def show_better(self, shown: bool) -> None:
        """Offer what was better, or, while that is shown, what was played."""
        self.better.setText(self.tr("Show what I played") if shown else self.tr("Show what was better"))

    def offer_again(self, possible: bool) -> None:
        """Let a person try again from before the detour, or say why that cannot be done."""
        again = self.tr("Play on by hand from before the detour; what came after it can be redone")
        self.again.setToolTip(again if possible else self.tr("Nothing can be undone in a strict game"))
        self.again.setEnabled(possible)

    def _paint_icons(self) -> None:
        theme = self._appearance.theme
        self.previous.setIcon(icon("back", theme.text, theme.muted))
        self.next.setIcon(icon("forward", theme.text, theme.muted))
