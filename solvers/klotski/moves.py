"""Steps, the three ways to count them, and how those that come from elsewhere are checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise

from solvers.klotski.layout import BOARD_SQUARES, Layout, Piece, PieceKind, Square
from solvers.message import InputError, check_argument, numbered

DIRECTIONS: tuple[Square, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))


class CountNameFault(StrEnum):
    """What is wrong with the name of a count."""

    OTHER = '"count" is "{found}", but must be "moves", "cells" or "straight"'


class StepFault(StrEnum):
    """A step cannot be taken."""

    LETTER = 'step {step}: "{found}" is not a piece; use A, V, H or S'
    STILL = "step {step}: the path of a step needs at least two cells"
    NO_PIECE = "step {step}: no piece {letter} has its top left cell at [{row}, {column}]"
    LEAP = "step {step}: [{row}, {column}] is not next to the cell before it"
    BARRED = "step {step}: the piece {letter} does not fit at [{row}, {column}]"
    MORE_THAN_A_CELL = 'step {step}: the piece slides by more than one cell; with "count": "cells" each cell is a step'
    BENT = 'step {step}: the piece turns a corner; with "count": "straight" each straight line is a step'


class Metric(StrEnum):
    """What counts as one step."""

    MOVES = "moves"
    """One piece sliding any way it can, round corners too, without another piece moving."""
    CELLS = "cells"
    """One piece sliding by one cell."""
    STRAIGHT = "straight"
    """One piece sliding any distance in one straight line."""

    @classmethod
    def named(cls, count: str) -> Metric:
        """The metric of this name; raises `InputError`."""
        if count not in list(cls):
            raise InputError(CountNameFault.OTHER, found=str(count))
        return cls(count)

    @property
    def step(self) -> str:
        """What one step is called."""
        return {Metric.MOVES: "move", Metric.CELLS: "cell", Metric.STRAIGHT: "straight slide"}[self]

    def counted(self, steps: int) -> str:
        """So many steps in words."""
        return numbered(steps, self.step, f"{self.step}s")

    @property
    def number(self) -> int:
        """Its place in the order of the metrics, from 0, by which the kernels know it."""
        return tuple(Metric).index(self)


@dataclass(frozen=True, slots=True)
class Step:
    """One piece sliding along a path; `path` lists the squares of its top left cell, both ends included."""

    kind: PieceKind
    path: tuple[Square, ...]

    def __str__(self) -> str:
        return "{} from {},{} to {},{}".format(self.kind, *self.origin, *self.target)

    @property
    def origin(self) -> Square:
        """The square it leaves."""
        return self.path[0]

    @property
    def target(self) -> Square:
        """The square it comes to rest on."""
        return self.path[-1]

    def after(self, layout: Layout) -> Layout:
        """The layout once this step is taken; raises `InputError` when the piece does not fit where it goes."""
        return layout.with_piece_at(Piece(self.origin, self.kind), self.target)


@dataclass(frozen=True, slots=True)
class Solution:
    """A path to the exit: the steps from `layout`, in the metric they were searched in.

    It is as long as it has steps, and goes through them one after another.
    """

    layout: Layout
    metric: Metric
    steps: tuple[Step, ...]
    proved_shortest: bool

    def __len__(self) -> int:
        return len(self.steps)

    def __bool__(self) -> bool:
        return True  # also from a layout that is solved

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __str__(self) -> str:
        return "\n".join((self.summary(), *self.numbered_steps()))

    def summary(self, fewest: int | None = None) -> str:
        """Its length, and how this very path measures in each count: two lines; with the fewest steps, if known."""
        remark = ", proven shortest" if self.proved_shortest else ", not proven shortest"
        if fewest is not None:
            remark = "; no solution is shorter" if len(self) == fewest else f"; the shortest takes {fewest:,}"
        measured = ", ".join(metric.counted(self.count(metric)) for metric in Metric)
        return f"{self.layout}: {self.metric.counted(len(self))}{remark}\nThis solution: {measured}"

    def numbered_steps(self) -> Iterator[str]:
        """A line for each step."""
        width = len(str(len(self)))
        return (f"{number:>{width}}. {step}" for number, step in enumerate(self, 1))

    @property
    def moves(self) -> int:
        """The length of this very path in moves."""
        return self.count(Metric.MOVES)

    @property
    def cells(self) -> int:
        """The length of this very path in cells."""
        return self.count(Metric.CELLS)

    @property
    def straight(self) -> int:
        """The length of this very path in straight slides."""
        return self.count(Metric.STRAIGHT)

    def count(self, metric: Metric) -> int:
        """The length of this very path in the given metric."""
        return count_steps(self.steps, metric)


def check_types(metric: object, *layouts: object) -> None:
    """Raise `InputError` for a metric or a layout that is something else, such as text."""
    check_argument(metric, Metric, "a Metric")
    for layout in layouts:
        check_argument(layout, Layout, "a Layout")


def legal_steps(layout: Layout, metric: Metric) -> list[Step]:
    """Every step from a layout; by a shortest path to each square that the piece can come to rest on."""
    check_types(metric, layout)
    return [step for piece in layout.pieces for step in steps_within(piece, free_cells(piece, layout), metric)]


def free_cells(piece: Piece, layout: Layout) -> frozenset[Square]:
    """The cells that a piece of the layout can cover while no other piece moves: the blanks and its own."""
    return frozenset((*layout.blanks, *piece.cells))


def slides_of(piece: Piece, layout: Layout) -> dict[Square, Step]:
    """Every square that a piece of the layout can slide to without another piece moving, by a shortest path each."""
    return slides_within(piece, free_cells(piece, layout))


def slides_within(piece: Piece, free: frozenset[Square]) -> dict[Square, Step]:
    """Every square that a piece can slide to within these cells, its own among them, by a shortest path each."""
    return {step.target: step for step in steps_within(piece, free, Metric.MOVES)}


def fewest_straight_slides(piece: Piece, target: Square, free: frozenset[Square]) -> int:
    """In how many straight slides a piece gets to a square that it can slide to within these cells."""
    level, reached, slides = {piece.square}, {piece.square}, 0
    while target not in reached:
        level = {path[-1] for square in level for path in _straight_paths(piece.kind, square, free)} - reached
        reached |= level
        slides += 1
    return slides


def count_steps(steps: Sequence[Step], metric: Metric) -> int:
    """Measure a path in any metric: cells one by one, straight slides, or whole moves of one piece."""
    check_types(metric)
    if metric is Metric.CELLS:
        return sum(len(step.path) - 1 for step in steps)
    slides = [slide for step in steps for slide in pairwise(step.path)]
    if not slides:
        return 0
    return 1 + sum(not _continues(before, after, metric) for before, after in pairwise(slides))


def _continues(before: tuple[Square, Square], after: tuple[Square, Square], metric: Metric) -> bool:
    """Whether a slide by one cell goes on with the same step: the same piece, and for straight the same direction."""
    same_piece = before[1] == after[0]
    if metric is Metric.MOVES:
        return same_piece
    return same_piece and direction_of(before) == direction_of(after)


def direction_of(slide: tuple[Square, Square]) -> Square:
    """How many rows and columns a slide leads on, from one square to another."""
    (row, column), (to_row, to_column) = slide
    return to_row - row, to_column - column


def steps_within(piece: Piece, free: frozenset[Square], metric: Metric) -> Iterator[Step]:
    """Every step of a piece within these cells; by a shortest path to each square that it can come to rest on."""
    if metric is Metric.STRAIGHT:
        yield from (Step(piece.kind, path) for path in _straight_paths(piece.kind, piece.square, free))
        return
    paths: dict[Square, tuple[Square, ...]] = {piece.square: (piece.square,)}
    waiting = [piece.square]
    for square in waiting:
        if metric is Metric.CELLS and square != piece.square:
            break
        for direction in DIRECTIONS:
            following = _next(square, direction)
            if following not in paths and _fits(piece.kind, following, free):
                paths[following] = (*paths[square], following)
                waiting.append(following)
    for square in waiting[1:]:
        yield Step(piece.kind, paths[square])


def _straight_paths(kind: PieceKind, square: Square, free: frozenset[Square]) -> Iterator[tuple[Square, ...]]:
    for direction in DIRECTIONS:
        path = [square]
        while _fits(kind, following := _next(path[-1], direction), free):
            path.append(following)
            yield tuple(path)


def _next(square: Square, direction: Square) -> Square:
    return square[0] + direction[0], square[1] + direction[1]


def _fits(kind: PieceKind, square: Square, free: frozenset[Square]) -> bool:
    return free.issuperset(Piece(square, kind).cells)


def checked_steps(layout: Layout, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps, taken one after another from the layout, in linear time.

    Raises `InputError` that names the first one for which there is no piece, or no room on a square of its path.
    """
    pieces = {piece.square: piece.kind for piece in layout.pieces}
    covered = {cell for piece in layout.pieces for cell in piece.cells}
    return tuple(_taken(step, number, pieces, covered) for number, step in enumerate(steps, 1))


def check_one_step(step: Step, number: int, metric: Metric) -> None:
    """Raise `InputError` unless the path goes from cell to cell, as far as one step of this count may."""
    directions: list[Square] = []
    for (row, column), (to_row, to_column) in pairwise(step.path):
        directions.append((to_row - row, to_column - column))
        if directions[-1] not in DIRECTIONS:
            raise InputError(StepFault.LEAP, step=number, row=str(to_row), column=str(to_column))
    if metric is Metric.CELLS and len(directions) > 1:
        raise InputError(StepFault.MORE_THAN_A_CELL, step=number)
    if metric is Metric.STRAIGHT and len(set(directions)) > 1:
        raise InputError(StepFault.BENT, step=number)


def _taken(step: Step, number: int, pieces: dict[Square, PieceKind], covered: set[Square]) -> Step:
    """The step itself, taken on the board, which is changed; the piece has to find room on every square of its path."""
    letter = step.kind.value
    if pieces.get(step.origin) is not step.kind:
        row, column = step.origin
        raise InputError(StepFault.NO_PIECE, step=number, letter=letter, row=str(row), column=str(column))
    covered -= cells_of(step.origin, step.kind)
    for square in step.path[1:]:
        cells = cells_of(square, step.kind)
        if not (cells <= BOARD_SQUARES and covered.isdisjoint(cells)):
            row, column = square
            raise InputError(StepFault.BARRED, step=number, letter=letter, row=str(row), column=str(column))
    covered |= cells_of(step.target, step.kind)
    del pieces[step.origin]
    pieces[step.target] = step.kind
    return step


@lru_cache(maxsize=1 << 10)
def cells_of(square: Square, kind: PieceKind) -> frozenset[Square]:
    """The squares that a piece covers with its top left cell on a square; there are few of them, asked for often."""
    return frozenset(Piece(square, kind).cells)
