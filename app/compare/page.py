"""The compare page: methods run one after another on the same problems, and their figures side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent

from app.compare.session import ComparisonSession
from app.puzzle.actions import make_page_actions
from app.puzzle.presentation import PresentedWidget, SlideParts
from app.ui.look.scale import text_scale
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import enable, offer
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.notices import FirstHint
from app.ui.widgets.scrolled import Scrolled
from app.ui.widgets.shorthand import column, named, row
from app.ui.words.markdown import escaped

if TYPE_CHECKING:
    from app.compare.result_panel import ResultPanel
    from app.compare.setup_panel import SetupPanel


class ComparePage(PresentedWidget):
    """A view of a session: its set-up at the left, its results at the right.

    Both panels are imported and made when the page is first shown, so that they do not delay the window.
    """

    setup: SetupPanel
    panel: ResultPanel

    def __init__(self, session: ComparisonSession, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("comparePage")
        self.session = session
        self._appearance = appearance
        text = self.tr(
            "Which method is better, and by how much? Click a preset to run it. Click a column heading to sort the "
            "table; the chart draws the same figures."
        )
        self.first_hint = FirstHint("compare", text, settings, self)
        self.page_actions = make_page_actions(self)
        acts = {"search": session.search, "stop": session.runner.stop, "undo": session.undo, "copy": self.copy}
        offer(self.page_actions, {**acts, "present": self.present})
        for changed in (session.runner.busy_changed, session.results_changed, session.kept_changed):
            changed.connect(self._refresh_actions)
        session.runner.busy_changed.connect(self.first_hint.follow)
        self._refresh_actions()

    def present(self) -> None:
        """Present the chart."""
        self.make_panels()
        self.panel.views.setCurrentWidget(self.panel.chart)
        super().present()

    def slide_parts(self, number: int) -> SlideParts:
        """The chart."""
        return SlideParts(self.panel.chart.area, notes=escaped(self.session.sentence))

    @Slot()
    def copy(self) -> None:
        """Copy the selected rows of the table, or all."""
        self.make_panels()  # they may not be there yet: an action works from wherever it is triggered
        self.panel.table.copy()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the panels, if they are not there yet."""
        super().showEvent(event)
        self.make_panels()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to Stop while a comparison runs, then to its results, or what is kept, or the next run."""
        panel, setup = self.panel, self.setup
        heirs = (setup.stop_button, panel.table, panel.views.tabBar(), panel.kept, setup.run_button)
        return pass_focus(self, *heirs) or super().focusNextPrevChild(forward)

    def make_panels(self) -> None:
        """Make the panels, if they are not there yet."""
        if self.layout() is not None:
            return
        from app.compare.result_panel import ResultPanel
        from app.compare.setup_panel import SetupPanel

        self.session.read_kept()
        self.setup = SetupPanel(self.session, self.page_actions)
        self.panel = ResultPanel(self.session, self._appearance)
        shown = self.panel if text_scale() <= 1 else Scrolled(named(self.panel, "compareResults"))
        results = column(self.first_hint, (shown, 1), spacing=10)
        row(self.setup, (results, 1), spacing=14, margins=(14, 10, 14, 14), parent=self)
        self.setTabOrder(self.setup.stop_button, self.first_hint.button)  # made first, but not to have the focus first
        for made in (self.setup, self.panel):
            made.show()  # at once: the focus looks for a control as soon as the page is shown

    @Slot()
    def _refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        session, busy = self.session, self.session.runner.busy
        states = {"search": not busy, "stop": busy, "undo": session.can_undo}
        enable(self.page_actions, {**states, **dict.fromkeys(("copy", "present"), bool(session.results))})
