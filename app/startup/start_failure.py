"""What the person sees when the window cannot be opened: why, and a way on."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QPushButton

from app.startup.failures import FailureDialog
from app.startup.own_language import in_own_language
from app.startup.start_fault import failed
from app.ui.settings import LANGUAGE, Settings
from app.ui.words.language import Languages
from solvers.console.streams import complain
from solvers.version import PROGRAM


class StartFailureDialog(FailureDialog):
    """Says that the window could not be opened; `without` tells, once closed, whether to try without what is saved."""

    def __init__(self, error: Exception, can_do_without: bool) -> None:
        super().__init__()
        self.text.setText(
            self.tr(
                "The window could not be opened. You can start the program without your saved settings and "
                "records; they stay as they are."
            )
            if can_do_without
            else self.tr(
                "The window could not be opened. Files of the program may be damaged or missing: try "
                "installing it again."
            )
        )
        self.setWindowTitle(self.tr("Huarong Knight"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.without = False
        self.go_on_button.setText(self.tr("Quit"))
        self.without_button = QPushButton(self.tr("Start without them"))
        self.without_button.setObjectName("startWithoutButton")
        self.without_button.clicked.connect(self._do_without)
        self.without_button.setVisible(can_do_without)
        self.buttons.insertWidget(1, self.without_button)
        if can_do_without:
            self.without_button.setDefault(True)
            self.without_button.setFocus()
        self.add("".join(traceback.format_exception(error)))

    @Slot()
    def _do_without(self) -> None:
        self.without = True
        self.close()


def ask_after_failure(error: Exception, can_do_without: bool) -> bool:
    """Say that the window could not be opened; returns whether to try again without what is saved."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    complain(in_own_language(failed(error)), PROGRAM)
    languages = None
    with suppress(Exception):  # what failed may be the settings or the translations
        languages = Languages(Settings().value(LANGUAGE), application)
    dialog = StartFailureDialog(error, can_do_without)
    dialog.exec()
    if languages is not None:
        languages.release()
    return dialog.without
