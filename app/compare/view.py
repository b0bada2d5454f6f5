"""What the compare page shows: the set-up at the left, the results at the right."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.compare.result_panel import ResultPanel
from app.compare.session import ComparisonSession
from app.compare.setup_panel import SetupPanel
from app.ui.look.theme import Appearance
from app.ui.widgets.focus import pass_focus
from app.ui.widgets.shorthand import column, row


class ComparisonView(QWidget):
    """Both panels of a session."""

    def __init__(
        self, session: ComparisonSession, actions: Mapping[str, QAction], appearance: Appearance, hint: QWidget
    ) -> None:
        """`actions` are the page's; `hint` stands above the results."""
        super().__init__()
        session.read_kept()
        self.session = session
        self.setup = SetupPanel(session, actions)
        self.panel = ResultPanel(session, appearance)
        right = column(hint, (self.panel, 1), spacing=10)
        row(self.setup, (right, 1), spacing=14, margins=(14, 10, 14, 14), parent=self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus to Stop while a comparison runs, then to its results, or what is kept, or the next run."""
        panel, setup = self.panel, self.setup
        heirs = (setup.stop_button, panel.table, panel.views.tabBar(), panel.kept, setup.run_button)
        return pass_focus(self, *heirs) or super().focusNextPrevChild(forward)
