"""A small map to export: that of a layout with four empty cells."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtGui import QFont

from app.export.request import Format
from app.klotski.state_space.export.exporting import export_map
from app.klotski.state_space.export.request import MapRequest, MapSubject
from app.ui.look.theme import DARK
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.colours import Colouring
from solvers.search import Drive, Found, Search

ENGINE = {engine.name: engine for engine in ENGINES}
FIGURES = ("302 positions", "2,551 edges")


def answer_of(search: Search[Any]) -> Any:
    """The answer of a search that has one."""
    found = Drive(search).next_answer()
    assert isinstance(found, Found)
    return found.answer


@cache
def four_blanks() -> MapSubject:
    """The map."""
    space = answer_of(graph.search(Layout.parse("AA../AA../VV../VV../...."), Metric.MOVES))
    drawing = answer_of(embedding.search(space))
    return MapSubject("Four blanks", space, drawing, Colouring.EXIT, FIGURES, ENGINE["shortest"])


def request(form: Format, path: Path, **choices: Any) -> MapRequest:
    """Its export, small and short if nothing else is chosen."""
    usual = {"theme": DARK, "font": QFont(), "width": 240, "engine": ENGINE["shortest"], "seconds": 1.0}
    return MapRequest(subject=four_blanks(), format=form, path=path, **{**usual, **choices})


def exported(form: Format, folder: Path, **choices: Any) -> Path:
    """The one file that is written into an empty folder."""
    path = answer_of(export_map(request(form, folder / f"map.{form}", **choices)))
    assert list(folder.iterdir()) == [path]
    return path
