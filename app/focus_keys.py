"""Keys that a control in focus has use for, kept from the shortcuts of the window.

Space, the arrows, Home and End steer playback from anywhere; but on a button Space presses it, and in a list, a
slider or a field the arrows move there, as everywhere else.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QTabBar,
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
    """An event filter for the application."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the key for the control in focus before any shortcut sees it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if plain and watched is QApplication.focusWidget() and event.key() in _own_keys(watched):
                event.accept()
                return True
        return False


def _own_keys(control: QObject) -> set[Qt.Key]:
    own: set[Qt.Key] = set()
    for kind, keys in _OWN_KEYS:
        if isinstance(control, kind):
            own |= keys
    return own
