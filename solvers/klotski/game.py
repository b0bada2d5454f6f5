"""A layout being played by hand: turns taken, undo and redo without end, counted in every metric."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from solvers.klotski.layout import Layout, Piece, Square
from solvers.klotski.moves import Metric, Step, fewest_straight_slides, slides_of
from solvers.statement import InputError


class GameFault(StrEnum):
    """What can be wrong with a turn."""

    NO_PIECE = "no piece has its top left cell at row {row}, column {column}"
    BARRED = "the piece at row {row}, column {column} cannot slide to row {to_row}, column {to_column}"


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a game's line of play: a layout, the slide that led to it, and the turns so far.

    A turn is everything one piece did before another moved.
    """

    layout: Layout
    slide: Step | None = None
    turns: tuple[Step, ...] = ()
    by_hand: bool = True
    """Whether a person made the last slide."""
    helped: bool = False
    """Whether the program made any slide on the way here."""


class Game:
    """A line of play from a first layout, and where in it we are.

    What lies ahead was taken back, or is what the program means to show; a slide by hand begins another future. A piece
    that slides on goes on with its turn, and one that comes back to where it stood has not moved: its turn is gone, as
    a player expects of the count.
    """

    def __init__(self, layout: Layout) -> None:
        self._line = [Position(layout)]
        self._now = 0

    @property
    def start(self) -> Layout:
        """The first layout."""
        return self._line[0].layout

    @property
    def now(self) -> int:
        """How many slides have been made."""
        return self._now

    @property
    def layout(self) -> Layout:
        """The layout as it is now."""
        return self._line[self._now].layout

    @property
    def turns(self) -> tuple[Step, ...]:
        """The turns from the first layout to this one."""
        return self._line[self._now].turns

    @property
    def helped(self) -> bool:
        """Whether the program made any slide that led here."""
        return self._line[self._now].helped

    @property
    def solved(self) -> bool:
        """Whether the 2x2 block has come to the exit."""
        return self.layout.solved

    @property
    def slides(self) -> tuple[Step, ...]:
        """Every slide of the line of play, those that lie ahead too."""
        return tuple(position.slide for position in self._line if position.slide is not None)

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """Every layout of the line of play, the first one first."""
        return tuple(position.layout for position in self._line)

    @property
    def watching(self) -> bool:
        """Whether the line of play ends with what the program shows."""
        return not self._line[-1].by_hand

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        if metric is Metric.MOVES:
            return len(self.turns)
        if metric is Metric.CELLS:
            return sum(len(turn.path) - 1 for turn in self.turns)
        layout, total = self.start, 0
        for turn in self.turns:
            total += fewest_straight_slides(Piece(turn.origin, turn.kind), turn.target, layout)
            layout = turn.after(layout)
        return total

    def slides_from(self, square: Square) -> dict[Square, Step]:
        """Where the piece with its top left cell at a square can slide to, and how."""
        return slides_of(self._piece(square), self.layout)

    def slide(self, square: Square, target: Square, by_hand: bool = True) -> None:
        """Let the piece at a square slide to another; raises `InputError` when its neighbours bar the way."""
        slides = self.slides_from(square)
        if target not in slides:
            (row, column), (to_row, to_column) = square, target
            raise InputError(
                GameFault.BARRED, row=row + 1, column=column + 1, to_row=to_row + 1, to_column=to_column + 1
            )
        self._append(slides[target], by_hand)

    def plan(self, steps: Iterable[Step]) -> None:
        """Lay out the program's steps ahead of where we are, in place of any other future."""
        now = self._now
        del self._line[now + 1 :]
        for step in steps:
            self._append(step, by_hand=False)
        self._now = now

    def go_to(self, now: int) -> None:
        """Be where so many slides have been made; no further than the line of play goes."""
        self._now = min(max(now, 0), len(self._line) - 1)

    def undo(self) -> None:
        """Take back the last slide, when there is one."""
        self.go_to(self._now - 1)

    def redo(self) -> None:
        """Make the next slide that lies ahead, when there is one."""
        self.go_to(self._now + 1)

    def reset(self) -> None:
        """Begin anew; what was played still lies ahead."""
        self.go_to(0)

    def take_over(self) -> None:
        """Go on by hand from where we are, without what the program would have shown."""
        del self._line[self._now + 1 :]
        self._line[self._now] = replace(self._line[self._now], by_hand=True)

    def return_to_hand(self) -> None:
        """Go back before the slides that the program made last, to where a person left off."""
        while not self._line[self._now].by_hand:
            self._now -= 1

    def _piece(self, square: Square) -> Piece:
        piece = self.layout.piece_at(square)
        if piece is None or piece.square != square:
            raise InputError(GameFault.NO_PIECE, row=square[0] + 1, column=square[1] + 1)
        return piece

    def _append(self, slide: Step, by_hand: bool) -> None:
        after = Position(slide.after(self.layout), slide, self._turns_with(slide), by_hand, self.helped or not by_hand)
        self._line[self._now + 1 :] = [after]
        self._now += 1

    def _turns_with(self, slide: Step) -> tuple[Step, ...]:
        """The turns and one more slide, which goes on with the last turn when the same piece made it."""
        if not self.turns or self.turns[-1].target != slide.origin:
            return (*self.turns, slide)
        *before, last = self.turns
        if slide.target == last.origin:
            return tuple(before)
        layout = self.start
        for turn in before:
            layout = turn.after(layout)
        return (*before, slides_of(Piece(last.origin, last.kind), layout)[slide.target])
