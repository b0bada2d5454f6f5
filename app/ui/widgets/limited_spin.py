"""A field for a whole number that says so when what was typed is beyond its limits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from app.ui.widgets.toast import Toast
from app.ui.words.numbers import grouped

LONGEST = 12
"""How many digits can be typed."""


class LimitedSpin(QSpinBox):
    """Takes the nearest number that it can have for one beyond its limits, and says so over the foot of its window.

    A `QSpinBox` refuses the digit that leads beyond, so that 300 typed where 200 is the most becomes 30.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._toast: Toast | None = None

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let a number beyond the limits be typed; it is put right when the field is left, or at Return."""
        if self._typed(text) is not None:
            return QValidator.State.Intermediate, text, place
        return super().validate(text, place)

    def fixup(self, text: str) -> str:
        """Take the nearest number."""
        typed = self._typed(text)
        if typed is None:
            return text
        self._tell(typed)
        return self.prefix() + self.textFromValue(self._nearest(typed)) + self.suffix()

    def _typed(self, text: str) -> int | None:
        """The number in the text, when it is beyond the limits."""
        digits = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        if not (digits.isdecimal() and len(digits) <= LONGEST):
            return None
        number = int(digits)
        return None if number == self._nearest(number) else number

    def _nearest(self, number: int) -> int:
        return min(max(number, self.minimum()), self.maximum())

    def _tell(self, typed: int) -> None:
        if self._toast is None:
            self._toast = Toast(self.objectName() + "Notice", self.window())
        text = (
            self.tr("{name}: the maximum is {limit}, so {typed} was changed to {limit}.")
            if typed > self.maximum()
            else self.tr("{name}: the minimum is {limit}, so {typed} was changed to {limit}.")
        )
        limit = grouped(self._nearest(typed))
        self._toast.say(text.format(name=self.accessibleName(), limit=limit, typed=grouped(typed)))
