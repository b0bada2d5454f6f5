"""The exact number of tours, by dynamic programming over the frontier from two sides of the board.

The squares are passed one after another, and all partial tours that leave the same frontier are counted as one (see the
kernel): a method like Knuth's SIMPATH (The Art of Computer Programming 4A, 7.1.4). Both sides are swept towards a
window of as many lines as the piece reaches and then joined through it, as McKay (1997) joined the halves of the
chessboard: so the sweeps end before most of the frontiers would come. Open tours are counted as closed tours through an
extra square, which is a neighbour of every other. Tours of the few small boards with long lines are enumerated.

How many closed tours there are up to symmetry is known from how many of them each symmetry keeps (Burnside's lemma).
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

from solvers.knight.board import Board
from solvers.knight.counting.checkpoint import CountState, read_state
from solvers.knight.counting.estimate import MEMORY_BYTES, estimate
from solvers.knight.counting.plan import MOST_PLACES, CountMethod, CountPlan, CountSource, as_counted, known_count, plan
from solvers.knight.existence.existence import impossibility
from solvers.knight.leaper import Wrap
from solvers.knight.requirements import MOST_ORBITS, MOST_STEPS, check_symmetry
from solvers.knight.symmetric.quotient import TURNS, Quotient
from solvers.knight.tour import TourCount, TourRequest
from solvers.message import Message
from solvers.quantities import data_size
from solvers.search import Outcome, Progress, Search, Verdict, last_answer
from solvers.slices import ready


class CountLimit(StrEnum):
    """Why a count was given up, and what may succeed."""

    MEMORY = (
        "after {passed} of {squares} squares the count would take more than {allowed} of memory: "
        "allow more, or choose a smaller or narrower board"
    )
    NEEDED = (
        "counting these tours would take about {needed} of memory, more than the {allowed} allowed: "
        "allow more, or choose a smaller or narrower board"
    )
    WIDTH = (
        "the board is too wide to count its tours with any amount of memory: choose one with a side of at "
        "most {side} squares"
    )
    SYMMETRIC = "there are too many symmetric tours of this board to count them one by one: choose a smaller board"
    ENDS = (
        "there are too many tours with a given start or end to count on a board of {rows} × {columns} "
        "squares: clear the start and the end to see the number of all tours, which is known"
    )


def count(
    request: TourRequest, memory_bytes: int = MEMORY_BYTES, checkpoint: Path | None = None, quoting: bool = True
) -> Search[TourCount]:
    """Count the tours of a request; one answer.

    `Progress.depth` is the number of squares passed and `Progress.frontier` that of the frontiers, and the trace is a
    `CountProgress`; where tours are enumerated, `depth` is the length of the path. The search stops, with the reason in
    its verdict, before it takes more than `memory_bytes`.

    With a `checkpoint` it goes on from that file where there is one. It writes the file every few minutes, when it is
    closed before its end, and when the memory is used up; it removes the file when all is counted. `quoting` says
    whether published numbers serve as answers.

    Raises `InputError` for ends that are not on the board, and for a file from which this count cannot go on.
    """
    request.check()
    check_symmetry(request)
    state = read_state(checkpoint, request) if checkpoint is not None and checkpoint.exists() else None
    return _count(request, memory_bytes, checkpoint, state, quoting)


def _count(
    request: TourRequest, memory_bytes: int, checkpoint: Path | None, state: CountState | None, quoting: bool
) -> Search[TourCount]:
    planned = plan(request, quoting)
    if planned is None and request.symmetry is not None:
        return Verdict(Outcome.STOPPED, reason=Message(CountLimit.SYMMETRIC))
    if planned is None:
        places_for_squares = MOST_PLACES - (not as_counted(request).closed)  # the extra square has one, too
        lines = request.board.piece.reach * (2 if request.board.wrap is Wrap.BOTH else 1)
        return _given_up(request, Message(CountLimit.WIDTH, {"side": max(1, places_for_squares // lines)}))
    directed, visited = planned.directed, 0
    if planned.method is CountMethod.ORBITS:
        directed, visited = yield from count_symmetric(request)
    elif planned.method is CountMethod.ENUMERATION:
        directed, visited = yield from _count_by_enumeration(planned.asked)
    elif planned.method is CountMethod.SWEEP:
        needed = estimate(request, memory_bytes, quoting) if request.board.is_usual else None
        if state is None and needed is not None and needed.memory_bytes > 2 * memory_bytes:
            values = {"needed": data_size(needed.memory_bytes), "allowed": data_size(memory_bytes)}
            return _given_up(request, Message(CountLimit.NEEDED, values))
        counted = yield from _counted_by_sweep(planned, memory_bytes, checkpoint, state)
        if isinstance(counted, Verdict):
            return counted
        directed, visited = counted
    number, visited = yield from number_of_classes(planned, directed, visited)
    yield Progress(request.board.size, visited)
    return (yield from last_answer(TourCount(request, directed, planned.source, number), visited))


def _given_up(request: TourRequest, reason: Message) -> Verdict:
    """That it is not counted; with ends given, that the number of all tours is known where it is."""
    board = request.board
    if (request.start or request.end) and known_count(board, request.closed) is not None:
        reason = Message(CountLimit.ENDS, {"rows": board.rows, "columns": board.columns})
    return Verdict(Outcome.STOPPED, reason=reason)


def _count_by_enumeration(request: TourRequest) -> Generator[Progress, None, tuple[int, int]]:
    """Returns the directed tours and the squares visited; starts in one orbit have as many tours."""
    from solvers.knight.backtracking import all_tours

    orbits = request.board.orbits if request.start is None and not request.closed else ()
    parts = [(replace(request, start=min(orbit)), len(orbit)) for orbit in orbits] or [(request, 1)]
    directed = visited = 0
    for part, copies in parts:
        if impossibility(part) is None:
            tours, visited = yield from all_tours.count(part, visited)
            directed += copies * tours
    return directed, visited


def _counted_by_sweep(
    planned: CountPlan, memory_bytes: int, checkpoint: Path | None, state: CountState | None
) -> Generator[Progress, None, Verdict | tuple[int, int]]:
    """Returns the directed tours and the frontiers visited, or the verdict that the memory is used up."""
    from solvers.knight.counting import counting_kernel, joining_kernel, mates_kernel
    from solvers.knight.counting.frontier import TableFullError
    from solvers.knight.counting.sweeping import Sweeping
    from solvers.knight.symmetric import symmetric

    sweeping = Sweeping(planned, memory_bytes, checkpoint)
    try:
        if checkpoint is not None and state is not None:
            sweeping.restore(checkpoint, state)
        in_classes = symmetric.KERNELS if planned.request.closed else ()
        yield from ready(counting_kernel, mates_kernel, joining_kernel, *in_classes)
        yield from sweeping.run()
    except TableFullError:
        values = {
            "passed": sweeping.passed,
            "squares": planned.asked.board.size,
            "allowed": data_size(memory_bytes),
        }
        return Verdict(Outcome.STOPPED, sweeping.visited, Message(CountLimit.MEMORY, values))
    return sweeping.directed(), sweeping.visited


TURNS_AND_NONE = {0, 3, 5, 6}
"""Of the symmetries as `Board.image` numbers them those that are no reflections."""

KNOWN = 1_658_420_855_433
"""Of the closed tours of 8x8, after McKay."""

MOST_EXPECTED = 1e12
"""How many paths of orbits may be expected for each symmetry: those that take some seconds."""


def count_symmetric(request: TourRequest) -> Generator[Progress, None, tuple[int, int]]:
    """Count the symmetric tours of a request; returns how many in both directions, and the orbits entered."""
    assert request.symmetry is not None
    board, turn = request.board, TURNS[request.symmetry]
    if turn not in board.symmetries:
        return 0, 0
    kept, visited = yield from _kept(board, turn, 0, 0)
    return 2 * kept, visited


def number_of_classes(
    planned: CountPlan, directed: int, before: int
) -> Generator[Progress, None, tuple[int | None, int]]:
    """Of so many tours in both directions, how many there are up to symmetry, and what was visited, `before` added.

    None where that would take too long, and for other tours than all closed ones, or all that a turn keeps.
    """
    request, visited = planned.request, before
    board = request.board
    if planned.method is CountMethod.KNOWN:
        return (KNOWN if planned.source == Message(CountSource.MCKAY) else None), visited
    whole = request.closed and request.end is None and request.start is None and board.wrap is Wrap.NONE
    if not whole or not directed or len(board.piece.moves) > MOST_STEPS or board.size < 3:
        return None, visited
    quotients = {symmetry: Quotient(board, symmetry) for symmetry in board.symmetries[1:]}
    if any(len(each.orbits) > MOST_ORBITS or each.expected > MOST_EXPECTED for each in quotients.values()):
        return None, visited
    kept = {0: directed // 2}
    asked = None if request.symmetry is None else TURNS[request.symmetry]
    for symmetry, quotient in quotients.items():
        kept[symmetry] = kept[0]
        if symmetry != asked and quotient.order > 1:
            kept[symmetry], visited = yield from _kept(board, symmetry, visited, board.size)
    turns = {symmetry for symmetry in kept if symmetry in TURNS_AND_NONE}
    if request.symmetry is not None and any(kept[symmetry] for symmetry in kept.keys() - turns):
        return None, visited  # how many tours both a turn and a reflection keep is not counted
    return sum(min(number, kept[0]) for number in kept.values()) // len(kept), visited


def _kept(board: Board, symmetry: int, before: int, depth: int) -> Generator[Progress, None, tuple[int, int]]:
    from solvers.knight.symmetric import symmetric  # and with it numpy, in the thread that counts

    return (yield from symmetric.number_kept(board, symmetry, before, depth))
