"""Wei and Lin's depth-first search in plain Python: what it does, event by event, independent of the compiled search.

It searches in the order of `depth_first_kernel`, slide by slide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from solvers.klotski.historical.depth_first_log import Event, Log
from solvers.klotski.layout import Layout, Piece
from solvers.klotski.moves import DIRECTIONS, Metric, Step
from solvers.klotski.trace import NodeStatus


def plain_log(layout: Layout, metric: Metric) -> Log:
    """Search from beginning to end."""
    logged = _LoggedSearch(layout, metric)
    while logged.advance():
        pass
    return tuple(logged.events)


Pieces = tuple[Piece, ...]
"""The pieces of a position, each at the place that it has from the beginning, wherever it stands."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """A position that is being expanded: which piece came last, by which slides, and those still to be tried."""

    pieces: Pieces
    moved: int | None
    slides: tuple[Step, ...]
    steps: int
    ahead: Iterator[tuple[int, Piece]]


class _LoggedSearch:
    """The path that is being searched, what the tree would remember, and what happened so far."""

    def __init__(self, layout: Layout, metric: Metric) -> None:
        self.best: int | None = None
        first = Event(NodeStatus.NEW, layout, 0, ())
        self.events = [first]
        self._going_on_is_free = metric is Metric.MOVES
        self._kept = {layout: first}
        self._path = [_Frame(layout.pieces, None, (), 0, _slides(layout, layout.pieces, None, ()))]

    def advance(self) -> bool:
        """Try one slide, or go back by one; False when everything has been tried."""
        frame = self._path[-1]
        slide = None if self._too_long(frame.steps) else next(frame.ahead, None)
        if slide is None:
            self._path.pop()
        else:
            self._try(frame, *slide)
        return bool(self._path)

    def _too_long(self, steps: int) -> bool:
        return self.best is not None and steps >= self.best

    def _try(self, frame: _Frame, number: int, piece: Piece) -> None:
        before = frame.pieces[number]
        pieces = (*frame.pieces[:number], piece, *frame.pieces[number + 1 :])
        steps = frame.steps + (0 if self._going_on_is_free and number == frame.moved else 1)
        if self._too_long(steps):
            return
        slides = (*frame.slides, Step(piece.kind, (before.square, piece.square)))
        event = self._judge(Layout.of(pieces), steps, slides)
        if event is not None:
            self.events.append(event)
            if event.expands:
                ahead = _slides(event.position, pieces, number, slides)
                self._path.append(_Frame(pieces, number, slides, steps, ahead))

    def _judge(self, position: Layout, steps: int, slides: tuple[Step, ...]) -> Event | None:
        """What comes of a position reached in so many steps."""
        if position.solved:
            self.best = steps
            return Event(NodeStatus.NEW, position, steps, slides)
        kept = self._kept.get(position)
        if kept is None or steps < kept.steps:
            event = Event(NodeStatus.NEW if kept is None else NodeStatus.AGAIN, position, steps, slides)
            self._kept[position] = event
            return event
        by_another = kept.slides and kept.slides[-1].target != slides[-1].target
        if self._going_on_is_free and steps == kept.steps and by_another:
            return Event(NodeStatus.SEEN, position, steps, slides, kept)
        return None


def _slides(layout: Layout, pieces: Pieces, moved: int | None, slides: tuple[Step, ...]) -> Iterator[tuple[int, Piece]]:
    """Every slide by one cell but the one straight back: the number of the piece, and the piece where it comes to be.

    They are found from the empty cells, in the order of Wei and Lin's method; what fills both is found once.
    """
    tried: set[tuple[int, Piece]] = set()
    for row, column in layout.blanks:
        for down, right in DIRECTIONS:
            square = row - down, column - right
            number = next((number for number, piece in enumerate(pieces) if square in piece.cells), None)
            if number is None:
                continue
            before = pieces[number]
            after = Piece((before.square[0] + down, before.square[1] + right), before.kind)
            straight_back = number == moved and after.square == slides[-1].origin
            if (number, after) in tried or straight_back or not _free(after, before, layout):
                continue
            tried.add((number, after))
            yield number, after


def _free(after: Piece, before: Piece, layout: Layout) -> bool:
    return all(cell in layout.blanks or cell in before.cells for cell in after.cells)
