"""A search to watch, step by step on the board with its pseudocode, and the figures that it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

from PySide6.QtCore import Slot

from app.compare.words import comparison_of
from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.trace.search_details import SearchDetails
from app.klotski.trace.watched import ExpansionView
from app.knight.board.chessboard import Chessboard
from app.knight.trace.marks_layer import marked
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.parameters import Given, board_and_square
from app.learn.lessons.parts import RunningPart
from app.puzzle.actions import make_actions
from app.puzzle.transport_bar import TransportBar
from app.search.pseudocode_view import PseudocodeView
from app.search.runner import SearchRunner
from app.search.watch import SearchWatch
from app.search.worker import Report
from app.ui.widgets.shorthand import column, fill, named
from app.ui.words.language import current
from app.ui.words.numbers import plural
from solvers.comparison.plan import Problem
from solvers.engine import Engine
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.moves import Metric
from solvers.klotski.trace import Expansion
from solvers.knight.board import chess_name
from solvers.knight.comparison import KnightProblem
from solvers.pseudocode import PseudocodeLine, Trace
from solvers.search import Found, Progress, Search, Verdict, last_answer, next_event, next_step
from solvers.slices import ReportTimer

SECONDS = 10
"""How long a search is run for its figures, unless the file says otherwise."""


class SearchPart(RunningPart):
    """The search is run for its figures at once, and watched when a person asks for that."""

    tells = (
        *("method", "problem", "length", "visited", "expanded", "expansions", "solutions", "first", "first_visited"),
        *("attempts", "first_back", "deepest", "start", "squares", "out_of_time"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.problem = problem_of(given)
        self.engine: Engine[Any] = given.read("method", METHODS[self.problem.puzzle], self.problem.engines.named)
        self._seconds = given.number("seconds", SECONDS, 1, 600)
        self._figures = SearchRunner(self, answered=self._take_figures, failed=self.hear_search)
        self.watch = SearchWatch(self.runner, self._stages, self)
        self.pseudocode = PseudocodeView(self.problem.puzzle, self.appearance)
        self.offer_run("Watch", self.tr("Watch it think"))
        self.bar = TransportBar(given.name, self.watch, make_actions(self), self.appearance, narrow=True)
        fill(self.controls, self.bar, self.pseudocode)
        self.pseudocode.show_family(self.engine.family)  # only here: shown before, it would be a window of its own
        self.tell(method=self.engine.words(current()).title, problem=title_of(self.problem))
        self._board = self._make_board(given.name + "Board")
        column((self._board, 1), parent=self)
        self.watch.changed.connect(self._show_frame)

    def begin(self) -> None:
        """Run it for its figures, once."""
        if self.prefix + "length" not in self.values and not self._figures.busy:
            self._figures.start(lambda: figures_of(self.problem, self.engine, self._seconds))

    def rest(self) -> None:
        """Stop both."""
        self.watch.end()
        self._figures.close()
        super().rest()

    def prepare(self) -> None:
        """Run it for its figures."""
        self.begin()

    def answered(self, answer: Any) -> None:
        """Go on to a better answer, where the search looks for one."""
        if self.problem.outcome(answer) is None:
            self.runner.next_answer()

    def run(self) -> None:
        """Watch it from its first step on."""
        self.watch.begin()
        self.runner.start(lambda: self.problem.begin(self.engine))

    def _make_board(self, name: str) -> KlotskiBoard | Chessboard:
        if isinstance(self.problem, KlotskiProblem):
            board = lesson_board(self.appearance, name, layout=self.problem.layout)
            self._view = ExpansionView(board, self.appearance)
            self.details = SearchDetails(self.appearance)
            self.details.hide()
            self.pictures.addWidget(self.details)
            return board
        assert isinstance(self.problem, KnightProblem)
        board, start = self.problem.board, self.problem.start
        if start is not None:
            squares = plural("SearchPart", "{number} squares", board.size)
            self.tell(start=chess_name(start, board.rows), squares=squares)
        chessboard = named(Chessboard(self.appearance), name)
        chessboard.set_board(board)
        return chessboard

    def _stages(self, report: Report[Progress]) -> Sequence[PseudocodeLine]:
        trace = report.event.trace
        return self.engine.stages(trace) if isinstance(trace, Trace) else ()

    @Slot()
    def _show_frame(self) -> None:
        frame, board = self.watch.frame, self._board
        self.pseudocode.show_frame(frame)
        expansion = None if frame is None else frame.progress.trace
        if isinstance(board, Chessboard):
            if frame is not None:
                board.show_progress(board.board, frame.progress, marked(frame, board.board))
        elif frame is not None and isinstance(expansion, Expansion):
            self._view.show_expansion(expansion, frame.stages[: frame.place + 1])
            self.details.show_expansion(expansion)
            self.details.show()
        else:
            self._view.put_away()

    @Slot(object)
    def _take_figures(self, report: Report[Found[SearchFigures]]) -> None:
        self.tell(**values_of(self.problem, report.event.answer))


METHODS = {"klotski": "shortest", "knight": "warnsdorff"}
"""What is run on each puzzle where the file names no method."""


def problem_of(given: Given) -> Problem:
    """The layout or the board that a part is given; raises `InputError`."""
    if "board" in given.request.given:
        return KnightProblem(*given.read("board", None, board_and_square))
    return KlotskiProblem(given.layout("layout", None), given.choice("count", "moves", COUNTS))


COUNTS: Mapping[str, Metric] = {metric.value: metric for metric in Metric}


def title_of(problem: Problem) -> str:
    """What a layout is called, or a board whatever its start."""
    shown = replace(problem, start=None) if isinstance(problem, KnightProblem) else problem
    return comparison_of(shown).problem_title(shown)


def length_of(problem: Problem, length: int | None) -> str:
    """The length of an answer in words; empty where there is none."""
    return "" if length is None else comparison_of(problem).length_text(length, problem)


def visited_of(problem: Problem, visited: int) -> str:
    """How much was visited, in words."""
    if problem.puzzle == "klotski":
        return plural("SearchPart", "{number} positions", visited)
    return plural("SearchPart", "{number} squares", visited)


def values_of(problem: Problem, figures: SearchFigures) -> dict[str, str | int | None]:
    """What is told of figures."""
    counters = figures.counters
    expansions, attempts = counters.get("expansions"), counters.get("attempts")
    solutions = counters.get("solutions", figures.answers)
    return {
        "length": length_of(problem, figures.last),
        "visited": visited_of(problem, figures.visited),
        "first": length_of(problem, figures.first),
        "first_visited": visited_of(problem, figures.first_visited or figures.visited),
        "expanded": figures.steps,
        "expansions": None if expansions is None else plural("SearchPart", "{number} expansions", expansions),
        "solutions": plural("SearchPart", "{number} solutions", solutions),
        "attempts": None if attempts is None else plural("SearchPart", "{number} attempts", attempts),
        "first_back": figures.first_back,
        "deepest": counters.get("deepest"),
        "out_of_time": not figures.complete,
    }


MOST_STEPS = 3000
"""So many steps of a search are followed one by one; then it goes on at full speed."""


@dataclass(slots=True)
class SearchFigures:
    """Lengths of answers and what was visited until then; what is not known is None.

    `steps` are its expansions one by one, and `first_back` the depth from which it first went back. `complete` is
    whether it came to its end within its time.
    """

    visited: int = 0
    counters: Mapping[str, int] = field(default_factory=dict[str, int])
    complete: bool = True
    first: int | None = None
    first_visited: int = 0
    last: int | None = None
    answers: int = 0
    steps: int | None = 0
    first_back: int | None = None
    deepest: int = 0

    def note(self, event: Progress | Found[Any], best: int | None) -> None:
        """Note what a search tells: where it stands, or an answer, and of what length its best answer is."""
        self.visited = event.visited
        if isinstance(event, Found):
            self.answers += 1
            self.last = best
        else:
            self.counters = event.counters
        if self.first is None and best is not None:
            self.first, self.first_visited = best, event.visited
        if isinstance(event, Progress) and event.is_step and self.steps is not None:
            self.steps = self.steps + 1 if self.steps < MOST_STEPS else None
            if self.first_back is None and event.depth < self.deepest:
                self.first_back = self.deepest
            self.deepest = max(self.deepest, event.depth)


def figures_of(problem: Problem, engine: Engine[Any], seconds: float) -> Search[SearchFigures]:
    """Run an engine on a problem; the one answer is what it came to.

    It goes on for at most so many `seconds` after the steps that are followed one by one. Raises `InputError` where the
    engine does not take the problem.
    """
    figures, began, reports = SearchFigures(), monotonic(), ReportTimer()
    with closing(problem.begin(engine)) as running:
        while figures.complete:
            event = next_event(running) if figures.steps is None else next_step(running)
            if isinstance(event, Verdict):
                break
            figures.note(event, problem.length(event.answer) if isinstance(event, Found) else event.best)
            if isinstance(event, Found) and problem.outcome(event.answer) is not None:
                break
            if figures.steps is not None:
                began = monotonic()
            figures.complete = monotonic() - began <= seconds
            if reports.overdue():
                yield Progress(0, figures.visited)
    return (yield from last_answer(figures, figures.visited))
