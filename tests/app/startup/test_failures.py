"""What fails while the window is open is told calmly and once, the game is saved, and the window goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QEvent, QMessageLogContext, QObject, Qt, QTimer, QtMsgType, Slot, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from app.klotski.repositories import Games
from app.startup.failures import FailureDialog, FailureReporter
from app.ui.settings import Settings
from app.window.main_window import MainWindow
from tests.app.hands import drag
from tests.app.storage.drawn_records import DOWN, TWO_STEPS_AWAY
from tests.app.windows import klotski_page

LEFT = Qt.MouseButton.LeftButton


class Failing(QObject):
    """Does what it is asked to by failing, and counts how often."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.times = 0

    @Slot()
    def fail(self, *_: object) -> NoReturn:
        self.times += 1
        raise ValueError("failed on purpose")


@pytest.fixture
def window(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> Iterator[MainWindow]:
    """The window, in front, and its failures told."""
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    reporter = FailureReporter(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    reporter.start()
    yield made
    reporter.stop()
    made.close()


@pytest.fixture
def failing(window: MainWindow) -> Failing:
    return Failing(window)


def dialogs(window: MainWindow) -> list[FailureDialog]:
    """The messages that are open."""
    return [dialog for dialog in window.findChildren(FailureDialog) if dialog.isVisible()]


def told(window: MainWindow, qtbot: QtBot) -> FailureDialog:
    """The one message that is open."""
    qtbot.waitUntil(lambda: len(dialogs(window)) > 0)
    (dialog,) = dialogs(window)
    return dialog


def settle(qtbot: QtBot) -> None:
    """Let everything that waits for the event loop happen."""
    done: list[bool] = []
    QTimer.singleShot(0, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def painted_again(failing: Failing, before: int) -> bool:
    """Whether what fails has been asked for again."""
    return failing.times > before


def test_a_button_that_fails_is_told_once_and_the_game_is_saved(
    window: MainWindow, failing: Failing, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    page.game_section.panel.undo.clicked.connect(failing.fail)
    drag(page.klotski_board, DOWN.origin, DOWN.target)
    assert window.storage.repository(Games).newest() == []
    qtbot.mouseClick(page.game_section.panel.undo, LEFT)
    dialog = told(window, qtbot)
    assert dialog.text.text().startswith("Something went wrong in the program. What you play is saved")
    assert dialog.last_line.text() == "ValueError: failed on purpose"
    qtbot.mouseClick(dialog.copy_button, LEFT)
    copied = QApplication.clipboard().text()
    assert copied.startswith("Huarong Knight ")
    assert "Traceback" in copied
    assert "failed on purpose" in copied
    qtbot.mouseClick(dialog.go_on_button, LEFT)
    assert dialogs(window) == []
    for _ in range(3):
        qtbot.mouseClick(page.game_section.panel.redo, LEFT)
        qtbot.waitUntil(page.game_section.panel.undo.isEnabled)
        qtbot.mouseClick(page.game_section.panel.undo, LEFT)
    settle(qtbot)
    assert failing.times == 4
    assert dialogs(window) == []
    assert capsys.readouterr().err.count("Traceback") == 1


def test_a_game_is_on_disk_when_something_failed(window: MainWindow, failing: Failing, qtbot: QtBot) -> None:
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    drag(page.klotski_board, DOWN.origin, DOWN.target)
    QTimer.singleShot(0, failing.fail)
    told(window, qtbot)
    assert [len(game.turns) for game in window.storage.repository(Games).newest()] == [1]


def test_a_paint_event_that_always_fails_is_told_once(
    window: MainWindow, failing: Failing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = klotski_page(window).klotski_board
    monkeypatch.setattr(board, "paint_foreground", failing.fail)
    board.update()
    dialog = told(window, qtbot)
    for _ in range(20):
        painted = failing.times
        board.update()
        qtbot.waitUntil(partial(painted_again, failing, painted))
    assert failing.times > 10
    assert dialogs(window) == [dialog]
    assert dialog.details().count("Traceback") == 1
    monkeypatch.undo()
    qtbot.mouseClick(dialog.go_on_button, LEFT)
    board.update()
    settle(qtbot)
    assert window.isVisible()


def test_a_picture_in_memory_that_fails_does_not_end_the_program(
    window: MainWindow, failing: Failing, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = klotski_page(window).klotski_board
    monkeypatch.setattr(board, "paint_background", failing.fail)
    window.resize(900, 700)
    told(window, qtbot)
    assert failing.times > 0


def test_different_failures_share_one_message(window: MainWindow, qtbot: QtBot) -> None:
    def fail_otherwise() -> NoReturn:
        raise KeyError("another")

    failing = Failing(window)
    for act in (failing.fail, fail_otherwise):
        QTimer.singleShot(0, act)
    dialog = told(window, qtbot)
    qtbot.waitUntil(lambda: "another" in dialog.last_line.text())
    assert dialog.details().count("Traceback") == 2
    assert dialogs(window) == [dialog]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_fails_is_told_too(window: MainWindow, failing: Failing, qtbot: QtBot) -> None:
    thread = threading.Thread(target=failing.fail)
    thread.start()
    thread.join()
    assert told(window, qtbot).last_line.text() == "ValueError: failed on purpose"


def test_over_a_dialog_that_blocks_the_window_the_message_can_be_put_away(
    window: MainWindow, failing: Failing, qtbot: QtBot
) -> None:
    about = QDialog(window)
    about.open()
    QTimer.singleShot(0, failing.fail)
    dialog = told(window, qtbot)
    assert not dialog.isModal()
    qtbot.mouseClick(dialog.go_on_button, LEFT)
    qtbot.waitUntil(lambda: dialogs(window) == [])
    about.close()


def test_a_window_that_closes_says_nothing_more(window: MainWindow, failing: Failing, qtbot: QtBot) -> None:
    class Last(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Hide:
                QTimer.singleShot(0, failing.fail)
            return False

    last = Last(window)
    window.installEventFilter(last)
    window.close()
    settle(qtbot)
    settle(qtbot)
    assert failing.times == 1
    assert window.findChildren(FailureDialog) == []


@pytest.mark.parametrize("told_once", [threading.excepthook])
def test_what_heard_of_failures_before_hears_of_them_again(qtbot: QtBot, told_once: Callable[..., object]) -> None:
    made = MainWindow(Settings())
    qtbot.addWidget(made)
    reporter = FailureReporter(made)
    reporter.start()
    assert threading.excepthook != told_once
    reporter.stop()
    assert threading.excepthook == told_once
    made.close()


def say_as_qt(kind: QtMsgType) -> None:
    """Hand a message to whoever hears of those of Qt."""
    heard = qInstallMessageHandler(None)
    qInstallMessageHandler(heard)
    assert heard is not None
    heard(kind, QMessageLogContext(), "said on purpose")


def in_a_thread(kind: QtMsgType) -> None:
    """Do so in another thread."""
    thread = threading.Thread(target=say_as_qt, args=(kind,))
    thread.start()
    thread.join()


@pytest.mark.no_qt_log  # which would hear of it first
@pytest.mark.parametrize(
    ("say", "kind", "games"),
    [
        (say_as_qt, QtMsgType.QtFatalMsg, 1),
        (say_as_qt, QtMsgType.QtWarningMsg, 0),
        (say_as_qt, QtMsgType.QtInfoMsg, 0),
        (in_a_thread, QtMsgType.QtFatalMsg, 0),
    ],
    ids=["the last message", "a warning", "a remark", "the last of a thread, which must not write"],
)
def test_before_qt_ends_the_program_the_game_is_saved(
    window: MainWindow, say: Callable[[QtMsgType], None], kind: QtMsgType, games: int
) -> None:
    page = klotski_page(window)
    page.session.show_layout(TWO_STEPS_AWAY)
    drag(page.klotski_board, DOWN.origin, DOWN.target)
    say(kind)
    assert len(window.storage.repository(Games).newest()) == games


@pytest.mark.qt_log_ignore("said on purpose", extend=True)
def test_what_qt_says_is_passed_on(window: MainWindow, qtlog: Any) -> None:
    say_as_qt(QtMsgType.QtWarningMsg)
    assert "said on purpose" in [record.message for record in qtlog.records]
