"""What the export of a map says: what the file will be, how far it is, and what is written on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.export.request import Format
from app.klotski.state_space.export.film_plan import Moment
from app.klotski.state_space.export.request import MapRequest, MapSubject
from app.klotski.words import counted
from app.ui.words.language import current
from app.ui.words.messages import as_sentence
from app.ui.words.numbers import grouped, percent, plural
from solvers.klotski.state_space.colours import Colouring
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.visits import Visits

translate = QCoreApplication.translate


def summary(request: MapRequest) -> str:
    """What the file will be, in a few words."""
    space = request.subject.space
    match request.format:
        case Format.GRAPHML | Format.CSV:
            return as_sentence(
                translate("MapExport", "{nodes}, {edges}").format(
                    nodes=plural("MapExport", "{number} positions", space.nodes),
                    edges=plural("MapExport", "{number} edges", space.edges),
                )
            )
        case Format.PDF:
            return translate("MapExport", "One page, A4")
        case _:
            return translate("MapExport", "{size} px").format(size=f"{request.width} × {request.height}")


def progress_sentence(done: int, count: int) -> str:
    """How far the export is."""
    return translate("MapExport", "{share} done").format(share=percent(done / max(1, count)))


def film_sentence(visits: Visits, moment: Moment, space: StateSpace) -> str:
    """Which method walks on the map, how many of its positions it has visited, and how far its solution is played."""
    visited = plural(
        "MapExport",
        "{method}: {visited} of {number} positions",
        space.nodes,
        method=visits.engine.words(current()).title,
        visited=grouped(visits.distinct_until(moment.visits)),
    )
    if moment.steps is None:
        return visited
    solution = translate("MapExport", "Solution: {steps}").format(steps=counted(moment.steps, space.metric))
    return f"{visited} · {solution}"


def scale_ends(subject: MapSubject) -> tuple[str, str]:
    """What the first and the last colour of the scale mean."""
    space = subject.space
    if subject.colouring is Colouring.SIDE and space.distance is not None:
        return translate("MapExport", "Nearer to the exit"), translate("MapExport", "Nearer to the start")
    if subject.colouring is Colouring.START or space.distance is None:
        most = counted(int(space.from_start.max()), space.metric)
        return translate("MapExport", "{steps} from the start").format(steps=most), translate("MapExport", "Start")
    most = counted(int(space.to_exit.max()), space.metric)
    return translate("MapExport", "Exit"), translate("MapExport", "{steps} from the exit").format(steps=most)
