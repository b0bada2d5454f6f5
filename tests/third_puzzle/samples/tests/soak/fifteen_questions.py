"""The searches for solutions of the 8-puzzle that the window makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from solvers.fifteen.engines import SlidingEngine
from solvers.fifteen.position import GOAL, parse_position
from solvers.search import Search
from tests.soak.asking import Begin, Draw


def samples(engine: SlidingEngine) -> Iterator[Search[Any]]:
    """Searches by a method that load all that it needs."""
    yield engine.start(parse_position("123/456/7.8"))


def ask(engine: SlidingEngine, chance: Random) -> tuple[Begin, object]:
    """Draw a position for a method."""
    position = tuple(chance.sample(GOAL, len(GOAL)))
    return lambda: engine.start(position), None


OTHERS: Mapping[str, Draw] = {}
"""What else is searched for: nothing."""
