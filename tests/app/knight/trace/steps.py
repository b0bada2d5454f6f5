"""Steps of searches for tours, made by hand after the first moves of a tour of 6 × 6 squares."""

from __future__ import annotations

from array import array

from solvers.knight.board import KNIGHT_MOVES, Board
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.engines import engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.knight.trace import (
    DepthFirstTrace,
    OnwardMove,
    PathStep,
    PruneReason,
    Pruning,
    RotationStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)
from solvers.search import Drive, Found

SIDE = 6
BOARD = Board(SIDE, SIDE)


def tour() -> list[int]:
    """A tour of the board."""
    drive = Drive(engine_named("warnsdorff").start(TourRequest(BOARD, (5, 0))))
    answer = drive.next_answer()
    drive.close()
    assert isinstance(answer, Found)
    assert isinstance(answer.answer, Tour)
    return list(answer.answer.order)


def beside(square: int) -> list[int]:
    """The squares a knight's move away."""
    row, column = divmod(square, SIDE)
    reached = ((row + down, column + right) for down, right in KNIGHT_MOVES)
    return [BOARD.index(one) for one in reached if BOARD.has(one)]


def onward(path: list[int], chosen: int | None) -> tuple[OnwardMove, ...]:
    """The onward moves from the end of a path."""
    free = [square for square in beside(path[-1]) if square not in path]
    counts = {square: sum(other not in path for other in beside(square)) for square in free}
    tied = sum(count == counts.get(chosen or -1) for count in counts.values()) > 1
    return tuple(
        OnwardMove(square, counts[square], square == chosen, tied and counts[square] == counts.get(chosen or -1))
        for square in free
    )


def warnsdorff(length: int) -> tuple[list[int], WarnsdorffTrace]:
    """The rule's choice after so many squares."""
    order = tour()
    path = order[:length]
    return path, WarnsdorffTrace(1, length, "ROTH", onward(path, order[length]))


def dead_end() -> tuple[list[int], WarnsdorffTrace]:
    """The rule in a dead end."""
    return tour()[:9], WarnsdorffTrace(2, 9, "ROTH", (), dead_end=True)


def depth_first(step: PathStep, family: str = "depth-first") -> tuple[list[int], DepthFirstTrace]:
    """A depth-first search that has been deeper than it is; when it comes back, one move is left to try."""
    order = tour()
    length = next(length for length in range(4, 20) if len(onward(order[:length], None)) > 2)
    path, moves = order[:length], onward(order[:length], None)
    entries = memoryview(array("q", range(SIDE * SIDE))).cast("B").cast("q", (SIDE, SIDE))
    square = {PathStep.SKIPPED: path[1], PathStep.LEFT: moves[0].square}.get(step)
    pruning = Pruning(PruneReason.NO_EXIT, (order[-1],)) if step is PathStep.PRUNED else None
    left = {PathStep.PRUNED: (), PathStep.LEFT: moves[2:]}.get(step, moves)
    return path, DepthFirstTrace(entries, order[: length + 4], [3] * length, family, step, square, left, pruning)


def rotated() -> tuple[list[int], RotationTrace]:
    """A path whose end was joined to a square of it, and reversed from there on."""
    order = tour()
    for length in range(12, len(order)):
        path = order[:length]
        could_join = [square for square in beside(path[-1]) if square in path[:-2]]
        if len(could_join) > 1:
            turned = path.index(could_join[0]) + 1
            after = [*path[:turned], *reversed(path[turned:])]
            places = range(turned, length)
            trace = RotationTrace(RotationStep.ROTATED, (), could_join[0], places, tuple(could_join), order[0], 1, 9)
            return after, trace
    raise AssertionError


def shuffled() -> tuple[list[int], RotationTrace]:
    """A tour whose first square was joined to another, and what lies before that one reversed."""
    order = tour()
    joined = next(square for square in beside(order[0]) if square in order[2:])
    turned = range(order.index(joined))
    after = [*reversed(order[: turned.stop]), *order[turned.stop :]]
    return after, RotationTrace(RotationStep.SHUFFLED, joined=joined, turned=turned, stalled=3)


def grown() -> tuple[list[int], RotationTrace]:
    """A path that grew at random among squares with as few onward moves."""
    order = tour()
    for length in range(4, len(order)):
        moves = onward(order[:length], order[length])
        if any(move.tied and not move.chosen for move in moves) and any(not move.tied for move in moves):
            return order[: length + 1], RotationTrace(RotationStep.GREW, moves)
    raise AssertionError


def followed() -> tuple[list[int], TilesTrace]:
    """The knight on its way through the tour, once all tiles are laid."""
    return tour()[:5], TilesTrace(4, 4, followed=5)


def laid() -> tuple[list[int], TilesTrace]:
    """A tile that was laid and joined."""
    order = tour()
    return order, TilesTrace(2, 4, (0, 1, 6, 7), ((order[0], order[1]),), ((order[2], order[3]),))


def count() -> CountProgress:
    """A count at a slow pace that has passed three squares; a path has its ends on two of the frontier."""
    line, path, full = (9, 10, 11, 12), (9, 12), (11,)
    return CountProgress(3, SIDE * SIDE, 7, 1_000, 0.25, None, False, (0, 1, 2), line, 7, 1, (path,), full)
