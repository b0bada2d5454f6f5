"""A moving picture of a search that walks on a map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, BinaryIO

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from app.export.moving_pictures import GifFormat, WebpFormat, changes, palette_of, write_moving
from app.export.request import Format
from app.klotski.state_space.export.request import MapRequest
from app.klotski.state_space.export.words import visited_sentence
from app.klotski.state_space.view.returns import Returns
from solvers.klotski.state_space.light import LightPicture, Region, View
from solvers.klotski.state_space.picture import view_of
from solvers.klotski.state_space.visits import Visits, record
from solvers.search import Found

if TYPE_CHECKING:
    from PIL.Image import Image

FRAME_MS = 80
FIRST_MS, LAST_MS = 800, 3000
"""How long the beginning and the end stay to be seen."""
SAMPLES = 5
"""From how many frames the colours of a GIF are chosen."""
RECORDING = 0.2
"""The share of the work that recording the search counts as."""
TEXT = 0.024
"""The height of letters, as a share of the width."""
SMALLEST_TEXT = 11


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
    counts = frame_counts(len(visits), request.seconds)
    if request.format is Format.WEBP:
        form = WebpFormat()
    else:
        chosen = [counts[number * (len(counts) - 1) // (SAMPLES - 1)] for number in range(SAMPLES)]
        samples: list[Image] = []
        for image in Film(request, visits).frames(sorted(set(chosen))):
            samples.append(image)
            yield RECORDING / 2
        form = GifFormat(palette_of(samples))
    timed = zip(Film(request, visits).frames(counts), _milliseconds(len(counts)), strict=True)
    for number, _ in enumerate(write_moving(file, form, changes(timed, form.grid))):
        yield min(1.0, RECORDING + (1 - RECORDING) * number / len(counts))


def frame_counts(visits: int, seconds: float) -> list[int]:
    """How many visits each frame shows: from none to all, no more often than there are visits."""
    frames = max(1, min(visits, round(seconds * 1000 / FRAME_MS)))
    return [visits * number // frames for number in range(frames + 1)]


def _milliseconds(frames: int) -> list[int]:
    return [FIRST_MS, *[FRAME_MS] * (frames - 2), LAST_MS] if frames > 1 else [LAST_MS]


class Film:
    """The map of an export with more and more visits lit, painted into one array of pixels."""

    def __init__(self, request: MapRequest, visits: Visits) -> None:
        self._request = request
        self._visits = visits
        self._drawing, self._shades = request.subject.drawing, request.subject.shades
        self._lit, self._returns = 0, Returns(request.subject.space.nodes)
        self._font = QFont(request.font)
        self._font.setPixelSize(max(SMALLEST_TEXT, round(TEXT * request.width)))
        self._line = QFontMetricsF(self._font).lineSpacing()
        self._light = LightPicture(request.width, request.height)
        self._view = self._above_text()
        for _ in self._light.draw(self._drawing, self._shades, self._view):
            pass
        self._pixels: NDArray[np.uint32] = np.empty((request.height, request.width), np.uint32)

    def frames(self, counts: list[int]) -> Iterator[Image]:
        """A frame for each of these numbers of visits, which must not fall."""
        from PIL import Image

        size = self._request.width, self._request.height
        self._light.image(self._request.look, True, into=self._pixels)
        for count in counts:
            self._light_until(count)
            self._write(count)
            yield Image.frombuffer("RGB", size, self._pixels.tobytes(), "raw", "BGRX", 0, 1)

    def _above_text(self) -> View:
        """All of the map, above the line of text."""
        view = view_of(self._drawing, self._request.width, int(self._request.height - self._line))
        return replace(view, height=self._request.height)

    def _light_until(self, count: int) -> None:
        brightened = self._returns.brightened(self._visits.nodes[self._lit : count])
        points = self._drawing.point_of[brightened]
        changed = self._light.light(self._drawing, points, self._shades[points], self._view)
        self._lit = count
        for region in (changed, self._strip):
            if region is not None:
                self._light.image(self._request.look, True, region, self._pixels)

    @property
    def _strip(self) -> Region:
        """The line of text, at the bottom."""
        return 0, int(self._request.height - 2 * self._line), self._request.width, self._request.height

    def _write(self, count: int) -> None:
        width, height = self._request.width, self._request.height
        image = QImage(self._pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setFont(self._font)
        painter.setPen(QColor(self._request.theme.muted))
        room = QRectF(QPointF(self._line, height - 1.8 * self._line), QPointF(width - self._line, height))
        painter.drawText(room, visited_sentence(self._visits.engine, count))
        painter.end()
