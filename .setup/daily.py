"""Make the table of the puzzles of the days, a layout for every date of ten years.

    python .setup/daily.py            # checks; status 1 when the stored table is another
    python .setup/daily.py --write    # writes it

The table is frozen: people play the same puzzle on the same date, so once it is released it is only checked. The
same layouts come out on every machine and with every version of Python: what is drawn depends on nothing but digests
(SHA-256) of texts. It takes half a minute. Run it with the Python that the project is installed in.

The layouts have the classic ten pieces in most weeks, nine or eleven in the others. A layout of a day is a good
beginning: Cao Cao stands in the upper half, and no step leads away from the exit, so that it is not a position from
the middle of another game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

from solvers.klotski.breadth_first import kernel, search_kernel
from solvers.klotski.breadth_first.search import BreadthFirst
from solvers.klotski.catalogue.catalogue import entries
from solvers.klotski.catalogue.chapters import chapters
from solvers.klotski.catalogue.daily import BANDS, FIRST_DAY, HEADING, LAST_DAY
from solvers.klotski.layout import EXIT, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import block_cell, pack, square_of, unpack
from solvers.klotski.piece_set import PieceSet

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "daily.txt"
SEED = "Huarong Knight 2026"

SETS = {
    PieceSet(soldiers=4, horizontals=1, verticals=4): 6,
    PieceSet(soldiers=4, horizontals=2, verticals=3): 6,
    PieceSet(soldiers=4, horizontals=3, verticals=2): 5,
    PieceSet(soldiers=4, horizontals=4, verticals=1): 3,
    PieceSet(soldiers=2, horizontals=4, verticals=2): 1,
    PieceSet(soldiers=6, horizontals=0, verticals=4): 1,
    PieceSet(soldiers=6, horizontals=1, verticals=3): 1,
    PieceSet(soldiers=6, horizontals=2, verticals=2): 1,
    PieceSet(soldiers=6, horizontals=3, verticals=1): 1,
}
"""The pieces beside Cao Cao, and how often they come up relative to each other where the band has layouts of them."""

LOWEST_ROW = (2, 1, 1, 1, 1, 1, 1)
"""The row of Cao Cao's upper half, from 0 at the top, in which he may stand at most, by weekday from Monday."""


class Drawing:
    """The layouts that are left to draw, by weekday and piece set, each list in the order in which they come up."""

    def __init__(self, taken: Iterable[Layout]) -> None:
        """Without those `taken`, their mirror images, and whatever is one move from either."""
        self._spaces = {pieces: explored(pieces) for pieces in SETS}
        self._taken: set[int] = set()
        for layout in taken:
            self._take(PieceSet.of(layout), kernel.canonical(pack(layout)))
        self._left = {
            (weekday, pieces): [*candidates(weekday, space)]
            for weekday in range(len(BANDS))
            for pieces, space in self._spaces.items()
        }

    def puzzle(self, day: date) -> tuple[Layout, int]:
        """Draw the layout of a day, and say how many moves it takes."""
        weekday = day.weekday()
        pieces = drawn_set(day, [pieces for pieces in SETS if self._left[weekday, pieces]])
        left = self._left[weekday, pieces]
        while left:
            key = left.pop()
            if key not in self._taken:
                self._take(pieces, key)
                layout = unpack(key)
                space = self._spaces[pieces]
                mirrored = digest("mirror", str(layout)) % 2 == 1
                return layout.mirror() if mirrored else layout, space.depth_of(space.index_of(key))
        return self.puzzle(day)  # of other pieces: none of these is left

    def _take(self, pieces: PieceSet, key: int) -> None:
        self._taken.add(key)
        if pieces in self._spaces:
            self._taken.update(self._spaces[pieces].successors.canonical_of(key))


def explored(pieces: PieceSet) -> BreadthFirst:
    """A search back from every solved layout of these pieces to all that can be solved."""
    space = BreadthFirst(sorted({kernel.canonical(key) for key in pieces.positions(EXIT)}), Metric.MOVES)
    while space.advance(stop_at_goal=False) != search_kernel.EXHAUSTED:
        pass
    return space


def candidates(weekday: int, space: BreadthFirst) -> Sequence[int]:
    """The good beginnings in the band of a weekday, the last to come up first."""
    starts = space.level_starts()
    levels = (level for level in BANDS[weekday] if level <= space.depth)
    keys = (key for level in levels for key in space.keys[starts[level] : starts[level + 1]].tolist())
    good = (key for key in keys if square_of(block_cell(key))[0] <= LOWEST_ROW[weekday] and is_summit(key, space))
    return sorted(good, key=lambda key: digest("order", str(unpack(key))), reverse=True)


def is_summit(key: int, space: BreadthFirst) -> bool:
    """Whether no step from a position leads further away from the exit."""
    depth = space.depth_of(space.index_of(key))
    return all(space.depth_of(space.index_of(other)) <= depth for other in space.successors.canonical_of(key))


def drawn_set(day: date, choices: Sequence[PieceSet]) -> PieceSet:
    """The pieces of a day: one of these, by their weights."""
    tickets = [pieces for pieces in choices for _ in range(SETS[pieces])]
    return tickets[digest("pieces", day.isoformat()) % len(tickets)]


def digest(purpose: str, text: str) -> int:
    """A number that looks random, the same for the same texts everywhere."""
    return int.from_bytes(sha256(f"{SEED}/{purpose}/{text}".encode()).digest()[:8])


def in_chapters() -> Iterator[Layout]:
    """The layouts of the chapters."""
    for chapter in chapters():
        yield from (each.layout for each in chapter.layouts)


def table() -> Iterator[str]:
    """The lines of the table."""
    yield HEADING
    drawing = Drawing([*(entry.layout for entry in entries()), *in_chapters()])
    for number in range((LAST_DAY - FIRST_DAY).days + 1):
        day = FIRST_DAY + timedelta(number)
        layout, optimum = drawing.puzzle(day)
        yield f"{day.isoformat()} {layout} {optimum}"


def main() -> int:
    """Compare or write; the exit status."""
    parser = argparse.ArgumentParser(description="Make the table of the puzzles of the days.")
    parser.add_argument("--write", action="store_true", help=f"write {DATA.name}; otherwise it is only compared")
    arguments = parser.parse_args()
    made = "".join(f"{line}\n" for line in table())
    if arguments.write:
        DATA.write_text(made, "utf-8", newline="\n")
        return 0
    same = DATA.exists() and DATA.read_text("utf-8") == made
    print(f"{DATA.name} is {'what this makes' if same else 'another table'}")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
