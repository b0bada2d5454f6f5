"""A writer killed at any moment loses nothing of what it was told is safe."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.klotski.repositories import Games
from app.storage.faults import StorageError, StorageFault
from app.storage.storage import Storage
from tests.app.storage.drawn_records import straight_game
from tests.app.storage.writer import RECORDS

ROOT = Path(__file__).parents[3]
MOMENTS = [
    *((confirmed, 0.0) for confirmed in (0, 1, 2, 50, 137, 199)),
    *((dice.randrange(RECORDS), dice.random() * 0.004) for dice in map(random.Random, range(9))),
]
"""When to kill: after how many records, and how many seconds later, into the writing of the next."""


def writing(folder: Path) -> subprocess.Popen[str]:
    """The writer, at work."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.app.storage.writer", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)


def killed(folder: Path, confirmed: int, later: float) -> list[int]:
    """Kill the writer after so many records and some time; returns every record that it said is safe."""
    with writing(folder) as writer:
        assert writer.stdout is not None
        said = [int(writer.stdout.readline()) for _ in range(confirmed)]
        time.sleep(later)
        writer.kill()
        return [*said, *(int(line) for line in writer.stdout if line.endswith("\n"))]


@pytest.mark.sampled
@pytest.mark.parametrize(("confirmed", "later"), MOMENTS)
def test_a_killed_writer_loses_nothing_that_was_confirmed(folder: Path, confirmed: int, later: float) -> None:
    said = killed(folder, confirmed, later)
    assert len(said) >= confirmed
    storage = Storage(folder)
    assert storage.file.notice is None
    kept = sorted(int(game.seconds) for game in storage.repository(Games).newest())
    # One more may have been written than was said: the writer was killed before it could say so.
    assert kept in (said, [*said, len(said)])
    storage.repository(Games).keep(straight_game())
    storage.close()


def keep_between(storage: Storage) -> None:
    """Keep a record as soon as another window, which writes without a rest, lets one in."""
    for _ in range(RECORDS):
        try:
            storage.repository(Games).keep(straight_game(seconds=0.5))
            return
        except StorageError as error:
            if error.message.template is not StorageFault.BUSY:
                raise
    pytest.fail("never let in")


def test_two_windows_write_to_one_file(folder: Path) -> None:
    with writing(folder) as other:
        storage = Storage(folder)
        for _ in range(20):
            keep_between(storage)
        assert other.wait(60) == 0
    assert len(storage.repository(Games).newest()) == RECORDS + 20
    storage.close()
