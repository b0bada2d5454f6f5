"""What is tried one after another, and where the orders of Squirrel and Cull change."""

from __future__ import annotations

from itertools import islice

import pytest

from solvers.knight.board import KNIGHT_MOVES, Board
from solvers.knight.warnsdorff.ties import TIES, RuleAttempt, Stretch, Tie, attempts, engine_attempts, squirrel_cull
from tests.solvers.knight.asking import whole

CLOCKWISE = [tuple((first + move) % 8 for move in range(8)) for first in range(8)]


def order_of(attempt: RuleAttempt) -> tuple[int, ...]:
    (stretch,) = attempt.stretches
    assert stretch.last is None
    return stretch.order


@pytest.mark.parametrize("tie", Tie)
def test_each_tie_break_is_tried_with_every_first_move_then_the_others_then_lots(tie: Tie) -> None:
    made = list(islice(attempts(tie, 7), 60))
    others = [other for other in (Tie.POHL, Tie.ROTH) if other is not tie]
    planned = [(tie, order) for order in CLOCKWISE] + [(other, order) for order in CLOCKWISE for other in others]
    assert [(attempt.tie, order_of(attempt)) for attempt in made[: len(planned)]] == planned
    rest = made[len(planned) :]
    assert [attempt.tie for attempt in rest[:6]] == [Tie.ROTH, Tie.POHL, Tie.RANDOM] * 2
    assert all(sorted(order_of(attempt)) == list(range(8)) for attempt in rest)
    assert len({order_of(attempt) for attempt in rest}) > len(rest) - 3
    assert all(0 < attempt.seed < 2**62 for attempt in made)
    assert len({attempt.seed for attempt in made}) == len(made)
    assert list(islice(attempts(tie, 7), 60)) == made
    assert list(islice(attempts(tie, 8), 60)) != made


@pytest.mark.parametrize("engine", TIES)
def test_an_engine_begins_with_its_own_tie_break(engine: str) -> None:
    board = whole(8, 8)
    first, second = islice(engine_attempts(engine, board, (0, 0), 3), 2)
    if engine == "warnsdorff-squirrel-cull":
        assert (first.tie, len(first.stretches)) == (Tie.ORDER, 5)
        assert second == next(attempts(Tie.ROTH, 3))
        assert next(engine_attempts(engine, board, (0, 1), 3)) == second, "not a corner"
    else:
        assert [first, second] == list(islice(attempts(TIES[engine], 3), 2))


def test_the_table_speaks_of_corners_of_whole_squares_from_five_on() -> None:
    for board, start in [
        (whole(4, 4), (0, 0)),
        (whole(8, 9), (0, 0)),
        (whole(9, 8), (0, 0)),
        (whole(8, 8, [(3, 3)]), (0, 0)),
        (whole(8, 8), (0, 1)),
        (whole(8, 8), (7, 1)),
        (whole(8, 8), (4, 0)),
    ]:
        assert squirrel_cull(board, start) is None
    assert squirrel_cull(whole(5, 5), (4, 4)) is not None


def test_on_the_chessboard_the_orders_change_where_the_paper_says() -> None:
    """Its moves are numbered from 1, its squares from the corner: (7, 6), (2, 2), (0, 1), which is none, and (7, 5)."""
    found = squirrel_cull(Board(8, 8), (0, 0))
    digits = ("34261578", "87642135", "51867342", "51342678", "21435678")
    lasts = [(6, 5), (1, 1), (-1, 0), (6, 4), None]
    assert found == tuple(
        Stretch(tuple(int(digit) - 1 for digit in order), last) for order, last in zip(digits, lasts, strict=True)
    )


@pytest.mark.parametrize("side", [5, 8, 11, 18])
@pytest.mark.parametrize(("down", "right"), [(False, True), (True, False), (True, True)])
def test_from_another_corner_everything_is_mirrored(side: int, down: bool, right: bool) -> None:
    board = whole(side, side)
    plain = squirrel_cull(board, (0, 0))
    mirrored = squirrel_cull(board, ((side - 1) * down, (side - 1) * right))
    assert plain is not None
    assert mirrored is not None
    for one, other in zip(plain, mirrored, strict=True):
        for move, image in zip(one.order, other.order, strict=True):
            rows, columns = KNIGHT_MOVES[move]
            assert KNIGHT_MOVES[image] == (-rows if down else rows, -columns if right else columns)
        if one.last is None:
            assert other.last is None
        else:
            row, column = one.last
            assert other.last == (side - 1 - row if down else row, side - 1 - column if right else column)
