"""The Klotski commands of the console, but for the map and the hardest layouts."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from solvers.console.driving import (
    ANSWERED,
    GIVEN_UP,
    NONE_EXISTS,
    Answer,
    lines_of_input,
    next_answer,
    print_answer,
    print_json,
)
from solvers.console.methods import effort, method, peak_memory
from solvers.klotski import codes
from solvers.klotski.breadth_first import distances
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.lookup import LookupResult, look_up
from solvers.klotski.engines.registry import ENGINES
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, Step
from solvers.quantities import duration
from solvers.search import Drive, Found, Verdict

FROM_INPUT = "-"

STEPS = {
    Metric.MOVES: ("move", "moves"),
    Metric.CELLS: ("cell", "cells"),
    Metric.STRAIGHT: ("straight slide", "straight slides"),
}
"""What one step and several are called in each count."""


def respond(
    arguments: Namespace,
    answer: Callable[[str], Answer],
    show: Callable[[Answer], None],
    sought: str = "layout",
) -> int:
    """Answer for the layout that is asked for, or for each line of standard input; returns the exit status.

    That says whether what is `sought` exists, a member of the answer.
    """
    if arguments.layout == FROM_INPUT:
        return lines_of_input(answer, "layout")
    given = answer(arguments.layout)
    print_answer(given, arguments, show)
    return NONE_EXISTS if given[sought] is None else ANSWERED


def counted(number: int, metric: str) -> str:
    """So many steps of a count."""
    return numbered(number, *STEPS[Metric(metric)])


def numbered(number: int, one: str, many: str) -> str:
    """A number and what there are so many of."""
    return f"{number:,} {one if number == 1 else many}"


def solve(arguments: Namespace) -> int:
    """`klotski solve`: a solution, or the proof that there is none."""
    metric = Metric(arguments.count)
    engine = method(arguments, ENGINES)

    def answer(text: str) -> Answer:
        layout = look_up(text).layout
        drive = Drive(engine.search(layout, metric))
        given = _solution(layout, metric, engine.name, drive)
        if arguments.search is not None:
            shortest = None if given["length"] is None else _fewest_steps(layout, metric)
            given |= {"shortest": shortest, "memory": peak_memory(drive)}
            words.append(effort(engine, drive))
        return given

    words: list[str] = []
    status = respond(arguments, answer, partial(_print_solution, words), "length")
    return GIVEN_UP if status == NONE_EXISTS and arguments.search is not None else status


def distance(arguments: Namespace) -> int:
    """`klotski distance`: the steps left from a layout and every best next one."""
    metric = Metric(arguments.count)

    def answer(text: str) -> Answer:
        layout = look_up(text).layout
        found = next_answer(Drive(distances.search(layout, metric)))
        assert isinstance(found, Found)
        return _distance(layout, found.answer)

    return respond(arguments, answer, _print_distance, "distance")


def write_codes(arguments: Namespace) -> int:
    """`klotski codes`: a layout in every code."""

    def answer(text: str) -> Answer:
        reading = look_up(text)
        written = {name.value: code for name, code in codes.write_all(reading.layout).items()}
        return {"layout": str(reading.layout), "read_as": _read_as(reading), **written}

    return respond(arguments, answer, _print_codes)


def list_layouts(arguments: Namespace) -> int:
    """`klotski list`: the catalogue."""
    if arguments.json:
        print_json({"layouts": [_entry(entry) for entry in entries()]})
        return ANSWERED
    print(f"{'moves':>5} {'cells':>5} {'straight':>8}  {'printed':>9}  {'earlier':>7}  layout                    name")
    for entry in entries():
        print(_entry_line(entry))
    print()
    print("printed: moves/cells in Wei and Lin's paper; earlier: the fewest moves known before it;")
    print("*: the printed number of moves is not the shortest.")
    return ANSWERED


def _fewest_steps(layout: Layout, metric: Metric) -> int:
    """How many steps a layout takes that has a solution."""
    found = next_answer(Drive(ENGINES[0].search(layout, metric)))
    assert isinstance(found, Found)
    return len(found.answer.steps)


def _solution(layout: Layout, metric: Metric, engine: str, drive: Drive[Solution]) -> dict[str, Any]:
    """Drive to the last answer: some engines report a better one each time."""
    best: Solution | None = None
    while isinstance(event := next_answer(drive), Found):
        best = event.answer
        if best.proved_shortest:
            break
    answer: dict[str, Any] = {
        "layout": str(layout),
        "count": metric.value,
        "engine": engine,
        "length": None if best is None else len(best.steps),
        **{name.value: None if best is None else best.count(name) for name in Metric},
        "proved_shortest": best is not None and best.proved_shortest,
        "visited": drive.visited,
        "seconds": drive.seconds,
        "steps": [] if best is None else [_step(step) for step in best.steps],
    }
    if best is None and isinstance(event, Verdict):
        answer["reason"] = str(event.reason)
    return answer


def _distance(layout: Layout, known: distances.Distances) -> Answer:
    left = known.distance(layout)
    answer: dict[str, Any] = {
        "layout": str(layout),
        "count": known.metric.value,
        "distance": left,
        "component": known.component,
        "component_up_to_mirror": known.component_up_to_mirror,
        "solved_positions": known.solved,
        "eccentricity": known.eccentricity,
        "shortest_solutions": known.shortest_solutions(layout),
        "best_steps": [_step(step) for step in known.best_steps(layout)],
    }
    if left is not None:
        farthest, steps = known.farthest
        answer["farthest"] = {"layout": str(farthest), "distance": steps}
    return answer


def _step(step: Step) -> dict[str, Any]:
    return {"piece": step.kind.value, "from": list(step.origin), "to": list(step.target)}


def _entry(entry: Entry) -> Answer:
    spelled = [
        {"hant": names.hant, "hans": names.hans, "pinyin": names.pinyin, "en": names.en} for names in entry.names.all
    ]
    answer: dict[str, Any] = {
        "names": spelled,
        "collections": list(entry.collections),
        "layout": str(entry.layout),
        **{metric.value: entry.optimum[metric] for metric in Metric},
    }
    if entry.paper is not None:
        answer["paper"] = {
            "moves": entry.paper.moves,
            "cells": entry.paper.cells,
            "boards_expanded": entry.paper.boards_expanded,
            "seconds": entry.paper.seconds,
            "earlier_moves": entry.paper.earlier_moves,
            "program_604_cells": entry.paper.program_604_cells,
        }
    return answer


def _entry_line(entry: Entry) -> str:
    optimum = {metric: "none" if length is None else str(length) for metric, length in entry.optimum.items()}
    printed = earlier = ""
    if entry.paper is not None:
        cells = "" if entry.paper.cells is None else f"/{entry.paper.cells}"
        wrong = "*" if entry.paper.moves != entry.optimum[Metric.MOVES] else " "
        printed = f"{entry.paper.moves}{cells}{wrong}"
        earlier = str(entry.paper.earlier_moves or "")
    figures = f"{optimum[Metric.MOVES]:>5} {optimum[Metric.CELLS]:>5} {optimum[Metric.STRAIGHT]:>8}"
    return f"{figures}  {printed:>9}  {earlier:>7}  {entry.layout}  {entry.names.hant} {entry.names.en}"


def _read_as(reading: LookupResult) -> str:
    if reading.entry is not None:
        return f"name ({reading.entry.names.hant})"
    return "" if reading.code is None else reading.code.value


def _print_solution(own: list[str], given: Answer) -> None:
    if given["length"] is None:
        print(f"{'Given up' if own else 'No solution'}: {given['reason']}.")
        return
    proof = ", proven shortest" if given["proved_shortest"] else ", not proven shortest"
    if own:
        shortest = given["shortest"]
        proof = "; no solution is shorter" if given["length"] == shortest else f"; the shortest takes {shortest:,}"
    print(f"{given['layout']}: {counted(given['length'], given['count'])}{proof}")
    print(f"This solution: {', '.join(counted(given[metric], metric) for metric in Metric)}")
    visited = f"{numbered(given['visited'], 'position', 'positions')} in {duration(given['seconds'])}"
    print(*own or [visited])
    width = len(str(given["length"]))
    for number, step in enumerate(given["steps"], 1):
        print(f"{number:>{width}}. {_step_words(step)}")


def _print_distance(given: Answer) -> None:
    where = (
        f"{numbered(given['component'], 'position', 'positions')} can be reached, "
        f"{given['solved_positions']:,} of them solved"
    )
    if given["distance"] is None:
        print(f"No solution: {where}.")
        return
    print(f"{counted(given['distance'], given['count'])} to the exit; {where}")
    farthest, solutions = given["farthest"], given["shortest_solutions"]
    print(f"{solutions:,} shortest {'solution' if solutions == 1 else 'solutions'}")
    print(f"farthest position: {farthest['layout']}, {counted(farthest['distance'], given['count'])}")
    for step in given["best_steps"]:
        print(f"best next: {_step_words(step)}")


def _print_codes(given: Answer) -> None:
    for name, code in given.items():
        print(f"{name:>8}  {'-' if code is None else code}")


def _step_words(step: Mapping[str, Any]) -> str:
    return f"{step['piece']} from {square_text(step['from'])} to {square_text(step['to'])}"


def square_text(square: Sequence[int]) -> str:
    """A square as the console writes it: its row and its column."""
    return f"{square[0]},{square[1]}"
