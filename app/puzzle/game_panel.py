"""What the panels of hand-played games contain: figures and four buttons, and a sentence on how the game stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

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

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = QWidget()
        """What holds the four buttons."""

    def bind_buttons(self, actions: Mapping[str, QAction]) -> None:
        """Let the four buttons do what the page's actions do."""
        for name, made in (("undo", self.undo), ("redo", self.redo), ("reset", self.reset), ("hint", self.hint)):
            bind(made, actions[name], made.toolTip())

    def figure(self, name: str, caption: str, role: str = "result") -> QLabel:
        """A figure, with its caption as its accessible name."""
        return label(NOTHING, role, name, caption, figures=True)

    def say(self, verdict: str) -> None:
        """Say how the game stands; a page shows `verdict` among what else is said."""
        self.verdict.setText(verdict)
        self.verdict.setVisible(verdict != "")

    def lay_out(self, figures: Sequence[QLabel], columns: int, *above_buttons: QWidget) -> QVBoxLayout:
        """Lay out the figures in so many columns, what is to be above the buttons, and the buttons."""
        row(self.undo, self.redo, self.hint, self.reset, spacing=6, parent=self.buttons)
        shown = QWidget()
        column(captioned(figures, columns), parent=shown)
        shown.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        top = Qt.AlignmentFlag.AlignTop
        laid_out = column(shown, *above_buttons, (self.buttons, 0, top), spacing=6, parent=self)
        self.verdict.setParent(self)  # to be shown without a parent would make it a window
        return laid_out
