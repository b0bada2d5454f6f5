"""What both panels of hand-played games contain: figures in two columns, a verdict, four buttons, and more below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QWidget

from app.ui.widgets.actions import bind
from app.ui.widgets.shorthand import captioned, column, label, row

NOTHING = "–"
"""What stands for a figure that is not known."""


class GamePanel(QWidget):
    """Shows a game and asks for what to do with it; it knows no rules.

    The panel of a puzzle makes its parts and then calls `lay_out`.
    """

    time: QLabel
    best: QLabel
    verdict: QLabel
    told: QCheckBox
    """Whether the person wants to be told how the game stands."""
    undo: QPushButton
    redo: QPushButton
    hint: QPushButton
    reset: QPushButton

    def bind_buttons(self, actions: Mapping[str, QAction]) -> None:
        """Let the four buttons do what the page's actions do."""
        for name, made in (("undo", self.undo), ("redo", self.redo), ("reset", self.reset), ("hint", self.hint)):
            bind(made, actions[name], made.toolTip())

    def figure(self, name: str, caption: str) -> QLabel:
        """A figure, with its caption as its accessible name."""
        return label(NOTHING, "result", name, caption, figures=True)

    def lay_out(self, figures: Sequence[QLabel], *below: QWidget) -> None:
        """Lay out the figures, two in a row, the verdict, the buttons, and what is to be below them."""
        buttons = row(self.undo, self.redo, self.hint, self.reset, spacing=6)
        parts = captioned(figures), self.verdict, buttons, *below, 1
        column(*parts, spacing=8, margins=(0, 10, 0, 0), parent=self)
