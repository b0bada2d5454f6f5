"""Icons from `resources/icons/`, drawn in the colour that the theme asks for."""

from __future__ import annotations

from importlib import resources

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

SIDE = 24
SCALES = (1.0, 2.0)


def icon(name: str, colour: str, disabled: str) -> QIcon:
    """The icon of this name; `disabled` is its colour on a control that cannot be used."""
    picture = resources.files("resources").joinpath("icons", f"{name}.svg").read_text("utf-8")
    made = QIcon()
    for scale in SCALES:
        made.addPixmap(_pixmap(picture, colour, scale), QIcon.Mode.Normal)
        made.addPixmap(_pixmap(picture, disabled, scale), QIcon.Mode.Disabled)
    return made


def _pixmap(picture: str, colour: str, scale: float) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(picture.replace("currentColor", colour).encode()))
    pixmap = QPixmap(round(SIDE * scale), round(SIDE * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(pixmap.rect()))
    pixmap.setDevicePixelRatio(scale)
    return pixmap
