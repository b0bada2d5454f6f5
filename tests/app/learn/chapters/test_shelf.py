"""Where to go on, and what was earned, without a window."""

from __future__ import annotations

import pytest

from app.klotski.repositories import Best
from app.learn.chapters.shelf import (
    ChapterTile,
    Tally,
    TileSection,
    chapter_sections,
    collection_section,
    next_place,
    tally,
)
from app.storage.common import OpenedCollection
from solvers.documents import CollectionDocument
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.document import CollectedBoard

LAYOUTS = [entry.layout for entry in entries()[:7]]
"""Named by the letters a to g in what follows."""


def layout(letter: str) -> Layout:
    return LAYOUTS["abcdefg".index(letter)]


class Reached:
    """What was earned, as `a3` for three stars in a, `b0` for a solution with none, `c?` for one in another count."""

    def __init__(self, earned: str) -> None:
        self._earned = {layout(letter): stars for letter, stars in earned.split()}

    def best(self, layout: Layout, metric: Metric) -> Best | None:
        stars = self._earned.get(layout, "?")
        return None if stars == "?" or metric is not Metric.MOVES else Best(int(stars), 100)

    def solved(self, layout: Layout) -> bool:
        return layout in self._earned


def section(letters: str, collection: OpenedCollection | None = None) -> TileSection:
    tiles = tuple(ChapterTile(number, letter, layout(letter)) for number, letter in enumerate(letters, 1))
    return TileSection(letters, letters, letters, "", tiles, collection)


def opened(*letters: str, boards: int = 0) -> OpenedCollection:
    layouts = tuple(CollectedLayout(f"layout {letter}", layout(letter), f"about {letter}") for letter in letters)
    many = tuple(CollectedBoard(f"board {number}", Board(3, 4 + number), None) for number in range(boards))
    return OpenedCollection("Week 1", CollectionDocument("Week 1", "For Friday.", (*layouts, *many)), id=7)


@pytest.mark.parametrize(
    ("earned", "last", "then"),
    [
        ("", None, "a"),
        ("a3", None, "b"),
        ("a3 b2", "b", "c"),
        ("a3 b2 c3", "b", "d"),
        ("a1 b2", "c", "c"),  # left before the end
        ("a1 b3 c3", "b", "d"),
        ("a1 b3 c3 d3", "d", "e"),  # into the next chapter
        ("a1 c2 d3 e3", "e", "b"),  # nothing behind it: the first that is not solved
        ("a1 b2 c3 d3 e3 f1 g1", "e", "a"),  # all are solved: the first without three stars
        ("a3 b3 c3 d3 e3 f3 g3", "e", None),
        ("a1", "f", "f"),
        ("a1 f2", "f", "g"),  # in the collection
        ("a1 f2 g1", "g", "b"),  # at its end
        ("a? b?", "a", "b"),  # in another count: no stars, but left behind
    ],
)
def test_one_goes_on_after_the_last_layout_that_was_played(earned: str, last: str | None, then: str | None) -> None:
    sections = section("abc"), section("de"), section("fg", opened("f", "g"))
    place = next_place(sections, None if last is None else layout(last), Reached(earned), Metric.MOVES)
    assert (None if place is None else place[1].name) == then
    assert place is None or place[1] in place[0].tiles


def test_stars_count_once_and_in_the_count_that_is_chosen() -> None:
    reached = Reached("a3 b1 c2 e3")
    earned = tally(section("abac"), reached, Metric.MOVES)
    assert earned == Tally(solved=3, layouts=3, stars=6)
    assert earned.most_stars == 9
    assert tally(section("abc"), reached, Metric.CELLS) == Tally(solved=3, layouts=3, stars=0)
    assert earned + tally(section("de"), reached, Metric.MOVES) == Tally(solved=4, layouts=5, stars=9)


@pytest.mark.usefixtures("qapp")
def test_every_chapter_is_a_section() -> None:
    sections = chapter_sections()
    assert [[tile.layout for tile in section.tiles] for section in sections] == [
        [one.layout for one in chapter.layouts] for chapter in chapters()
    ]
    assert len({section.key for section in sections}) == len({section.title for section in sections}) == len(sections)
    assert sections[2].tiles[4].name == "Chapter 3, no. 5"
    assert sections[2].tiles[4].optimum == chapters()[2].layouts[4].optimum


@pytest.mark.usefixtures("qapp")
def test_a_collection_is_a_section_of_its_layouts_and_then_its_boards() -> None:
    made = collection_section(opened("a", "b", boards=1))
    assert (made.title, made.text) == ("Week 1", "For Friday.")
    assert [tile.name for tile in made.tiles] == ["layout a", "layout b", "board 0"]
    assert [tile.number for tile in made.tiles] == [1, 2, 3]
    assert [tile.number for tile in collection_section(opened("a", boards=2)).tiles] == [1, 2, 3]
    assert made.tiles[0].optimum == entries()[0].optimum
    assert made.tiles[2].board == Board(3, 4)
    assert list(made.layouts) == LAYOUTS[:2]
