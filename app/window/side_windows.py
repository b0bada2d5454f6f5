"""Windows beside the main window: each is made when it is asked for, and made again in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QByteArray, Qt, QThread
from PySide6.QtWidgets import QDialog, QWidget
from shiboken6 import delete, isValid

if TYPE_CHECKING:
    from app.window.view_state import ViewState

Window = TypeVar("Window", bound=QDialog)


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
        self._was_visible = False

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
        """Make the window again, in the language in force, and show it as it was; None where it was not open."""
        self._take_down()
        return self._set_up()

    def _take_down(self) -> None:
        """Close the window; `_set_up` shows it again as it was."""
        from app.window.view_state import view_state  # only here: the first paint does not wait for it

        window = self.window
        if window is not None:
            self._left = window.saveGeometry(), view_state(window)
        self._was_visible = window is not None and window.isVisible()
        self.close()

    def _set_up(self) -> Window | None:
        """Show the window behind the others if `_take_down` closed it, as it was; None where it was not open."""
        if not self._was_visible:
            return None
        window = self._made()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        window.show()
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
        return window

    def _made(self) -> Window:
        if self.window is None:
            self._window = window = self._make()
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not self._kept)
            if self._left is not None and (self._kept or self._was_visible):
                from app.window.view_state import show_state

                geometry, state = self._left
                window.restoreGeometry(geometry)
                show_state(window, state)
            self._left = None
        assert self._window is not None
        return self._window
