"""Icons from `resources/icons/`, drawn in the colour that the theme asks for."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.ui.application import application
from app.ui.look.scale import scaled
from solvers.resource_files import resource_file

SIDES = (16, 18, 20)
"""The sizes that icons are shown in, at a text size of 100 %."""
KEPT = 256
"""How many icons that were drawn are kept: all there are, in every theme and a few sizes."""


def icon(name: str, colour: str, disabled: str) -> QIcon:
    """The icon of this name, drawn for the pixels of the finest screen.

    `disabled` is its colour on a control that cannot be used. One that was drawn before is shown again: what Qt keeps
    of each new one in its cache of pixmaps would fill that with buttons that play and pause.
    """
    return _drawn(name, colour, disabled, tuple(map(scaled, SIDES)), application().devicePixelRatio())


@lru_cache(KEPT)
def _drawn(name: str, colour: str, disabled: str, sides: tuple[int, ...], ratio: float) -> QIcon:
    picture = resource_file("icons", f"{name}.svg").read_text("utf-8")
    made = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        renderer = QSvgRenderer(QByteArray(picture.replace("currentColor", ink).encode()))
        for side in sides:
            made.addPixmap(_pixmap(renderer, side, ratio), mode)
    return made


def _pixmap(renderer: QSvgRenderer, side: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(pixmap.rect()))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
