"""Pages of layouts of one set of pieces or of several, in the same order each time.

First come the layouts that take the most steps; those that take as many stand in the order of their sets, and within a
set in the order of their text forms.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from solvers.klotski.atlas import atlas, special
from solvers.klotski.atlas.atlas import Atlas, Component, Rank, furthest
from solvers.klotski.atlas.special import Selection, Special
from solvers.klotski.catalogue.piece_sets import SetFigures, levels_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet
from solvers.search import Progress, Search, answer_of, last_answer
from solvers.slices import BEGINNING

PAGE = 60
"""How many layouts a page has at most."""
MOST_BYTES = 200_000_000
"""How much memory atlases take together, before those are given up that were not used the longest."""


@dataclass(frozen=True)
class Wanted:
    """Which layouts are listed, and the page of them."""

    sets: tuple[SetFigures, ...]
    """The pieces; one set alone where there is a `special`, a `start` or something `sought`."""
    metric: Metric
    special: Special | None = None
    """What sets them apart; None lists all that have a solution."""
    distance: int | None = None
    """How many steps they take; None lists any."""
    start: Layout | None = None
    """Those as far from this one as any that can be reached from it are listed, whatever else is asked for."""
    index: int = 0
    """The place, from 0, of a layout that the page has."""
    sought: Layout | None = None
    """The page has this layout, whatever its index; it is among all of its pieces, solvable or not."""


class Listed(NamedTuple):
    """A layout of a page."""

    layout: Layout
    steps: int | None
    """To the exit, or from the `start`; None without a solution."""
    partner: Layout | None = None
    """The easier one of a pair."""
    component: Component | None = None
    """What can be reached from one without a solution."""


class LayoutStanding(NamedTuple):
    """Where a layout stands among all of its pieces."""

    rank: Rank
    solvable: int
    """How many of them have a solution."""
    neighbours: list[tuple[Layout, int | None]]
    """Those that one step leads to, the hardest first, with their distances."""


class LayoutPage(NamedTuple):
    """A page of layouts."""

    wanted: Wanted
    """As it was asked for, with the index of what was sought."""
    total: int
    """How many layouts there are on all pages."""
    levels: tuple[int, ...]
    """How many are at each distance, were none asked for."""
    listed: list[Listed]
    difference: int | None = None
    """How many steps more the harder one of each pair takes; None where there are no pairs."""
    standing: LayoutStanding | None = None
    """That of the layout that was sought."""


class KnownAtlases:
    """The atlases that were used last, of so many bytes together, or one that is larger."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._known: dict[tuple[PieceSet, Metric], Atlas] = {}
        self._selection: Selection | None = None

    @property
    def bytes(self) -> int:
        """How much memory they take."""
        return sum(each.bytes for each in self._known.values())

    def atlas(self, pieces: PieceSet, metric: Metric) -> Generator[Progress, None, Atlas]:
        """The atlas of some pieces, computed where it is not known."""
        found = self._known.pop((pieces, metric), None) or (yield from answer_of(atlas.search(pieces, metric)))
        self._known[pieces, metric] = found
        while len(self._known) > 1 and self.bytes > self._most:
            del self._known[next(iter(self._known))]
        return found

    def selection(self, pieces: PieceSet, metric: Metric, kind: Special) -> Generator[Progress, None, Selection]:
        """The special layouts of one kind; those that were asked for last are kept."""
        known, kept = (yield from self.atlas(pieces, metric)), self._selection
        if kept is None or kept.atlas is not known or kept.special is not kind:
            self._selection = kept = yield from answer_of(special.select(known, kind))
        return kept


def search(wanted: Wanted, known: KnownAtlases) -> Search[LayoutPage]:
    """List a page of layouts; the one answer is a `LayoutPage`, perhaps of none. What it takes is in `known` then.

    Raises `InputError` where what is sought has other pieces.
    """
    yield BEGINNING
    if wanted.sought is not None:
        wanted = yield from _found(wanted, wanted.sought, known)
    if wanted.start is not None:
        page = yield from _furthest(wanted, wanted.start)
    elif wanted.special is not None:
        page = yield from _special(wanted, wanted.special, known)
    else:
        page = yield from _plain(wanted, known)
    if wanted.sought is not None:
        there = yield from known.atlas(wanted.sets[0].pieces, wanted.metric)
        sought = wanted.sought
        page = page._replace(
            standing=LayoutStanding(there.rank_of(sought), there.solvable, there.neighbours_of(sought))
        )
    return (yield from last_answer(page, page.total))


def _found(wanted: Wanted, sought: Layout, known: KnownAtlases) -> Generator[Progress, None, Wanted]:
    """The page that has a layout: of all that have a solution, or of those that have none."""
    import numpy as np

    pieces = yield from known.atlas(wanted.sets[0].pieces, wanted.metric)
    node = pieces.node_of(sought)
    steps = pieces.distance_of(node)
    if steps is None:
        return replace(wanted, special=Special.UNSOLVABLE, distance=None, index=node - pieces.solvable)
    (place,) = np.flatnonzero(pieces.keys_at(steps) == pieces.keys[node]).tolist()
    return replace(wanted, special=None, distance=None, index=pieces.rank_of(sought).harder + place)


def _plain(wanted: Wanted, known: KnownAtlases) -> Generator[Progress, None, LayoutPage]:
    levels = levels_of(wanted.sets, wanted.metric)
    distances = range(len(levels))[::-1] if wanted.distance is None else [wanted.distance]
    listed: list[Listed] = []
    for pieces, steps, span in _spans(wanted, distances):
        there = yield from known.atlas(pieces, wanted.metric)
        listed += [Listed(layout, steps) for layout in there.layouts_at(steps, span.start, len(span))]
    return LayoutPage(wanted, sum(sum(levels[steps : steps + 1]) for steps in distances), levels, listed)


def _spans(wanted: Wanted, distances: Iterable[int]) -> Iterator[tuple[PieceSet, int, range]]:
    """Where the layouts of the page stand: their pieces, their distance, and their places among those."""
    first, number = wanted.index - wanted.index % PAGE, PAGE
    for steps in distances:
        for each in wanted.sets:
            there = sum(each.levels[wanted.metric][steps : steps + 1])
            span = range(first, min(first + number, there))
            if span:
                yield each.pieces, steps, span
            first, number = max(first - there, 0), number - len(span)
            if not number:
                return


def _special(wanted: Wanted, kind: Special, known: KnownAtlases) -> Generator[Progress, None, LayoutPage]:
    chosen = yield from known.selection(wanted.sets[0].pieces, wanted.metric, kind)
    levels, before, total = chosen.levels, 0, len(chosen)
    if wanted.distance is not None:
        before, total = sum(levels[wanted.distance + 1 :]), sum(levels[wanted.distance : wanted.distance + 1])
    first = wanted.index - wanted.index % PAGE
    where = before + first, max(0, min(PAGE, total - first))
    partners = [easier for _, easier in chosen.pairs(*where)]
    listed: list[Listed] = []
    for number, layout in enumerate(chosen.layouts(*where)):
        steps = chosen.atlas.distance_of(chosen.atlas.node_of(layout))
        component = chosen.atlas.component_of(layout) if steps is None else None
        listed.append(Listed(layout, steps, partners[number] if partners else None, component))
    return LayoutPage(wanted, total, levels, listed, chosen.difference)


def _furthest(wanted: Wanted, start: Layout) -> Generator[Progress, None, LayoutPage]:
    found = yield from answer_of(furthest(start, wanted.metric))
    first = wanted.index - wanted.index % PAGE
    listed = [Listed(layout, found.steps) for layout in found.layouts[first : first + PAGE]]
    return LayoutPage(wanted, len(found.layouts), levels_of(wanted.sets, wanted.metric), listed)
