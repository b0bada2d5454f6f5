"""The copy of the tree in which all recipes are followed."""

from __future__ import annotations

import pytest

from tests.recipes.changes import RECIPES
from tests.recipes.tree import Tree

collect_ignore = ["samples"]
"""Their tests are run in the copy."""


@pytest.fixture(scope="package")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """The copy, with all samples; the tests look at it only."""
    copied = Tree(tmp_path_factory.mktemp("tree"))
    copied.add(RECIPES, (".setup/catalogue.py", "--write"), (".setup/state_spaces.py", "--write"))
    return copied
