"""The command `klotski hardest`: the layouts of a set of pieces that are farthest from the exit."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from textwrap import fill

from solvers.console.driving import ANSWERED, NONE_EXISTS, Answer, about, next_answer, print_answer, tell
from solvers.klotski.breadth_first import difficulty
from solvers.klotski.breadth_first.difficulty import Difficulty
from solvers.klotski.catalogue.lookup import look_up_pieces, pieces_text
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet, every_set
from solvers.message import numbered
from solvers.quantities import data_size
from solvers.search import Drive, Found

EVERY_SET = "all"
WIDTH = 100


def show_hardest(arguments: Namespace) -> int:
    """`klotski hardest`: the greatest distance of any layout of these pieces, and the layouts at it."""
    metric = Metric(arguments.count)
    if arguments.pieces.strip() == EVERY_SET:
        return _show_every_set(metric, arguments)
    pieces = look_up_pieces(arguments.pieces)
    _tell_cost([pieces])
    given = _answer(pieces, metric, arguments.limit)
    print_answer(given, _words(given), arguments)
    return NONE_EXISTS if given["distance"] is None else ANSWERED


def _show_every_set(metric: Metric, arguments: Namespace) -> int:
    """A line for each set of pieces as soon as it is known."""
    sets = list(every_set())
    _tell_cost(sets)
    if not arguments.json:
        print(_ROW.format("pieces", "empty", "layouts", "solvable", metric.value, "hardest", "the first of them"))
    for pieces in sets:
        given = _answer(pieces, metric, arguments.limit)
        print_answer(given, _row(given), arguments)
    return ANSWERED


def _tell_cost(sets: Sequence[PieceSet]) -> None:
    """Tell a person beforehand what the search takes; that of several sets goes through one after the other."""
    costs = list(map(difficulty.cost, sets))
    layouts, most = sum(cost.layouts for cost in costs), max(cost.bytes for cost in costs)
    seconds = sum(cost.seconds for cost in costs)
    tell(f"{numbered(layouts, 'layout', 'layouts')}, at most {data_size(most)}, {about(seconds)}")


def _answer(pieces: PieceSet, metric: Metric, limit: int) -> Answer:
    drive = Drive(difficulty.search(pieces, metric))
    event = next_answer(drive)
    figures = _figures(event.answer, limit) if isinstance(event, Found) else {**_NONE, "reason": str(event.reason)}
    return {
        "pieces": pieces_text(pieces),
        "empty_cells": pieces.blanks,
        "count": metric.value,
        "layouts": pieces.layouts,
        **figures,
        "seconds": drive.seconds,
    }


_NONE: Answer = {
    "solvable": 0,
    "solvable_up_to_mirror": 0,
    "levels": [],
    "distance": None,
    "hardest_total": 0,
    "hardest": [],
}
"""The figures of pieces none of whose layouts can be solved."""


def _figures(found: Difficulty, limit: int) -> Answer:
    return {
        "solvable": found.solvable_one_by_one,
        "solvable_up_to_mirror": found.solvable,
        "levels": list(found.levels),
        "distance": found.hardest,
        "hardest_total": found.levels[-1],
        "hardest": [str(layout) for layout in found.hardest_layouts()[:limit]],
    }


def _words(given: Answer) -> str:
    lines = [f"{given['pieces']}, {numbered(given['empty_cells'], 'empty cell', 'empty cells')}"]
    if given["distance"] is None:
        return "\n".join([*lines, f"No solution: {given['reason']}."])
    every, nodes = given["solvable"], given["solvable_up_to_mirror"]
    lines.append(f"layouts:  {given['layouts']:,}; {every:,} can be solved, {nodes:,} with mirror images as one")
    levels = " ".join(f"{number:,}" for number in given["levels"])
    lines.append(fill(f"levels:   from distance 0 on {levels}", WIDTH, subsequent_indent=" " * 10))
    layouts, total = given["hardest"], given["hardest_total"]
    steps = Metric(given["count"]).counted(given["distance"])
    lines += [f"hardest:  {numbered(total, 'layout', 'layouts')}, {steps} to the exit", *layouts]
    if total > len(layouts):
        lines.append(f"and {total - len(layouts):,} more: a higher --limit lists them")
    return "\n".join(lines)


_ROW = "{:10}  {:>5}  {:>7}  {:>8}  {:>8}  {:>8}  {}"


def _row(given: Answer) -> str:
    solved = given["distance"] is not None
    told = [f"{given[name]:,}" for name in ("empty_cells", "layouts", "solvable")]
    told += [f"{given['distance']:,}", f"{given['hardest_total']:,}", given["hardest"][0]] if solved else ["-"] * 3
    return _ROW.format(given["pieces"], *told).rstrip()
