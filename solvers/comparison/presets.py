"""Presets: the comparisons that the sources make, and those that they lead to."""

from __future__ import annotations

from enum import StrEnum

from solvers.comparison.plan import ComparisonPlan, FirstTries, KlotskiProblem, KnightProblem, Run
from solvers.klotski.catalogue.catalogue import Entry, entries, find
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board, Square


class ComparisonPreset(StrEnum):
    """Each comparison's name."""

    ARTICLES = "articles"
    """The structures of Lü's articles (2005), and today's search, on classic layouts."""
    PAPER = "paper"
    """The 20 layouts of Wei and Lin's paper, by its method and by today's."""
    TIES = "ties"
    """How often the first try of Warnsdorff's rule succeeds, by tie-break and size of the board."""
    PROGRAMS = "programs"
    """The two programs that search for tours depth first, compared with the same search plus pruning."""


ARTICLE_LAYOUTS = ("橫刀立馬", "層層設防", "水洩不通", "比翼橫空")
ARTICLE_WEIGHED = ("水洩不通", "比翼橫空")
"""The layouts on which memory is measured: on the other two that alone would take more than a minute."""
ARTICLE_ENGINES = ("avl-26", "avl-60", "hash-60", "eight-wide", "one-cell", "shortest")
ARTICLE_REPETITIONS = 2
PAPER_ENGINES = ("shortest", "depth-first-bst")
PAPER_SECONDS = 600.0
TIE_ENGINES = (
    "warnsdorff",
    "warnsdorff-fixed",
    "warnsdorff-random",
    "warnsdorff-pohl",
    "warnsdorff-squirrel-cull",
)
TIE_SIZES = range(6, 51)
TIE_STARTS = 200
"""How many starts of a board are tried at most."""
PROGRAM_ENGINES = ("stack-static-degree", "depth-first", "depth-first-pruned")
PROGRAM_BOARDS: tuple[tuple[int, Square], ...] = ((5, (0, 0)), (6, (0, 0)), (7, (0, 0)), (8, (0, 0)), (8, (2, 0)))
"""Sizes and starts; (2, 0) of the chessboard is that of the recursive program."""
PROGRAM_SECONDS = 10.0
"""Enough for every run that finds a tour within minutes."""


def plan_of(name: ComparisonPreset) -> ComparisonPlan:
    """The comparison of this name."""
    match name:
        case ComparisonPreset.ARTICLES:
            runs = tuple(article_run(find(name), engine) for name in ARTICLE_LAYOUTS for engine in ARTICLE_ENGINES)
            weighed = (article_run(find(name), engine) for name in ARTICLE_WEIGHED for engine in ARTICLE_ENGINES)
            return ComparisonPlan(runs, memory_of=tuple(run.problem for run in weighed))
        case ComparisonPreset.PAPER:
            problems = [KlotskiProblem(layout, Metric.MOVES) for layout in _paper_layouts()]
            runs = tuple(Run(problem, engine) for engine in PAPER_ENGINES for problem in problems)
            return ComparisonPlan(runs, limit=PAPER_SECONDS, with_memory=False)
        case ComparisonPreset.TIES:
            boards = [Board(size, size) for size in TIE_SIZES]
            return ComparisonPlan(
                tuple(Run(FirstTries(board, TIE_STARTS), engine) for board in boards for engine in TIE_ENGINES)
            )
        case ComparisonPreset.PROGRAMS:
            problems = [KnightProblem(Board(size, size), start) for size, start in PROGRAM_BOARDS]
            runs = tuple(Run(problem, engine, 3) for problem in problems for engine in PROGRAM_ENGINES)
            return ComparisonPlan(runs, limit=PROGRAM_SECONDS)


def _paper_layouts() -> list[Layout]:
    """The layouts of Wei and Lin's paper, those first that took it the least time."""
    timed = [(entry.paper.seconds, entry.layout) for entry in entries() if entry.paper is not None]
    return [layout for _, layout in sorted(timed, key=lambda one: one[0])]


def article_run(entry: Entry, engine: str) -> Run:
    """A method of Lü's articles as it was: by moves, but cell by cell where that was its idea."""
    metric = Metric.CELLS if engine == "one-cell" else Metric.MOVES
    return Run(KlotskiProblem(entry.layout, metric), engine, ARTICLE_REPETITIONS)
