"""The engines by name, and what all of them have in common."""

from __future__ import annotations

import subprocess
import sys

import pytest

from solvers.knight.engines import ENGINES, engine_named
from solvers.knight.tour import Tour, TourRequest
from solvers.message import InputError
from solvers.search import Outcome, Verdict
from tests.solvers.knight.asking import first_answer, whole

NAMES = [engine.name for engine in ENGINES]


def test_names_are_unique_and_automatic_comes_first() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert NAMES[0] == "automatic"
    with pytest.raises(InputError, match=r"no method “nobody” for this puzzle.*automatic"):
        engine_named("nobody")


@pytest.mark.parametrize("name", NAMES)
def test_a_tour_of_5x6(name: str) -> None:
    outcome, progress = first_answer(name, TourRequest(whole(5, 6), (0, 0)))
    assert isinstance(outcome, Tour)
    assert progress[-1].visited >= 29, "a report comes just before the tour"


@pytest.mark.parametrize("name", NAMES)
def test_one_square_is_a_tour_by_itself(name: str) -> None:
    if name == "structured":
        with pytest.raises(InputError):
            engine_named(name).start(TourRequest(whole(1, 1)))
        return
    outcome, _ = first_answer(name, TourRequest(whole(1, 1)))
    assert isinstance(outcome, Tour)
    assert list(outcome.order) == [0]


@pytest.mark.parametrize("name", NAMES)
def test_theory_speaks_before_any_search(name: str) -> None:
    outcome, progress = first_answer(name, TourRequest(whole(7, 9), closed=True))
    assert isinstance(outcome, Verdict)
    assert outcome.outcome is Outcome.IMPOSSIBLE
    assert outcome.reason is not None
    assert progress == []


@pytest.mark.parametrize("name", NAMES)
def test_a_square_off_the_board_is_refused_at_once(name: str) -> None:
    with pytest.raises(InputError, match=r"not on the \d × \d board"):
        engine_named(name).start(TourRequest(whole(8, 8), (8, 0)))


def test_the_registry_imports_no_kernel() -> None:
    imports = "import sys, solvers.knight.engines, solvers.knight.existence.existence"
    code = f"{imports}; print('numba' in sys.modules, 'numpy' in sys.modules)"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert output.split() == ["False", "False"]
