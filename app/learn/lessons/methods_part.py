"""The fourth part on the landscape: where each method wastes its time, lit on one map in the order of its visits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.klotski.state_space.view.lit import LitVisits
from app.klotski.words import counted
from app.learn.lessons.drawn_space import DrawnSpace
from app.learn.lessons.map_part import HENGDAO, LandscapeMaps, MapPart, name_of
from app.learn.lessons.parts import PartedLesson, check_only
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.search.worker import Report
from app.ui.widgets.dropdown import Dropdown
from app.ui.widgets.shorthand import column, fill, label, named, row
from app.ui.words.language import current
from app.ui.words.messages import joined
from app.ui.words.numbers import grouped, plural, rounded
from solvers.klotski.engines.registry import KlotskiEngine, engine_named
from solvers.klotski.moves import Metric
from solvers.search import Found, Search

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

METHODS = ("shortest", "a-star", "bidirectional", "depth-first-bst")
"""In the order in which they are run."""
WATCHED, SPEED = 100, 16.0
"""In how many steps all visits of a method are played, and how many a second."""


class MethodsPart(MapPart):
    """Guess which method lights the fewest points; all are run, and each can be watched."""

    def __init__(self, lesson: PartedLesson, maps: LandscapeMaps) -> None:
        super().__init__(lesson, "Methods", maps)
        self.title = self.tr("Methods")
        text = self.tr(
            "Four methods look for a shortest solution of {layout} in moves. A point lights up when a method first "
            "visits it. Guess: which method lights the fewest points?"
        )
        self.text = text.format(layout=name_of(HENGDAO))
        self.engines = tuple(map(engine_named, METHODS))
        titles = [engine.words(current()).title for engine in self.engines]
        self.guesses = self.guess_buttons("Guess", titles, self._take_guess)
        watch = self.tr("Method to watch")
        self.watched = named(Dropdown(), self.objectName() + "Watched", watch, watch)
        self.watched.addItems(titles)
        self.watched.setEnabled(False)
        self.caption = label("", "result", self.objectName() + "Caption", wrap=True)
        self.table = self._table(titles)
        self.steering, self.bar = self.make_transport(SPEED)
        self.visits: list[Visits] = []
        self._guess: int | None = None
        self._lay_out()
        self.watched.currentIndexChanged.connect(self._watch)
        self.steering.moment_changed.connect(self._show_moment)

    def rest(self) -> None:
        """Free the visits; the methods are run again when this part is shown again."""
        super().rest()
        self.visits = []
        self.watched.setEnabled(False)

    def next_controls(self) -> Sequence[QWidget]:
        """Another guess."""
        return self.guesses

    def settled(self, drawn: DrawnSpace) -> None:
        """Run the first method."""
        self.conclude(self.tr("Running the methods…"))
        self._run_next(drawn.space)

    def answered(self, report: Report[Found[Visits]]) -> None:
        """Show what a method visited, and run the next one."""
        if self.drawn is None:
            return
        space = self.drawn.space
        self.visits.append(report.event.answer)
        self._fill(len(self.visits) - 1)
        self.watched.setEnabled(True)
        if self.watched.currentIndex() == len(self.visits) - 1:
            self._watch(self.watched.currentIndex())
        if len(self.visits) < len(self.engines):
            self._run_next(space)
        else:
            self._tell(space)

    def _table(self, titles: Sequence[str]) -> LessonTable:
        columns = (
            ColumnFormat("", 190, words=True),
            ColumnFormat(self.tr("Points lit"), 90),
            ColumnFormat(self.tr("Visits"), 100),
            ColumnFormat(self.tr("Visits per point"), 130),
            ColumnFormat(self.tr("Solution"), 100),
        )
        return LessonTable(self.objectName() + "Table", self.tr("What each method visited"), columns, titles)

    def _lay_out(self) -> None:
        fill(self.controls, *self.guesses)
        chosen = row(self.watched, (self.caption, 1), spacing=12)
        column((self.map, 1), chosen, self.bar, self.table, spacing=8, parent=self)

    @Slot(int)
    def _take_guess(self, number: int) -> None:
        self._guess = number
        check_only(self.guesses, number)
        if self.drawn is None:
            self.show_map(HENGDAO)
        elif len(self.visits) == len(self.engines):
            self._tell(self.drawn.space)

    @Slot(int)
    def _watch(self, number: int) -> None:
        """Play the visits of a method, as soon as they are known."""
        self.light(None)
        self.caption.clear()
        self.steering.load(WATCHED if number < len(self.visits) else 0)
        self.steering.play()

    def _run_next(self, space: StateSpace) -> None:
        engine = self.engines[len(self.visits)]
        self.runner.start(lambda: _record(engine, space))

    def _show_moment(self, moment: float) -> None:
        """Light the visits up to this moment."""
        if self.watched.currentIndex() >= len(self.visits):
            return
        visits = self.visits[self.watched.currentIndex()]
        count = round(moment / WATCHED * len(visits))
        self.light(LitVisits(visits, count))
        text = self.tr("{lit} lit after {visits}")
        lit = plural("MethodsPart", "{number} points", visits.distinct_until(count))
        made = plural("MethodsPart", "{number} visits", count)
        self.caption.setText(text.format(lit=lit, visits=made))

    def _fill(self, number: int) -> None:
        """Show the figures of a method in the table; a method that was stopped has found no shortest solution."""
        visits = self.visits[number]
        found = "–" if visits.length is None else counted(visits.length, Metric.MOVES)
        per_point = rounded(len(visits) / visits.distinct, 1)
        made = grouped(len(visits))
        if not visits.complete:
            made, per_point = (self.tr("over {number}").format(number=text) for text in (made, per_point))
        self.table.fill(number, [grouped(visits.distinct), made, per_point, found])

    def _tell(self, space: StateSpace) -> None:
        breadth, _, both, deep = self.visits
        fewest = min(range(len(self.visits)), key=lambda place: self.visits[place].distinct)
        title = self.engines[fewest].words(current()).title
        first = (
            self.tr("Right: {method}, with {lit} of {points} points.")
            if self._guess == fewest
            else self.tr("No, the fewest are those of {method}: {lit} of {points} points.")
        )
        lit, points = grouped(self.visits[fewest].distinct), grouped(space.nodes)
        why = self.tr(
            "Breadth-first search lights {breadth}, all that are at most as far away as the exit: there is little to "
            "save. The half of bidirectional search that begins at the exit also visits {elsewhere} positions that "
            "cannot be reached from the start."
        )
        figures = {"breadth": grouped(breadth.distinct), "elsewhere": grouped(both.elsewhere)}
        said = first.format(method=title, lit=lit, points=points)
        self.conclude(joined([said, why.format(**figures), self._returns(deep)]))

    def _returns(self, deep: Visits) -> str:
        """How depth-first search wastes its time; its log may be full long before it ends."""
        text = (
            self.tr("Depth-first search comes to each point {times} times on average.")
            if deep.complete
            else self.tr(
                "Depth-first search comes to the same points again and again, {times} times each on average; when it "
                "was stopped, its best solution took {moves}."
            )
        )
        assert deep.length is not None
        times = grouped(round(len(deep) / deep.distinct))
        return text.format(times=times, moves=counted(deep.length, Metric.MOVES))


def _record(engine: KlotskiEngine, space: StateSpace) -> Search[Visits]:
    """Begin to run a method; called in the search's thread, where numpy may be loaded."""
    from solvers.klotski.state_space.visits import record

    return record(engine, space)
