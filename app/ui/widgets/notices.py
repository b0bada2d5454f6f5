"""What is said to the person beside the content of a page: a toast, a message that stays, what was deleted, a hint."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, SignalInstance, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from app.ui.settings import Settings, Tips
from app.ui.widgets.accessibility import announce
from app.ui.widgets.shorthand import button, connect_slot, label, named, row

SHOWN_MS = 4000
EDGE = 18
"""Above the foot of the widget, in pixels."""


class UndoBar(QFrame):
    """Says what was deleted last, with the button to undo it; in sight while there is something to say."""

    def __init__(self, page: QWidget, name: str, sentence: Callable[[], str], changed: SignalInstance) -> None:
        """`name` begins the object names; `changed` is emitted when the sentence may be another."""
        super().__init__(page)  # without a parent it would be a window when there is something to say at once
        self._sentence = sentence
        self.text = label(name=name + "UndoText", wrap=True)
        self.button = button(self.tr("Undo"), name + "Undo")
        row((self.text, 1), self.button, margins=(4, 0, 4, 0), parent=self)
        changed.connect(self._tell)
        self._show()

    @Slot()
    def _tell(self) -> None:
        self._show()
        announce(self.text, self.text.text())

    def _show(self) -> None:
        self.text.setText(self._sentence())
        self.setVisible(bool(self.text.text()))


class Toast(QLabel):
    """A short message over the foot of a widget, as that a text was copied; it goes by itself and moves nothing.

    Where the widget is too narrow for it, it has several lines.
    """

    def __init__(self, name: str, below: QWidget) -> None:
        """`below` is the widget that it lies over."""
        super().__init__(below, textFormat=Qt.TextFormat.PlainText)
        named(self, name, role="notice")
        self.setContentsMargins(16, 8, 16, 8)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._below = below
        self._end = QTimer(self, singleShot=True, interval=SHOWN_MS)
        connect_slot(self._end, "timeout()", self, "hide()")
        below.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text for a while."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._end.start()
        announce(self, text)

    def hideEvent(self, event: QHideEvent) -> None:
        """It goes with what it lies over, and is not there again when that is shown again."""
        super().hideEvent(event)
        self._end.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its place when the widget changes its size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        self.setWordWrap(False)
        width = max(0, min(self.sizeHint().width(), self._below.width() - 2 * EDGE))
        self.setWordWrap(True)
        self.resize(width, self.heightForWidth(width))
        left = (self._below.width() - self.width()) // 2
        self.move(left, self._below.height() - self.height() - EDGE)


class MessageBar(QFrame):
    """A line above the pages that says what went wrong, and stays until it has been read.

    A new text takes the place of the old.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, name, role="faultBar")
        self.text = label(wrap=True, selectable=True)
        self.close_button = button(self.tr("OK"), "", self.tr("Dismiss this message"), self.hide)
        beside = self.close_button, 0, Qt.AlignmentFlag.AlignVCenter
        row((self.text, 1), beside, spacing=14, margins=(14, 8, 14, 10), parent=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    def say(self, text: str) -> None:
        """Show a text; without one, nothing is shown."""
        self.text.setText(text)
        self.setVisible(bool(text))
        announce(self.text, text)


class FirstHint(QFrame):
    """A line above the content of a page that says what to do first.

    It is shown until it is dismissed or its advice followed; then it is not shown again on a later start.
    A hint that was followed stays until another page is shown, so that the board does not change its size in use.
    """

    def __init__(self, name: str, text: str, settings: Settings, parent: QWidget | None = None) -> None:
        """`name` is the page's, under which it is remembered that its hint has been seen."""
        super().__init__(parent)
        named(self, name + "FirstHint", role="firstHint")
        self._name = name
        self._tips = Tips(settings)
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
        self._tips.note(self._name)

    def showEvent(self, event: QShowEvent) -> None:
        """It goes when tips were turned off meanwhile."""
        super().showEvent(event)
        if not self._tips.shown:
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """With the page turned, a hint that was followed goes."""
        super().hideEvent(event)
        if not self._tips.wants(self._name):
            self.hide()
