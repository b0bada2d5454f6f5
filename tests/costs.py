"""What each test costs, and the costly ones in turn.

A tenth of all tests takes two thirds of the time. With `--in-turn`, of those listed in `costly.txt` only a quarter is
run, drawn by the digest of the project's files: each change meets others, in time all. With `--costs`, the list is made
anew: the time that the processor spends on each test and on the processes that it starts is measured.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

LIST = Path(__file__).with_name("costly.txt")
COSTLY_SECONDS = 0.5
"""From here on a test function is listed, all the cases of it that are run together."""
ONE_IN = 4
ROOMS = ("tests/app/", "tests/solvers/")
"""What is tested elsewhere, such as the layers or the recipes, is tested at every change."""


def function_of(name: str) -> str:
    """The test function of a case."""
    return name.partition("[")[0]


def not_in_turn(items: Sequence[pytest.Item], seed: str) -> set[pytest.Item]:
    """The cases of costly tests that are not run this time."""
    listed = {*LIST.read_text("utf-8").splitlines()}
    costly = sorted({function_of(item.nodeid) for item in items} & listed)
    left_out = {*Random(f"{seed} in turn").sample(costly, len(costly) - -(-len(costly) // ONE_IN))}
    return {item for item in items if function_of(item.nodeid) in left_out and not item.get_closest_marker("always")}


def _spent() -> float:
    """The processor's time of this process and of those that it waited for, in seconds."""
    return sum(os.times()[:4])


class CostMeter:
    """Measures every test, in each process that runs some, and writes the list at the end."""

    def __init__(self) -> None:
        self._costs: defaultdict[str, float] = defaultdict(float)
        self._before = 0.0

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Iterator[None]:
        """Begin to measure."""
        self._before = _spent()
        yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """Tell with the report of the test what it cost."""
        yield
        item.user_properties.append(("seconds", _spent() - self._before))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear what a test cost, wherever it was run."""
        if report.when == "teardown" and report.nodeid.startswith(ROOMS):
            told = (value for name, value in report.user_properties if name == "seconds")
            self._costs[function_of(report.nodeid)] += sum(value for value in told if isinstance(value, float))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the list, in the process that heard of all tests; what was not run stays as it is listed."""
        if not hasattr(session.config, "workerinput"):
            costly = {*LIST.read_text("utf-8").splitlines()} - self._costs.keys()
            costly |= {name for name, seconds in self._costs.items() if seconds >= COSTLY_SECONDS}
            LIST.write_text("".join(f"{name}\n" for name in sorted(costly)), "utf-8")
