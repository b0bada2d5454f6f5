"""A watched search as the page shows it: on the board, in the details, and the legend of its marks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.klotski.board.klotski_board import KlotskiBoard
from app.klotski.trace.expansion_view import ExpansionView
from app.klotski.trace.legend import legend_of
from app.klotski.trace.search_details import SearchDetails
from app.search.legend import Legend
from app.search.watch_frame import WatchFrame
from app.ui.look.theme import Appearance
from app.ui.widgets.shorthand import button
from solvers.klotski.layout import Layout
from solvers.klotski.trace import Expansion


class WatchedSearch:
    """The views of a watched search, which the page places, and a button that leads from its tree to the map."""

    def __init__(self, board: KlotskiBoard, appearance: Appearance) -> None:
        self.view = ExpansionView(board, appearance)
        self.details = SearchDetails(appearance)
        self.legend = Legend(appearance, "klotskiLegend")
        self.map_button = button(
            QCoreApplication.translate("WatchedSearch", "Show on the map"),
            "klotskiShowOnMapButton",
            QCoreApplication.translate("WatchedSearch", "Mark the position expanded last on the map of all positions"),
        )
        self.map_button.setEnabled(False)
        self.expanded: Layout | None = None
        """The position that the search expanded last."""
        self._family = ""

    def explain(self, family: str) -> None:
        """Explain the marks of a family of methods."""
        if family != self._family:
            self._family = family
            self.legend.show_entries(legend_of(family))

    def show(self, frame: WatchFrame | None) -> None:
        """Show a step; with None, or where the search tells of none, the board as it is."""
        expansion = None if frame is None else frame.progress.trace
        if frame is None or not isinstance(expansion, Expansion):
            self.view.put_away()
            return
        self.explain(expansion.family)
        self.view.show_expansion(expansion, frame.stages[: frame.place + 1])
        self.details.show_expansion(expansion)
        self.expanded = expansion.layout
        self.map_button.setEnabled(True)
