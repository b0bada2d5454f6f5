"""What is said on the page of the chapters, and what there is to say and to see of a tile at the moment."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from app.klotski.repositories import OwnLayouts
from app.klotski.words import counted
from app.learn.chapters.shelf import ChapterTile, KnownProgress, Place, Tally, TileSection, stars_of
from app.ui.words.messages import listed
from app.ui.words.numbers import board_size, grouped, plural, spoken_stars
from solvers.documents.collection import CollectedItem, CollectedLesson, fitting_name, fitting_notes
from solvers.klotski.document import CollectedLayout
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.document import CollectedBoard

if TYPE_CHECKING:
    from app.learn.chapters.session import ChaptersSession
    from app.storage.common import OpenedCollection
    from app.storage.storage import Storage
    from solvers.documents import CollectionDocument


def tally_sentence(tally: Tally) -> str:
    """How many layouts are solved, and how many stars were earned."""
    return QCoreApplication.translate("Chapters", "{solved} of {layouts} solved · {stars} of {most} stars").format(
        solved=grouped(tally.solved),
        layouts=grouped(tally.layouts),
        stars=grouped(tally.stars),
        most=grouped(tally.most_stars),
    )


def steps_figure(tile: ChapterTile, metric: Metric) -> str:
    """The fewest steps of a layout, or the size of a board; nothing where they are not known."""
    if tile.board is not None:
        return board_size(tile.board.rows, tile.board.columns)
    if metric not in tile.optimum:
        return ""
    length = tile.optimum[metric]
    return QCoreApplication.translate("Layouts", "no solution") if length is None else counted(length, metric)


def possible_sentence(tile: ChapterTile, metric: Metric) -> str:
    """The best possible of a layout, or what is asked for on a board; nothing where it is not known."""
    if tile.board is not None:
        return _board_sentence(tile)
    figure = steps_figure(tile, metric)
    if not figure or tile.optimum[metric] is None:
        return figure
    return QCoreApplication.translate("Chapters", "best possible {steps}").format(steps=figure)


def standing(layout: Layout, progress: KnownProgress, metric: Metric) -> str:
    """How far one has come with a layout."""
    stars = stars_of(layout, progress, metric)
    if stars:
        return spoken_stars(stars)
    if progress.solved(layout):
        return QCoreApplication.translate("Chapters", "solved")
    return QCoreApplication.translate("Chapters", "not solved yet")


def spoken_tile(tile: ChapterTile, standing: str, metric: Metric) -> str:
    """A tile as a screen reader says it; `standing` is how far one has come with it."""
    return listed(filter(None, (tile.name, possible_sentence(tile, metric), standing)))


def tile_tip(tile: ChapterTile, standing: str, metric: Metric) -> str:
    """A tile in words, for a tooltip; below it what whoever made it says about it.

    It is written as rich text, for a name from a file may look like some.
    """
    said = " · ".join(filter(None, (possible_sentence(tile, metric), standing)))
    lines = [line for text in (tile.name, said, tile.notes) for line in text.splitlines() if line]
    return f"<p>{'<br>'.join(map(escape, lines))}</p>"


def grid_name(section: TileSection, tally: Tally) -> str:
    """What a screen reader calls the tiles of a section."""
    return listed((section.title, tally_sentence(tally))) if tally.layouts else section.title


def way_on_sentence(place: Place | None, metric: Metric) -> str:
    """What is said of the layout to go on with; that all is done where there is none."""
    if place is None:
        return QCoreApplication.translate("Chapters", "You solved every layout with the fewest steps.")
    section, tile = place
    return " · ".join(filter(None, (section.name, possible_sentence(tile, metric))))


def removed_sentence(removed: OpenedCollection | None) -> str:
    """That a collection was removed, and what stays; empty for none."""
    text = QCoreApplication.translate("Chapters", "Removed “{name}”. What you solved in it stays in the history.")
    return "" if removed is None else text.format(name=removed.name)


def _board_sentence(tile: ChapterTile) -> str:
    assert tile.board is not None
    text = {
        None: QCoreApplication.translate("Chapters", "knight's tour on {size}"),
        True: QCoreApplication.translate("Chapters", "closed tour on {size}"),
        False: QCoreApplication.translate("Chapters", "open tour on {size}"),
    }[tile.closed]
    from app.knight.piece_words import sized_name  # only here: few collections have boards

    return text.format(size=sized_name(tile.board))


class TileDetails(NamedTuple):
    """What there is to see of a tile besides itself."""

    stars: int | None
    """None where none are known."""
    solved: bool
    figure: str
    """The best possible in words, or the size of a board."""
    short_figure: str
    """The same where there is no room for that."""
    next: bool = False
    """Whether one goes on here."""


class TileWords:
    """Asks the session each time, so that it is always up to date."""

    def __init__(self, session: ChaptersSession) -> None:
        self._session = session
        self.next_tile: ChapterTile | None = None
        """The one at which one goes on."""

    def details(self, tile: ChapterTile) -> TileDetails:
        """What there is to see of a tile."""
        metric, progress = self._session.metric, self._session.progress
        figure = steps_figure(tile, metric)
        if tile.layout is None:
            return TileDetails(None, self._achieved(tile) != "", figure, figure)
        length = tile.optimum.get(metric)
        short = figure if length is None else grouped(length)
        stars = stars_of(tile.layout, progress, metric)
        return TileDetails(
            stars=stars,
            solved=progress.solved(tile.layout),
            figure=figure,
            short_figure=short,
            next=tile is self.next_tile,
        )

    def spoken(self, tile: ChapterTile) -> str:
        """What a screen reader says of it."""
        return spoken_tile(tile, self._standing(tile), self._session.metric)

    def tip(self, tile: ChapterTile) -> str:
        """Its tooltip."""
        return tile_tip(tile, self._standing(tile), self._session.metric)

    def _standing(self, tile: ChapterTile) -> str:
        if tile.layout is None:
            return self._achieved(tile)
        return standing(tile.layout, self._session.progress, self._session.metric)

    def _achieved(self, tile: ChapterTile) -> str:
        """What was achieved on a board, in a few words; empty where nothing."""
        from app.knight.board_combo import achieved_on  # imported with the first board: most people have none here

        return "" if tile.board is None else achieved_on(tile.board, tile.closed, self._session.tours)


def contents_text(document: CollectionDocument) -> str:
    """How many layouts, boards and lessons there are in a collection, without those of which there are none."""
    layouts, boards = len(document.of(CollectedLayout)), len(document.of(CollectedBoard))
    lessons = len(document.of(CollectedLesson))
    told = (
        plural("Collections", "{number} layouts", layouts) if layouts else "",
        plural("Collections", "{number} boards", boards) if boards else "",
        plural("Collections", "{number} lessons", lessons) if lessons else "",
    )
    return listed(filter(None, told))


def own_items(storage: Storage, lessons: Sequence[CollectedLesson]) -> list[tuple[str, CollectedItem]]:
    """What a person may put into a collection, each with a title: of a board with its size, unlike that of a layout.

    Raises `StorageError` where it cannot be read.
    """
    from app.knight.piece_words import sized_name  # both only here: the page of the chapters shows none of these boards
    from app.knight.repositories import OwnBoards

    layouts = [
        CollectedLayout(fitting_name(own.name) or str(own.layout), own.layout, fitting_notes(own.notes))
        for own in reversed(storage.repository(OwnLayouts).newest())
    ]
    titled = QCoreApplication.translate("Collections", "Lesson: {title}")
    boards = (
        (fitting_name(own.name), sized_name(own.board), own.board)
        for own in reversed(storage.repository(OwnBoards).newest())
    )
    return [
        *((layout.name, layout) for layout in layouts),
        *((f"{name} ({size})", CollectedBoard(name or size, board)) for name, size, board in boards),
        *((titled.format(title=lesson.name), lesson) for lesson in lessons),
    ]
