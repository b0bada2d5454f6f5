"""Narrow passes, which every solution comes through, and what is left of a map when one is taken away."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.track import KlotskiTrack
from app.klotski.layouts.layout_names import entry_of, name_alone
from app.klotski.state_space.drawn_space import DrawnSpace
from app.klotski.state_space.view.lit import LitVisits
from app.learn.lessons.fields import in_moves, name_of
from app.learn.lessons.map_part import MapPart
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import check_only
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.messages import listed
from app.ui.words.numbers import grouped
from solvers.klotski.layout import Layout
from solvers.search import Progress, Search, last_answer
from solvers.slices import ready

if TYPE_CHECKING:
    from solvers.array_types import Int32s
    from solvers.klotski.state_space.graph import StateSpace


class PassPart(MapPart):
    """Guess for each layout; then go through the passes, and take one away."""

    tells = (
        *("right", "wrong", "guess", "some", "none", "layout", "passes", "steps", "positions", "longer"),
        *("cut", "reached", "points", "solved", "round", "as_before", "moves", "more"),
    )

    def __init__(self, given: Given) -> None:
        first = QCoreApplication.translate("PassPart", "Guess for both layouts; the map will appear here.")
        super().__init__(given, first)
        self._layouts = given.layouts("layouts", None)
        self._numbers = given.numbers("guesses", "0; 1; 9; 40", 0, 1000)
        self.board = self.board_below("Board")
        count = len(self._numbers)
        self.guesses = self.offer("Guess", [*map(grouped, self._numbers)] * len(self._layouts), self._take_guess)
        self.layout_guesses = [self.guesses[first : first + count] for first in range(0, len(self.guesses), count)]
        names = (name_alone(entry_of(layout).names) for layout in self._layouts)
        self.choices = self.offer("Show", names, self._choose)
        self.back = self.button("Previous", self.tr("Previous position"))
        self.forward = self.button("Next", self.tr("Next position"))
        self.choose_by((self.back, self.forward), self._step)
        self.take = self.button("Take", self.tr("Take it away"), self._take_away, "primary")
        self.path: list[int] = []
        self.stops: list[int] = []
        self.place = 0
        self._guesses: list[int | None] = [None] * len(self._layouts)
        self._lay_out()

    def prepare(self) -> None:
        """Guess for each layout."""
        for buttons in self.layout_guesses:
            buttons[0].click()

    def next_controls(self) -> Sequence[QWidget]:
        """The other direction, at an end of the path."""
        return self.forward, self.back

    def show_map(self, layout: Layout) -> None:
        """Show the map of a layout; until it is there, there is nowhere to go."""
        for made in (self.back, self.forward, self.take):
            made.setEnabled(False)
        super().show_map(layout)

    def settled(self, drawn: DrawnSpace) -> None:
        """Go to the first pass; without any, to the first position of a shortest solution."""
        space = drawn.space
        self._tell(drawn)
        self.path = [] if space.distance is None else space.path_to_exit(0)
        self.stops = [narrow.node for narrow in space.passes] or self.path[1:-1]
        if not self.stops:
            return
        self.marks = replace(self.marks, passes=True, solution=self.path)
        self._go_to(0)
        if not space.passes:
            self.runner.start(partial(take_away, space, *self.path[1:-1]))

    def computed(self, remains: tuple[SpaceWithoutNode, ...]) -> None:
        """Show what remains of the map without a position, or say that there is always another path."""
        if self.drawn is None:
            return
        space = self.drawn.space
        if self.report.request is not None:
            self._show_remains(self.drawn, remains[0])
            return
        distances = [one.distance for one in remains if one.distance is not None]
        if len(distances) == len(remains):
            longer = in_moves(max(distances) - int(space.to_exit[0]))
            self._tell(self.drawn, positions=len(distances), longer=longer)

    def _lay_out(self) -> None:
        for layout, buttons in zip(self._layouts, self.layout_guesses, strict=True):
            fill(
                self.controls,
                label(name_of(layout), "text", wrap=True),
                row(*((button, 1) for button in buttons), spacing=6),
            )
        fill(self.pictures, *self.choices)
        for made in (*self.choices, self.back, self.forward, self.take):
            made.setEnabled(False)
        steps = row((self.back, 1), (self.forward, 1), spacing=6)
        told = column(1, self.caption, steps, self.take, row(self.make_closer(checked=False), 1), 1, spacing=10)
        below = row(self.board, (told, 1), 1, spacing=18)
        column((self.map, 3), (below, 2), spacing=12, parent=self)
        self.board.show_track(KlotskiTrack(self._layouts[0]))

    @Slot(int)
    def _take_guess(self, button: int) -> None:
        """Take a guess by its number among the buttons of all layouts."""
        layout, number = divmod(button, len(self._numbers))
        self._guesses[layout] = self._numbers[number]
        check_only(self.layout_guesses[layout], number)
        if None not in self._guesses:
            for made in self.choices:
                made.setEnabled(True)
            self._choose(layout if self.drawn is not None else 0)

    @Slot(int)
    def _choose(self, number: int) -> None:
        check_only(self.choices, number)
        self.show_map(self._layouts[number])

    def _tell(self, drawn: DrawnSpace, **more: int | str) -> None:
        space = drawn.space
        guess = self._guesses[self._layouts.index(space.layout)]
        self.conclude(
            layout=name_of(space.layout),
            right=guess == len(space.passes),
            wrong=guess != len(space.passes),
            guess=guess,
            some=bool(space.passes),
            none=not space.passes,
            passes=len(space.passes),
            steps=listed(grouped(narrow.step) for narrow in space.passes),
            **more,
        )

    @Slot(int)
    def _step(self, forward: int) -> None:
        self._go_to(self.place + (1 if forward else -1))

    def _go_to(self, place: int) -> None:
        """Go to a narrow pass, or a position of the path, of this number."""
        assert self.drawn is not None
        space = self.drawn.space
        self.place = place
        node = self.stops[place]
        enable_either(place == 0, (), (self.back,))
        enable_either(place == len(self.stops) - 1, (), (self.forward,))
        self.take.setEnabled(True)
        self.view.show_visits(None)
        self.mark(replace(self.marks, present=node))
        self.look_at(node)
        self.board.show_track(KlotskiTrack(space.layout, space.steps_through(space.layout, self.path)))
        self.board.show_moment(self.path.index(node))
        text = (
            self.tr("Narrow pass {number} of {count}, after {moves}")
            if space.passes
            else self.tr("Position {number} of {count}, after {moves}")
        )
        moves = in_moves(int(space.from_start[node]))
        self.caption.setText(text.format(number=place + 1, count=len(self.stops), moves=moves))

    def _take_away(self) -> None:
        assert self.drawn is not None
        node = self.stops[self.place]
        self.runner.start(partial(take_away, self.drawn.space, node), request=node)

    def _show_remains(self, drawn: DrawnSpace, remains: SpaceWithoutNode) -> None:
        """Light what the start still reaches."""
        space, reached = drawn.space, len(remains.reached)
        if not self.closer.isChecked():
            self.closer.click()
        self.view.show_visits(LitVisits(remains.reached, reached))
        if remains.distance is None:
            self.conclude(cut=True, reached=reached, points=space.nodes, solved=len(space.solved))
            return
        more = remains.distance - int(space.to_exit[0])
        self.conclude(
            round=more > 0,
            as_before=more == 0,
            moves=in_moves(remains.distance),
            more=in_moves(more),
        )


@dataclass(frozen=True, eq=False)
class SpaceWithoutNode:
    """What is left of a state space without one node.

    `reached` (int32) are the nodes that can still be reached from the start, in breadth-first order, the start first;
    `distance` is the steps to the nearest solved one of them, None without any.
    """

    reached: Int32s
    distance: int | None


def take_away(space: StateSpace, *nodes: int) -> Search[tuple[SpaceWithoutNode, ...]]:
    """Take away each of these nodes, none of which is the start, in turn; the answer is what remains each time."""
    from solvers.klotski.state_space import graph_kernel

    yield from ready(graph_kernel)
    remains: tuple[SpaceWithoutNode, ...] = ()
    for node in nodes:
        remains += ((yield from _without(space, node)),)
    return (yield from last_answer(remains, space.nodes))


def _without(space: StateSpace, node: int) -> Generator[Progress, None, SpaceWithoutNode]:
    """Spread from the start, with every edge that led to the node leading back to where it begins."""
    import numpy as np

    from solvers.klotski.state_space import building

    origins = np.repeat(np.arange(space.nodes, dtype=np.int32), np.diff(space.starts))
    neighbours = np.where(space.neighbours == node, origins, space.neighbours)
    distances = yield from building.distances(space.starts, neighbours, np.zeros(1, np.int32))
    reached = np.flatnonzero(distances >= 0).astype(np.int32)
    solved = distances[space.solved]
    return SpaceWithoutNode(
        reached[np.argsort(distances[reached], kind="stable")], min(solved[solved >= 0].tolist(), default=None)
    )
