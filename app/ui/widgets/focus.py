"""The keyboard focus: which keys the control in focus keeps from the shortcuts, and where the focus goes after it.

Space, the arrows, Home and End steer playback from anywhere; but on a button Space presses it, and in a list, a
slider or a field the arrows move there, as everywhere else. A field in which nothing was typed leaves the keys that
undo and redo to the window.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QTabBar,
    QWidget,
)

from app.ui.application import application
from app.ui.widgets.actions import KEYS

ENTER = (
    QKeyCombination(Qt.Key.Key_Return),
    QKeyCombination(Qt.Key.Key_Enter),
    QKeyCombination(Qt.KeyboardModifier.KeypadModifier, Qt.Key.Key_Enter),
)
_ALONG = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End}
_OWN_KEYS: tuple[tuple[type, set[Qt.Key]], ...] = (
    (QAbstractButton, {Qt.Key.Key_Space}),
    (QAbstractItemView, _ALONG | {Qt.Key.Key_Space}),
    (QAbstractSlider, _ALONG),
    (QAbstractSpinBox, _ALONG),
    (QComboBox, _ALONG | {Qt.Key.Key_Space}),
    (QLineEdit, _ALONG | {Qt.Key.Key_Space}),
    (QTabBar, _ALONG),
)


class FocusKeys(QObject):
    """An event filter for the control in focus, whichever that is: a filter for all would see every event there is.

    Enter presses a button in focus, in dialogs too, where Qt presses the default button instead. An action whose key
    is that of its widget alone is in force wherever the focus is within that, before those of the window.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._follow(None, QApplication.focusWidget())
        self._connection = application().focusChanged.connect(self._follow)

    def stop(self) -> None:
        """Leave the keys to the shortcuts."""
        self.disconnect(self._connection)
        self._follow(QApplication.focusWidget(), None)

    @Slot(QWidget, QWidget)
    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the key for the control in focus before any shortcut sees it, and press a button by Enter."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            act = _action_around(watched, event)
            if act is not None:
                act.trigger()
            return act is not None or (event.keyCombination() in ENTER and _press(watched, event.isAutoRepeat()))
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if plain and watched is QApplication.focusWidget() and event.key() in _own_keys(watched):
                event.accept()
                return True
            event.setAccepted(_action_around(watched, event) is not None)
            return event.isAccepted() or _nothing_left(watched, event)
        return False


def _press(control: QObject, held: bool) -> bool:
    """Press a button, once while a key is held; a box to be ticked leaves Enter to the dialog."""
    if not isinstance(control, QAbstractButton) or isinstance(control, (QCheckBox, QRadioButton)):
        return False
    if not held:
        control.click()
    return True


def _action_around(control: QObject, event: QKeyEvent) -> QAction | None:
    """What a key does in the part of a window that a control is in, where this has actions for itself alone."""
    pressed = QKeySequence("+" if event.text() == "+" else event.keyCombination())  # with Shift on some keyboards
    part = control if isinstance(control, QWidget) else None
    while part is not None and event.key() not in _own_keys(control):
        for action in part.actions():
            alone = action.shortcutContext() is Qt.ShortcutContext.WidgetShortcut
            if alone and action.isEnabled() and pressed in action.shortcuts():
                return action
        part = part.parentWidget()
    return None


def _own_keys(control: QObject) -> set[Qt.Key]:
    return set[Qt.Key]().union(*(keys for kind, keys in _OWN_KEYS if isinstance(control, kind)))


def _nothing_left(control: QObject, event: QKeyEvent) -> bool:
    """Whether a key is to undo or redo something in a field that has nothing of the kind."""
    field: object = control
    if isinstance(control, (QAbstractSpinBox, QComboBox)):
        field = control.findChild(QLineEdit)
    elif isinstance(control, QPlainTextEdit):
        field = control.document()
    if not isinstance(field, (QLineEdit, QTextDocument)):
        return False
    pressed = QKeySequence(event.keyCombination())
    if pressed in [QKeySequence(key) for key in KEYS["undo"]]:
        return not field.isUndoAvailable()
    return pressed in [QKeySequence(key) for key in KEYS["redo"]] and not field.isRedoAvailable()


def pass_focus(shown: QWidget, *heirs: QWidget) -> bool:
    """Give the focus to the first of the heirs that can have it, if the control in focus was disabled or hidden.

    To be called in `focusNextPrevChild` of a page or window, which Qt calls then as on Tab: it would give the focus to
    the next control in the order of Tab, whatever that one does. False where Qt is to choose.
    """
    left = shown.window().focusWidget()
    heir = next(filter(_can_have_focus, heirs), None)
    if left is None or _can_have_focus(left) or heir is None:
        return False
    heir.setFocus(Qt.FocusReason.OtherFocusReason)
    return True


def enable_either(condition: bool, then: Iterable[QWidget], otherwise: Iterable[QWidget]) -> None:
    """Enable some controls and then disable the others, in this order: the focus can go from these to those."""
    enabled, disabled = (then, otherwise) if condition else (otherwise, then)
    for control in enabled:
        control.setEnabled(True)
    for control in disabled:
        control.setEnabled(False)


def _can_have_focus(control: QWidget) -> bool:
    return control.isEnabled() and control.isVisible()
