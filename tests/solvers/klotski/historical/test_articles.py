"""The breadth-first engines of the articles: optima, truth of the steps, and what they refuse."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings

from solvers.klotski.codes import CodeName, write
from solvers.klotski.codes.articles import bits26
from solvers.klotski.engines.registry import engine_named
from solvers.klotski.historical.articles import nine_steps
from solvers.klotski.historical.coordinates import EIGHT_WIDE, LONG_INTEGERS, SHORT_INTEGERS, Coordinates
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Solution, legal_steps
from solvers.klotski.structures import AVLTree, ChainedHashTable
from solvers.message import InputError
from solvers.search import Drive, Found, Outcome, Progress, Verdict
from tests.solvers.klotski.drawn_layouts import classic_layouts
from tests.solvers.klotski.plain_search import check_solution, component_size
from tests.solvers.klotski.traces import CORNERED, CRAMPED, NEAR_THE_EXIT, check_levels, watched

ENGINES = ["avl-26", "avl-60", "hash-60", "eight-wide"]
BLADE_DRAWN = "VAAV/VAAV/VHHV/VSSV/S..S"
SMALL = [
    ("HHAA/HHAA/HHHH/HHSS/SS..", {Metric.MOVES: 21, Metric.CELLS: 30}),
    ("AAHH/AAHH/VVHH/VVSS/S..S", {Metric.MOVES: 39, Metric.CELLS: 55}),
]
UNSOLVABLE = "V.HH/VAAV/VAAV/VHHS/SS.S"


def solve(engine: str, layout: str, metric: Metric) -> tuple[Found[Solution] | Verdict, list[Progress]]:
    reports: list[Progress] = []
    drive = Drive(engine_named(engine).search(Layout.parse(layout), metric))
    return drive.next_answer(listen=reports.append), reports


@pytest.mark.parametrize(("engine", "case", "metric"), list(product(ENGINES, SMALL, (Metric.MOVES, Metric.CELLS))))
def test_each_engine_finds_the_published_optimum(
    engine: str, case: tuple[str, dict[Metric, int]], metric: Metric
) -> None:
    layout, optima = case
    found, reports = solve(engine, layout, metric)
    assert isinstance(found, Found)
    steps = found.answer.steps
    assert len(steps) == optima[metric] == reports[-1].depth
    check_solution(layout, [(step.kind.value, step.path) for step in steps], metric.value)
    assert sum(reports[-1].levels) == reports[-1].visited == found.visited


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("engine", "metric"), [("eight-wide", "moves"), ("hash-60", "straight"), ("one-cell", "cells")]
)
def test_the_classic_layout(engine: str, metric: str) -> None:
    found, reports = solve(engine, BLADE_DRAWN, Metric(metric))
    assert isinstance(found, Found)
    assert len(found.answer.steps) == {"moves": 81, "straight": 90, "cells": 116}[metric]
    check_solution(BLADE_DRAWN, [(step.kind.value, step.path) for step in found.answer.steps], metric)
    assert len(reports) > 5


@given(classic_layouts())
@settings(max_examples=50)
def test_the_nine_steps_are_all_the_steps_in_every_coordinates(layout: Layout) -> None:
    for metric in Metric:
        expected = {str(step.after(layout)) for step in legal_steps(layout, metric)}
        assert positions_after(layout, metric, LONG_INTEGERS) == expected
        assert positions_after(layout, metric, EIGHT_WIDE) == expected


def positions_after(layout: Layout, metric: Metric, coordinates: Coordinates) -> set[str]:
    kinds = tuple(piece.kind for piece in layout.pieces)
    after: list[str] = []
    for (index, path), (places, _) in nine_steps(kinds, coordinates.position_of(layout), metric, coordinates.slide):
        assert places[index] == path[-1]
        placed = zip(kinds, map(coordinates.square_of, places), strict=True)
        after.append(str(Layout.of(type(layout.pieces[0])(square, kind) for kind, square in placed)))
    assert len(after) == len(set(after))
    return set(after)


@given(classic_layouts())
def test_the_keys_are_the_articles_integers(layout: Layout) -> None:
    from solvers.klotski.codes import CodeName, write_all

    kinds = tuple(piece.kind for piece in layout.pieces)
    codes = write_all(layout)
    for coordinates, code in ((SHORT_INTEGERS, CodeName.BITS26), (LONG_INTEGERS, CodeName.BITS60)):
        assert str(coordinates.key(kinds, coordinates.position_of(layout))) == codes[code]
    assert str(EIGHT_WIDE.key(kinds, EIGHT_WIDE.position_of(layout))) == codes[CodeName.BITS60]


@pytest.mark.parametrize("engine", ["avl-60", "one-cell"])
def test_no_solution_is_proved_by_the_whole_component(engine: str) -> None:
    verdict, _ = solve(engine, UNSOLVABLE, Metric.CELLS)
    assert isinstance(verdict, Verdict)
    assert verdict.outcome is Outcome.IMPOSSIBLE
    assert verdict.reason is not None
    assert verdict.reason.values == {"positions": component_size(UNSOLVABLE)}


@pytest.mark.parametrize("engine", [*ENGINES, "one-cell"])
def test_a_solved_layout_needs_no_step(engine: str) -> None:
    found, reports = solve(engine, "HHVV/HHVV/VSSS/VAAS/.AA.", Metric.CELLS)
    assert isinstance(found, Found)
    assert found.answer.steps == ()
    assert reports


def test_old_engines_refuse_layouts_that_they_were_not_made_for() -> None:
    three_blanks = Layout.parse("VAAV/VAAV/VHHV/VSSV/S...")
    for engine in ENGINES:
        with pytest.raises(InputError, match="2 empty cells"):
            engine_named(engine).search(three_blanks, Metric.MOVES)
    twelve = Layout.parse("VAAV/VAAV/SSSS/SSSS/HH..")
    with pytest.raises(InputError, match="5 generals and 2 empty cells, but this one has 3 and 2"):
        engine_named("avl-26").search(twelve, Metric.MOVES)
    engine_named("hash-60").search(twelve, Metric.MOVES)


def test_one_cell_at_a_time_takes_any_number_of_blanks() -> None:
    found, _ = solve("one-cell", "AA../AA../..../..../....", Metric.CELLS)
    assert isinstance(found, Found)
    assert len(found.answer.steps) == 4


WATCHED = {Metric.MOVES: CORNERED, Metric.CELLS: NEAR_THE_EXIT, Metric.STRAIGHT: CRAMPED[1]}


@pytest.mark.parametrize("engine", [*ENGINES, "one-cell"])
def test_every_step_is_that_of_a_plain_queue(engine: str) -> None:
    """Two positions of one 26-bit integer are one to the first article."""
    for metric in engine_named(engine).metrics:
        search = watched(engine, WATCHED[metric], metric)
        check_levels(search, (lambda layout: str(bits26(layout))) if engine == "avl-26" else str, metric)
        told = [child.layout for expansion in search.expansions for child in expansion.successors]
        assert [layout for layout, _ in search.visits] == [WATCHED[metric], *told]
        assert [report.depth for report in search.reports] == [expansion.depth + 1 for expansion in search.expansions]
        last = search.reports[-1]
        assert last.counters["duplicates"] == len(search.visits) - last.visited
        placed = [child for expansion in search.expansions for child in expansion.successors if child.place]
        assert len(placed) > last.visited - 1, "of those visited before some are found in the tree"
        assert any(child.place == (0, 0) for child in placed), "the start too, from the level below it"


@pytest.mark.parametrize(("engine", "code"), [("avl-26", CodeName.BITS26), ("avl-60", CodeName.BITS60)])
def test_the_tree_of_the_articles_gets_each_position_by_its_integer(engine: str, code: CodeName) -> None:
    search = watched(engine, CORNERED, Metric.MOVES)
    tree = AVLTree()
    tree.insert(int(write(CORNERED, code) or 0))
    for expansion, report in zip(search.expansions, search.reports, strict=True):
        tree.traced = []
        for child in expansion.successors:
            tree.insert(int(write(child.layout, code) or 0))
        assert list(expansion.rotations) == tree.traced
        assert report.counters.items() >= tree.counters().items()


@pytest.mark.parametrize("engine", ["hash-60", "eight-wide"])
def test_the_table_of_the_articles_gets_each_position_by_its_integer(engine: str) -> None:
    search = watched(engine, CORNERED, Metric.MOVES)
    table = ChainedHashTable()
    for layout, _ in search.visits:
        table.insert(int(write(layout, CodeName.BITS60) or 0))
    assert search.reports[-1].counters.items() >= table.counters().items()
    assert not any(expansion.rotations for expansion in search.expansions)
