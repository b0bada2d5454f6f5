"""The parts of a window by their types and object names, also those in sections that nobody has opened yet."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject

from app.puzzle.details import Details

T = TypeVar("T", bound=QObject)


def child(parent: QObject, kind: type[T], name: str | None = None) -> T:
    """The part of this type, and of this object name if one is given; a test in which there is none fails."""
    make_sections(parent)
    found = parent.findChild(kind) if name is None else parent.findChild(kind, name)
    assert found is not None, name or kind.__name__
    return found


def make_sections(parent: QObject) -> None:
    """Make the sections of details that are otherwise made after the first paint."""
    for details in parent.findChildren(Details):
        details.make_all()
