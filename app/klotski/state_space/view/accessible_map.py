"""A map as a graphic whose value, to assistive technology, is what the keyboard is on, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from app.klotski.state_space.view.marks import MapMarks
from app.klotski.state_space.view.movable_map import MovableMap
from app.ui.words.numbers import grouped, plural

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace


class AccessibleMap(QAccessibleWidget):
    """A graphic; its name and description are those of the widget."""

    def __init__(self, view: MovableMap) -> None:
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
_installed: list[bool] = []


def install_accessible_maps() -> None:
    """Install the factory that gives every map its interface; called more than once, it does nothing."""
    if not _installed:
        QAccessible.installFactory(_interface_of)
        _installed.append(True)


def _interface_of(class_name: str, widget: QObject | None) -> QAccessibleInterface | None:
    """The factory that Qt calls for each widget: an interface for a map, None for anything else."""
    if not isinstance(widget, MovableMap) or not isValid(widget):
        return None
    interface = AccessibleMap(widget)
    _kept[id(widget)] = _Kept(interface, id(widget))
    widget.destroyed.connect(_kept[id(widget)].forget)
    return interface


def node_sentence(space: StateSpace, marks: MapMarks, node: int) -> str:
    """What is marked at a node, and how far it is from the exit and the start."""
    parts = [*_kinds(space, marks, node), *_distances(space, marks, node)]
    return QCoreApplication.translate("MapView", "; ").join(parts)


def _kinds(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    if node == marks.present:
        yield QCoreApplication.translate("MapView", "present position")
    if node == marks.furthest:
        yield QCoreApplication.translate("MapView", "furthest position")
    for narrow in space.passes:
        if narrow.node == node and not marks.strict:
            text = QCoreApplication.translate("MapView", "narrow pass at step {number}")
            yield text.format(number=grouped(narrow.step))


def _distances(space: StateSpace, marks: MapMarks, node: int) -> Iterator[str]:
    to_exit, from_start = int(space.to_exit[node]), int(space.from_start[node])
    if to_exit == 0:
        yield QCoreApplication.translate("MapView", "solved")
    elif to_exit > 0 and not marks.strict:
        yield plural("MapView", "{number} steps to the exit", to_exit)
    if from_start == 0:
        yield QCoreApplication.translate("MapView", "start")
    else:
        yield plural("MapView", "{number} steps from the start", from_start)
