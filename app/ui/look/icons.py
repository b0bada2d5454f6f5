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
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        renderer = QSvgRenderer(QByteArray(picture.replace("currentColor", ink).encode()))
        for scale in SCALES:
            made.addPixmap(_pixmap(renderer, scale), mode)
    return made


def _pixmap(renderer: QSvgRenderer, scale: float) -> QPixmap:
    pixmap = QPixmap(round(SIDE * scale), round(SIDE * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(pixmap.rect()))
    pixmap.setDevicePixelRatio(scale)
    return pixmap
