"""The chapters: each layout shows its chapter's idea, its optima are proved, and the way rises to the hardest."""

from __future__ import annotations

from itertools import combinations, pairwise
from operator import ne

import pytest
from ideas import shown_by
from shortest_paths import ShortestPaths

from solvers.klotski.breadth_first import shortest
from solvers.klotski.catalogue.catalogue import entry_for
from solvers.klotski.catalogue.chapters import Chapter, Idea, chapters, place_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import shortest_lengths

HARDEST = 138
"""The moves of 4FEA134; no layout of two empty cells takes more."""

SURPRISES = (
    Idea.WAY_ROUND,
    Idea.ONLY_WAY,
    Idea.HOME_AGAIN,
    Idea.TEMPTATION,
    Idea.CHANGED_PLACES,
    Idea.SO_NEAR,
)
"""Ideas that a player comes to know in their chapters, not before."""

ALL = [(chapter, each) for chapter in chapters() for each in chapter.layouts]


def moves(chapter: Chapter) -> list[int]:
    """The shortest solutions of a chapter's layouts, in moves."""
    return [each.optimum[Metric.MOVES] for each in chapter.layouts]


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.idea.value)
def test_every_layout_shows_the_idea_of_its_chapter_and_no_surprise_of_a_later_one(chapter: Chapter) -> None:
    later = [other.idea for other in chapters()[chapter.number :] if other.idea in SURPRISES]
    for each in chapter.layouts:
        paths = ShortestPaths(each.layout)
        assert shown_by(chapter.idea, paths), each.layout
        assert [idea for idea in later if shown_by(idea, paths)] == [], each.layout


@pytest.mark.parametrize("metric", Metric)
def test_every_optimum_is_that_of_a_proved_search(metric: Metric) -> None:
    for _, each in ALL:
        found = Drive(shortest.search(each.layout, metric)).next_answer()
        assert isinstance(found, Found)
        assert found.answer.proved_shortest
        assert len(found.answer.steps) == each.optimum[metric], each.layout


@pytest.mark.parametrize("chapter", chapters(), ids=lambda chapter: chapter.idea.value)
def test_and_that_of_another_hands_search(chapter: Chapter) -> None:
    """The last of each chapter, in one of the counts: others have so many empty cells that strings take too long."""
    each, metric = chapter.layouts[-1], tuple(Metric)[chapter.number % 3]
    assert shortest_lengths(str(each.layout), metric.value) == each.optimum[metric]


def test_no_two_layouts_are_equal_or_mirror_images() -> None:
    pictures = [{str(each.layout), str(each.layout.mirror())} for _, each in ALL]
    assert len(set().union(*pictures)) == sum(map(len, pictures))


def test_no_two_layouts_are_nearly_the_same() -> None:
    """But for the classics, which are what they are."""
    for (_, one), (chapter, other) in combinations(ALL, 2):
        if chapter is chapters()[-1] and entry_for(one.layout):
            continue
        cells = "".join(one.layout.rows)
        for picture in (other.layout, other.layout.mirror()):
            assert sum(map(ne, cells, "".join(picture.rows))) >= 6, (one.layout, other.layout)


def test_most_layouts_are_the_programs_own_and_the_last_ones_the_catalogues() -> None:
    own = [each for _, each in ALL if not entry_for(each.layout) and not entry_for(each.layout.mirror())]
    assert len(own) >= 60
    assert all(entry_for(each.layout) for each in chapters()[-1].layouts)


def test_there_are_as_many_as_were_wanted() -> None:
    assert 60 <= len(ALL) <= 100
    assert 8 <= len(chapters()) <= 12
    assert all(6 <= len(chapter.layouts) <= 10 for chapter in chapters())
    assert len({chapter.idea for chapter in chapters()}) == len(chapters())
    assert [chapter.number for chapter in chapters()] == list(range(1, len(chapters()) + 1))


def test_it_goes_from_five_steps_to_the_hardest() -> None:
    assert moves(chapters()[0])[0] == 5
    assert moves(chapters()[-1])[-1] == HARDEST


def test_a_chapter_rises_from_layout_to_layout() -> None:
    for chapter in chapters():
        assert all(easier < harder for easier, harder in pairwise(moves(chapter)))


def test_each_chapter_begins_and_ends_harder_than_the_one_before() -> None:
    for before, after in pairwise(chapters()):
        assert moves(before)[0] < moves(after)[0]
        assert moves(before)[-1] < moves(after)[-1]


def test_a_layout_is_found_at_its_place() -> None:
    for chapter in chapters():
        for number, each in enumerate(chapter.layouts, 1):
            assert place_of(each.layout) == (chapter, number)
    assert place_of(Layout.parse("VAAV/VAAV/VVSV/VVSV/S..S")) is None
