"""Warnsdorff's rule on a board: a knight goes by it, at random, or by hand."""

from __future__ import annotations

from PySide6.QtCore import Slot

from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.tour_part import TourPart
from app.ui.widgets.shorthand import fill, label, row
from app.ui.words.messages import listed
from app.ui.words.numbers import plural
from solvers.knight.board import Path, Square
from solvers.knight.warnsdorff.rule import Rule, exits_left, forced_ends, provably_lost, random_walk
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
        self.tell(start=self.name_of(start), squares=board.size, tie=tie_title(tie), **self._first_choices((start,)))

    def clicked(self, square: Square) -> None:
        """Go there, or, before the first step, begin there."""
        choice = self.board.choice
        if len(self.way) == 1 and (choice is None or square not in choice.exits):
            self.show_line(self.board.board, self.rule.follow((square,)), 0)
        elif choice is not None and square in choice.exits:
            way = (*self.way, square)
            self.deviate(self.rule.follow(way))
            self._judge(square, choice.taken, choice.exits, way)

    def came_to_the_end(self) -> None:
        """A tour, or a dead end."""
        left = self.board.board.size - len(self.line)
        self.conclude(complete=not left, stuck=bool(left), left=left, visited=len(self.line))

    def _first_choices(self, path: Path) -> dict[str, str | int]:
        """Which squares are tied at the start and at the next one, and at how many steps of the path any are."""
        said: dict[str, str | int] = {"ties": 0}
        for names in (("tied", "tied_moves"), ("then_tied", "then_moves"), *[None] * self.board.board.size):
            choice = self.rule.choice(path)
            if choice is None:
                break
            said["ties"] = int(said["ties"]) + (len(choice.tied) > 1)
            if names is not None:
                tied, moves = names
                said |= {tied: listed(map(self.name_of, sorted(choice.tied, key=lambda square: square[::-1])))}
                said |= {moves: plural("RuleBoard", "{number} onward moves", choice.exits[choice.taken])}
            path = (*path, choice.taken)
        return said

    def _judge(self, square: Square, taken: Square, exits: dict[Square, int], way: Path) -> None:
        """Tell what there is to say of a step by hand."""
        left = exits_left(self.board.board, way)
        lost = provably_lost(left) and len(way) < self.board.board.size
        agrees = exits[square] == exits[taken]
        self.conclude(
            lost=listed(map(self.name_of, forced_ends(left))) if lost else "",
            agrees=agrees and not lost,
            differs=not agrees and not lost,
            square=self.name_of(square),
            onward=plural("RuleBoard", "{number} onward moves", exits[square]),
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
        board = self.board.board
        line = self.rule.follow(way) if number == 0 else random_walk(board, way, self._chances)
        self.conclude()
        self.show_line(board, line, len(way) - 1)
        self.steering.play()

    def _begin_anew(self) -> None:
        self.conclude()
        self.show_line(self.board.board, self.rule.follow(self.line[:1]), 0)
