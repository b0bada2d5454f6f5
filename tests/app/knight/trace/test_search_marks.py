"""Which marks the chessboard has for a step of a search, and that the legend explains these and no others."""

from __future__ import annotations

import pytest

from app.knight.trace.legend import FAMILIES, legend_of
from app.knight.trace.search_marks import CHOOSING, MarkKind, SearchMarks, marks_of
from solvers.knight.engines import ENGINES
from solvers.knight.stages import stages
from solvers.knight.trace import PathStep
from solvers.pseudocode import Trace, lines
from tests.app.knight.trace import steps


def on(marks: SearchMarks, kind: MarkKind) -> list[int]:
    """The squares with marks of a kind."""
    return [mark.square for mark in marks.squares if mark.kind is kind]


def test_the_choice_of_the_rule_is_marked_with_its_onward_moves() -> None:
    path, trace = steps.warnsdorff(5)
    marks = marks_of(steps.BOARD, path, trace)
    chosen = next(move for move in trace.moves if move.chosen)
    assert on(marks, MarkKind.CHOSEN) == [chosen.square]
    written = {mark.square: mark.text for mark in marks.squares}
    assert written == {move.square: str(move.onward) for move in trace.moves}


def test_ties_are_marked() -> None:
    for length in range(2, 30):
        path, trace = steps.warnsdorff(length)
        tied = [move.square for move in trace.moves if move.tied and not move.chosen]
        assert on(marks_of(steps.BOARD, path, trace), MarkKind.TIED) == tied


def test_moves_are_counted_one_by_one_before_one_is_chosen() -> None:
    path, trace = next(step for step in map(steps.warnsdorff, range(3, 30)) if len(step[1].moves) > 2)
    run = stages(trace)
    items = [stage.item for stage in run]
    begun = marks_of(steps.BOARD, path, trace, run, 0)
    assert on(begun, MarkKind.OPEN) == [move.square for move in trace.moves]
    second = marks_of(steps.BOARD, path, trace, run, items.index(1))
    assert on(second, MarkKind.ONWARD) == [move.square for move in trace.moves[:2]]
    assert on(second, MarkKind.CURRENT) == [trace.moves[1].square]
    assert on(second, MarkKind.OPEN) == [move.square for move in trace.moves[2:]]
    assert not on(second, MarkKind.CHOSEN)
    last = marks_of(steps.BOARD, path, trace, run, len(run) - 1)
    assert on(last, MarkKind.CHOSEN)
    assert not on(last, MarkKind.OPEN)


def test_the_line_that_chooses_is_known() -> None:
    assert lines("knight", "warnsdorff")[CHOOSING].strip() == "choose the square with the fewest"


def test_a_dead_end_is_marked_where_the_knight_stands() -> None:
    path, trace = steps.dead_end()
    assert on(marks_of(steps.BOARD, path, trace), MarkKind.DEAD_END) == [path[-1]]


@pytest.mark.parametrize(
    ("step", "kind"),
    [(PathStep.SKIPPED, MarkKind.SKIPPED), (PathStep.LEFT, MarkKind.LEFT), (PathStep.PRUNED, MarkKind.PRUNED)],
)
def test_what_a_depth_first_search_did_is_marked(step: PathStep, kind: MarkKind) -> None:
    path, trace = steps.depth_first(step)
    marks = marks_of(steps.BOARD, path, trace)
    assert on(marks, kind) == [path[-1] if trace.square is None else trace.square]
    assert marks.entries is trace.entries
    assert list(marks.deepest) == list(trace.deepest)
    if trace.pruning is not None:
        assert on(marks, MarkKind.REASON) == list(trace.pruning.squares)


def test_squares_that_were_tried_in_vain_are_marked_when_the_search_comes_back() -> None:
    path, trace = steps.depth_first(PathStep.LEFT)
    free = [square for square in steps.beside(path[-1]) if square not in path]
    left = [move.square for move in trace.moves]
    assert len(free) > len(left) + 1
    tried = on(marks_of(steps.BOARD, path, trace), MarkKind.TRIED)
    assert trace.square is not None
    assert sorted([*tried, *left, trace.square]) == sorted(free)


def test_a_rotation_shows_both_moves_and_the_reversed_part() -> None:
    path, trace = steps.rotated()
    marks = marks_of(steps.BOARD, path, trace)
    assert trace.turned is not None
    moves = {mark.kind: mark.move for mark in marks.moves}
    assert moves == {
        MarkKind.JOINED: (trace.joined, path[trace.turned.start]),
        MarkKind.REMOVED: (trace.joined, path[-1]),
    }
    assert marks.reversed_places == trace.turned
    assert trace.joined not in on(marks, MarkKind.JOINABLE)
    assert on(marks, MarkKind.GOAL) == [trace.goal]


def test_a_shuffle_of_the_first_end_shows_both_moves_and_the_part_before_them() -> None:
    path, trace = steps.shuffled()
    marks = marks_of(steps.BOARD, path, trace)
    assert trace.turned is not None
    moves = {mark.kind: mark.move for mark in marks.moves}
    assert moves == {
        MarkKind.JOINED: (trace.joined, path[trace.turned.stop - 1]),
        MarkKind.REMOVED: (trace.joined, path[0]),
    }
    assert path[trace.turned.stop] == trace.joined
    assert marks.reversed_places == trace.turned


def test_a_tile_is_marked_with_the_moves_across_its_seam() -> None:
    path, trace = steps.laid()
    marks = marks_of(steps.BOARD, path, trace)
    assert on(marks, MarkKind.TILE) == list(trace.tile)
    assert [(mark.kind, mark.move) for mark in marks.moves] == [
        (MarkKind.REMOVED, trace.removed[0]),
        (MarkKind.JOINED, trace.added[0]),
    ]


def test_while_a_tile_is_laid_its_seam_is_marked_line_by_line_and_no_knight_stands_anywhere() -> None:
    path, trace = steps.laid()
    run = stages(trace)
    moves = {line.line: marks_of(steps.BOARD, path, trace, run, place).moves for place, line in enumerate(run)}
    assert {line: [mark.kind for mark in marks] for line, marks in moves.items()} == {
        1: [],
        2: [],
        3: [],
        4: [MarkKind.REMOVED],
        5: [MarkKind.REMOVED, MarkKind.JOINED],
    }
    assert MarkKind.KNIGHT not in marks_of(steps.BOARD, path, trace).kinds


def test_every_method_has_a_legend() -> None:
    assert {engine.family for engine in ENGINES} | {"counting"} == set(FAMILIES)


def test_a_count_is_marked_by_what_it_has_passed_and_its_frontier() -> None:
    marks = marks_of(steps.BOARD, (), steps.count())
    assert on(marks, MarkKind.PASSED) == [0, 1, 2, 11], "those with both their moves"
    assert on(marks, MarkKind.FRONTIER) == [9, 10, 11, 12]
    assert on(marks, MarkKind.ONWARD) == [9, 12]
    assert [mark.text for mark in marks.squares if mark.kind is MarkKind.ONWARD] == ["1", "1"]
    assert MarkKind.KNIGHT not in marks.kinds


def drawn_for(family: str) -> set[MarkKind]:
    """The marks of every sort of step of a family."""
    of_family = {
        "automatic": [(steps.tour()[:3], None)],
        "warnsdorff": [*map(steps.warnsdorff, range(2, 30)), steps.dead_end()],
        "depth-first": [steps.depth_first(step) for step in PathStep if step is not PathStep.PRUNED],
        "recursive": [
            steps.depth_first(step, "recursive") for step in PathStep if step not in {PathStep.PRUNED, PathStep.SKIPPED}
        ],
        "counting": [((), steps.count())],
        "complete": [steps.depth_first(step, "complete") for step in PathStep if step is not PathStep.SKIPPED],
        "random-closed": [steps.rotated(), steps.grown(), steps.shuffled()],
        "structured": [steps.laid(), steps.followed()],
    }[family]
    kinds: set[MarkKind] = set()
    for path, trace in of_family:
        run = stages(trace) if isinstance(trace, Trace) else ()
        for place in range(max(1, len(run))):
            kinds |= marks_of(steps.BOARD, path, trace, run, place).kinds
    return kinds


@pytest.mark.parametrize("family", FAMILIES)
def test_the_legend_explains_the_marks_that_are_drawn_and_no_others(family: str) -> None:
    assert drawn_for(family) == {entry.kind for entry in legend_of(family)}
