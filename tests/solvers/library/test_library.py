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


BREADTH_FIRST = '''"""Breadth-first, as a student writes it."""

def search(problem):
    queue, before = [problem.start], {problem.start: None}
    for position in queue:
        if problem.is_goal(position):
            path = [position]
            while before[path[-1]] is not None:
                path.append(before[path[-1]])
            return path[::-1]
        for following in problem.successors(position):
            if following not in before:
                before[following] = position
                queue.append(following)
'''


def test_a_search_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(BREADTH_FIRST, "utf-8")
    told = example.own(path)
    lines = told.pop("lines")
    assert told == {
        "title": "Breadth-first, as a student writes it.",
        "solution": (21, False),
        "table": [("shortest", "proved", 21, True), ("mine.py", "found", 21, True)],
        "back": True,
    }
    assert isinstance(lines, list)
    assert {5, 6, 11, 12, 13} <= {*lines}


def test_a_program_may_end_while_an_own_search_is_watched(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(BREADTH_FIRST, "utf-8")
    program = (
        f"import solvers; w = solvers.watch('橫刀立馬', engine=solvers.load_search({str(path)!r})); print(next(w))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "depth 0, 0 visited\n", "")


@pytest.mark.parametrize(
    ("returned", "answer"), [("None", "given-up"), ("[problem.start]", "wrong"), ("[][0]", "given-up"), ("5", "wrong")]
)
def test_an_own_search_that_fails_is_told_apart_in_a_table(tmp_path: Path, returned: str, answer: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(f"def search(problem):\n    return {returned}\n", "utf-8")
    (row,) = solvers.compare(["將擋後路"], [solvers.load_search(path)], memory=False)
    assert (row.answer, row.steps) == (answer, None)
    with pytest.raises(solvers.GivenUp if answer == "given-up" else solvers.InputError):
        solvers.solve("將擋後路", engine=solvers.load_search(path))


def test_both() -> None:
    told = example.both()
    faults = told.pop("faults")
    rows = [("shortest", "proved", 30), ("shortest", "proved", 116)]
    assert told == {"rows": rows, "tours": [25, 25], "forward": True, "back": True}
    assert isinstance(faults, list)
    assert faults[0].startswith("“nobody at all” is neither a layout's name")
    assert len(faults) == 2
