"""Random actions of a user: with the mouse, the keyboard, the clipboard, and the window itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
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
from solvers.puzzles import PUZZLE_NAMES
from tests.soak import gestures, screen
from tests.soak.carried import drop, mime_data
from tests.soak.deeds import DEEDS
from tests.soak.diary import Diary
from tests.soak.files import answer
from tests.soak.hand import Hand
from tests.soak.screen import Screen
from tests.soak.usage import Kind, Usage, name_of

W = TypeVar("W", bound=QWidget)

UNUSED_SHARE = 0.2
"""How often it is first looked whether a button is in sight that was never pressed."""
DEED_SHARES = (0.7, 1.0)
"""How often the next event goes on with a deed that has begun: some are interrupted by others, and some are not."""


class UserActions:
    """Performs random actions in a window, and notes them in the diary."""

    def __init__(self, window: MainWindow, usage: Usage, diary: Diary) -> None:
        self._window = window
        self._screen = Screen(window)
        self._usage = usage
        self._diary = diary
        self._chance = Random()
        self._held: object = window
        self._deed: Iterator[str] = iter(())
        self._deed_name = ""
        self._deed_share = 1.0
        self._in_step = False
        """Whether a step of the deed has begun a loop of events of its own."""
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
            self._begin_deed: 4,
        }
        self._above, self._free = anywhere, {**anywhere, **in_window}

    def do(self, chance: Random) -> None:
        """Perform the next action."""
        self._chance = chance
        dialog = self._screen.qt_dialog
        if dialog is not None:  # what it can do to files and printers is not for chance to try
            self._diary.begin(f"answer {dialog.objectName()}")
            answer(dialog, chance)
        elif chance.random() < UNUSED_SHARE and self._press_unused():
            pass
        elif self._deed_name and not self._in_step and chance.random() < self._deed_share:
            self._go_on()
        else:
            actions = self._free if self._screen.above is None else self._above
            (action,) = chance.choices(list(actions), list(actions.values()))
            self._diary.begin(getattr(action, "__name__", "").strip("_").replace("_", " "))
            action()

    def _begin_deed(self) -> None:
        """Begin with a row of actions that lead to where single ones seldom come, or go on with one."""
        if self._in_step:
            return
        if not self._deed_name:  # none would come to its end if others took its place
            self._deed_name = self._usage.least_done(self._chance, Kind.DEED, list(DEEDS))
            self._deed_share = self._chance.choice(DEED_SHARES)
            self._deed = DEEDS[self._deed_name](Hand(self._screen, self._usage, self._diary, self._chance))
        self._go_on()

    def _go_on(self) -> None:
        self._in_step = True
        self._diary.begin(self._deed_name)
        step = None
        try:
            step = next(self._deed, None)
        finally:
            self._in_step = False
            if step is None:
                self._deed_name = ""
            else:
                self._diary.add(f"({step})")

    def _front(self) -> QWidget:
        """A window that takes events: what is open over the others, or any of those that are open."""
        usable = self._screen.usable
        return self._chance.choice([usable[0], *usable])

    def _target(self) -> tuple[QWidget, QPoint]:
        """The innermost widget at some point of a window, and the point in it."""
        front = self._front()
        point = gestures.point_in(front, self._chance)
        widget = front.childAt(point) or front
        self._held = front  # PySide forgets the widgets of a popup with it
        self._name(widget)
        return widget, widget.mapFrom(front, point)

    def _target_on_board(self) -> tuple[QWidget, QPoint]:
        page = self._window.pages.currentWidget()
        board: QWidget = getattr(page, "board", page)
        return board, gestures.point_in(board, self._chance)

    def _name(self, widget: QWidget) -> None:
        self._diary.add(widget.objectName() or type(widget).__name__)

    def _click_anywhere(self) -> None:
        gestures.click(*self._target(), self._chance)

    def _click_board(self) -> None:
        gestures.click(*self._target_on_board(), self._chance)

    def _drag_anywhere(self) -> None:
        gestures.drag(*self._target(), self._chance)

    def _drag_on_board(self) -> None:
        gestures.drag(*self._target_on_board(), self._chance)

    def _move_anywhere(self) -> None:
        gestures.move(*self._target(), self._chance)

    def _open_context_menu(self) -> None:
        on_board = self._screen.above is None and self._chance.random() < 0.5
        gestures.ask_for_menu(*(self._target_on_board() if on_board else self._target()), self._chance)

    def _turn_wheel(self) -> None:
        gestures.turn_wheel(*self._target(), self._chance)

    def _press_key(self) -> None:
        front = self._front()
        key, modifier = self._chance.choice(gestures.KEYS), self._chance.choice(gestures.MODIFIERS)
        self._diary.add(f"{key.name} {modifier.name}")
        QTest.keyClick(front.focusWidget() or front, key, modifier)

    def _press_button(self) -> None:
        """Press a button, in an open menu an entry; those that were seldom used before the others."""
        front = self._front()
        self._held = front
        if isinstance(front, QMenu):
            entries = screen.choosable(front)
            if entries:
                entry = self._usage.least_used(self._chance, Kind.ACTION, entries)
                self._diary.add(name_of(entry) or entry.text())
                gestures.tap(front, point=front.actionGeometry(entry).center())
        elif there := screen.buttons(front):
            button = self._usage.least_used(self._chance, Kind.BUTTON, there)
            self._name(button)
            gestures.press(button)

    def _press_unused(self) -> bool:
        """Press a button that was never pressed, if one is in sight: some are once in ten thousand events."""
        there = [button for front in self._screen.usable for button in screen.buttons(front)]
        unused = [button for button in there if self._usage.uses.get((Kind.BUTTON, name_of(button))) == 0]
        if unused:
            button = self._chance.choice(unused)
            self._diary.begin(f"press unused {button.objectName()}")
            gestures.press(button)
        return bool(unused)

    def _choose(self) -> None:
        combo, spin = self._one_of(QComboBox), self._one_of(QSpinBox)
        if combo is not None:
            gestures.choose(combo, self._chance)
        if spin is not None and isValid(spin):
            gestures.choose_number(spin, self._chance)

    def _choose_row(self) -> None:
        view = self._one_of(QAbstractItemView)
        if view is not None:
            gestures.choose_row(view, self._chance)

    def _slide(self) -> None:
        slider = self._one_of(QAbstractSlider)
        if slider is not None:
            slider.setValue(self._chance.randrange(slider.minimum(), slider.maximum() + 1))

    def _turn_tab(self) -> None:
        bar = self._one_of(QTabBar)
        there = [] if bar is None else screen.tabs(bar)
        if bar is not None and there:
            bar.setCurrentIndex(self._chance.choice(there))

    def _type(self) -> None:
        field = self._one_of(self._chance.choice((QLineEdit, QLineEdit, QPlainTextEdit)))
        if isinstance(field, QLineEdit | QPlainTextEdit):
            gestures.write(field, self._chance)

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
        self._diary.add(name_of(action))
        action.trigger()

    def _open_menu(self) -> None:
        menus = [action.menu() for action in self._window.menuBar().actions()]
        menu = self._chance.choice([menu for menu in menus if isinstance(menu, QMenu)])
        menu.popup(self._window.mapToGlobal(QPoint(0, 20)))

    def _turn_page(self) -> None:
        """Turn to a page, to one of a puzzle more often."""
        name = self._chance.choice((*PUZZLE_NAMES, *PUZZLE_NAMES, *NAMES))
        self._diary.add(name)
        self._window.pages.setCurrentIndex(NAMES.index(name))

    def _search(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    def _stop(self) -> None:
        QTest.keyClick(self._window, Qt.Key.Key_Escape)

    def _resize(self) -> None:
        self._front().resize(self._chance.randrange(200, 2000), self._chance.randrange(200, 1400))

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

    def _leave(self) -> None:
        """Leave what is open over the main window, in any way there is."""
        front = self._front()
        if front is self._window:
            return
        ways: list[Callable[[], object]] = [front.close, front.hide, lambda: QTest.keyClick(front, Qt.Key.Key_Escape)]
        if isinstance(front, QDialog):
            ways += [front.accept, front.reject, lambda: front.done(2)]
        self._name(front)
        self._chance.choice(ways)()
