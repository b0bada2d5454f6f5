"""Depth-first search beside breadth-first search: how often each expands the positions of a small puzzle."""

from __future__ import annotations

from functools import partial
from itertools import islice

from PySide6.QtCore import Slot

from app.klotski.board.track import KlotskiTrack
from app.klotski.words import counted
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part, check_only
from app.learn.lessons.position_map import PositionMap
from app.learn.lessons.search_course import SearchCourse, breadth_first_log, levels
from app.learn.lessons.tables import TallyBars
from app.search.worker import Report
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, label, row
from app.ui.words.numbers import plural
from solvers.klotski.breadth_first.plain import explore
from solvers.klotski.catalogue.lookup import look_up
from solvers.klotski.historical.plain_depth_first import Log, search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.lessons import LessonFault
from solvers.message import InputError
from solvers.search import Found

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
        guesses = given.numbers("guesses", "1; 2; 6", 1, 100)
        self.positions = sum(map(len, levels(self.layout_searched, Metric.CELLS)))
        self.times = guesses
        self.board = lesson_board(self.appearance, given.name + "Board")
        self.board.show_track(KlotskiTrack(self.layout_searched))
        self.map = PositionMap(given.name + "Map", self.appearance)
        self.tally = TallyBars(given.name + "Tally", self.tr("Expansions"), self.appearance)
        self.found = label(name=given.name + "Found", wrap=True)
        self.steering, self.bar = self.make_transport(SPEED)
        about = self.tr("about {times} × {positions}")
        texts = (about if times > 1 else "{positions}" for times in guesses)
        self.offer_guesses(
            text.format(times=times, positions=self.positions) for text, times in zip(texts, guesses, strict=True)
        )
        self.deep = self.button("DepthFirst", self.tr("Depth first"), checkable=True)
        self.broad = self.button("BreadthFirst", self.tr("Breadth first"), checkable=True)
        enable_either(False, (self.deep, self.broad), ())
        self.choose_by((self.deep, self.broad), self._choose)
        self._courses: tuple[SearchCourse, SearchCourse] | None = None
        self._seen = [0, 0]
        self._lay_out()
        self.steering.moment_changed.connect(self._show_moment)
        self.tell(positions=self.positions)

    def begin(self) -> None:
        """Show that nothing is counted yet."""
        if self._courses is None:
            self._show_tally()
            self.map.set_levels(levels(self.layout_searched, Metric.CELLS))

    def prepare(self) -> None:
        """Search, so that the expansions are known."""
        if self._courses is None:
            self.runner.start(partial(search, self.layout_searched, Metric.CELLS))

    def answered(self, report: Report[Found[Log]]) -> None:
        """Play what the search did."""
        deep = SearchCourse(report.event.answer)
        broad = SearchCourse(breadth_first_log(self.layout_searched, Metric.CELLS))
        self._courses = deep, broad
        self.tell(deep_expansions=_expansions(deep), broad_expansions=_expansions(broad))
        self._show_tally()
        self._choose(0)

    def take_guess(self, number: int) -> None:
        """Search, or judge the guess by what is known."""
        if self._courses is None:
            self.runner.start(partial(search, self.layout_searched, Metric.CELLS))
        else:
            self._say_what_was_seen()

    @Slot(int)
    def _choose(self, number: int) -> None:
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
        full = self.positions if self._courses is None else self._courses[0].expansions
        self.tally.show_counts(dict(zip(names, self._seen, strict=True)), full, names[1:])

    def _say_what_was_seen(self) -> None:
        if self.steering.moment < self.steering.length or self._courses is None:
            return
        times = self._course.times_expanded(self.steering.length)
        broad = self.broad.isChecked()
        factor = self._courses[0].expansions / self.positions
        right = self.guessed == min(range(len(self.times)), key=lambda place: abs(self.times[place] - factor))
        solutions = self._course.solutions(self.steering.length)
        self.conclude(
            number=times.total(),
            most=max(times.values()),
            cells=counted(solutions[-1], Metric.CELLS) if solutions else "",
            broad=broad,
            deep=not broad,
            right=right and not broad,
            wrong=not right and not broad,
        )

    def _lay_out(self) -> None:
        for buttons in (self.guesses, (self.deep, self.broad)):
            self.controls.addLayout(row(*((button, 1) for button in buttons), spacing=6))
        fill(self.pictures, self.tally, self.found)
        caption = label(
            self.tr("One row for each step from the start; green frames: Cao Cao at the exit"), "caption", wrap=True
        )
        above = row((self.board, 10), (column(caption, (self.map, 1)), 11), spacing=14)
        column((above, 1), self.bar, spacing=10, parent=self)


def _expansions(course: SearchCourse) -> str:
    return plural("DeepFirstPart", "{number} expansions", course.expansions)


def _small_layout(text: str) -> Layout:
    """A layout with few enough positions; raises `InputError`."""
    layout = look_up(text).layout
    if len([*islice(explore(layout, Metric.CELLS), MOST_POSITIONS + 1)]) > MOST_POSITIONS:
        raise InputError(LessonFault.LARGE, text=text, most=MOST_POSITIONS)
    return layout
