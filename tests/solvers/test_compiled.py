"""Compiled kernels on disk: what they were compiled with, and that they hold nothing that has changed since."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
KERNEL_FILES = [path for path in sorted(PROJECT.joinpath("solvers").rglob("*.py")) if "\n@compiled" in path.read_text()]
KERNEL = """
from constants import DEPTHS, STEP
from solvers.compiled import compiled

@compiled
def stride(count):
    return STEP * count + DEPTHS[0]
"""


def kernel_says(folder: Path) -> int:
    """What a new process gets from the kernel in a folder, with the copies on disk that earlier processes left."""
    command = [sys.executable, "-c", "from kernel import stride; print(stride(10))"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(PROJECT)]), "PYTHONPYCACHEPREFIX": ""}
    return int(subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True).stdout)


@pytest.mark.parametrize("changed", ["STEP = 5\nDEPTHS = (7,)\n", "STEP = 3\nDEPTHS = (27,)\n"], ids=["int", "tuple"])
def test_a_kernel_is_compiled_anew_when_a_constant_it_imports_changes(tmp_path: Path, changed: str) -> None:
    (tmp_path / "kernel.py").write_text(KERNEL)
    (tmp_path / "constants.py").write_text("STEP = 3\nDEPTHS = (7,)\n")
    assert kernel_says(tmp_path) == 37
    (tmp_path / "constants.py").write_text(changed)
    assert kernel_says(tmp_path) == 57


def test_a_kernel_file_imports_no_function_that_it_compiles_in() -> None:
    """The copy on disk would not be renewed when such a function changes."""
    assert KERNEL_FILES
    for path in KERNEL_FILES:
        imported = {
            alias.asname or alias.name: node.module
            for node in ast.parse(path.read_text()).body
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("solvers.")
            for alias in node.names
        }
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        compiled_elsewhere = {
            name
            for name in called & set(imported)
            if imported[name] != "solvers.compiled" and _compiles(imported[name])
        }
        assert not compiled_elsewhere, path


def _compiles(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.origin is not None and "\n@compiled" in Path(spec.origin).read_text()
