"""Who may import whom, and what may not be imported before it is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
HEAVY = ("numba", "numpy", "llvmlite")
"""What takes longer to import than a person should wait for a window or a line of text."""
LIGHT = (
    "app.startup.application",
    "solvers.__main__",
    "solvers.library.layout",
    "solvers.library.layouts",
    "solvers.library.boards",
    "solvers.library.comparing",
    "solvers.library.watching",
    "solvers.klotski.engines.registry",
    "solvers.klotski.catalogue.catalogue",
    "solvers.knight.engines",
)
"""What a person waits for: it imports nothing heavy until a search begins."""


def test_the_contracts_of_the_layers_hold() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    # Read as UTF-8, whatever the terminal of the machine: the linter draws a banner.
    done = subprocess.run(
        [lint, "--no-cache"],
        cwd=PROJECT,
        env=os.environ | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", LIGHT)
def test_nothing_heavy_is_imported_before_it_is_needed(module: str) -> None:
    program = f"import sys, {module}; print(*(name for name in {HEAVY} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
