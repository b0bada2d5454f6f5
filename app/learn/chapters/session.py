"""The state of the chapters without widgets: what there is, how far one has come, and where to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.klotski.session import KlotskiSession
from app.learn.chapters.shelf import ChapterTile, KnownProgress, Place, TileSection, next_place
from app.puzzle.saving import Saver
from app.puzzle.session import PuzzleSession
from app.storage.faults import faults_told, succeeds
from app.storage.storage import Storage
from app.ui.settings import CHAPTERS_LAYOUT
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.knight.document import CollectedBoard

if TYPE_CHECKING:
    from app.knight.progress import KnightProgress
    from app.storage.common import OpenedCollection


class ChaptersSession(QObject):
    """Knows the chapters and the opened collections, and passes on what is to be played.

    A page attaches to a session. Collections are there from the first `read` on.
    """

    asked = Signal(object)
    """A `Layout` is to be played, or a tour to be made of an `CollectedBoard`."""
    changed = Signal()
    """There may be other stars, or what counts as a step is another."""
    collections_changed = Signal()
    """`collections` are others."""
    section_asked = Signal()
    """`wanted` is to be brought into sight."""
    removed_changed = Signal()
    """`removed` is another."""
    failed = Signal(object)
    """The `Message` of why something could not be read or written."""

    def __init__(
        self, puzzles: Mapping[str, PuzzleSession], storage: Storage, saver: Saver, parent: QObject | None = None
    ) -> None:
        """`puzzles` are the sessions of the puzzles by name."""
        super().__init__(parent)
        klotski = puzzles["klotski"]
        assert isinstance(klotski, KlotskiSession)
        self.collections: Sequence[OpenedCollection] = ()
        """The opened collections, the newest first."""
        self.wanted: OpenedCollection | None = None
        """The collection that is to be brought into sight; None once it has been."""
        self._klotski = klotski
        self._storage = storage
        self._saver = saver
        self._removed: list[OpenedCollection] = []
        self._reads = False
        klotski.progress.changed.connect(self.changed)
        klotski.choices_changed.connect(self.changed)
        klotski.went_on.connect(self._follow)

    @property
    def metric(self) -> Metric:
        """What counts as a step."""
        return self._klotski.metric

    @property
    def progress(self) -> KnownProgress:
        """What was done of each layout."""
        return self._klotski.progress

    @cached_property
    def tours(self) -> KnightProgress:
        """What was done of the boards of collections, read when the first of them is seen."""
        from app.knight.progress import KnightProgress

        made = KnightProgress(self._storage, self._saver, self)
        made.failed.connect(self.failed)
        if self._reads:
            made.read()
        made.changed.connect(self.changed)
        return made

    @Slot()
    def refresh_tours(self) -> None:
        """Read anew which tours were made, where boards are seen."""
        if "tours" in self.__dict__:
            self.tours.read()

    @property
    def removed(self) -> OpenedCollection | None:
        """The collection that was removed last, and can be brought back."""
        return self._removed[-1] if self._removed else None

    def next_place(self, sections: Sequence[TileSection]) -> Place | None:
        """Where to go on in these sections; None where every layout has three stars.

        It follows the layout of these sections that was opened here last, or was played after it; not whatever is
        played.
        """
        kept = self._klotski.settings.value(CHAPTERS_LAYOUT)
        last = next((one for section in sections for one in section.layouts if str(one) == kept), None)
        return next_place(sections, last, self.progress, self.metric)

    def open(self, tile: ChapterTile) -> None:
        """Have a layout or a board played; a game of the layout that is being played goes on."""
        if tile.board is None:
            self._klotski.settings.keep(CHAPTERS_LAYOUT, str(tile.layout))
            self.asked.emit(tile.layout)
        else:
            self.asked.emit(CollectedBoard(tile.name, tile.board, tile.closed))

    @Slot()
    def read(self) -> None:
        """Read the collections; from now on the data file can be asked."""
        self._reads = True
        with faults_told(self.failed.emit):
            found = self._storage.collections.newest()
            self.refresh_tours()
            if found != list(self.collections):
                self.collections = found
                self.collections_changed.emit()
            self.changed.emit()

    def show_newest(self) -> None:
        """Have the collection that was opened last brought into sight."""
        self.wanted = self.collections[0] if self.collections else None
        self.section_asked.emit()

    def remove(self, collection: OpenedCollection) -> None:
        """Remove a collection from the page; what was earned in it stays."""
        if self._change(self._storage.collections.delete, collection):
            self._removed.append(collection)
            self.removed_changed.emit()  # first: the button to undo it takes the focus from what goes now
            self.read()

    @Slot()
    def undo(self) -> None:
        """Bring back the collection that was removed last, into sight."""
        if self._removed and self._change(self._storage.collections.restore, self._removed[-1]):
            self.wanted = self._removed.pop()
            self.read()
            self.section_asked.emit()
            self.removed_changed.emit()

    @Slot()
    def forget_removed(self) -> None:
        """Nothing that was removed can be brought back any more: other records took the place of all."""
        self._removed.clear()
        self.removed_changed.emit()

    def _change(self, act: Callable[[Sequence[int]], None], collection: OpenedCollection) -> bool:
        """Delete or restore a collection; False when the data file refused."""
        assert collection.id is not None
        return succeeds(partial(act, [collection.id]), self.failed.emit)

    @Slot(object, object)
    def _follow(self, won: Layout, following: Layout) -> None:
        """Come to the layout after one that was opened here."""
        settings = self._klotski.settings
        if settings.value(CHAPTERS_LAYOUT) == str(won):
            settings.keep(CHAPTERS_LAYOUT, str(following))
