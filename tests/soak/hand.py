"""What a deed does in the window: every step goes through the real widgets, as a person's does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic, sleep
from typing import Any, TypeVar

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QEnterEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from tests.soak import screen
from tests.soak.carried import drop
from tests.soak.diary import Diary
from tests.soak.gestures import press, tap
from tests.soak.screen import Screen
from tests.soak.usage import Kind, Usage, name_of

W = TypeVar("W", bound=QWidget)

PATIENCE_SECONDS = 4.0
"""How long something is waited for."""
WAIT_SECONDS = 0.01
"""How long each event takes at the least in which something is waited for."""
VERDICT_SECONDS = 0.2
"""How long the next hint is waited for."""
LONGEST_GAME = 90
"""After so many hints a game is given up."""
MOST_WINDOWS = 10
LEFT_OPEN = 0.2
"""How often a window is left open that may stay beside the others."""


class Hand:
    """Does the steps of a deed, each of which returns what it was: what is not there is passed over."""

    def __init__(self, there: Screen, usage: Usage, diary: Diary, chance: Random) -> None:
        self.screen, self.usage, self.diary, self.chance = there, usage, diary, chance
        self.window = there.window

    def trigger(self, name: str) -> str:
        """Choose an action of the menus."""
        action = self.window.menu_actions.by_name[name]
        self.diary.add(name)
        if self.screen.above is None and action.isEnabled():
            action.trigger()
        return name

    def enabled(self, name: str) -> bool:
        """Whether an action of the menus can be chosen."""
        return self.window.menu_actions.by_name[name].isEnabled()

    def names_in(self, window: str) -> list[str]:
        """The names of the buttons of a window that can be pressed."""
        fronts = [front for front in self.screen.usable if front.objectName() == window]
        return [one.objectName() for front in fronts for one in screen.buttons(front)]

    def press(self, *names: str) -> str:
        """Press a button, of several the one that was used least."""
        there = [button for name in names if (button := self.screen.named(name, QAbstractButton)) is not None]
        return self._press(there)

    def press_any(self, kept: tuple[str, ...] = (), window: str = "") -> str:
        """Press a button of the window of a name, or of that in front, of those not `kept` the one used least."""
        fronts = [front for front in self.screen.usable if not window or front.objectName() == window]
        there = screen.buttons(fronts[-1]) if fronts else []
        return self._press([button for button in there if button.objectName() not in kept])

    def _press(self, there: list[QAbstractButton]) -> str:
        if not there:
            return "no button"
        button = self.usage.least_used(self.chance, Kind.BUTTON, there)
        name = button.objectName()
        self.diary.add(name)
        press(button)
        return name

    def choose_entry(self, name: str, *entries: str) -> str:
        """Open a menu of the page in front, and choose one of these entries of it, or any where none is given."""
        page = self.window.pages.currentWidget()
        menu = next((one for one in page.findChildren(QMenu) if one.objectName() == name), None)
        return "no menu" if menu is None else self.choose_in(menu, *entries)

    def choose_in(self, menu: QMenu, *entries: str) -> str:
        """Open a menu, and choose one of these entries of it, or any where none is given."""
        if self.screen.above is not None:
            return "no menu"
        menu.popup(self.window.mapToGlobal(QPoint(40, 40)))
        return self.choose_in_front(*entries)

    def choose_in_front(self, *entries: str) -> str:
        """Choose in the menu that is open, of several entries the one that was used least."""
        menu = self.screen.above
        if not isinstance(menu, QMenu):
            return "no menu"
        there = [one for one in screen.choosable(menu) if not entries or name_of(one) in entries]
        if not there:
            menu.close()
            return "no entry"
        entry = self.usage.least_used(self.chance, Kind.ACTION, there)
        name = name_of(entry)
        self.diary.add(name)
        tap(menu, point=menu.actionGeometry(entry).center())
        return f"choose {name}"

    def choose(self, name: str, fits: Callable[[Any], bool] = lambda _: True) -> str:
        """Choose an entry of a dropdown, any of those whose data fits."""
        combo = self.screen.named(name, QComboBox)
        there = [] if combo is None else screen.entries(combo)
        if combo is not None and (there := [number for number in there if fits(combo.itemData(number))]):
            number = self.chance.choice(there)
            combo.setCurrentIndex(number)
            combo.activated.emit(number)
        return f"choose in {name}"

    def choose_row(self, name: str, doubly: bool = False) -> str:
        """Click on a row of a list."""
        view = self.screen.named(name, QAbstractItemView)
        index = None if view is None else screen.row(view, self.chance.randrange)
        if view is not None and index is not None:
            view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            place = view.visualRect(index)
            tap(view.viewport(), point=place.topLeft() + QPoint(12, place.height() // 2), doubly=doubly)
        return f"choose in {name}"

    def turn_tab(self, ending: str, wanted: int = 0) -> str:
        """Turn to a tab of a bar whose name ends so: to the one of this number, or to that turned to least."""
        bars = [one for front in self.screen.usable for one in screen.usable_parts(front, QTabBar)]
        bar = next((one for one in bars if one.objectName().endswith(ending)), None)
        if bar is None:
            return "no tabs"
        tabs = {f"{bar.objectName()} {number + 1}": number for number in screen.tabs(bar)}
        name = f"{bar.objectName()} {wanted}" if wanted else self.usage.least_done(self.chance, Kind.TAB, list(tabs))
        bar.setCurrentIndex(tabs[name])
        return name

    def check_rows(self, name: str, last: bool = False) -> str:
        """Go to the first row of a list, and check it and the one after it; or the last, and the one before it."""
        end, on = (Qt.Key.Key_End, Qt.Key.Key_Up) if last else (Qt.Key.Key_Home, Qt.Key.Key_Down)
        view = self.screen.named(name, QAbstractItemView)
        if view is not None:
            view.setFocus()
            for key in (end, Qt.Key.Key_Space, on, Qt.Key.Key_Space):
                QTest.keyClick(view, key)
        return f"check rows of {name}"

    def write(self, name: str, text: str) -> str:
        """Write into a line, in place of what is in it."""
        line = self.screen.named(name, QLineEdit)
        if line is not None:
            line.setFocus()
            line.selectAll()
            line.insert(text)
            line.textEdited.emit(text)
        return f"write into {name}"

    def write_at_end(self, editor: QPlainTextEdit, text: str) -> str:
        """Type a text at the end of what is in an editor."""
        if isValid(editor):
            editor.moveCursor(QTextCursor.MoveOperation.End)
            for line in text.splitlines():
                QTest.keyClick(editor, Qt.Key.Key_Return)
                QTest.keyClicks(editor, line)
        return "type"

    def spin(self, name: str, value: int) -> str:
        """Choose a number."""
        spin = self.screen.named(name, QSpinBox)
        if spin is not None:
            spin.setValue(value)
        return f"{name} {value}"

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        """Press a key in the window in front."""
        front = self.screen.usable[-1]
        QTest.keyClick(front.focusWidget() or front, key, modifier)
        return key.name

    def press_on(self, widget: QWidget, key: Qt.Key) -> str:
        """Press a key on a widget."""
        QTest.keyClick(widget, key)
        return key.name

    def click(self, widget: QWidget, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> str:
        """Click anywhere on a widget."""
        tap(widget, button, point=self._point_on(widget))
        return "click"

    def drag(self, widget: QWidget, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> str:
        """Drag from anywhere on a widget to anywhere on it."""
        first, *others = [self._point_on(widget) for _ in range(4)]
        QTest.mousePress(widget, button, pos=first)
        for point in others:
            if isValid(widget):  # other events come while these are sent
                QTest.mouseMove(widget, point)
        if isValid(widget):
            QTest.mouseRelease(widget, button, pos=others[-1])
        return "drag"

    def _point_on(self, widget: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))

    def point_at(self, widget: QWidget) -> str:
        """Move the mouse onto a widget, and on it."""
        middle = widget.rect().center()
        place = middle.toPointF()
        QApplication.sendEvent(widget, QEnterEvent(place, place, widget.mapToGlobal(middle).toPointF()))
        if isValid(widget):
            QTest.mouseMove(widget, middle)
        return "point"

    def paste(self, text: str) -> str:
        """Paste a text."""
        QApplication.clipboard().setText(text)
        return self.trigger("paste")

    def drop_file(self, path: str) -> str:
        """Drop a file onto the window."""
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(path)])
        if self.screen.above is None:
            drop(self.window, mime)
        return "drop a file"

    def part(self, kind: type[W]) -> W | None:
        """A widget of a kind that can be used, in any window."""
        there = [one for front in self.screen.usable for one in screen.usable_parts(front, kind)]
        return self.chance.choice(there) if there else None

    def wait(
        self, done: Callable[[], bool], seconds: float = PATIENCE_SECONDS, each: float = WAIT_SECONDS
    ) -> Iterator[str]:
        """Wait until something is so, but not for ever; `each` event takes so many seconds."""
        end = monotonic() + seconds
        while not done() and monotonic() < end:
            sleep(each)  # and no loop of events, in which the next event would come within this one
            yield "wait"

    def wait_for(self, name: str, seconds: float = PATIENCE_SECONDS) -> Iterator[str]:
        """Wait for a button."""
        yield from self.wait(lambda: self.screen.named(name, QAbstractButton) is not None, seconds)

    def pause(self, events: int) -> Iterator[str]:
        """Let other events come, so many."""
        for _ in range(events):
            sleep(WAIT_SECONDS)
            yield "pause"

    def explore(self, presses: int, *kept: str, window: str = "") -> Iterator[str]:
        """Press buttons, all but those `kept`, those that were used least before the others."""
        for _ in range(presses):
            yield self.press_any(kept, window)
            yield from self.pause(1)

    def play_by_hints(self) -> Iterator[str]:
        """Ask for hints and follow them, until the game is won or there is no hint."""
        yield from self.wait(lambda: self.enabled("hint"))
        for _ in range(LONGEST_GAME):
            yield self.trigger("hint")
            yield from self.wait(lambda: self.enabled("hint"), VERDICT_SECONDS)
            if not self.enabled("hint"):
                return

    def begin_on(self, page: str) -> Iterator[str]:
        """Close what is open over the window, and turn to a page."""
        for _ in range(MOST_WINDOWS):
            above = self.screen.above or (self.screen.beside[-1:] or [None])[0]
            if above is None or (self.screen.above is None and self.chance.random() < LEFT_OPEN):
                break
            above.close()
            yield "close what is in front"
        yield self.trigger(page)
