"""What the panels of games by hand have in common: figures in two columns, a verdict, four buttons, and more below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.ui.look.fonts import tabular
from app.ui.widgets.actions import bind

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
        for name, button in (("undo", self.undo), ("redo", self.redo), ("reset", self.reset), ("hint", self.hint)):
            bind(button, actions[name], button.toolTip())

    def figure(self, name: str, caption: str) -> QLabel:
        """A figure, with its caption as its accessible name."""
        figure = QLabel(NOTHING)
        figure.setObjectName(name)
        figure.setAccessibleName(caption)
        figure.setProperty("role", "result")
        figure.setFont(tabular(figure.font()))
        return figure

    def words(self, name: str, caption: str, lines: int) -> QLabel:
        """A text that keeps room for so many lines."""
        words = QLabel()
        words.setObjectName(name)
        words.setAccessibleName(caption)
        words.setWordWrap(True)
        words.setMinimumHeight(lines * words.fontMetrics().lineSpacing() + 2)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        return words

    def button(self, name: str, text: str, tip: str) -> QPushButton:
        """One of the four buttons."""
        button = QPushButton(text)
        button.setProperty("role", "narrow")
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    def check(self, name: str, text: str, tip: str) -> QCheckBox:
        """A box to check."""
        check = QCheckBox(text)
        check.setObjectName(name)
        check.setToolTip(tip)
        return check

    def lay_out(self, figures: Sequence[QLabel], *below: QWidget) -> None:
        """Lay out the figures, two in a row, the verdict, the buttons, and what is to be below them."""
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in (self.undo, self.redo, self.hint, self.reset):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        column.addLayout(_captioned(figures))
        column.addWidget(self.verdict)
        column.addLayout(buttons)
        for part in below:
            column.addWidget(part)
        column.addStretch(1)


def _captioned(figures: Sequence[QLabel]) -> QGridLayout:
    """Each figure below its caption."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(1)
    for place, figure in enumerate(figures):
        caption = QLabel(figure.accessibleName())
        caption.setProperty("role", "caption")
        grid.addWidget(caption, 2 * (place // 2), place % 2)
        grid.addWidget(figure, 2 * (place // 2) + 1, place % 2)
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    return grid
