"""A field for a whole number that says its limits to whoever types a number beyond them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFocusEvent, QPalette, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from app.ui.widgets.notices import Toast
from app.ui.widgets.shorthand import connect_slot, named
from app.ui.words.numbers import grouped

LONGEST = 12
"""How many digits can be typed."""


def limited_spin(name: str, title: str, least: int, most: int, tip: str = "") -> LimitedSpin:
    """A field for a number with these limits; without a tip of its own, its title is its tooltip."""
    spin = named(LimitedSpin(name), accessible=title, tip=tip or title)
    spin.setRange(least, most)
    return spin


class LimitedSpin(QSpinBox):
    """Lets any number be typed, marks one beyond its limits, and keeps the last good one when the field is left.

    A `QSpinBox` refuses the digit that leads beyond, so that 300 typed where 200 is the most becomes 30.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._toast: Toast | None = None
        self.marked = False
        """Whether what is in the field is beyond its limits."""
        self._settled = self.value()
        """The number before what is being typed, of which the first digits are numbers too."""
        self.editingFinished.connect(self._settle)
        self.lineEdit().textChanged.connect(self._judge)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let a number beyond the limits be typed."""
        if self._beyond(text) is not None:
            return QValidator.State.Intermediate, text, place
        return super().validate(text, place)

    def fixup(self, text: str) -> str:
        """Put the last good number in the place of one beyond the limits."""
        typed = self._beyond(text)
        if typed is None:
            return text
        self._tell(
            self.tr("{name}: {least} to {most}. {typed} is beyond that; it stays {value}."),
            typed=grouped(typed),
            value=grouped(self._settled),
        )
        return self.prefix() + self.textFromValue(self._settled) + self.suffix()

    def stepBy(self, steps: int) -> None:
        """Take the next number, or one further."""
        super().stepBy(steps)
        self._settle()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember what was there before anything is typed."""
        super().focusInEvent(event)
        self._settle()

    @Slot()
    def _settle(self) -> None:
        self._settled = self.value()
        self._judge(self.text())  # Qt puts the last good number in the field without a word

    @Slot(str)
    def _judge(self, text: str) -> None:
        """Mark the field and say the limits while a number beyond them is in it."""
        beyond = self._beyond(text) is not None
        if beyond:
            self._tell(self.tr("{name}: {least} to {most}"))
        if beyond != self.marked:
            self.marked = beyond
            palette = QPalette()
            if beyond:
                palette.setColor(QPalette.ColorRole.Text, self.palette().color(QPalette.ColorRole.Link))
            self.lineEdit().setPalette(palette)

    def _beyond(self, text: str) -> int | None:
        """The number in the text, when it is beyond the limits."""
        digits = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        if not (digits.isdecimal() and len(digits) <= LONGEST):
            return None
        number = int(digits)
        return None if self.minimum() <= number <= self.maximum() else number

    def _tell(self, text: str, **values: str) -> None:
        if self._toast is None:
            self._toast = Toast(self.objectName() + "Notice", self.window())
            connect_slot(self, "destroyed()", self._toast, "deleteLater()")
        limits = {"least": grouped(self.minimum()), "most": grouped(self.maximum())}
        self._toast.say(text.format(name=self.accessibleName(), **limits, **values))
