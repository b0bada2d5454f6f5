"""The commands `klotski hardest` and `klotski rank`: how layouts stand among all of the same pieces."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from random import Random
from textwrap import fill
from typing import Any

from solvers.console.driving import ANSWERED, NONE_EXISTS, Answer, about, next_answer, print_answer, tell
from solvers.klotski.atlas import atlas
from solvers.klotski.atlas.atlas import Atlas
from solvers.klotski.atlas.special import Special, select
from solvers.klotski.breadth_first import difficulty
from solvers.klotski.breadth_first.difficulty import Difficulty
from solvers.klotski.catalogue.lookup import look_up, look_up_pieces, pieces_text
from solvers.klotski.catalogue.piece_sets import set_figures, table
from solvers.klotski.console.layouts import Reply, respond
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import PieceSet, every_set
from solvers.message import numbered
from solvers.quantities import data_size
from solvers.search import Drive, Found, only_answer

EVERY_SET = "all"
WIDTH = 100


def show_hardest(arguments: Namespace) -> int:
    """`klotski hardest`: the greatest distance of any layout of these pieces, and the layouts at it or at another."""
    metric = Metric(arguments.count)
    sets = list(every_set()) if arguments.pieces.strip() == EVERY_SET else [look_up_pieces(arguments.pieces)]
    if arguments.csv:
        print(table([each for each in set_figures() if each.pieces in sets]), end="")
        return ANSWERED
    if len(sets) > 1:
        return _show_every_set(sets, metric, arguments)
    (pieces,) = sets
    _tell_cost([pieces])
    given = _answer(pieces, metric, arguments)
    print_answer(given, _words(given), arguments)
    return ANSWERED if given["hardest_total"] else NONE_EXISTS


def _show_every_set(sets: Sequence[PieceSet], metric: Metric, arguments: Namespace) -> int:
    """A line for each set of pieces as soon as it is known."""
    _tell_cost(sets)
    if not arguments.json:
        print(_ROW.format("pieces", "empty", "layouts", "solvable", metric.value, "hardest", "the first of them"))
    for pieces in sets:
        given = _answer(pieces, metric, arguments)
        print_answer(given, _row(given), arguments)
    return ANSWERED


def show_rank(arguments: Namespace) -> int:
    """`klotski rank`: where a layout stands among all of the same pieces, and what can be reached from it."""
    metric = Metric(arguments.count)
    return respond(arguments, lambda text: _rank(look_up(text).layout, metric), "rank")


def _tell_cost(sets: Sequence[PieceSet]) -> None:
    """Tell a person beforehand what the search takes; that of several sets goes through one after the other."""
    costs = list(map(difficulty.cost, sets))
    layouts, most = sum(cost.layouts for cost in costs), max(cost.bytes for cost in costs)
    seconds = sum(cost.seconds for cost in costs)
    tell(f"{numbered(layouts, 'layout', 'layouts')}, at most {data_size(most)}, {about(seconds)}")


def _answer(pieces: PieceSet, metric: Metric, arguments: Namespace) -> Answer:
    drive: Drive[Difficulty] = Drive((atlas if arguments.special else difficulty).search(pieces, metric))
    event = next_answer(drive)
    if not isinstance(event, Found):
        figures: Answer = {**_NONE, "reason": str(event.reason)}
    elif isinstance(event.answer, Atlas):
        figures = _special(event.answer, arguments)
    else:
        figures = _figures(event.answer, arguments)
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


def _figures(found: Difficulty, arguments: Namespace) -> Answer:
    distance = found.hardest if arguments.distance is None else arguments.distance
    keys = found.keys_at(distance)
    layouts = [str(unpack(int(keys[index]))) for index in _chosen(len(keys), arguments)]
    return {**_known(found), "distance": distance, "hardest_total": len(keys), "hardest": layouts}


def _special(found: Atlas, arguments: Namespace) -> Answer:
    chosen, wanted = only_answer(select(found, Special(arguments.special)), next_answer), arguments.distance
    among = [
        place for place, node in enumerate(chosen.nodes.tolist()) if wanted is None or found.distance_of(node) == wanted
    ]
    places = [among[index] for index in _chosen(len(among), arguments)]
    answer: dict[str, Any] = {
        **_known(found),
        "distance": (found.hardest if wanted is None else wanted) if found.solvable else None,
        "special": arguments.special,
        "hardest_total": len(among),
        "hardest": [str(chosen.layouts(place, 1)[0]) for place in places],
    }
    if chosen.partners is not None:
        partners = [str(chosen.pairs(place, 1)[0][1]) for place in places]
        answer |= {"difference": chosen.difference, "partners": partners}
    return answer


def _known(found: Difficulty) -> Answer:
    return {
        "solvable": found.solvable_one_by_one,
        "solvable_up_to_mirror": found.solvable,
        "levels": list(found.levels),
    }


def _chosen(total: int, arguments: Namespace) -> Sequence[int]:
    """Which of so many layouts are listed: the first ones, or some at random where there is a seed."""
    number = min(arguments.limit, total)
    return range(number) if arguments.seed is None else Random(arguments.seed).sample(range(total), number)


def _rank(layout: Layout, metric: Metric) -> Reply:
    known = only_answer(atlas.search(PieceSet.of(layout), metric), next_answer)
    rank = known.rank_of(layout)
    component = rank.component
    answer: Answer = {
        "layout": str(layout),
        "count": metric.value,
        "pieces": pieces_text(known.pieces),
        "distance": rank.distance,
        "rank": rank.rank,
        "harder": rank.harder,
        "equal": rank.equal,
        "solvable_up_to_mirror": known.solvable,
        "component": component.positions,
        "component_up_to_mirror": component.nodes,
        "component_hardest": component.hardest,
        "reach": sorted(map(list, component.reach)),
    }
    if rank.distance is None:
        where = f"No solution: Cao Cao can reach {numbered(len(component.reach), 'cell', 'cells')}"
    else:
        where = f"{metric.counted(rank.distance)} to the exit; {rank.harder:,} of {known.solvable:,} layouts are harder"
        where += f", {rank.equal - 1:,} others as hard"
    return answer, f"{where}.\n{numbered(component.positions, 'position', 'positions')} can be reached."


def _words(given: Answer) -> str:
    lines = [f"{given['pieces']}, {numbered(given['empty_cells'], 'empty cell', 'empty cells')}"]
    if "reason" in given:
        return "\n".join([*lines, f"No solution: {given['reason']}."])
    every, nodes = given["solvable"], given["solvable_up_to_mirror"]
    lines.append(f"layouts:  {given['layouts']:,}; {every:,} can be solved, {nodes:,} with mirror images as one")
    levels = " ".join(f"{number:,}" for number in given["levels"])
    lines.append(fill(f"levels:   from distance 0 on {levels}", WIDTH, subsequent_indent=" " * 10))
    layouts, total = given["hardest"], given["hardest_total"]
    if "partners" in given:
        layouts = [f"{harder}  {easier}" for harder, easier in zip(layouts, given["partners"], strict=True)]
    lines += [_title(given, total), *layouts]
    if total > len(layouts):
        lines.append(f"and {total - len(layouts):,} more: a higher --limit lists them")
    return "\n".join(lines)


def _title(given: Answer, total: int) -> str:
    """What is listed, how many there are, and how far from the exit, or from their partners."""
    counted, pairs = Metric(given["count"]).counted, "partners" in given
    title = "hardest" if given["distance"] == len(given["levels"]) - 1 else "exactly"
    told = f"{given.get('special', title)}: ".ljust(10) + numbered(
        total, *(("pair", "pairs") if pairs else ("layout", "layouts"))
    )
    if pairs and total:
        return f"{told}, {counted(given['difference'])} apart"
    return told if "special" in given else f"{told}, {counted(given['distance'])} to the exit"


_ROW = "{:10}  {:>5}  {:>7}  {:>8}  {:>8}  {:>8}  {}"


def _row(given: Answer) -> str:
    solved = given["hardest_total"] > 0
    told = [f"{given[name]:,}" for name in ("empty_cells", "layouts", "solvable")]
    told += [f"{given['distance']:,}", f"{given['hardest_total']:,}", given["hardest"][0]] if solved else ["-"] * 3
    return _ROW.format(given["pieces"], *told).rstrip()
