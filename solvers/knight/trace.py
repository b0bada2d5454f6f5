"""What searches for tours tell of their inner workings; imports no numpy, so that views can import it.

`family` is that of the pseudocode, which `stages` goes through.
Squares are given by their numbers (`Board.index`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class OnwardMove:
    """A square that the knight can go to, and what the method goes by when it chooses.

    `onward` is how many free squares it leads on to (on the empty board for stack-static-degree). `chosen` marks the
    one that the knight goes to, `tied` those with as few onward moves as the chosen one where there are several.
    """

    square: int
    onward: int
    chosen: bool
    tied: bool


@dataclass(frozen=True, slots=True)
class WarnsdorffTrace:
    """The choice on the square where the path ends: the knight is about to go to the chosen one of `moves`.

    `attempt` counts from 1, `length` is the number of squares on the path, and `tie` the tie-break of this attempt, the
    name of a member of `ties.Tie`. In a dead end and at the end of a tour there are no moves.
    """

    attempt: int
    length: int
    tie: str
    moves: tuple[OnwardMove, ...]
    dead_end: bool = False
    finished: bool = False
    family: str = "warnsdorff"


class PruneReason(Enum):
    """Why no tour can lie behind a path."""

    NO_EXIT = auto()
    """Free squares have no free neighbour left: the knight can never come there."""
    ONE_EXIT = auto()
    """Free squares have one free neighbour at most: each could only come next or last, but there are too many."""
    END_TAKEN = auto()
    """The squares on which the tour could end are all on the path."""
    APART = auto()
    """Free squares cannot be reached any more."""
    NARROW = auto()
    """The free squares are connected through single squares only, in a way that no path can follow."""


@dataclass(frozen=True, slots=True)
class Pruning:
    """Why a branch was given up, and the squares that show it; none where the board is too large to look for them."""

    reason: PruneReason
    squares: tuple[int, ...]


class PathStep(Enum):
    """What a depth-first search did in its last step."""

    STARTED = auto()
    """It is on its start square."""
    ENTERED = auto()
    """The path grew by a square."""
    PRUNED = auto()
    """The path grew by a square, and no tour can lie behind it."""
    SKIPPED = auto()
    """A move led to a visited square."""
    LEFT = auto()
    """The path went back by a square."""
    FOUND = auto()
    """The path is a tour."""
    EXHAUSTED = auto()
    """Every path from this start was searched."""


@dataclass(frozen=True, slots=True)
class DepthFirstTrace:
    """The inner state of a depth-first search besides its path.

    `entries` (rows, columns), int64, counts how often each square was entered; at full speed it is not copied, so it
    keeps counting. `deepest` is the longest path so far, in square numbers.

    What follows is there at a slow pace only. `tried` has, for each square on the path, the number of the move tried
    last, from 1 in the order of the method, 0 for none. `step` is what the search did last, with `square`: the one that
    it entered, left, or found visited. `moves` are the onward moves from where the search then stands, in the order in
    which the method takes them; those that it has tried are not among them. `pruning` says why a branch is pruned.
    """

    entries: memoryview
    deepest: Sequence[int]
    tried: Sequence[int]
    family: str = "depth-first"
    step: PathStep | None = None
    square: int | None = None
    moves: tuple[OnwardMove, ...] = ()
    pruning: Pruning | None = None


class RotationStep(Enum):
    """What a search by rotations did in its last step."""

    STARTED = auto()
    """It is on its start square."""
    GREW = auto()
    """The path grew by a square."""
    ROTATED = auto()
    """A part of the path was reversed."""
    STUCK = auto()
    """No rotation was possible."""
    SHUFFLED = auto()
    """A tour was found, which is shuffled before one is reported: an end was rotated at random, or none could be."""
    FOUND = auto()
    """The path is a tour, which is reported."""


@dataclass(frozen=True, slots=True)
class RotationTrace:
    """What became of a path that grows at random and is rotated where it cannot; the path is as after the step.

    `moves` are those that the path had to choose from when it grew. When it was rotated, `joined` is the square of the
    path that its old end was joined to, and `turned` are the places on the path, from 0, that were reversed: those
    behind that square, or, where a shuffle rotated the first end of the path, those before it. `could_join` are all
    squares that could have been joined, and `goal` is the one that the end is to come near to. `stalled` counts the
    rotations since the path last grew: after more than `patience` it starts over, and `restarted` says that it did so
    in this step. While it is shuffled, `stalled` counts the rotations since a tour was found.
    """

    step: RotationStep
    moves: tuple[OnwardMove, ...] = ()
    joined: int | None = None
    turned: range | None = None
    could_join: tuple[int, ...] = ()
    goal: int | None = None
    stalled: int = 0
    patience: int = 0
    restarted: bool = False
    family: str = "random-closed"


Edge = tuple[int, int]
"""A move of a tour without its direction: the two squares that it joins."""


@dataclass(frozen=True, slots=True)
class TilesTrace:
    """A tile that was laid, or how far the tour through all tiles was followed.

    `laid` tiles of `count` are on the board. `tile` are the squares of the one laid last; at its seam the moves in
    `removed` made way for those in `added`. `followed` squares of the tour have been visited, once all tiles are laid;
    the tour is `finished` when these are all.
    """

    laid: int
    count: int
    tile: tuple[int, ...] = ()
    removed: tuple[Edge, ...] = ()
    added: tuple[Edge, ...] = ()
    followed: int = 0
    finished: bool = False
    family: str = "structured"


@dataclass(frozen=True, slots=True)
class ChoiceTrace:
    """Which method the automatic one has chosen: `choice` is a member of `method_choice.AutomaticChoice`."""

    choice: Enum
    family: str = "automatic"
