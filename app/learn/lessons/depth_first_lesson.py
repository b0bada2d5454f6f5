"""The lesson on Wei and Lin's depth-first search: why it works so hard, and why it counts a move too many."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial
from itertools import groupby

from PySide6.QtCore import QTimer, Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.lost_move_part import LostMovePart
from app.learn.lessons.paper_part import PaperPart
from app.learn.lessons.parts import Part, PartedLesson, check_only
from app.learn.lessons.small_maps import PositionMap
from app.learn.lessons.tables import TallyBars
from app.search.worker import Report
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.numbers import grouped
from solvers.klotski.breadth_first.plain import explore
from solvers.klotski.historical.plain_depth_first import Event, EventKind, Log, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step
from solvers.search import Found


class SearchCourse:
    """Expansions and solutions one after another; moment k is when the k-th of them happens."""

    def __init__(self, log: Log) -> None:
        self._layout = log.layout
        self.events = log.visible_events
        self._paths = _paths(self.events)

    @property
    def length(self) -> int:
        """How many steps a playback has from the first event to the last."""
        return len(self.events) - 1

    def path(self, moment: float) -> tuple[Layout, ...]:
        """The positions on the path that is being searched, the start first."""
        return self._paths[int(moment)]

    def times_expanded(self, moment: float) -> Counter[Layout]:
        """How often each position was expanded so far."""
        return Counter(event.position for event in self.events[: int(moment) + 1] if event.expands)

    def solutions(self, moment: float) -> list[int]:
        """The lengths of the solutions found so far."""
        return [event.steps for event in self.events[: int(moment) + 1] if not event.expands]

    def scene(self, moment: float) -> tuple[KlotskiTrack, float]:
        """A track and its moment that show the position; a slide from one event to the next is seen to slide."""
        place, part = int(moment), moment - int(moment)
        here = self.events[place]
        if part:
            following = self.events[place + 1]
            if following.slides[:-1] == here.slides:
                return KlotskiTrack(self._layout, following.slides), len(here.slides) + part
        return KlotskiTrack(self._layout, here.slides), float(len(here.slides))


def _paths(events: tuple[Event, ...]) -> list[tuple[Layout, ...]]:
    """The path to each event: that to the one which it was reached from, and the position itself."""
    ways: dict[tuple[Step, ...], tuple[Layout, ...]] = {}
    for event in events:
        before = ways[event.slides[:-1]] if event.slides else ()
        ways[event.slides] = (*before, event.position)
    return [ways[event.slides] for event in events]


@cache
def breadth_first_log(layout: Layout, metric: Metric) -> Log:
    """Every position expanded, the nearest first, until one that it leads to is solved; each is expanded once."""
    events: list[Event] = []
    for position, steps in explore(layout, metric):
        if position.solved:
            expanded = [event.slides for event in events].index(steps[:-1]) + 1
            events[expanded:] = [Event(EventKind.SOLUTION, position, len(steps), steps)]
            break
        events.append(Event(EventKind.NEW, position, len(steps), steps))
    return Log(layout, metric, tuple(events))


@cache
def levels(layout: Layout, metric: Metric) -> tuple[tuple[Layout, ...], ...]:
    """Every position that can be reached, by the fewest steps to it: `levels(...)[d]` are those d steps away."""
    by_distance = groupby(explore(layout, metric), key=lambda visit: len(visit[1]))
    return tuple(tuple(position for position, _ in level) for _, level in by_distance)


LAYOUT = Layout.parse("VHHV/VHHV/AAHH/AASS/SS..")
"""Cao Cao and four soldiers in a corner of the board: 72 positions, the exit 12 cells away."""
POSITIONS = 72
GUESSES = (1, 2, 6)
"""How many times as many expansions as positions may be guessed; the last is the nearest."""
SPEED = 16.0


class DeepFirstPart(Part):
    """Guess, then watch: the board and the map follow the search, and the bars count what it expands."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Deep")
        self.title = self.tr("Depth first")
        text = self.tr(
            "This puzzle has {positions} positions, each shown as a tile. Expanding a position means trying every "
            "slide from it. Guess: how many expansions does depth-first search need to be sure of the shortest "
            "solution?"
        )
        self.text = text.format(positions=POSITIONS)
        self.board = lesson_board(self.appearance, self.objectName() + "Board")
        self.board.show_track(KlotskiTrack(LAYOUT))
        self.map = PositionMap(self.objectName() + "Map", self.appearance)
        self.tally = TallyBars(self.objectName() + "Tally", self.tr("Expansions"), self.appearance)
        self.found = label(name=self.objectName() + "Found", wrap=True)
        self.steering, self.bar = self.make_transport(SPEED)
        texts = "{positions}", self.tr("about {times} × {positions}"), self.tr("about {times} × {positions}")
        guesses = [text.format(times=guess, positions=POSITIONS) for text, guess in zip(texts, GUESSES, strict=True)]
        self.guesses = self.guess_buttons("Guess", guesses, self._take_guess)
        self.deep = self.button("DepthFirst", self.tr("Depth first"), checkable=True)
        self.broad = self.button("BreadthFirst", self.tr("Breadth first"), checkable=True)
        enable_either(False, (self.deep, self.broad), ())
        self.choose_by((self.deep, self.broad), self._choose)
        self._guess: int | None = None
        self._courses: tuple[SearchCourse, SearchCourse] | None = None
        self._seen = [0, 0]
        self._tiles_due = QTimer(self, singleShot=True, interval=0)
        self._tiles_due.timeout.connect(self._lay_out_tiles)
        self._lay_out()
        self.steering.moment_changed.connect(self._show_moment)

    def begin(self) -> None:
        """Show that nothing is counted yet, and then the tiles, which have to be found first."""
        if self._courses is None:
            self._show_tally()
            self._tiles_due.start()

    def answered(self, report: Report[Found[Log]]) -> None:
        """Play what the search did."""
        log = report.event.answer
        self._courses = SearchCourse(log), SearchCourse(breadth_first_log(LAYOUT, Metric.CELLS))
        self._show_tally()
        self._choose(0)

    @Slot()
    def _lay_out_tiles(self) -> None:
        self.map.set_levels(levels(LAYOUT, Metric.CELLS))

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = number
        check_only(self.guesses, number)
        if self._courses is None:
            self.runner.start(partial(search, LAYOUT, Metric.CELLS))
        else:
            self._say_what_was_seen()

    @Slot(int)
    def _choose(self, number: int) -> None:
        assert self._courses is not None
        enable_either(True, (self.deep, self.broad), ())
        check_only((self.deep, self.broad), number)
        self.steering.load(self._course.length)
        self.steering.play()

    @property
    def _course(self) -> SearchCourse:
        assert self._courses is not None
        return self._courses[self.broad.isChecked()]

    def _show_moment(self, moment: float) -> None:
        if self._courses is None:
            return
        track, place = self._course.scene(moment)
        self.board.show_track(track)
        self.board.show_moment(place)
        times = self._course.times_expanded(moment)
        self.map.show_search(times, self._course.path(moment))
        self._seen[self.broad.isChecked()] = times.total()
        self._show_tally()
        lengths = self._course.solutions(moment)
        said = [str(length) for length in lengths[:-1]] + [counted(length, Metric.CELLS) for length in lengths[-1:]]
        self.found.setText(self.tr("Solutions: {lengths}").format(lengths=" → ".join(said)) if said else "")
        self._say_what_was_seen()

    def _show_tally(self) -> None:
        names = self.tr("Depth first"), self.tr("Breadth first")
        full = POSITIONS if self._courses is None else sum(event.expands for event in self._courses[0].events)
        self.tally.show_counts(dict(zip(names, self._seen, strict=True)), full, names[1:])

    def _say_what_was_seen(self) -> None:
        if self.steering.moment < self.steering.length:
            return
        most = max(self._course.times_expanded(self.steering.length).values())
        if self.broad.isChecked():
            text = self.tr(
                "Breadth first reaches every position by a shortest path the first time: {number} expansions, each "
                "position once, and the first solution is the shortest, {cells}."
            )
        elif self._guess == len(GUESSES) - 1:
            text = self.tr(
                "Right: {number} expansions, some positions up to {most} times. Whenever a shorter path to a position "
                "turns up, everything after it is searched again. Now try breadth first."
            )
        else:
            text = self.tr(
                "More than that: {number} expansions, some positions up to {most} times. Whenever a shorter path to a "
                "position turns up, everything after it is searched again. Now try breadth first."
            )
        cells = counted(self._course.solutions(self.steering.length)[-1], Metric.CELLS)
        number = self._course.times_expanded(self.steering.length).total()
        self.conclude(text.format(number=grouped(number), most=most, cells=cells))

    def _lay_out(self) -> None:
        for buttons in (self.guesses, (self.deep, self.broad)):
            self.controls.addLayout(row(*((button, 1) for button in buttons), spacing=6))
        fill(self.pictures, self.tally, self.found)
        caption = label(
            self.tr("One row for each step from the start; green frames: Cao Cao at the exit"), "caption", wrap=True
        )
        above = row((self.board, 10), (column(caption, (self.map, 1)), 11), spacing=14)
        column((above, 1), self.bar, spacing=10, parent=self)


class DepthFirstLesson(PartedLesson):
    """A lesson whose parts all search as Wei and Lin did."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__("depthFirstLesson", question, appearance)
        self.show_parts([DeepFirstPart(self), LostMovePart(self), PaperPart(self)])
