"""A quarter of the costly tests is drawn at every change, and what is listed is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests import costs
from tests.costs import LIST, function_of, not_in_turn

PROJECT = Path(__file__).resolve().parent.parent
CHEAP = "tests/app/test_a.py::test_cheap"
COSTLY = [f"tests/app/test_a.py::test_costly_{number}" for number in range(32)]


class Case(pytest.Item):
    """A case of a test."""

    def runtest(self) -> None:
        """Do nothing."""


@pytest.fixture
def cases(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[pytest.Item]:
    """Two cases of each of 32 costly tests, and one of a cheap one."""
    written = tmp_path / "costly.txt"
    written.write_text("\n".join(COSTLY))
    monkeypatch.setattr(costs, "LIST", written)
    names = [CHEAP, *(f"{name}[{case}]" for name in COSTLY for case in "ab")]
    return [Case.from_parent(request.node.parent, name=name, nodeid=name) for name in names]


def functions(items: set[pytest.Item]) -> set[str]:
    return {function_of(item.nodeid) for item in items}


def test_a_quarter_of_the_costly_tests_is_run_with_all_their_cases(cases: list[pytest.Item]) -> None:
    left_out = not_in_turn(cases, "one tree")
    assert len(left_out) == 2 * len(functions(left_out)) == 48
    assert CHEAP not in functions(left_out)
    assert not_in_turn(cases, "one tree") == left_out


def test_every_test_has_its_turn(cases: list[pytest.Item]) -> None:
    always_left_out = set(COSTLY)
    for tree in range(40):
        always_left_out &= functions(not_in_turn(cases, str(tree)))
    assert always_left_out == set()


def test_what_is_marked_is_run_at_every_change(cases: list[pytest.Item]) -> None:
    for case in cases:
        case.add_marker("always")
    assert not_in_turn(cases, "one tree") == set()


def test_the_tests_that_are_listed_are_there() -> None:
    known: dict[str, set[str]] = {}
    for name in LIST.read_text("utf-8").splitlines():
        file, *_, function = name.split("::")
        if file not in known:
            tree = ast.parse((PROJECT / file).read_text("utf-8"))
            known[file] = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert function in known[file], f"{name} is listed in {LIST.name}, but is not there"
