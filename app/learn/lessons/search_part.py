"""A search to watch, step by step on the board with its pseudocode, and the figures that it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.klotski.board.track import KlotskiTrack
from app.klotski.trace.search_details import SearchDetails
from app.klotski.trace.watched import ExpansionView
from app.klotski.words import counted
from app.knight.board.chessboard import Chessboard
from app.knight.trace.marks_layer import marked
from app.learn.lessons.fields import lesson_board
from app.learn.lessons.map_part import name_of
from app.learn.lessons.parameters import Given, board_and_square
from app.learn.lessons.parts import Part
from app.learn.lessons.search_figures import SearchFigures, search
from app.puzzle.actions import make_actions
from app.puzzle.transport_bar import TransportBar
from app.search.pseudocode_view import PseudocodeView
from app.search.runner import SearchRunner
from app.search.watch import SearchWatch
from app.search.worker import Report
from app.ui.widgets.focus import enable_either
from app.ui.widgets.shorthand import column, fill, named, row
from app.ui.words.language import current
from app.ui.words.numbers import board_size, plural
from solvers.comparison.plan import Problem
from solvers.engine import Engine
from solvers.klotski.comparison import KlotskiProblem
from solvers.klotski.moves import Metric
from solvers.klotski.trace import Expansion
from solvers.knight.board import chess_name
from solvers.knight.comparison import KnightProblem
from solvers.knight.trace import DepthFirstTrace
from solvers.pseudocode import PseudocodeLine, Trace
from solvers.search import Found, Progress

SECONDS = 10
"""How long a search is run for its figures, unless the file says otherwise."""


class SearchPart(Part):
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
        self.watch_button = self.button("Watch", self.tr("Watch it think"), self._watch, "primary")
        self.stop_button = self.button("Stop", self.tr("Stop"), self.runner.stop)
        self.bar = TransportBar(given.name, self.watch, make_actions(self), self.appearance, narrow=True)
        buttons = row((self.watch_button, 2), (self.stop_button, 1))
        fill(self.controls, buttons, self.bar, self.pseudocode)
        self.pseudocode.show_family(self.engine.family)
        self._board = self._make_board(given.name)
        column((self._board, 1), parent=self)
        self.watch.changed.connect(self._show_frame)
        self.runner.busy_changed.connect(self._show_busy)
        self._show_busy(False)
        self.tell(method=self.engine.words(current()).title, problem=title_of(self.problem))
        if isinstance(self.problem, KnightProblem) and self.problem.start is not None:
            rows, size = self.problem.board.rows, self.problem.board.size
            squares = plural("SearchPart", "{number} squares", size)
            self.tell(start=chess_name(self.problem.start, rows), squares=squares)

    def begin(self) -> None:
        """Run it for its figures, once."""
        if "length" not in self.values and not self._figures.busy:
            self._figures.start(lambda: search(self.problem, self.engine, self._seconds))

    def rest(self) -> None:
        """Stop both."""
        self.watch.end()
        self._figures.close()
        super().rest()

    def prepare(self) -> None:
        """Run it for its figures."""
        self.begin()

    @property
    def idle(self) -> bool:
        """Whether the figures are known, or cannot be found out."""
        return not self._figures.busy

    @property
    def printed(self) -> QWidget:
        """The board."""
        return self._board

    def next_controls(self) -> Sequence[QWidget]:
        """Stop while it is watched, then watch it again."""
        return self.stop_button, self.watch_button

    def answered(self, report: Report[Found[Any]]) -> None:
        """Go on to a better answer, where the search looks for one."""
        if self.problem.outcome(report.event.answer) is None:
            self.runner.next_answer()

    def _make_board(self, name: str) -> QWidget:
        if isinstance(self.problem, KlotskiProblem):
            board = lesson_board(self.appearance, name + "Board")
            board.show_track(KlotskiTrack(self.problem.layout))
            self._view = ExpansionView(board, self.appearance)
            self.details = SearchDetails(self.appearance)
            self.details.hide()
            fill(self.pictures, self.details)
            return board
        self.chessboard = named(Chessboard(self.appearance), name + "Board")
        assert isinstance(self.problem, KnightProblem)
        self.chessboard.set_board(self.problem.board)
        return self.chessboard

    def _watch(self) -> None:
        self.watch.begin()
        self.runner.start(lambda: self.problem.begin(self.engine))

    def _stages(self, report: Report[Progress]) -> Sequence[PseudocodeLine]:
        trace = report.event.trace
        return self.engine.stages(trace) if isinstance(trace, Trace) else ()

    @Slot()
    def _show_frame(self) -> None:
        frame = self.watch.frame
        self.pseudocode.show_frame(frame)
        expansion = None if frame is None else frame.progress.trace
        if isinstance(self.problem, KlotskiProblem):
            if frame is not None and isinstance(expansion, Expansion):
                self._view.show_expansion(expansion, frame.stages[: frame.place + 1])
                self.details.show_expansion(expansion)
                self.details.show()
            else:
                self._view.put_away()
        elif frame is not None and isinstance(path := frame.progress.snapshot, Sequence):
            trace, board = frame.progress.trace, self.chessboard.board
            if isinstance(trace, DepthFirstTrace):
                self.chessboard.show_search(board, path, trace.entries, trace.deepest, marked(frame))
            else:
                self.chessboard.show_search(board, path, marks=marked(frame))

    @Slot(bool)
    def _show_busy(self, busy: bool) -> None:
        enable_either(busy, (self.stop_button,), (self.watch_button,))

    @Slot(object)
    def _take_figures(self, report: Report[Found[SearchFigures]]) -> None:
        self.tell(**values_of(self.problem, report.event.answer))


METHODS = {"klotski": "shortest", "knight": "warnsdorff"}
"""What is run on each puzzle where the file names no method."""


def problem_of(given: Given) -> Problem:
    """The layout or the board that a part is given; raises `InputError`."""
    if "board" in given.request.given:
        board, start = given.read("board", None, board_and_square)
        return KnightProblem(board, start)
    return KlotskiProblem(given.layout("layout", None), given.choice("count", "moves", COUNTS))


COUNTS: Mapping[str, Metric] = {metric.value: metric for metric in Metric}


def title_of(problem: Problem) -> str:
    """What a problem is called."""
    if isinstance(problem, KlotskiProblem):
        return name_of(problem.layout)
    assert isinstance(problem, KnightProblem)
    return board_size(problem.board.rows, problem.board.columns)


def length_of(problem: Problem, length: int | None) -> str:
    """The length of an answer in words; empty where there is none."""
    if length is None:
        return ""
    if isinstance(problem, KlotskiProblem):
        return counted(length, problem.metric)
    return plural("SearchPart", "{number} squares", length)


def visited_of(problem: Problem, visited: int) -> str:
    """How much was visited, in words."""
    if problem.puzzle == "klotski":
        return plural("SearchPart", "{number} positions", visited)
    return plural("SearchPart", "{number} squares", visited)


def values_of(problem: Problem, figures: SearchFigures) -> dict[str, str | int | None]:
    """What is told of figures."""
    expansions, solutions = figures.counters.get("expansions"), figures.counters.get("solutions", figures.answers)
    attempts = figures.counters.get("attempts")
    return {
        "length": length_of(problem, figures.last),
        "visited": visited_of(problem, figures.visited),
        "first": length_of(problem, figures.first),
        "first_visited": visited_of(problem, figures.first_visited),
        "expanded": figures.steps,
        "expansions": None if expansions is None else plural("SearchPart", "{number} expansions", expansions),
        "solutions": plural("SearchPart", "{number} solutions", solutions),
        "attempts": None if attempts is None else plural("SearchPart", "{number} attempts", attempts),
        "first_back": figures.first_back,
        "deepest": figures.counters.get("deepest"),
        "out_of_time": not figures.complete,
    }
