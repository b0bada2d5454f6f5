"""Layouts on which methods are compared, and the comparisons that the sources make of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solvers.comparison.plan import ComparisonPlan, Problem, Run, RunOutcome
from solvers.engine import Engine
from solvers.klotski.catalogue.catalogue import Entry, entries, find
from solvers.klotski.engines import registry
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.search import Search

WARMING_LAYOUT = Layout.parse("S.VV/SVVV/.VHH/HHAA/SSAA")
"""Every engine takes it, and solves it at once."""


@dataclass(frozen=True, slots=True)
class KlotskiProblem(Problem):
    """A layout to solve, with steps counted in a metric."""

    puzzle = "klotski"

    layout: Layout
    metric: Metric

    def __str__(self) -> str:
        return str(self.layout)

    @property
    def warming(self) -> KlotskiProblem:
        """A layout that is solved at once, in the same metric."""
        return KlotskiProblem(WARMING_LAYOUT, self.metric)

    def begin(self, engine: str | Engine[Any]) -> Search[Solution]:
        """Begin a search for a shortest solution."""
        return registry.engine_named(engine).search(self.layout, self.metric)

    def length(self, answer: Solution) -> int:
        """The steps of a solution."""
        return len(answer)

    def outcome(self, answer: Solution) -> RunOutcome | None:
        """A solution ends the search once it is proven to be a shortest one."""
        return RunOutcome.PROVED if answer.proved_shortest else None


ARTICLE_LAYOUTS = ("橫刀立馬", "層層設防", "水洩不通", "比翼橫空")
ARTICLE_WEIGHED = ("水洩不通", "比翼橫空")
"""The layouts on which memory is measured: on the other two that alone would take more than a minute."""
ARTICLE_ENGINES = ("avl-26", "avl-60", "hash-60", "eight-wide", "one-cell", "shortest")
ARTICLE_REPETITIONS = 2
PAPER_ENGINES = ("shortest", "depth-first-bst")
PAPER_SECONDS = 600.0


def articles() -> ComparisonPlan:
    """The structures of Lü's articles (2005), and today's search, on classic layouts."""
    runs = tuple(article_run(find(name), engine) for name in ARTICLE_LAYOUTS for engine in ARTICLE_ENGINES)
    weighed = (article_run(find(name), engine) for name in ARTICLE_WEIGHED for engine in ARTICLE_ENGINES)
    return ComparisonPlan(runs, memory_of=tuple(run.problem for run in weighed))


def paper() -> ComparisonPlan:
    """The 20 layouts of Wei and Lin's paper, by its method and by today's."""
    problems = [KlotskiProblem(layout, Metric.MOVES) for layout in _paper_layouts()]
    runs = tuple(Run(problem, engine) for engine in PAPER_ENGINES for problem in problems)
    return ComparisonPlan(runs, limit=PAPER_SECONDS, with_memory=False)


def _paper_layouts() -> list[Layout]:
    """The layouts of Wei and Lin's paper, those first that took it the least time."""
    timed = [(entry.paper.seconds, entry.layout) for entry in entries() if entry.paper is not None]
    return [layout for _, layout in sorted(timed, key=lambda one: one[0])]


def article_run(entry: Entry, engine: str) -> Run:
    """A method of Lü's articles as it was: by moves, but cell by cell where that was its idea."""
    metric = Metric.CELLS if engine == "one-cell" else Metric.MOVES
    return Run(KlotskiProblem(entry.layout, metric), engine, ARTICLE_REPETITIONS)
