"""Reading a Klotski document: the layout, and every step as it is taken."""

from __future__ import annotations

from itertools import pairwise

from solvers.documents.document import KlotskiDocument
from solvers.documents.faults import StepFault
from solvers.documents.json_value import JsonValue
from solvers.klotski.layout import Kind, Layout, Piece, Square
from solvers.klotski.moves import DIRECTIONS, Metric, Step
from solvers.statement import InputError


def read_klotski(root: JsonValue) -> KlotskiDocument:
    """The document in a JSON object; raises `InputError` that names the first step which cannot be taken."""
    layout = Layout.parse(root.member("layout").text())
    metric = _metric(root.optional("count"))
    listed = root.optional("steps")
    steps = _steps(listed.items() if listed else [], layout, metric)
    return KlotskiDocument(layout, steps, metric)


def _metric(count: JsonValue | None) -> Metric:
    if count is None:
        return Metric.MOVES
    if count.text() not in list(Metric):
        raise InputError(StepFault.COUNT, found=count.text())
    return Metric(count.text())


def _steps(listed: list[JsonValue], layout: Layout, metric: Metric) -> tuple[Step, ...]:
    steps: list[Step] = []
    for number, item in enumerate(listed, 1):
        step = _step(item, number)
        _check_one_step(step, number, metric)
        layout = _taken(step, number, layout)
        steps.append(step)
    return tuple(steps)


def _step(item: JsonValue, number: int) -> Step:
    letter = item.member("piece").text()
    if letter not in list(Kind):
        raise InputError(StepFault.LETTER, step=number, found=letter)
    path = tuple(item.member("path").squares())
    if len(path) < 2:
        raise InputError(StepFault.STILL, step=number)
    return Step(Kind(letter), path)


def _check_one_step(step: Step, number: int, metric: Metric) -> None:
    directions: list[Square] = []
    for (row, column), (to_row, to_column) in pairwise(step.path):
        directions.append((to_row - row, to_column - column))
        if directions[-1] not in DIRECTIONS:
            raise InputError(StepFault.LEAP, step=number, row=to_row + 1, column=to_column + 1)
    if metric is Metric.CELLS and len(directions) > 1:
        raise InputError(StepFault.MORE_THAN_A_CELL, step=number)
    if metric is Metric.STRAIGHT and len(set(directions)) > 1:
        raise InputError(StepFault.BENT, step=number)


def _taken(step: Step, number: int, layout: Layout) -> Layout:
    """The layout after a step, the piece having found room on every square of its path."""
    letter = step.kind.value
    if Piece(step.origin, step.kind) not in layout.pieces:
        row, column = step.origin
        raise InputError(StepFault.NO_PIECE, step=number, letter=letter, row=row + 1, column=column + 1)
    for before, (row, column) in pairwise(step.path):
        try:
            layout = layout.with_piece_at(Piece(before, step.kind), (row, column))
        except InputError:
            raise InputError(StepFault.BARRED, step=number, letter=letter, row=row + 1, column=column + 1) from None
    return layout
