"""The way of a knight through the air, and the lines it leaves."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from app.knight.board.moving_knight import hop, lift
from app.knight.board.trail import shortened
from solvers.knight.board import KNIGHT_MOVES

START = QPointF(200.0, 300.0)
SIDE = 40.0
FRACTIONS = [step / 100 for step in range(101)]


def end_of(down: int, right: int) -> QPointF:
    return START + QPointF(right, down) * SIDE


def along_and_aside(point: QPointF, down: int, right: int) -> tuple[float, float]:
    """Squares gone in the direction of the two squares, and in that of the one."""
    gone = (point - START) / SIDE
    if abs(right) == 2:
        return gone.x() * right / 2, gone.y() * down
    return gone.y() * down / 2, gone.x() * right


@pytest.mark.parametrize(("down", "right"), KNIGHT_MOVES)
def test_a_hop_goes_two_squares_on_and_then_one_aside(down: int, right: int) -> None:
    way = [along_and_aside(hop(START, end_of(down, right), fraction), down, right) for fraction in FRACTIONS]
    assert way[0] == pytest.approx((0.0, 0.0), abs=1e-9)
    assert way[-1] == pytest.approx((2.0, 1.0))
    for (along, aside), (further, more_aside) in pairwise(way):
        assert further >= along - 1e-9
        assert more_aside >= aside - 1e-9
    assert all(aside == 0.0 for along, aside in way if along < 1.0)
    assert max(along + 1.0 - aside for along, aside in way) > 2.0, "it does not cut the corner straight across"


@pytest.mark.parametrize(("down", "right"), KNIGHT_MOVES)
def test_a_hop_goes_at_an_even_pace(down: int, right: int) -> None:
    points = [hop(START, end_of(down, right), fraction) for fraction in FRACTIONS]
    strides = [math.dist(one.toTuple(), other.toTuple()) for one, other in pairwise(points)]
    assert max(strides) == pytest.approx(min(strides), rel=0.01)


def test_a_hop_begins_and_ends_on_the_ground() -> None:
    assert [lift(fraction) for fraction in (0.0, 0.5, 1.0)] == pytest.approx([0.0, 1.0, 0.0])


def test_a_line_keeps_its_distance_from_the_numbers() -> None:
    line = shortened(START, START + QPointF(30.0, 40.0), 10.0)
    assert line.p1() == START + QPointF(6.0, 8.0)
    assert line.p2() == START + QPointF(24.0, 32.0)
