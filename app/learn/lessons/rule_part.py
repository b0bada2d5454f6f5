"""Warnsdorff's rule on a board: a knight goes by it, at random, or by hand, and another path can be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.geometry import square_around
from app.knight.board.surface import is_dark
from app.knight.board.trail import Display
from app.knight.trace.mark_painting import MarkStyle, paint_mark
from app.knight.trace.search_marks import MarkKind
from app.knight.words import tie_title
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import cased, faint, rounded, strokes
from app.ui.painting.text import figures, write_figures
from app.ui.widgets.shorthand import column, fill, label, named, row
from app.ui.words.messages import listed
from app.ui.words.numbers import plural
from solvers.knight.board import Board, Path, Square
from solvers.knight.notation import chess_name
from solvers.knight.warnsdorff.rule import (
    Rule,
    RuleChoice,
    exits_left,
    forced_ends,
    provably_lost,
    random_walk,
)
from solvers.knight.warnsdorff.ties import Tie

MOST_EXITS = 8
WARMEST = 0.72
"""How much of a square's colour its warmth covers where it has no onward move: the fewer, the warmer."""


class RuleBoard(Chessboard):
    """Shows onward moves as numbers, on a plate where the knight can go; a square that can only be last has a frame."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.exits: Mapping[Square, int] = {}
        """The onward moves of every square not visited, as they are shown."""
        self.choice: RuleChoice | None = None
        """What there is to choose, as it is shown; None at the end of a path."""
        super().__init__(appearance, parent)

    @property
    def lost(self) -> frozenset[Square]:
        """The squares crossed out: the knight will not come to them any more."""
        return frozenset(self.exits if self.choice is None else ())

    def show_exits(self, exits: Mapping[Square, int], choice: RuleChoice | None) -> None:
        """Mark the squares not visited, and what there is to choose."""
        self.exits, self.choice = exits, choice
        self.update()

    def cell_name(self, square: Square) -> str:
        """What a square is called, with its onward moves and whether the rule takes it."""
        if square not in self.exits:
            return super().cell_name(square)
        moves, text = self.exits[square], self.tr("{square}: not visited yet, {moves}")
        if self.choice is not None and square in self.choice.exits:
            moves, text = self.choice.exits[square], self.tr("{square}: the knight can go here, {moves}")
            if square == self.choice.taken:
                text = self.tr("{square}: the knight can go here, {moves}; the rule goes here")
        return text.format(square=chess_name(square, self.board.rows), moves=onward_moves(moves))

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """Warmth under the path, marks and numbers over it."""
        for square, number in self.exits.items():
            warmth = WARMEST * (1 - min(number, MOST_EXITS) / MOST_EXITS) ** 1.5
            painter.fillRect(self.squares.rect(square), faint(self.theme.mark, warmth))
        super().paint_foreground(painter, dirty)
        if self.choice is None:
            for square in self.lost:
                self._paint_cross(painter, square)
        else:
            self._paint_numbers(painter, self.choice)

    def _paint_numbers(self, painter: QPainter, choice: RuleChoice) -> None:
        """The onward moves of all squares; those that can only be the last have a frame."""
        side, theme = self.squares.side, self.theme
        style = MarkStyle.of(theme, side, self.font(), least=self.least_text)
        small = figures(self.font(), 0.24 * side)
        for square, number in self.exits.items():
            if square not in choice.exits:
                ink = theme.number_dark if is_dark(square, self.board.rows) else theme.number_light
                write_figures(painter, self.squares.centre(square), str(number), small, faint(ink, 0.92))
        for square, number in choice.exits.items():
            kind = MarkKind.TIED if square in choice.tied else MarkKind.ONWARD
            paint_mark(
                painter,
                MarkKind.CHOSEN if square == choice.taken else kind,
                self.squares.rect(square),
                style,
                str(number),
            )
        for square in forced_ends(self.exits):
            frame = square_around(self.squares.centre(square), 0.74 * side)
            dashes = (1.6, 2.2) if self.exits[square] else ()
            cased(painter, rounded(frame, 0.09 * side), theme.accent, theme.field, max(2.0, 0.055 * side), dashes)

    def _paint_cross(self, painter: QPainter, square: Square) -> None:
        centre, reach = self.squares.centre(square), 0.24 * self.squares.side
        across = QPointF(reach, reach), QPointF(reach, -reach)
        lines = strokes([QLineF(centre - way, centre + way) for way in across])
        cased(painter, lines, self.theme.accent, self.theme.field, max(2.0, 0.08 * self.squares.side))


def onward_moves(number: int) -> str:
    """A number of onward moves."""
    return plural("RuleBoard", "{number} onward moves", number)


class TourPart(Part):
    """The board with its transport bar; `line` is the whole path, played up to the moment of the playback.

    A click on a square that the knight can go to lets the path go on from there.
    """

    def __init__(self, given: Given, speed: float) -> None:
        """`speed` is in steps a second."""
        super().__init__(given)
        self.board = named(RuleBoard(self.appearance), self.objectName() + "Board")
        self.line: Path = ()
        self._told: Path = ()
        self.rule = Rule(self.board.board, Tie.ORDER)
        self.steering, self.bar = self.make_transport(speed)
        self.now = label(name=self.objectName() + "Now", lines=2)
        self.board.set_display(Display(numbers=False))
        column((self.board, 1), self.bar, spacing=10, parent=self)
        self.steering.moment_changed.connect(self._show_moment)
        self.board.pointer.square_clicked.connect(self.clicked)

    @property
    def way(self) -> Path:
        """The squares visited at this moment."""
        return self.line[: int(self.steering.moment) + 1]

    def name_of(self, square: Square) -> str:
        """What a square is called."""
        return chess_name(square, self.board.board.rows)

    def show_line(self, board: Board, line: Path, moment: int) -> None:
        """Show a path up to this moment."""
        if board != self.board.board:
            self.board.set_board(board)
        self.line, self._told = line, ()
        self.board.show_tour(board, [board.index(square) for square in line], closed=False)
        self.steering.load(len(line) - 1)
        self.steering.jump(moment)

    def deviate(self, line: Path) -> None:
        """Show another path, the same up to now, and its next step."""
        self.show_line(self.board.board, line, self.steering.position)
        self.steering.forward()

    def clicked(self, square: Square) -> None:
        """A square is chosen."""

    def came_to_the_end(self) -> None:
        """The path has been played to its end."""

    @Slot(float)
    def _show_moment(self, moment: float) -> None:
        if not self.line:
            return
        self.board.show_moment(moment)
        if self.way != self._told:
            self._told = self.way
            choice = self.rule.choice(self.way)
            self.board.show_exits(exits_left(self.board.board, self.way), choice)
            self.now.setText("" if choice is None else self._choice_text(choice))
        if len(self.line) > 1 and moment == self.steering.length:
            self.came_to_the_end()

    def _choice_text(self, choice: RuleChoice) -> str:
        """What there is to choose, in a line."""
        fewest, taken = choice.exits[choice.taken], self.name_of(choice.taken)
        if len(choice.tied) == 1:
            text = self.tr("Fewest onward moves: {number}. The rule goes to {square}.")
            return text.format(number=fewest, square=taken)
        return plural(
            "TourPart",
            "{tied} tie with {number} onward moves each. This tie-break takes {square}.",
            fewest,
            square=taken,
            tied=listed(map(self.name_of, choice.tied)),
        )


RULE_SPEED = 8.0


class RulePart(TourPart):
    """A board on which the knight goes by the rule, at random, or by hand."""

    tells = (
        *("start", "squares", "complete", "stuck", "visited", "left", "lost", "agrees", "differs"),
        *("square", "onward", "rule", "few", "ties", "tied", "tied_moves", "then_tied", "then_moves", "tie"),
    )

    def __init__(self, given: Given) -> None:
        super().__init__(given, RULE_SPEED)
        ((board, start),) = given.starts("board", "8x8 a1")[:1]
        tie = given.choice("tie", "roth", {tie.name.lower(): tie for tie in Tie})
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
