"""Tells the person of exceptions that nothing catches, calmly and once for each place in the program.

Qt for Python passes such an exception to `sys.excepthook` and goes on: of a slot, a timer, a paint event. What is to be
told waits for the event loop, so that nothing is shown from inside a paint event, and one that fails every time is
told once. Where the window cannot be opened at all, the person sees why, and a way on.
"""

from __future__ import annotations

import re
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qFormatLogMessage,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QLayout, QPushButton, QWidget

from app.startup.missing_libraries import failed
from app.startup.own_language import in_own_language
from app.ui.look.scale import scaled
from app.ui.settings import LANGUAGE, Settings
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, column, label, named, row
from app.ui.words.language import Languages
from app.window.main_window import MainWindow
from solvers.console.streams import complain, write_error
from solvers.version import PROGRAM, installed_version

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
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._details: list[str] = []  # the newest last
        self.text = label(sentence, "text", "failureText", wrap=True, selectable=True)
        self.last_line = label("", "caption", "failureLastLine", wrap=True, selectable=True)
        for text in (self.text, self.last_line):
            text.setFixedWidth(scaled(WIDTH))
        tip = self.tr("Copy everything that a bug report needs")
        self.copy_button = button(self.tr("Copy details"), "copyDetailsButton", tip, self._copy)
        self.copy_button.setAutoDefault(True)  # pressed by Enter, where there may be no window with its `FocusKeys`
        self.go_on_button = button(self.tr("Continue"), "goOnButton", clicked=self.close)
        self.go_on_button.setDefault(True)
        self.buttons = row(1, self.copy_button, self.go_on_button)
        parts = column(self.text, self.last_line, self.buttons, spacing=12, margins=(22, 20, 22, 16), parent=self)
        parts.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # as large as its texts, whatever is added
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


def _shortened(line: str) -> str:
    """A line without its middle, where it is long: what is at its end says most."""
    return line if len(line) <= 2 * SHOWN else f"{line[:SHOWN]} … {line[-SHOWN:]}"


def _surroundings() -> str:
    from platform import platform, python_version  # only here: the first paint does not wait for it

    program = installed_version() or "(not installed)"
    qt = f"Qt {qVersion()} ({QGuiApplication.platformName()})"
    return f"Huarong Knight {program}, Python {python_version()}, {qt}, {platform()}\n"


MessageHook = Callable[[QtMsgType, QMessageLogContext, str], object]
Place = tuple[str, str, int]
"""What exception it was, in which file and on which line."""


class FailureReporter(QObject):
    """Belongs to a window, and hears of what fails in any thread between `start` and `stop`."""

    _heard = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._told: set[Place] = set()
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._hook = sys.excepthook
        self._thread_hook = threading.excepthook
        self._message_hook: MessageHook | None = None

    def start(self) -> None:
        """Hear of exceptions, and of what makes Qt end the program, from now on."""
        sys.excepthook = self._hear
        threading.excepthook = self._hear_in_thread
        self._message_hook = qInstallMessageHandler(self._hear_qt)

    def stop(self) -> None:
        """Leave exceptions to those who heard of them before."""
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook
        qInstallMessageHandler(self._message_hook)

    def _hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        place = _place(kind, trace)
        if place in self._told:
            return
        self._told.add(place)
        details = "".join(traceback.format_exception(kind, error, trace))
        write_error(details)
        self._heard.emit(details)

    def _hear_in_thread(self, failed: threading.ExceptHookArgs) -> None:
        if not issubclass(failed.exc_type, SystemExit):
            self._hear(failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Pass on what Qt says; where it is the last, save what is played first."""
        if kind is QtMsgType.QtFatalMsg and threading.current_thread() is threading.main_thread():
            with suppress(Exception):
                self._window.write_games()
        if self._message_hook is not None:
            self._message_hook(kind, context, text)
        else:
            write_error(f"{qFormatLogMessage(kind, context, text)}\n")

    @Slot(str)
    def _tell(self, details: str) -> None:
        """Save what is played, and say what happened; a window that is closing says nothing more."""
        if not self._window.isVisible():
            return
        dialog = self._dialog()
        dialog.add(details)
        dialog.show()
        self._window.write_games()

    def _dialog(self) -> FailureDialog:
        """The dialog that is open, or a new one, which blocks nothing and which no other dialog blocks."""
        for dialog in self._window.findChildren(FailureDialog):
            if dialog.isVisible():
                return dialog
        sentence = self.tr(
            "Something went wrong in the program. You can continue; if anything looks odd, "
            "close the program and start it again."
        )
        if self._window.storage.lasting:
            sentence = self.tr(
                "Something went wrong in the program. What you play is saved as usual, and you can "
                "continue; if anything looks odd, close the program and start it again."
            )
        return FailureDialog(sentence, QApplication.activeModalWidget() or self._window)


def _place(kind: type[BaseException], trace: TracebackType | None) -> Place:
    if trace is None:
        return kind.__name__, "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return kind.__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno


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
        self.without_button = named(QPushButton(self.tr("Start without them")), "startWithoutButton")
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
