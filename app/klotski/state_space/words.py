"""What the map says, in the user's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.klotski.state_space.landscape import Journey, JourneyStart, Landscape, Mark, Reach
from app.klotski.words import counted
from app.ui.widgets.actions import action_key
from app.ui.words.messages import joined
from app.ui.words.numbers import data_size, grouped, plural
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.colours import Colouring
from solvers.klotski.state_space.embedding import Drawing

translate = QCoreApplication.translate


def colouring_title(colouring: Colouring) -> str:
    """What a colouring is called in the menu."""
    return {
        Colouring.EXIT: translate("Map", "Distance to the exit"),
        Colouring.START: translate("Map", "Distance from the start"),
        Colouring.SIDE: translate("Map", "Nearer to the start or to the exit"),
    }[colouring]


def scale_title(colouring: Colouring, metric: Metric) -> str:
    """What a scale of colours counts."""
    to_exit, from_start = {
        Metric.MOVES: (translate("Map", "Moves to the exit"), translate("Map", "Moves from the start")),
        Metric.CELLS: (translate("Map", "Cells to the exit"), translate("Map", "Cells from the start")),
        Metric.STRAIGHT: (
            translate("Map", "Straight slides to the exit"),
            translate("Map", "Straight slides from the start"),
        ),
    }[metric]
    return to_exit if colouring is Colouring.EXIT else from_start


def mark_title(mark: Mark) -> str:
    """What a mark is called in the menu."""
    return {
        Mark.EXITS: translate("Map", "Solved positions"),
        Mark.PASSES: translate("Map", "Narrow passes"),
        Mark.FURTHEST: translate("Map", "Furthest position"),
        Mark.PLAYED: translate("Map", "My path"),
        Mark.SOLUTION: translate("Map", "Shortest solution from here"),
    }[mark]


def journey_title(journey: Journey) -> str:
    """What the menu calls a journey."""
    return {
        Journey.POSITION: "",
        Journey.START: translate("Map", "Start"),
        Journey.EXIT: translate("Map", "Nearest exit"),
        Journey.FURTHEST_FROM_EXIT: translate("Map", "Position furthest from the exit"),
        Journey.FURTHEST_FROM_HERE: translate("Map", "Position furthest from here"),
        Journey.PASS: translate("Map", "Next narrow pass"),
    }[journey]


def departure_sentence(departure: JourneyStart) -> str:
    """Where a way leads that begins to be played, and that it can be undone."""
    template = {
        Journey.POSITION: translate(
            "Map", "Shortest path to the position on the map: {steps}. Press {undo} to undo it."
        ),
        Journey.START: translate("Map", "Shortest path back to the start: {steps}. Press {undo} to undo it."),
        Journey.EXIT: translate("Map", "Shortest path to the exit: {steps}. Press {undo} to undo it."),
        Journey.FURTHEST_FROM_EXIT: translate(
            "Map",
            "Shortest path to a position furthest from the exit: {steps}. Press {undo} to undo it.",
        ),
        Journey.FURTHEST_FROM_HERE: translate(
            "Map", "Shortest path to a position furthest from here: {steps}. Press {undo} to undo it."
        ),
        Journey.PASS: translate("Map", "Shortest path to the next narrow pass: {steps}. Press {undo} to undo it."),
    }[departure.journey]
    return template.format(steps=counted(departure.length, departure.metric), undo=action_key("undo"))


def reach_sentence(reach: Reach, metric: Metric) -> str:
    """How far it is from the present position to all others."""
    return translate("Map", "From here no position is further than {most}, and the average is {mean}.").format(
        most=counted(reach.most, metric), mean=f"{reach.mean:.1f}"
    )


def remark_of(landscape: Landscape) -> str:
    """What has to be said of the map that is shown now; empty when nothing has."""
    space, drawing = landscape.space, landscape.drawing
    if space is None:
        return _growth_text(landscape)
    if landscape.computing:
        return _round_text(drawing)
    if landscape.strict:
        return translate("Map", "A strict game: the map shows neither the exit nor any path.")
    if not landscape.solvable:
        return translate(
            "Map", "No position that can be reached is solved. The colours tell the distance from the start."
        )
    if drawing is not None and drawing.sampled:
        return plural("Map", "Only {number} positions are drawn; the figures are of all.", len(drawing.nodes))
    return ""


def _growth_text(landscape: Landscape) -> str:
    """How many positions have been found, after what a large map takes at most."""
    found, bound = plural("Map", "{number} positions so far…", landscape.found), landscape.bound
    if bound is None:
        return found
    memory = data_size(bound.bytes)
    return joined([plural("Map", "At most {number} positions, {memory}.", bound.positions, memory=memory), found])


def _round_text(drawing: Drawing | None) -> str:
    if drawing is None:
        return translate("Map", "Unfolding…")
    return translate("Map", "Unfolding: round {round} of {rounds}").format(
        round=grouped(drawing.round + 1), rounds=grouped(drawing.rounds + 1)
    )


def distance_lines(landscape: Landscape, node: int) -> list[str]:
    """How far a node is from the exit, from the start and from the present position; no exit in a strict game."""
    space = landscape.space
    assert space is not None
    found: list[tuple[int, str, str]] = []
    if landscape.solvable and not landscape.strict:
        found.append((int(space.to_exit[node]), translate("Map", "{steps} to the exit"), translate("Map", "Solved")))
    found.append((int(space.from_start[node]), translate("Map", "{steps} from the start"), translate("Map", "Start")))
    from_here = landscape.steps_from_here(node)
    if from_here is not None:
        found.append((from_here, translate("Map", "{steps} from here"), here_text()))
    return [text.format(steps=counted(steps, space.metric)) if steps else there for steps, text, there in found]


def here_text() -> str:
    """That a position is the present one."""
    return translate("Map", "You are here")
