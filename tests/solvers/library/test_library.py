"""What `import solvers` offers: as its design has it, at once, and with examples that are right."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import solvers
from tests.solvers.library import example

PROJECT = Path(__file__).parents[3]
MODULES = ["solvers", "solvers.klotski.layout", "solvers.klotski.moves", "solvers.knight.tour"]
MODULES += [f"solvers.library.{path.stem}" for path in (PROJECT / "solvers" / "library").glob("[!_]*.py")]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_are_right(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


@pytest.mark.parametrize("name", solvers.__all__)
def test_everything_is_there_and_says_what_it_is(name: str) -> None:
    offered = getattr(solvers, name)
    assert offered.__doc__
    if offered.__module__.startswith("solvers.library") and not isinstance(offered, type):
        assert ">>> " in offered.__doc__


def test_all_names_are_told_and_no_others_are_there() -> None:
    listed = [name for names in solvers._MODULES.values() for name in names]
    assert sorted(listed) == sorted(solvers.__all__)
    assert {*solvers.__all__} <= {*dir(solvers)}
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = solvers.nothing


def test_nothing_is_loaded_for_the_name_of_a_layout_but_the_catalogue() -> None:
    program = (
        "import sys, solvers; solvers.layout('橫刀立馬'); "
        "print(*(name for name in sys.modules if name.startswith(('solvers.', 'numpy', 'importlib.resources'))))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=True)
    loaded = {*done.stdout.split()}
    assert "solvers.klotski.catalogue.catalogue" in loaded
    assert {name.partition(".")[0] for name in loaded} == {"solvers"}
    assert loaded.isdisjoint({"solvers.klotski.codes", "solvers.search", "solvers.engine", "solvers.kernels"})


def test_klotski() -> None:
    assert example.klotski() == {
        "moves": (81, 81, 90),
        "cells": (116, 116),
        "told": 81,
        "after": True,
        "distance": 81,
        "most": 93,
        "positions": 25_955,
        "best": 4,
        "graph": (13_011, 23_566, 0),
    }


def test_knight() -> None:
    told = example.knight()
    reason = told.pop("reason")
    assert told == {"size": 62, "closed": True, "start": (0, 7), "several": 3, "count": 9_862}
    assert str(reason).startswith("without the 4 squares b3, c3, b2, c2 the others fall into 6 parts")


def test_both() -> None:
    told = example.both()
    faults = told.pop("faults")
    rows = [("shortest", "proved", 30), ("shortest", "proved", 116)]
    assert told == {"rows": rows, "tours": [25, 25], "forward": True, "back": True}
    assert isinstance(faults, list)
    assert faults[0].startswith("“nobody at all” is neither a layout's name")
    assert len(faults) == 2
