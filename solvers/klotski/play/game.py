"""A layout played by hand: its slides and turns with undo and redo, counted in every metric."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial

from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, Step, free_cells, slides_of
from solvers.klotski.play.turns import Turn, counted, steps_of, turn_with
from solvers.line_of_play import LineOfPlay
from solvers.message import InputError

_CELLS = frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS))


class GameFault(StrEnum):
    """What can be wrong with a turn."""

    NO_PIECE = "no piece has its top left cell at row {row}, column {column}"
    BARRED = "the piece at row {row}, column {column} cannot slide to row {to_row}, column {to_column}"


@dataclass(slots=True, eq=False)
class Position:
    """A position in a game's line of play: the slide that led to it, and the turn that this slide belongs to."""

    slide: Step | None = None
    turn: Turn | None = None
    by_hand: bool = True
    """Whether a person made the last slide, or took it as a hint."""
    helped: int = 0
    """How many slides up to here the program gave, as hints or as its solution."""
    own: int = 0
    """How many slides up to here were not part of a solution that the program laid out."""


@dataclass(frozen=True, slots=True)
class GameState:
    """The state of a game: its first layout, the layout now, and the last turn that led there."""

    start: Layout
    layout: Layout
    turn: Turn | None = None

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        return counted(self.turn, metric)

    def after(self, slide: Step) -> GameState:
        """The state after another slide."""
        after = slide.after(self.layout)
        mover = Piece(slide.origin, slide.kind)
        return GameState(self.start, after, turn_with(self.turn, slide, lambda: free_cells(mover, self.layout)))


class Game(LineOfPlay[Position]):
    """A line of play from a first layout; its moves are slides.

    What lies after `now` was undone, or is a solution that the program laid out; another slide by hand replaces it.
    A piece that slides on continues its turn, and one that comes back to where it stood has not moved: its turn is
    gone, as a player expects of the count.

    A position of the line takes constant memory and time, so that a line may have hundreds of thousands of them: only
    the pieces of the position at `now` are kept, and moved along when `now` changes.
    """

    def __init__(self, layout: Layout, helped: int = 0) -> None:
        """`helped` slides were given by the program before this line of play begins."""
        super().__init__()
        self.start = layout
        self._first = Position(helped=helped)
        self._pieces = {piece.square: piece.kind for piece in layout.pieces}
        self._layout: Layout | None = layout

    @property
    def layout(self) -> Layout:
        """The layout as it is now."""
        if self._layout is None:
            self._layout = Layout.of_legal(map(Piece, self._pieces.keys(), self._pieces.values()))
        return self._layout

    @property
    def here(self) -> Position:
        """The position at `now`."""
        return self.position(self._now)

    @property
    def state(self) -> GameState:
        """The state of the game now."""
        return GameState(self.start, self.layout, self.here.turn)

    @property
    def state_before(self) -> GameState:
        """The state before the last slide; at the beginning, the state now."""
        slide = self.here.slide
        if slide is None:
            return self.state
        layout = self.layout.with_piece_at(Piece(slide.target, slide.kind), slide.origin)
        return GameState(self.start, layout, self.position(self._now - 1).turn)

    @property
    def turns(self) -> tuple[Step, ...]:
        """The turns from the first layout to this one."""
        return steps_of(self.here.turn)

    @property
    def helped(self) -> int:
        """How many slides up to now the program gave, as hints or as its solution."""
        return self.here.helped

    @property
    def own(self) -> int:
        """How many slides up to now were not part of a solution that the program laid out."""
        return self.here.own

    @property
    def solved(self) -> bool:
        """Whether Cao Cao has come to the exit."""
        return self.layout.solved

    @property
    def slides(self) -> tuple[Step, ...]:
        """Every slide of the line of play, those after `now` too."""
        return self.slides_after(0)

    @property
    def slides_by_hand(self) -> tuple[Step, ...]:
        """The slides of the line of play up to the last that a person made, without what the program shows after it."""
        return self.slides[: self._last_by_hand(self.length)]

    @property
    def watching(self) -> bool:
        """Whether the line of play ends with what the program shows."""
        return not self.position(self.length).by_hand

    @property
    def left_off(self) -> int:
        """How many slides had been made where a person left off: `now`, before what the program shows."""
        return self._last_by_hand(self._now)

    def _last_by_hand(self, number: int) -> int:
        """The last position, this one or one before it, that a person's slide led to."""
        line = self._line  # a plan may have thousands of slides
        while number and not line[number - 1].by_hand:
            number -= 1
        return number

    def position(self, number: int) -> Position:
        """The position in the line of play after so many slides."""
        return self._line[number - 1] if number else self._first

    def slides_after(self, number: int) -> tuple[Step, ...]:
        """The slides of the line of play after the first so many."""
        return tuple(position.slide for position in self._line[number:] if position.slide is not None)

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        return counted(self.here.turn, metric)

    def slides_from(self, square: Square) -> dict[Square, Step]:
        """Where the piece with its top left cell at a square can slide to, and how."""
        return slides_of(self._piece(square), self.layout)

    def slide(self, square: Square, target: Square, hint: bool = False) -> None:
        """Slide the piece at a square to another, as the program advised when it is a `hint`.

        What lies after `now` is dropped, unless it begins with this very slide. Raises `InputError` when other pieces
        are in the way.
        """
        slides = self.slides_from(square)
        if target not in slides:
            (row, column), (to_row, to_column) = square, target
            raise InputError(
                GameFault.BARRED, row=row + 1, column=column + 1, to_row=to_row + 1, to_column=to_column + 1
            )
        if not hint and self._lies_ahead(slides[target]):
            self._line[self._now].by_hand = True
        else:
            self._line[self._now :] = [self._position_after(slides[target], hint)]
        self.redo()

    def plan(self, steps: Iterable[Step]) -> None:
        """Lay out the program's steps ahead of where we are, in place of any other future.

        Every step must be legal where it is made; that is not checked.
        """
        self._lay_out(steps, by_hand=False, given=True)

    def walk(self, steps: Iterable[Step]) -> None:
        """Lay out steps that a person has asked for as a whole, in place of any other future; the program gave them.

        Other than those of `plan`, they become part of what a person played: a person leaves off wherever they are
        left. Every step must be legal where it is made; that is not checked.
        """
        self._lay_out(steps, by_hand=True, given=True)

    def replay(self, slides: Iterable[Step]) -> None:
        """Make slides of a game that was left, in place of any other future.

        Every slide must be legal where it is made; that is not checked.
        """
        self._lay_out(slides, by_hand=True, given=False)
        self.go_to(self.length)

    def drop_plan(self) -> None:
        """Remove what the program laid out after `now`; what a person took back stays."""
        while self.length > self._now and not self._line[-1].by_hand:
            self._line.pop()

    def go_to(self, now: int) -> None:
        """Undo or redo until this many slides have been made; no further than the line goes."""
        before, pieces = self._now, self._pieces
        super().go_to(now)
        for position in self._line[before : self._now]:
            assert position.slide is not None
            pieces[position.slide.target] = pieces.pop(position.slide.origin)
        for position in reversed(self._line[self._now : before]):
            assert position.slide is not None
            pieces[position.slide.origin] = pieces.pop(position.slide.target)
        if self._now != before:
            self._layout = None

    def return_to_hand(self) -> None:
        """Undo the slides that the program made last, back to where a person left off."""
        self.go_to(self.left_off)

    def _lay_out(self, steps: Iterable[Step], by_hand: bool, given: bool) -> None:
        """Put steps in place of what lies after `now`; `given` are those that the program found."""
        turn, helped, own = self.here.turn, self.here.helped, self.here.own
        pieces, origin = dict(self._pieces), (0, 0)

        def free() -> frozenset[Square]:
            return _free_among(pieces, origin)

        del self._line[self._now :]
        for step in steps:
            origin, own, helped = step.origin, own + (not given), helped + given
            turn = turn_with(turn, step, free)
            self._line.append(Position(step, turn, by_hand, helped, own))
            pieces[step.target] = pieces.pop(origin)

    def _piece(self, square: Square) -> Piece:
        kind = self._pieces.get(square)
        if kind is None:
            raise InputError(GameFault.NO_PIECE, row=square[0] + 1, column=square[1] + 1)
        return Piece(square, kind)

    def _lies_ahead(self, slide: Step) -> bool:
        ahead = self._line[self._now].slide if self._now < self.length else None
        return ahead is not None and (ahead.origin, ahead.target) == (slide.origin, slide.target)

    def _position_after(self, slide: Step, hint: bool) -> Position:
        here = self.here
        turn = turn_with(here.turn, slide, partial(_free_among, self._pieces, slide.origin))
        return Position(slide, turn, True, here.helped + hint, here.own + 1)


def _free_among(pieces: Mapping[Square, PieceKind], origin: Square) -> frozenset[Square]:
    """The cells that the piece with its top left cell at `origin` can cover while no other piece moves."""
    return _CELLS.difference(*(_covered(square, kind) for square, kind in pieces.items() if square != origin))


@cache
def _covered(square: Square, kind: PieceKind) -> tuple[Square, ...]:
    return Piece(square, kind).cells
