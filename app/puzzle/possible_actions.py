"""Which actions of the menus would do something on a page now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget


class PossibleActions(QObject):
    """The actions of one page, by the names that `app.window.menus` gives them; what it does not have is not possible.

    An action with a control of its own on the page is possible while that is enabled.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._conditions: dict[str, Callable[[], bool]] = {}

    @property
    def names(self) -> frozenset[str]:
        """The names of those that are possible."""
        return frozenset(name for name, holds in self._conditions.items() if holds())

    def follow(self, controls: Mapping[str, QWidget]) -> None:
        """Let each action be possible while a control is enabled."""
        for name, control in controls.items():
            self.add(name, condition=control.isEnabled, watched=control)

    def add(self, *names: str, condition: Callable[[], bool] = lambda: True, watched: QWidget | None = None) -> None:
        """Let actions be possible while a condition holds.

        It is looked at again when `watched` is enabled, disabled, shown or hidden, and when somebody calls `tell`.
        """
        for name in names:
            self._conditions[name] = condition
        if watched is not None:
            watched.installEventFilter(self)

    @Slot()
    def tell(self) -> None:
        """Say that something else may be possible."""
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hear of a control that changes."""
        if event.type() in (QEvent.Type.EnabledChange, QEvent.Type.Show, QEvent.Type.Hide):
            self.changed.emit()
        return False
