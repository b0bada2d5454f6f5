"""Layouts' steps, boards and tours as the tables hold them."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from solvers.klotski.layout import PieceKind, Square
from solvers.klotski.moves import Step
from solvers.klotski.play.turns import StepCounts

if TYPE_CHECKING:
    from solvers.knight.board import Board

N = TypeVar("N", int, float)

MOST = (1 << 63) - 1
"""No figure is greater: the data file holds no greater whole number."""
GREATEST = 10**12
"""No count and no number of seconds is greater."""

SMALL_BOARD = 1 << 16
"""Up to so many rows times columns, a visit takes two bytes instead of four."""

MANY_STEPS = 1 << 12
"""So many different steps are remembered with their texts: long solutions are made of the same ones."""


def steps_text(steps: Iterable[Step]) -> str:
    """The steps, parted by spaces: `S4041` is a soldier that slides from row 4, column 0 to row 4, column 1."""
    return " ".join(map(_step_text, steps))


def parse_steps(text: str) -> tuple[Step, ...]:
    """The inverse of `steps_text`; raises `ValueError` for anything else."""
    return tuple(_step(word) for word in text.split())


def counts_text(counts: StepCounts | None) -> str:
    """The steps in each metric, parted by spaces; an empty text where they are not known."""
    return "" if counts is None else " ".join(map(str, counts))


def parse_counts(text: str) -> StepCounts | None:
    """The inverse of `counts_text`; raises `ValueError` for anything else."""
    if not text:
        return None
    numbers = [int(word) for word in text.split(" ")]
    if len(numbers) != len(StepCounts._fields) or min(numbers) < 0:
        raise ValueError("not a number of steps in each metric")
    return StepCounts(*numbers)


def is_number(value: object, most: float = MOST) -> bool:
    """Whether a value is a finite number, neither negative nor impossibly great."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= most


def checked_number(number: N) -> N:
    """The number itself; raises `ValueError` where it is no count and no number of seconds."""
    if not is_number(number, GREATEST):
        raise ValueError("not a possible number")
    return number


def board_text(board: Board) -> str:
    """`8x8`, and after a colon the squares that are missing: `4x4:0,0;3,3`. Equal boards have equal texts."""
    missing = ";".join(f"{row},{column}" for row, column in sorted(board.missing))
    return f"{board.rows}x{board.columns}" + (f":{missing}" if missing else "")


def parse_board_text(text: object) -> Board:
    """The inverse of `board_text`; raises `ValueError` for anything else, such as bytes of a spoilt file."""
    if not isinstance(text, str):
        raise ValueError("a board is described by a text")
    from solvers.knight.board import Board  # only here: the first paint of Klotski does not wait for it
    from solvers.knight.notation import parse_size, parse_square

    size, _, missing = text.partition(":")
    rows, columns = parse_size(size)
    return Board(rows, columns, frozenset(parse_square(square, rows) for square in missing.split(";") if square))


def visits_bytes(board: Board, order: Iterable[int]) -> bytes:
    """The numbers of the squares in the order visited, little-endian."""
    code = _code(board)
    if isinstance(order, array) and order.itemsize == array(code).itemsize:
        visits = array(code, order.tobytes())  # much faster than number by number
    else:
        visits = array(code, order)
    if sys.byteorder == "big":
        visits.byteswap()
    return visits.tobytes()


def parse_visits(board: Board, data: bytes) -> array[int]:
    """The inverse of `visits_bytes`, as C ints; raises `ValueError` where a visit is off the board or comes twice."""
    visits = array(_code(board), data)
    if sys.byteorder == "big":
        visits.byteswap()
    squares = set(visits)
    missing = map(board.index, board.missing)
    off = visits and max(visits) >= board.rows * board.columns
    if off or len(squares) != len(visits) or not squares.isdisjoint(missing):
        raise ValueError("visits of no tour")
    return array("i", visits)


def _code(board: Board) -> str:
    return "H" if board.rows * board.columns <= SMALL_BOARD else "I"


@lru_cache(maxsize=MANY_STEPS)
def _step_text(step: Step) -> str:
    return step.kind.value + "".join(f"{row}{column}" for row, column in step.path)


@lru_cache(maxsize=MANY_STEPS)
def _step(word: str) -> Step:
    digits = [int(digit) for digit in word[1:]]
    path: tuple[Square, ...] = tuple(zip(digits[::2], digits[1::2], strict=True))
    if len(path) < 2:
        raise ValueError("a step has two squares at least")
    return Step(PieceKind(word[0]), path)
