"""Disturbs every widget of the program while it is made, as Qt may: before its own `__init__` has run to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

import app
from tests.modules import import_all

CHANGES = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.PaletteChange,
    QEvent.Type.LanguageChange,
    QEvent.Type.LocaleChange,
    QEvent.Type.EnabledChange,
    QEvent.Type.ThemeChange,
    QEvent.Type.Polish,
    QEvent.Type.PolishRequest,
    QEvent.Type.LayoutRequest,
)
"""What Qt may tell a widget at any time."""


def is_ours(kind: type[object]) -> bool:
    """Whether a class is one of the program's."""
    return kind.__module__.split(".")[0] == "app"


def our_classes(base: type[Any]) -> set[type[Any]]:
    """All classes of the program that are made of a class of Qt."""
    import_all(app)
    return {kind for kind in _subclasses(base) if is_ours(kind)}


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _subclasses(one)


@contextmanager
def disturbing() -> Iterator[set[type[QWidget]]]:
    """Have widgets of the program disturbed as soon as Qt's part of them is made; yields the classes of all made.

    What an object of the program watches is disturbed, too, as soon as it does.
    """
    made: set[type[QWidget]] = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QObject, "installEventFilter", _disturbing_filter(QObject.installEventFilter))
        for base in {base for kind in our_classes(QWidget) for base in kind.__bases__ if _is_of_qt(base)}:
            patch.setattr(base, "__init__", _disturbing_init(base.__init__, made))
        yield made


def _is_of_qt(base: type[object]) -> bool:
    return issubclass(base, QObject) and not is_ours(base)


def _disturbing_init(init: Callable[..., None], made: set[type[QWidget]]) -> Callable[..., None]:
    @wraps(init)
    def disturbing_init(widget: QWidget, *arguments: Any, **named: Any) -> None:
        init(widget, *arguments, **named)
        if is_ours(type(widget)):
            made.update(kind for kind in type(widget).__mro__ if is_ours(kind))
            disturb(widget)

    return disturbing_init


def _disturbing_filter(install: Callable[[QObject, QObject], None]) -> Callable[[QObject, QObject], None]:
    @wraps(install)
    def disturbing_filter(watched: QObject, watching: QObject) -> None:
        install(watched, watching)
        if is_ours(type(watching)) and isinstance(watched, QWidget):
            disturb(watched)
            QCoreApplication.sendEvent(watched, QResizeEvent(watched.size(), watched.size()))

    return disturbing_filter


def disturb(widget: QWidget) -> None:
    """Tell a widget of every change, and ask how large it would be."""
    for kind in CHANGES:
        QCoreApplication.sendEvent(widget, QEvent(kind))
    widget.sizeHint()
    widget.minimumSizeHint()
    if widget.hasHeightForWidth():
        widget.heightForWidth(widget.width())
