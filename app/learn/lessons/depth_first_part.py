"""Depth-first search beside breadth-first search: how often each expands the positions of a small puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from itertools import groupby, islice

from PySide6.QtCore import Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part, check_only
from app.learn.lessons.position_map import PositionMap
from app.learn.lessons.tables import TallyBars
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.numbers import plural
from solvers.klotski.breadth_first.shortest import explore
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.historical.depth_first_log import Event, Log, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.trace import NodeStatus
from solvers.lessons import LessonFault
from solvers.message import InputError

MOST_POSITIONS = 300
"""So many tiles can be told apart."""
SPEED = 16.0


class DeepFirstPart(Part):
    """Guess, then watch: the board and the map follow the search, and the bars count what it expands."""

    tells = (
        *("positions", "number", "deep_expansions", "broad_expansions", "most", "cells", "deep", "broad"),
        *("right", "wrong"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.layout_searched = given.read("layout", None, _small_layout)
        self.times = given.numbers("guesses", "1; 2; 6", 1, 100)
        tiles = levels(self.layout_searched, Metric.CELLS)
        self.positions = sum(map(len, tiles))
        self.board = lesson_board(self.appearance, given.name + "Board", layout=self.layout_searched)
        self.map = PositionMap(given.name + "Map", self.appearance)
        self.map.set_levels(tiles)
        self.tally = TallyBars(given.name + "Tally", self.tr("Expansions"), self.appearance)
        self.found = label(name=given.name + "Found", wrap=True)
        self.steering, self.bar = self.make_transport(SPEED)
        about = self.tr("about {times} × {positions}")
        self.offer_guesses(
            about.format(times=times, positions=self.positions) if times > 1 else str(self.positions)
            for times in self.times
        )
        deep = self.button("DepthFirst", self.tr("Depth first"), checkable=True)
        self.broad = self.button("BreadthFirst", self.tr("Breadth first"), checkable=True)
        self._chosen = deep, self.broad
        enable_either(False, self._chosen, ())
        self.choose_by(self._chosen, self._choose)
        self._searches: Sequence[Log] = ()
        """What both searches did; none of them before a guess."""
        self._expanded = [0, 0]
        self._lay_out()
        self._show_tally(self.positions)
        self.steering.moment_changed.connect(self._show_moment)
        self.tell(positions=self.positions)

    def prepare(self) -> None:
        """Search, so that the expansions are known."""
        if not self._searches:
            self.runner.start(partial(search, self.layout_searched, Metric.CELLS))

    def answered(self, answer: Log) -> None:
        """Play what the search did."""
        self._searches = answer, breadth_first_log(self.layout_searched, Metric.CELLS)
        deep, broad = (plural("DeepFirstPart", "{number} expansions", _expansions(log)) for log in self._searches)
        self.tell(deep_expansions=deep, broad_expansions=broad)
        self._choose(0)

    def take_guess(self, number: int) -> None:
        """Search, or judge the guess by what is known."""
        self.prepare()
        self._show_moment(self.steering.moment)

    @Slot(int)
    def _choose(self, number: int) -> None:
        enable_either(True, self._chosen, ())
        check_only(self._chosen, number)
        self.steering.load(len(self._searches[number]) - 1)
        self.steering.play()

    def _show_moment(self, moment: float) -> None:
        if not self._searches:
            return
        broad = self.broad.isChecked()
        events = self._searches[broad]
        track, place = shown_path(self.layout_searched, events, moment)
        self.board.show_track(track)
        self.board.show_moment(place)
        seen = events[: int(moment) + 1]
        times = Counter(event.position for event in seen if event.expands)
        self.map.show_search(times, [track.layout_at(step) for step in range(int(place) + 1)])
        self._expanded[broad] = times.total()
        self._show_tally(_expansions(self._searches[0]))
        lengths = [event.steps for event in seen if not event.expands]
        said = [*map(str, lengths[:-1]), *(counted(length, Metric.CELLS) for length in lengths[-1:])]
        self.found.setText(self.tr("Solutions: {lengths}").format(lengths=" → ".join(said)) if said else "")
        if moment >= self.steering.length:
            self._conclude(times, "".join(said[-1:]), broad)

    def _show_tally(self, full: int) -> None:
        names = self.tr("Depth first"), self.tr("Breadth first")
        self.tally.show_counts(dict(zip(names, self._expanded, strict=True)), full, names[1:])

    def _conclude(self, times: Counter[Layout], cells: str, broad: bool) -> None:
        """Say what was seen, and judge the guess."""
        factor = _expansions(self._searches[0]) / self.positions
        right = self.guessed == min(range(len(self.times)), key=lambda place: abs(self.times[place] - factor))
        self.conclude(
            number=times.total(),
            most=max(times.values()),
            cells=cells,
            broad=broad,
            deep=not broad,
            right=right and not broad,
            wrong=not right and not broad,
        )

    def _lay_out(self) -> None:
        for buttons in (self.guesses, self._chosen):
            self.controls.addLayout(row(*((button, 1) for button in buttons), spacing=6))
        fill(self.pictures, self.tally, self.found)
        caption = label(
            self.tr("One row for each step from the start; green frames: Cao Cao at the exit"), "caption", wrap=True
        )
        above = row((self.board, 10), (column(caption, (self.map, 1)), 11), spacing=14)
        column((above, 1), self.bar, spacing=10, parent=self)


def _expansions(log: Log) -> int:
    return sum(event.expands for event in log)


def _small_layout(text: str) -> Layout:
    """A layout with few enough positions; raises `InputError`."""
    layout = look_up(text).layout
    if len([*islice(explore(layout, Metric.CELLS), MOST_POSITIONS + 1)]) > MOST_POSITIONS:
        raise InputError(LessonFault.LARGE, text=text, most=MOST_POSITIONS)
    return layout


def shown_path(layout: Layout, events: Log, moment: float) -> tuple[KlotskiTrack, float]:
    """A track and its moment that show where a search is, at moment k at event k; it slides to the next one."""
    place, part = int(moment), moment - int(moment)
    slides = events[place].slides
    if part and events[place + 1].slides[:-1] == slides:
        return KlotskiTrack(layout, events[place + 1].slides), len(slides) + part
    return KlotskiTrack(layout, slides), float(len(slides))


@cache
def breadth_first_log(layout: Layout, metric: Metric) -> Log:
    """Every position expanded, the nearest first, until one that it leads to is solved; each is expanded once."""
    events: list[Event] = []
    for position, steps in explore(layout, metric):
        if position.solved:
            expanded = [event.slides for event in events].index(steps[:-1]) + 1
            events[expanded:] = [Event(NodeStatus.NEW, position, len(steps), steps)]
            break
        events.append(Event(NodeStatus.NEW, position, len(steps), steps))
    return tuple(events)


@cache
def levels(layout: Layout, metric: Metric) -> tuple[tuple[Layout, ...], ...]:
    """Every position that can be reached, by the fewest steps to it: `levels(...)[d]` are those d steps away."""
    by_distance = groupby(explore(layout, metric), key=lambda visit: len(visit[1]))
    return tuple(tuple(position for position, _ in level) for _, level in by_distance)
