"""Every search that the window makes, drawn from chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from app.learn.lessons import lost_move, taken_away, tree_and_table
from solvers.comparison import compare
from solvers.comparison.plan import ComparisonPlan, Run
from solvers.klotski.breadth_first import difficulty, distances, levels, without_check
from solvers.klotski.breadth_first.growth import Check
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.klotski.historical import plain_depth_first
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.klotski.state_space import embedding, graph, visits
from solvers.klotski.state_space.graph import StateSpace
from solvers.knight.board import Board
from solvers.knight.counting import counting
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.knight.existence.existence import refused_starts
from solvers.knight.tour import TourRequest
from solvers.knight.warnsdorff import last_completable_prefix
from solvers.search import Found, Search

Begin = Callable[[], Search[Any]]

SMALL = Layout.parse("VVVV/VVVV/SSHH/AA.S/AA.S")
"""Has a map of 25,955 positions."""
PATH_BYTES = 1 << 26
"""How much memory a search may take that recognises no position."""
LONGEST_WALK = 20


@dataclass(frozen=True)
class Question:
    """A search to be made, and the puzzle that each of its answers has to be about; None where they do not say that."""

    name: str
    begin: Begin
    about: object = None


def question(chance: Random) -> Question:
    """Any question: a layout for one of its methods, a board for one of its own, or another."""
    asked = chance.randrange(len(KLOTSKI_ENGINES) + len(KNIGHT_ENGINES) + len(OTHERS))
    layout = chance.choice(entries()).layout
    if asked < len(KLOTSKI_ENGINES):
        engine = KLOTSKI_ENGINES[asked]
        metric = chance.choice(engine.metrics)
        return Question(f"klotski {engine.name}", lambda: engine.search(layout, metric), layout)
    asked -= len(KLOTSKI_ENGINES)
    if asked < len(KNIGHT_ENGINES):
        method, request = KNIGHT_ENGINES[asked], _request(chance)
        return Question(f"knight {method.name}", lambda: method.start(request), request.board)
    name = list(OTHERS)[asked - len(KNIGHT_ENGINES)]
    begin, about = OTHERS[name](chance)
    return Question(name, begin, about)


def _request(chance: Random) -> TourRequest:
    rows, columns = (chance.choice((3, 5, 6, 8, 8, 12, 30)) for _ in range(2))
    missing = frozenset({(0, 0), (rows - 1, columns - 1)}) if chance.random() < 0.2 else frozenset[tuple[int, int]]()
    board = Board(rows, columns, missing)
    start = chance.choice((None, chance.choice(board.squares)))
    return TourRequest(board, start, closed=chance.random() < 0.4)


def _layout(chance: Random) -> Layout:
    return chance.choice(entries()).layout


def _metric(chance: Random) -> Metric:
    return chance.choice(list(Metric))


def _count(chance: Random) -> tuple[Begin, object]:
    board = Board(chance.randrange(3, 9), chance.randrange(3, 9))
    request = TourRequest(board, closed=chance.random() < 0.5)
    kept = Path.cwd() / f"{board.rows}x{board.columns}-{request.closed}.count" if chance.random() < 0.5 else None
    return lambda: counting.count(request, checkpoint=kept), board


def _distances(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: distances.search(layout, metric), layout


def _state_space(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: graph.search(layout, metric), None


def _drawing(_: Random) -> tuple[Begin, object]:
    return lambda: embedding.search(small_space()), None


def _visits(chance: Random) -> tuple[Begin, object]:
    engine = chance.choice([engine for engine in KLOTSKI_ENGINES if Metric.MOVES in engine.metrics])
    return lambda: visits.record(engine, small_space()), None


def _taken_away(chance: Random) -> tuple[Begin, object]:
    node = chance.randrange(len(small_space().starts) - 1)
    return lambda: taken_away.search(small_space(), node), None


def _levels(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: levels.search(layout, metric), None


def _log(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: plain_depth_first.search(layout, metric), None


def _lost_move(chance: Random) -> tuple[Begin, object]:
    layout = _layout(chance)
    return lambda: lost_move.search(layout), None


def _without_check(chance: Random) -> tuple[Begin, object]:
    layout, metric, check = _layout(chance), _metric(chance), chance.choice(list(Check))
    return lambda: without_check.search(layout, metric, check, PATH_BYTES), None


def _tree_or_table(chance: Random) -> tuple[Begin, object]:
    layout, metric = _layout(chance), _metric(chance)
    return lambda: tree_and_table.search(layout, metric), None


def _comparison(chance: Random) -> tuple[Begin, object]:
    layout, engine = _layout(chance), chance.choice(KLOTSKI_ENGINES)
    runs = (Run(KlotskiProblem(layout, chance.choice(engine.metrics)), engine.name, 2),)
    plan = ComparisonPlan(runs, limit=0.1, with_memory=chance.random() < 0.5)
    return lambda: compare.compare(plan), None


def _difficulty(chance: Random) -> tuple[Begin, object]:
    pieces, metric = PieceSet.of(_layout(chance)), _metric(chance)
    return lambda: difficulty.search(pieces, metric), None


def _refused_starts(chance: Random) -> tuple[Begin, object]:
    request = _request(chance)
    return lambda: refused_starts(request), None


def _completable(chance: Random) -> tuple[Begin, object]:
    board = _request(chance).board
    path = [chance.choice(board.squares)]
    for _ in range(LONGEST_WALK):
        onward = [square for square in board.neighbours(path[-1]) if square not in path]
        if onward:
            path.append(chance.choice(onward))
    return lambda: last_completable_prefix.search(board, path), None


OTHERS: Mapping[str, Callable[[Random], tuple[Begin, object]]] = {
    "counting": _count,
    "distances": _distances,
    "state space": _state_space,
    "drawing of a map": _drawing,
    "visits on a map": _visits,
    "a position taken away": _taken_away,
    "levels": _levels,
    "log of a search": _log,
    "lost move": _lost_move,
    "search without check": _without_check,
    "tree or table": _tree_or_table,
    "comparison": _comparison,
    "difficulty of pieces": _difficulty,
    "refused starts": _refused_starts,
    "completable prefix": _completable,
}
"""What else is searched for: each draws what begins the search, and what its answers are about."""


@cache
def small_space() -> StateSpace:
    """All positions of a layout."""
    for event in graph.search(SMALL, Metric.MOVES):
        if isinstance(event, Found):
            return event.answer
    raise LookupError(SMALL)
