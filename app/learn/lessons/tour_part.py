"""What parts on Warnsdorff's rule share: a path of the knight on a board, of which a person can choose another."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.knight.board.chessboard import Chessboard
from app.knight.board.surface import is_dark
from app.knight.board.trail import Display
from app.learn.lessons.parameters import Given
from app.learn.lessons.parts import Part
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import draw_circle, draw_cross, draw_rounded, faint
from app.ui.painting.text import draw_centred, figures, write_figures
from app.ui.widgets.shorthand import column, label, named
from app.ui.words.messages import listed
from app.ui.words.numbers import plural
from solvers.knight.board import Board, Path, Square
from solvers.knight.notation import chess_name
from solvers.knight.warnsdorff.rule import Rule, RuleChoice, exits_left, forced_ends
from solvers.knight.warnsdorff.ties import Tie

MOST_EXITS = 8
COLDEST, WARMEST = 0.0, 0.72
"""How much of a square's colour its warmth covers: the fewer onward moves, the warmer."""


class RuleBoard(Chessboard):
    """Shows onward moves as numbers, on a disc where the knight can go; the last square, if forced, has a frame."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self.exits: Mapping[Square, int] = {}
        """The onward moves of every square not visited, as they are shown."""
        self.choice: RuleChoice | None = None
        """What there is to choose, as it is shown."""
        self.lost: frozenset[Square] = frozenset()
        """The squares crossed out: the knight will not come to them any more."""
        super().__init__(appearance, parent)

    def show_exits(self, exits: Mapping[Square, int], choice: RuleChoice | None, lost: Collection[Square] = ()) -> None:
        """Mark the squares not visited, what there is to choose, and what is out of reach for good."""
        self.exits, self.choice, self.lost = exits, choice, frozenset(lost)
        self.update()

    def cell_name(self, square: Square) -> str:
        """What a square is called, with its onward moves and whether the rule takes it."""
        name = chess_name(square, self.board.rows)
        if self.choice is not None and square in self.choice.exits:
            text = (
                self.tr("{square}: the knight can go here, {moves}; the rule goes here")
                if square == self.choice.taken
                else self.tr("{square}: the knight can go here, {moves}")
            )
            return text.format(square=name, moves=_onward_moves(self.choice.exits[square]))
        if square in self.exits:
            text = self.tr("{square}: not visited yet, {moves}")
            return text.format(square=name, moves=_onward_moves(self.exits[square]))
        return super().cell_name(square)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """Warmth under the path, marks and numbers over it."""
        for square, number in self.exits.items():
            painter.fillRect(self.squares.rect(square), faint(self.theme.mark, warmth(number)))
        super().paint_foreground(painter, dirty)
        for square in self.lost:
            self._paint_cross(painter, square)
        if not self.lost:
            self._paint_small_numbers(painter)
        if self.choice is not None:
            for square, number in self.choice.exits.items():
                self._paint_exits(painter, self.choice, square, number)

    def _paint_small_numbers(self, painter: QPainter) -> None:
        """The onward moves of the squares out of the knight's reach; those that can only be the last get a frame."""
        near = {} if self.choice is None else self.choice.exits
        painter.setFont(figures(self.font(), 0.24 * self.squares.side))
        metrics = QFontMetricsF(painter.font())
        for square, number in self.exits.items():
            if square not in near:
                dark = is_dark(square, self.board.rows)
                painter.setPen(faint(self.theme.number_dark if dark else self.theme.number_light, 0.92))
                draw_centred(painter, metrics, self.squares.centre(square), str(number))
        for square in forced_ends(self.exits):
            self._paint_danger(painter, square)

    def _paint_exits(self, painter: QPainter, choice: RuleChoice, square: Square, number: int) -> None:
        """A disc with the number; filled where the rule goes, ringed where others are as good."""
        side, theme = self.squares.side, self.theme
        centre, radius = self.squares.centre(square), 0.29 * side
        taken, tied = square == choice.taken, square in choice.tied
        fill, ink = (theme.good, theme.field) if taken else (theme.field, theme.text)
        draw_circle(painter, centre, radius, fill, theme.good if tied else theme.border, max(2.0, 0.06 * side))
        write_figures(painter, centre, str(number), figures(self.font(), 0.32 * side), ink)

    def _paint_danger(self, painter: QPainter, square: Square) -> None:
        edge = 0.09 * self.squares.side
        rect = self.squares.rect(square).adjusted(edge, edge, -edge, -edge)
        style = Qt.PenStyle.SolidLine if self.exits[square] == 0 else Qt.PenStyle.DashLine
        for pen in self._set_off(0.055, style):
            draw_rounded(painter, rect, edge, edge=pen)

    def _paint_cross(self, painter: QPainter, square: Square) -> None:
        for pen in self._set_off(0.08, Qt.PenStyle.SolidLine):
            draw_cross(painter, self.squares.centre(square), 0.24 * self.squares.side, pen)

    def _set_off(self, width: float, style: Qt.PenStyle) -> tuple[QPen, QPen]:
        """A pen, and before it a wider one that sets it off from any square."""
        thick = max(2.0, width * self.squares.side)
        under = QPen(QColor(self.theme.field), thick + 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        return under, QPen(QColor(self.theme.accent), thick, style, Qt.PenCapStyle.RoundCap)


def _onward_moves(number: int) -> str:
    """A number of onward moves."""
    return plural("RuleBoard", "{number} onward moves", number)


def warmth(exits: int) -> float:
    """How warm a square is with so many onward moves: from 8, cold, to none."""
    return COLDEST + (WARMEST - COLDEST) * (1 - min(exits, MOST_EXITS) / MOST_EXITS) ** 1.5


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

    def next_controls(self) -> Sequence[QWidget]:
        """Play it on."""
        return (self.bar.play_button,)

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
        before = self.steering.position
        self.show_line(self.board.board, line, before)
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
            self._tell(self.way)
        if len(self.line) > 1 and moment == self.steering.length:
            self.came_to_the_end()

    def _tell(self, way: Path) -> None:
        """Show what there is to choose after this path."""
        self._told = way
        choice = self.rule.choice(way)
        exits = exits_left(self.board.board, way)
        self.board.show_exits(exits, choice, exits if choice is None else ())
        self.tell_moment(way)

    def tell_moment(self, way: Path) -> None:
        """Say in a line what there is to choose now."""
        choice = self.board.choice
        if choice is None:
            self.now.setText("")
            return
        fewest, taken = choice.exits[choice.taken], self.name_of(choice.taken)
        if len(choice.tied) == 1:
            text = self.tr("Fewest onward moves: {number}. The rule goes to {square}.")
            self.now.setText(text.format(number=fewest, square=taken))
        else:
            tied = listed(map(self.name_of, choice.tied))
            text = plural(
                "TourPart",
                "{tied} tie with {number} onward moves each. This tie-break takes {square}.",
                fewest,
                square=taken,
                tied=tied,
            )
            self.now.setText(text)
