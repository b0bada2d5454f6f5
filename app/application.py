"""The application: one window, from its first paint to its last."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import resources

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.boards.accessible_board import install_accessible_boards
from app.command_line import Opening
from app.fonts import load_fonts, use_text_font
from app.garbage import GarbageCollector
from app.main_window import MainWindow
from app.settings import Settings

SWITCH_SECONDS = 0.0001
"""How soon another thread gets the interpreter: searches in Python must not hold up a frame."""


def make_application(arguments: Sequence[str]) -> QApplication:
    """The Qt application with its names, style and fonts."""
    application = QApplication(list(arguments))
    application.setOrganizationName("Huarong Knight")
    application.setApplicationName("Huarong Knight")
    application.setDesktopFileName("huarong-knight")
    application.setStyle("Fusion")
    with resources.as_file(resources.files("resources").joinpath("desktop", "huarong-knight.svg")) as picture:
        application.setWindowIcon(QIcon(str(picture)))
    load_fonts()
    use_text_font(application)
    install_accessible_boards()
    return application


def prepare_interpreter() -> None:
    """Let threads take turns often enough for a smooth window."""
    sys.setswitchinterval(SWITCH_SECONDS)


def run(arguments: Sequence[str], opening: Opening) -> int:
    """Show the window as it is to open and stay until it is closed; returns the exit status."""
    prepare_interpreter()
    application = make_application(arguments)
    window = MainWindow(Settings())
    garbage = GarbageCollector(window.busy)
    garbage.start()
    window.painted.connect(window.warm_up)
    window.open(opening)
    window.show()
    status = application.exec()
    garbage.stop()
    return status
