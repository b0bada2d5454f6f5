"""A painter that writes SVG: what paints the boards on the screen paints them into a file, as outlines and gradients.

`QSvgGenerator` knows no clipping and writes a picture that is repeated as often as it is drawn; this one clips, and
defines a stamp once.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from html import escape  # what XML has for this imports the network
from typing import Any, NoReturn

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from app.ui.files import png

Attributes = dict[str, str]

_CAPS = {Qt.PenCapStyle.RoundCap: "round", Qt.PenCapStyle.SquareCap: "square"}
_JOINS = {Qt.PenJoinStyle.RoundJoin: "round", Qt.PenJoinStyle.BevelJoin: "bevel"}


def number(value: float) -> str:
    """A number to a hundredth of a pixel, as short as it can be written."""
    return f"{round(value, 2) + 0.0:g}" if abs(value) < 1000 else f"{value:.1f}".removesuffix(".0")


def tag(name: str, attributes: Attributes, content: str | None = None) -> str:
    """An element; without content, an empty one."""
    written = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
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


Paint = Callable[[QPainter], None]


LONG_OUTLINE = 500
"""How many characters make an outline worth defining once."""


class _State:
    """What `save` keeps and `restore` brings back."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.pen = QPen(QColor("black"))
        self.brush = QBrush(Qt.BrushStyle.NoBrush)
        self.transform = QTransform()
        self.opacity = 1.0
        self.clip: QPainterPath | None = None


class SvgPainter(QPainter):
    """Takes the calls that the painters of the boards make; it is active on nothing and only Python may use it.

    Every other method of `QPainter` raises `NotImplementedError`: on a painter that is not active it would do nothing,
    and something would be missing from the file.
    """

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self._device = QImage(1, 1, QImage.Format.Format_RGB32)
        self._state = _State(font)
        self._saved: list[_State] = []
        self._elements: list[str] = []
        self._definitions: list[str] = []
        self._names: dict[str, str] = {}
        self._picture_cache: dict[object, str] = {}

    def document(self, size: QSizeF, title: str) -> str:
        """Everything painted so far, as an SVG document of this size."""
        width, height = number(size.width()), number(size.height())
        root = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": width,
            "height": height,
            "viewBox": f"0 0 {width} {height}",
        }
        content = [tag("title", {}, escape(title)), tag("defs", {}, "\n".join(self._definitions)), *self._elements]
        return tag("svg", root, "\n" + "\n".join(content) + "\n") + "\n"

    def stamp(self, key: object, corner: QPointF, paint: Paint) -> None:
        """Paint something with its top left corner at a point; what has this key is written once and used again."""
        if key not in self._picture_cache:
            self._picture_cache[key] = self._define_stamp(paint)
        place = {"x": number(corner.x()), "y": number(corner.y())}
        self._write(tag("use", {"href": "#" + self._picture_cache[key], **place, **matrix(self._state.transform)}))

    def save(self) -> None:
        """Keep the state."""
        self._saved.append(self._state)
        self._state = copy(self._state)

    def restore(self) -> None:
        """Bring the state back that was kept last."""
        self._state = self._saved.pop()

    def setRenderHint(self, hint: QPainter.RenderHint, on: bool = True) -> None:
        """Whoever shows the file decides how finely."""

    def setPen(self, *pen: Any) -> None:
        """Draw outlines so from now on: a pen, a colour or a style."""
        self._state.pen = QPen(*pen)

    def setBrush(self, *brush: Any) -> None:
        """Fill so from now on: a brush, a colour, a gradient or a style."""
        self._state.brush = QBrush(*brush)

    def setFont(self, font: QFont | str | Sequence[str]) -> None:
        """Write in this font from now on."""
        self._state.font = QFont(font)

    def font(self) -> QFont:
        """The font of text."""
        return self._state.font

    def setOpacity(self, opacity: float) -> None:
        """Let the ground through from now on."""
        self._state.opacity = opacity

    def opacity(self) -> float:
        """How much is covered: 1 is all."""
        return self._state.opacity

    def translate(self, *by: Any) -> None:
        """Move the origin by a point, or by two numbers."""
        offset = QPointF(*by)
        self._state.transform = QTransform.fromTranslate(offset.x(), offset.y()) * self._state.transform

    def scale(self, sx: float, sy: float) -> None:
        """Draw larger from now on."""
        self._state.transform = QTransform.fromScale(sx, sy) * self._state.transform

    def rotate(self, a: float) -> None:
        """Turn the axes by so many degrees."""
        self._state.transform = QTransform().rotate(a) * self._state.transform

    def setClipPath(self, path: QPainterPath, op: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip) -> None:
        """Paint only inside an outline from now on."""
        inside = self._state.transform.map(path)
        if op is Qt.ClipOperation.IntersectClip and self._state.clip is not None:
            inside = inside.intersected(self._state.clip)
        self._state.clip = inside

    def device(self) -> QImage:
        """A device to ask for its resolution."""
        return self._device

    def drawPath(self, path: QPainterPath) -> None:
        """Fill and outline a path."""
        self._shape("path", {"d": path_data(path), **fill_rule(path)})

    def strokePath(self, path: QPainterPath, pen: Any) -> None:
        """Outline a path, without filling it."""
        self.save()
        self.setBrush(Qt.BrushStyle.NoBrush)
        self.setPen(pen)
        self._shape("path", {"d": path_data(path)})
        self.restore()

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        """Fill a path, without an outline; a long one is written once, however often it is filled."""
        outline = {"d": path_data(path), **fill_rule(path)}
        if len(outline["d"]) < LONG_OUTLINE:
            self._filled("path", outline, brush)
        else:
            name = self._define(lambda name: tag("path", {"id": name, **outline}), "p")
            self._filled("use", {"href": "#" + name}, brush)

    def drawRect(self, *rect: Any) -> None:
        """Fill and outline a rectangle."""
        self._shape("rect", _box(QRectF(*rect)))

    def fillRect(self, *rect_and_brush: Any) -> None:
        """Fill a rectangle, without an outline."""
        *rect, brush = rect_and_brush
        self._filled("rect", _box(QRectF(*rect)), brush)

    def drawRoundedRect(self, *rect_and_radii: Any, **mode: Qt.SizeMode) -> None:
        """Fill and outline a rectangle with round corners."""
        _refuse_options(mode)
        *rect, across, down = rect_and_radii
        self._shape("rect", {**_box(QRectF(*rect)), "rx": number(across), "ry": number(down)})

    def drawEllipse(self, *place: Any) -> None:
        """Fill and outline an ellipse: a rectangle around it, or its middle and two radii."""
        if isinstance(place[0], QPointF):
            centre, across, down = place
            box = QRectF(centre.x() - across, centre.y() - down, 2 * across, 2 * down)
        else:
            box = QRectF(*place)
        centre = {"cx": number(box.center().x()), "cy": number(box.center().y())}
        self._shape("ellipse", {**centre, "rx": number(box.width() / 2), "ry": number(box.height() / 2)})

    def drawLine(self, *ends: Any) -> None:
        """Draw a line: a `QLineF`, or its two ends."""
        line = QLineF(*ends)
        start = {"x1": number(line.x1()), "y1": number(line.y1())}
        self._element("line", {**start, "x2": number(line.x2()), "y2": number(line.y2()), **self._outline()})

    def drawLines(self, *sequence: Any) -> None:
        """Draw a sequence of `QLineF` as one element; a line that begins where the one before ends goes on from it."""
        path = QPainterPath()
        (lines,) = sequence
        for line in lines:
            if path.isEmpty() or path.currentPosition() != line.p1():
                path.moveTo(line.p1())
            path.lineTo(line.p2())
        self._element("path", {"d": path_data(path), "fill": "none", **self._outline()})

    def drawImage(self, *corner_and_image: Any, **options: Any) -> None:
        """Draw an image with its top left corner at a point; it is written into the file as a PNG."""
        _refuse_options(options)
        corner, image = corner_and_image
        size = QSizeF(image.size()) / image.devicePixelRatio()
        written = b64encode(png(image)).decode("ascii")
        self._element("image", {**_box(QRectF(corner, size)), "href": f"data:image/png;base64,{written}"})

    def drawText(self, *place_and_text: Any, **options: Any) -> Any:
        """Write from a point on the line on; as wide in whatever font the reader has."""
        _refuse_options(options)
        place, text = place_and_text
        font, ink = self._state.font, colour(self._state.pen.color(), "fill")
        width = QFontMetricsF(font).horizontalAdvance(text)
        families = ", ".join([*(f"'{family}'" for family in font.families()), "sans-serif"])
        look = {"font-family": families, "font-size": number(font.pixelSize()), "font-weight": str(int(font.weight()))}
        where = {"x": number(place.x()), "y": number(place.y()), "textLength": number(width)}
        self._element("text", {**where, **look, **ink}, escape(text))

    def _shape(self, name: str, form: Attributes) -> None:
        self._element(name, {**form, **self._fill(self._state.brush), **self._outline()})

    def _filled(self, name: str, form: Attributes, brush: Any) -> None:
        self._element(name, {**form, **self._fill(QBrush(brush))})

    def _fill(self, brush: QBrush) -> Attributes:
        return {"fill": "none"} if brush.style() is Qt.BrushStyle.NoBrush else self._ink(brush, "fill")

    def _outline(self) -> Attributes:
        pen = self._state.pen
        return {} if pen.style() is Qt.PenStyle.NoPen else {**self._ink(pen.brush(), "stroke"), **stroke(pen)}

    def _ink(self, brush: QBrush, role: str) -> Attributes:
        if brush.style() is Qt.BrushStyle.SolidPattern:
            return colour(brush.color(), role)
        return {role: f"url(#{self._define(lambda name: brush_element(brush, name), 'g')})"}

    def _element(self, name: str, attributes: Attributes, content: str | None = None) -> None:
        opacity = {} if self._state.opacity == 1.0 else {"opacity": f"{self._state.opacity:.3g}"}
        self._write(tag(name, {**attributes, **opacity, **matrix(self._state.transform)}, content))

    def _write(self, element: str) -> None:
        """Add an element, inside the clip that is in force."""
        clip = self._state.clip
        if clip is None:
            self._elements.append(element)
            return
        inside = tag("path", {"d": path_data(clip)})
        opening = f'<g clip-path="url(#{self._define(lambda name: tag("clipPath", {"id": name}, inside), "c")})">'
        if self._elements and self._elements[-1].startswith(opening):
            self._elements[-1] = self._elements[-1].removesuffix("</g>") + element + "</g>"
        else:
            self._elements.append(f"{opening}{element}</g>")

    def _define_stamp(self, paint: Paint) -> str:
        outside, self._elements = self._elements, []
        state, self._state = self._state, _State(self._state.font)
        paint(self)
        self._state = state
        painted, self._elements = "".join(self._elements), outside
        return self._define(lambda name: tag("g", {"id": name}, painted), "s")

    def _define(self, write: Callable[[str], str], prefix: str) -> str:
        """The name of what `write` defines when it is given one; the same definition has the same name."""
        nameless = write("")
        if nameless not in self._names:
            self._names[nameless] = f"{prefix}{len(self._names) + 1}"
            self._definitions.append(write(self._names[nameless]))
        return self._names[nameless]


def _refusal(name: str) -> Callable[..., NoReturn]:
    """What stands in for a method of `QPainter` that writes nothing here."""

    def refuse(painter: SvgPainter, *arguments: object, **named: object) -> NoReturn:
        raise NotImplementedError(f"SvgPainter cannot write what QPainter.{name} paints")

    return refuse


def _methods() -> Iterator[str]:
    """The public methods of `QPainter`, in the Qt that is installed."""
    for name in dir(QPainter):
        member = getattr(QPainter, name)
        if not name.startswith("_") and callable(member) and not isinstance(member, type):
            yield name


for _name in set(_methods()) - vars(SvgPainter).keys():
    setattr(SvgPainter, _name, _refusal(_name))


def _refuse_options(options: Mapping[str, object]) -> None:
    if options:
        raise NotImplementedError(f"SvgPainter knows no {', '.join(options)}")


def _box(rect: QRectF) -> Attributes:
    corner = {"x": number(rect.x()), "y": number(rect.y())}
    return {**corner, "width": number(rect.width()), "height": number(rect.height())}
