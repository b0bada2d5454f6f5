"""Where each method wastes its time, lit on one map in the order of its visits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from app.klotski.state_space.drawn_space import DrawnSpace
from app.klotski.state_space.searches.replay import recording
from app.klotski.state_space.view.lit import lit_until
from app.learn.lessons.fields import in_moves, name_of
from app.learn.lessons.map_part import MapPart
from app.learn.lessons.parameters import Given
from app.learn.lessons.tables import ColumnFormat, LessonTable
from app.ui.widgets.shorthand import column, fill, row
from app.ui.words.language import current
from app.ui.words.numbers import grouped, plural, rounded
from solvers.klotski.engines.registry import engine_named

if TYPE_CHECKING:
    from solvers.klotski.state_space.graph import StateSpace
    from solvers.klotski.state_space.visits import Visits

METHODS = "shortest; a-star; bidirectional; depth-first-bst"
"""In the order in which they are run."""
WATCHED, SPEED = 100, 16.0
"""In how many steps all visits of a method are played, and how many a second."""


class MethodsPart(MapPart):
    """Guess which method lights the fewest points; all are run, and each can be watched."""

    tells = (
        *("layout", "running", "right", "wrong", "method", "lit", "points", "breadth", "elsewhere"),
        *("times", "full", "cut", "moves"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self._searched = given.layout("layout", None)
        self.engines = given.several("methods", METHODS, engine_named)
        titles = [engine.words(current()).title for engine in self.engines]
        items = zip(titles, self.engines, strict=True)
        self.watched = self.dropdown("Watched", self.tr("Method to watch"), items)
        self.watched.setEnabled(False)
        self.table = self._table(titles)
        self.steering, self.bar = self.make_transport(SPEED)
        self.visits: list[Visits] = []
        fill(self.controls, *self.offer_guesses(titles))
        chosen_row = row(self.watched, (self.caption, 1), spacing=12)
        column((self.map, 1), chosen_row, self.bar, self.table, spacing=8, parent=self)
        self.watched.currentIndexChanged.connect(self._watch)
        self.steering.moment_changed.connect(self._show_moment)
        self.tell(layout=name_of(self._searched))

    def rest(self) -> None:
        """Free the visits; the methods are run again when this part is shown again."""
        super().rest()
        self.visits = []
        self.watched.setEnabled(False)

    def settled(self, drawn: DrawnSpace) -> None:
        """Run the first method."""
        self.conclude(running=True)
        self._run_next(drawn.space)

    def computed(self, answer: Visits) -> None:
        """Show what a method visited, and run the next one."""
        if self.drawn is None:
            return
        space = self.drawn.space
        self.visits.append(answer)
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

    def take_guess(self, number: int) -> None:
        """Run the methods, or judge the guess by what they visited."""
        if self.drawn is None:
            self.show_map(self._searched)
        elif len(self.visits) == len(self.engines):
            self._tell(self.drawn.space)

    @Slot(int)
    def _watch(self, number: int) -> None:
        """Play the visits of a method, as soon as they are known."""
        self.view.show_visits(None)
        self.caption.clear()
        self.steering.load(WATCHED if number < len(self.visits) else 0)
        self.steering.play()

    def _run_next(self, space: StateSpace) -> None:
        engine = self.engines[len(self.visits)]
        self.runner.start(lambda: recording(engine, space))

    def _show_moment(self, moment: float) -> None:
        """Light the visits up to this moment."""
        if self.watched.currentIndex() >= len(self.visits):
            return
        visits = self.visits[self.watched.currentIndex()]
        count = round(moment / WATCHED * len(visits))
        self.view.show_visits(lit_until(visits, count))
        text = self.tr("{lit} lit after {visits}")
        lit = plural("MethodsPart", "{number} points", visits.distinct_until(count))
        made = plural("MethodsPart", "{number} visits", count)
        self.caption.setText(text.format(lit=lit, visits=made))

    def _fill(self, number: int) -> None:
        """Show the figures of a method in the table; a method that was stopped has found no shortest solution."""
        visits = self.visits[number]
        found = "–" if visits.length is None else in_moves(visits.length)
        per_point = rounded(len(visits) / visits.distinct, 1)
        made = grouped(len(visits))
        if not visits.complete:
            made, per_point = (self.tr("over {number}").format(number=text) for text in (made, per_point))
        self.table.fill(number, [grouped(visits.distinct), made, per_point, found])

    def _tell(self, space: StateSpace) -> None:
        """Tell who lights the fewest points, and of three kinds of methods what is to be said of them."""
        fewest = min(range(len(self.visits)), key=lambda place: self.visits[place].distinct)
        by_name = {engine.name: visits for engine, visits in zip(self.engines, self.visits, strict=True)}
        breadth, both, deep = (by_name.get(name) for name in ("shortest", "bidirectional", "depth-first-bst"))
        self.conclude(
            method=self.engines[fewest].words(current()).title,
            lit=self.visits[fewest].distinct,
            points=space.nodes,
            breadth=None if breadth is None else breadth.distinct,
            elsewhere=None if both is None else both.elsewhere,
            times=None if deep is None else round(len(deep) / deep.distinct),
            full=deep is not None and deep.complete,
            cut=deep is not None and not deep.complete,
            moves=None if deep is None or deep.length is None else in_moves(deep.length),
            **self.judged(self.guessed == fewest),
        )
