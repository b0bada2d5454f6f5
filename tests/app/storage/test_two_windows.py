"""Two windows that write to one data file at the same time keep each thing once and lose nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from app.klotski.repositories import Games, OwnLayouts, Solutions, SolvedDays
from app.knight.repositories import Tours
from app.storage.backup import RestoreMode, restore
from app.storage.faults import StorageError, StorageFault
from app.storage.storage import Storage
from solvers.search import Drive
from tests.app.storage.backup.filled import backed_up, fill
from tests.app.storage.drawn_records import solution
from tests.app.storage.hammer import ROUNDS
from tests.app.storage.test_killed import ROOT

MERGES = 5


def window(folder: Path, which: str) -> subprocess.Popen[str]:
    """A window that is open and waits for a line."""
    command = [sys.executable, "-m", "tests.app.storage.hammer", str(folder), which]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    opened = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment, cwd=ROOT)
    assert opened.stdout is not None
    assert opened.stdout.readline() == "open\n"
    return opened


def merge(file: Path, data: Path) -> bool:
    """Merge a backup; False where the windows did not let it in."""
    try:
        Drive(restore(file, data, RestoreMode.MERGE)).next_answer()
    except StorageError as error:
        if error.message.template is not StorageFault.BUSY:
            raise
        return False
    return True


def test_each_thing_is_kept_once_and_nothing_is_lost(storage: Storage, folder: Path, tmp_path: Path) -> None:
    source = Storage(tmp_path / "source")
    fill(source)
    file = backed_up(source, tmp_path / "one.backup")
    source.close()
    windows = [window(folder, which) for which in ("first", "second")]
    for each in windows:
        assert each.stdin is not None
        each.stdin.write("\n")
        each.stdin.flush()
    merged = sum(merge(file, storage.file.path) for _ in range(MERGES))
    for each in windows:
        assert each.communicate(timeout=120)[1] == ""
        assert each.returncode == 0
    while not merged:
        merged += merge(file, storage.file.path)
    assert storage.file.rows("SELECT count(*) FROM games")[0][0] == 2 * ROUNDS + 2
    assert len(storage.comparisons.newest()) == 2 * ROUNDS
    assert sorted(record.engine for record in storage.repository(Solutions).newest()) == sorted(
        {"shortest", *(f"engine {number}" for number in range(ROUNDS))}
    )
    assert all(record.solution.proved_shortest for record in storage.repository(Solutions).newest())
    tours = [(tuple(record.tour.order), record.closed) for record in storage.repository(Tours).newest()]
    assert len(tours) == len({*tours})
    days = {record.day: record.on_time for record in storage.repository(SolvedDays).newest()}
    assert len(days) == ROUNDS + 1
    assert all(days.values())
    names = sorted(record.name for record in storage.collections.newest())
    assert names == sorted({*names})
    assert len(names) == ROUNDS + 1
    assert len(storage.repository(OwnLayouts).newest()) == ROUNDS + 1
    assert storage.file.rows("PRAGMA integrity_check")[0][0] == "ok"


def test_a_solution_that_is_not_proved_takes_no_place_of_one_that_is(storage: Storage) -> None:
    proved = solution()
    unproved = replace(proved, solution=replace(proved.solution, proved_shortest=False))
    kept = storage.repository(Solutions).keep(proved)
    again = storage.repository(Solutions).keep(unproved)
    assert (again.id, again.at) == (kept.id, unproved.at)
    assert [found.solution for found in storage.repository(Solutions).newest()] == [proved.solution]


def test_a_proved_solution_takes_the_place_of_one_as_long_that_is_not(storage: Storage) -> None:
    proved = solution()
    storage.repository(Solutions).keep(replace(proved, solution=replace(proved.solution, proved_shortest=False)))
    storage.repository(Solutions).keep(proved)
    assert [found.solution for found in storage.repository(Solutions).newest()] == [proved.solution]


def test_what_was_never_opened_is_closed_without_a_file(folder: Path) -> None:
    storage = Storage(folder)
    assert storage.repository(Games) is storage.repository(Games)
    storage.close()
    assert not folder.exists()
