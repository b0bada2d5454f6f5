"""The copy of the project that has a third puzzle."""

from __future__ import annotations

import pytest

from tests.recipes.tree import Tree
from tests.third_puzzle.changes import THIRD_PUZZLE

collect_ignore = ["samples"]
"""Their tests are run in the copy."""


@pytest.fixture(scope="package")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The copy; the tests look at it only."""
    copied = Tree(tmp_path_factory.mktemp("tree"))
    copied.add(THIRD_PUZZLE)
    return copied
