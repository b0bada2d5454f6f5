"""Choose the layouts of the chapters, and rewrite their data file, one layout a line.

    python .setup/chapters.py            # checks; status 1 when the file holds other chapters
    python .setup/chapters.py --write    # writes the chosen ones into the file

The layouts are the program's own: of each set of pieces below all that are their own mirror images, and of the ten
classic pieces random ones with few patches; only those of the last chapter are the catalogue's. Each place of a chapter
takes, among those about as hard as it wants that show the chapter's idea, the one that looks best. The same seed gives
the same chapters. It takes about a minute. Run it with the Python that the project is installed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from ideas import CLASSICS, LONG, shown_by
from shortest_paths import ShortestPaths

from solvers.klotski.atlas import atlas, special
from solvers.klotski.atlas.special import Special
from solvers.klotski.breadth_first import shortest
from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.catalogue.chapters import Idea
from solvers.klotski.layout import COLUMNS, ROWS, Layout
from solvers.klotski.moves import Metric
from solvers.klotski.packed import unpack
from solvers.klotski.piece_set import LEAST_BLANKS, PieceSet
from solvers.search import Drive, Found, Search

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "chapters.json"
SEED = 208
"""The year of the battle of the Red Cliffs, from which Cao Cao fled along the Huarong road."""

CLASSIC = tuple(PieceSet(4, horizontals, 5 - horizontals) for horizontals in range(6))
MOST_LAYOUTS = 160_000
"""No set of pieces with more layouts is looked through."""
DRAWN = 100
"""How many layouts are drawn of each set of classic pieces at each distance."""
MOST_PATCHES = 9
"""No drawn layout has more patches than that."""
LEAST_DIFFERENCE = 6
"""In so many cells any two of the layouts chosen differ, whichever of them is mirrored."""


class Plan(NamedTuple):
    """What a chapter wants: so many layouts, the easiest and the hardest in moves, and empty cells from first to last.

    With two empty cells the ten classic pieces are wanted.
    """

    idea: Idea
    number: int
    easiest: int
    hardest: int
    first_blanks: int
    last_blanks: int


PLANS = (
    Plan(Idea.STRAIGHT_DOWN, 8, 5, 12, 12, 4),
    Plan(Idea.LAST_SOLDIER, 8, 7, 15, 8, 2),
    Plan(Idea.BAR, 8, 9, 18, 8, 2),
    Plan(Idea.ALL_HANDS, 8, 11, 22, 6, 2),
    Plan(Idea.WAY_ROUND, 8, 13, 27, 6, 2),
    Plan(Idea.ONLY_WAY, 8, 15, 33, 4, 2),
    Plan(Idea.HOME_AGAIN, 8, 18, 40, 4, 2),
    Plan(Idea.TEMPTATION, 8, 23, 50, 2, 2),
    Plan(Idea.CHANGED_PLACES, 8, 28, 62, 2, 2),
    Plan(Idea.SO_NEAR, 8, 33, 76, 2, 2),
    Plan(Idea.NARROW_PASS, 8, 41, 92, 2, 2),
)
"""All chapters but the last, which takes one classic of each length."""

SURPRISES = (
    Idea.WAY_ROUND,
    Idea.ONLY_WAY,
    Idea.HOME_AGAIN,
    Idea.TEMPTATION,
    Idea.CHANGED_PLACES,
    Idea.SO_NEAR,
)
"""Ideas that are new in their chapters: no layout of an earlier one shows them."""

FURTHEST = 4
"""No layout is further than that from the distance its place wants; the first and last of a chapter keep closer."""

EVERY_THIRD = 3
"""So many places of a chapter come before one that wants a layout that is not its own mirror image."""


class Candidate(NamedTuple):
    """A layout that may be chosen, with what its looks are judged by."""

    layout: Layout
    distance: int
    symmetric: bool
    patches: int
    chance: float
    """By which it is preferred to others that look as good."""

    @property
    def pieces(self) -> PieceSet:
        """Its pieces."""
        return PieceSet.of(self.layout)


def candidates(chance: Random) -> dict[int, list[Candidate]]:
    """The program's own layouts, by distance."""
    found: defaultdict[int, dict[str, Candidate]] = defaultdict(dict)
    for pieces in piece_sets():
        survey = answer(atlas.search(pieces, Metric.MOVES))
        for node in sorted(answer(special.select(survey, Special.SYMMETRIC)).nodes.tolist()):
            layout, distance = unpack(int(survey.keys[node])), survey.distance_of(node)
            assert distance is not None
            found[distance][str(layout)] = candidate(layout, distance, chance)
        if pieces in CLASSIC:
            for distance in range(1, survey.hardest + 1):
                for layout in (survey.at(distance, chance) for _ in range(DRAWN)):
                    if patches(layout) <= MOST_PATCHES:
                        found[distance].setdefault(str(layout), candidate(layout, distance, chance))
    return {distance: list(each.values()) for distance, each in found.items()}


def candidate(layout: Layout, distance: int, chance: Random) -> Candidate:
    """The layout with its looks."""
    return Candidate(layout, distance, layout.mirror() == layout, patches(layout), chance.random())


def piece_sets() -> Iterator[PieceSet]:
    """The sets of pieces to look through: those with symmetric layouts, but for the largest, and the classic ones."""
    yield from CLASSIC
    for soldiers in range(0, 9, 2):
        for horizontals in range(6):
            for verticals in range(0, 7, 2):
                if 4 + soldiers + 2 * (horizontals + verticals) <= ROWS * COLUMNS - LEAST_BLANKS:
                    pieces = PieceSet(soldiers, horizontals, verticals)
                    if pieces not in CLASSIC and 0 < pieces.layouts <= MOST_LAYOUTS:
                        yield pieces


def patches(layout: Layout) -> int:
    """How many patches of one shape, or of empty cells, the board has, counted roughly: by cells that begin one."""
    rows = layout.rows
    return sum(
        not ((column and rows[row][column - 1] == letter) or (row and rows[row - 1][column] == letter))
        for row in range(ROWS)
        for column, letter in enumerate(rows[row])
    )


class Choice:
    """The layouts chosen so far, and how the next one is."""

    def __init__(self, own: dict[int, list[Candidate]]) -> None:
        self._own = own
        self._chosen: list[Layout] = [each.layout for each in classics()]

    def chapter(self, plan: Plan) -> list[Layout]:
        """Choose the layouts of a chapter, each harder than the one before."""
        chosen: list[Candidate] = []
        for place in range(plan.number):
            chosen.append(self._place(plan, place, chosen))
            self._chosen.append(chosen[-1].layout)
        return [each.layout for each in chosen]

    def _place(self, plan: Plan, place: int, before: list[Candidate]) -> Candidate:
        share = place / (plan.number - 1)
        wanted = plan.easiest + share * (plan.hardest - plan.easiest)
        blanks = plan.first_blanks + share * (plan.last_blanks - plan.first_blanks)
        unminded = 0 if share == 0 else 1 if share == 1 else 2
        hardest_before = before[-1].distance if before else 0
        near = [
            each
            for distance in range(max(round(wanted) - FURTHEST, hardest_before + 1), round(wanted) + FURTHEST + 1)
            for each in self._own.get(distance, ())
        ]

        def looks(each: Candidate) -> tuple[float, ...]:
            pieces = each.pieces
            alike = sum(other.pieces == pieces and other.layout.block == each.layout.block for other in before)
            return (
                max(abs(each.distance - wanted) - unminded, 0),
                abs(pieces.blanks - blanks) // 1.5,
                plan.last_blanks == plan.first_blanks and pieces not in CLASSIC,
                each.symmetric == (place % EVERY_THIRD == EVERY_THIRD - 1),
                alike,
                each.patches,
                abs(each.distance - wanted),
                each.chance,
            )

        for each in sorted(near, key=looks):
            if self._new(each.layout) and self._fits(each.layout, plan.idea):
                return each
        raise LookupError(f"no layout of about {wanted:.0f} moves shows {plan.idea}")

    def _new(self, layout: Layout) -> bool:
        pictures = "".join(layout.rows), "".join(layout.mirror().rows)
        return all(
            sum(one != other for one, other in zip(picture, "".join(chosen.rows), strict=True)) >= LEAST_DIFFERENCE
            for chosen in self._chosen
            for picture in pictures
        )

    def _fits(self, layout: Layout, idea: Idea) -> bool:
        paths = ShortestPaths(layout)
        order = list(Idea)
        later = (surprise for surprise in SURPRISES if order.index(surprise) > order.index(idea))
        return shown_by(idea, paths) and not any(shown_by(surprise, paths) for surprise in later)


def classics() -> list[Entry]:
    """The layouts of the last chapter: the first classic of each length, from the shortest long one to the longest."""
    lengths: dict[int, Entry] = {}
    for entry in entries():
        length = entry.optimum[Metric.MOVES]
        if length is not None and length >= LONG and not CLASSICS.isdisjoint(entry.collections):
            lengths.setdefault(length, entry)
    return [lengths[length] for length in sorted(lengths)]


def record(layout: Layout) -> dict[str, Any]:
    """The layout and its shortest solution in each count."""
    return {"layout": str(layout)} | {
        metric.value: len(answer(shortest.search(layout, metric)).steps) for metric in Metric
    }


Answer = TypeVar("Answer")


def answer(search: Search[Answer]) -> Answer:
    """The first answer of a search that has one."""
    found = Drive(search).next_answer()
    if not isinstance(found, Found):
        raise LookupError(str(found.reason))
    return found.answer


def computed() -> list[dict[str, Any]]:
    """All chapters, as the data file holds them."""
    choice = Choice(candidates(Random(SEED)))
    chosen = [(plan.idea, choice.chapter(plan)) for plan in PLANS]
    chosen.append((Idea.LONG_CLASSICS, [entry.layout for entry in classics()]))
    return [{"idea": idea.value, "layouts": [record(layout) for layout in layouts]} for idea, layouts in chosen]


def text_of(chapters: list[dict[str, Any]]) -> str:
    """The data file, one layout a line."""
    parts = []
    for chapter in chapters:
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in chapter["layouts"])
        parts.append(f'{{"idea": {json.dumps(chapter["idea"])}, "layouts": [\n{lines}\n]}}')
    return '{"chapters": [\n' + ",\n".join(parts) + "\n]}\n"


def main() -> int:
    """Compare or write; the exit status."""
    parser = argparse.ArgumentParser(description="Choose the layouts of the chapters.")
    parser.add_argument(
        "--write", action="store_true", help=f"write them into {DATA.name}; otherwise they are only compared with it"
    )
    arguments = parser.parse_args()
    chosen = computed()
    stored: dict[str, Any] = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {"chapters": []}
    same = stored["chapters"] == chosen
    if arguments.write:
        DATA.write_text(text_of(chosen), "utf-8")
    layouts = sum(len(chapter["layouts"]) for chapter in chosen)
    print(f"{len(chosen)} chapters, {layouts} layouts, {'the same' if same else 'others'} as in {DATA.name}")
    return int(not same and not arguments.write)


if __name__ == "__main__":
    sys.exit(main())
