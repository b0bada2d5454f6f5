"""Which tests are run for a changed line, by what is known to have run it."""

from __future__ import annotations

import pytest
from tests_by_line import running_tests

CODE = """\
from functools import cache
LIMIT = 3
class Board:
    size = 4
    @property
    def shown(self) -> str:
        if self.size > LIMIT:
            return str(
                self.size
            )
        return ""
@cache
def counted(limit: int = 5) -> int:
    return limit
def outer() -> int:
    def inner() -> int:
        return 1
    return inner()
"""
RUN = {
    1: [""],
    2: [""],
    4: [""],
    5: [""],
    6: ["", "test_a.py::test_one|run"],
    7: ["test_a.py::test_one|run", "test_a.py::test_cases[1]|run", "test_a.py::test_cases[a|b]|run"],
    8: ["test_a.py::test_one|run"],
    9: ["test_b.py::TestBoard::test_two|run"],
    11: ["test_c.py::test_three|setup", "test_c.py::test_four|teardown"],
    14: ["test_a.py::test_one|run"],
    17: ["", "test_a.py::test_one|run"],
    18: ["test_d.py::test_five[:: x]|run"],
}
EACH = ["test_a.py::test_cases", "test_a.py::test_one", "test_b.py::TestBoard::test_two", "test_c.py"]


@pytest.mark.parametrize(
    ("line", "tests"),
    [
        (5, EACH),
        (6, EACH),
        (7, ["test_a.py::test_cases", "test_a.py::test_one"]),
        (8, ["test_a.py::test_one", "test_b.py::TestBoard::test_two"]),
        (9, ["test_a.py::test_one", "test_b.py::TestBoard::test_two"]),
        (11, ["test_c.py"]),
        (18, ["test_d.py::test_five"]),
    ],
    ids=[
        "a decorator",
        "a signature",
        "a condition",
        "the first line of a statement",
        "another line of it",
        "before a test",
        "a strange case",
    ],
)
def test_those_are_run_that_ran_the_statement(line: int, tests: list[str]) -> None:
    assert running_tests(CODE, line, RUN) == tests


@pytest.mark.parametrize(
    "line",
    [1, 2, 4, 12, 13, 14, 16, 17, 99],
    ids=[
        "an import",
        "a constant",
        "of a class",
        "a cache",
        "its signature",
        "what is kept",
        "a signature",
        "run by an import too",
        "no line",
    ],
)
def test_of_what_is_run_once_for_all_it_is_not_known(line: int) -> None:
    assert running_tests(CODE, line, RUN) is None


def test_of_what_no_test_was_seen_to_run_it_is_not_known() -> None:
    assert running_tests(CODE, 7, {}) is None
