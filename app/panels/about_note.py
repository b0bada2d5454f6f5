"""What is this? A small button beside a dropdown, and the note that it opens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from app.panels.inset_popup import PADDING, InsetPopup


class AboutButton(QToolButton):
    """Asks what the choices of a dropdown mean."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setText(QCoreApplication.translate("AboutButton", "?", "the button that tells what something is"))
        self.setAccessibleName(QCoreApplication.translate("AboutButton", "What is this?"))
        self.setFixedSize(30, 30)


class AboutNote(InsetPopup):
    """The note; it is made when it opens, and gone when it closes. What is in it keeps `MARGIN` from its edges."""

    MARGIN = InsetPopup.EDGE + 10

    def __init__(self, name: str, width: int, opener: QWidget) -> None:
        """`width` is in pixels."""
        super().__init__(opener)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._width = width

    def open(self) -> None:
        """Open at the button, as high as its text is."""
        self.ensurePolished()
        around = 2 * (self.EDGE - PADDING)
        self.open_below(QSize(self._width, self.heightForWidth(self._width + around) - around), self)

    def shut(self) -> None:
        """Close it for good."""
        super().shut()
        self.deleteLater()


def paragraph(text: str, role: str) -> QLabel:
    """A text of a note, in the style of a role."""
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def beside(combo: QComboBox, button: AboutButton) -> QHBoxLayout:
    """The dropdown with the button at its right."""
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    row.addWidget(combo, 1)
    row.addWidget(button)
    return row
