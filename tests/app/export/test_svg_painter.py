"""The painter that writes SVG: it writes what it is asked for, or refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath, QPen
from pytestqt.qtbot import QtBot

from app.export.request import Arrangement, Format, Subject
from app.ui.look.theme import THEMES, Theme
from app.ui.painting.svg_painter import SvgPainter
from tests.app.export.subjects import board, exported, layout, request, solution, tour, wide_board, woven

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
    "drawLines": lambda painter: painter.drawLines([QLineF(0, 0, 5, 5), QLineF(5, 5, 9, 5), QLineF(1, 2, 3, 4)]),
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


@pytest.mark.parametrize("style", [Qt.BrushStyle.Dense1Pattern, Qt.BrushStyle.HorPattern, Qt.BrushStyle.BDiagPattern])
def test_a_brush_that_cannot_be_written_is_refused(painter: SvgPainter, style: Qt.BrushStyle) -> None:
    with pytest.raises(NotImplementedError, match=str(style.name)):
        painter.fillRect(BOX, QBrush(QColor("red"), style))


def test_what_is_hatched_is_hatched_in_the_file(painter: SvgPainter) -> None:
    painter.fillRect(BOX, QBrush(QColor("red"), Qt.BrushStyle.DiagCrossPattern))
    written = ElementTree.fromstring(painter.document(QSizeF(9, 9), ""))
    pattern = written.find(".//{*}pattern")
    rect = written.find(".//{*}rect")
    assert pattern is not None
    assert rect is not None
    assert rect.get("fill") == f"url(#{pattern.get('id')})"


@pytest.mark.parametrize("made", [solution, layout, tour, board, woven, wide_board])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("arrangement", [Arrangement.ONE, Arrangement.SHEET])
def test_every_picture_is_written_in_every_theme(
    made: Callable[[], Subject], theme: Theme, arrangement: Arrangement, tmp_path: Path
) -> None:
    subject = made()
    arrangement = arrangement if subject.picture.length else Arrangement.ONE
    path = exported(request(subject, Format.SVG, tmp_path / "one.svg", theme=theme, arrangement=arrangement))
    assert len(list(ElementTree.parse(path).getroot().iter())) > 10


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_drawn_is_in_the_file(painter: SvgPainter, name: str) -> None:
    empty = len(list(ElementTree.fromstring(painter.document(QSizeF(9, 9), "")).iter()))
    DRAWN[name](painter)
    drawn = list(ElementTree.fromstring(painter.document(QSizeF(9, 9), "")).iter())
    assert len(drawn) == empty + 1


def test_lines_that_meet_are_written_as_one(painter: SvgPainter) -> None:
    painter.drawLines([QLineF(0, 0, 5, 5), QLineF(5, 5, 9, 5), QLineF(1, 2, 3, 4)])
    path = ElementTree.fromstring(painter.document(QSizeF(9, 9), "")).find(".//{*}path")
    assert path is not None
    assert path.get("d") == "m0 0l5 5l4 0m-8-3l2 2"
    assert path.get("fill") == "none"
