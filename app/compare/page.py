"""The compare page: methods run one after another on the same subjects, and their figures side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from app.compare.session import ComparisonSession
from app.puzzle.actions import make_page_actions
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import enable, offer
from app.ui.widgets.first_hint import FirstHint
from app.ui.widgets.shorthand import column

if TYPE_CHECKING:
    from app.compare.view import ComparisonView


class ComparePage(QWidget):
    """Shows a session in a view that is made when the page is first shown, so that it delays no other page."""

    def __init__(self, session: ComparisonSession, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("comparePage")
        self.session = session
        self._appearance = appearance
        self._view: ComparisonView | None = None
        text = self.tr(
            "Which method is better, and by how much? A click on a ready-made comparison runs it. A click on a title "
            "sorts the table; the chart draws its bars."
        )
        self.first_hint = FirstHint("compare", text, settings, self)
        self._column = column(parent=self)
        self.page_actions = make_page_actions(self)
        acts = {"search": session.search, "stop": session.stop, "undo": session.undo, "copy": self.copy}
        offer(self.page_actions, acts)
        for changed in (session.runner.busy_changed, session.results_changed, session.kept_changed):
            changed.connect(self._refresh_actions)
        session.runner.busy_changed.connect(self.first_hint.follow)
        self._refresh_actions()

    @property
    def view(self) -> ComparisonView:
        """The view, made when it is first asked for."""
        if self._view is None:
            from app.compare.view import ComparisonView

            self._view = ComparisonView(self.session, self.page_actions, self._appearance, self.first_hint)
            self._column.addWidget(self._view)
        return self._view

    @Slot()
    def copy(self) -> None:
        """Copy the selected rows of the table, or all."""
        self.view.panel.table.copy()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the view, if it is not there yet."""
        super().showEvent(event)
        self.view.show()

    @Slot()
    def _refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        session, busy = self.session, self.session.runner.busy
        states = {"search": not busy, "stop": busy, "copy": bool(session.results), "undo": session.can_undo}
        enable(self.page_actions, states)
