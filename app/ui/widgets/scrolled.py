"""A section that scrolls where a small screen has no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.ui.widgets.shorthand import named


def scrolled(section: QWidget) -> QScrollArea:
    """The section in a frame without an edge that scrolls up and down when it must."""
    area = named(QScrollArea(widgetResizable=True), section.objectName() + "Scroll")
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    section.setAutoFillBackground(False)
    area.setWidget(section)
    return area
