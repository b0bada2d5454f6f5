"""The map that is shown, ready for export."""

from __future__ import annotations

from app.klotski.state_space.export.request import MapSubject
from app.klotski.state_space.figures import figures
from app.klotski.state_space.landscape import Landscape
from app.klotski.state_space.map_menus import colouring_of
from solvers.klotski.engines.registry import KlotskiEngine


def map_subject(landscape: Landscape, name: str, engine: KlotskiEngine) -> MapSubject | None:
    """The map of a landscape, of the layout of this name; None while there is none, and in a strict game."""
    space, drawing = landscape.space, landscape.drawing
    if space is None or drawing is None or landscape.strict:
        return None
    told = [figure.text for figure in figures(space, strict=False)]
    return MapSubject(name, space, drawing, colouring_of(landscape), told, engine)
