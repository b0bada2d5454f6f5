"""Random actions of a user: with the mouse, the keyboard, the clipboard, and the window itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from app.window.main_window import MainWindow
from tests.soak import texts

W = TypeVar("W", bound=QWidget)

KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_F2),
    *(Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_Period, Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_A),
)
MODIFIERS = (
    *[Qt.KeyboardModifier.NoModifier] * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = (*[Qt.MouseButton.LeftButton] * 6, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
LARGE_BOARD = 24
LARGEST_BOARD = 200
LARGE_ONE_IN = 50
"""One board in so many is as large as it can be."""
LONGEST_TEXT = 4000
"""How many characters are typed, pasted or dropped at most."""
SELDOM = 10
"""By this factor the language and slow windows are chosen less often than other actions."""


class UserActions:
    """Performs random actions in a window; `last` describes the last one."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._chance = Random()
        self._held: QWidget = window
        self.last = ""
        self._actions: tuple[tuple[int, Callable[[], None]], ...] = (
            (10, self._click_anywhere),
            (5, self._drag_anywhere),
            (8, self._click_board),
            (8, self._drag_on_board),
            (10, self._press_key),
            (8, self._press_button),
            (3, self._turn_wheel),
            (3, self._choose),
            (2, self._slide),
            (2, self._turn_tab),
            (3, self._trigger),
            (1, self._open_menu),
            (2, self._turn_page),
            (3, self._search),
            (3, self._stop),
            (2, self._resize),
            (1, self._change_state),
            (2, self._paste),
            (2, self._drop),
            (2, self._type),
            (6, self._leave),
        )

    def do(self, chance: Random) -> None:
        """Perform the next action."""
        self._chance = chance
        (action,) = chance.choices([action for _, action in self._actions], [weight for weight, _ in self._actions])
        self.last = action.__name__.strip("_").replace("_", " ")
        dialog = self._file_dialog()
        if dialog is not None:  # what it can do to files is not for chance to try
            self._answer(dialog)
        else:
            action()

    def settle(self) -> None:
        """Close whatever is open over the window, and stop its searches and playback."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.close()
        for page in (self._window.views["klotski"], self._window.views["knight"]):
            page.stop()
            page.playback.pause()
        self._window.comparison.stop()

    def _front(self) -> QWidget:
        """A window that takes events: what is open over the others, or any of those that are open."""
        above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if above is not None:
            return above
        beside = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
        return self._chance.choice([self._window, self._window, *beside])

    def _file_dialog(self) -> QFileDialog | None:
        return next((one for one in QApplication.topLevelWidgets() if isinstance(one, QFileDialog)), None)

    def _answer(self, dialog: QFileDialog) -> None:
        self.last = "answer a file dialog"
        if dialog.isVisible() and self._chance.random() < 0.5:
            path = Path.cwd() / "chosen.txt"
            path.write_text(_typed_text(self._chance), encoding="utf-8", errors="replace")
            dialog.fileSelected.emit(str(path))
        dialog.reject()
        dialog.deleteLater()

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self._chance.randrange(-3, widget.width() + 3), self._chance.randrange(-3, widget.height() + 3))

    def _target(self) -> tuple[QWidget, QPoint]:
        """The innermost widget at some point of a window, and the point in it."""
        front = self._front()
        point = self._point(front)
        widget = front.childAt(point) or front
        self._held = front  # PySide forgets the widgets of a popup with it
        self.last += f" {widget.objectName() or type(widget).__name__}"
        return widget, widget.mapFrom(front, point)

    def _board(self) -> QWidget:
        page = self._window.pages.currentWidget()
        return getattr(page, "board", page)

    def _click_anywhere(self) -> None:
        widget, point = self._target()
        click = QTest.mouseDClick if self._chance.randrange(8) == 0 else QTest.mouseClick
        click(widget, self._chance.choice(BUTTONS), pos=point)

    def _drag_anywhere(self) -> None:
        widget, point = self._target()
        self._drag(widget, point)

    def _click_board(self) -> None:
        board = self._board()
        QTest.mouseClick(board, self._chance.choice(BUTTONS), pos=self._point(board))

    def _drag_on_board(self) -> None:
        board = self._board()
        self._drag(board, self._point(board))

    def _drag(self, widget: QWidget, point: QPoint) -> None:
        """Press, move and let go; what is dragged may go on the way."""
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=point)
        for _ in range(self._chance.randrange(5)):
            if isValid(widget):
                QTest.mouseMove(widget, self._point(widget))
        if self._chance.random() < 0.1 and isValid(widget):
            QTest.keyClick(widget, self._chance.choice(KEYS))
        if isValid(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=self._point(widget))

    def _press_key(self) -> None:
        front = self._front()
        key, modifier = self._chance.choice(KEYS), self._chance.choice(MODIFIERS)
        self.last += f" {key.name} {modifier.name}"
        QTest.keyClick(front.focusWidget() or front, key, modifier)

    def _press_button(self) -> None:
        button = self._one_of(QAbstractButton)
        if button is not None:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _turn_wheel(self) -> None:
        widget, point = self._target()
        delta = QPoint(0, self._chance.choice((120, -120, 15, -600)))
        where = QPointF(point), QPointF(widget.mapToGlobal(point))
        no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        event = QWheelEvent(*where, QPoint(), delta, no_button, no_key, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(widget, event)

    def _choose(self) -> None:
        combo, spin = self._one_of(QComboBox), self._one_of(QSpinBox)
        if combo is not None and combo.count():
            combo.setCurrentIndex(self._chance.randrange(combo.count()))
        if spin is not None:
            most = LARGEST_BOARD if self._chance.randrange(LARGE_ONE_IN) == 0 else LARGE_BOARD
            spin.setValue(self._chance.randrange(spin.minimum(), max(spin.minimum(), min(spin.maximum(), most)) + 1))

    def _slide(self) -> None:
        slider = self._one_of(QAbstractSlider)
        if slider is not None:
            slider.setValue(self._chance.randrange(slider.minimum(), slider.maximum() + 1))

    def _turn_tab(self) -> None:
        tabs = self._one_of(QTabBar)
        if tabs is not None and tabs.count():
            tabs.setCurrentIndex(self._chance.randrange(tabs.count()))

    def _one_of(self, kind: type[W]) -> W | None:
        """Any widget of a kind that can be used."""
        front = self._front()
        there = [one for one in front.findChildren(kind) if one.isVisible() and one.isEnabled()]
        if not there:
            return None
        chosen = self._chance.choice(there)
        self._held = front
        self.last += f" {chosen.objectName() or type(chosen).__name__}"
        return chosen

    def _trigger(self) -> None:
        actions = self._window.menu_actions.by_name
        name = self._chance.choice([name for name in actions if name != "quit"])
        self.last += f" {name}"
        slow = actions[name].text().endswith("…") or name.startswith(("language", "lesson", "guide", "theme"))
        above = QApplication.activeModalWidget() is not None
        if actions[name].isEnabled() and not above and (not slow or self._chance.randrange(SELDOM) == 0):
            actions[name].trigger()

    def _open_menu(self) -> None:
        menus = [action.menu() for action in self._window.menuBar().actions()]
        menu = self._chance.choice([menu for menu in menus if isinstance(menu, QMenu)])
        if QApplication.activeModalWidget() is None:
            menu.popup(self._window.mapToGlobal(QPoint(0, 20)))

    def _turn_page(self) -> None:
        self._window.pages.setCurrentIndex(self._chance.choice((0, 0, 0, 1, 1, 1, 2, 3)))

    def _search(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _stop(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Escape)

    def _resize(self) -> None:
        front = self._front()
        front.resize(self._chance.randrange(200, 2000), self._chance.randrange(200, 1400))

    def _change_state(self) -> None:
        window = self._window
        act = self._chance.choice(
            (window.showMinimized, window.showNormal, window.showMaximized, window.showFullScreen)
        )
        act()
        if self._chance.random() < 0.7:
            window.showNormal()

    def _paste(self) -> None:
        QApplication.clipboard().setMimeData(_mime_data(self._chance))
        if QApplication.activeModalWidget() is None:
            self._window.menu_actions.by_name["paste"].trigger()

    def _drop(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        mime = _mime_data(self._chance)
        where, copy = self._window.rect().center(), Qt.DropAction.CopyAction
        button, key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        enter = QDragEnterEvent(where, copy, mime, button, key)
        QApplication.sendEvent(self._window, enter)
        if enter.isAccepted():
            QApplication.sendEvent(self._window, QDropEvent(QPointF(where), copy, mime, button, key))

    def _type(self) -> None:
        line = self._one_of(QLineEdit)
        if line is None or line.objectName() == "exportPath":  # a file anywhere is not for chance to write
            return
        line.setFocus()
        if self._chance.random() < 0.5:
            line.selectAll()
        line.insert(_typed_text(self._chance))
        if self._chance.random() < 0.7:
            QTest.keyClick(line, self._chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Backspace)))

    def _leave(self) -> None:
        """Leave what is open over the main window, in any way there is."""
        front = self._front()
        if front is self._window:
            return
        ways: list[Callable[[], object]] = [front.close, front.hide, lambda: QTest.keyClick(front, Qt.Key.Key_Escape)]
        if isinstance(front, QDialog):
            ways += [front.accept, front.reject, lambda: front.done(2)]
        self._chance.choice(ways)()


def _typed_text(chance: Random) -> str:
    """Any text that Qt can hold."""
    drawn = chance.choice((texts.text, texts.document, texts.matrix))(chance)
    return drawn[:LONGEST_TEXT].encode("utf-8", "replace").decode()


def _mime_data(chance: Random) -> QMimeData:
    """A file, an address, a text, plain or not, or data of an unknown type."""
    mime = QMimeData()
    match chance.randrange(6):
        case 0:
            path = Path.cwd() / "dropped.txt"
            path.write_text(_typed_text(chance), encoding="utf-8", errors="replace")
            mime.setUrls([QUrl.fromLocalFile(str(path))])
        case 1:
            mime.setUrls([QUrl.fromLocalFile(str(Path.cwd() / _typed_text(chance)[:300])), QUrl("https://x.invalid/y")])
        case 2:
            mime.setData("application/octet-stream", _typed_text(chance).encode())
        case 3:
            mime.setHtml(f"<b>{_typed_text(chance)}</b>")
        case _:
            mime.setText(_typed_text(chance))
    return mime
