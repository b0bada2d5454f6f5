"""The device that writes SVG: it writes what is painted on it, or refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from pytestqt.qtbot import QtBot

from app.ui.painting.svg_device import SvgDevice, matrix, number, path_data

BOX = QRectF(1, 2, 3, 4)


def outline() -> QPainterPath:
    """A rectangle as a path."""
    path = QPainterPath()
    path.addRect(BOX)
    return path


DRAWN: dict[str, Callable[[QPainter], Any]] = {
    "drawPoint": lambda painter: painter.drawPoint(QPointF(3, 4)),
    "drawArc": lambda painter: painter.drawArc(BOX, 0, 90),
    "eraseRect": lambda painter: painter.eraseRect(BOX),
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


def device_of(painter: QPainter) -> SvgDevice:
    """What it paints on."""
    device = painter.device()
    assert isinstance(device, SvgDevice)
    return device


def document(painter: QPainter) -> str:
    """What has been painted so far, as a file."""
    return device_of(painter).document(QSizeF(9, 9), "")


@pytest.fixture
def painter(qtbot: QtBot) -> Iterator[QPainter]:
    """A painter that has painted nothing on a device of its own."""
    device = SvgDevice()
    with QPainter(device) as painter:
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        yield painter


REFUSED: dict[str, Callable[[QPainter], Any]] = {
    "polygons": lambda painter: painter.drawPolygon([QPointF(0, 0), QPointF(1, 0), QPointF(0, 1)]),
    "pixmaps": lambda painter: painter.drawPixmap(QPointF(0, 0), QPixmap(2, 2)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_written_is_refused(painter: QPainter, name: str) -> None:
    with pytest.raises(NotImplementedError, match=name):
        REFUSED[name](painter)


@pytest.mark.qt_log_level_fail("CRITICAL")
def test_painting_in_another_way_than_over_what_is_there_is_warned_of(painter: QPainter, qtlog: Any) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    assert not qtlog.records
    for mode in (QPainter.CompositionMode.CompositionMode_Plus, QPainter.CompositionMode.CompositionMode_Clear):
        painter.setCompositionMode(mode)
    assert len(qtlog.records) == 2
    assert painter.compositionMode() is QPainter.CompositionMode.CompositionMode_SourceOver


@pytest.mark.parametrize("style", [Qt.BrushStyle.Dense1Pattern, Qt.BrushStyle.HorPattern, Qt.BrushStyle.BDiagPattern])
def test_a_brush_that_cannot_be_written_is_refused(painter: QPainter, style: Qt.BrushStyle) -> None:
    with pytest.raises(NotImplementedError, match=str(style.name)):
        painter.fillRect(BOX, QBrush(QColor("red"), style))


def test_what_is_hatched_is_hatched_in_the_file(painter: QPainter) -> None:
    painter.fillRect(BOX, QBrush(QColor("red"), Qt.BrushStyle.DiagCrossPattern))
    written = ElementTree.fromstring(document(painter))
    pattern = written.find(".//{*}pattern")
    rect = written.find(".//{*}rect")
    assert pattern is not None
    assert rect is not None
    assert rect.get("fill") == f"url(#{pattern.get('id')})"


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_drawn_is_in_the_file(painter: QPainter, name: str) -> None:
    empty = len(list(ElementTree.fromstring(document(painter)).iter()))
    DRAWN[name](painter)
    drawn = list(ElementTree.fromstring(document(painter)).iter())
    assert len(drawn) == empty + 1


def test_lines_that_meet_are_written_as_one(painter: QPainter) -> None:
    painter.drawLines([QLineF(0, 0, 5, 5), QLineF(5, 5, 9, 5), QLineF(1, 2, 3, 4)])
    path = ElementTree.fromstring(document(painter)).find(".//{*}path")
    assert path is not None
    assert path.get("d") == "m0 0l5 5l4 0m-8-3l2 2"
    assert path.get("fill") == "none"


def written(painter: QPainter) -> list[str]:
    """The elements of the file, a line each, without what is around them."""
    return document(painter).splitlines()[3:-1]


PEN = 'stroke="#0000ff" stroke-width="2"'
BRUSH = 'fill="#ff0000"'
ELEMENTS: dict[str, str] = {
    "drawPath": f'<path d="m1 2l3 0l0 4l-3 0l0-4" fill-rule="evenodd" {BRUSH} {PEN}/>',
    "strokePath": '<path d="m1 2l3 0l0 4l-3 0l0-4" fill-rule="evenodd" fill="none" stroke="#ff0000" stroke-width="1"/>',
    "fillPath": f'<path d="m1 2l3 0l0 4l-3 0l0-4" fill-rule="evenodd" {BRUSH}/>',
    "drawRect": f'<rect x="1" y="2" width="3" height="4" {BRUSH} {PEN}/>',
    "fillRect": f'<rect x="1" y="2" width="3" height="4" {BRUSH}/>',
    "drawRoundedRect": '<path d="m1 3c0-0.55 0.45-1 1-1l1 0c0.55 0 1 0.45 1 1l0 2c0 0.55 -0.45 1 -1 1l-1 0'
    f'c-0.55 0 -1-0.45 -1-1l0-2" fill-rule="evenodd" {BRUSH} {PEN}/>',
    "drawEllipse": f'<ellipse cx="2.5" cy="4" rx="1.5" ry="2" {BRUSH} {PEN}/>',
    "drawLine": f'<path d="m0 0l5 5" fill="none" {PEN}/>',
    "drawLines": f'<path d="m0 0l5 5l4 0m-8-3l2 2" fill="none" {PEN}/>',
}


@pytest.mark.parametrize("name", ELEMENTS)
def test_a_shape_is_written_with_its_place_its_brush_and_its_pen(painter: QPainter, name: str) -> None:
    pen = QPen(QColor("blue"), 2.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(QColor("red"))
    DRAWN[name](painter)
    assert [line.replace(' stroke-linecap="square" stroke-linejoin="bevel"', "") for line in written(painter)] == [
        ELEMENTS[name]
    ]


def test_an_ellipse_round_a_point_and_a_text_are_where_they_were_drawn(painter: QPainter) -> None:
    painter.setPen(QColor("blue"))
    painter.drawEllipse(QPointF(10, 20), 3.0, 5.0)
    painter.drawText(QPointF(1.5, 7.25), "a < b")
    ellipse, text = map(ElementTree.fromstring, written(painter))
    assert [ellipse.get(key) for key in ("cx", "cy", "rx", "ry", "fill")] == ["10", "20", "3", "5", "none"]
    assert [text.get(key) for key in ("x", "y", "font-size", "font-weight", "fill")] == [
        "1.5",
        "7.25",
        "12",
        "400",
        "#0000ff",
    ]
    assert text.text == "a < b"
    assert (text.get("font-family") or "").endswith("sans-serif")
    assert float(text.get("textLength") or 0) > 10


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (-0.001, "0"),
        (0.126, "0.13"),
        (-2.5, "-2.5"),
        (999.994, "999.99"),
        (1000.0, "1000"),
        (1234.56, "1234.6"),
        (-54321.04, "-54321"),
    ],
)
def test_numbers_are_as_short_as_they_can_be_written(value: float, text: str) -> None:
    assert number(value) == text


def test_points_of_an_outline_follow_each_other_without_adding_up_what_was_rounded() -> None:
    path = QPainterPath(QPointF(0.004, 0))
    for step in range(1, 4):
        path.lineTo(step / 3, -step / 3)
    path.cubicTo(2, 0, 3, 1, 4, 1)
    assert path_data(path) == "m0 0l0.33-0.33l0.34-0.34l0.33-0.33c1 1 2 2 3 2"


def test_transforms_are_written_where_they_change_something(painter: QPainter) -> None:
    assert matrix(QTransform()) == {}
    assert matrix(QTransform.fromTranslate(3, -1.5)) == {"transform": "translate(3 -1.5)"}
    assert matrix(QTransform.fromScale(2, 0.5)) == {"transform": "matrix(2 0 0 0.5 0 0)"}
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(10, 20)
    painter.scale(2, 3)
    painter.save()
    painter.translate(QPointF(1, 1))
    painter.rotate(90)
    painter.drawRect(0, 0, 1, 1)
    painter.restore()
    painter.drawRect(0, 0, 1, 1)
    turned, straight = written(painter)
    assert 'transform="matrix(0 3 -2 0 12 23)"' in turned
    assert 'transform="matrix(2 0 0 3 10 20)"' in straight


def test_what_is_kept_comes_back(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("red"))
    painter.save()
    painter.setOpacity(0.5)
    painter.setBrush(QColor(0, 0, 255, 51))
    assert painter.opacity() == 0.5
    painter.fillRect(BOX, QColor(0, 255, 0, 102))
    painter.drawRect(BOX)
    painter.restore()
    painter.drawRect(BOX)
    assert painter.opacity() == 1.0
    box = '<rect x="1" y="2" width="3" height="4"'
    assert written(painter) == [
        f'{box} fill="#00ff00" fill-opacity="0.4" opacity="0.5"/>',
        f'{box} fill="#0000ff" fill-opacity="0.2" opacity="0.5"/>',
        f'{box} fill="#ff0000"/>',
    ]


@pytest.mark.parametrize(
    ("cap", "join", "told"),
    [
        (Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin, ("round", "round")),
        (Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.BevelJoin, ("square", "bevel")),
        (Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin, (None, None)),
    ],
)
def test_the_ends_and_corners_of_lines_are_told(
    painter: QPainter, cap: Qt.PenCapStyle, join: Qt.PenJoinStyle, told: tuple[str | None, str | None]
) -> None:
    painter.setPen(QPen(QColor("red"), 0, Qt.PenStyle.SolidLine, cap, join))
    painter.drawLine(QLineF(0, 0, 5, 5))
    line = ElementTree.fromstring(written(painter)[0])
    assert (line.get("stroke-linecap"), line.get("stroke-linejoin")) == told
    assert line.get("stroke-width") == "1"


def test_dashes_are_as_long_as_the_pen_makes_them(painter: QPainter) -> None:
    pen = QPen(QColor("red"), 2)
    pen.setDashPattern([1.5, 3.0])
    for drawn in (QPen(QColor("red")), pen, QPen(QColor("red"), 1, Qt.PenStyle.DotLine)):
        painter.setPen(drawn)
        painter.drawLine(QLineF(0, 0, 5, 5))
    lines = map(ElementTree.fromstring, written(painter))
    assert [line.get("stroke-dasharray") for line in lines] == [None, "3 6", "1 2"]


def test_gradients_are_defined_once_with_their_ends_and_stops(painter: QPainter) -> None:
    line, ring = QLinearGradient(1, 2, 3, 4), QRadialGradient(QPointF(5, 6), 7)
    for gradient in (line, ring):
        gradient.setColorAt(0.0, QColor("red"))
        gradient.setColorAt(0.25, QColor(0, 0, 255, 51))
        gradient.setColorAt(1.0, QColor("lime"))
    for gradient in (line, ring, line):
        painter.fillRect(BOX, QBrush(gradient))
    root = ElementTree.fromstring(device_of(painter).document(QSizeF(30, 20.5), "A & B"))
    assert [root.get(key) for key in ("width", "height", "viewBox")] == ["30", "20.5", "0 0 30 20.5"]
    title = root.find("{*}title")
    assert title is not None
    assert title.text == "A & B"
    (linear,), (radial,) = root.findall(".//{*}linearGradient"), root.findall(".//{*}radialGradient")
    assert [linear.get(key) for key in ("x1", "y1", "x2", "y2")] == ["1", "2", "3", "4"]
    assert [radial.get(key) for key in ("cx", "cy", "r")] == ["5", "6", "7"]
    for gradient in (linear, radial):
        assert gradient.get("gradientUnits") == "userSpaceOnUse"
        assert [(stop.get("offset"), stop.get("stop-color"), stop.get("stop-opacity")) for stop in gradient] == [
            ("0", "#ff0000", None),
            ("0.25", "#0000ff", "0.2"),
            ("1", "#00ff00", None),
        ]
    fills = [rect.get("fill") for rect in root.findall("{*}rect")]
    assert fills == [f"url(#{linear.get('id')})", f"url(#{radial.get('id')})", f"url(#{linear.get('id')})"]


def test_a_clip_is_defined_once_and_lies_where_the_painter_is(painter: QPainter) -> None:
    inside, other = QPainterPath(), QPainterPath()
    inside.addRect(QRectF(0, 0, 10, 10))
    other.addRect(QRectF(5, 5, 10, 10))
    painter.save()
    painter.translate(100, 0)
    painter.setClipPath(inside)
    painter.fillRect(BOX, QColor("red"))
    painter.fillRect(BOX, QColor("blue"))
    painter.setClipPath(other, Qt.ClipOperation.IntersectClip)
    painter.fillRect(BOX, QColor("lime"))
    painter.translate(1, 0)
    painter.fillRect(BOX, QColor("lime"))
    painter.restore()
    painter.fillRect(BOX, QColor("black"))
    root = ElementTree.fromstring(document(painter))
    clips = {f"url(#{clip.get('id')})": clip[0].get("d") for clip in root.findall(".//{*}clipPath")}
    rects = root.findall("{*}rect")
    assert len(clips) == 3
    assert [(rect.get("transform"), clips.get(rect.get("clip-path") or "")) for rect in rects] == [
        ("translate(100 0)", "m0 0l10 0l0 10l-10 0l0-10"),
        ("translate(100 0)", "m0 0l10 0l0 10l-10 0l0-10"),
        ("translate(100 0)", "m5 5l5 0l0 5l-5 0l0-5"),
        ("translate(101 0)", "m4 5l5 0l0 5l-5 0l0-5"),
        (None, None),
    ]


def test_a_stamp_is_painted_once_and_used_wherever_it_is_set(painter: QPainter) -> None:
    painted: list[int] = []

    def paint(on: QPainter) -> None:
        painted.append(1)
        on.fillRect(BOX, QColor("red"))

    painter.setOpacity(0.5)
    device_of(painter).stamp(painter, "one", QPointF(3, 4), paint)
    painter.translate(10, 0)
    device_of(painter).stamp(painter, "one", QPointF(5, 6), paint)
    device_of(painter).stamp(painter, "two", QPointF(7, 8), lambda on: on.fillRect(BOX, QColor("blue")))
    assert len(painted) == 1
    root = ElementTree.fromstring(document(painter))
    uses = [(use.get("href"), use.get("transform"), use.get("opacity")) for use in root.findall("{*}use")]
    names = [group.get("id") for group in root.findall("{*}defs/{*}g")]
    assert uses == [
        (f"#{names[0]}", "translate(3 4)", "0.5"),
        (f"#{names[0]}", "translate(15 6)", "0.5"),
        (f"#{names[1]}", "translate(17 8)", "0.5"),
    ]
    assert (painter.opacity(), painter.transform().dx()) == (0.5, 10)


def test_a_long_outline_is_written_once_however_often_it_is_filled(painter: QPainter) -> None:
    long = QPainterPath(QPointF(0, 0))
    for place in range(1, 300):
        long.lineTo(place, place % 2)
    for colour in ("red", "blue"):
        painter.fillPath(long, QColor(colour))
    root = ElementTree.fromstring(document(painter))
    (path,) = root.findall(".//{*}path")
    assert [(use.get("href"), use.get("fill")) for use in root.findall("{*}use")] == [
        (f"#{path.get('id')}", "#ff0000"),
        (f"#{path.get('id')}", "#0000ff"),
    ]


def test_an_image_is_as_large_as_on_the_screen(painter: QPainter) -> None:
    image = QImage(8, 4, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2.0)
    painter.drawImage(QPointF(3, 5), image)
    element = ElementTree.fromstring(written(painter)[0])
    assert [element.get(key) for key in ("x", "y", "width", "height")] == ["3", "5", "4", "2"]
    assert (element.get("href") or "").startswith("data:image/png;base64,")
