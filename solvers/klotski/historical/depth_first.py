"""Depth-first search with branch and bound and a binary search tree: Wei and Lin's paper (about 2000).

Every position is remembered in the tree by its value in base 20, with the fewest steps in which it was reached, and is
expanded again when it is reached in fewer. Each solution found bounds the depth of what is searched after it.
"""

from __future__ import annotations

from solvers.klotski.historical.takes import check_classic
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution
from solvers.klotski.reasons import Reason
from solvers.search import Found, Outcome, Progress, Search, Verdict
from solvers.statement import Statement


def search(layout: Layout, metric: Metric) -> Search[Solution]:
    """Find better and better solutions, and the best once more when it is proved to be a shortest one.

    Of several better ones found within 8 ms the last is told. `visited` counts the positions in the tree.

    Raises `InputError` unless there are ten pieces and two blanks.
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
    yield Found(Solution(layout, metric, descent.steps(), proved_shortest=True), descent.positions)
    return Verdict(Outcome.EXHAUSTED, descent.positions)
