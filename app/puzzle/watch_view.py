"""What a page shows while a search is watched: its panel, its pseudocode, and the transport that steps through it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.look.theme import Appearance

if TYPE_CHECKING:
    from app.puzzle.page import PuzzlePage
    from app.search.pseudocode_view import PseudocodeView
    from app.search.watch_panel import WatchPanel


class WatchView(QObject):
    """Follows the watch of a page's session; its widgets are made when a search is watched for the first time."""

    def __init__(self, page: PuzzlePage, appearance: Appearance) -> None:
        super().__init__(page)
        self._page = page
        self._watch = page.session.watch
        self._appearance = appearance
        if self._watch.watching:
            self._show_watching(True)
        self._watch.watching_changed.connect(self._show_watching)
        self._watch.changed.connect(self._show_frame)

    @cached_property
    def panel(self) -> WatchPanel:
        """The controls and the figures, in place of the other parts of the panel."""
        from app.search.legend import Legend, LegendArea
        from app.search.watch_panel import WatchPanel

        page = self._page
        legend = page.watch_legend()
        made = WatchPanel(
            page.session.name,
            self._watch,
            page.watched_figures,
            LegendArea(legend) if isinstance(legend, Legend) else legend,
            page.page_actions,
            self._appearance,
        )
        page.add_block(made)
        page.buttons.addWidget(made.full_speed, 1)
        page.buttons.addWidget(made.single)
        return made

    @cached_property
    def pseudocode(self) -> PseudocodeView:
        """The pseudocode, at the top of what the details tell of a search."""
        from app.search.pseudocode_view import PseudocodeView

        made = PseudocodeView(self._page.session.name + "Pseudocode", self._appearance)
        self._page.search_details.insertWidget(0, made)
        return made

    @Slot(bool)
    def _show_watching(self, watching: bool) -> None:
        page = self._page
        page.transport.drive(self._watch if watching else page.session.playback)
        if watching:
            page.offer_stop()
            self.pseudocode.show_family(page.session.engine.family)
        page.cover_block(self.panel if watching else None)
        if page.watch_button.hasFocus():
            page.transport.play_button.setFocus()
        page.watch_button.setVisible(not watching)
        for control in (self.pseudocode, self.panel.full_speed, self.panel.single):
            control.setVisible(watching)
        page.refresh_actions()
        page.show_watched_details()
        self._show_frame()

    @Slot()
    def _show_frame(self) -> None:
        frame = self._watch.frame
        if self._watch.watching:
            self.panel.name_method(self._page.watched_method(frame))
            self.pseudocode.show_frame(frame)
        self._page.show_frame(frame)
