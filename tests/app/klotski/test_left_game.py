"""A game that was left is read as it was written, also by earlier versions; damaged values are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.klotski.ended_game import LeftGame, parse_left_game
from solvers.klotski.layout import Layout, PieceKind
from solvers.klotski.moves import Metric, Step
from solvers.klotski.play.turns import Attempt, StepCounts
from solvers.message import InputError

START = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
THERE, OUT = Step(PieceKind.SOLDIER, ((3, 1), (4, 1))), Step(PieceKind.SOLDIER, ((3, 2), (4, 2)))
BACK = Step(PieceKind.SOLDIER, ((4, 1), (3, 1)))
ATTEMPT = Attempt(StepCounts(3, 4, 5), 2, True, 9.5)
LEFT = LeftGame(START, Metric.CELLS, False, 61.25, (THERE, OUT), 1, ATTEMPT, Attempt(None), 1, (BACK,), 2)


def values(left: LeftGame = LEFT, **others: Any) -> dict[str, Any]:
    """The values of a game that was left, some of them changed."""
    return json.loads(left.text(7)) | others


def test_a_game_is_read_as_it_was_written() -> None:
    assert parse_left_game(values()) == LEFT
    assert values()["record"] == 7


def test_a_game_of_an_earlier_version_is_read_as_far_as_it_goes() -> None:
    known = ("layout", "count", "slides", "now", "seconds")
    left = parse_left_game({key: value for key, value in values().items() if key in known})
    assert left == LeftGame(START, Metric.CELLS, False, 61.25, (THERE, OUT), 1, Attempt(None), shown=1)


@pytest.mark.parametrize(
    "damage",
    [
        {"layout": "VAAV"},
        {"count": "turns"},
        {"slides": "nonsense"},
        {"now": None},
        {"now": float("inf")},
        {"seconds": float("nan")},
        {"seconds": "1e400"},
        {"seconds": -1},
        {"attempt": {"replaced": ""}},
        {"solution": values()["slides"]},
    ],
)
def test_damaged_values_are_refused(damage: dict[str, Any]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, OverflowError, InputError)):
        parse_left_game(values(**damage))
