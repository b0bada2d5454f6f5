"""The chapters: each layout shows its chapter's idea, its optima are proved, and the way rises to the hardest."""

from __future__ import annotations

from itertools import pairwise

import pytest

from solvers.klotski.breadth_first import shortest
from solvers.klotski.catalogue.chapters import Chapter, ChapterLayout, chapters, place_of
from solvers.klotski.ideas.ideas import shows
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found

HARDEST = 138
"""The moves of 4FEA134; no layout of two empty cells takes more."""

ALL = [(chapter, each) for chapter in chapters() for each in chapter.layouts]


def moves(chapter: Chapter) -> list[int]:
    """The shortest solutions of a chapter's layouts, in moves."""
    return [each.optimum[Metric.MOVES] for each in chapter.layouts]


@pytest.mark.parametrize(("chapter", "each"), ALL, ids=lambda value: str(getattr(value, "layout", "")))
def test_every_layout_shows_the_idea_of_its_chapter(chapter: Chapter, each: ChapterLayout) -> None:
    assert shows(chapter.idea, each.layout)


@pytest.mark.parametrize("metric", Metric)
def test_every_optimum_is_that_of_a_proved_search(metric: Metric) -> None:
    for _, each in ALL:
        found = Drive(shortest.search(each.layout, metric)).next_answer()
        assert isinstance(found, Found)
        assert len(found.answer.steps) == each.optimum[metric], each.layout


def test_no_two_layouts_are_equal_or_mirror_images() -> None:
    pictures = [{str(each.layout), str(each.layout.mirror())} for _, each in ALL]
    assert len(set().union(*pictures)) == sum(map(len, pictures))


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
