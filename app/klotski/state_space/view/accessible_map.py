"""A map as a graphic whose value, to assistive technology, is what the keyboard is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from app.klotski.state_space.view.map_view import MapView


class AccessibleMap(QAccessibleWidget):
    """A graphic; its name and description are those of the widget."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view, QAccessible.Role.Graphic)
        self._view = view

    def text(self, kind: QAccessible.Text) -> str:
        """Its value is the sentence of the node under the keyboard's cursor."""
        if kind is QAccessible.Text.Value and isValid(self._view):
            return self._view.cursor_sentence()
        return super().text(kind)


class _Kept(QObject):
    """Keeps the interface of a map for as long as there is the map: Qt keeps none of Python's objects alive."""

    def __init__(self, interface: AccessibleMap, key: int) -> None:
        super().__init__()
        self._interface = interface
        self._key = key

    @Slot()
    def forget(self) -> None:
        """The map is gone."""
        _kept.pop(self._key, None)


_kept: dict[int, _Kept] = {}
"""By the identity of their maps."""
_installed: list[type[MapView]] = []


def install_accessible_maps(kind: type[MapView]) -> None:
    """Install the factory that gives every map its interface; called more than once, it does nothing."""
    if not _installed:
        _installed.append(kind)
        QAccessible.installFactory(_interface_of)


def _interface_of(class_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """The factory that Qt calls for each widget: an interface for a map, None for anything else."""
    if not isinstance(widget, _installed[0]) or not isValid(widget):
        return None
    interface = AccessibleMap(widget)
    _kept[id(widget)] = _Kept(interface, id(widget))
    widget.destroyed.connect(_kept[id(widget)].forget)
    return interface
