"""What opens over a page: a panel with a soft shadow, inside the window and not in one of its own.

In a window of its own, input methods would not work, and Chinese could not be typed.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.ui.application import application
from app.ui.look.scale import pressed, scaled
from app.ui.painting.drawing import draw_rounded, smooth_painter
from app.ui.painting.wood import paint_shadow
from app.ui.widgets.shorthand import connect_slot, named

SHADOW = 12
"""Room for the shadow on every side, in pixels."""
PADDING = 8
GAP = 4
"""Between the opener and the panel, in pixels."""
RADIUS = 10.0

_LEAVING = {Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class InsetPopup(QWidget):
    """Opens at a control, closes on Esc, on a press elsewhere, or when the window changes its size.

    What it holds has to stay clear of the shadow: its margins are `EDGE` at least.
    """

    EDGE = SHADOW + PADDING

    def __init__(self, opener: QWidget) -> None:
        """`opener` is the control that it opens at; it gets the focus back."""
        super().__init__(opener.window())
        self._opener = opener
        # It lies in the window, which outlives the page of its opener.
        connect_slot(opener, "destroyed()", self, "deleteLater()")
        self.hide()

    def take_key(self, event: QKeyEvent) -> bool:
        """Act on a key of the popup's own and return True; the event may also ask to keep it from being a shortcut."""
        if event.key() not in _LEAVING:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self.shut()
        return True

    def open_below(self, size: QSize, focus: QWidget) -> None:
        """Open below the opener or as low as there is room, flush with its right edge, in this size or as it fits."""
        self.setGeometry(self._place(size))
        self.show()
        self.raise_()
        focus.setFocus(Qt.FocusReason.PopupFocusReason)
        application().installEventFilter(self)
        application().focusChanged.connect(self._follow_focus)

    def shut(self) -> None:
        """Close it, if it is open."""
        if self.isHidden():
            return
        application().focusChanged.disconnect(self._follow_focus)
        application().removeEventFilter(self)
        if self._holds(application().focusWidget()):
            self._opener.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """It closes with what it is in."""
        super().hideEvent(event)
        self.shut()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it is open: its keys, a press anywhere else, another size of the window, and the end of its opener."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QWidget) and self._holds(watched):
            return self._filter_key(event)
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget) and not self._holds(watched):
            self.shut()
            return watched is self._opener
        resized = event.type() == QEvent.Type.Resize and watched is self.window()
        if resized or (event.type() == QEvent.Type.Hide and watched is self._opener):  # as when its page is made again
            self.shut()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press between the parts of the popup is none elsewhere."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel with round corners and a soft shadow, in the colours of the palette."""
        panel = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        with smooth_painter(self) as painter:
            paint_shadow(painter, panel, RADIUS, SHADOW / 2, "#000000")
            draw_rounded(
                painter, panel.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, self.palette().button(), self.palette().mid()
            )

    def _filter_key(self, event: QKeyEvent) -> bool:
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) or not self.take_key(event):
            return False
        event.accept()
        return True

    def _place(self, size: QSize) -> QRect:
        window = self._opener.window()
        corner = self._opener.mapTo(window, QPoint(self._opener.width(), self._opener.height() + GAP))
        width = min(size.width(), window.width() - 2 * SHADOW)
        height = min(size.height(), window.height() - 2 * SHADOW)
        left = max(SHADOW, corner.x() - width)
        top = max(SHADOW, min(corner.y(), window.height() - height - SHADOW))
        return QRect(left, top, width, height).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)

    def _holds(self, widget: QWidget | None) -> bool:
        return widget is not None and (widget is self or self.isAncestorOf(widget))

    @Slot(QWidget, QWidget)
    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        # A press on the opener gives it the focus first; what closes the popup is the press itself.
        if now is not None and now is not self._opener and not self._holds(now):
            self.shut()


class AboutButton(QToolButton):
    """Opens a note on the choices of a dropdown."""

    def __init__(self, name: str, tip: str, note: Callable[[QWidget], AboutNote]) -> None:
        """`note` makes the note, which opens at the button."""
        super().__init__()
        self._note = note
        named(self, name, QCoreApplication.translate("AboutButton", "What is this?"), tip)
        self.setText(QCoreApplication.translate("AboutButton", "?", "the button that tells what something is"))
        self.setFixedSize(pressed(30), pressed(30))
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        self._note(self).open()


class AboutNote(InsetPopup):
    """The note; it is made when it opens, and gone when it closes. What is in it keeps `MARGIN` from its edges."""

    MARGIN = InsetPopup.EDGE + 10

    def __init__(self, name: str, width: int, opener: QWidget) -> None:
        """`width` is in pixels at a text size of 100 %."""
        super().__init__(opener)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._width = scaled(width)

    def open(self) -> None:
        """Open at the button, as high as its text is."""
        self.ensurePolished()
        around = 2 * (self.EDGE - PADDING)
        self.open_below(QSize(self._width, self.heightForWidth(self._width + around) - around), self)

    def shut(self) -> None:
        """Close it for good."""
        super().shut()
        self.deleteLater()
