"""A closed tour that is shuffled by random rotations, until any tour is as likely to be taken as any other.

The random step between paths is the backbite move of polymer physics (Mansfield, "Monte Carlo studies of polymer chain
dimensions in the melt", 1982; Oberdorf, Ferguson, Jacobsen and Kondev 2006). It is assumed, not proved, that rotations
lead from any closed tour to any other, and that the shuffles are long enough: tests compare the tours of 6x6 with all
that there are. Two tours in succession share a few more moves than by chance: 1 % of those that they could share beyond
chance on 8x8 and most larger boards, 2 % on 6x6, and a tenth to a third on boards of three rows. Open tours are not
shuffled: rotations need not lead from one to all (on 5x5 they lead to half).
"""

from __future__ import annotations

from array import array
from dataclasses import replace

import numpy as np

from solvers.array_types import Int32s, Int64s, UInt64s
from solvers.knight.arrays import OFF, as_order, state_with
from solvers.knight.board import Board
from solvers.knight.rotations import shuffle_kernel as kernel
from solvers.knight.trace import RotationStep, RotationTrace
from solvers.pace import nodes_granted
from solvers.slices import FOUND, RUNNING

SHUFFLED_AT_MOST = 1_000
"""On larger boards tours are not shuffled: a rotation takes longer there, and more of them are needed."""

LEAST_GAP = 7
"""At least so many rotations for each square lie between two tours."""

FIRST_GAPS = 1
"""The first tour comes after so many gaps, in which the share of tours among the paths is measured, and one more."""

PATIENCE = 1_200
"""After so many rotations for each square without a tour it is given up: tours are too rare among the paths."""

MOST_AT_ONCE = 32
"""So many tours are found in one slice at most."""


def gap_between_tours(board: Board) -> int:
    """How many rotations lie between two tours: the ends of a path have to come all over the board in between."""
    sides = board.rows, board.columns
    return board.size * max(LEAST_GAP, max(sides) // min(sides))


class Shuffle:
    """The rotations of a whole path, in place.

    `path`, `place`, `state` and `random` are those of `random_closed_kernel`. Tours begin on `start` and finish on
    `end`, unless these are `OFF`, and about `gap` rotations lie between two of them. After the first tour several are
    found in one slice if `ahead`, which is faster, but the counts in `state` are then ahead of them.
    """

    def __init__(
        self,
        targets: Int32s,
        path: Int32s,
        place: Int32s,
        state: Int64s,
        random: UInt64s,
        start: int,
        end: int,
        gap: int,
        ahead: bool,
    ) -> None:
        graph = np.empty((len(targets), 9), np.int32)
        graph[:, :8] = targets
        graph[:, 8] = np.add.reduce(targets != OFF, axis=1, dtype=np.int32) - 1
        self._path = path
        members = {
            kernel.START: start,
            kernel.END: end,
            kernel.GAP: gap,
            kernel.FIRST: FIRST_GAPS * gap,
            kernel.PATIENCE: PATIENCE * len(path),
        }
        self._state = state_with(members, kernel.BEFORE + MOST_AT_ONCE)
        self._ahead = ahead
        self._tours = np.zeros((MOST_AT_ONCE, len(path)), np.uint32)
        squares = path.view(np.uint32), place.view(np.uint32)
        arrays = graph.view(np.uint32), *squares, state, self._state, random, self._tours
        self._slice = kernel.shuffle_slice.sliced(*arrays)

    def advance(self, budget: int) -> int:
        """Rotate for about `budget` nodes; a status of `solvers.slices`, exhausted where tours are too rare."""
        at_once = self._ahead and nodes_granted() is None
        self._state[kernel.MOST] = min(MOST_AT_ONCE, 1 + 2 * int(self._state[kernel.TAKEN])) if at_once else 1
        return self._slice(budget)

    def traced_node(self) -> tuple[int, RotationTrace]:
        """Go on by one rotation."""
        before = self._path.copy()
        status = self.advance(1)
        if status != RUNNING:
            return status, RotationTrace(RotationStep.FOUND if status == FOUND else RotationStep.STUCK)
        trace = RotationTrace(RotationStep.SHUFFLED, stalled=int(self._state[kernel.SINCE]))
        changed = np.flatnonzero(before != self._path)
        if len(changed) == 0:
            return status, trace
        first, behind = int(changed[0]), int(changed[-1]) + 1
        joined = int(before[first - 1] if first > 0 else before[behind])
        return status, replace(trace, joined=joined, turned=range(first, behind))

    def orders(self) -> list[tuple[array[int], int]]:
        """The tours that were found in the last slice, each with the rotations of the whole search up to it."""
        taken = int(self._state[kernel.TAKEN])
        rotations = self._state[kernel.BEFORE : kernel.BEFORE + taken].tolist()
        return [(as_order(tour), before) for tour, before in zip(self._tours[:taken], rotations, strict=True)]
