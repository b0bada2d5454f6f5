"""The running program as a person has it: its controls by their object names, used by mouse and keyboard.

Nothing here depends on how the program is built, so it drives an older version of it too.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEventLoop, QMimeData, QPoint, QPointF, QRectF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QInputMethodEvent, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)

W = TypeVar("W", bound=QWidget)

SETTLE_SECONDS = 3.0
"""How long the window is left alone after its start, so that it has made what it makes while idle."""


class Program:
    """The main window and those beside it."""

    def __init__(self) -> None:
        self.window: Any = next(one for one in QApplication.topLevelWidgets() if one.objectName() == "mainWindow")

    def all(self, name: str, kind: type[W] = QWidget) -> list[W]:
        """The controls of this object name that are in sight."""
        return [one for one in self.window.findChildren(kind, name) if one.isVisible()]

    def there(self, name: str) -> bool:
        """Whether a control of this object name is in sight."""
        return bool(self.all(name))

    def find(self, name: str, kind: type[W] = QWidget) -> W:
        """The control of this object name; where several have it, one in sight."""
        shown = self.all(name, kind)
        found = shown[-1] if shown else self.window.findChild(kind, name)
        if found is None:
            raise LookupError(f"no {name}")
        return found

    def text(self, name: str) -> str:
        """The text of a label; empty where there is no such label."""
        found = self.window.findChild(QLabel, name)
        return "" if found is None else found.text()

    def click(self, name: str) -> None:
        """Click on a button or box."""
        self.click_on(self.find(name, QAbstractButton))

    def click_on(self, button: QWidget, point: QPoint | None = None) -> None:
        """Click on a control, in its middle or at a point of it."""
        if isinstance(button, QCheckBox):
            option = QStyleOptionButton()
            button.initStyleOption(option)
            box = button.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, button)
            point = box.center()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=point or button.rect().center())

    def press(self, keys: str, times: int = 1) -> None:
        """Press a key in the window in front, so many times."""
        target = QApplication.activeWindow() or self.window
        for _ in range(times):
            QTest.keySequence(target.focusWidget() or target, QKeySequence(keys))

    def type_into(self, name: str, text: str, enter: bool = True) -> None:
        """Write a text over what is in a line, or a number in a box."""
        field = self.find(name)
        field.setFocus()
        if isinstance(field, QLineEdit | QAbstractSpinBox):
            field.selectAll()
        type_text(field, text)
        if enter:
            QTest.keyClick(field, Qt.Key.Key_Return)

    def choose(self, name: str, data: object) -> None:
        """Choose the item of a dropdown with this data; that of an engine is known by its name."""
        combo = self.find(name, QComboBox)
        places = [place for place in range(combo.count()) if _matches(combo.itemData(place), data)]
        if not places:
            raise LookupError(f"no {data} in {name}")
        combo.setCurrentIndex(places[0])
        combo.activated.emit(places[0])

    def items(self, name: str) -> list[Any]:
        """The data of all items of a dropdown that can be chosen; headings have none."""
        combo = self.find(name, QComboBox)
        every = (combo.itemData(place) for place in range(combo.count()))
        return [data for data in every if data is not None]

    def trigger(self, name: str) -> None:
        """Choose the action of this name in the menus."""
        found = next((one for one in self._actions(self.window.menuBar()) if one.objectName() == f"{name}Action"), None)
        if found is None:
            raise LookupError(f"no action {name}")
        found.trigger()

    def turn_to(self, name: str) -> None:
        """Click on the tab behind which the control of this object name is."""
        inner = self.find(name)
        around = [
            tabs for tabs in self.window.findChildren(QTabWidget) if tabs.isVisible() and tabs.isAncestorOf(inner)
        ]
        if not around:
            raise LookupError(f"no tab with {name}")
        tabs = around[-1]  # the innermost
        self.click_tab(tabs.tabBar(), next(n for n in range(tabs.count()) if tabs.widget(n).isAncestorOf(inner)))

    def click_tab(self, bar: QTabBar, place: int) -> None:
        """Click on one of several tabs."""
        self.click_on(bar, bar.tabRect(place).center())

    def slide(self, name: str, part: float) -> None:
        """Click on a slider at a part of its length."""
        slider = self.find(name, QAbstractSlider)
        self.click_on(slider, QPoint(round(6 + part * (slider.width() - 12)), slider.height() // 2))

    def slider_at_end(self, name: str) -> bool:
        """Whether a slider is at its end, and has a length."""
        slider = self.find(name, QAbstractSlider)
        return 0 < slider.maximum() == slider.value()

    def slider_length(self, name: str) -> int:
        """The last place of a slider."""
        return self.find(name, QAbstractSlider).maximum()

    def cell(self, board: str, row: int, column: int) -> QPoint:
        """The middle of a square of a board."""
        shown: Any = self.find(board)
        rect: QRectF = shown.cell_rect((row, column))
        return rect.center().toPoint()

    def click_square(self, board: str, row: int, column: int) -> None:
        """Click on a square of a board."""
        self.click_on(self.find(board), self.cell(board, row, column))

    def drag(self, board: str, *squares: tuple[int, int]) -> None:
        """Press on the first square, move over the others, let go on the last."""
        widget, (first, *others) = self.find(board), [self.cell(board, *square) for square in squares]
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=first)
        for point in others:
            QTest.mouseMove(widget, point)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=others[-1])

    def turn_wheel(self, name: str, notches: float) -> None:
        """Turn the wheel over a list or a map; downwards where `notches` is negative."""
        found = self.find(name)
        widget = found.viewport() if isinstance(found, QAbstractItemView) else found
        point = QPointF(widget.rect().center())
        where, delta = (point, QPointF(widget.mapToGlobal(point))), QPoint(0, round(120 * notches))
        no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QWheelEvent(*where, QPoint(), delta, no_button, no_key, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(widget, event)

    def click_header(self, table: str, column: int) -> None:
        """Click on the title of a column."""
        header = self.find(table, QTableView).horizontalHeader()
        point = QPoint(header.sectionViewportPosition(column) + header.sectionSize(column) // 2, header.height() // 2)
        self.click_on(header.viewport(), point)

    def paste(self, text: str) -> None:
        """Paste a text that was copied elsewhere."""
        QApplication.clipboard().setText(text)
        self.trigger("paste")

    def drop(self, path: Path) -> None:
        """Drop a file on the window."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        where, copy = self.window.rect().center(), Qt.DropAction.CopyAction
        button, key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.window, QDragEnterEvent(where, copy, mime, button, key))
        QApplication.sendEvent(self.window, QDropEvent(QPointF(where), copy, mime, button, key))

    def _actions(self, menu: QWidget) -> Iterator[QAction]:
        for action in menu.actions():
            yield action
            inner = action.menu()
            if isinstance(inner, QMenu):
                yield from self._actions(inner)


def _matches(item: object, data: object) -> bool:
    return item == data or (isinstance(data, str) and getattr(item, "name", None) == data)


def type_text(field: QWidget, text: str) -> None:
    """Type letters one by one; others come as from an input method."""
    for letter in text:
        if letter.isascii():
            QTest.keyClicks(field, letter)
        else:
            committed = QInputMethodEvent()
            committed.setCommitString(letter)
            QApplication.sendEvent(field, committed)


def spin(seconds: float) -> None:
    """Process events for a while."""
    loop = QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()


def run_with(drive: Callable[[Program], None], settle: float = SETTLE_SECONDS) -> int:
    """Start the program as always, with `drive` in place of its event loop, and close it; returns the exit status.

    `settle` is for how many seconds it is left alone before.
    """

    def loop(*_: object) -> int:
        spin(settle)
        program = Program()
        try:
            drive(program)
        except Exception:  # the program would tell of it in a window, and wait
            traceback.print_exc()
            return 1
        finally:
            program.window.close()
            spin(0.1)
        return 0

    QApplication.exec = staticmethod(loop)
    from app.__main__ import main

    return main([])
