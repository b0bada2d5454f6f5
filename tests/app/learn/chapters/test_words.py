"""What is said of tiles and sections."""

from __future__ import annotations

import pytest

from app.klotski.repositories import Best
from app.learn.chapters.shelf import ChapterTile, Tally, TileSection
from app.learn.chapters.words import (
    grid_name,
    possible_sentence,
    removed_sentence,
    spoken_tile,
    standing,
    steps_figure,
    tally_sentence,
    tile_tip,
    way_on_sentence,
)
from app.storage.common import OpenedCollection
from solvers.documents import CollectionDocument
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.board import Board
from solvers.knight.leaper import PIECES, Wrap

pytestmark = pytest.mark.usefixtures("qapp")
BLADE = Layout.parse("VAAV/VAAV/VHHV/VSSV/S..S")
KNOWN = ChapterTile(1, "Blade", BLADE, {Metric.MOVES: 81, Metric.CELLS: None})
NONE_YET = "not solved yet"


def board(closed: bool | None) -> ChapterTile:
    return ChapterTile(2, "Ring", board=Board(5, 6), closed=closed)


@pytest.mark.parametrize(
    ("tile", "metric", "figure", "possible"),
    [
        (KNOWN, Metric.MOVES, "81 moves", "best possible 81 moves"),
        (KNOWN, Metric.CELLS, "no solution", "no solution"),
        (KNOWN, Metric.STRAIGHT, "", ""),
        (ChapterTile(1, "One", BLADE, {Metric.CELLS: 1}), Metric.CELLS, "1 cell", "best possible 1 cell"),
        (board(None), Metric.MOVES, "5 × 6", "knight's tour on 5 × 6"),
        (board(True), Metric.MOVES, "5 × 6", "closed tour on 5 × 6"),
        (board(False), Metric.MOVES, "5 × 6", "open tour on 5 × 6"),
        (
            ChapterTile(2, "Torus", board=Board(5, 6, frozenset(), PIECES["camel"], Wrap.BOTH), closed=True),
            Metric.MOVES,
            "5 × 6",
            "closed tour on 5 × 6, camel, torus",
        ),
    ],
)
def test_the_best_possible_is_told_where_it_is_known(
    tile: ChapterTile, metric: Metric, figure: str, possible: str
) -> None:
    assert (steps_figure(tile, metric), possible_sentence(tile, metric)) == (figure, possible)
    assert spoken_tile(tile, NONE_YET, metric) == ", ".join(filter(None, (tile.name, possible, NONE_YET)))
    assert spoken_tile(tile, "", metric) == ", ".join(filter(None, (tile.name, possible)))
    said = " · ".join(filter(None, (possible, NONE_YET)))
    assert tile_tip(tile, NONE_YET, metric).replace("&#x27;", "'") == f"<p>{tile.name}<br>{said}</p>"


class Reached:
    """So many stars in moves, and perhaps a solution in another count."""

    def __init__(self, stars: int | None, solved: bool) -> None:
        self._best = None if stars is None else Best(stars, 90)
        self._solved = solved

    def best(self, layout: Layout, metric: Metric) -> Best | None:
        return self._best if metric is Metric.MOVES else None

    def solved(self, layout: Layout) -> bool:
        return self._solved


@pytest.mark.parametrize(
    ("stars", "solved", "metric", "told"),
    [
        (3, True, Metric.MOVES, "3 stars"),
        (1, True, Metric.MOVES, "1 star"),
        (0, True, Metric.MOVES, "solved"),
        (3, True, Metric.CELLS, "solved"),
        (None, True, Metric.MOVES, "solved"),
        (None, False, Metric.MOVES, NONE_YET),
    ],
)
def test_stars_are_told_or_else_whether_it_is_solved(
    stars: int | None, solved: bool, metric: Metric, told: str
) -> None:
    assert standing(BLADE, Reached(stars, solved), metric) == told


def test_a_section_is_called_with_what_was_earned_in_it() -> None:
    tally = Tally(solved=3, layouts=1000, stars=7)
    assert tally_sentence(tally) == "3 of 1,000 solved · 7 of 3,000 stars"
    section = TileSection("key", "Rivers", "Chapter 2: Rivers", "", (KNOWN,))
    assert grid_name(section, tally) == "Chapter 2: Rivers, 3 of 1,000 solved · 7 of 3,000 stars"
    assert grid_name(section, Tally(0, 0, 0)) == "Chapter 2: Rivers"
    assert way_on_sentence((section, KNOWN), Metric.MOVES) == "Rivers · best possible 81 moves"
    assert way_on_sentence((section, KNOWN), Metric.STRAIGHT) == "Rivers"
    assert way_on_sentence(None, Metric.MOVES) == "You solved every layout with the fewest steps."
    removed = OpenedCollection("Week 1", CollectionDocument("Week 1"))
    assert removed_sentence(removed).startswith("Removed “Week 1”.")
    assert removed_sentence(None) == ""
