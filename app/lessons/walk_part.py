"""What the parts on Warnsdorff's rule share: a way of the knight on a board, of which a person can choose another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.boards.chess_display import Display
from app.lessons.parts import Part, PartedLesson
from app.lessons.rule_board import RuleBoard
from app.panels.transport_bar import TransportBar
from solvers.knight.board import Board, Square
from solvers.knight.notation import chess_name
from solvers.knight.rule import Rule, Way, exits_left
from solvers.knight.ties import Tie


class WalkPart(Part):
    """The board with its transport bar; `line` is the whole way, played up to the moment of the playback.

    A click on a square that the knight can go to lets the way go on from there.
    """

    def __init__(self, lesson: PartedLesson, name: str) -> None:
        super().__init__(lesson, name)
        self.board = RuleBoard(self.appearance)
        self.board.setObjectName(self.objectName() + "Board")
        self.line: Way = ()
        self._told: Way = ()
        self.rule = Rule(self.board.board, Tie.ORDER)
        self.steering = self.make_playback()
        self.bar = TransportBar(self.objectName(), self.steering, self.appearance)
        self.now = QLabel()
        self.now.setObjectName(self.objectName() + "Now")
        self.now.setWordWrap(True)
        self.now.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.now.setMinimumHeight(2 * self.now.fontMetrics().lineSpacing())
        self.board.set_display(Display(numbers=False))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        self.steering.moment_changed.connect(self._show_moment)
        self.board.square_clicked.connect(self.clicked)

    @property
    def way(self) -> Way:
        """The squares visited at this moment."""
        return self.line[: int(self.steering.moment) + 1]

    def name_of(self, square: Square) -> str:
        """What a square is called."""
        return chess_name(square, self.board.board.rows)

    def next_controls(self) -> Sequence[QWidget]:
        """The way is played on."""
        return (self.bar.play_button,)

    def show_line(self, board: Board, line: Way, moment: int) -> None:
        """Show a way up to this moment."""
        if board != self.board.board:
            self.board.set_board(board)
        self.line, self._told = line, ()
        self.board.show_tour([board.index(square) for square in line], closed=False)
        self.steering.load(len(line) - 1)
        self.steering.jump(moment)

    def deviate(self, line: Way) -> None:
        """Go on another way, the same up to now, and show its next step."""
        before = self.steering.position
        self.show_line(self.board.board, line, before)
        self.steering.forward()

    @Slot(object)
    def clicked(self, square: Square) -> None:
        """A square is chosen."""

    def came_to_the_end(self) -> None:
        """The way has been played to its end."""

    @Slot(float)
    def _show_moment(self, moment: float) -> None:
        if not self.line:
            return
        self.board.show_moment(moment)
        if self.way != self._told:
            self._tell(self.way)
        if len(self.line) > 1 and moment == self.steering.length:
            self.came_to_the_end()

    def _tell(self, way: Way) -> None:
        """Show what there is to choose after this way."""
        self._told = way
        choice = self.rule.choice(way)
        exits = exits_left(self.board.board, way)
        self.board.show_exits(exits, choice, exits if choice is None else ())
        self.tell_moment(way)

    def tell_moment(self, way: Way) -> None:
        """Say in a line what there is to choose now."""
        choice = self.board.choice
        if choice is None:
            self.now.setText("")
            return
        text = (
            self.tr("The fewest exits: {number}. The rule goes to {square}.")
            if len(choice.tied) == 1
            else self.tr("{tied} tie with {number} exits. This tie-break takes {square}.")
        )
        fewest = choice.exits[choice.taken]
        tied = ", ".join(map(self.name_of, choice.tied))
        self.now.setText(text.format(number=fewest, square=self.name_of(choice.taken), tied=tied))
