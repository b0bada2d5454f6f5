"""What a page says at first where the playback will be: the goal of its puzzle, and a button that makes it easy."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFrame, QPushButton

from app.ui.look.theme import Appearance
from app.ui.settings import Tips
from app.ui.widgets.shorthand import label, named, row

BETWEEN, LEFT, RIGHT = 14, 18, 9
"""In pixels: between the goal and the button, and beside them."""


class GoalLine(QFrame):
    """Says the goal, until somebody has followed the tip of this name; only as wide as that takes."""

    def __init__(
        self, name: str, make_sentence: Callable[[], str], begin: QPushButton, *, appearance: Appearance, tips: Tips
    ) -> None:
        """`make_sentence` returns what is said in the look in force; `begin` begins something easy."""
        super().__init__()
        named(self, name + "GoalLine", role="firstHint")
        self._name, self._make_sentence, self._tips = name, make_sentence, tips
        self.text = label("", "", name + "Goal", self.tr("Goal"), wrap=True)
        self.begin = begin
        row((self.text, 1), begin, spacing=BETWEEN, margins=(LEFT, 2, RIGHT, 2), parent=self)
        self._say()
        appearance.changed.connect(self._say)

    @property
    def wanted(self) -> bool:
        """Whether it is to be said."""
        return self._tips.wants(self._name)

    @Slot()
    def _say(self) -> None:
        goal = self._make_sentence()
        self.text.setText(goal)
        self.begin.setAccessibleDescription(goal)
        written = self.text.fontMetrics().horizontalAdvance(goal)
        self.setMaximumWidth(LEFT + written + 2 + BETWEEN + self.begin.sizeHint().width() + RIGHT)
