"""The Klotski commands of the console, but for the map and the hardest layouts."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
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
from solvers.klotski.engines.registry import ENGINES, KlotskiEngine, best_solution
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step
from solvers.message import numbered
from solvers.quantities import duration
from solvers.search import Drive, Verdict, only_answer

FROM_INPUT = "-"

Reply = tuple[Answer, str]
"""What is answered as JSON, and in words for a person."""


def respond(arguments: Namespace, reply: Callable[[str], Reply], sought: str = "layout") -> int:
    """Answer for the layout that is asked for, or for each line of standard input; returns the exit status.

    That says whether what is `sought` exists, a member of the answer.
    """
    if arguments.layout == FROM_INPUT:
        return lines_of_input(lambda text: reply(text)[0], "layout")
    answer, words = reply(arguments.layout)
    print_answer(answer, words, arguments)
    return NONE_EXISTS if answer[sought] is None else ANSWERED


def solve(arguments: Namespace) -> int:
    """`klotski solve`: a solution, or the proof that there is none."""
    metric = Metric(arguments.count)
    engine = method(arguments, ENGINES)
    own = arguments.search is not None
    status = respond(arguments, lambda text: _solution(look_up(text).layout, metric, engine, own), "length")
    return GIVEN_UP if own and status == NONE_EXISTS else status


def distance(arguments: Namespace) -> int:
    """`klotski distance`: the steps left from a layout and every best next one."""
    metric = Metric(arguments.count)

    def reply(text: str) -> Reply:
        known = only_answer(distances.search(look_up(text).layout, metric), next_answer)
        return _distance(known), str(known)

    return respond(arguments, reply, "distance")


def write_codes(arguments: Namespace) -> int:
    """`klotski codes`: a layout in every code."""

    def reply(text: str) -> Reply:
        reading = look_up(text)
        written = {name.value: code for name, code in codes.write_all(reading.layout).items()}
        given = {"layout": str(reading.layout), "read_as": _read_as(reading), **written}
        return given, "\n".join(f"{name:>8}  {'-' if code is None else code}" for name, code in given.items())

    return respond(arguments, reply)


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


def _solution(layout: Layout, metric: Metric, engine: KlotskiEngine, own: bool) -> Reply:
    """The best solution, some engines report a better one each time; or why there is none."""
    drive = Drive(engine.search(layout, metric))
    found = best_solution(drive, next_answer)
    best = None if isinstance(found, Verdict) else found
    answer: dict[str, Any] = {
        "layout": str(layout),
        "count": metric.value,
        "engine": engine.name,
        "length": None if best is None else len(best),
        **{name.value: None if best is None else best.count(name) for name in Metric},
        "proved_shortest": best is not None and best.proved_shortest,
        "visited": drive.visited,
        "seconds": drive.seconds,
        "steps": [] if best is None else [_step(step) for step in best],
    }
    if own:
        answer |= {"shortest": best and _fewest_steps(layout, metric), "memory": peak_memory(drive)}
    if isinstance(found, Verdict):
        ended = "Given up" if own else "No solution"
        return answer | {"reason": str(found.reason)}, f"{ended}: {found.reason}."
    positions = f"{numbered(drive.visited, 'position', 'positions')} in {duration(drive.seconds)}"
    lines = found.summary(answer.get("shortest")), effort(engine, answer) if own else positions
    return answer, "\n".join((*lines, *found.numbered_steps()))


def _fewest_steps(layout: Layout, metric: Metric) -> int:
    """How many steps a layout takes that has a solution."""
    return len(only_answer(ENGINES[0].search(layout, metric), next_answer))


def _distance(known: distances.Distances) -> Answer:
    layout = known.layout
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
        "best_steps": [_step(step) for step in known.best(layout)],
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
