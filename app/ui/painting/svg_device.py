"""A paint device that writes SVG: what paints the boards on the screen paints them into a file, as outlines.

Qt's own `QSvgGenerator` (tried with PySide6 6.11, which clips) is no replacement: it writes in black whatever has a
gradient as its pen, writes an outline and a picture as often as they are drawn, so that files are 2 to 90 times as
large, and does not keep the width of text where the reader lacks the font.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable
from html import escape  # what XML has for this imports the network

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPaintDevice,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTextItem,
    QTransform,
)

from app.ui.files import png

Attributes = dict[str, str]
Definition = tuple[str, tuple[tuple[str, str], ...], str | None]
"""An element that is written once: its tag, its attributes without its name, and its content."""
Paint = Callable[[QPainter], None]

_CAPS = {Qt.PenCapStyle.RoundCap: "round", Qt.PenCapStyle.SquareCap: "square"}
_JOINS = {Qt.PenJoinStyle.RoundJoin: "round", Qt.PenJoinStyle.BevelJoin: "bevel"}

_Feature = QPaintEngine.PaintEngineFeature
_MODES = _Feature.PorterDuff | _Feature.BlendModes | _Feature.RasterOpModes
"""The features of painting in another way than over what is there, which SVG lacks: Qt warns of them."""

LONG_OUTLINE = 500
"""How many characters make an outline worth defining once."""


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
    """A colour as `fill`, `stroke` or `stop-color`, with its opacity where it lets something through."""
    attributes = {role: of.name(QColor.NameFormat.HexRgb)}
    if of.alpha() < 255:
        attributes[f"{role.removesuffix('-color')}-opacity"] = f"{of.alphaF():.3g}"
    return attributes


def stroke(pen: QPen) -> Attributes:
    """How a pen draws, besides its colour."""
    width = pen.widthF() or 1.0
    attributes = {"stroke-width": number(width)}
    if pen.style() is not Qt.PenStyle.SolidLine:
        attributes["stroke-dasharray"] = " ".join(number(length * width) for length in pen.dashPattern())
    if pen.capStyle() in _CAPS:
        attributes["stroke-linecap"] = _CAPS[pen.capStyle()]
    if pen.joinStyle() in _JOINS:
        attributes["stroke-linejoin"] = _JOINS[pen.joinStyle()]
    return attributes


def _gradient(brush: QBrush) -> Definition:
    gradient = brush.gradient()
    if isinstance(gradient, QLinearGradient):
        name, line = "linearGradient", _point(gradient.start(), "x1", "y1") | _point(gradient.finalStop(), "x2", "y2")
    elif isinstance(gradient, QRadialGradient):
        name, line = "radialGradient", {**_point(gradient.center(), "cx", "cy"), "r": number(gradient.radius())}
    else:
        raise NotImplementedError(f"SVG is written with no brush of {brush.style()}")
    stops = (tag("stop", {"offset": f"{place:.3g}", **colour(of, "stop-color")}) for place, of in gradient.stops())
    return _definition(name, {"gradientUnits": "userSpaceOnUse", **line}, "".join(stops))


def _crossing_lines(brush: QBrush) -> Definition:
    """Both diagonals, again and again, as close as Qt draws them."""
    lines = tag("path", {"d": "m0 0l8 8m0-8l-8 8", **colour(brush.color(), "stroke")})
    return _definition("pattern", {"patternUnits": "userSpaceOnUse", "width": "8", "height": "8"}, lines)


def _point(point: QPointF, across: str, down: str) -> Attributes:
    return {across: number(point.x()), down: number(point.y())}


def _definition(name: str, attributes: Attributes, content: str | None = None) -> Definition:
    return name, tuple(attributes.items()), content


class SvgDevice(QPaintDevice):
    """A device that keeps what a painter paints on it as the elements of an SVG document."""

    def __init__(self, names: dict[Definition, str] | None = None) -> None:
        """`names` are those of what is defined already; the device adds its own."""
        super().__init__()
        self._pixel = QImage(1, 1, QImage.Format.Format_RGB32)
        self._names: dict[Definition, str] = {} if names is None else names
        self._stamps: dict[object, str] = {}
        self._engine = _SvgEngine(self._names)

    def paintEngine(self) -> QPaintEngine:
        """What writes the elements."""
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric, /) -> int:
        """Those of an image at 100 %."""
        return self._pixel.metric(metric)

    def document(self, size: QSizeF, title: str) -> str:
        """Everything painted so far, as an SVG document of this size."""
        width, height = number(size.width()), number(size.height())
        root = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": width,
            "height": height,
            "viewBox": f"0 0 {width} {height}",
        }
        defined = [tag(name, {"id": own, **dict(of)}, content) for (name, of, content), own in self._names.items()]
        content = [tag("title", {}, escape(title)), tag("defs", {}, "\n".join(defined)), *self._engine.elements]
        return tag("svg", root, "\n" + "\n".join(content) + "\n") + "\n"

    def stamp(self, painter: QPainter, key: object, corner: QPointF, paint: Paint) -> None:
        """Paint something with its top left corner at a point; what has this key is written once and used again."""
        if key not in self._stamps:
            device = SvgDevice(self._names)
            with QPainter(device) as on_stamp:
                paint(on_stamp)
            self._stamps[key] = self._engine.define(_definition("g", {}, "".join(device._engine.elements)))
        painter.save()
        painter.translate(corner)
        self._engine.write("use", {"href": self._stamps[key]})
        painter.restore()


class _SvgEngine(QPaintEngine):
    """Writes an element for whatever the painter draws, in the painter's state.

    An argument that Qt hands over must not be kept: with PySide6 6.8 it is gone when the method returns.
    """

    def __init__(self, names: dict[Definition, str]) -> None:
        super().__init__(_Feature.AllFeatures & ~_MODES)
        self.elements: list[str] = []
        self._names = names

    def begin(self, device: QPaintDevice, /) -> bool:
        """Nothing has to be prepared."""
        return True

    def end(self) -> bool:
        """Nothing has to be finished."""
        return True

    def type(self) -> QPaintEngine.Type:
        """One that Qt does not know."""
        return QPaintEngine.Type.User

    def updateState(self, state: object, /) -> None:
        """Each element asks the painter for its state."""

    def drawPath(self, path: QPainterPath, /) -> None:
        """Fill and outline a path; a long one is written once, however often it is drawn."""
        outline = {"d": path_data(path), **fill_rule(path)}
        if len(outline["d"]) < LONG_OUTLINE:
            self._shape("path", outline)
        else:
            self._shape("use", {"href": self.define(_definition("path", outline))})

    def drawRects(self, rects: Iterable[QRectF], /) -> None:
        """Fill and outline rectangles."""
        for rect in rects:
            self._shape("rect", _box(QRectF(rect)))

    def drawEllipse(self, rect: QRectF | QRect, /) -> None:
        """Fill and outline an ellipse in a rectangle."""
        box = QRectF(rect)
        radii = {"rx": number(box.width() / 2), "ry": number(box.height() / 2)}
        self._shape("ellipse", {**_point(box.center(), "cx", "cy"), **radii})

    def drawPolygon(self, points: object, mode: QPaintEngine.PolygonDrawMode, /) -> None:
        """Raises, for Qt would draw none: what has corners is drawn as a path."""
        raise NotImplementedError("SVG is written with no polygons")

    def drawLines(self, lines: Iterable[QLineF], /) -> None:
        """Draw lines as one element; a line that begins where the one before ends goes on from it."""
        path = QPainterPath()
        for line in map(QLineF, lines):
            if path.isEmpty() or path.currentPosition() != line.p1():
                path.moveTo(line.p1())
            path.lineTo(line.p2())
        self.write("path", {"d": path_data(path), "fill": "none", **self._outline(self.painter().pen())})

    def drawImage(self, rect: QRectF | QRect, image: QImage, part: QRectF | QRect, /, flags: object = None) -> None:
        """Draw a part of an image; it is written into the file as a PNG."""
        written = b64encode(png(image.copy(QRectF(part).toRect()))).decode("ascii")
        self.write("image", {**_box(QRectF(rect)), "href": f"data:image/png;base64,{written}"})

    def drawPixmap(self, rect: object, pixmap: object, part: object, /) -> None:
        """Raises, for only the GUI thread may use a pixmap."""
        raise NotImplementedError("SVG is written with no pixmaps")

    # pyright asks for the types that callers may convert; Qt hands over a point
    def drawTextItem(self, place: QPointF, item: QTextItem, /) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Write from a point on the line on; as wide in whatever font the reader has."""
        font, ink = self.painter().font(), colour(self.painter().pen().color(), "fill")
        families = ", ".join([*(f"'{family}'" for family in font.families()), "sans-serif"])
        look = {"font-family": families, "font-size": number(font.pixelSize()), "font-weight": str(int(font.weight()))}
        where = {**_point(place, "x", "y"), "textLength": number(item.width()), "xml:space": "preserve"}
        self.write("text", {**where, **look, **ink}, escape(item.text()))

    def define(self, definition: Definition) -> str:
        """Return a reference to a definition; the same definition has the same name."""
        return "#" + self._names.setdefault(definition, f"d{len(self._names) + 1}")

    def write(self, name: str, attributes: Attributes, content: str | None = None) -> None:
        """Add an element with the painter's opacity, transform and clip."""
        painter = self.painter()
        state = matrix(painter.combinedTransform())
        if painter.opacity() < 1.0:
            state["opacity"] = f"{painter.opacity():.3g}"
        if painter.hasClipping():
            inside = tag("path", {"d": path_data(painter.clipPath())})
            state["clip-path"] = f"url({self.define(_definition('clipPath', {}, inside))})"
        self.elements.append(tag(name, {**attributes, **state}, content))

    def _shape(self, name: str, form: Attributes) -> None:
        brush = self.painter().brush()
        fill = {"fill": "none"} if brush.style() is Qt.BrushStyle.NoBrush else self._ink(brush, "fill")
        self.write(name, {**form, **fill, **self._outline(self.painter().pen())})

    def _outline(self, pen: QPen) -> Attributes:
        return {} if pen.style() is Qt.PenStyle.NoPen else {**self._ink(pen.brush(), "stroke"), **stroke(pen)}

    def _ink(self, brush: QBrush, role: str) -> Attributes:
        if brush.style() is Qt.BrushStyle.SolidPattern:
            return colour(brush.color(), role)
        hatched = brush.style() is Qt.BrushStyle.DiagCrossPattern
        return {role: f"url({self.define(_crossing_lines(brush) if hatched else _gradient(brush))})"}


def _box(rect: QRectF) -> Attributes:
    return {**_point(rect.topLeft(), "x", "y"), "width": number(rect.width()), "height": number(rect.height())}
