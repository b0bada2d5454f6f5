"""Asks the style for everything that there is, with options of every type, in every theme, and prints what it raised.

A program of its own: where a style fails, Qt may end the process. Whatever is written to standard error is a fault too.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListView,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleHintReturnMask,
    QStyleOption,
    QTableView,
    QWidget,
)

from app.startup.application import make_application
from app.ui.look.roles import set_role
from app.ui.look.style import program_style
from app.ui.look.theme import THEMES, Appearance
from app.ui.widgets.dropdown import Dropdown

FUSION_FALLS = {QStyle.SubElement.SE_TabBarScrollLeftButton, QStyle.SubElement.SE_TabBarScrollRightButton}
"""Where Fusion itself ends the process, with an option of another type."""
ROLES = ("primary", "narrowPrimary", "narrow", "panel", "notice", "faultBar", "firstHint", "titles", "quiet")
SIZE = 40
MOST_CHARACTERS = 200

Question = tuple[Any, ...]
"""A method of the style, and what it is called with."""


def kinds(enumeration: type[Enum]) -> list[Any]:
    """What a style can be asked for; the first of what other styles may add stands for nothing."""
    return [one for one in enumeration if "CustomBase" not in one.name and one not in FUSION_FALLS]


def option_types() -> list[type[QStyleOption]]:
    """Every type of option."""
    named = (getattr(QtWidgets, name) for name in dir(QtWidgets) if name.startswith("QStyleOption"))
    return [one for one in named if issubclass(one, QStyleOption)]


def options(palette: QPalette) -> Iterator[object]:
    """Options of every type, as they are made and with numbers that add up to nothing in two states, and no options."""
    for kind in option_types():
        yield kind()
        for state in (QStyle.StateFlag.State_Enabled, ~QStyle.StateFlag.State_None):
            option = kind()
            option.state = state
            option.rect = QRect(0, 0, SIZE, SIZE // 2)
            option.palette = palette
            for name, number in (("minimum", 0), ("maximum", 10), ("pageStep", -10), ("progress", 5)):
                if hasattr(option, name):
                    setattr(option, name, number)
            yield option
    yield None
    yield "no option"


def widgets() -> Iterator[QWidget | None]:
    """None, and widgets of several kinds and of all roles."""
    yield None
    for make in (Dropdown, QLabel, QScrollBar, QSpinBox, QTableView, QWidget):
        yield make()
    for role, make in product(ROLES, (QFrame, QListView, QPushButton)):
        widget = make()
        set_role(widget, role)
        yield widget


def drawings(style: QStyle, option: Any, widget: QWidget | None, painter: QPainter) -> Iterator[Question]:
    """Everything that can be drawn."""
    for draw, elements in (
        (style.drawPrimitive, QStyle.PrimitiveElement),
        (style.drawControl, QStyle.ControlElement),
        (style.drawComplexControl, QStyle.ComplexControl),
    ):
        yield from ((draw, element, option, painter, widget) for element in kinds(elements))


def measurements(style: QStyle, option: Any, widget: QWidget | None) -> Iterator[Question]:
    """Everything that has a size or a place."""
    for element in kinds(QStyle.SubElement):
        yield style.subElementRect, element, option, widget
    for kind in kinds(QStyle.ContentsType):
        yield style.sizeFromContents, kind, option, QSize(SIZE, 9), widget
    for control, part in product(kinds(QStyle.ComplexControl), kinds(QStyle.SubControl)):
        yield style.subControlRect, control, option, part, widget


def hints(style: QStyle, option: Any, widget: QWidget | None) -> Iterator[Question]:
    """Everything else, for which an option may be missing; without one, Fusion cannot answer by a mask."""
    for metric in kinds(QStyle.PixelMetric):
        yield style.pixelMetric, metric, option, widget
    for hint in kinds(QStyle.StyleHint):
        yield style.styleHint, hint, option, widget
        if option is not None:
            yield style.styleHint, hint, option, widget, QStyleHintReturnMask()
    for picture in kinds(QStyle.StandardPixmap):
        yield style.standardIcon, picture, option, widget
        yield style.standardPixmap, picture, option, widget


def main() -> None:
    """Draw everything in every theme, with widgets of every kind, and ask for the rest once."""
    application = make_application(["style"])
    style, pixmap = program_style(application), QPixmap(SIZE, SIZE)
    pixmap.fill(Qt.GlobalColor.white)
    every_widget = list(widgets())
    for theme in THEMES:
        Appearance(theme).apply()
        for option, widget in product(options(application.palette()), every_widget):
            with QPainter(pixmap) as painter:
                ask(drawings(style, option, widget, painter))
    for option, widget in product(options(application.palette()), every_widget[:5]):
        ask(measurements(style, option, widget))
        if isinstance(option, QStyleOption | None):
            ask(hints(style, option, widget))


def ask(questions: Iterator[Question]) -> None:
    """Print what is raised."""
    for method, *arguments in questions:
        try:
            method(*arguments)
        except Exception as error:
            print(f"{method.__name__}{tuple(arguments)}: {error!r}"[:MOST_CHARACTERS])


if __name__ == "__main__":
    main()
