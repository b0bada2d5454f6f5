"""How often each action, button, page and window of the program is used, whoever uses it and in whatever way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QAction, QActionEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QPushButton, QToolButton, QWidget

import app
from tests.modules import import_all

HEARD = "soakHears"
"""The property of what is listened to already."""
OF_QT = ("qt", "_q", "ScrollLeftButton", "ScrollRightButton")
"""How the names begin that Qt gives."""
ONE_OF_MANY = re.compile(r"(?<=dailyDay-)\d{4}-\d\d-\d\d$|(?<=collection)\d+(?=Remove$)")
"""What differs in the names of buttons that do the same for every day or collection."""


SELDOM = 10
"""By this factor the language and slow windows are chosen less often than other actions."""
SLOW = ("language", "lesson-", "guide", "theme", "text-size")
"""How the names of actions begin after which much is made anew."""
SHOWN_ON_FAILURE = "app.startup.failures"
"""The module of what is shown only after a fault."""


class Kind(StrEnum):
    """What is counted: an action when it is triggered, a button when it is clicked, all else when it is shown."""

    ACTION = "action"
    BUTTON = "button"
    PAGE = "page"
    WINDOW = "window"
    PART = "part"
    DEED = "deed"
    TAB = "tab"


N = TypeVar("N", bound=QObject)
Uses = Counter[tuple[str, str]]
"""How often what is of a kind and a name was used; 0 of what was there and never used."""


class Usage(QObject):
    """Counts uses by object names, by a filter on all events: it hears of every widget when it is shown.

    It listens to each action and button from the moment in which that comes into a widget or is shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.uses: Uses = Counter()
        self._reported: Uses = Counter()

    def count(self, kind: Kind, name: str) -> None:
        """One use more."""
        self.uses[kind, name] += 1

    def know(self, kind: Kind, name: str) -> None:
        """There is something of this name, used or not."""
        self.uses.setdefault((kind, name), 0)

    def least_used(self, chance: Random, kind: Kind, there: Sequence[N]) -> N:
        """One of some actions or buttons, drawn so that what was used least comes most often."""
        weights = [1 / (1 + self._seldom(one) * self.uses[kind, name_of(one)]) ** 2 for one in there]
        return chance.choices(there, weights)[0]

    def least_done(self, chance: Random, kind: Kind, names: Sequence[str]) -> str:
        """One of some deeds or tabs, drawn in the same way; it counts as used."""
        weights = [1 / (1 + self.uses[kind, name]) ** 2 for name in names]
        (name,) = chance.choices(names, weights)
        self.count(kind, name)
        return name

    def _seldom(self, one: QObject) -> int:
        """How many uses one use of it counts for."""
        slow = isinstance(one, QAction) and (one.text().endswith("…") or name_of(one).startswith(SLOW))
        return SELDOM if slow else 1

    def take_new(self) -> dict[str, dict[str, int]]:
        """The uses since this was called last, by kind and name, and 0 of what was found since and not used."""
        new: dict[str, dict[str, int]] = {}
        for (kind, name), number in self.uses.items():
            if number != self._reported.get((kind, name)):
                new.setdefault(kind, {})[name] = number - self._reported[kind, name]
        self._reported = Counter(self.uses)
        return new

    def know_all_parts(self) -> None:
        """Every class of widgets that the program has, whether any of it was shown or not."""
        import_all(app)
        for made in _subclasses(QWidget):
            if made.__module__.startswith("app.") and not made.__subclasses__() and made.__module__ != SHOWN_ON_FAILURE:
                self.know(Kind.PART, made.__name__)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of what is shown, and of actions that are added to a widget."""
        kind = event.type()
        if kind == QEvent.Type.Show:
            if isinstance(watched, QWidget):
                self._note_shown(watched)
        elif kind == QEvent.Type.ActionAdded and isinstance(event, QActionEvent):
            self._listen_to_action(event.action())
        return False

    def _note_shown(self, widget: QWidget) -> None:
        name = widget.objectName()
        if is_of_qt(widget.window()):
            return
        if isinstance(widget, QAbstractButton):
            self._listen_to_button(widget)
        elif name.endswith("Page"):
            self.count(Kind.PAGE, name)
        elif widget.isWindow() and name and not name.startswith(OF_QT):
            self.count(Kind.WINDOW, name)
        if type(widget).__module__.startswith("app."):
            self.count(Kind.PART, type(widget).__name__)

    def _listen_to_action(self, action: QAction) -> None:
        name = name_of(action)
        if name and not name.startswith(OF_QT) and not action.property(HEARD):
            action.setProperty(HEARD, True)
            action.triggered.connect(self._note_action)
            self.know(Kind.ACTION, name)

    def _listen_to_button(self, button: QAbstractButton) -> None:
        name = name_of(button)
        if name and not name.startswith(OF_QT) and not button.property(HEARD):
            button.setProperty(HEARD, True)
            opens_menu = isinstance(button, QToolButton | QPushButton) and button.menu() is not None
            (button.pressed if opens_menu else button.clicked).connect(self._note_button)
            self.know(Kind.BUTTON, name)

    @Slot()
    def _note_action(self) -> None:
        self.count(Kind.ACTION, name_of(self.sender()))

    @Slot()
    def _note_button(self) -> None:
        self.count(Kind.BUTTON, name_of(self.sender()))


def name_of(named: QObject) -> str:
    """The object name of an action or a button, one for those of all days and of all collections."""
    return ONE_OF_MANY.sub("#", named.objectName().removesuffix("Action"))


def is_of_qt(window: QWidget) -> bool:
    """Whether a window is a dialog of Qt's own that looks for a file or a printer."""
    return isinstance(window, QFileDialog) or window.inherits("QPrintDialog")


def _subclasses(kind: type[QWidget]) -> Iterator[type[QWidget]]:
    for made in kind.__subclasses__():
        yield made
        yield from _subclasses(made)
