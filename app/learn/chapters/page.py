"""The page of the chapters: where to go on, then every chapter and every opened collection with its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollBar, QSizePolicy, QWidget

from app.klotski.board.thumbnails import draw_layout
from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.shelf import ChapterTile, Place, Tally, TileSection, chapter_sections, collection_section
from app.learn.chapters.tile_grid import SectionView, TileGrid
from app.learn.chapters.tile_painting import TilePainter
from app.learn.chapters.words import TileWords, removed_sentence, tally_sentence, way_on_sentence
from app.puzzle.actions import make_page_actions
from app.ui.look.metrics import scroll_bar_width
from app.ui.look.scale import scaled, text_scale
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import bind, enable, offer
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.notices import UndoBar
from app.ui.widgets.painted import PaintedWidget
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import button, column, label, named, row
from solvers.klotski.layout import COLUMNS, ROWS, Layout

WIDTH = 1120
"""Of the sections at most, in pixels."""
AROUND = 14
"""What is scrolled into sight keeps so far from the edge, in pixels."""
BETWEEN = 26
"""Between two sections, in pixels."""
CELL, RIM = 15.0, 4
"""The side of a cell of the picture at the top, in pixels at a text size of 100 %, and its rim."""


class LayoutPicture(PaintedWidget):
    """A small picture of one layout."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "wayOnPicture")
        self._layout: Layout | None = None
        self._cell = CELL * text_scale()
        self.setFixedSize(QSize(round(COLUMNS * self._cell) + RIM, round(ROWS * self._cell) + RIM))

    def show_layout(self, layout: Layout) -> None:
        """Show this layout."""
        self._layout = layout
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint the layout."""
        if self._layout is not None:
            picture = draw_layout(self._layout, self._cell, self.theme, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, 0), picture)


class ContinueBar(QFrame):
    """Says where to go on; the person does with the button."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        named(self, "wayOn", role="panel")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.picture = LayoutPicture(appearance)
        self.heading = label(role="heading", name="wayOnHeading", wrap=True)
        self.about = label(role="caption", name="wayOnText", wrap=True)
        tip = self.tr("Play this layout on the Klotski page")
        self.button = button("", "chaptersContinue", tip, role="primary")
        words = column(1, self.heading, self.about, 1, spacing=3)
        row(self.picture, (words, 1), self.button, spacing=16, margins=(14, 12, 16, 12), parent=self)

    def show_place(self, place: Place | None, about: str, begun: bool) -> None:
        """Show where to go on, or that there is nothing left to do; `begun` says whether anything was played yet."""
        known = place is not None and place[1].layout is not None
        for widget in (self.picture, self.button):
            widget.setVisible(known)
        self.about.setText(about)
        if place is None or place[1].layout is None:
            self.heading.setText(self.tr("Three stars everywhere"))
            return
        self.picture.show_layout(place[1].layout)
        self.heading.setText(place[1].name)
        self.button.setText(self.tr("Continue") if begun else self.tr("Start"))
        self.button.setAccessibleDescription(place[1].name)


class ChaptersPage(QWidget):
    """A tile for each layout of the chapters and of the collections: a view of a `ChaptersSession`."""

    def __init__(self, session: ChaptersSession, appearance: Appearance, settings: Settings) -> None:
        """`settings` are not needed: every page is made in the same way."""
        super().__init__()
        self.setObjectName("chaptersPage")
        self.session = session
        self.page_actions = make_page_actions(self)
        self.total = label("", "caption", "chaptersTotal", figures=True)
        self.way_on = ContinueBar(appearance)
        removed = session.removed_changed
        self.removed_bar = UndoBar(self, "collection", lambda: removed_sentence(session.removed), removed)
        self.removed_bar.setContentsMargins(0, 8, 0, 8)
        self.sections: list[SectionView] = []
        """The chapters, and below them the collections."""
        self._painter = TilePainter(appearance)
        self._words = TileWords(session)
        self._collections_title = label(self.tr("Opened collections"), "title", "collectionsTitle")
        self._collections_title.setContentsMargins(0, BETWEEN - 14, 0, 0)
        self._of_chapters, self._of_collections = column(spacing=BETWEEN), column(spacing=BETWEEN)
        self.setFocusProxy(self.way_on.button)  # before it is laid out: later, Tab would come to it last
        self._inside = named(QWidget(), "chapters")
        self._area = Scrolled(self._inside)
        self._inside.setAutoFillBackground(True)  # what is opaque is shifted, and not painted again
        self._add_sections(chapter_sections())
        self._lay_out()
        self._connect()
        self._show_collections()
        self._show_progress()

    @property
    def scroll_bar(self) -> QScrollBar:
        """What scrolls the sections."""
        return self._area.verticalScrollBar()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """After the button that leads on, the first tile."""
        return pass_focus(self, self.sections[0].grid) or super().focusNextPrevChild(forward)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was played meanwhile."""
        super().showEvent(event)
        self.session.refresh_tours()
        self._show_progress()
        self._show_wanted()

    def _connect(self) -> None:
        session = self.session
        offer(self.page_actions, {"undo": session.undo})
        bind(self.removed_bar.button, self.page_actions["undo"], self.tr("Restore the collection removed last"))
        self.way_on.button.clicked.connect(self._go_on)
        session.changed.connect(self._show_changed)
        self.scroll_bar.rangeChanged.connect(self._keep_in_sight, Qt.ConnectionType.QueuedConnection)
        session.collections_changed.connect(self._show_collections)
        session.section_asked.connect(self._show_wanted)
        session.removed_changed.connect(self._refresh_actions)
        self._refresh_actions()

    @Slot()
    def _refresh_actions(self) -> None:
        enable(self.page_actions, {"undo": self.session.removed is not None})

    @Slot()
    def _go_on(self) -> None:
        if self._words.next_tile is not None:
            self.setFocusProxy(self.way_on.button)
            self.session.open(self._words.next_tile)

    @Slot(object)
    def _open(self, tile: ChapterTile) -> None:
        """Have a tile played; who comes back by keys finds the keyboard on it."""
        self.setFocusProxy(cast(TileGrid, self.sender()))
        self.session.open(tile)

    @Slot()
    def _show_changed(self) -> None:
        if self.isVisible():
            self._show_progress()

    def _show_progress(self) -> None:
        """Show what is solved and where to go on."""
        shown = [view.section for view in self.sections]
        earned = [view.show_progress() for view in self.sections]
        of_chapters = [tally for section, tally in zip(shown, earned, strict=True) if section.collection is None]
        self.total.setText(tally_sentence(sum(of_chapters, Tally(0, 0, 0))))
        place = self.session.next_place(shown)
        self._words.next_tile = None if place is None else place[1]
        if place is None and self.focusProxy() is self.way_on.button:
            self.setFocusProxy(self.sections[0].grid)  # a hidden one would be a trap for Tab
        begun = self._words.next_tile is not shown[0].tiles[0]
        self.way_on.show_place(place, way_on_sentence(place, self.session.metric), begun)

    @Slot()
    def _show_collections(self) -> None:
        """Show the collections that there are now, below the chapters."""
        gone = [view for view in self.sections if view.section.collection is not None]
        self.sections = [view for view in self.sections if view.section.collection is None]
        focused = self.window().focusWidget()
        if focused is not None and any(view.isAncestorOf(focused) for view in gone):
            self.removed_bar.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.focusProxy() in [view.grid for view in gone]:
            self.setFocusProxy(self.way_on.button)
        for view in gone:
            view.hide()
            view.deleteLater()
        self._add_sections(tuple(map(collection_section, self.session.collections)))
        self._collections_title.setVisible(bool(self.session.collections))
        self._show_changed()

    def _add_sections(self, sections: Sequence[TileSection]) -> None:
        for section in sections:
            view = SectionView(section, self.session, self._words, self._painter)
            view.grid.opened.connect(self._open)
            view.grid.come_to.connect(self._scroll_to)
            view.grid.left.connect(self._leave)
            self.sections.append(view)
            (self._of_chapters if section.collection is None else self._of_collections).addWidget(view)

    @Slot()
    def _show_wanted(self) -> None:
        """Bring the collection that is asked for into sight, with the keyboard on its first tile."""
        wanted = self.session.wanted
        if wanted is None or not self.isVisible():
            return
        for view in self.sections:
            if view.section.collection == wanted:
                self.session.wanted = None
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # else it has no place yet
                self.scroll_bar.setValue(view.mapTo(self._inside, QPoint()).y() - AROUND)
                view.grid.go_to(0)
                view.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(QRect)
    def _scroll_to(self, rect: QRect) -> None:
        """Bring a part of the grid in focus into sight."""
        middle = cast(TileGrid, self.sender()).mapTo(self._inside, rect.center())
        self._area.ensureVisible(middle.x(), middle.y(), 0, rect.height() // 2 + AROUND)

    @Slot()
    def _keep_in_sight(self) -> None:
        """Bring the tile with the keyboard into sight, when everything has another place."""
        for view in self.sections:
            view.grid.scrollTo(view.grid.currentIndex())  # of the one in focus alone

    @Slot(int, int)
    def _leave(self, step: int, x: int) -> None:
        """Lead the keyboard to the section above or below; above the first, to where one goes on."""
        place = [view.grid for view in self.sections].index(cast(TileGrid, self.sender())) + step
        if 0 <= place < len(self.sections):
            self.sections[place].grid.enter(x, from_below=step < 0)
        elif step < 0 and self.way_on.button.isVisible():
            self.way_on.button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scroll_bar.setValue(0)

    def _lay_out(self) -> None:
        outside = QWidget(maximumWidth=scaled(WIDTH))
        title = label(self.tr("Chapters"), "title")
        top = row(title, 1, (self.total, 0, Qt.AlignmentFlag.AlignBottom), spacing=14)
        column(
            top,
            self.way_on,
            self._of_chapters,
            self._collections_title,
            self._of_collections,
            1,
            spacing=14,
            margins=(0, 14, scroll_bar_width(), 14),
            parent=self._inside,
        )
        column((self._area, 1), self.removed_bar, spacing=0, parent=outside)
        row(1, (outside, 100), 1, margins=(14, 0, max(0, 14 - scroll_bar_width()), 0), parent=self)
