"""Reading a Klotski document: the layout, and every step as it is taken."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from solvers.documents.document import KlotskiDocument
from solvers.documents.faults import StepFault
from solvers.documents.json_value import JsonValue
from solvers.klotski.layout import COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import DIRECTIONS, Metric, Step
from solvers.message import InputError

_KINDS = {kind.value: kind for kind in PieceKind}
_BOARD = frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS))


def read_klotski(root: JsonValue) -> KlotskiDocument:
    """The document in a JSON object; raises `InputError` that names the first step which cannot be taken."""
    layout = Layout.parse(root.member("layout").text())
    metric = root.optional("count", _metric, Metric.MOVES)
    steps = _steps(root.optional("steps", JsonValue.items, iter(())), layout, metric)
    return KlotskiDocument(layout, steps, metric)


def _metric(count: JsonValue) -> Metric:
    if count.text() not in list(Metric):
        raise InputError(StepFault.COUNT, found=count.text())
    return Metric(count.text())


def checked_steps(layout: Layout, steps: Iterable[Step]) -> tuple[Step, ...]:
    """The steps, taken one after another from the layout, in linear time.

    Raises `InputError` that names the first one for which there is no piece, or no room on a square of its path.
    """
    pieces = {piece.square: piece.kind for piece in layout.pieces}
    covered = {cell for piece in layout.pieces for cell in piece.cells}
    taken: list[Step] = []
    for number, step in enumerate(steps, 1):
        _take(step, number, pieces, covered)
        taken.append(step)
    return tuple(taken)


def _steps(listed: Iterable[JsonValue], layout: Layout, metric: Metric) -> tuple[Step, ...]:
    return checked_steps(layout, (_step(item, number, metric) for number, item in enumerate(listed, 1)))


def _step(item: JsonValue, number: int, metric: Metric) -> Step:
    letter = item.member("piece").text()
    kind = _KINDS.get(letter)
    if kind is None:
        raise InputError(StepFault.LETTER, step=number, found=letter)
    path = tuple(item.member("path").squares())
    if len(path) < 2:
        raise InputError(StepFault.STILL, step=number)
    step = Step(kind, path)
    _check_one_step(step, number, metric)
    return step


def _check_one_step(step: Step, number: int, metric: Metric) -> None:
    directions: list[Square] = []
    for (row, column), (to_row, to_column) in pairwise(step.path):
        directions.append((to_row - row, to_column - column))
        if directions[-1] not in DIRECTIONS:
            raise InputError(StepFault.LEAP, step=number, row=str(to_row), column=str(to_column))
    if metric is Metric.CELLS and len(directions) > 1:
        raise InputError(StepFault.MORE_THAN_A_CELL, step=number)
    if metric is Metric.STRAIGHT and len(set(directions)) > 1:
        raise InputError(StepFault.BENT, step=number)


def _take(step: Step, number: int, pieces: dict[Square, PieceKind], covered: set[Square]) -> None:
    """Take a step on the board, which is changed; the piece has to find room on every square of its path."""
    letter = step.kind.value
    if pieces.get(step.origin) is not step.kind:
        row, column = step.origin
        raise InputError(StepFault.NO_PIECE, step=number, letter=letter, row=str(row), column=str(column))
    covered -= _cells(step.origin, step.kind)
    for square in step.path[1:]:
        cells = _cells(square, step.kind)
        if not (cells <= _BOARD and covered.isdisjoint(cells)):
            row, column = square
            raise InputError(StepFault.BARRED, step=number, letter=letter, row=str(row), column=str(column))
    covered |= _cells(step.target, step.kind)
    del pieces[step.origin]
    pieces[step.target] = step.kind


@lru_cache(maxsize=1 << 10)
def _cells(square: Square, kind: PieceKind) -> frozenset[Square]:
    return frozenset(Piece(square, kind).cells)
