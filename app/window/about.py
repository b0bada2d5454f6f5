"""The About box."""

from __future__ import annotations

from platform import python_version

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QMessageBox, QWidget

from app.ui.version import installed_version


def about_box(parent: QWidget) -> QMessageBox:
    """A box that says what the program is, its version and its licence."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setObjectName("aboutBox")
    box.setWindowTitle(QCoreApplication.translate("About", "About Huarong Knight"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    title = QCoreApplication.translate("About", "Huarong Knight {version}")
    box.setText(title.format(version=installed_version()))
    text = QCoreApplication.translate(
        "About",
        "Klotski (the Huarong Pass) and the knight's tour: solve them, watch how the searches find their way, "
        "and learn why they do.\n\n"
        "Free software under the MIT licence.\nPython {python}, Qt {qt}.",
    )
    box.setInformativeText(text.format(python=python_version(), qt=qVersion()))
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    return box
