"""Up to which board a method is said to be quick."""

from __future__ import annotations

import pytest

from app.knight.board_words import limit_sentence
from solvers.knight.board import Board
from solvers.knight.engines import ENGINES
from solvers.knight.tour import TourRequest

pytestmark = pytest.mark.usefixtures("qapp")

SIDES = (6, 8, 10, 100, 500)
"""The square boards that methods were measured on, of those on which some take too long."""
LAST_SIDES = {
    "depth-first": 6,
    "stack-static-degree": 8,
    "depth-first-pruned": 10,
    "complete": 100,
    "all-tours": 100,
    "random-closed": 500,
}


def test_a_method_is_said_to_be_slow_from_the_first_square_beyond_its_limit_on() -> None:
    spoken = {
        engine.name: [
            side
            for side in SIDES
            for more in (0, 1)
            if limit_sentence(engine, TourRequest(Board(1, side * side + more)))
        ]
        for engine in ENGINES
    }
    beyond = {
        name: [last, *(side for side in SIDES for _ in range(2) if side > last)] for name, last in LAST_SIDES.items()
    }
    assert spoken == {engine.name: beyond.get(engine.name, []) for engine in ENGINES}


def test_the_sentence_names_the_method_its_limit_and_a_quicker_one() -> None:
    complete = next(engine for engine in ENGINES if engine.name == "complete")
    said = limit_sentence(complete, TourRequest(Board(101, 101)))
    assert said.startswith(f"“{complete.words('en').title}” usually takes too long on more than 10,000 squares; ")
    assert said.endswith(f"“{ENGINES[0].words('en').title}” chooses a quicker method.")
