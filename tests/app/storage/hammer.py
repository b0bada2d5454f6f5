"""A window that keeps what another one keeps at the same time, over and over: `python -m … FOLDER first|second`.

It says `open`, and begins with a line. Where the other window is writing it tries again, as the window itself does; any
other error ends it with a traceback.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from app.klotski.repositories import Games, OwnLayout, OwnLayouts, SolutionRecord, Solutions, SolvedDay, SolvedDays
from app.knight.repositories import Tours
from app.storage.common import Comparison
from app.storage.faults import StorageError, StorageFault
from app.storage.storage import Storage
from solvers.documents import CollectionDocument
from solvers.klotski.document import CollectedLayout
from tests.app.storage.drawn_records import DOWN, RIGHT, TWO_STEPS_AWAY, solution, straight_game, tour

ROUNDS = 50
FIRST_DAY = date(2026, 1, 1)


def keep(write: Callable[[Any], object], record: object) -> None:
    """Write as soon as the other window lets it."""
    for _ in range(1000):
        try:
            write(record)
        except StorageError as error:
            if error.message.template is not StorageFault.BUSY:
                raise
        else:
            return
    raise TimeoutError


def main(folder: Path, first: bool) -> None:
    """Keep records that are the window's own, and such as the other keeps too."""
    storage = Storage(folder)
    storage.open()
    assert storage.lasting
    print("open", flush=True)
    sys.stdin.readline()
    for number in range(ROUNDS):
        for found in solutions(f"engine {number}", first):
            keep(storage.repository(Solutions).keep, found)
        keep(storage.repository(Games).keep, straight_game(seconds=float(number)))
        keep(storage.comparisons.keep, Comparison("mine", number))
        keep(storage.repository(Tours).keep, replace(tour(number % 8), closed=number % 2 == 0))
        keep(
            storage.repository(SolvedDays).keep,
            SolvedDay(FIRST_DAY + timedelta(days=number), TWO_STEPS_AWAY, on_time=first),
        )
        document = CollectionDocument("Week", str(number), (CollectedLayout("Corner", TWO_STEPS_AWAY),))
        keep(storage.collections.take, document)
        keep(storage.repository(OwnLayouts).keep, OwnLayout(f"Mine {number}", TWO_STEPS_AWAY))
    storage.close()


def solutions(engine: str, first: bool) -> list[SolutionRecord]:
    """One way twice, of which only the first window proves that it is a shortest; the second has a longer one too."""
    proved = solution(engine)
    unproved = replace(proved, solution=replace(proved.solution, proved_shortest=False))
    return [proved, unproved] if first else [solution(engine, (DOWN, RIGHT)), unproved]


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] == "first")
