"""One section of the page: what it is about, how much of it is done, and its tiles."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from app.learn.chapters.session import ChaptersSession
from app.learn.chapters.shelf import Section, Tally
from app.learn.chapters.teller import TileTeller
from app.learn.chapters.tile_grid import TileGrid
from app.learn.chapters.tile_painting import TilePainter
from app.learn.chapters.words import grid_name, tally_sentence
from app.ui.widgets.shorthand import button, column, label, named, row


class SectionView(QWidget):
    """A title with the text below it, and how far one has come at its right; below them the tiles."""

    removal_asked = Signal(object)
    """The `OpenedCollection` that is to be removed."""

    def __init__(self, section: Section, session: ChaptersSession, teller: TileTeller, painter: TilePainter) -> None:
        super().__init__()
        named(self, section.key)
        self.section = section
        self._session = session
        self.tally = label("", "caption", f"{section.key}Tally", figures=True)
        self.grid = TileGrid(section, teller, painter)
        title = label(section.title, "heading", f"{section.key}Title", wrap=True)
        text = label(section.text, "caption", f"{section.key}Text", wrap=True)
        if not section.text:
            text.hide()
        top = row((title, 1), self.tally, spacing=14)
        if section.collection is not None:
            remove = button(self.tr("Remove"), f"{section.key}Remove", clicked=self._ask_for_removal)
            remove.setToolTip(self.tr("Remove this collection from the page; what you solved in it stays"))
            remove.setAccessibleDescription(section.title)
            top.addWidget(remove)
        made = column(top, text, self.grid, spacing=2, parent=self)
        made.insertSpacing(2, 7)

    def show_progress(self) -> Tally:
        """Show what was earned in the section, and return it."""
        tally = self._session.tally(self.section)
        self.tally.setText(tally_sentence(tally) if tally.layouts else "")
        self.grid.setAccessibleName(grid_name(self.section, tally))
        self.grid.show_again()
        return tally

    @Slot()
    def _ask_for_removal(self) -> None:
        self.removal_asked.emit(self.section.collection)
