"""The roles of widgets: what a label or button is for, by which it gets its font, its colours and its frame."""

from __future__ import annotations

from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from app.ui.look.scale import scaled

_FONTS: dict[str, tuple[int, QFont.Weight]] = {
    "heading": (14, QFont.Weight.DemiBold),
    "title": (20, QFont.Weight.DemiBold),
    "largeFigure": (26, QFont.Weight.DemiBold),
    "text": (14, QFont.Weight.Normal),
    "caption": (12, QFont.Weight.Normal),
    "fault": (12, QFont.Weight.Normal),
    "result": (14, QFont.Weight.DemiBold),
    "primary": (13, QFont.Weight.DemiBold),
    "narrowPrimary": (13, QFont.Weight.DemiBold),
}
"""The size in pixels at a text size of 100 %, and the weight, of the font of a role; others have the application's."""

_COLOURS = {
    "caption": QPalette.ColorRole.PlaceholderText,
    "fault": QPalette.ColorRole.Link,
    "notice": QPalette.ColorRole.Window,
}
"""The colour of a label's text by its role; it follows the palette of the application."""

PRIMARY, NARROW = ("primary", "narrowPrimary"), ("narrow", "narrowPrimary")
"""The roles of buttons in the accent, of which a window shows one for what is done next, and of those in rows."""

QUIET = ("quiet", "titles")
"""The roles of lists in which what is chosen is only tinted; the lines of "titles" are higher."""


def role_of(widget: QWidget | None) -> str:
    """The role of a widget, "" where it has none."""
    return "" if widget is None else widget.property("role") or ""


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its role, and the font and the colour of text that go with it.

    The style paints the ground and frame of buttons of the roles in `PRIMARY` and `NARROW`, and of the frames "panel",
    "faultBar" and "firstHint", and the lines of lists of the roles in `QUIET`.
    """
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    if role in _FONTS:
        font = widget.font()
        pixels, weight = _FONTS[role]
        font.setPixelSize(scaled(pixels))
        font.setWeight(weight)
        widget.setFont(font)
    if isinstance(widget, QLabel):
        widget.setForegroundRole(_COLOURS.get(role, QPalette.ColorRole.WindowText))
