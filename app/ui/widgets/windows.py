"""Windows: the size that one has at first, on whatever screen, and windows that stand beside the main one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt, QThread, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from shiboken6 import delete, isValid

from app.ui.look.scale import scaled_size
from app.ui.widgets.actions import KEYS
from app.ui.widgets.shorthand import named

if TYPE_CHECKING:
    from app.ui.widgets.view_state import ViewState

Window = TypeVar("Window", bound=QDialog)

FRAME = QSize(10, 40)
"""About as much as a frame and a title bar put around a window, in pixels."""


def set_up_window(window: QWidget, name: str, title: str, size: QSize) -> None:
    """Name a window, title it, and give it this size at first."""
    named(window, name).setWindowTitle(title)
    resize_at_first(window, size)


def resize_at_first(window: QWidget, size: QSize) -> None:
    """Give a window this size, in proportion to the text, or as much of it as the screen has room for.

    It is no larger than the window that it belongs to, and stands over the middle of that with its title bar in sight.
    """
    room, owner = window.screen().availableGeometry(), window.parentWidget()
    size = scaled_size(size.width(), size.height()).boundedTo(room.size() - FRAME)
    window.resize(size if owner is None else size.boundedTo(owner.window().size()))
    if owner is not None and owner.window().isVisible():
        outer = QRect(QPoint(), window.size() + FRAME)
        outer.moveCenter(owner.window().frameGeometry().center())
        window.move(max(room.x(), outer.x()), max(room.y(), outer.y()))


def message_box(parent: QWidget, name: str, title: str, text: str, more: Iterable[str]) -> QMessageBox:
    """A box, not open yet, of plain text with the button OK; `more` are the paragraphs below the text."""
    box = QMessageBox(
        parent,
        textFormat=Qt.TextFormat.PlainText,
        text=text,
        informativeText="\n\n".join(more),
        standardButtons=QMessageBox.StandardButton.Ok,
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setObjectName(name)
    box.setWindowTitle(title)
    return box


def turn_full_screen(window: QWidget) -> None:
    """Make a window as large as the screen, or as it was before: maximised, if it was."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


class FullScreenKey(QShortcut):
    """Makes a window as large as the screen by the key of the main window, which has no part in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(QKeySequence(KEYS["full-screen"][0]), window)
        self._window = window
        self.activated.connect(self._turn)

    @Slot()
    def _turn(self) -> None:
        turn_full_screen(self._window)


def delete_view(view: QWidget) -> None:
    """Delete a view that is made again at once: no session is to reach one that is about to go.

    Inside a loop of Qt's own, as that of a menu or a drag, it goes after that: the loop may have begun in the view.
    """
    view.hide()
    if QThread.currentThread().loopLevel() > 1:
        view.deleteLater()
    else:
        delete(view)


class SideWindow(Generic[Window]):
    """One window beside the main window, while there is one.

    When it is closed it is deleted; one that is `kept` is hidden, and shown again as it was left.
    """

    def __init__(self, make: Callable[[], Window], kept: bool = False) -> None:
        self._make = make
        self._kept = kept
        self._window: Window | None = None
        self._left: tuple[QByteArray, ViewState] | None = None

    @property
    def window(self) -> Window | None:
        """The window, if there is one; one that was closed is about to be deleted, unless it is kept."""
        window = self._window
        return window if window is not None and isValid(window) and (self._kept or not window.isHidden()) else None

    def show(self) -> Window:
        """Show the window, in front of all others."""
        window = self._made()
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def close(self) -> None:
        """Close the window and delete it."""
        window, self._window = self.window, None
        if window is not None:
            window.close()
            delete_view(window)

    def renew(self) -> Window | None:
        """Make the window again, in the language in force, and show it behind the others as it was.

        None where it was not open: then it is as it was when it is shown the next time.
        """
        from app.ui.widgets.view_state import view_state  # only here: the first paint does not wait for it

        window = self.window
        was_visible = window is not None and window.isVisible()
        if window is not None:
            self._left = window.saveGeometry(), view_state(window)
        self.close()
        if not was_visible:
            return None
        window, in_front = self._made(), QApplication.activeWindow()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        window.show()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
        if in_front is not None:
            in_front.raise_()
        return window

    def _made(self) -> Window:
        if self.window is None:
            self._window = window = self._make()
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not self._kept)
            if self._left is not None:
                from app.ui.widgets.view_state import show_state

                geometry, state = self._left
                window.restoreGeometry(geometry)
                show_state(window, state)
            self._left = None
        assert self._window is not None
        return self._window
