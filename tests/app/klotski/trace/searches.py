"""Steps of real searches, as a slow pace reports them."""

from __future__ import annotations

from solvers.klotski.engines.registry import engine_named
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.trace import Expansion
from solvers.pace import Pace
from solvers.search import Drive, Found, Progress

HENGDAOLIMA = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
NEAR_THE_EXIT = Layout.parse("VSV./VSV./VAAV/VAAV/SSHH")
"""Twenty moves from its exit, so that a search soon prunes what is longer than its best solution."""
ENGINE_OF = {
    "breadth-first": "avl-26",
    "bidirectional": "bidirectional",
    "depth-first-bst": "depth-first-bst",
    "a-star": "a-star",
    "ida-star": "ida-star",
}
"""A method of each family."""


class StepByStep(Pace):
    """One position at a time."""

    def nodes(self) -> int | None:
        """One."""
        return 1


def expansions(engine: str, layout: Layout = HENGDAOLIMA, steps: int = 200) -> list[Expansion]:
    """The first steps of a search, over its first answers where it comes to them."""
    seen: list[Expansion] = []

    def listen(progress: Progress) -> None:
        if isinstance(progress.trace, Expansion):
            seen.append(progress.trace)

    drive = Drive(engine_named(engine).search(layout, Metric.MOVES))
    while isinstance(drive.next_answer(lambda: len(seen) >= steps, listen, StepByStep()), Found):
        pass
    drive.close()
    return seen[:steps]
