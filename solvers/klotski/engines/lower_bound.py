"""A lower bound on the steps to the exit: the heuristic h of A* and IDA*.

With two blanks it is the distance in a relaxed puzzle that sees nothing but the 2x2 block and the blanks: wherever a
piece of one of the layout's shapes could stand, one does. Every step of the real puzzle is one of the relaxed puzzle,
so no real path is shorter (the bound is admissible), and it changes by one at most with a step (it is consistent).

With more blanks it is the distance of the block alone on an empty board.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from solvers.klotski.historical.coordinates import AHEAD, BEHIND, DIRECTIONS, TOWARDS
from solvers.klotski.layout import COLUMNS, EXIT, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric
from solvers.klotski.packed import HORIZONTALS, SOLDIERS, VERTICALS, bits_of, block_cell, cell_of, square_of
from solvers.search import Progress
from solvers.slices import ReportTimer

UNREACHABLE = 1 << 20
"""The bound of a position from which the exit cannot be reached even in the relaxed puzzle."""

BOARD = (1 << ROWS * COLUMNS) - 1
BLOCK_CELLS = 0b110011

Relaxed = tuple[int, int]
"""The block's cell, and the blanks as bits."""


@dataclass(frozen=True, slots=True)
class Slide:
    """A piece sliding by one cell: from and to which cell, and as bits what it covers before, fills and leaves."""

    kind: PieceKind
    target: int
    direction: int
    covers: int
    fills: int
    leaves: int


class LowerBound:
    """The bound of each packed position; make one with `lower_bound`."""

    def __init__(self, metric: Metric, relaxed: dict[Relaxed, int] | None) -> None:
        self._alone = [_alone(block, metric) for block in range(ROWS * COLUMNS)]
        self._relaxed = relaxed

    def of(self, key: int) -> int:
        """Fewest steps from a packed position to the exit, or less."""
        block = block_cell(key)
        wide, tall = key >> HORIZONTALS & BOARD, key >> VERTICALS & 0xFFFF
        covered = key >> SOLDIERS & BOARD | wide * 0b11 | tall * 0b10001 | BLOCK_CELLS << block
        return self.at(block, BOARD & ~covered)

    def at(self, block: int, blanks: int) -> int:
        """The same by what it depends on: the cell of the block, and the blanks as bits."""
        if self._relaxed is None:
            return self._alone[block]
        return self._relaxed.get((block, blanks), UNREACHABLE)

    def known(self, key: int) -> int | None:
        """The bound; None for a position from which the exit cannot be reached."""
        bound = self.of(key)
        return None if bound >= UNREACHABLE else bound


def lower_bound(layout: Layout, metric: Metric) -> Generator[Progress, None, LowerBound]:
    """Compute the bound for the positions that can be reached from a layout."""
    if len(layout.blanks) != 2:
        return LowerBound(metric, None)
    relaxed = yield from _relaxed_distances({piece.kind for piece in layout.pieces}, metric)
    return LowerBound(metric, relaxed)


def _alone(block: int, metric: Metric) -> int:
    """The block's own distance to the exit on an empty board."""
    row, column = square_of(block)
    down, right = abs(EXIT[0] - row), abs(EXIT[1] - column)
    return {
        Metric.MOVES: int(down + right > 0),
        Metric.CELLS: down + right,
        Metric.STRAIGHT: (down > 0) + (right > 0),
    }[metric]


def _relaxed_distances(kinds: set[PieceKind], metric: Metric) -> Generator[Progress, None, dict[Relaxed, int]]:
    """Breadth-first from every solved position of the relaxed puzzle; its steps can be taken back."""
    slides = _slides(kinds)
    block = cell_of(EXIT)
    elsewhere = [cell for cell in range(ROWS * COLUMNS) if not BLOCK_CELLS << block >> cell & 1]
    waiting = [(block, 1 << one | 1 << other) for one in elsewhere for other in elsewhere if one < other]
    distances = dict.fromkeys(waiting, 0)
    reports = ReportTimer()
    for position in waiting:
        for following in _following(position, slides, metric):
            if following not in distances:
                distances[following] = distances[position] + 1
                waiting.append(following)
        if reports.overdue():
            yield Progress(0, 0)
    return distances


def _following(position: Relaxed, slides: list[Slide], metric: Metric) -> set[Relaxed]:
    block, blanks = position
    following: set[Relaxed] = set()
    for slide in slides:
        if slide.fills & ~blanks or not _stands(slide, block, blanks):
            continue
        after = blanks ^ slide.fills ^ slide.leaves
        moved = slide.target if slide.kind is PieceKind.BLOCK else block
        following.add((moved, after))
        if metric is not Metric.CELLS and slide.kind is not PieceKind.BLOCK:
            following |= {(block, twice) for twice in _twice(slide, after, slides, metric)}
    return following


def _stands(slide: Slide, block: int, blanks: int) -> bool:
    """Whether the piece that slides can be where it starts."""
    if slide.kind is PieceKind.BLOCK:
        return slide.covers == BLOCK_CELLS << block
    return not slide.covers & (blanks | BLOCK_CELLS << block)


def _twice(first: Slide, blanks: int, slides: list[Slide], metric: Metric) -> list[int]:
    """The blanks after the same piece slides on by another cell."""
    return [
        blanks ^ slide.fills ^ slide.leaves
        for slide in slides
        if slide.kind is first.kind
        and slide.covers == first.covers ^ first.fills ^ first.leaves
        and not slide.fills & ~blanks
        and (metric is Metric.MOVES or slide.direction == first.direction)
    ]


def _slides(kinds: set[PieceKind]) -> list[Slide]:
    """Every slide by one cell of a piece of these shapes on the board."""
    pieces = [Piece(square_of(cell), kind) for kind in kinds for cell in range(ROWS * COLUMNS)]
    slides = [_slide(piece, direction) for piece in pieces if piece.inside for direction in DIRECTIONS]
    return [slide for slide in slides if slide is not None]


def _slide(piece: Piece, direction: int) -> Slide | None:
    """The slide of a piece in a direction; None where it would leave the board."""
    (target,) = _shifted(piece.square, (TOWARDS[direction],))
    if not Piece(target, piece.kind).inside:
        return None
    return Slide(
        piece.kind,
        cell_of(target),
        direction,
        bits_of(piece.cells),
        bits_of(_shifted(piece.square, AHEAD[piece.kind][direction])),
        bits_of(_shifted(piece.square, BEHIND[piece.kind][direction])),
    )


def _shifted(square: Square, relative: tuple[Square, ...]) -> tuple[Square, ...]:
    return tuple((square[0] + down, square[1] + right) for down, right in relative)
