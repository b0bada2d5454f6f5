"""The puzzles of the days: pinned, proved, by weekday, each once in ten years and nowhere else."""

from __future__ import annotations

from datetime import date, timedelta
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from solvers.klotski.breadth_first.shortest import search
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import (
    BANDS,
    FIRST_DAY,
    HEADING,
    LAST_DAY,
    DailyPuzzle,
    day_of,
    optimum_of,
    puzzle_of,
)
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import shortest_lengths

DAYS = [FIRST_DAY + timedelta(number) for number in range((LAST_DAY - FIRST_DAY).days + 1)]
PINNED = [
    line.split() for line in Path(__file__).with_name("days_of_a_year.txt").read_text("utf-8").strip().splitlines()
]
"""A date, a layout and a number of moves of each day of the first year: what people have played."""


def puzzle(day: date) -> DailyPuzzle:
    found = puzzle_of(day)
    assert found is not None, day
    return found


def test_the_first_year_is_what_it_was() -> None:
    assert len(PINNED) == 365
    for iso, text, moves in PINNED:
        day = date.fromisoformat(iso)
        assert puzzle_of(day) == DailyPuzzle(day, Layout.parse(text), int(moves))


def test_the_optimum_of_a_years_days_is_that_of_a_search_for_a_shortest_solution() -> None:
    for iso, text, moves in PINNED:
        found = Drive(search(Layout.parse(text), Metric.MOVES)).next_answer()
        assert isinstance(found, Found), iso
        assert len(found.answer.steps) == int(moves), iso


@pytest.mark.parametrize("iso", ["2026-11-23", "2026-11-24", "2028-02-29", "2036-10-26"])
def test_and_that_of_another_hands_search(iso: str) -> None:
    found = puzzle(date.fromisoformat(iso))
    assert shortest_lengths(str(found.layout), "moves") == found.optimum


def test_there_is_one_for_every_day_of_ten_years_and_none_outside() -> None:
    assert (LAST_DAY.year - FIRST_DAY.year, LAST_DAY + timedelta(1)) == (10, date(2036, 11, 1))
    assert [puzzle(day).day for day in DAYS] == DAYS
    assert puzzle_of(FIRST_DAY - timedelta(1)) is None
    assert puzzle_of(LAST_DAY + timedelta(1)) is None


def test_the_lines_of_the_table_carry_the_dates_they_stand_for_under_its_version() -> None:
    lines = resources.files("resources").joinpath("layouts", "daily.txt").read_text("utf-8").splitlines()
    assert lines[0] == HEADING
    assert [line.split()[0] for line in lines[1:]] == [day.isoformat() for day in DAYS]


def test_the_week_grows_harder_from_monday_to_sunday() -> None:
    assert all(before.stop == after.start for before, after in pairwise(BANDS))
    assert (BANDS[date(2026, 11, 23).weekday()], BANDS[date(2026, 11, 29).weekday()]) == (range(8, 16), range(90, 139))
    for day in DAYS:
        assert puzzle(day).optimum in BANDS[day.weekday()], day


def test_no_two_days_have_the_same_layout_or_mirror_images() -> None:
    layouts = [puzzle(day).layout for day in DAYS]
    assert len({frozenset((str(layout), str(layout.mirror()))) for layout in layouts}) == len(DAYS)


def test_no_day_has_a_layout_of_the_catalogue_or_of_a_chapter() -> None:
    named = [entry.layout for entry in entries()]
    known = named + [each.layout for chapter in chapters() for each in chapter.layouts]
    texts = {str(layout) for layout in known} | {str(layout.mirror()) for layout in known}
    assert not [day for day in DAYS if str(puzzle(day).layout) in texts]


def test_the_day_of_a_layout_is_found_by_it_and_by_its_mirror_image() -> None:
    for day in DAYS[::30]:
        assert day_of(puzzle(day).layout) == day
        assert day_of(puzzle(day).layout.mirror()) == day
    assert day_of(entries()[0].layout) is None


def test_the_moves_of_a_puzzle_are_found_by_its_text_form() -> None:
    for day in (FIRST_DAY, LAST_DAY):
        puzzle = puzzle_of(day)
        assert puzzle is not None
        assert optimum_of(str(puzzle.layout)) == puzzle.optimum
    assert optimum_of("VAAV/VAAV/VHHV/VSSV/S..S") is None
