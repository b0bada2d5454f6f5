"""The details of a page: sections of which one is open at a time, or none, below the essentials of its panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from app.ui.look.scale import scaled
from app.ui.widgets.actions import square_button
from app.ui.widgets.shorthand import button, named, row
from app.ui.widgets.windows import FRAME, FullScreenKey, resize_at_first, turn_full_screen

OWN_WINDOW, WIDE_WINDOW = QSize(460, 560), QSize(1000, 740)
"""The size at first of a section in a window of its own, and of a wide one."""
MARGIN = 12
"""Around the section in that window, in pixels."""


class DetailsStack(QStackedWidget):
    """The sections, one of them in front; its owner stays the same while it is a window of its own.

    F11 makes the window as large as the screen, and Esc brings that back.
    """

    left = Signal()
    """The window was closed or hidden."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._full_screen = FullScreenKey(self)
        self.be_part()

    def be_window(self, size: QSize) -> None:
        """Become a window of this size at first, beside that which it is in where the screen has room for both.

        Where it has not, it begins where it is now, beside the board, and is as wide as the screen has room for there;
        or else it is in the middle.
        """
        around, here = self.window().frameGeometry(), self.mapToGlobal(QPoint())
        beside_board = self.isVisible()
        self.setWindowFlags(Qt.WindowType.Window)
        self.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._full_screen.setEnabled(True)
        resize_at_first(self, size)
        screen, corner = self.screen().availableGeometry(), around.center() - self.rect().center()
        left = screen.right() - here.x() - FRAME.width()
        if around.right() + self.width() + FRAME.width() <= screen.right():
            corner.setX(around.right())
        elif beside_board and left >= scaled(OWN_WINDOW.width()):
            self.resize(min(self.width(), left), self.height())
            corner.setX(here.x())
        taken = self.size() + FRAME
        room = screen.adjusted(0, 0, -taken.width(), -taken.height())
        self.move(max(room.left(), min(corner.x(), room.right())), max(room.top(), min(corner.y(), room.bottom())))
        self.show()

    def be_part(self) -> None:
        """Become a part of the page again, hidden, in the same place of its layout."""
        self.setWindowState(Qt.WindowState.WindowNoState)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContentsMargins(0, 0, 0, 0)
        self._full_screen.setEnabled(False)  # else it would take the key from the main window
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the full screen, and then the window."""
        if event.key() != Qt.Key.Key_Escape or not self.isWindow():
            super().keyPressEvent(event)
        elif self.isFullScreen():
            turn_full_screen(self)
        else:
            self.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """Say when the window is left, in whatever way; a minimised one is not."""
        super().hideEvent(event)
        if self.isWindow() and not event.spontaneous():
            self.left.emit()


class Details(QWidget):
    """A row of buttons, one for each section; pressed once it opens its section below, once more it folds it away.

    `stack` holds the sections; a page puts it where there is room for it. A section is made when it is first opened,
    or else once the buttons have been painted, so that the first paint waits for none.
    """

    chosen = Signal(str)
    """The name of the section that a person wants to see; empty to fold it away."""
    moved = Signal()
    """The section was taken into a window of its own, or came back."""

    def __init__(self, prefix: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, prefix + "Details", self.tr("Details"))
        self._prefix = prefix
        self._buttons: dict[str, QPushButton] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {}
        """What makes the sections that are not made yet."""
        self._sections: dict[str, QWidget] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.make_all)
        self._wide: set[str] = set()
        self.shown = ""
        """The name of the section in front; empty for none."""
        self.stack = DetailsStack(prefix + "DetailsStack", self)
        # Not while the window is being hidden, nor in one of its own events, after which Qt goes on with it.
        self.stack.left.connect(self._take_back, Qt.ConnectionType.QueuedConnection)
        title = self.tr("Open in its own window")
        self.own_window = square_button(prefix + "DetailsWindowButton", title, title, "⤢", side=28)
        self.own_window.clicked.connect(self.open_window)
        self._chips: QHBoxLayout = row(spacing=6)
        row(self._chips, 1, self.own_window, spacing=6, parent=self)
        self.show_section("")

    def add(self, name: str, section: QWidget | Callable[[], QWidget], title: str, wide: bool = False) -> None:
        """Add a section, or what will make it, with its button; its parts scroll by themselves where they have to.

        One that is `wide` stands beside the board, not below the essentials.
        """
        chip = button(
            title, f"{self._prefix}{name.capitalize()}Chip", self.tr("Show or hide this section"), role="narrow"
        )
        chip.setProperty("section", name)
        chip.setCheckable(True)
        chip.clicked.connect(self._choose)
        self._buttons[name] = chip
        if wide:
            self._wide.add(name)
        self._chips.addWidget(chip)
        if isinstance(section, QWidget):
            self._take(name, section)
        else:
            self._makers[name] = section

    def paintEvent(self, event: QPaintEvent) -> None:
        """From the first paint on, sections are made that nobody has opened."""
        super().paintEvent(event)
        if self._makers:
            self._soon.start()

    @Slot()
    def make_all(self) -> None:
        """Make the sections that are not made yet, in a few dozen milliseconds."""
        for name in tuple(self._makers):
            self._make(name)

    def _make(self, name: str) -> None:
        """Make a section; what is in it comes after its button in the order of Tab."""
        section, before = self._makers.pop(name)(), self._buttons[name]
        self._take(name, section)
        for part in (section, *section.findChildren(QWidget)):
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.window() is self.window():
                self.setTabOrder(before, part)
                before = part

    def _take(self, name: str, section: QWidget) -> None:
        self._sections[name] = section
        self.stack.addWidget(section)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sections, in the order of their buttons."""
        return tuple(self._buttons)

    @property
    def wide(self) -> bool:
        """Whether the section in front stands beside the board."""
        return self.shown in self._wide

    @property
    def in_own_window(self) -> bool:
        """Whether the section is in a window of its own."""
        return self.stack.isWindow()

    def show_section(self, name: str) -> None:
        """Mark the open section, and have it in front; empty for none."""
        for section, chip in self._buttons.items():
            chip.setChecked(section == name)
        if name in self._buttons:
            if name in self._makers:
                self._make(name)
            self.stack.setCurrentWidget(self._sections[name])
            self.stack.setWindowTitle(self._buttons[name].text())
        else:
            self.close_window()
        self.shown = name
        self._enable()

    def mark(self, shown: bool) -> None:
        """Mark the button of the section, which is shown or has no room."""
        if self.shown in self._buttons:
            self._buttons[self.shown].setChecked(shown or self.in_own_window)

    def close_window(self) -> None:
        """Close the window of the section, if there is one."""
        if self.in_own_window:
            self.stack.close()

    @Slot()
    def _choose(self) -> None:
        chip = self.sender()
        assert isinstance(chip, QPushButton)
        self.chosen.emit(chip.property("section") if chip.isChecked() else "")

    @Slot()
    def turn_full_screen(self) -> None:
        """Show the section on the whole screen, in a window of its own, or in as much of it as before."""
        if not self.in_own_window:
            self.open_window()
        turn_full_screen(self.stack)

    @Slot()
    def open_window(self) -> None:
        """Take the section in front into a window of its own."""
        self.stack.be_window(WIDE_WINDOW if self.wide else OWN_WINDOW)
        self._enable()
        self.moved.emit()

    @Slot()
    def _take_back(self) -> None:
        """The window was left; it may have been opened again since."""
        if self.in_own_window and self.stack.isHidden():
            self.stack.be_part()
            self._enable()
            self.moved.emit()

    def _enable(self) -> None:
        self.own_window.setEnabled(self.shown in self._buttons and not self.in_own_window)
