"""Boards on which methods are compared, and the comparisons that the sources and their rules lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from solvers.comparison.plan import ComparisonPlan, Problem, Run, Share
from solvers.engine import Engine
from solvers.knight.board import Board, Square
from solvers.knight.engines import ENGINES
from solvers.knight.tour import Tour, TourRequest
from solvers.search import Progress, Search, last_answer

WARMING_BOARD, WARMING_CLOSED = Board(5, 5), Board(6, 6)


@dataclass(frozen=True, slots=True)
class KnightProblem(Problem):
    """A tour to find: on a board, from a start to an end (None: any), closed or not."""

    puzzle = "knight"

    board: Board
    start: Square | None = None
    closed: bool = False
    end: Square | None = None
    seed: int = 0

    def __str__(self) -> str:
        return str(self.board)

    @property
    def warming(self) -> KnightProblem:
        """A small board with such a tour."""
        return KnightProblem(WARMING_CLOSED if self.closed else WARMING_BOARD, (0, 0), self.closed)

    def begin(self, engine: str | Engine[Any]) -> Search[Tour]:
        """Begin a search for the first tour."""
        return ENGINES.named(engine).start(TourRequest(self.board, self.start, self.end, self.closed, self.seed))

    def length(self, answer: Tour) -> int:
        """The squares of a tour."""
        return len(answer.order)


@dataclass(frozen=True, slots=True)
class FirstTries(Problem):
    """Warnsdorff's rule tried once from each start of a board, or from `most` starts spread evenly over it."""

    puzzle = "knight"
    is_weighed = False

    board: Board
    most: int

    @property
    def size(self) -> int:
        """The rows of the board."""
        return self.board.rows

    @property
    def warming(self) -> FirstTries:
        """One try on a small board."""
        return FirstTries(WARMING_BOARD, 1)

    def begin(self, engine: str | Engine[Any]) -> Search[Share]:
        """Begin the tries; the answer is how many of them succeeded."""
        from solvers.knight.warnsdorff.warnsdorff import first_tries

        tally = Progress(0, 0)
        successes = tries = 0
        for tally, succeeded in first_tries(self.board, ENGINES.named(engine).name, self.most):
            tries += 1
            successes += succeeded
            yield tally
        return (yield from last_answer(Share(successes, tries), tally.visited))

    def length(self, answer: Share) -> None:
        """Many tries have no length in common."""


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


def ties() -> ComparisonPlan:
    """How often the first try of Warnsdorff's rule succeeds, by tie-break and size of the board."""
    boards = [Board(size, size) for size in TIE_SIZES]
    return ComparisonPlan(
        tuple(Run(FirstTries(board, TIE_STARTS), engine) for board in boards for engine in TIE_ENGINES)
    )


def programs() -> ComparisonPlan:
    """The two programs that search for tours depth first, compared with the same search plus pruning."""
    problems = [KnightProblem(Board(size, size), start) for size, start in PROGRAM_BOARDS]
    runs = tuple(Run(problem, engine, 3) for problem in problems for engine in PROGRAM_ENGINES)
    return ComparisonPlan(runs, limit=PROGRAM_SECONDS)
