"""The page of the layout that is drawn: its name, and buttons that draw another or have it played."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from app.klotski.layouts.layout_names import full_name
from app.puzzle.actions import make_page_actions
from app.surprise.session import SurpriseSession
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.shorthand import button, column, label, row


class SurprisePage(QWidget):
    """The name of the layout that is drawn: a view of a `SurpriseSession`."""

    def __init__(self, session: SurpriseSession, appearance: Appearance, settings: Settings) -> None:
        """`appearance` and `settings` are not needed: every page is made in the same way."""
        super().__init__()
        self.setObjectName("surprisePage")
        self.session = session
        self.page_actions = make_page_actions(self)
        self.name = label("", "heading", "surpriseName")
        another = button(self.tr("Draw another"), "surpriseAnother", clicked=session.draw)
        play = button(self.tr("Play this layout"), "surprisePlay", clicked=session.play)
        self.setFocusProxy(play)  # before it is laid out: later, Tab would never leave the page
        column(
            label(self.tr("A layout drawn at random"), "title", "surpriseTitle"),
            self.name,
            row(play, another, 1, spacing=8),
            1,
            spacing=12,
            margins=14,
            parent=self,
        )
        session.changed.connect(self.show_entry)
        self.show_entry()

    @Slot()
    def show_entry(self) -> None:
        """Show the name of the layout that is drawn."""
        self.name.setText(full_name(self.session.entry.names))
