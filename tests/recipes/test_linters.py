"""The linters find nothing in what is added as README says.

`python3 .setup lint` runs these tests, and has installed the linters; `python3 .setup test` alone installs one of them.
"""

from __future__ import annotations

import pytest

from tests.recipes.changes import RECIPES
from tests.recipes.tree import Tree


@pytest.mark.sampled(1)
@pytest.mark.parametrize("command", RECIPES.linters, ids=lambda command: " ".join(command[:2]))
def test_the_linter_passes(command: tuple[str, ...], tree: Tree) -> None:
    tree.lint(command)
