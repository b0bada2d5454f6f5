"""The application: one window, from its first paint to its last."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from app.puzzle.board.accessible_board import install_accessible_boards
from app.search.thread import end_process_if_busy
from app.startup.failures import FailureReporter, ask_after_failure
from app.startup.garbage import GarbageCollector, freeze_modules
from app.startup.missing_libraries import StartFault
from app.startup.own_language import in_own_language
from app.startup.settings_file import open_settings
from app.storage.storage import Storage
from app.ui.look.fonts import load_fonts, use_text_font
from app.ui.look.style import program_style
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from app.window.registry import open_storage, puzzle_of
from app.window.start_request import Opening
from solvers.console.streams import complain, write_error
from solvers.message import Message
from solvers.resource_files import resource_file
from solvers.version import PROGRAM


@contextmanager
def one_sentence_when_no_screen_opens() -> Iterator[None]:
    """While the application is made: where Qt finds no screen, say why in one sentence and end with status 1.

    What it says otherwise is passed on afterwards.
    """
    held: list[str] = []
    of_the_screen: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        held.append(text)
        if kind is QtMsgType.QtFatalMsg or (context.category or "").startswith("qt.qpa"):
            of_the_screen.append(text.splitlines()[0])
        if kind is QtMsgType.QtFatalMsg:
            why = Message(StartFault.NO_WINDOW, {"what": of_the_screen[0]})
            complain(in_own_language(why), PROGRAM)
            os._exit(1)  # Qt would abort

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in held:
            write_error(f"{text}\n")


SWITCH_SECONDS = 0.0001
"""How soon another thread gets the interpreter: searches in Python must not hold up a frame."""


def make_application(arguments: Sequence[str]) -> QApplication:
    """The Qt application with its names, style and fonts.

    Without the variable set here, Qt shares out every fill of some hundred spans among threads, even a line of the
    grain, and waits for them: painting the boards took twice as long.
    """
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    with one_sentence_when_no_screen_opens():
        application = QApplication(list(arguments))
    application.setOrganizationName("Huarong Knight")
    application.setApplicationName("Huarong Knight")
    application.setDesktopFileName("huarong-knight")
    program_style(application)
    application.setWindowIcon(QIcon(str(resource_file("desktop", "huarong-knight.svg"))))
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
    freeze_modules()
    status = 1
    try:
        status = _run_window(application, opening)
    finally:
        _delete_windows()  # also one that could not be opened
        end_process_if_busy(status)  # while Qt, with which an export paints, is still there
    return status


def _run_window(application: QApplication, opening: Opening) -> int:
    window = _first_window(opening)
    if window is None:
        return 1
    garbage, failures = GarbageCollector(window.busy), FailureReporter(window)
    garbage.start()
    failures.start()
    window.painted.connect(garbage.limit_heaps)
    window.painted.connect(window.prepare)
    window.imported.connect(garbage.freeze)
    with closed_at_interrupt(application):
        status = application.exec()
    _delete_windows()
    failures.stop()
    garbage.stop()
    return status


@contextmanager
def closed_at_interrupt(application: QApplication) -> Generator[None, None, None]:
    """Let Ctrl+C in the terminal close the windows inside as their buttons do, so that what was played is kept."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, application.closeAllWindows))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _first_window(opening: Opening) -> MainWindow | None:
    """The window, shown. Where that fails, the person decides: without what is saved, or not at all (None)."""
    try:
        return _shown(open_settings(), opening)
    except Exception as error:
        if not ask_after_failure(error, can_do_without=True):
            return None
    _delete_windows()
    gc.collect()
    return _shown(open_settings(left_alone=True), Opening(), open_storage(left_alone=True))


def _delete_windows() -> None:
    """Delete all windows at once: Python would let go of their parts one by one, while Qt still asks them."""
    for window in QApplication.topLevelWidgets():
        if window.parent() is None:  # others go with what they belong to
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _shown(settings: Settings, opening: Opening, storage: Storage | None = None) -> MainWindow:
    puzzle = puzzle_of(opening.document)
    window = MainWindow(settings, storage, opening.page or (None if puzzle is None else puzzle.name))
    try:
        window.open(opening)
        window.show()
    except Exception:
        settings.leave_alone()  # what the window was to restore is still there
        window.close()
        raise
    return window
