"""The command `klotski map`: the state space of a layout in figures, and as files."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from solvers.console.driving import ANSWERED, NONE_EXISTS, next_answer, tell
from solvers.console.klotski_answers import FROM_INPUT, STEPS, Answer, counted, numbered, respond
from solvers.console.map_files import check_files, write_files
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.moves import Metric
from solvers.quantities import data_size
from solvers.search import Drive, Found

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import Estimate, StateSpace


def show_map(arguments: Namespace) -> int:
    """`klotski map`: how many positions there are and how they hang together."""
    from solvers.klotski.state_space import graph

    check_files(arguments, arguments.layout == FROM_INPUT)
    metric = Metric(arguments.count)

    def answer(text: str) -> Answer:
        layout = look_up(text).layout
        _tell_bound(graph.large_estimate(layout))
        found = next_answer(Drive(graph.search(layout, metric)))
        assert isinstance(found, Found)  # every layout has a state space
        write_files(arguments, found.answer, text)
        return {"layout": str(layout), "count": metric.value} | _figures(found.answer)

    return respond(arguments, answer, _print_map, _status)


def _tell_bound(bound: Estimate | None) -> None:
    """Tell a person at a terminal beforehand what a large map takes at most."""
    if bound is not None:
        tell(f"at most {bound.positions:,} positions, {data_size(bound.bytes)}")


def _figures(space: StateSpace) -> dict[str, Any]:
    return {
        "positions": space.positions,
        "positions_up_to_mirror": space.nodes,
        "edges": space.edges,
        "solved": len(space.solved),
        "distance": space.distance,
        "eccentricity": space.eccentricity,
        "cut_vertices": len(space.cut_vertices),
        "bridges": len(space.bridges),
        "passes": [{"layout": str(space.layout_of(each.node)), "step": each.step} for each in space.passes],
    }


def _status(given: Answer) -> int:
    return NONE_EXISTS if given["distance"] is None else ANSWERED


def _print_map(given: Answer) -> None:
    print(given["layout"])
    for name, words in _words(given).items():
        print(f"{name + ':':14} {words}")
    width = max((len(str(each["step"])) for each in given["passes"]), default=0)
    for each in given["passes"]:
        print(f"step {each['step']:>{width}}: {each['layout']}")


def _words(given: Answer) -> dict[str, str]:
    """What to tell of each figure."""
    step, _ = STEPS[Metric(given["count"])]
    distance = given["distance"]
    return {
        "positions": _positions(given),
        "edges": f"{numbered(given['edges'], 'pair', 'pairs')} of positions one {step} apart",
        "distance": "no solution" if distance is None else f"{counted(distance, given['count'])} to the exit",
        "furthest": f"{counted(given['eccentricity'], given['count'])} from this layout",
        "cut vertices": f"{numbered(given['cut_vertices'], 'position', 'positions')} without which the map falls apart",
        "bridges": f"{numbered(given['bridges'], 'edge', 'edges')} without which the map falls apart",
        **({"narrow passes": _passes(len(given["passes"]))} if distance else {}),
    }


def _positions(given: Answer) -> str:
    """How many there are; mirror images are told of where they can be reached from each other."""
    every, nodes, solved = given["positions"], given["positions_up_to_mirror"], f"{given['solved']:,} of them solved"
    if every == nodes:
        return f"{every:,}, {solved}"
    return f"{every:,}; {nodes:,} with a position and its mirror image as one, {solved}"


def _passes(number: int) -> str:
    if number == 0:
        return "none; there is another way round every position"
    return f"{numbered(number, 'position', 'positions')} that every solution comes through"
