"""A layout being played by hand: turns taken, undo and redo without end, counted in every metric."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial

from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, Step, room_of, slides_of
from solvers.klotski.play.turns import Turn, counted, steps_of, turn_with
from solvers.message import InputError

_CELLS = frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS))


class GameFault(StrEnum):
    """What can be wrong with a turn."""

    NO_PIECE = "no piece has its top left cell at row {row}, column {column}"
    BARRED = "the piece at row {row}, column {column} cannot slide to row {to_row}, column {to_column}"


@dataclass(slots=True, eq=False)
class Position:
    """A place in a game's line of play: the slide that led to it, and the turn that this slide belongs to."""

    slide: Step | None = None
    turn: Turn | None = None
    by_hand: bool = True
    """Whether a person made the last slide, or took it as a hint."""
    helped: int = 0
    """How many slides on the way here the program gave, as hints or as its solution."""
    own: int = 0
    """How many slides on the way here were not part of a solution that the program laid out."""


@dataclass(frozen=True, slots=True)
class GameState:
    """Where a game stands: its first layout, the layout now, and the last turn that led there."""

    start: Layout
    layout: Layout
    turn: Turn | None = None

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        return counted(self.turn, metric)

    def after(self, slide: Step) -> GameState:
        """Where the game stands once a slide is made."""
        after = slide.after(self.layout)
        mover = Piece(slide.origin, slide.kind)
        return GameState(self.start, after, turn_with(self.turn, slide, lambda: room_of(mover, self.layout)))


class Game:
    """A line of play from a first layout, and where in it we are.

    What lies ahead was taken back, or is what the program means to show; another slide by hand begins another future.
    A piece that slides on goes on with its turn, and one that comes back to where it stood has not moved: its turn is
    gone, as a player expects of the count.

    A position of the line takes constant room and time, so that a line may have hundreds of thousands of them: only
    the pieces of the position where we are are kept, and carried along when we go elsewhere.
    """

    def __init__(self, layout: Layout, helped: int = 0) -> None:
        """`helped` slides were given by the program before this line of play begins."""
        self._start = layout
        self._line = [Position(helped=helped)]
        self._now = 0
        self._pieces = _pieces_of(layout)
        self._layout: Layout | None = layout

    @property
    def start(self) -> Layout:
        """The first layout."""
        return self._start

    @property
    def now(self) -> int:
        """How many slides have been made."""
        return self._now

    @property
    def length(self) -> int:
        """How many slides the line of play has, those that lie ahead too."""
        return len(self._line) - 1

    @property
    def layout(self) -> Layout:
        """The layout as it is now."""
        if self._layout is None:
            self._layout = Layout.of(map(Piece, self._pieces.keys(), self._pieces.values()))
        return self._layout

    @property
    def state(self) -> GameState:
        """Where the game stands now."""
        return GameState(self._start, self.layout, self._line[self._now].turn)

    @property
    def state_before(self) -> GameState:
        """Where the game stood before the last slide; at the beginning, where it stands."""
        slide = self._line[self._now].slide
        if slide is None:
            return self.state
        layout = self.layout.with_piece_at(Piece(slide.target, slide.kind), slide.origin)
        return GameState(self._start, layout, self._line[self._now - 1].turn)

    @property
    def turns(self) -> tuple[Step, ...]:
        """The turns from the first layout to this one."""
        return steps_of(self._line[self._now].turn)

    @property
    def helped(self) -> int:
        """How many slides that led here the program gave, as hints or as its solution."""
        return self._line[self._now].helped

    @property
    def own(self) -> int:
        """How many slides that led here were not part of a solution that the program laid out."""
        return self._line[self._now].own

    @property
    def solved(self) -> bool:
        """Whether the 2x2 block has come to the exit."""
        return self.layout.solved

    @property
    def slides(self) -> tuple[Step, ...]:
        """Every slide of the line of play, those that lie ahead too."""
        return self.slides_after(0)

    @property
    def slides_by_hand(self) -> tuple[Step, ...]:
        """The slides of the line of play up to the last that a person made, without what the program shows after it."""
        length = self.length
        while not self._line[length].by_hand:
            length -= 1
        return self.slides_after(0)[:length]

    @property
    def watching(self) -> bool:
        """Whether the line of play ends with what the program shows."""
        return not self._line[-1].by_hand

    @property
    def left_off(self) -> int:
        """How many slides had been made where a person left off: where we are, before what the program shows."""
        now = self._now
        while not self._line[now].by_hand:
            now -= 1
        return now

    def position(self, number: int) -> Position:
        """The place in the line of play after so many slides."""
        return self._line[number]

    def slides_after(self, position: int) -> tuple[Step, ...]:
        """The slides of the line of play after the first so many."""
        return tuple(place.slide for place in self._line[position + 1 :] if place.slide is not None)

    def count(self, metric: Metric) -> int:
        """The steps taken: each turn at its shortest."""
        return counted(self._line[self._now].turn, metric)

    def slides_from(self, square: Square) -> dict[Square, Step]:
        """Where the piece with its top left cell at a square can slide to, and how."""
        return slides_of(self._piece(square), self.layout)

    def slide(self, square: Square, target: Square, hint: bool = False) -> None:
        """Let the piece at a square slide to another, as the program advised when it is a `hint`.

        What lies ahead is dropped, unless it begins with this very slide. Raises `InputError` when other pieces bar
        the way.
        """
        slides = self.slides_from(square)
        if target not in slides:
            (row, column), (to_row, to_column) = square, target
            raise InputError(
                GameFault.BARRED, row=row + 1, column=column + 1, to_row=to_row + 1, to_column=to_column + 1
            )
        if not hint and self._lies_ahead(slides[target]):
            self._line[self._now + 1].by_hand = True
        else:
            self._line[self._now + 1 :] = [self._position_after(slides[target], hint)]
        self.redo()

    def plan(self, steps: Iterable[Step]) -> None:
        """Lay out the program's steps ahead of where we are, in place of any other future.

        Every step must be legal where it is made; that is not checked.
        """
        here = self._line[self._now]
        self._lay_out(steps, lambda number, turn, step: Position(step, turn, False, here.helped + number, here.own))

    def replay(self, slides: Iterable[Step]) -> None:
        """Make slides of a game that was left, in place of any other future.

        Every slide must be legal where it is made; that is not checked.
        """
        here = self._line[self._now]
        self._lay_out(slides, lambda number, turn, step: Position(step, turn, True, here.helped, here.own + number))
        self.go_to(self.length)

    def drop_plan(self) -> None:
        """Have nothing of the program's ahead any more; what a person took back stays."""
        while len(self._line) - 1 > self._now and not self._line[-1].by_hand:
            self._line.pop()

    def go_to(self, now: int) -> None:
        """Be where so many slides have been made; no further than the line of play goes."""
        target = min(max(now, 0), self.length)
        if target == self._now:
            return
        pieces = self._pieces
        for position in self._line[self._now + 1 : target + 1]:
            assert position.slide is not None
            pieces[position.slide.target] = pieces.pop(position.slide.origin)
        for position in reversed(self._line[target + 1 : self._now + 1]):
            assert position.slide is not None
            pieces[position.slide.origin] = pieces.pop(position.slide.target)
        self._now, self._layout = target, None

    def undo(self) -> None:
        """Take back the last slide, when there is one."""
        self.go_to(self._now - 1)

    def redo(self) -> None:
        """Make the next slide that lies ahead, when there is one."""
        self.go_to(self._now + 1)

    def reset(self) -> None:
        """Begin anew; what was played still lies ahead."""
        self.go_to(0)

    def return_to_hand(self) -> None:
        """Go back before the slides that the program made last, to where a person left off."""
        self.go_to(self.left_off)

    def _lay_out(self, steps: Iterable[Step], position: Callable[[int, Turn | None, Step], Position]) -> None:
        turn, pieces = self._line[self._now].turn, dict(self._pieces)
        del self._line[self._now + 1 :]
        for number, step in enumerate(steps, 1):
            turn = turn_with(turn, step, partial(_room_among, pieces, step.origin))
            self._line.append(position(number, turn, step))
            pieces[step.target] = pieces.pop(step.origin)

    def _piece(self, square: Square) -> Piece:
        kind = self._pieces.get(square)
        if kind is None:
            raise InputError(GameFault.NO_PIECE, row=square[0] + 1, column=square[1] + 1)
        return Piece(square, kind)

    def _lies_ahead(self, slide: Step) -> bool:
        ahead = self._line[self._now + 1].slide if self._now < self.length else None
        return ahead is not None and (ahead.origin, ahead.target) == (slide.origin, slide.target)

    def _position_after(self, slide: Step, hint: bool) -> Position:
        here = self._line[self._now]
        turn = turn_with(here.turn, slide, partial(_room_among, self._pieces, slide.origin))
        return Position(slide, turn, True, here.helped + hint, here.own + 1)


def _pieces_of(layout: Layout) -> dict[Square, PieceKind]:
    """The shape of every piece, by the square of its top left cell."""
    return {piece.square: piece.kind for piece in layout.pieces}


def _room_among(pieces: Mapping[Square, PieceKind], origin: Square) -> frozenset[Square]:
    """The cells that the piece with its top left cell at `origin` can cover while no other piece moves."""
    return _CELLS.difference(*(_covered(square, kind) for square, kind in pieces.items() if square != origin))


@cache
def _covered(square: Square, kind: PieceKind) -> tuple[Square, ...]:
    return Piece(square, kind).cells
