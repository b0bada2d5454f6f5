"""The game on the map: its line of play as nodes, and how far it is from the present position to every other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.board.track import KlotskiTrack
from app.search.runner import SearchRunner
from app.search.worker import Report
from solvers.klotski.layout import Layout, Piece, Square
from solvers.klotski.moves import Metric, Step
from solvers.search import Found, Search, last_answer

if TYPE_CHECKING:
    from solvers.array_types import Int16s
    from solvers.klotski.state_space.graph import StateSpace

AT_ONCE = 100_000
"""Of a map with so many nodes at most the distances are computed in the GUI thread, in a few milliseconds."""


class LineOnMap:
    """The nodes that a line of play comes through, each looked up once."""

    def __init__(self, track: KlotskiTrack) -> None:
        self._track = track
        self._space: StateSpace | None = None
        self._metric = Metric.MOVES
        self._known: dict[int, list[int]] = {}
        """By the number of a position in the line: the nodes of the slide that leads to it, without the first."""

    def forget(self) -> None:
        """Hold nothing any more."""
        self._space = None
        self._known.clear()

    def follow(self, track: KlotskiTrack, space: StateSpace, metric: Metric) -> None:
        """Look at a line of play; what it shares with the one before is known already."""
        if space is not self._space:
            self._known.clear()
        elif track is not self._track:
            pairs = zip(track.steps, self._track.steps, strict=False)
            shorter = min(track.length, self._track.length)
            shared = next((number for number, (one, other) in enumerate(pairs) if one is not other), shorter)
            self._known = {number: nodes for number, nodes in self._known.items() if number <= shared}
        self._track, self._space, self._metric = track, space, metric

    def nodes(self, first: int, last: int) -> list[int]:
        """The nodes from one position of the line to another."""
        found = list(self._of(first)[-1:])
        for number in range(first + 1, last + 1):
            found += self._of(number)
        return found

    def _of(self, number: int) -> list[int]:
        if number not in self._known:
            self._known[number] = list(self._look_up(number))
        return self._known[number]

    def _look_up(self, number: int) -> Iterator[int]:
        space, layout = self._space, self._track.layout_at(number)
        assert space is not None
        for passed in (*self._between(number), layout):
            node = space.node_of(passed)
            if node is not None:
                yield node

    def _between(self, number: int) -> Iterator[Layout]:
        """The layouts that the slide which leads to a position comes through, when steps are counted as they are."""
        if not number:
            return
        step, before = self._track.steps[number - 1], self._track.layout_at(number - 1)
        for stop in _stops(step, self._metric):
            yield before.with_piece_at(Piece(step.origin, step.kind), stop)


def _stops(step: Step, metric: Metric) -> tuple[Square, ...]:
    """The squares between its two ends on which a piece that slides comes to rest, when steps are counted so."""
    if metric is Metric.MOVES:
        return ()
    between = step.path[1:-1]
    if metric is Metric.CELLS:
        return between
    ways = [(to_row - row, to_column - column) for (row, column), (to_row, to_column) in pairwise(step.path)]
    return tuple(square for square, (way, after) in zip(between, pairwise(ways), strict=True) if way != after)


class DistancesFromHere(QObject):
    """Keeps the distances from the node that was asked for last."""

    known = Signal()
    """The distances that were asked for are there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[StateSpace, int] | None = None
        self._distances: Int16s | None = None
        self._runner = SearchRunner(self, answered=self._take)

    def from_node(self, space: StateSpace, node: int) -> Int16s | None:
        """The distances (int16, n) from a node; None while they are being computed, then `known` follows."""
        if self._asked is None or self._asked[0] is not space or self._asked[1] != node:
            self._asked, self._distances = (space, node), None
            if space.nodes <= AT_ONCE:
                self._distances = space.distances_from(node)
            else:
                self._runner.start(lambda: _distances(space, node))
        return self._distances

    def forget(self) -> None:
        """Keep nothing and compute nothing any more."""
        self._asked = self._distances = None
        self._runner.close()

    @Slot(object)
    def _take(self, report: Report[Found[Int16s]]) -> None:
        self._distances = report.event.answer
        self._runner.close()
        self.known.emit()


def _distances(space: StateSpace, node: int) -> Search[Int16s]:
    """The search for the distances from a node; what it needs is imported in the thread that it runs in."""
    import numpy as np

    from solvers.klotski.state_space import building

    found = yield from building.distances(space.starts, space.neighbours, np.array([node], np.int32))
    return (yield from last_answer(found, space.nodes))
