"""What is asked for when a map is exported: which map, in which format and colours, how large, and where to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from app.export.request import FileRequest, Format
from app.klotski.state_space.export.film_plan import FilmLayout, film_layout
from app.klotski.state_space.figures import figures
from app.klotski.state_space.landscape import Landscape
from app.klotski.state_space.map_menus import colouring_of
from solvers.klotski.engines.registry import KlotskiEngine
from solvers.klotski.state_space.colours import Colouring, MapStyle, look_named, shades
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.picture import MOST_SIDE, height_for

FORMATS = (Format.PNG, Format.SVG, Format.PDF, Format.GIF, Format.WEBP, Format.GRAPHML, Format.CSV)


@dataclass(frozen=True, eq=False)
class MapSubject:
    """A map as it is shown, of the layout of this name, with its figures in words.

    `engine` is the method that is offered first where a search is to walk on the map.
    """

    name: str
    space: StateSpace
    drawing: Drawing
    colouring: Colouring
    figures: Sequence[str]
    engine: KlotskiEngine

    @property
    def title(self) -> str:
        """What it is called."""
        return QCoreApplication.translate("MapExport", "Map of {name}").format(name=self.name)

    @property
    def shades(self) -> NDArray[np.uint8]:
        """The shade of each point."""
        return shades(self.space, self.drawing, self.colouring)

    @property
    def widest(self) -> int:
        """The greatest width of a picture, in pixels, so that no side is longer than the longest that is painted."""
        return min(MOST_SIDE, MOST_SIDE * MOST_SIDE // height_for(self.drawing, MOST_SIDE))


@dataclass(frozen=True)
class MapRequest(FileRequest):
    """One export of a map. `width` is in pixels; `engine` walks on a moving picture for so many `seconds`.

    `board` says whether a moving picture shows the board beside the map.
    """

    subject: MapSubject
    width: int
    engine: KlotskiEngine
    seconds: float
    board: bool = True

    @property
    def title(self) -> str:
        """What it shows."""
        return self.subject.title

    @property
    def height(self) -> int:
        """The height of a picture in pixels."""
        if self.format.moving:
            return self.film_layout.size.height()
        return min(MOST_SIDE, height_for(self.subject.drawing, self.width))

    @property
    def film_layout(self) -> FilmLayout:
        """Where a moving picture has its parts."""
        return film_layout(self.subject.drawing, self.width, self.board)

    @property
    def look(self) -> MapStyle:
        """How the map looks in the theme."""
        return look_named(self.theme.name)


def map_subject(landscape: Landscape, name: str, engine: KlotskiEngine) -> MapSubject | None:
    """The map of a landscape, of the layout of this name; None while there is none, and in a strict game."""
    space, drawing = landscape.space, landscape.drawing
    if space is None or drawing is None or not landscape.exportable:
        return None
    told = [figure.text for figure in figures(space, strict=False)]
    return MapSubject(
        name=name, space=space, drawing=drawing, colouring=colouring_of(landscape), figures=told, engine=engine
    )
