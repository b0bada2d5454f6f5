"""The painter that writes SVG: it writes what it is asked for, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen
from pytestqt.qtbot import QtBot

from app.export.svg_painter import SvgPainter

BOX = QRectF(1, 2, 3, 4)


def methods() -> set[str]:
    """Every public method of Qt's painter, in the Qt that is installed."""
    members = {name: getattr(QPainter, name) for name in dir(QPainter) if not name.startswith("_")}
    return {name for name, member in members.items() if callable(member) and not isinstance(member, type)}


def outline() -> QPainterPath:
    """A rectangle as a path."""
    path = QPainterPath()
    path.addRect(BOX)
    return path


DRAWN: dict[str, Callable[[SvgPainter], Any]] = {
    "drawPath": lambda painter: painter.drawPath(outline()),
    "strokePath": lambda painter: painter.strokePath(outline(), QPen(QColor("red"))),
    "fillPath": lambda painter: painter.fillPath(outline(), QColor("red")),
    "drawRect": lambda painter: painter.drawRect(BOX),
    "fillRect": lambda painter: painter.fillRect(BOX, QColor("red")),
    "drawRoundedRect": lambda painter: painter.drawRoundedRect(BOX, 1, 1),
    "drawEllipse": lambda painter: painter.drawEllipse(BOX),
    "drawLine": lambda painter: painter.drawLine(QLineF(0, 0, 5, 5)),
    "drawImage": lambda painter: painter.drawImage(QPointF(0, 0), QImage(2, 2, QImage.Format.Format_RGB32)),
    "drawText": lambda painter: painter.drawText(QPointF(0, 0), "曹"),
}
"""The methods that write an element."""

STATE = {
    *("save", "restore", "setRenderHint", "setPen", "setBrush", "setFont", "font", "setOpacity", "opacity"),
    *("translate", "scale", "rotate", "setClipPath", "device"),
}
"""The methods that change what is written after them, or tell it."""


@pytest.fixture
def painter(qtbot: QtBot) -> SvgPainter:
    """A painter that has painted nothing."""
    font = QFont()
    font.setPixelSize(12)
    return SvgPainter(font)


def test_a_method_of_qts_painter_is_written_or_refused_and_never_ignored(painter: SvgPainter) -> None:
    refused: set[str] = set()
    for name in methods() - DRAWN.keys() - STATE:
        with pytest.raises(NotImplementedError, match=name):
            getattr(painter, name)()
        refused.add(name)
    assert {"drawPixmap", "drawPolygon", "drawArc", "eraseRect", "setTransform", "setClipRegion"} <= refused


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_drawn_is_in_the_file(painter: SvgPainter, name: str) -> None:
    empty = len(list(ElementTree.fromstring(painter.document(QSizeF(9, 9), "")).iter()))
    DRAWN[name](painter)
    drawn = list(ElementTree.fromstring(painter.document(QSizeF(9, 9), "")).iter())
    assert len(drawn) == empty + 1
