"""How many tours boards have, and how many states a count tells apart as it passes their squares."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot

from app.knight.board.chessboard import Chessboard
from app.knight.count_words import progress_sentence
from app.knight.trace.marks_layer import MarksLayer
from app.knight.trace.search_marks import marks_of
from app.knight.trace.words import caption
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import RunningPart
from app.learn.lessons.tables import UNKNOWN, ColumnFormat, LessonTable
from app.search.pace import SearchPace
from app.ui.widgets.level_chart import Curve, LevelChart
from app.ui.widgets.shorthand import column, label, named
from app.ui.words.messages import as_sentence, listed, translated
from app.ui.words.numbers import board_size, duration, grouped, rough_duration
from solvers.knight.counting.counting import count
from solvers.knight.counting.estimate import CountProgress, estimate
from solvers.knight.tour import TourCount, TourRequest
from solvers.search import Found, Outcome, Progress, Search, Verdict, next_event
from solvers.slices import MOST_BUDGET

MOST = 6
"""So many boards are told of."""
TOURS_A_SECOND = 1_000_000
"""About as many as a search visits one by one."""
COLUMNS = ("tours", "classes", "states", "time")
FIGURES = ("board", "directed", "listing", "expected", "expected_states", *COLUMNS)
"""What is told of each board, with its place from 1."""
Swept = tuple[TourCount, Sequence[CountProgress]]
"""The number of tours of a board, and how the count stood after each square of the side that it passed first."""


class TellingPace(SearchPace):
    """Full speed, at which a search tells all that it would at a slow pace."""

    def nodes(self) -> int:
        """As many as in any slice."""
        return MOST_BUDGET


def search(requests: Sequence[TourRequest]) -> Search[Swept]:
    """Count the tours of each request; an answer for each."""
    for request in requests:
        steps, running = list[CountProgress](), count(request)
        while isinstance(event := next_event(running), Progress):
            if isinstance(event.trace, CountProgress) and event.trace.passed == len(steps) + 1:
                steps.append(event.trace)
            yield event
        if isinstance(event, Verdict):
            return event
        yield Found((event.answer, steps), event.visited)
    return Verdict(Outcome.EXHAUSTED)


class CountPart(RunningPart):
    """A row of figures for each board, the curves of their states, and the first board, cut after a square."""

    tells = (
        *("done", "stopped", "passed", "held", "partial", "ways"),
        *(f"{name}_{place}" for place in range(1, MOST + 1) for name in FIGURES),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        closed = given.choice("kind", "closed", {"closed": True, "open": False})
        starts = given.starts("boards", "6x6 a1", MOST)
        self._requests = [TourRequest(board, None if closed else start, closed=closed) for board, start in starts]
        self._swept: list[tuple[Swept, float]] = []
        columns = (
            ColumnFormat(self.tr("Board"), 64, words=True),
            ColumnFormat(self.tr("Tours"), 205),
            ColumnFormat(self.tr("Up to symmetry"), 155),
            ColumnFormat(self.tr("Most states"), 105),
            ColumnFormat(self.tr("Time"), 80),
        )
        self.table = LessonTable(given.name + "Table", self.tr("Boards"), columns, [*map(_size, self._requests)])
        self.chessboard = named(Chessboard(self.appearance), given.name + "Board")
        self.chessboard.set_board(self._requests[0].board)
        title = self.tr("States after each square")
        self.chart = LevelChart(given.name + "Chart", title, self.appearance, logarithmic=True)
        self.chart.level_chosen.connect(self._show_cut)
        self.chart.hide()
        column(self.table, (self.chessboard, 2), (self.chart, 1), spacing=10, parent=self)
        self.runner.pace = TellingPace()
        self.offer_run("Run", self.tr("Count"))
        self.standing = label("", "caption", given.name + "Standing", lines=2, figures=True)
        self.controls.addWidget(self.standing)
        self._tell_expected()

    def run(self) -> None:
        """Count the tours of all boards."""
        self._swept = []
        self.table.clear_rows()
        self._show()
        self.runner.start(lambda: search(self._requests), final=lambda answer: False)

    def progressed(self, progress: Progress) -> None:
        """Say how far it is."""
        if isinstance(progress.trace, CountProgress):
            self.standing.setText(progress_sentence(progress.trace))

    def bettered(self, answer: Swept) -> None:
        """Show what the next board has come to."""
        self._swept.append((answer, self.report.seconds - sum(seconds for _, seconds in self._swept)))
        self._show()

    def ended(self, verdict: Verdict) -> None:
        """All boards are counted, or the count was stopped or given up."""
        done, reason = verdict.outcome is Outcome.EXHAUSTED, verdict.reason
        self._show(done=done, stopped=not done and reason is None)
        self.standing.setText("" if reason is None else as_sentence(translated(reason)))

    def _tell_expected(self) -> None:
        """Tell what a count is likely to take, if nothing is known of its answer."""
        for place, request in enumerate(self._requests, 1):
            self.tell(**{f"board_{place}": _size(request)})
            if expected := estimate(request, quoting=False):
                said = {f"expected_{place}": rough_duration(expected.seconds)}
                self.tell(**said, **{f"expected_states_{place}": expected.frontiers})

    def _show(self, **said: bool) -> None:
        """Show all that is known, and the cut after the last square."""
        figures: dict[str, str] = {}
        curves: list[Curve] = []
        for place, ((answer, steps), seconds) in enumerate(self._swept):
            told = _figures(answer, steps, seconds)
            self.table.fill(place, [told[name] or UNKNOWN for name in COLUMNS])
            figures |= {f"{name}_{place + 1}": text for name, text in told.items()}
            if steps:
                curves.append(Curve(_size(answer.request), (1, *(step.frontiers for step in steps))))
        self.conclude(**figures, **said)
        self.chart.setVisible(bool(curves))
        self.chart.show_curves(curves, max((len(curve.counts) - 1 for curve in curves), default=1))
        self._show_cut(len(self._swept[0][0][1]) if self._swept else 0)

    @Slot(int)
    def _show_cut(self, passed: int) -> None:
        """Show the states after so many squares, and the commonest of the first board."""
        curves = (curve for curve in self.chart.curves if passed < len(curve.counts))
        self.chart.mark(passed, listed(f"{curve.label}: {grouped(curve.counts[passed])}" for curve in curves))
        self.chessboard.end_search()
        board, steps = self.chessboard.board, self._swept[0][0][1] if self._swept else ()
        for step in steps[passed - 1 : passed]:
            marks = MarksLayer(marks_of(board, (), step), caption((), board.size, step))
            self.chessboard.show_search(board, (), marks=marks)
            self.tell(passed=passed, held=step.frontiers, partial=step.partial_tours, ways=step.ways)


def _figures(answer: TourCount, steps: Sequence[CountProgress], seconds: float) -> dict[str, str]:
    """What is told of a board; what is not known is empty."""
    tours = answer.directed if answer.undirected is None else answer.undirected
    return {
        "tours": grouped(tours),
        "directed": grouped(answer.directed),
        "listing": rough_duration(tours / TOURS_A_SECOND),
        "classes": "" if answer.classes is None else grouped(answer.classes),
        "states": grouped(max(step.frontiers for step in steps)) if steps else "",
        "time": "" if answer.source else duration(seconds),
    }


def _size(request: TourRequest) -> str:
    return board_size(request.board.rows, request.board.columns)
