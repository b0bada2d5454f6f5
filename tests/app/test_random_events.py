"""Events by lot over the pages: nothing breaks, nothing is left, and memory stays where it was.

Some thousand of them, so that the tests end soon; `RANDOM_EVENTS=20000` draws as many as anybody has patience for.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import islice
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from app.garbage import tidy_up
from app.main_window import MainWindow
from app.settings import Settings
from solvers.klotski.engines import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.layout import Layout
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.tour import TourRequest
from tests.app.leaks import finish_deletions
from tests.app.memory import resident

EVENTS = int(os.environ.get("RANDOM_EVENTS", "2000"))
SETTLED = EVENTS // 10
"""After so many events every page, window and picture has been there once."""
GROWTH = 1.2

UNTOUCHED = {"quit", "open", "export", "full-screen"}
"""Actions that end the program, or that ask for a file."""
SELDOM = 8
"""How much more seldom the language and the windows beside are asked for: they take a while to make."""
KEYS = (
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_H,
    Qt.Key.Key_N,
    Qt.Key.Key_Delete,
)


class Lot:
    """Draws what to do next, and does it."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self._window = window
        self._chance = Random(seed)
        self._deeds: tuple[tuple[int, Callable[[], None]], ...] = (
            (8, self._click),
            (8, self._drag),
            (8, self._press_key),
            (3, self._press_button),
            (1, self._trigger),
            (1, self._choose),
            (1, self._slide),
            (1, self._turn_page),
            (2, self._search),
            (2, self._stop),
        )

    def draw(self) -> None:
        """Do one thing."""
        (deed,) = self._chance.choices([deed for _, deed in self._deeds], [weight for weight, _ in self._deeds])
        deed()
        modal = QApplication.activeModalWidget()
        if modal is not None:
            modal.close()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def _board(self) -> QWidget:
        page = self._window.pages.currentWidget()
        return getattr(page, "board", page)

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self._chance.randrange(-9, widget.width() + 9), self._chance.randrange(-9, widget.height() + 9))

    def _click(self) -> None:
        button = self._chance.choice([Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton])
        QTest.mouseClick(self._board(), button, pos=self._point(self._board()))

    def _drag(self) -> None:
        board = self._board()
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=self._point(board))
        for _ in range(self._chance.randrange(4)):
            QTest.mouseMove(board, self._point(board))
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=self._point(board))

    def _press_key(self) -> None:
        QTest.keyClick(self._window.focusWidget() or self._window, self._chance.choice(KEYS))

    def _visible(self, kind: type[QWidget]) -> list[QWidget]:
        page = self._window.pages.currentWidget()
        return [widget for widget in page.findChildren(kind) if widget.isVisible() and widget.isEnabled()]

    def _press_button(self) -> None:
        buttons = [button for button in self._visible(QAbstractButton) if "xport" not in button.objectName()]
        if buttons:
            QTest.mouseClick(self._chance.choice(buttons), Qt.MouseButton.LeftButton)

    def _trigger(self) -> None:
        actions = self._window.menu_actions.by_name
        name = self._chance.choice([name for name in actions if name not in UNTOUCHED])
        opens = actions[name].text().endswith("…") or name.startswith("language")
        if not opens or self._chance.randrange(SELDOM) == 0:
            actions[name].trigger()

    def _choose(self) -> None:
        for widget in self._visible(self._chance.choice((QComboBox, QSpinBox))):
            if isinstance(widget, QComboBox) and widget.count():
                widget.setCurrentIndex(self._chance.randrange(widget.count()))
            elif isinstance(widget, QSpinBox):
                widget.setValue(self._chance.randrange(widget.minimum(), min(widget.maximum(), 24) + 1))

    def _slide(self) -> None:
        for slider in self._visible(QSlider):
            if isinstance(slider, QSlider):
                slider.setValue(self._chance.randrange(slider.minimum(), slider.maximum() + 1))

    def _turn_page(self) -> None:
        self._window.pages.setCurrentIndex(self._chance.choice((0, 0, 0, 1, 1, 1, 2)))

    def _search(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _stop(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Escape)


def test_events_by_lot_break_nothing_and_leave_nothing(qtbot: QtBot) -> None:
    window = MainWindow(Settings())
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.warm_up()
    load_every_method()
    lot = Lot(window, seed=20261121)
    settled = 0
    for number in range(EVENTS):
        lot.draw()
        QApplication.processEvents()
        if number % 500 == 0:
            finish_deletions()
            tidy_up()
        if number == SETTLED:
            settled = resident()
    window.menu_actions.by_name["stop"].trigger()
    window.close()
    qtbot.waitUntil(lambda: not window.busy())
    finish_deletions()
    tidy_up()
    assert resident() <= GROWTH * settled


def load_every_method() -> None:
    """Have in memory what each method needs before memory is measured: the lot may come to it early or late."""
    layout, request = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S"), TourRequest(Board(6, 6), (0, 0), closed=True)
    searches = [engine.search(layout, engine.metrics[0]) for engine in KLOTSKI_ENGINES]
    for search in (*searches, *(engine.start(request) for engine in KNIGHT_ENGINES)):
        for _ in islice(search, 3):
            QApplication.processEvents()
        search.close()
