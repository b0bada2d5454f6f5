"""Which layout comes after one that is solved."""

from __future__ import annotations

from typing import Any

import pytest

from app.klotski.next_layout import easiest_unsolved, next_layout
from solvers.klotski.catalogue.catalogue import entries, find
from solvers.klotski.catalogue.chapters import chapters, place_of
from solvers.klotski.catalogue.daily import FIRST_DAY, puzzle_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

FIRST = chapters()[0].layouts[0].layout
NOWHERE = Layout.parse("..../..../.AA./SAA./S...")


def nothing(layout: Layout) -> bool:
    """No layout is solved."""
    return False


def everything(layout: Layout) -> bool:
    """Every layout is solved."""
    return True


def next_to(layout: Layout, *arguments: Any) -> Layout | None:
    """The layout after another."""
    found = next_layout(layout, *arguments)
    return None if found is None else found.layout


@pytest.mark.parametrize("solved", [nothing, everything])
def test_within_a_chapter_comes_the_next_and_at_its_end_the_next_chapter(solved: object) -> None:
    """Solved before or not: a chapter is a way."""
    way = [each.layout for chapter in chapters() for each in chapter.layouts]
    walked = [FIRST]
    while (following := next_to(walked[-1], solved)) is not None:
        walked.append(following)
        assert len(walked) <= len(way)
    assert walked == way


def test_in_an_opened_collection_comes_the_next_of_it() -> None:
    mine = [(NOWHERE, "One"), (Layout.parse("..../AA../AA../..../SS.."), "Two")]
    following = next_layout(NOWHERE, nothing, [mine])
    assert following is not None
    assert (following.layout, following.names.hant) == (mine[1][0], "Two")


def test_at_the_end_of_an_opened_collection_the_chapters_go_on() -> None:
    assert next_to(NOWHERE, lambda layout: layout == FIRST, [[(FIRST, "One"), (NOWHERE, "Two")]]) == (
        chapters()[0].layouts[1].layout
    )


def test_in_the_catalogue_comes_the_next_unsolved_of_the_same_collection() -> None:
    paper = [entry.layout for entry in entries() if "paper" in entry.collections]
    outside = [layout for layout in paper if place_of(layout) is None]
    first, after = outside[0], paper[paper.index(outside[0]) + 1]
    assert next_to(first, nothing) == after
    assert next_to(first, lambda layout: layout == after) in set(paper) - {first, after}
    assert next_to(first, lambda layout: layout != paper[0]) == (None if first == paper[0] else paper[0])


def test_a_layout_without_a_solution_is_never_next() -> None:
    for entry in entries():
        following = next_layout(entry.layout, nothing)
        assert following is None or None not in following.optimum.values()


def test_after_all_of_a_collection_the_chapters_go_on() -> None:
    solved = {entry.layout for entry in entries()}
    outside = next(entry.layout for entry in entries() if entry.solvable and place_of(entry.layout) is None)
    assert next_to(outside, solved.__contains__) == FIRST


def test_the_puzzle_of_a_day_leads_to_the_first_unsolved_layout_of_the_chapters() -> None:
    puzzle = puzzle_of(FIRST_DAY)
    assert puzzle is not None
    assert next_to(puzzle.layout, nothing) == FIRST
    assert next_to(puzzle.layout, lambda layout: layout == FIRST) == chapters()[0].layouts[1].layout


def test_where_all_is_solved_nothing_is_next() -> None:
    assert next_to(NOWHERE, everything) is None
    assert next_to(find("橫刀立馬").layout, nothing) is not None


@pytest.mark.parametrize("metric", Metric)
def test_the_easiest_that_is_not_solved_has_the_fewest_steps_of_these(metric: Metric) -> None:
    solved: set[Layout] = set()
    lengths = {entry.layout: entry.optimum[metric] for entry in entries()}
    shortest = sorted(length for length in lengths.values() if length is not None)
    for length in shortest[:20]:
        found = easiest_unsolved(solved.__contains__, metric)
        assert found is not None
        assert lengths[found] == length
        solved.add(found)
    assert easiest_unsolved(everything, metric) is None
