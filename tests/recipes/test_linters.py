"""The linters find nothing in what is added as README says.

`python3 .setup lint` runs these tests, and has installed the linters; `python3 .setup test` alone installs one of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.recipes.tree import Tree, changed_files


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "--no-cache"),
        ("ruff", "format", "--check", "--no-cache"),
        ("lint-imports", "--no-cache"),
        ("pyright", "--pythonpath", sys.executable, *changed_files()),
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_the_linter_passes(command: tuple[str, ...], tree: Tree) -> None:
    name, *arguments = command
    linter = Path(sys.executable).with_name(name + Path(sys.executable).suffix)
    if not linter.exists():
        pytest.skip(f"{name} is not installed: python3 .setup lint installs it, and runs this test")
    done = tree.run(str(linter), *arguments)
    assert done.returncode == 0, done.stdout
