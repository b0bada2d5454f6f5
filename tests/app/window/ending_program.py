"""The program with somebody who does one thing: `python -m … change|look|quit|stay`.

With `change`, things are chosen and a tour is found; some time later the process kills itself. With `look`, what is
open is printed as JSON, and the window closed. With `quit`, a piece is slid while a search runs that looks at no flag,
and the window is closed. With `stay`, such a search runs without a window, and the process ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from threading import Event
from time import sleep

from PySide6.QtCore import QCoreApplication, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.__main__ import main
from app.puzzle.autosave import QUIET_MS
from app.search.runner import SearchRunner
from app.startup import application
from app.window.main_window import MainWindow
from solvers.knight.board import Board
from solvers.knight.notation import board_text
from solvers.knight.tour import TourRequest
from solvers.search import Progress, Search
from tests.app.hands import drag
from tests.app.windows import (
    compare_page,
    klotski_choice,
    klotski_page,
    klotski_session,
    klotski_setup,
    knight_choice,
    knight_session,
    knight_setup,
)

DENTED = Board(6, 6, frozenset({(0, 5), (5, 5)}))
PERIOD_MS = 20
begun = Event()


def stubborn() -> Search[None]:
    """A search that never looks whether it is to stop."""
    begun.set()
    while True:
        sleep(PERIOD_MS / 1000)
    yield Progress(0, 0)


class WatchedApplication(QApplication):
    """An application at which somebody sits."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(PERIOD_MS)

    def look(self) -> None:
        """Do what is to be done, once the window is there."""
        for window in self.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible() and window.storage.file:
                self.timer.stop()
                {"change": change, "look": show, "quit": leave}[sys.argv[1]](window)


def change(window: MainWindow) -> None:
    """Choose a board, its ends, a tour of it, and a comparison; be killed when that is on the disk."""
    window.menu_actions.by_name["compare"].trigger()
    panel = compare_page(window).setup
    knight_choice(panel).boards.setText("5 x 5")
    knight_choice(panel).closed.setChecked(True)
    klotski_choice(panel).search.setText("heng")
    panel.repetitions.setValue(7)
    window.menu_actions.by_name["knight"].trigger()
    session = knight_session(window)
    session.set_request(TourRequest(DENTED, (0, 0), (5, 4)))
    session.runner.answered.connect(lambda: QTimer.singleShot(0, window, lambda: move_pointer_and_be_killed(window)))
    session.search()


def move_pointer_and_be_killed(window: MainWindow) -> None:
    """Have the person do something in the window, and wait so long as a game takes to be saved."""
    knight_session(window).playback.jump(9)
    for place in (50, 60):
        QTest.mouseMove(window.windowHandle(), QPoint(place, place))
    QTimer.singleShot(2 * QUIET_MS, window, lambda: os.kill(os.getpid(), signal.SIGKILL))


def show(window: MainWindow) -> None:
    """Print what is open."""
    session, setup = knight_session(window), window._sessions.comparison.setup
    request, shown, knight = session.request, session.shown_tour, knight_setup(setup)
    print(
        json.dumps(
            {
                "page": window.pages.name_in_front,
                "board": board_text(request.board),
                "ends": [request.start, request.end],
                "tour": None if shown is None else board_text(shown.board),
                "position": session.playback.position,
                "comparison": [knight.boards, knight.closed, klotski_setup(setup).sought, setup.repetitions],
            }
        ),
        flush=True,
    )
    window.close()


def leave(window: MainWindow) -> None:
    """Slide a piece while a search runs that nothing can stop, and close the window."""
    klotski_session(window).runner.start(stubborn)
    begun.wait()
    drag(klotski_page(window).klotski_board, (3, 1), (4, 1))
    window.close()


def stay() -> int:
    """Begin such a search without a window, and end."""
    kept = QCoreApplication([]), SearchRunner()
    kept[1].start(stubborn)
    begun.wait()
    return 0


if __name__ == "__main__":
    if sys.argv[1] == "stay":
        sys.exit(stay())
    application.QApplication = WatchedApplication
    sys.exit(main([]))
