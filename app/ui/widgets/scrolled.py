"""Sections that scroll where a small screen has no room for all of them, and what areas that scroll have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from app.ui.widgets.shorthand import named


def scrolled(section: QWidget) -> QScrollArea:
    """The section in a frame without an edge that scrolls up and down when it must."""
    area = named(QScrollArea(widgetResizable=True), section.objectName() + "Scroll")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    make_viewport(area)
    area.setWidget(section)
    section.setAutoFillBackground(False)  # which Qt turned on just now
    return area


def make_viewport(area: QAbstractScrollArea) -> QWidget:
    """A viewport without a background of its own, in place of Qt's.

    To find out of which class Qt's own is, Qt for Python makes every class of widgets that there is: some 30 ms before
    the first paint.
    """
    viewport = QWidget()
    area.setViewport(viewport)
    return viewport
