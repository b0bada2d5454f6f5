"""A guess at a level, to be made before a search shows it; a question mark stands for none."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.panels.limited_spin import LimitedSpin

NONE = "?"
HIGHEST = 200


class GuessSpin(LimitedSpin):
    """Its value is 0 while nothing is guessed. Digits may be typed beside the question mark."""

    def __init__(self, name: str, question: str) -> None:
        super().__init__(name)
        self.setRange(0, HIGHEST)
        self.setSpecialValueText(NONE)
        self.setAccessibleName(question)
        self.setToolTip(question)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Drop the question mark once there is a digit."""
        digits = text.replace(NONE, "")
        if not digits:
            return QValidator.State.Acceptable, text, place
        return super().validate(digits, min(place, len(digits)))


def row_with_name(field: QWidget) -> QHBoxLayout:
    """A field at the right of its own accessible name."""
    label = QLabel(field.accessibleName())
    label.setWordWrap(True)
    row = QHBoxLayout()
    row.addWidget(label, 1)
    row.addWidget(field)
    return row
