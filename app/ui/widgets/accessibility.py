"""What screen readers are told: sentences of what sighted people see appear, and what painted widgets hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget
from shiboken6 import isValid


def announce(widget: QWidget, sentence: str) -> None:
    """Have a sentence read out that belongs to a widget in sight; a Qt that cannot (before 6.8) stays silent."""
    announcement = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    unseen = not widget.isVisible() or widget.window().testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    if announcement is not None and sentence and not unseen:
        QAccessible.updateAccessibility(announcement(widget, sentence))


def say(shown: QLabel, sentence: str) -> None:
    """Show a sentence in a label, and have it read out."""
    shown.setText(sentence)
    announce(shown, sentence)


def tell_focus(widget: QWidget, child: int) -> None:
    """Tell that the focus inside a widget has come to its child of this number."""
    event = QAccessibleEvent(widget, QAccessible.Event.Focus)
    event.setChild(child)
    QAccessible.updateAccessibility(event)


class WidgetInterface(QAccessibleWidget):
    """What assistive technology is told of one widget."""

    def end(self) -> None:
        """The widget is gone."""


class KeptInterface(QObject):
    """Keeps an interface for as long as there is its widget: Qt keeps none of Python's objects alive."""

    def __init__(self, interface: WidgetInterface, key: int) -> None:
        """`key` is where `_kept` holds this."""
        super().__init__()
        self._interface = interface
        self._key = key

    @Slot()
    def forget(self) -> None:
        """The widget is gone."""
        self._interface.end()
        _kept.pop(self._key, None)


_kept: dict[int, KeptInterface] = {}
"""The interfaces that there are, by the identity of their widgets."""
_interfaces: dict[type[QWidget], Callable[[Any], WidgetInterface]] = {}


def install_interface(kind: type[QWidget], made: Callable[[Any], WidgetInterface]) -> None:
    """Give every widget of a class an interface; called more than once, it does nothing."""
    if not _interfaces:
        QAccessible.installFactory(_interface_of)
    _interfaces[kind] = made


def _interface_of(class_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """The factory that Qt calls for each object: an interface for a widget of such a class, None for anything else."""
    made = next((made for kind, made in _interfaces.items() if isinstance(widget, kind)), None)
    if widget is None or made is None or not isValid(widget):
        return None
    interface = made(widget)
    _kept[id(widget)] = KeptInterface(interface, id(widget))
    widget.destroyed.connect(_kept[id(widget)].forget)
    return interface
