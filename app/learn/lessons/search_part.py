"""A search to watch, step by step on the board with its pseudocode, and the figures that it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
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
from app.learn.lessons.search_figures import SearchFigures, search
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
from solvers.search import Found, Progress

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
        self._figures = SearchRunner(self, answered=self._take_figures, failed=self.failed)
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
            self._figures.start(lambda: search(self.problem, self.engine, self._seconds))

    def rest(self) -> None:
        """Stop both."""
        self.watch.end()
        self._figures.close()
        super().rest()

    def prepare(self) -> None:
        """Run it for its figures."""
        self.begin()

    def answered(self, report: Report[Found[Any]]) -> None:
        """Go on to a better answer, where the search looks for one."""
        if self.problem.outcome(report.event.answer) is None:
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
