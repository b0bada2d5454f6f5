"""A third puzzle is added by its own files and four lines, and is then in the whole program."""

from __future__ import annotations

import ast
import difflib
from pathlib import Path

import pytest

from tests.recipes.tree import Tree
from tests.third_puzzle.changes import THIRD_PUZZLE

NAME = "fifteen"
MOST_STATEMENTS, MOST_LINES = 900, 4
TESTS = {
    "solvers": ("tests/solvers/fifteen",),
    "window": ("tests/app/fifteen",),
    "methods": (
        "tests/solvers/test_engine.py",
        "tests/solvers/test_pseudocode.py",
        "tests/solvers/console/test_console.py",
        "tests/solvers/documents",
    ),
    "pages": ("tests/app/window/test_pages.py", "tests/app/window/test_access_keys.py"),
    "keyboard": ("tests/app/window/test_without_a_mouse.py",),
    "screens": ("tests/app/window/test_small_screens.py",),
    "data": (
        "tests/resources",
        "tests/app/test_earlier_homes.py",
        "tests/app/storage/test_schema.py",
        "tests/app/ui/look/test_font_coverage.py",
        "tests/test_glossary.py",
    ),
    "readmes": ("tests/test_readmes.py", "-k", "tables"),
}
"""The tests of the puzzle itself, and of the others those that go over what there is of each puzzle."""


def test_it_changes_four_lines_outside_its_own_files(tree: Tree) -> None:
    changed = 0
    for path in {change.path for change in THIRD_PUZZLE.changes}:
        before, after = ((folder / path).read_text("utf-8").splitlines() for folder in (_project(), tree.folder))
        changed += sum(line.startswith("+ ") for line in difflib.ndiff(before, after))
    assert 0 < changed <= MOST_LINES


def test_its_files_are_in_its_own_rooms() -> None:
    for path in THIRD_PUZZLE.folder.rglob("*.*"):
        assert NAME in path.relative_to(THIRD_PUZZLE.folder).as_posix()


def test_its_rooms_are_small() -> None:
    rooms = [THIRD_PUZZLE.folder / top / NAME for top in ("app", "solvers")]
    assert sum(statements(file) for room in rooms for file in room.rglob("*.py")) < MOST_STATEMENTS


def test_the_console_solves_it(tree: Tree) -> None:
    solved = tree.python("-m", "solvers", NAME, "solve", "867/254/3.1")
    assert solved.startswith("867/254/3.1: 31 steps, proven shortest\na-star: ")
    assert "\nfifteen breadth-first: Breadth-first\n" in tree.python("-m", "solvers", "engines")


@pytest.mark.sampled
@pytest.mark.parametrize("kind", TESTS)
def test_the_tests_pass(kind: str, tree: Tree) -> None:
    tree.python("-m", "pytest", "-qx", "-p", "no:cacheprovider", "--sample", "--in-turn", *TESTS[kind])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("part", ["events", "starts"])
def test_the_soak_finds_no_fault_in_it(part: str, tree: Tree) -> None:
    count = {"events": 300, "starts": 20}[part]
    tree.python("-m", "tests.soak", "--seed", "15", f"--{part}", str(count))


def statements(file: Path) -> int:
    """How many statements a file has, without docstrings."""
    found = (node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.stmt))
    return sum(not _is_docstring(node) for node in found)


def _is_docstring(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _project() -> Path:
    return Path(__file__).parents[2]
