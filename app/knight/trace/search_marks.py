"""What is marked on the board for a step of a search, as values: nothing here paints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from solvers.knight.board import Board
from solvers.knight.counting.estimate import CountProgress
from solvers.knight.trace import (
    DepthFirstTrace,
    Edge,
    OnwardMove,
    PathStep,
    RotationTrace,
    TilesTrace,
    WarnsdorffTrace,
)
from solvers.pseudocode import PseudocodeLine

CHOOSING = 6
"""The line of the rule's pseudocode that chooses a square: those before it count the onward moves."""
REMOVING, JOINING = 4, 5
"""The lines of the pseudocode of tiles that take moves away at the seam, and that join the tours by others."""


class MarkKind(Enum):
    """What a mark says."""

    KNIGHT = auto()
    """Where the search stands."""
    VISITED = auto()
    """A square of the path, with its number."""
    OPEN = auto()
    """A square to which the knight can go, whose onward moves are not counted, or not yet."""
    ONWARD = auto()
    """A square to which the knight can go, with the number of its onward moves."""
    TIED = auto()
    """The same, where it has as few onward moves as the one that was chosen."""
    CHOSEN = auto()
    """The square to which the knight goes."""
    CURRENT = auto()
    """The square that the line of pseudocode is about."""
    DEAD_END = auto()
    """The knight stands where it cannot go on."""
    SKIPPED = auto()
    """A move led to this square, which is on the path."""
    LEFT = auto()
    """The path went back from this square."""
    PRUNED = auto()
    """No tour can lie behind this square."""
    REASON = auto()
    """A free square that shows why."""
    ENTERED = auto()
    """How often squares were entered, as a tint."""
    DEEPEST = auto()
    """The longest path so far."""
    TRIED = auto()
    """A square to which the knight has gone from where it stands, in vain."""
    JOINED = auto()
    """A move that was put into a path or between tiles."""
    REMOVED = auto()
    """A move that made way for it."""
    REVERSED = auto()
    """A square of the part of the path that was reversed."""
    JOINABLE = auto()
    """A square of the path that could have been joined instead."""
    GOAL = auto()
    """The square to which the end of the path is to come near."""
    TILE = auto()
    """A square of the tile that was laid last."""
    PASSED = auto()
    """A square that a count has passed."""
    FRONTIER = auto()
    """A square of the frontier of a count: partial tours go on from there."""


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A mark on a square, by its number, and what is written on it."""

    kind: MarkKind
    square: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class MoveMark:
    """A mark on a move between two squares."""

    kind: MarkKind
    move: Edge


@dataclass(frozen=True, slots=True)
class SearchMarks:
    """All marks of a step. At the places `reversed_places` of the path, it runs the other way than before."""

    path: Sequence[int] = ()
    squares: tuple[SquareMark, ...] = ()
    moves: tuple[MoveMark, ...] = ()
    entries: memoryview | None = None
    deepest: Sequence[int] = ()
    reversed_places: range = range(0)

    @property
    def kinds(self) -> set[MarkKind]:
        """The kinds of marks that are to be seen."""
        kinds = {mark.kind for mark in (*self.squares, *self.moves)}
        if self.path:
            kinds.add(MarkKind.KNIGHT)
        if len(self.path) > 1:
            kinds.add(MarkKind.VISITED)
        if self.reversed_places:
            kinds.add(MarkKind.REVERSED)
        if self.entries is not None:
            kinds.add(MarkKind.ENTERED)
        if self.deepest:
            kinds.add(MarkKind.DEEPEST)
        return kinds


def marks_of(
    board: Board, path: Sequence[int], trace: object, stages: Sequence[PseudocodeLine] = (), place: int = -1
) -> SearchMarks:
    """The marks of a step of a search on a board that has come to a path.

    `stages` are those of the step, of which the one at `place` is shown; without them all of the step is over.
    """
    match trace:
        case WarnsdorffTrace():
            return SearchMarks(path, tuple(_of_rule(path, trace, stages, place)))
        case DepthFirstTrace():
            squares = tuple(_of_depth_first(board, path, trace))
            return SearchMarks(path, squares, entries=trace.entries, deepest=trace.deepest)
        case RotationTrace():
            return _of_rotation(path, trace)
        case TilesTrace():
            line = stages[place].line if stages and place >= 0 else JOINING
            squares = tuple(SquareMark(MarkKind.TILE, square) for square in trace.tile)
            removed, added = trace.removed if line >= REMOVING else (), trace.added if line >= JOINING else ()
            return SearchMarks(path if trace.followed else (), squares, tuple(_exchanged(removed, added)))
        case CountProgress():
            ended = [SquareMark(MarkKind.PASSED, square) for square in (*trace.behind, *trace.full)]
            line = [SquareMark(MarkKind.FRONTIER, square) for square in trace.line]
            numbered = enumerate(trace.joined, 1)
            ends = [SquareMark(MarkKind.ONWARD, end, str(number)) for number, path in numbered for end in path]
            return SearchMarks((), (*ended, *line, *ends))
        case _:
            return SearchMarks(path)


def _of_rule(
    path: Sequence[int], trace: WarnsdorffTrace, stages: Sequence[PseudocodeLine], place: int
) -> Iterator[SquareMark]:
    if trace.dead_end and path:
        yield SquareMark(MarkKind.DEAD_END, path[-1])
        return
    run = stages[: place + 1] if place >= 0 else stages
    decided = not run or run[-1].line >= CHOOSING
    counted = {stage.item for stage in run}
    for item, move in enumerate(trace.moves):
        if decided or item in counted:
            yield SquareMark(_kind_of(move) if decided else MarkKind.ONWARD, move.square, str(move.onward))
        else:
            yield SquareMark(MarkKind.OPEN, move.square)
    item = run[-1].item if run else None
    if item is not None and not decided:
        yield SquareMark(MarkKind.CURRENT, trace.moves[item].square)


def _kind_of(move: OnwardMove) -> MarkKind:
    if move.chosen:
        return MarkKind.CHOSEN
    return MarkKind.TIED if move.tied else MarkKind.ONWARD


def _of_depth_first(board: Board, path: Sequence[int], trace: DepthFirstTrace) -> Iterator[SquareMark]:
    yield from (SquareMark(MarkKind.OPEN, move.square) for move in trace.moves)
    if trace.pruning is not None:
        yield from (SquareMark(MarkKind.REASON, square) for square in trace.pruning.squares)
    if path and trace.step is PathStep.PRUNED:
        yield SquareMark(MarkKind.PRUNED, path[-1])
    if path and trace.step is PathStep.LEFT and trace.family != "complete":
        yield from (SquareMark(MarkKind.TRIED, square) for square in _tried(board, path, trace))
    if trace.square is not None and trace.step in {PathStep.SKIPPED, PathStep.LEFT}:
        yield SquareMark(MarkKind.SKIPPED if trace.step is PathStep.SKIPPED else MarkKind.LEFT, trace.square)


def _tried(board: Board, path: Sequence[int], trace: DepthFirstTrace) -> Iterator[int]:
    """The free squares a move away from where the search stands that are not left to try, but that just left."""
    around = map(board.index, board.neighbours(board.square(path[-1])))
    left = {trace.square, *(move.square for move in trace.moves), *path}
    return (square for square in around if square not in left)


def _of_rotation(path: Sequence[int], trace: RotationTrace) -> SearchMarks:
    passed_over = (move for move in trace.moves if not move.chosen)  # the knight stands on the chosen one
    squares = [SquareMark(_kind_of(move), move.square, str(move.onward)) for move in passed_over]
    squares += [SquareMark(MarkKind.JOINABLE, square) for square in trace.could_join if square != trace.joined]
    if trace.goal is not None:
        squares.append(SquareMark(MarkKind.GOAL, trace.goal))
    if trace.joined is None or trace.turned is None:
        return SearchMarks(path, tuple(squares))
    beside, away = path[trace.turned[0]], path[trace.turned[-1]]
    if trace.turned[0] == 0:  # the first end of the path was rotated
        beside, away = away, beside
    exchanged = _exchanged([(trace.joined, away)], [(trace.joined, beside)])
    return SearchMarks(path, tuple(squares), tuple(exchanged), reversed_places=trace.turned)


def _exchanged(removed: Iterable[Edge], added: Iterable[Edge]) -> Iterator[MoveMark]:
    yield from (MoveMark(MarkKind.REMOVED, move) for move in removed)
    yield from (MoveMark(MarkKind.JOINED, move) for move in added)
