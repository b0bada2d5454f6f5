"""The partial path of a running search, redrawn at every report, and how often it entered each square."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.knight.board.geometry import ChessGeometry
from app.knight.board.trail import Pens, SlicedDrawing
from app.ui.look.search_colours import search_colours
from app.ui.look.theme import Theme
from app.ui.painting.drawing import cased_lines, draw_circle, faint, gradient, mixed

SHADES = 64
"""Degrees of warmth; they go with the logarithm, for some squares are entered a million times as often as others."""

TINTED = 0.84
"""How much of a square's own colour its tint covers: so much that light and dark squares differ little."""

MOST_LINES = 2_500
"""The longest path that is drawn as the deepest."""


def line_width(side: float) -> float:
    """The width of the line of a path on squares of this side."""
    return min(6.0, max(1.4, 0.055 * side))


def paint_line(painter: QPainter, lines: Sequence[QLineF], side: float, theme: Theme) -> None:
    """Paint the line of the path on squares of this side, with a casing that sets it off from any ground."""
    colours = search_colours(theme)
    cased_lines(painter, lines, colours.path, colours.casing, line_width(side))


def paint_deepest(painter: QPainter, lines: Sequence[QLineF], end: QPointF, side: float, theme: Theme) -> None:
    """Paint the longest path so far: dashes, which the line of the path hides, and a ring at its end."""
    colours, width = search_colours(theme), line_width(side)
    cased_lines(painter, lines, colours.again, colours.casing, 0.95 * width, (2.4, 2.4))
    for colour, wide in ((colours.casing, 1.9), (colours.again, 1.0)):
        draw_circle(painter, end, 0.24 * side, edge=colour, width=wide * width)


def paint_warmths(painter: QPainter, field: QRectF, theme: Theme) -> None:
    """Paint the scale of the tints, from the least at the left to the greatest."""
    tints = {share: warmth(theme, share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)}
    shade = gradient(field.topLeft(), field.topRight(), tints)
    painter.fillRect(field, shade)


def warmth(theme: Theme, share: float) -> QColor:
    """The tint over a square: the least where `share` is 0, the greatest where it is 1."""
    colours = search_colours(theme)
    return faint(mixed(QColor(colours.least), QColor(colours.most), share), TINTED)


class SearchGround:
    """How often a search entered each square, from twice on, as tints, and its deepest path; for one size and theme."""

    def __init__(self, geometry: ChessGeometry, theme: Theme, ratio: float) -> None:
        self._geometry = geometry
        self._theme = theme
        self._ratio = ratio
        self._warmth: QImage | None = None
        self._deepest: Sequence[int] = ()
        self._path: QImage | None = None
        entered = (warmth(theme, shade / (SHADES - 2)).rgba() for shade in range(SHADES - 1))
        self._shades = [QColor(Qt.GlobalColor.transparent).rgba(), *entered]

    def show(self, entries: memoryview, deepest: Sequence[int]) -> None:
        """Show how often each square was entered, (rows, columns), and the deepest path."""
        self._warmth = self._picture(entries)
        if deepest is not self._deepest:
            self._deepest = deepest
            self._path = self._drawn(deepest) if deepest else None

    def paint(self, painter: QPainter) -> None:
        """Lay it over the squares."""
        if self._warmth is not None:
            painter.drawImage(self._geometry.inside, self._warmth)
        if self._path is not None:
            painter.drawImage(self._geometry.inside.topLeft(), self._path)

    def _drawn(self, deepest: Sequence[int]) -> QImage:
        """The deepest path in a layer of its own: it changes seldom, and may be long."""
        layer = self._geometry.layer(self._ratio)
        if len(deepest) <= MOST_LINES:
            lines, end = self._geometry.lines(deepest), self._geometry.centre_of(deepest[-1])
            with self._geometry.painter_on(layer) as painter:
                paint_deepest(painter, lines, end, self._geometry.side, self._theme)
        return layer

    def _picture(self, entries: memoryview) -> QImage:
        """One shade for each square, each square as many pixels of the screen as it has on the board."""
        import numpy as np  # a search that counts entries has loaded it

        from app.knight.board.visible_picture import Sampling

        rows, columns = self._geometry.rows_seen, self._geometry.columns_seen
        sampling = Sampling(self._geometry, self._ratio)
        counts = np.asarray(entries)
        greatest = float(np.log(max(int(counts.max()), 2) / 2))
        seen = counts[rows.start : rows.stop, columns.start : columns.stop]
        counts = sampling.thinned(seen).astype(np.float64)
        scaled = np.log(np.maximum(counts, 2.0) / 2.0) * ((SHADES - 2) / max(greatest, 1.0))
        shades = np.where(counts > 1, 1 + scaled, 0).astype(np.uint8)  # once is what the path tells, too
        return sampling.image(shades, self._shades)


LOOSE_STEPS = 192
"""How many steps at the end of a path are drawn anew each time, for the search may take them back."""


class SearchTrail(SlicedDrawing):
    """A path that grows and shrinks at its end: what has settled is kept in one layer, the rest drawn in another.

    A deep search changes only the last steps of its path between two reports, so that a report is cheap to draw
    however long the path is. Where a long path is new, it is drawn in slices: while the trail is `behind`, the owner
    has to call `draw_slice`.
    """

    def __init__(self, geometry: ChessGeometry, pens: Pens, ratio: float) -> None:
        self._geometry = geometry
        self._pens = pens
        self._settled = geometry.layer(ratio)
        self._loose = geometry.layer(ratio)
        self._order: list[int] = []

    def show(self, order: Sequence[int]) -> None:
        """Show this path in place of the last."""
        path = list(order)
        if self._drawn and _common(path, self._order) <= self._drawn:
            self._settled.fill(Qt.GlobalColor.transparent)
            self._drawn = 0
        self._order = path
        # the rest is drawn loosely; where it begins depends on the length alone
        self._wanted = max(0, (len(path) - 1) // LOOSE_STEPS - 1) * LOOSE_STEPS
        self.draw_slice()
        self._loose.fill(Qt.GlobalColor.transparent)
        self._draw(self._loose, path[self._wanted :])

    def _draw_stretch(self, first: int, last: int) -> None:
        self._draw(self._settled, self._order[first : last + 1])

    def paint(self, painter: QPainter) -> None:
        """Lay the path over the squares."""
        for layer in (self._settled, self._loose) if self._drawn else (self._loose,):
            painter.drawImage(self._geometry.inside.topLeft(), layer)

    def _draw(self, layer: QImage, path: list[int]) -> None:
        with self._geometry.painter_on(layer) as painter:
            paint_line(painter, self._geometry.lines(path), self._geometry.side, self._pens.theme)


def _common(one: list[int], other: list[int]) -> int:
    """How many steps two paths have in common; whole stretches are compared first, for paths may be long."""
    start = 0
    while start < len(one) and one[start : start + LOOSE_STEPS] == other[start : start + LOOSE_STEPS]:
        start += LOOSE_STEPS
    return min(start + _common_in(one[start : start + LOOSE_STEPS], other[start : start + LOOSE_STEPS]), len(one))


def _common_in(one: list[int], other: list[int]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((step for step, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))
