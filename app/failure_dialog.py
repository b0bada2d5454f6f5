"""A calm window about something that failed, with what a report of it needs ready to be copied."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, version
from platform import platform, python_version

from PySide6.QtCore import Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from app.announcing import announce

WIDTH = 460
SHOWN = 90
"""How many characters of a long line are shown of its beginning and of its end."""
PASSED_ON = re.compile(r"Error calling Python override of \S+\(\): ")
"""What Qt for Python puts before the message of an exception that it passes on."""
MOST_KEPT = 20
"""Of how many failures the details are kept."""


class FailureDialog(QDialog):
    """One sentence, the failure's last line, and two buttons: to copy the details, and to go on."""

    def __init__(self, sentence: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("failureDialog")
        self.setWindowTitle(self.tr("Something Went Wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._details: list[str] = []  # the newest last
        self.text = _label("failureText", "text")
        self.text.setText(sentence)
        self.last_line = _label("failureLastLine", "caption")
        self.copy_button = QPushButton(self.tr("Copy Details"))
        self.copy_button.setObjectName("copyDetailsButton")
        self.copy_button.setToolTip(self.tr("Copy what a report of this needs"))
        self.copy_button.clicked.connect(self._copy)
        self.go_on_button = QPushButton(self.tr("Go On"))
        self.go_on_button.setObjectName("goOnButton")
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.close)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.copy_button)
        self.buttons.addWidget(self.go_on_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 16)
        column.setSpacing(12)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # as large as its texts, whatever is added
        column.addWidget(self.text)
        column.addWidget(self.last_line)
        column.addLayout(self.buttons)
        self.go_on_button.setFocus()

    def add(self, details: str) -> None:
        """Show one more failure; `details` is its traceback."""
        self._details = [*self._details, details][-MOST_KEPT:]
        self.last_line.setText(_shortened(PASSED_ON.sub("", details.strip().rpartition("\n")[2])))
        announce(self.text, self.text.text())

    def details(self) -> str:
        """All that a report needs: what runs where, and the tracebacks."""
        return "\n".join((_surroundings(), *self._details))

    @Slot()
    def _copy(self) -> None:
        QApplication.clipboard().setText(self.details())
        self.copy_button.setText(self.tr("Copied"))


def _label(name: str, role: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setFixedWidth(WIDTH)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _shortened(line: str) -> str:
    """A line without its middle, where it is long: what is at its end says most."""
    return line if len(line) <= 2 * SHOWN else f"{line[:SHOWN]} … {line[-SHOWN:]}"


def _surroundings() -> str:
    try:
        program = version("huarong-knight")
    except PackageNotFoundError:
        program = "(not installed)"
    qt = f"Qt {qVersion()} ({QGuiApplication.platformName()})"
    return f"Huarong Knight {program}, Python {python_version()}, {qt}, {platform()}\n"
