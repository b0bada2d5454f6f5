"""The README's two moving pictures, made by the export of the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QFont

from app.export.exporting import export
from app.export.request import ExportRequest, Format
from app.klotski.state_space.export.exporting import export_map
from app.klotski.state_space.export.request import MapRequest, MapSubject
from app.knight.board.trail import DISPLAYS
from app.knight.export_subject import knight_subject
from app.startup.application import make_application
from app.ui.look.theme import DARK
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.engines.registry import engine_named as klotski_engine
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.colours import Colouring
from solvers.knight.board import Board
from solvers.knight.engines import engine_named as knight_engine
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found, Search

A = TypeVar("A")

LAYOUT = "橫刀立馬"
SEARCH_WIDTH, SEARCH_SECONDS = 800, 5.0
SIDE, CORNER = 8, (0, 0)
TOUR_WIDTH, STEPS_A_SECOND = 560, 8.0


def take_film(name: str, path: Path) -> None:
    """Write the film of this name."""
    application = make_application(["films"])  # kept alive for as long as something is painted
    {"search": take_search, "tour": take_tour}[name](path, application.font())


def take_search(path: Path, font: QFont) -> None:
    """Breadth-first search on the board and on the map, and then the solution that it finds."""
    space = _answer(graph.search(look_up(LAYOUT).layout, Metric.MOVES))
    engine = klotski_engine("shortest")
    subject = MapSubject(LAYOUT, space, _answer(embedding.search(space)), Colouring.EXIT, (), engine)
    _answer(export_map(MapRequest(subject, Format.WEBP, DARK, font, path, SEARCH_WIDTH, engine, SEARCH_SECONDS)))


def take_tour(path: Path, font: QFont) -> None:
    """A closed tour that grows by Warnsdorff's rule."""
    tour = _answer(knight_engine("warnsdorff").start(TourRequest(Board(SIDE, SIDE), CORNER, closed=True)))
    subject = knight_subject(tour, CORNER, True, DISPLAYS["path"], 0)
    asked = ExportRequest(subject, Format.WEBP, DARK, font, path, width=TOUR_WIDTH)
    _answer(export(replace(asked, last=subject.picture.length, speed=STEPS_A_SECOND)))


def _answer(search: Search[A]) -> A:
    found = Drive(search).next_answer()
    assert isinstance(found, Found)
    return found.answer
