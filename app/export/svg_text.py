"""Outlines, colours and gradients in the words of SVG."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

Attributes = dict[str, str]

_CAPS = {Qt.PenCapStyle.RoundCap: "round", Qt.PenCapStyle.SquareCap: "square"}
_JOINS = {Qt.PenJoinStyle.RoundJoin: "round", Qt.PenJoinStyle.BevelJoin: "bevel"}


def number(value: float) -> str:
    """A number to a hundredth of a pixel, as short as it can be written."""
    return f"{round(value, 2) + 0.0:g}" if abs(value) < 1000 else f"{value:.1f}".removesuffix(".0")


def tag(name: str, attributes: Attributes, content: str | None = None) -> str:
    """An element; without content, an empty one."""
    written = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
    return f"<{name}{written}/>" if content is None else f"<{name}{written}>{content}</{name}>"


def path_data(path: QPainterPath) -> str:
    """The outline, for the attribute `d`: each point from the one before, as that was rounded."""
    parts: list[str] = []
    kinds = QPainterPath.ElementType
    letters = {kinds.MoveToElement: "m", kinds.LineToElement: "l", kinds.CurveToElement: "c"}
    across = down = last_across = last_down = 0.0
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        if element.type in letters:
            across, down = last_across, last_down
        last_across, last_down = round(element.x, 2), round(element.y, 2)
        parts.append(f"{letters.get(element.type, ' ')}{_pair(last_across - across, last_down - down)}")
    return "".join(parts)


def _pair(across: float, down: float) -> str:
    """Two numbers, set apart unless a minus does it."""
    first, second = number(across), number(down)
    return f"{first}{second}" if second.startswith("-") else f"{first} {second}"


def fill_rule(path: QPainterPath) -> Attributes:
    """How an outline that crosses itself is filled, where that is not SVG's own way."""
    return {"fill-rule": "evenodd"} if path.fillRule() is Qt.FillRule.OddEvenFill else {}


def matrix(transform: QTransform) -> Attributes:
    """The attribute that applies a transform; none for one that changes nothing."""
    if transform.isIdentity():
        return {}
    if transform.isTranslating() and not transform.isScaling() and not transform.isRotating():
        return {"transform": f"translate({number(transform.dx())} {number(transform.dy())})"}
    entries = (transform.m11(), transform.m12(), transform.m21(), transform.m22())
    linear = " ".join(f"{entry:.5g}" for entry in entries)
    return {"transform": f"matrix({linear} {number(transform.dx())} {number(transform.dy())})"}


def colour(of: QColor, role: str) -> Attributes:
    """A colour as `fill` or `stroke`, with its opacity where it lets something through."""
    name = of.name(QColor.NameFormat.HexRgb)
    return {role: name} if of.alpha() == 255 else {role: name, f"{role}-opacity": f"{of.alphaF():.3g}"}


def stroke(pen: QPen) -> Attributes:
    """How a pen draws, besides its colour."""
    attributes = {"stroke-width": number(pen.widthF() or 1.0)}
    if pen.capStyle() in _CAPS:
        attributes["stroke-linecap"] = _CAPS[pen.capStyle()]
    if pen.joinStyle() in _JOINS:
        attributes["stroke-linejoin"] = _JOINS[pen.joinStyle()]
    return attributes


def brush_element(brush: QBrush, name: str) -> str:
    """The element that defines a brush of more than one colour: a gradient, or lines that cross."""
    if brush.style() is Qt.BrushStyle.DiagCrossPattern:
        return _crossing_lines(brush, name)
    gradient = brush.gradient()
    if gradient is None:
        raise NotImplementedError(f"SVG is written with no brush of {brush.style()}")
    stops = "".join(tag("stop", {"offset": f"{place:.3g}", **_stop(of)}) for place, of in gradient.stops())
    return tag(_kind(gradient), {"id": name, "gradientUnits": "userSpaceOnUse", **_line(gradient)}, stops)


def _crossing_lines(brush: QBrush, name: str) -> str:
    """Both diagonals, again and again, as close as Qt draws them."""
    size, ends = {"width": "8", "height": "8"}, "m0 0l8 8m0-8l-8 8"
    lines = tag("path", {"d": ends, **colour(brush.color(), "stroke")})
    return tag("pattern", {"id": name, "patternUnits": "userSpaceOnUse", **size}, lines)


def _stop(of: QColor) -> Attributes:
    return {key.replace("stop-color-opacity", "stop-opacity"): value for key, value in colour(of, "stop-color").items()}


def _kind(gradient: QGradient) -> str:
    return "linearGradient" if isinstance(gradient, QLinearGradient) else "radialGradient"


def _line(gradient: QGradient) -> Attributes:
    if isinstance(gradient, QLinearGradient):
        start, end = gradient.start(), gradient.finalStop()
        return {**_point(start, "x1", "y1"), **_point(end, "x2", "y2")}
    assert isinstance(gradient, QRadialGradient)
    return {**_point(gradient.center(), "cx", "cy"), "r": number(gradient.radius())}


def _point(point: QPointF, across: str, down: str) -> Attributes:
    return {across: number(point.x()), down: number(point.y())}
