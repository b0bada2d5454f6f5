"""Warnsdorff's rule on a board: a knight goes by it, at random, or by hand."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.tour_part import TourPart, onward_moves
from app.ui.widgets.shorthand import fill, label, row
from app.ui.words.messages import listed
from solvers.knight.board import Path, Square
from solvers.knight.warnsdorff.rule import Rule, RuleChoice, exits_left, forced_ends, provably_lost, random_walk
from solvers.knight.warnsdorff.ties import Tie

SPEED = 8.0
TIES = {tie.name.lower(): tie for tie in Tie}
"""The tie-breaks by the names that a file has for them."""


class RulePart(TourPart):
    """A board on which the knight goes by the rule, at random, or by hand."""

    tells = (
        *("start", "squares", "complete", "stuck", "visited", "left", "lost", "agrees", "differs"),
        *("square", "onward", "rule", "few", "ties", "tied", "tied_moves", "then_tied", "then_moves", "tie"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given, SPEED)
        ((board, start),) = given.starts("board", "8x8 a1")[:1]
        tie = given.choice("tie", "roth", TIES)
        self.rule = Rule(board, tie)
        self.by_rule = self.button("ByRule", self.tr("Play by the rule"), role="primary")
        self.by_chance = self.button("ByChance", self.tr("Play randomly"), role="narrow")
        self.choose_by((self.by_rule, self.by_chance), self._play_on)
        self.restart = self.button("Anew", self.tr("Start over"), self._begin_anew)
        self._chances = 0
        fill(self.controls, row((self.by_rule, 1), (self.by_chance, 1), spacing=6), self.restart)
        legend = self.tr("A dashed frame marks a square with only one onward move.")
        fill(self.pictures, self.now, label(legend, "caption", wrap=True))
        self.show_line(board, self.rule.follow((start,)), 0)
        self.tell(start=self.name_of(start), squares=board.size, tie=tie_title(tie), **self._first_choices())

    def clicked(self, square: Square) -> None:
        """Go there, or, before the first step, begin there."""
        choice = self.board.choice
        if choice is not None and square in choice.exits:
            way = (*self.way, square)
            self.deviate(self.rule.follow(way))
            self._judge(square, choice, way)
        elif len(self.way) == 1:
            self.show_line(self.board.board, self.rule.follow((square,)), 0)

    def came_to_the_end(self) -> None:
        """A tour, or a dead end."""
        left = self.board.board.size - len(self.line)
        self.conclude(complete=not left, stuck=bool(left), left=left, visited=len(self.line))

    def _first_choices(self) -> dict[str, str | int]:
        """Which squares are tied at the start and at the next one, and at how many steps of the path any are."""
        choices = [choice for place in range(len(self.line)) if (choice := self.rule.choice(self.line[: place + 1]))]
        said: dict[str, str | int] = {"ties": sum(len(choice.tied) > 1 for choice in choices)}
        for choice, (tied, moves) in zip(choices, (("tied", "tied_moves"), ("then_tied", "then_moves")), strict=False):
            said[tied] = listed(map(self.name_of, sorted(choice.tied, key=lambda square: square[::-1])))
            said[moves] = onward_moves(choice.exits[choice.taken])
        return said

    def _judge(self, square: Square, choice: RuleChoice, way: Path) -> None:
        """Tell what there is to say of a step by hand, after which this is the path."""
        left = exits_left(self.board.board, way)
        lost = provably_lost(left) and len(way) < self.board.board.size
        agrees = square in choice.tied
        self.conclude(
            lost=listed(map(self.name_of, forced_ends(left))) if lost else "",
            agrees=agrees and not lost,
            differs=not agrees and not lost,
            square=self.name_of(square),
            onward=onward_moves(choice.exits[square]),
            rule=self.name_of(choice.taken),
            few=choice.exits[choice.taken],
        )

    @Slot(int)
    def _play_on(self, number: int) -> None:
        """Play on by the rule, for 0, or at random; from the end, from the start anew."""
        way = self.way if len(self.way) < len(self.line) else self.line[:1]
        self._chances += 1
        line = self.rule.follow(way) if number == 0 else random_walk(self.board.board, way, self._chances)
        self.conclude()
        self.show_line(self.board.board, line, len(way) - 1)
        self.steering.play()

    def _begin_anew(self) -> None:
        self.conclude()
        self.show_line(self.board.board, self.rule.follow(self.line[:1]), 0)
