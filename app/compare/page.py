"""The compare page: methods run one after another on the same subjects, and their figures side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.puzzle.actions import make_page_actions
from app.storage.storage import Comparisons
from app.ui.look.theme import Appearance
from app.ui.settings import Settings
from app.ui.widgets.actions import enable, offer, tip
from app.ui.widgets.first_hint import FirstHint

if TYPE_CHECKING:
    from app.compare.view import ComparisonView


class ComparePage(QWidget):
    """Makes its content when it is first shown, so that it delays no other page."""

    failed = Signal(object)
    """The `Message` of why something could not be read or written."""

    def __init__(self, repository: Comparisons, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("comparePage")
        self._repository = repository
        self._appearance = appearance
        self._desk: ComparisonView | None = None
        self.page_actions = make_page_actions(self)
        self.first_hint = self._first_hint(settings)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def desk(self) -> ComparisonView:
        """The content, made when it is first asked for."""
        if self._desk is None:
            self._desk = self._make_desk()
            self._refresh_actions()
        return self._desk

    @property
    def busy(self) -> bool:
        """Whether a comparison is running."""
        return self._desk is not None and self._desk.runner.busy

    def search(self) -> None:
        """Run what is put together."""
        if not self.busy:
            self.desk.setup.run()

    def stop(self) -> None:
        """Stop the comparison that runs."""
        if self._desk is not None:
            self._desk.stop()

    def copy(self) -> None:
        """Copy the table."""
        if self._desk is not None:
            self._desk.panel.table.copy()

    def undo(self) -> None:
        """Bring back the comparison that was deleted last."""
        if self._desk is not None:
            self._desk.undo()

    def close_searches(self) -> None:
        """Come to rest for good: no thread is left running."""
        if self._desk is not None:
            self._desk.close_searches()

    def restore_from(self, other: ComparePage) -> None:
        """Show what another page shows."""
        if other._desk is not None:
            self.desk.restore_from(other._desk)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the content, if it is not there yet."""
        super().showEvent(event)
        self.desk.show()

    def _make_desk(self) -> ComparisonView:
        from app.compare.view import ComparisonView

        desk = ComparisonView(self._repository, self._appearance, self.first_hint)
        desk.failed.connect(self.failed)
        desk.runner.busy_changed.connect(self.first_hint.follow)
        acts = {"search": self.search, "stop": self.stop, "copy": self.copy, "undo": self.undo}
        offer(self.page_actions, acts)
        for button, name in ((desk.setup.run_button, "search"), (desk.setup.stop_button, "stop")):
            button.setToolTip(tip(button.toolTip(), self.page_actions[name]))
        desk.changed.connect(self._refresh_actions)
        self._column.addWidget(desk)
        return desk

    @Slot()
    def _refresh_actions(self) -> None:
        """Enable the actions that would do something now."""
        busy, desk = self.busy, self.desk
        states = {"search": not busy, "stop": busy, "copy": bool(desk.results), "undo": desk.can_undo}
        enable(self.page_actions, states)

    def _first_hint(self, settings: Settings) -> FirstHint:
        text = self.tr(
            "Which method is better, and by how much? A click on a ready-made comparison runs it. A click on a title "
            "sorts the table; the chart draws its bars."
        )
        return FirstHint("compare", text, settings, self)
