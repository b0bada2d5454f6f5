"""What is set up for a comparison: how it is kept, and the plan that follows."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.compare.setup import Setup, parse_setup
from app.klotski.comparison import KlotskiSetup
from app.knight.comparison import KnightSetup
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.comparison import KnightProblem
from solvers.message import InputError


def test_nothing_checked_is_no_plan() -> None:
    with pytest.raises(InputError, match="at least one layout or board"):
        Setup(Setup().puzzles | {"klotski": KlotskiSetup(engines=[])}).plan()


def test_a_plan_is_of_the_puzzle_in_front_with_its_repetitions_its_limit_and_its_order() -> None:
    setup = Setup(repetitions=3)
    assert [run.engine for run in setup.plan().runs] == ["shortest", "avl-26", "hash-60"]
    assert {run.repetitions for run in setup.plan().runs} == {3}
    knight = replace(setup, front="knight")
    assert [(run.engine, run.problem) for run in knight.plan().runs] == [
        (engine, KnightProblem(Board(8, 8), (7, 0))) for engine in ("warnsdorff", "complete", "structured")
    ]
    usual = Setup().plan()
    assert (usual.seed, usual.limit, usual.with_memory) == (None, 60, True)
    assert {run.repetitions for run in usual.runs} == {5}
    other = replace(setup, limit=0, shuffled=True, memory_measured=False).plan()
    assert other.seed is not None
    assert (other.limit, other.with_memory) == (None, False)


def test_a_set_up_comes_back_from_its_text() -> None:
    chosen = Setup(
        {
            "klotski": KlotskiSetup(("HHAA/HHAA/HHHH/S.SV/S.SV",), ("one-cell",), Metric.STRAIGHT, "wing"),
            "knight": KnightSetup("5x6", "", "1,3", "both", closed=True, engines=("random-closed",)),
        },
        front="knight",
        repetitions=1,
        limit=0,
        shuffled=True,
        memory_measured=False,
    )
    for setup in (Setup(), chosen, replace(chosen, repetitions=99, limit=3600)):
        assert parse_setup(json.loads(setup.text())) == setup


FIRST_VERSION = """{
    "klotski": {"layouts": ["HHAA/HHAA/HHHH/S.SV/S.SV"], "engines": ["one-cell"], "metric": "cells", "sought": "wing"},
    "knight": {"boards": "5x6", "starts": "a1 b1", "closed": true, "engines": ["random-closed", "complete"]},
    "knight_in_front": %s, "repetitions": 3, "limit": 7, "shuffled": true, "memory_measured": false
}"""
"""As it was kept when there were two puzzles, and one could say which by whether it is the second."""


@pytest.mark.parametrize(("in_front", "front"), [("true", "knight"), ("false", "klotski")])
def test_what_the_first_versions_kept_is_understood(in_front: str, front: str) -> None:
    assert parse_setup(json.loads(FIRST_VERSION % in_front)) == Setup(
        {
            "klotski": KlotskiSetup(("HHAA/HHAA/HHHH/S.SV/S.SV",), ("one-cell",), Metric.CELLS, "wing"),
            "knight": KnightSetup("5x6", "a1 b1", closed=True, engines=("random-closed", "complete")),
        },
        front,
        repetitions=3,
        limit=7,
        shuffled=True,
        memory_measured=False,
    )


def test_a_puzzle_that_is_new_is_set_up_as_usual() -> None:
    values = json.loads(FIRST_VERSION % "false")
    del values["knight"]
    setup = parse_setup(values)
    assert setup.puzzles["knight"] == KnightSetup()
    assert setup.puzzles["klotski"] != KlotskiSetup()


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("", {"repetitions": 0}),
        ("", {"repetitions": 100}),
        ("", {"limit": -1}),
        ("", {"limit": 3601}),
        ("", {"shuffled": 1}),
        ("", {"front": "chess"}),
        ("klotski", {"layouts": ["?"]}),
        ("klotski", {"metric": "miles"}),
        ("knight", {"engines": ["shortest"]}),
        ("knight", {"wrap": "sideways"}),
    ],
)
def test_a_set_up_that_nobody_can_choose_is_refused(part: str, changed: dict[str, object]) -> None:
    values = json.loads(Setup().text())
    (values[part] if part else values).update(changed)
    with pytest.raises((TypeError, ValueError, KeyError)):
        parse_setup(values)
