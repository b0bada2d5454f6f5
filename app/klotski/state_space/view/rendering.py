"""Draws the light of a map off the GUI thread: what was asked for last is drawn next.

A picture is made as the one answer of a little search, so that a runner of searches can make it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QImage

from app.klotski.state_space.view.camera import Camera, Room
from app.klotski.state_space.view.lit import LitVisits
from app.klotski.state_space.view.nearby_boards import points_with_room
from app.klotski.state_space.view.node_index import NodeIndex
from app.klotski.state_space.view.returns import Returns
from app.klotski.state_space.view.stamps import stamp_exits, stamp_latest
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.look.scale import text_scale
from solvers.klotski.state_space.colours import Colouring, look_named, shades
from solvers.klotski.state_space.light import LightPicture, View
from solvers.search import Found, Outcome, Progress, Search, Verdict

if TYPE_CHECKING:
    from solvers.klotski.state_space.embedding import Drawing
    from solvers.klotski.state_space.graph import StateSpace

UInt8s = NDArray[np.uint8]
UInt32s = NDArray[np.uint32]
Int32s = NDArray[np.int32]

VISITS_AT_ONCE = 100_000
"""How many visits are lit before a search that is given up hears of it."""


@dataclass(frozen=True, eq=False)
class Shot:
    """What is to be seen, and from where; `ratio` device pixels make a pixel of the room."""

    space: StateSpace
    drawing: Drawing
    colouring: Colouring
    look: str
    exits: bool
    lit: LitVisits | None
    room: Room
    camera: Camera
    ratio: float

    def shows_the_same_light(self, other: Shot) -> bool:
        """Whether all but the exits, the visits and the look is as in another shot."""
        return (
            self.drawing is other.drawing
            and self.colouring is other.colouring
            and (self.room, self.camera, self.ratio) == (other.room, other.camera, other.ratio)
        )


@dataclass(frozen=True, eq=False)
class Picture:
    """A shot that was drawn; `pixels` belongs to the image, which does not keep it alive by itself."""

    shot: Shot
    image: QImage
    pixels: UInt32s
    index: NodeIndex
    with_room: NDArray[np.intp]
    """The points that there is room for a board at."""


class Renderer(QObject):
    """Draws shots, one at a time, in a thread of its own; of those that wait only the last is drawn."""

    drawn = Signal(object)
    """A `Picture`."""
    failed = Signal(object)
    """The exception that a shot ended with: a fault of ours, or there is no memory for the picture."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: Shot | None = None
        self._canvas = Canvas()
        self._runner = SearchRunner(self)
        self._runner.answered.connect(self._take)
        self._runner.failed.connect(self._fail)

    def draw(self, shot: Shot) -> None:
        """Have a shot drawn as soon as the one is done that is being drawn."""
        self._waiting = shot
        if not self._runner.busy:
            self._begin()

    def close(self) -> None:
        """Stop and let the thread end; another shot begins a new one."""
        self._waiting = None
        self._runner.close()
        self._canvas = Canvas()  # the old thread may still be at work on the other one

    def _begin(self) -> None:
        shot, self._waiting = self._waiting, None
        if shot is not None:
            canvas = self._canvas
            self._runner.start(lambda: canvas.search(shot))

    @Slot(object)
    def _take(self, report: Report[Any]) -> None:
        self._begin()
        self.drawn.emit(report.event.answer)

    @Slot(object)
    def _fail(self, report: Report[Any]) -> None:
        self._canvas = Canvas()
        self._begin()
        self.failed.emit(report.event)


class Canvas:
    """The light of the last shot, so that what is the same in the next need not be drawn again.

    Used in one thread at a time. It paints into two arrays by turns: when a shot is begun, the picture before is in
    use, and the one before that no longer is.
    """

    def __init__(self) -> None:
        self._light: LightPicture | None = None
        self._pixels: list[UInt32s] = []
        self._shot: Shot | None = None
        self._lit = 0
        self._returns = Returns(0)
        self._index: tuple[Drawing, NodeIndex] | None = None

    def search(self, shot: Shot) -> Search[Picture]:
        """Draw a shot: the one answer is its `Picture`."""
        yield Progress(0, 0)
        view = shot.room.view(shot.camera, shot.ratio)
        light = self._sized(view)
        before, self._shot = self._shot, None  # a shot that is given up is not drawn
        lit_before = before.lit.count if before is not None and before.lit is not None else 0
        shown = shades(shot.space, shot.drawing, shot.colouring)
        if before is None or not shot.shows_the_same_light(before):
            for _ in light.draw(shot.drawing, shown, view):
                yield Progress(0, 1)
            before = None
        for _ in self._light_visits(light, shot, before, shown, view):
            yield Progress(0, 1)
        self._shot = shot
        self._pixels.reverse()
        pixels = light.image(look_named(shot.look), dimmed=shot.lit is not None, into=self._pixels[0])
        image = image_of(pixels, shot.ratio)
        stamp_exits(image, shot)
        stamp_latest(image, shot, lit_before)
        with_room = points_with_room(shot.drawing, shot.room, shot.camera, text_scale())
        yield Found(Picture(shot, image, pixels, self._index_of(shot.drawing), with_room), 1)
        return Verdict(Outcome.EXHAUSTED, 1)

    def _sized(self, view: View) -> LightPicture:
        if self._light is None or (self._light.width, self._light.height) != (view.width, view.height):
            self._light = self._shot = None  # the old one is freed before there is a new one
            self._light = LightPicture(view.width, view.height)
            self._pixels = [np.empty((view.height, view.width), np.uint32) for _ in range(2)]
        return self._light

    def _light_visits(
        self, light: LightPicture, shot: Shot, before: Shot | None, shown: UInt8s, view: View
    ) -> Iterator[None]:
        """Light the visits of a shot: only what is new where the last shot showed the beginning of the same visits."""
        old, new = before.lit if before is not None else None, shot.lit
        goes_on = old is not None and new is not None and old.visits is new.visits and old.begin == new.begin
        if new is None or not goes_on or new.count < self._lit:
            light.unlight()
            self._lit = 0 if new is None else new.begin
            self._returns = Returns(shot.space.nodes)
        while new is not None and self._lit < new.count:
            until = min(new.count, self._lit + VISITS_AT_ONCE)
            points = shot.drawing.point_of[self._returns.brightened(new.visits.nodes[self._lit : until])]
            light.light(shot.drawing, points, shown[points], view)
            self._lit = until
            yield

    def _index_of(self, drawing: Drawing) -> NodeIndex:
        if self._index is None or self._index[0] is not drawing:
            self._index = drawing, NodeIndex(drawing.points)
        return self._index[1]


def image_of(pixels: UInt32s, ratio: float) -> QImage:
    """An image of pixels, (height, width), which have to be kept for as long as the image is used."""
    height, width = pixels.shape
    image = QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    return image
