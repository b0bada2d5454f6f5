"""Random actions of a user: with the mouse, the keyboard, the clipboard, and the window itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from app.window.main_window import MainWindow
from app.window.pages import NAMES
from tests.soak import screen
from tests.soak.carried import drop, mime_data, typed_text
from tests.soak.deeds import DEEDS
from tests.soak.files import answer, is_path, path_for
from tests.soak.hand import Hand
from tests.soak.screen import Screen
from tests.soak.usage import Kind, Usage, name_of

W = TypeVar("W", bound=QWidget)

KEYS = (
    *(Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_F2),
    *(Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_P, Qt.Key.Key_Period, Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_A),
    *(Qt.Key.Key_F11, Qt.Key.Key_W, Qt.Key.Key_D, Qt.Key.Key_M, Qt.Key.Key_B, Qt.Key.Key_E),
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
DEED_SHARE = 0.7
"""How often the next event goes on with a deed that has begun."""


class UserActions:
    """Performs random actions in a window; `last` describes the last one."""

    def __init__(self, window: MainWindow, usage: Usage) -> None:
        self._window = window
        self._screen = Screen(window)
        self._usage = usage
        self._chance = Random()
        self._held: object = window
        self._deed: Iterator[str] = iter(())
        self._deed_name = ""
        self._in_step = False
        """Whether a step of the deed has begun a loop of events of its own."""
        self.last = ""
        anywhere: dict[Callable[[], None], int] = {
            self._click_anywhere: 10,
            self._drag_anywhere: 5,
            self._move_anywhere: 2,
            self._open_context_menu: 2,
            self._press_key: 10,
            self._press_button: 12,
            self._turn_wheel: 3,
            self._choose: 4,
            self._choose_row: 6,
            self._slide: 2,
            self._turn_tab: 2,
            self._resize: 1,
            self._type: 2,
            self._leave: 6,
        }
        in_window: dict[Callable[[], None], int] = {
            self._click_board: 8,
            self._drag_on_board: 8,
            self._trigger: 4,
            self._open_menu: 1,
            self._turn_page: 2,
            self._search: 2,
            self._stop: 3,
            self._change_state: 1,
            self._paste: 2,
            self._drop: 1,
            self._begin_deed: 1,
        }
        self._above, self._free = anywhere, {**anywhere, **in_window}

    def do(self, chance: Random) -> None:
        """Perform the next action."""
        self._chance = chance
        dialog = self._screen.file_dialog
        if dialog is not None:  # what it can do to files is not for chance to try
            self.last = f"answer {dialog.objectName()}"
            answer(dialog, chance)
        elif self._deed_name and not self._in_step and chance.random() < DEED_SHARE:
            self._go_on()
        else:
            actions = self._free if self._screen.above is None else self._above
            (action,) = chance.choices(list(actions), list(actions.values()))
            self.last = getattr(action, "__name__", "").strip("_").replace("_", " ")
            action()

    def _begin_deed(self) -> None:
        """Begin with a row of actions that lead to where single ones seldom come."""
        if self._in_step:
            return
        self._deed_name = self._usage.least_done(self._chance, list(DEEDS))
        self._deed = DEEDS[self._deed_name](Hand(self._screen, self._usage, self._chance))
        self._go_on()

    def _go_on(self) -> None:
        self._in_step = True
        step = None
        try:
            step = next(self._deed, None)
        finally:
            self._in_step = False
            self.last = f"{self._deed_name}: {step}"
            if step is None:
                self._deed_name = ""

    def _front(self) -> QWidget:
        """A window that takes events: what is open over the others, or any of those that are open."""
        usable = self._screen.usable
        return self._chance.choice([usable[0], *usable])

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self._chance.randrange(-3, widget.width() + 3), self._chance.randrange(-3, widget.height() + 3))

    def _target(self) -> tuple[QWidget, QPoint]:
        """The innermost widget at some point of a window, and the point in it."""
        front = self._front()
        point = self._point(front)
        widget = front.childAt(point) or front
        self._held = front  # PySide forgets the widgets of a popup with it
        self._name(widget)
        return widget, widget.mapFrom(front, point)

    def _name(self, widget: QWidget) -> None:
        self.last += f" {widget.objectName() or type(widget).__name__}"

    def _board(self) -> QWidget:
        page = self._window.pages.currentWidget()
        return getattr(page, "board", page)

    def _click_anywhere(self) -> None:
        self._click(*self._target())

    def _click(self, widget: QWidget, point: QPoint) -> None:
        click = QTest.mouseDClick if self._chance.randrange(8) == 0 else QTest.mouseClick
        click(widget, self._chance.choice(BUTTONS), pos=point)

    def _drag_anywhere(self) -> None:
        self._drag(*self._target())

    def _move_anywhere(self) -> None:
        widget, point = self._target()
        QTest.mouseMove(widget, point)
        if isValid(widget):
            QTest.mouseMove(widget, self._point(widget))

    def _open_context_menu(self) -> None:
        widget, point = self._target() if self._chance.random() < 0.5 else self._point_on_board()
        reason = self._chance.choice((QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard))
        QApplication.sendEvent(widget, QContextMenuEvent(reason, point, widget.mapToGlobal(point)))

    def _point_on_board(self) -> tuple[QWidget, QPoint]:
        board = self._board() if self._screen.above is None else self._front()
        return board, self._point(board)

    def _click_board(self) -> None:
        self._click(*self._point_on_board())

    def _drag_on_board(self) -> None:
        self._drag(*self._point_on_board())

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
        """Press a button, in an open menu an entry; those that were seldom used before the others."""
        front = self._front()
        self._held = front
        if isinstance(front, QMenu):
            entries = screen.choosable(front)
            if entries:
                entry = self._usage.least_used(self._chance, Kind.ACTION, entries)
                self.last += f" {name_of(entry) or entry.text()}"
                QTest.mouseClick(front, Qt.MouseButton.LeftButton, pos=front.actionGeometry(entry).center())
        elif there := screen.buttons(front):
            button = self._usage.least_used(self._chance, Kind.BUTTON, there)
            self._name(button)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def _turn_wheel(self) -> None:
        widget, point = self._target()
        delta = QPoint(0, self._chance.choice((120, -120, 15, -600)))
        where = QPointF(point), QPointF(widget.mapToGlobal(point))
        key = self._chance.choice((*[Qt.KeyboardModifier.NoModifier] * 3, Qt.KeyboardModifier.ControlModifier))
        no_button = Qt.MouseButton.NoButton
        event = QWheelEvent(*where, QPoint(), delta, no_button, key, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(widget, event)

    def _choose(self) -> None:
        combo, spin = self._one_of(QComboBox), self._one_of(QSpinBox)
        if combo is not None:
            self._choose_in(combo)
        if spin is not None and isValid(spin):
            most = LARGEST_BOARD if self._chance.randrange(LARGE_ONE_IN) == 0 else LARGE_BOARD
            spin.setValue(self._chance.randrange(spin.minimum(), max(spin.minimum(), min(spin.maximum(), most)) + 1))

    def _choose_in(self, combo: QComboBox) -> None:
        """Choose an entry as Qt does for a person, or open the list of them."""
        there = screen.entries(combo)
        if self._chance.randrange(8) == 0:
            combo.showPopup()
        elif there:
            number = self._chance.choice(there)
            combo.setCurrentIndex(number)
            if isValid(combo):
                combo.activated.emit(number)

    def _choose_row(self) -> None:
        view = self._one_of(QAbstractItemView)
        index = None if view is None else screen.row(view, self._chance.randrange)
        if view is not None and index is not None:
            view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            place = view.visualRect(index)
            where = self._chance.choice((place.center(), place.topLeft() + QPoint(10, place.height() // 2)))
            click = QTest.mouseDClick if self._chance.randrange(4) == 0 else QTest.mouseClick
            click(view.viewport(), Qt.MouseButton.LeftButton, self._chance.choice(MODIFIERS), where)

    def _slide(self) -> None:
        slider = self._one_of(QAbstractSlider)
        if slider is not None:
            slider.setValue(self._chance.randrange(slider.minimum(), slider.maximum() + 1))

    def _turn_tab(self) -> None:
        bar = self._one_of(QTabBar)
        there = [] if bar is None else screen.tabs(bar)
        if bar is not None and there:
            bar.setCurrentIndex(self._chance.choice(there))

    def _one_of(self, kind: type[W]) -> W | None:
        """Any widget of a kind that can be used."""
        front = self._front()
        there = screen.usable_parts(front, kind)
        if not there:
            return None
        chosen = self._chance.choice(there)
        self._held = front
        self._name(chosen)
        return chosen

    def _trigger(self) -> None:
        """Choose an action of the menus, those that were seldom used before the others."""
        by_name = self._window.menu_actions.by_name
        there = [action for name, action in by_name.items() if action.isEnabled() and name != screen.QUIT]
        action = self._usage.least_used(self._chance, Kind.ACTION, there)
        self.last += f" {name_of(action)}"
        action.trigger()

    def _open_menu(self) -> None:
        menus = [action.menu() for action in self._window.menuBar().actions()]
        menu = self._chance.choice([menu for menu in menus if isinstance(menu, QMenu)])
        menu.popup(self._window.mapToGlobal(QPoint(0, 20)))

    def _turn_page(self) -> None:
        """Turn to a page, to one of a puzzle more often."""
        name = self._chance.choice(("klotski", "klotski", "knight", "knight", *NAMES))
        self.last += f" {name}"
        self._window.pages.setCurrentIndex(NAMES.index(name))

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
        QApplication.clipboard().setMimeData(mime_data(self._chance))
        self._window.menu_actions.by_name["paste"].trigger()

    def _drop(self) -> None:
        drop(self._window, mime_data(self._chance))

    def _type(self) -> None:
        """Type into a line, or into a field of several; a file elsewhere is not for chance to write."""
        line = self._one_of(self._chance.choice((QLineEdit, QLineEdit, QPlainTextEdit)))
        if line is None:
            return
        line.setFocus()
        if self._chance.random() < 0.5:
            line.selectAll()
        if isinstance(line, QPlainTextEdit):
            line.insertPlainText(typed_text(self._chance))
            return
        if is_path(line):
            line.setText(str(path_for(self._chance)))
        else:
            line.insert(typed_text(self._chance))
        if self._chance.random() < 0.7 and isValid(line):
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
