"""Starts where Warnsdorff's rule fails, the step that lost the tour, and other tie-breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Slot

from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.rule_part import TourPart
from app.learn.lessons.tables import TallyBars
from app.search.runner import SearchRunner
from app.search.worker import Report
from app.ui.widgets.shorthand import fill, grid
from app.ui.words.messages import listed
from app.ui.words.numbers import board_size
from solvers.knight.board import Board, Path, Square
from solvers.knight.notation import chess_name
from solvers.knight.warnsdorff.rule import CompletablePrefix, Rule, last_completable_prefix
from solvers.knight.warnsdorff.ties import Tie
from solvers.search import Found, Progress, Search, last_answer

SPEED = 16.0
MOST_STARTS = 100
"""Of a board with no more squares, it is tried from which of them the rule fails."""


class TiesPart(TourPart):
    """Choose a tie-break; where it fails, the last good move is looked for, and another square can be taken there."""

    tells = (
        *("saved", "complete", "tie", "stuck", "searching", "visited", "squares"),
        *("tied", "untied", "good", "lost", "saving", "impossible", "fails", "never_fails"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given, SPEED)
        self._cases = given.starts("cases", "8x8 e3")
        text = self.tr("{size} from {start}")
        items = [
            (text.format(size=board_size(board.rows, board.columns), start=chess_name(start, board.rows)), start)
            for board, start in self._cases
        ]
        self.cases = self.dropdown("Case", self.tr("Board and start"), items)
        self.ties = {tie: self.button(tie.name.title(), tie_title(tie), role="narrow") for tie in Tie}
        self.choose_by(list(self.ties.values()), self._play)
        self.back = self.button("GoBack", self.tr("Back to the last good move"), self._go_back)
        self.reached = TallyBars(given.name + "Reached", self.tr("Squares visited"), self.appearance)
        self.hope: CompletablePrefix | None = None
        self._visited: dict[str, int] = {}
        """How far each tie-break has come, by its title."""
        self._trying = SearchRunner(self, answered=self._take_stuck, failed=self.hear_search)
        self._tie = Tie.ORDER
        self._seed = 0
        self._by_hand = False
        fill(self.controls, self.cases, grid(self.ties.values()), self.back)
        fill(self.pictures, self.now, self.reached)
        self.cases.currentIndexChanged.connect(self._show_case)
        self._show_case(0)

    def begin(self) -> None:
        """Look for the last good move again that was given up when this part went out of sight."""
        if "fails" not in self.values and not self._trying.busy and self.board.board.size <= MOST_STARTS:
            self._trying.start(partial(stuck_starts, self.board.board))
        if (
            self.hope is None
            and len(self.line) < self.board.board.size
            and self.steering.moment == self.steering.length
        ):
            self.came_to_the_end()

    def prepare(self) -> None:
        """Follow the fixed order to its end."""
        self.begin()
        self._play(0)
        self.steering.last()

    def clicked(self, square: Square) -> None:
        """Take this square; the rule goes on, or, where it would fail again, a tour that was found."""
        choice = self.board.choice
        if choice is None or square not in choice.exits:
            return
        way = (*self.way, square)
        line = self.rule.follow(way)
        if len(line) < self.board.board.size and self.hope is not None and self.hope.tour[: len(way)] == way:
            line = self.hope.tour
        self._forget_hope()
        self._by_hand = True
        self.deviate(line)
        self.steering.play()

    def came_to_the_end(self) -> None:
        """Say how it ended; of a dead end, look for the last good move."""
        if not self._by_hand:
            self._visited[tie_title(self._tie)] = len(self.line)
            self._show_reached()
        if len(self.line) == self.board.board.size:
            self.conclude(saved=self._by_hand, complete=not self._by_hand, tie=tie_title(self._tie))
        elif self.hope is None:
            self.conclude(searching=True, visited=len(self.line), squares=self.board.board.size)
            self.runner.start(partial(last_completable_prefix, self.board.board, self.line))

    def answered(self, answer: CompletablePrefix) -> None:
        """Tell which step lost the tour."""
        hope = self.hope = answer
        if not hope.kept:
            self.conclude(impossible=True)
            return
        choice = self.rule.choice(self.line[: hope.kept])
        assert choice is not None
        lost, saving = self.line[hope.kept], hope.tour[hope.kept]
        self.back.setEnabled(True)
        self.conclude(
            stuck=True,
            tied=saving in choice.tied,
            untied=saving not in choice.tied,
            visited=len(self.line),
            good=hope.kept - 1,
            lost=self.name_of(lost),
            saving=self.name_of(saving),
        )

    @Slot(int)
    def _play(self, number: int) -> None:
        """Play a tie-break from the start; a random one with another seed each time."""
        tie = list(self.ties)[number]
        self._seed += tie is Tie.RANDOM
        self._tie, self.rule, self._by_hand = tie, Rule(self.board.board, tie, self._seed), False
        self._show(self.board.board, self.rule.follow(self.line[:1]))
        self.steering.play()

    @Slot(object)
    def _take_stuck(self, report: Report[Found[Mapping[Tie, Sequence[Square]]]]) -> None:
        """Tell from which starts the rule fails."""
        stuck = report.event.answer
        fails = listed(map(self.name_of, stuck[Tie.ORDER]))
        self.tell(fails=fails, never_fails=not stuck[Tie.ROTH], squares=self.board.board.size)

    def _go_back(self) -> None:
        assert self.hope is not None
        self.steering.jump(self.hope.kept - 1)

    def _show_case(self, number: int) -> None:
        board, start = self._cases[number]
        self._visited = {}
        self.rule = Rule(board, self._tie, self._seed)
        self._show(board, self.rule.follow((start,)))
        self._show_reached()

    def _show(self, board: Board, line: Path) -> None:
        self._forget_hope()
        self.conclude()
        self.show_line(board, line, 0)

    def _forget_hope(self) -> None:
        self.runner.abandon()
        self.hope = None
        self.back.setEnabled(False)

    def _show_reached(self) -> None:
        whole = self.board.board.size
        self.reached.show_counts(
            self._visited, whole, [name for name, visited in self._visited.items() if visited == whole]
        )


def stuck_starts(board: Board) -> Search[Mapping[Tie, Sequence[Square]]]:
    """Find the starts from which the rule fails, by the fixed order and by Roth's tie-break."""
    stuck: dict[Tie, list[Square]] = {Tie.ORDER: [], Tie.ROTH: []}
    for tie, starts in stuck.items():
        for number, start in enumerate(board.squares):
            if len(Rule(board, tie).follow((start,))) < board.size:
                starts.append(start)
            yield Progress(0, number)
    return (yield from last_answer(stuck, board.size))
