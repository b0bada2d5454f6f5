"""Depth-first search with branch and bound and a binary search tree: Wei and Lin's paper (about 2000).

Every position is remembered in the tree by its value in base 20, with the fewest steps in which it was reached, and is
expanded again when it is reached in fewer. Each solution found bounds the depth of what is searched after it.

Counted in moves, as the paper counts, a piece that goes on sliding takes no new step. But the tree does not know which
piece slid last: a position reached again in as many steps, by a piece that could go on for nothing, is refused. That is
why the paper's numbers are up to four too high. This program gives 19 of its 20, as 69 for 三軍聯防 instead of 65; only
調兵遣將 comes out at 51, which is right, where the paper prints 52.
"""

from __future__ import annotations

from solvers.klotski.historical.takes import check_classic
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.reasons import Reason
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.statement import Statement


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find better and better solutions; of several that 8 ms bring, the last is told.

    Counted in cells, the best comes once more when it is proved to be a shortest one. Counted in moves nothing is
    proved. `visited` counts the positions in the tree. Raises `InputError` unless there are ten pieces and two blanks.
    """
    check_classic(layout)
    return _search(layout, metric)


def _search(layout: Layout, metric: Metric) -> Search[Solution]:
    from solvers.klotski.historical import depth_first_kernel as kernel
    from solvers.klotski.historical.descent import Descent

    if layout.solved:
        yield Progress(0, 1)
        yield Found(Solution(layout, metric, (), proved_shortest=True), 1)
        return Verdict(Outcome.EXHAUSTED, 1)
    descent = Descent(layout, metric)
    told = None
    status = kernel.SLICE_OVER
    while status != kernel.EXHAUSTED:
        status = descent.advance()
        yield descent.progress()
        if descent.best != told and status != kernel.EXHAUSTED:
            told = descent.best
            yield Found(Solution(layout, metric, descent.steps(), proved_shortest=False), descent.positions)
    if descent.best is None:
        reason = Statement(Reason.EXIT_NOT_REACHED, {"positions": descent.positions})
        return Verdict(Outcome.IMPOSSIBLE, descent.positions, reason)
    proved = metric is Metric.CELLS
    if proved or descent.best != told:
        yield Found(Solution(layout, metric, descent.steps(), proved), descent.positions)
    return Verdict(Outcome.EXHAUSTED, descent.positions)
