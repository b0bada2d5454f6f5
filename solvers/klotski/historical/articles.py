"""Breadth-first search as the articles build it: a tree of positions, level by level, and a structure of those visited.

Each node of the tree knows which it comes from, so the solution is read backwards from the exit. What tells whether
a position was visited before is exchangeable: that is what the articles compare. `engines/registry.py` refuses the
layouts that a method does not take.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from solvers.klotski.historical.coordinates import (
    DIRECTIONS,
    EIGHT_WIDE,
    LONG_INTEGERS,
    SHORT_INTEGERS,
    Coordinates,
    Kinds,
    OneCell,
    Position,
)
from solvers.klotski.layout import EXIT, Layout, Piece, PieceKind
from solvers.klotski.moves import Metric, Solution, Step
from solvers.klotski.requirements import Reason, unsolvable
from solvers.klotski.structures import AVLTree, ChainedHashTable, VisitedSet
from solvers.klotski.trace import Ending, Expansion, NodeStatus, Successor, level_sizes, level_tree, place_of
from solvers.klotski.visit_log import NoVisitLog, VisitLog, current_log
from solvers.pace import nodes_granted
from solvers.search import Progress, Search, last_answer
from solvers.slices import ReportTimer, release

Place = TypeVar("Place")


Slide = tuple[int, tuple[Place, ...]]
"""A step: the index of the piece, and the places it goes through, both ends included."""


def nine_steps(
    kinds: Kinds, position: Position[Place], metric: Metric, slide: OneCell[Place]
) -> Iterator[tuple[Slide[Place], Position[Place]]]:
    """Every step from a position that counts as one in the metric, and the position after it.

    The articles have nine kinds of step: up, down, left, right, each of them twice, and the turn. With two blanks these
    are all the moves there are: no piece gets farther than two cells, and only a soldier turns. Without the turn they
    are all the straight steps, and the first four alone are the steps by one cell.
    """
    places, blanks = position
    for index, place in enumerate(places):
        kind = kinds[index]
        for direction in DIRECTIONS:
            once = slide(kind, place, direction, blanks)
            if once is None:
                continue
            yield (index, (place, once[0])), (_moved(places, index, once[0]), once[1])
            if metric is Metric.CELLS:
                continue
            for onward in DIRECTIONS if metric is Metric.MOVES else (direction,):
                twice = slide(kind, once[0], onward, once[1])
                if twice is not None and twice[0] != place:
                    yield (index, (place, once[0], twice[0])), (_moved(places, index, twice[0]), twice[1])


def _moved(places: tuple[Place, ...], index: int, place: Place) -> tuple[Place, ...]:
    return (*places[:index], place, *places[index + 1 :])


class LevelSearch(Generic[Place]):
    """A breadth-first search that has begun at a layout.

    The tree is three lists: of each node its position, the index of the node it comes from, and the step from there.
    """

    def __init__(self, layout: Layout, metric: Metric, coordinates: Coordinates[Place], visited: VisitedSet) -> None:
        self.layout = layout
        self.metric = metric
        self.coordinates = coordinates
        self.visited = visited
        self.kinds = tuple(piece.kind for piece in layout.pieces)
        self.positions = [coordinates.position_of(layout)]
        self.parents = [-1]
        self.slides: list[Slide[Place]] = [(-1, ())]
        self._blanks: dict[tuple[Place, ...], tuple[Place, ...]] = {}
        self._steps: dict[Slide[Place], Slide[Place]] = {}
        """Thousands of nodes share few blanks and steps: kept once each, a search takes two thirds of the memory."""
        self.expanded = 0
        self.level_starts = [0]
        """The index of the first node of each level."""
        self.duplicates = 0
        self._traced: list[tuple[Position[Place], bool]] | None = None
        """The successors of the last expansion and whether each is new, at a slow pace."""
        self._log: VisitLog = NoVisitLog()
        visited.insert(coordinates.key(self.kinds, self.positions[0]))
        self._block = self.kinds.index(PieceKind.BLOCK)
        self._exit = coordinates.place_of(EXIT)

    def run(self) -> Search[Solution]:
        """Search to the end; the first solved position is at the least depth."""
        try:
            return (yield from self._run())
        finally:
            self._release()

    def _release(self) -> None:
        """Free what is kept of the positions."""
        release(self.positions, self.parents, self.slides, self._blanks, self._steps)
        self.visited.clear()

    def _run(self) -> Search[Solution]:
        """Search to the end; what is kept of the positions is gone before the answer is given."""
        self._log = current_log()
        self._log.pack = self.coordinates.pack
        self._log.note(self.coordinates.key(self.kinds, self.positions[0]), 0)
        reports = ReportTimer()
        goal = 0 if self.layout.solved else None
        ending = Ending.GOES_ON if goal is None else Ending.SOLVED
        while ending is Ending.GOES_ON:
            if self.expanded == self.level_starts[-1]:
                self.level_starts.append(len(self.positions))
            self._trace(nodes_granted() is not None)
            goal = self._expand(self.expanded)
            self.expanded += 1
            if goal is not None:
                ending = Ending.SOLVED
            elif self.expanded == len(self.positions):
                ending = Ending.EXHAUSTED
            elif reports.due():
                yield self.progress()
        yield self.progress(ending)
        visited = len(self.positions)
        if goal is None:
            return unsolvable(Reason.EXIT_NOT_REACHED, visited, visited)
        solution = Solution(self.layout, self.metric, self._steps_to(goal), proved_shortest=True)
        self._release()
        return (yield from last_answer(solution, visited))

    def progress(self, ending: Ending = Ending.GOES_ON) -> Progress:
        """The state of the search."""
        return Progress(
            depth=len(self.level_starts) - 1,
            visited=len(self.positions),
            frontier=len(self.positions) - self.expanded,
            levels=level_sizes(self.level_starts, len(self.positions)),
            counters={"duplicates": self.duplicates, **self.visited.counters()},
            trace=None if self._traced is None else self._expansion(self._traced, ending),
        )

    def _expand(self, node: int) -> int | None:
        """Append every new position one step away; return the first that is solved."""
        for slide, position in nine_steps(self.kinds, self.positions[node], self.metric, self.coordinates.slide):
            key = self.coordinates.key(self.kinds, position)
            self._log.note(key, len(self.level_starts) - 1)
            is_new = self.visited.insert(key)
            if self._traced is not None:
                self._traced.append((position, is_new))
            if not is_new:
                self.duplicates += 1
                continue
            places, blanks = position
            self.positions.append((places, self._blanks.setdefault(blanks, blanks)))
            self.parents.append(node)
            self.slides.append(self._steps.setdefault(slide, slide))
            if places[self._block] == self._exit:
                return len(self.positions) - 1
        return None

    def _trace(self, slow: bool) -> None:
        """Trace the next expansion at a slow pace."""
        if slow or self._traced is not None:
            self._traced = [] if slow else None
            if isinstance(self.visited, AVLTree):
                self.visited.traced = [] if slow else None

    def _expansion(self, traced: list[tuple[Position[Place], bool]], ending: Ending) -> Expansion:
        """The position expanded last, with its children."""
        node = self.expanded - 1
        first_new = len(self.positions) - sum(new for _, new in traced)
        numbers = iter(range(first_new, len(self.positions)))
        successors = tuple(self._successor(position, next(numbers) if new else None, node) for position, new in traced)
        tree = level_tree(self.level_starts, len(self.positions), self.parents, node)
        depth = len(tree.path) - 1
        rotations = tuple(self.visited.traced or ()) if isinstance(self.visited, AVLTree) else ()
        layout = self._layout(self.positions[node])
        return Expansion(self.expanded, depth, layout, successors, tree, rotations, ending=ending)

    def _successor(self, position: Position[Place], number: int | None, node: int) -> Successor:
        """A position that the node led to: a new one with this number, or one that was visited before."""
        status = NodeStatus.SEEN if number is None else NodeStatus.NEW
        if number is None:
            number = self._number_near(position, node)
        place = None if number is None else place_of(number, self.level_starts)
        return Successor(self._layout(position), status, place)

    def _number_near(self, position: Position[Place], node: int) -> int | None:
        """The number of a position visited before: steps can be taken back, so it is not above the level before."""
        level, _ = place_of(node, self.level_starts)
        try:
            return self.positions.index(position, self.level_starts[max(0, level - 1)])
        except ValueError:
            return None

    def _layout(self, position: Position[Place]) -> Layout:
        squares = map(self.coordinates.square_of, position[0])
        return Layout.of(Piece(square, kind) for square, kind in zip(squares, self.kinds, strict=True))

    def _steps_to(self, node: int) -> tuple[Step, ...]:
        """The steps from the root, read backwards from the node."""
        steps: list[Step] = []
        while node:
            index, path = self.slides[node]
            steps.append(Step(self.kinds[index], tuple(map(self.coordinates.square_of, path))))
            node = self.parents[node]
        return tuple(reversed(steps))


def avl_26(layout: Layout, metric: Metric) -> Search[Solution]:
    """The first article: an AVL tree of 26-bit integers, for layouts of ten pieces and two blanks."""
    return LevelSearch(layout, metric, SHORT_INTEGERS, AVLTree()).run()


def avl_60(layout: Layout, metric: Metric) -> Search[Solution]:
    """The first sequel: an AVL tree of 60-bit integers, for layouts of two blanks."""
    return LevelSearch(layout, metric, LONG_INTEGERS, AVLTree()).run()


def hash_60(layout: Layout, metric: Metric) -> Search[Solution]:
    """The second sequel: a chained hash table of 60-bit integers, for layouts of two blanks.

    Cell by cell, for any layout, it is the older program that the articles compare themselves with.
    """
    return LevelSearch(layout, metric, LONG_INTEGERS, ChainedHashTable()).run()


def eight_wide(layout: Layout, metric: Metric) -> Search[Solution]:
    """The third sequel: eight-wide coordinates and a chained hash table, for layouts of two blanks."""
    return LevelSearch(layout, metric, EIGHT_WIDE, ChainedHashTable()).run()
