"""What the page of the chapters shows, as values: sections, each a chapter or an opened collection, and their tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from app.klotski.layouts.layout_names import entry_of
from app.klotski.layouts.words import chapter_heading, chapter_text, chapter_title, place_name
from solvers.klotski.catalogue.chapters import Chapter, chapters
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.document import CollectedBoard
from solvers.puzzles import MOST_STARS

if TYPE_CHECKING:
    from app.klotski.repositories import Best
    from app.storage.common import OpenedCollection
    from solvers.knight.board import Board


class KnownProgress(Protocol):
    """What is asked of `app.klotski.progress.KlotskiProgress`."""

    def best(self, layout: Layout, metric: Metric) -> Best | None:
        """The best that was done of a layout in a count; None where it was not solved in that."""
        ...

    def solved(self, layout: Layout) -> bool:
        """Whether a layout was solved by hand, in whatever count."""
        ...


@dataclass(frozen=True)
class ChapterTile:
    """One layout or one board of a section."""

    number: int
    """Its place in the section, from 1."""
    name: str
    layout: Layout | None = None
    """None where it is a board for the knight."""
    optimum: Mapping[Metric, int | None] = field(default_factory=dict, hash=False)
    """The length of a shortest solution, where it is known; None says that there is no solution."""
    notes: str = ""
    board: Board | None = None
    closed: bool | None = None
    """Of a board: whether a closed tour is asked for; None leaves it to who plays."""


@dataclass(frozen=True)
class TileSection:
    """A chapter, or a collection that was opened."""

    key: str
    """No two sections have the same; it is the same in every language."""
    name: str
    """What it is called, without a number."""
    title: str
    """The name with the number, where it has one."""
    text: str
    """What it is about."""
    tiles: tuple[ChapterTile, ...]
    collection: OpenedCollection | None = None
    """None where it is a chapter."""

    @property
    def layouts(self) -> Iterator[Layout]:
        """The layouts of its tiles."""
        return (tile.layout for tile in self.tiles if tile.layout is not None)


@dataclass(frozen=True)
class Tally:
    """How many of some layouts are solved, and how many stars were earned of them."""

    solved: int
    layouts: int
    stars: int

    @property
    def most_stars(self) -> int:
        """How many stars there are to earn."""
        return MOST_STARS * self.layouts

    def __add__(self, other: Tally) -> Tally:
        """What was earned of these layouts and of others."""
        return Tally(self.solved + other.solved, self.layouts + other.layouts, self.stars + other.stars)


Place = tuple[TileSection, ChapterTile]
"""A tile and the section it is in."""


def chapter_sections() -> tuple[TileSection, ...]:
    """A section for each chapter, in the language in force."""
    return tuple(map(_of_chapter, chapters()))


def collection_section(collection: OpenedCollection) -> TileSection:
    """The section of an opened collection: its layouts, then its boards."""
    layouts = [
        ChapterTile(
            number=number, name=one.name, layout=one.layout, optimum=entry_of(one.layout).optimum, notes=one.notes
        )
        for number, one in enumerate(collection.document.of(CollectedLayout), 1)
    ]
    boards = [
        ChapterTile(number, one.name, board=one.board, closed=one.closed)
        for number, one in enumerate(collection.document.of(CollectedBoard), len(layouts) + 1)
    ]
    return TileSection(
        key=f"collection{collection.id}",
        name=collection.name,
        title=collection.name,
        text=collection.document.notes,
        tiles=(*layouts, *boards),
        collection=collection,
    )


def tally(section: TileSection, progress: KnownProgress, metric: Metric) -> Tally:
    """What was earned in a section; a layout that stands in it twice counts once."""
    layouts = set(section.layouts)
    solved = sum(map(progress.solved, layouts))
    return Tally(solved, len(layouts), sum(stars_of(layout, progress, metric) or 0 for layout in layouts))


def stars_of(layout: Layout, progress: KnownProgress, metric: Metric) -> int | None:
    """The stars of a layout in a count; None where none are known."""
    best = progress.best(layout, metric)
    return None if best is None else best.stars


def next_place(
    sections: Sequence[TileSection], last: Layout | None, progress: KnownProgress, metric: Metric
) -> Place | None:
    """Where to go on: None where every layout has three stars.

    It is the first layout without three stars from the `last` one played on, which itself is left behind once it is
    solved. The chapters follow each other; a collection ends with its last layout. Where all that follow have three
    stars, it is the first that is not solved, or else the first without three stars.
    """

    def unperfected(layout: Layout) -> bool:
        return stars_of(layout, progress, metric) != MOST_STARS

    def unsolved(layout: Layout) -> bool:
        return not progress.solved(layout)

    def to_follow(layout: Layout) -> bool:
        return unsolved(layout) if layout == last else unperfected(layout)

    everything = _run(sections)
    for places, wanted in ((_from(sections, last), to_follow), (everything, unsolved), (everything, unperfected)):
        for section, tile in places:
            if tile.layout is not None and wanted(tile.layout):
                return section, tile
    return None


def _run(sections: Sequence[TileSection]) -> list[Place]:
    """The tiles of sections that follow each other."""
    return [(section, tile) for section in sections for tile in section.tiles]


def _from(sections: Sequence[TileSection], last: Layout | None) -> list[Place]:
    """The layouts from `last` on to the end of the chapters, or of its collection; nothing for None."""
    chapters_alone = [section for section in sections if section.collection is None]
    collections = [[section] for section in sections if section.collection is not None]
    for run in map(_run, (chapters_alone, *collections)):
        for number, (_, tile) in enumerate(run):
            if tile.layout == last:
                return run[number:]
    return []


def _of_chapter(chapter: Chapter) -> TileSection:
    tiles = (
        ChapterTile(number, place_name(chapter, number), one.layout, one.optimum)
        for number, one in enumerate(chapter.layouts, 1)
    )
    title, text = chapter_heading(chapter), chapter_text(chapter)
    return TileSection(
        key=f"chapter{chapter.number}", name=chapter_title(chapter), title=title, text=text, tiles=tuple(tiles)
    )
