"""Days that were solved are kept once each, and one that was solved in time stays so."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from app.storage.klotski_records import SolvedDay
from app.storage.storage import Storage
from solvers.klotski.catalogue.daily import puzzle_of


def solved(day: int, on_time: bool) -> SolvedDay:
    puzzle = puzzle_of(date(2026, 11, day))
    assert puzzle is not None
    return SolvedDay(puzzle.day, puzzle.layout, on_time)


def kept(storage: Storage) -> list[tuple[int, bool]]:
    return sorted((record.day.day, record.on_time) for record in storage.days.newest())


def test_days_come_back_as_they_were(folder: Path) -> None:
    before = Storage(folder)
    written = [before.days.keep(solved(23, True)), before.days.keep(solved(24, False))]
    before.close()
    after = Storage(folder)
    assert sorted(after.days.newest(), key=lambda record: record.day) == written
    after.close()


def test_a_day_is_kept_once_and_never_gets_worse(storage: Storage) -> None:
    first = storage.days.keep(solved(23, True))
    assert storage.days.keep(solved(23, False)).on_time
    assert storage.days.newest() == [first]


def test_a_late_day_can_still_be_in_time_where_the_date_was_another(storage: Storage) -> None:
    storage.days.keep(solved(23, False))
    storage.days.keep(solved(23, True))
    storage.days.keep(solved(23, False))
    assert kept(storage) == [(23, True)]


def test_a_day_that_was_deleted_comes_back_when_it_is_solved_again(storage: Storage) -> None:
    first = storage.days.keep(solved(23, True))
    assert first.id is not None
    storage.days.delete([first.id])
    assert kept(storage) == []
    storage.days.keep(solved(23, False))
    assert kept(storage) == [(23, True)]
