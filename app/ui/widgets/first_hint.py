"""A friendly line above a board that says what to do first, until it has been read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from app.ui.settings import Settings
from app.ui.tips import Tips
from app.ui.widgets.shorthand import button, label, named, row


class FirstHint(QFrame):
    """Shown until it is dismissed or its advice followed; then it is not shown again on a later start.

    A hint that was followed stays until another page is shown, so that the board does not change its size in use.
    """

    def __init__(self, name: str, text: str, settings: Settings, parent: QWidget | None = None) -> None:
        """`name` is the page's, under which it is remembered that its hint has been seen."""
        super().__init__(parent)
        named(self, name + "FirstHint", role="firstHint")
        self._name = name
        self._tips = Tips(settings)
        self._followed = False
        self.text = label(text, wrap=True)
        tip = self.tr("Don't show this hint again")
        self.button = button(self.tr("Got it"), name + "FirstHintButton", tip, self.put_away)
        self.button.setAccessibleDescription(text)
        beside = self.button, 0, Qt.AlignmentFlag.AlignVCenter
        row((self.text, 1), beside, spacing=12, margins=(18, 8, 9, 8), parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if not self._tips.wants(name):
            self.hide()

    @Slot()
    def put_away(self) -> None:
        """Hide it, now and from now on."""
        self.follow()
        self.hide()

    @Slot()
    def follow(self) -> None:
        """Note that its advice was followed."""
        if self._followed:
            return
        self._followed = True
        self._tips.note(self._name)

    def showEvent(self, event: QShowEvent) -> None:
        """It goes when tips were turned off meanwhile."""
        super().showEvent(event)
        if not self._tips.shown:
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """With the page turned, a hint that was followed goes."""
        super().hideEvent(event)
        if self._followed:
            self.hide()
