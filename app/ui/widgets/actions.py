"""The keys of actions and those that boards share, and buttons and tooltips that follow actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu, QToolButton, QWidget
from shiboken6 import isValid

from app.ui.look.scale import pressed, scaled_size
from app.ui.page_names import PAGES
from app.ui.widgets.shorthand import connect_slot, named
from app.ui.words.messages import listed

F5 = ("F5",)
"""Presents what the main window shows; in the window of a person's own searches, where F6 watches one, it runs one."""
COPY = QKeySequence.StandardKey.Copy
DELETE = QKeySequence.StandardKey.Delete

KEYS: dict[str, tuple[QKeySequence.StandardKey | str, ...]] = {
    "open": ("Ctrl+O",),
    "export": ("Ctrl+E",),
    "print": ("Ctrl+P",),
    "new": ("Ctrl+N",),
    "undo": ("Ctrl+Z",),
    "redo": (
        "Ctrl+Y",
        "Ctrl+Shift+Z",
    ),
    "reset": ("Ctrl+R",),
    "hint": ("H",),
    "strict": (),
    "relaxed": (),
    "draw": ("D",),
    "copy": (COPY,),
    "search": ("Ctrl+Return",),
    "watch": ("W",),
    "watch-paused": ("Shift+W",),
    "next": ("N",),
    "stop": ("Esc",),
    "pause-search": ("P",),
    "step-search": (".",),
    "first": ("Home",),
    "back": ("Left",),
    "play": ("Space",),
    "forward": ("Right",),
    "last": ("End",),
    "faster": ("+",),
    "slower": ("-",),
    "previous-detour": ("Shift+Left",),
    "next-detour": ("Shift+Right",),
    "better": ("B",),
    "zoom-in": ("Ctrl++", "Ctrl+="),
    "zoom-out": ("Ctrl+-",),
    "zoom-fit": ("Ctrl+0",),
    "map": ("M",),
    "own-searches": ("Ctrl+M",),
    "present": F5,
    "run-own": F5,
    "watch-own": ("F6",),
    "find": ("Ctrl+F",),
    "stands": ("Ctrl+I",),
    "daily": ("Ctrl+D",),
    "back-up": ("Ctrl+Shift+B",),
    "confirm": ("Return",),
    "daily-calendar": ("Ctrl+Shift+D",),
    "guide": ("F1",),
    "full-screen": ("F11",),
    **{
        name: (f"Ctrl+{number}",) for number, name in zip(range(1, 10), PAGES, strict=False)
    },  # there is no key for a tenth
}
"""The keys of the actions of pages, and of those of windows that other parts of the program tell of or have too."""
ARROWS = {Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1)}
"""The step in (row, column) that each arrow key stands for."""
CHOOSING_KEYS = (Qt.Key.Key_Enter, Qt.Key.Key_Return)
"""Written alike on most keyboards, so that the first alone is listed."""
REMOVING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Why a board has the focus where keys brought it, so that it shows what they act on."""

ListedKeys: TypeAlias = Sequence[tuple[str, Iterable[Qt.Key | QKeyCombination | QKeySequence.StandardKey | str]]]
"""What is done on a board, in the language in force, and the keys that do it."""


def key_text(*keys: QKeySequence | QKeySequence.StandardKey | QKeyCombination | Qt.Key | str) -> str:
    """Keys as the system writes them, as a list where there are several."""
    return listed(QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


def action_key(name: str) -> str:
    """The first key of an action as the system writes it, for a text that tells of it."""
    return key_text(KEYS[name][0])


def tip(text: str, *actions: QAction) -> str:
    """A tooltip: what actions do, and their first keys."""
    return key_tip(text, *(action.shortcut() for action in actions))


def key_tip(text: str, *keys: QKeySequence | QKeySequence.StandardKey | Qt.Key | str) -> str:
    """A tooltip: what a control does, and the keys that do the same, if any do."""
    if not any(QKeySequence(key).count() for key in keys):
        return text
    return QCoreApplication.translate("Actions", "{action} ({key})", "a tooltip").format(
        action=text, key=key_text(*keys)
    )


def bind(button: QAbstractButton, action: QAction, text: str = "") -> None:
    """Let a button do what an action does, as long as that is enabled; its tooltip is a text with the action's key."""
    if text:
        button.setToolTip(tip(text, action))
    button.setEnabled(action.isEnabled())
    connect_slot(action, "enabledChanged(bool)", button, "setEnabled(bool)")
    connect_slot(button, "clicked()", action, "trigger()")


def tool_button(
    action: QAction, name: str, accessible: str = "", text: str = "", *, side: int, icon: int
) -> QToolButton:
    """A square button of an action, as `bind` makes it one.

    `side` and `icon` are its size and that of its icon, in pixels at a text size of 100 %.
    """
    made = square_button(name, accessible, side=side)
    made.setIconSize(scaled_size(icon, icon))
    bind(made, action, text)
    return made


def square_button(name: str, accessible: str, tip: str = "", glyph: str = "", side: int = 32) -> QToolButton:
    """A square button with a sign; `side` is its size in pixels at a text size of 100 %."""
    made = named(QToolButton(), name, accessible, tip)
    made.setText(glyph)
    made.setFixedSize(pressed(side), pressed(side))
    return made


def more_button(name: str, menu: QMenu) -> QToolButton:
    """The button that opens a menu of what else can be done."""
    translate = QCoreApplication.translate
    made = square_button(name, translate("Actions", "More"), translate("Actions", "More actions"), "⋯")
    made.setMenu(menu)
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return made


def keeps_key(event: QEvent, keeps: Callable[[QKeyEvent], object]) -> bool:
    """Whether a key is for the widget with the focus and for no shortcut, by what `keeps` says; it is accepted then."""
    kept = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and bool(keeps(event))
    if kept:
        event.accept()
    return kept


def own_keys(part: QWidget, actions: Mapping[str, QAction]) -> None:
    """Have the keys of these actions in force while the focus is in a part of a window; see `FocusKeys`."""
    for action in actions.values():
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        part.addAction(action)


def offer(actions: Mapping[str, QAction], acts: Mapping[str, Callable[[], object]]) -> None:
    """Let each of these actions do something, by a method of a QObject, and enable it."""
    for name, act in acts.items():
        actions[name].triggered.connect(act)
        actions[name].setEnabled(True)


def enable(actions: Mapping[str, QAction], states: Mapping[str, bool]) -> None:
    """Enable some actions and then disable the others, in this order: the focus can go from button to button."""
    for name in sorted(states, key=states.__getitem__, reverse=True):
        if isValid(actions[name]):  # not while their page is being deleted
            actions[name].setEnabled(states[name])
