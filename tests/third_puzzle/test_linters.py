"""The linters find nothing in the copy that has a third puzzle; see `tests/recipes/test_linters.py`."""

from __future__ import annotations

import pytest

from tests.recipes.tree import Tree
from tests.third_puzzle.changes import THIRD_PUZZLE


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", THIRD_PUZZLE.linters, ids=lambda command: " ".join(command[:2]))
def test_the_linter_passes(command: tuple[str, ...], tree: Tree) -> None:
    tree.lint(command)
