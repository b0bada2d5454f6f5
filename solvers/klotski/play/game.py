"""A layout played by hand: its slides and turns with undo and redo, counted in every metric."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from solvers.klotski.layout import BOARD_SQUARES, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, Step, cells_of, free_cells, slides_of
from solvers.klotski.play.turns import (
    NO_STEPS,
    Attempt,
    StepCounts,
    Turn,
    counts_of,
    steps_of,
    taken_back,
    turn_with,
)
from solvers.line_of_play import LineOfPlay
from solvers.message import InputError


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
    given: bool = False
    """Whether any slide up to here is part of a way that the program laid out."""
    own: int = 0
    """How many slides up to here were not part of a way that the program laid out."""
    back: StepCounts = NO_STEPS
    """The steps that slides up to here took back, by leading a piece back within its turn."""
    way: int | None = None
    """How many slides come before the way that the last one is part of, where a person asked for that as a whole."""

    @property
    def taken(self) -> StepCounts:
        """The steps up to here, with those that were taken back."""
        return counts_of(self.turn).plus(self.back)


@dataclass(frozen=True, slots=True)
class GameState:
    """The state of a game: its first layout, the layout now, and the last turn that led there."""

    start: Layout
    layout: Layout
    turn: Turn | None = None

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        return counts_of(self.turn).of(metric)

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

    An attempt begins at the first layout, and a new one whenever a person starts over. What was played before stays
    ahead until something else is played: to redo it is to go on with the attempt that it belongs to.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.start = layout
        self.attempt = Attempt()
        """The attempt under way."""
        self.earlier: Attempt | None = None
        """The attempt that goes on when what lies ahead is redone; None where what lies ahead is of the present one."""
        self._first = Position()
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
    def given(self) -> bool:
        """Whether any slide up to now is part of a way that the program laid out, or that was played elsewhere."""
        return self.attempt.given or self.here.given

    @property
    def attempted(self) -> int:
        """How many slides of the line of play a person made in this attempt, those too that were undone."""
        return self.now if self.earlier is not None else self._last_by_hand(self.length)

    def taken_back_at(self, number: int) -> StepCounts | None:
        """What is taken back in this attempt if it goes on from the position after so many slides; None if unknown."""
        replaced = self.attempt.replaced
        if replaced is None:
            return None
        last = max(number, self.attempted)
        return replaced.plus(self.position(last).taken).minus(counts_of(self.position(number).turn))

    @property
    def before_last(self) -> int:
        """How many slides had been made before the last one, or before the whole way that was asked for last."""
        way = self.here.way
        return max(0, self.now - 1) if way is None else way

    @property
    def after_next(self) -> int:
        """How many slides will have been made after the next one, or after the whole way that it is part of."""
        ahead = self._line[self._now :]
        way = ahead[0].way if ahead else None
        return self.now + (1 if way is None else sum(1 for position in ahead if position.way == way))

    @property
    def own_slides(self) -> int | None:
        """How many slides come before the first that is part of a way that the program laid out, and a person played.

        None where there is no such slide.
        """
        played = self._line[: self._last_by_hand(self.length)]
        return next((number for number, position in enumerate(played) if position.given), None)

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
        return counts_of(self.here.turn).of(metric)

    def slides_from(self, square: Square) -> dict[Square, Step]:
        """Where the piece with its top left cell at a square can slide to, and how."""
        return slides_of(self._piece(square), self.layout)

    def slide(self, square: Square, target: Square, hint: bool = False) -> None:
        """Slide the piece at a square to another, as the program advised when it is a `hint`.

        What lies after `now` is dropped, unless it is of this attempt and begins with this very slide. Raises
        `InputError` when other pieces are in the way.
        """
        slides = self.slides_from(square)
        if target not in slides:
            (row, column), (to_row, to_column) = square, target
            raise InputError(
                GameFault.BARRED, row=row + 1, column=column + 1, to_row=to_row + 1, to_column=to_column + 1
            )
        if self._lies_ahead(slides[target]) and not (hint and not self._line[self._now].by_hand):
            self._line[self._now].by_hand = True
        else:
            self._lay_out([slides[target]], own=True)
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
        self._lay_out(steps, given=True, way=self._now)

    def replay(self, slides: Iterable[Step], own: int | None = None) -> None:
        """Make slides of a game that was left, in place of any other future.

        Every slide must be legal where it is made; that is not checked. All but the first `own` of them, where that is
        not None, come after the program laid out a way.
        """
        whole = tuple(slides)
        self._lay_out(whole[:own], own=True)
        self.go_to(self.length)
        if own is not None:
            self._lay_out(whole[own:], own=True, given=True)
            self.go_to(self.length)

    def start_over(self, seconds: float = 0.0) -> None:
        """Go back to the first layout in a new attempt; the present one had taken so many seconds."""
        self.go_to(0)
        if self.earlier is None and self.length:
            self.attempt.seconds = seconds
            self.earlier = self.attempt
        self.attempt = Attempt()

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
        if self._now and self.earlier is not None:
            self.earlier.hints += self.attempt.hints
            self.attempt, self.earlier = self.earlier, None

    def return_to_hand(self) -> None:
        """Undo the slides that the program made last, back to where a person left off."""
        self.go_to(self.left_off)

    def _lay_out(
        self,
        steps: Iterable[Step],
        by_hand: bool = True,
        own: bool = False,
        given: bool = False,
        way: int | None = None,
    ) -> None:
        """Put steps in place of what lies after `now`; see `Position` for what they are."""
        here = self.here
        turn, number, back, given = here.turn, here.own, here.back, given or here.given
        pieces, origin = dict(self._pieces), (0, 0)

        def free() -> frozenset[Square]:
            return _free_among(pieces, origin)

        self._drop_future()
        for step in steps:
            origin, number, before = step.origin, number + own, turn
            turn = turn_with(turn, step, free)
            if turn is None or turn.before is not before:
                back = back.plus(taken_back(before, turn))
            self._line.append(Position(step, turn, by_hand, given, number, back, way))
            pieces[step.target] = pieces.pop(origin)

    def _drop_future(self) -> None:
        """Remove what lies after `now`; what a person played of it in this attempt was taken back."""
        last = self.attempted
        if last > self._now:
            self.attempt.take_back(self.position(last).taken.minus(self.here.taken))
        self.earlier = None
        del self._line[self._now :]

    def _piece(self, square: Square) -> Piece:
        kind = self._pieces.get(square)
        if kind is None:
            raise InputError(GameFault.NO_PIECE, row=square[0] + 1, column=square[1] + 1)
        return Piece(square, kind)

    def _lies_ahead(self, slide: Step) -> bool:
        ahead = self._line[self._now].slide if self._now < self.length and self.earlier is None else None
        return ahead is not None and (ahead.origin, ahead.target) == (slide.origin, slide.target)


def _free_among(pieces: Mapping[Square, PieceKind], origin: Square) -> frozenset[Square]:
    """The cells that the piece with its top left cell at `origin` can cover while no other piece moves."""
    return BOARD_SQUARES.difference(*(cells_of(square, kind) for square, kind in pieces.items() if square != origin))
