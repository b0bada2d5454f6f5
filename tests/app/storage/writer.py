"""A program that keeps 200 records, and says of each when it is told that it is safe: `python -m … FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from app.klotski.repositories import Games
from app.storage.storage import Storage
from tests.app.storage.drawn_records import straight_game

RECORDS = 200


def main(folder: Path) -> None:
    """Keep the records; each has the seconds of its place in the row, from 0 on."""
    storage = Storage(folder)
    for number in range(RECORDS):
        storage.repository(Games).keep(straight_game(seconds=float(number)))
        print(number, flush=True)
    storage.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
