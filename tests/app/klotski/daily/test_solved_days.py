"""Days that were solved are kept once each, and one that was solved in time stays so."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from app.klotski.repositories import SolvedDay, SolvedDays
from app.storage.storage import Storage
from solvers.klotski.catalogue.daily import puzzle_of


def solved(day: int, on_time: bool) -> SolvedDay:
    puzzle = puzzle_of(date(2026, 11, day))
    assert puzzle is not None
    return SolvedDay(puzzle.day, puzzle.layout, on_time)


def kept(storage: Storage) -> list[tuple[int, bool]]:
    return sorted((record.day.day, record.on_time) for record in storage.repository(SolvedDays).newest())


def test_days_come_back_as_they_were(folder: Path) -> None:
    before = Storage(folder)
    written = [
        before.repository(SolvedDays).keep(solved(23, True)),
        before.repository(SolvedDays).keep(solved(24, False)),
    ]
    before.close()
    after = Storage(folder)
    assert sorted(after.repository(SolvedDays).newest(), key=lambda record: record.day) == written
    after.close()


def test_a_day_is_kept_once_and_never_gets_worse(storage: Storage) -> None:
    first = storage.repository(SolvedDays).keep(solved(23, True))
    assert storage.repository(SolvedDays).keep(solved(23, False)).on_time
    assert storage.repository(SolvedDays).newest() == [first]


def test_a_late_day_can_still_be_in_time_where_the_date_was_another(storage: Storage) -> None:
    storage.repository(SolvedDays).keep(solved(23, False))
    storage.repository(SolvedDays).keep(solved(23, True))
    storage.repository(SolvedDays).keep(solved(23, False))
    assert kept(storage) == [(23, True)]


def test_a_day_that_was_deleted_comes_back_when_it_is_solved_again(storage: Storage) -> None:
    first = storage.repository(SolvedDays).keep(solved(23, True))
    assert first.id is not None
    storage.repository(SolvedDays).delete([first.id])
    assert kept(storage) == []
    storage.repository(SolvedDays).keep(solved(23, False))
    assert kept(storage) == [(23, True)]
