"""Which layout to play next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from app.klotski.layouts.layout_names import entry_of, named
from solvers.klotski.catalogue.catalogue import Entry, entries, entry_for
from solvers.klotski.catalogue.chapters import Chapter, chapters, place_of
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric

Solved = Callable[[Layout], bool]
Listed = Sequence[tuple[Layout, str]]
"""The layouts of an opened collection with their names, in its order."""


def next_layout(layout: Layout, solved: Solved, opened: Iterable[Listed] = ()) -> Entry | None:
    """The layout after one that is solved: the next of its chapter, of an opened collection or of the catalogue.

    The end of a chapter leads to the next one. In the catalogue, and after a layout that stands nowhere, as after the
    puzzle of a day, what is `solved` is passed over. None where nothing is left.
    """
    place = place_of(layout)
    if place is not None:
        return _after_place(*place)
    for listed in opened:
        found = _after_in_collection(layout, listed)
        if found is not None:
            return found
    entry = entry_for(layout)
    unsolved = _after_in_catalogue(entry, solved) if entry is not None else None
    return unsolved or _first_unsolved(solved)


def easiest_unsolved(solved: Solved, metric: Metric) -> Layout | None:
    """The layout of the catalogue with the fewest steps of those that are not solved; None where all are."""
    lengths = {entry.layout: entry.optimum[metric] for entry in entries() if not solved(entry.layout)}
    known = {layout: length for layout, length in lengths.items() if length is not None}
    return min(known, key=known.__getitem__, default=None)


def _after_place(chapter: Chapter, number: int) -> Entry | None:
    """The layout after that of a number, from 1, in a chapter, or the first of the next chapter."""
    following = [each.layout for each in chapter.layouts[number:]]
    following += [each.layouts[0].layout for each in chapters()[chapter.number : chapter.number + 1]]
    return entry_of(following[0]) if following else None


def _after_in_collection(layout: Layout, listed: Listed) -> Entry | None:
    layouts = [each for each, _ in listed]
    return named(*listed[layouts.index(layout) + 1]) if layout in layouts[:-1] else None


def _after_in_catalogue(entry: Entry, solved: Solved) -> Entry | None:
    """The next layout of a collection of the catalogue that has a solution and is not solved yet; round its end."""
    together = [each for each in entries() if set(each.collections) & set(entry.collections[:1])]
    here = together.index(entry)
    round_the_end = together[here + 1 :] + together[:here]
    return next(
        (each for each in round_the_end if each.optimum[Metric.MOVES] is not None and not solved(each.layout)), None
    )


def _first_unsolved(solved: Solved) -> Entry | None:
    layouts = (each.layout for chapter in chapters() for each in chapter.layouts)
    return next((entry_of(layout) for layout in layouts if not solved(layout)), None)
