"""How hard layouts are, and what of the catalogue is asked for by what was reached."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.klotski.layouts.catalogue_filter import Achievement, DifficultyRange
from app.klotski.progress import Best
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.moves import Metric

ENTRY = entries()[0]
UNSOLVABLE = replace(ENTRY, optimum=dict.fromkeys(Metric))


def test_every_number_of_moves_is_of_one_band() -> None:
    assert [band.name for band in DifficultyRange.bands()] == ["EASY", "MEDIUM", "HARD", "HARDEST"]
    bands = [[band.name for band in DifficultyRange.bands() if band.has(moves)] for moves in range(140)]
    assert bands == [["EASY"]] * 31 + [["MEDIUM"]] * 30 + [["HARD"]] * 30 + [["HARDEST"]] * 49


def test_any_difficulty_has_all_and_what_has_no_solution_is_of_no_other() -> None:
    assert all(DifficultyRange.ANY.has(moves) for moves in (None, 0, 30, 138))
    assert not any(band.has(None) for band in DifficultyRange.bands())


@pytest.mark.usefixtures("qapp")
def test_bands_are_called_by_their_moves() -> None:
    assert [difficulty.title for difficulty in DifficultyRange] == [
        "Any difficulty",
        "Up to 30 moves",
        "31 to 60 moves",
        "61 to 90 moves",
        "91 moves or more",
    ]


@pytest.mark.parametrize(
    ("best", "reached"),
    [
        (None, {Achievement.ANYTHING, Achievement.UNSOLVED}),
        (Best(stars=3, length=81), {Achievement.ANYTHING, Achievement.BEST}),
        (Best(stars=2, length=81), {Achievement.ANYTHING, Achievement.SHORT_OF_BEST}),
        (Best(stars=0, length=None), {Achievement.ANYTHING, Achievement.SHORT_OF_BEST}),
        (Best(stars=None, length=90), {Achievement.ANYTHING, Achievement.SHORT_OF_BEST}),
    ],
)
def test_a_layout_passes_by_what_was_reached_in_it(best: Best | None, reached: set[Achievement]) -> None:
    assert {wanted for wanted in Achievement if wanted.has(ENTRY, best)} == reached


@pytest.mark.usefixtures("qapp")
def test_what_cannot_be_solved_is_not_called_unsolved() -> None:
    assert {wanted for wanted in Achievement if wanted.has(UNSOLVABLE, None)} == {Achievement.ANYTHING}
    assert [wanted.title for wanted in Achievement] == [
        "Solved or not",
        "Unsolved",
        "Solved, not yet three stars",
        "Three stars",
    ]
