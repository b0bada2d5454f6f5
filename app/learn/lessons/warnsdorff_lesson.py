"""The lesson on Warnsdorff's rule: why it works, and when it fails."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.learn.lessons.parts import PartedLesson
from app.learn.lessons.success_part import SuccessPart
from app.learn.lessons.ties_part import TiesPart
from app.learn.lessons.tour_part import TourPart
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import fill, label, row
from app.ui.words.messages import joined, listed
from app.ui.words.numbers import plural
from solvers.knight.board import Board, Path, Square
from solvers.knight.warnsdorff.rule import Rule, RuleChoice, exits_left, forced_ends, provably_lost, random_walk
from solvers.knight.warnsdorff.ties import Tie

BOARD = Board(8, 8)
START = (7, 0)
SPEED = 8.0


class RulePart(TourPart):
    """A chessboard on which the knight goes by the rule, at random, or by hand."""

    def __init__(self, lesson: PartedLesson) -> None:
        super().__init__(lesson, "Rule", SPEED)
        self.title = self.tr("Follow the rule")
        self.text = self.tr(
            "Each number is how many onward moves a square has left; warmer colours mean fewer. The rule goes where "
            "there are fewest. Press play, or click the squares to visit yourself."
        )
        self.rule = Rule(BOARD, Tie.ROTH)
        self.by_rule = self.button("ByRule", self.tr("Play by the rule"), role="primary")
        self.by_chance = self.button("ByChance", self.tr("Play randomly"), role="narrow")
        self.choose_by((self.by_rule, self.by_chance), self._play_on)
        self.restart = self.button("Anew", self.tr("Start over"), self._begin_anew)
        self._chances = 0
        fill(self.controls, row((self.by_rule, 1), (self.by_chance, 1), spacing=6), self.restart)
        legend = self.tr("A dashed frame marks a square with only one onward move.")
        fill(self.pictures, self.now, label(legend, "caption", wrap=True))
        self.show_line(BOARD, self.rule.follow((START,)), 0)

    def clicked(self, square: Square) -> None:
        """Go there, or, before the first step, begin there."""
        choice = self.board.choice
        if len(self.way) == 1 and (choice is None or square not in choice.exits):
            self.show_line(BOARD, self.rule.follow((square,)), 0)
        elif choice is not None and square in choice.exits:
            self._go(square, choice)

    def came_to_the_end(self) -> None:
        """A tour, or a dead end."""
        left = BOARD.size - len(self.line)
        if left == 0:
            text = self.tr(
                "All {squares} squares. The rule visits corners and edges first, while they can still be reached; the "
                "squares left for the end are well connected."
            )
            self.conclude(text.format(squares=BOARD.size))
        else:
            stuck = plural(
                "RulePart", "Stuck after {visited} squares: {number} are crossed out.", left, visited=len(self.line)
            )
            why = self.tr("Squares with few onward moves were left until none remained.")
            self.conclude(joined([stuck, why]))

    def _go(self, square: Square, choice: RuleChoice) -> None:
        way = (*self.way, square)
        self.deviate(self.rule.follow(way))
        self.conclude(self._judged(square, choice.taken, choice.exits, way))

    def _judged(self, square: Square, taken: Square, exits: dict[Square, int], way: Path) -> str:
        """What is to be said of a step by hand."""
        left = exits_left(BOARD, way)
        if provably_lost(left) and len(way) < BOARD.size:
            ends = listed(map(self.name_of, forced_ends(left)))
            text = self.tr(
                "At most one way in or out: {squares}. A tour must enter and leave every square except its last, so no "
                "tour is possible any more."
            )
            return text.format(squares=ends)
        if exits[square] == exits[taken]:
            return self.tr("{square} has the fewest onward moves: the rule agrees.").format(square=self.name_of(square))
        return plural(
            "RulePart",
            "You went to {square} ({number} onward moves); the rule would go to {rule} ({few}).",
            exits[square],
            square=self.name_of(square),
            rule=self.name_of(taken),
            few=exits[taken],
        )

    @Slot(int)
    def _play_on(self, number: int) -> None:
        """Play on by the rule, for 0, or at random."""
        way = self.way
        if len(way) == len(self.line):
            way = way[:1]
        self._chances += 1
        line = self.rule.follow(way) if number == 0 else random_walk(BOARD, way, self._chances)
        self.conclude("")
        self.show_line(BOARD, line, len(way) - 1)
        self.steering.play()

    def _begin_anew(self) -> None:
        self.conclude("")
        self.show_line(BOARD, self.rule.follow(self.line[:1]), 0)


class WarnsdorffLesson(PartedLesson):
    """A lesson whose parts follow the rule, see it fail, and count how often it does."""

    def __init__(self, question: str, appearance: Appearance) -> None:
        super().__init__("warnsdorffLesson", question, appearance)
        self.show_parts([RulePart(self), TiesPart(self), SuccessPart(self)])
