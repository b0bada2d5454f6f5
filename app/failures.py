"""Tells the person of exceptions that nothing catches, calmly and once for each place in the program.

Qt for Python passes such an exception to `sys.excepthook` and goes on: of a slot, a timer, a paint event. What is to be
told waits for the event loop, so that nothing is shown from inside a paint event, and one that fails every time is
told once.
"""

from __future__ import annotations

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
)
from PySide6.QtWidgets import QApplication

from app.failure_dialog import FailureDialog
from app.main_window import MainWindow

MessageHook = Callable[[QtMsgType, QMessageLogContext, str], object]
Place = tuple[str, str, int]
"""What exception it was, in which file and on which line."""


class FailureTeller(QObject):
    """Belongs to a window, and hears of what fails in any thread between `start` and `stop`."""

    _heard = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._told: set[Place] = set()
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.get_ident()
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
        _print(details)
        self._heard.emit(details)

    def _hear_in_thread(self, failed: threading.ExceptHookArgs) -> None:
        if not issubclass(failed.exc_type, SystemExit):
            self._hear(failed.exc_type, failed.exc_value or failed.exc_type(), failed.exc_traceback)

    def _hear_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Pass on what Qt says; where it is the last, save what is played first."""
        if kind is QtMsgType.QtFatalMsg and threading.get_ident() == self._thread:
            with suppress(Exception):
                self._window.write_games()
        if self._message_hook is not None:
            self._message_hook(kind, context, text)
        else:
            _print(f"{qFormatLogMessage(kind, context, text)}\n")

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
        sentence = self.tr("Something went wrong in the program. You can go on; if anything looks odd, start it again.")
        if self._window.storage.lasting:
            sentence = self.tr(
                "Something went wrong in the program. What you play is saved as always, and you can go on; if anything "
                "looks odd, close the program and start it again."
            )
        return FailureDialog(sentence, QApplication.activeModalWidget() or self._window)


def _print(text: str) -> None:
    if sys.stderr is not None:  # as where there is no terminal on Windows
        sys.stderr.write(text)


def _place(kind: type[BaseException], trace: TracebackType | None) -> Place:
    if trace is None:
        return kind.__name__, "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return kind.__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno
