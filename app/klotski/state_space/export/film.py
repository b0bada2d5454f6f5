"""A moving picture of a search that walks on a map, of the board beside it, and of the solution that it finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, BinaryIO

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from app.export.exporting import as_pillow
from app.export.moving_pictures import GifFormat, WebpFormat, changes, palette_of, write_moving
from app.export.picture import ImageCache
from app.export.request import Format
from app.klotski.board.track import KlotskiTrack
from app.klotski.export_subject import BoardDrawing, KlotskiScene
from app.klotski.piece_names import FollowedPieces, NamedPiece, piece_names
from app.klotski.state_space.export.film_plan import Moment, moments_of
from app.klotski.state_space.export.request import MapRequest
from app.klotski.state_space.export.words import film_sentence
from app.klotski.state_space.view.lit import Returns
from app.klotski.state_space.view.rendering import image_of
from app.klotski.state_space.view.signs import MapLine, Sign, line_pens, map_inks, paint_sign
from app.ui.look.theme import Theme
from app.ui.painting.drawing import draw_polyline, smooth_painter
from solvers.klotski.layout import Layout
from solvers.klotski.state_space.light import LightPicture
from solvers.klotski.state_space.picture import view_of
from solvers.klotski.state_space.visits import Visits, record
from solvers.search import Found

if TYPE_CHECKING:
    from PIL.Image import Image

SAMPLES = 5
"""From how many frames the colours of a GIF are chosen."""
RECORDING = 0.2
"""The share of the work that recording the search counts as."""

SIGN_WIDTH = 560
"""In a film as wide as this, signs and lines are as large as in the window."""


def write_film(file: BinaryIO, request: MapRequest) -> Iterator[float]:
    """Record the search and write the picture of it; yields the share that is done.

    Raises `InputError` where the method does not take the layout, and what writing raises.
    """
    visits: Visits | None = None
    for event in record(request.engine, request.subject.space):
        if isinstance(event, Found):
            visits = event.answer
        yield 0.0
    assert visits is not None
    moments = moments_of(len(visits), visits.length, request.seconds)
    if request.format is Format.WEBP:
        form = WebpFormat()
    else:
        chosen = sorted({number * (len(moments) - 1) // (SAMPLES - 1) for number in range(SAMPLES)})
        samples: list[Image] = []
        for image in Film(request, visits).frames([moments[number] for number in chosen]):
            samples.append(image)
            yield RECORDING / 2
        form = GifFormat(palette_of(samples))
    timed = zip(Film(request, visits).frames(moments), (moment.milliseconds for moment in moments), strict=True)
    for number, _ in enumerate(write_moving(file, form, changes(timed, form.grid))):
        yield min(1.0, RECORDING + (1 - RECORDING) * number / len(moments))


class Film:
    """The frames of an export, painted one after another."""

    def __init__(self, request: MapRequest, visits: Visits) -> None:
        self._request, self._visits = request, visits
        self._layout = request.film_layout
        self._space = request.subject.space
        solution = visits.solution
        self._track = KlotskiTrack(self._space.layout, () if solution is None else solution.steps)
        self._map = LitMap(request, visits, self._layout.map)
        board = self._layout.board
        self._board = None if board is None else FilmBoard(self._track, QRectF(board), request.theme)

    def frames(self, moments: Sequence[Moment]) -> Iterator[Image]:
        """A frame for each of these moments, whose visits must not fall."""
        for _ in self._map.draw():
            pass
        image = QImage(self._request.width, self._request.height, QImage.Format.Format_RGB32)
        for moment in moments:
            image.fill(QColor(*self._request.look.ground))
            with smooth_painter(image) as painter:
                self._paint(painter, moment)
            yield as_pillow(image)

    def _paint(self, painter: QPainter, moment: Moment) -> None:
        visited = int(self._visits.nodes[moment.shown - 1]) if moment.shown else 0
        line = [] if moment.steps is None else self._line[: moment.steps + 1]
        self._map.paint(painter, moment.visits, line[-1] if line else visited, line)
        if self._board is not None and moment.steps is not None:
            self._board.solution.paint(painter, moment.steps)
        elif self._board is not None:
            self._board.paint_visited(painter, self._space.layout_of(visited))
        self._write(painter, film_sentence(self._visits, moment, self._space))

    @cached_property
    def _line(self) -> list[int]:
        """The nodes of the solution."""
        nodes = (self._space.node_of(self._track.layout_at(number)) for number in range(self._track.length + 1))
        return [node for node in nodes if node is not None]

    def _write(self, painter: QPainter, text: str) -> None:
        """Write a line of text, smaller where it would be cut off."""
        font, size = QFont(self._request.font), self._layout.text
        room = self._request.width - 2 * size
        font.setPixelSize(size)
        needed = QFontMetricsF(font).horizontalAdvance(text)
        font.setPixelSize(max(1, int(size * min(1.0, room / needed))))
        painter.setFont(font)
        painter.setPen(QColor(self._request.theme.muted))
        painter.drawText(QPointF(size, self._request.height - size), text)


class FilmBoard:
    """Paints positions in a rectangle; a piece that stays where it is keeps its name from one to the next."""

    def __init__(self, track: KlotskiTrack, rect: QRectF, theme: Theme) -> None:
        """`track` is the solution."""
        self._board = BoardDrawing(rect, theme, ImageCache())
        self.solution = KlotskiScene(track, self._board)
        """Paints the position after so many steps of it."""
        self._followed = FollowedPieces()
        self._followed.begin_with(list(map(NamedPiece, track.layout.pieces, piece_names(track.layout))))

    def paint_visited(self, painter: QPainter, layout: Layout) -> None:
        """Paint a position or its mirror image, which are one to a search: that in which more pieces have stayed."""
        self._followed.show(max((layout, layout.mirror()), key=self._stayed))
        pieces = self._followed.pieces
        self._board.paint(painter, ((piece.kind, name, piece.square) for piece, name in pieces))

    def _stayed(self, layout: Layout) -> int:
        return len({named.piece for named in self._followed.pieces} & {*layout.pieces})


class LitMap:
    """Paints the map into a rectangle of pixels; `draw` comes first."""

    def __init__(self, request: MapRequest, visits: Visits, place: QRect) -> None:
        self._visits, self._place = visits, place
        self._look, self._inks = request.look, map_inks(request.theme)
        self._drawing, self._shades = request.subject.drawing, request.subject.shades
        self._size = max(0.6, request.width / SIGN_WIDTH)
        self._lit, self._returns = 0, Returns(request.subject.space.nodes)
        self._light = LightPicture(place.width(), place.height())
        self._view = view_of(self._drawing, place.width(), place.height())
        self._pixels: NDArray[np.uint32] = np.empty((place.height(), place.width()), np.uint32)

    def draw(self) -> Iterator[None]:
        """Draw the map with nothing lit, in slices."""
        yield from self._light.draw(self._drawing, self._shades, self._view)
        self._light.image(self._look, True, into=self._pixels)

    def paint(self, painter: QPainter, visits: int, present: int, line: Sequence[int]) -> None:
        """Paint it with so many visits lit, no fewer than before, a line through nodes, and a node marked."""
        self._light_until(visits)
        painter.drawImage(self._place.topLeft(), image_of(self._pixels, 1.0))
        if len(line) > 1:
            places = [self._pixel(node) for node in line]
            for pen in line_pens(MapLine.PLAYED, self._size, self._inks):
                draw_polyline(painter, places, pen)
        paint_sign(painter, Sign.START, self._pixel(0), self._size, self._inks)
        paint_sign(painter, Sign.PRESENT, self._pixel(present), self._size, self._inks)

    def _light_until(self, count: int) -> None:
        brightened = self._returns.brightened(self._visits.nodes[self._lit : count])
        points = self._drawing.point_of[brightened]
        changed = self._light.light(self._drawing, points, self._shades[points], self._view)
        self._lit = count
        if changed is not None:
            self._light.image(self._look, True, changed, self._pixels)

    def _pixel(self, node: int) -> QPointF:
        """Where a node is in the film."""
        x, y = self._drawing.points[self._drawing.point_of[node]].tolist()
        view = self._view
        corner = QPointF(self._place.topLeft())
        return corner + QPointF(view.xx * x + view.xy * y + view.dx, view.yx * x + view.yy * y + view.dy)
