"""The program with one part that fails, and somebody who presses buttons: `python -m … PART TIMES BUTTON…`.

The part is a name such as `app.window.main_window.MainWindow.open`; it fails so many times when it is called.
Of each dialog about it, the text is printed and the next button pressed; the window, when it is there, is told of
and closed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.__main__ import main
from app.startup import application
from app.startup.failures import StartFailureDialog
from app.window.main_window import MainWindow

PERIOD_MS = 20


class WatchedApplication(QApplication):
    """An application at which somebody sits."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.buttons = sys.argv[3:]
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(PERIOD_MS)

    def look(self) -> None:
        """Press the next button of a dialog, or close the window."""
        for window in self.topLevelWidgets():
            if not window.isVisible():
                continue
            if isinstance(window, StartFailureDialog):
                print("dialog:", window.text.text(), window.last_line.text(), flush=True)
                if not self.buttons:
                    os._exit(3)  # there was one dialog too many
                button = window.findChild(QPushButton, self.buttons.pop(0))
                assert button is not None
                assert button.isVisible()
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                print("clipboard:", "Traceback" in self.clipboard().text(), flush=True)
            elif isinstance(window, MainWindow) and window.message_bar.text.text():  # told after the first paint
                print("window:", window.message_bar.text.text(), flush=True)
                self.timer.stop()
                window.close()


def fail(name: str, times: int) -> None:
    """Let a part of the program fail when it is called."""
    module, _, part = name.rpartition(".")
    owner: Any = None
    try:
        owner = import_module(module)
    except ModuleNotFoundError:  # a method of a class
        outer, _, kind = module.rpartition(".")
        owner = getattr(import_module(outer), kind)
    setattr(owner, part, _failing(getattr(owner, part), times))


def _failing(working: Callable[..., Any], times: int) -> Callable[..., Any]:
    left = [times]

    def called(*arguments: Any, **named: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise RuntimeError("broken on purpose")
        return working(*arguments, **named)

    return called


if __name__ == "__main__":
    application.QApplication = WatchedApplication
    fail(sys.argv[1], int(sys.argv[2]))
    sys.exit(main([]))
