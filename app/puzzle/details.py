"""The details of a page: sections of which one is open at a time, or none, below the essentials of its panel."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QStackedWidget, QToolButton, QWidget

from app.ui.look.scale import pressed
from app.ui.widgets.actions import KEYS
from app.ui.widgets.first_size import resize_at_first
from app.ui.widgets.shorthand import button, column, named, row

OWN_WINDOW, WIDE_WINDOW = QSize(460, 560), QSize(1000, 740)
"""The size at first of a section in a window of its own, and of a wide one."""


class DetailsWindow(QDialog):
    """The open section in a window of its own; F11 makes it as large as the screen, and Esc brings that back."""

    left = Signal()
    """It was closed."""

    def __init__(self, name: str, title: str, section: QWidget, size: QSize, parent: QWidget) -> None:
        """`size` is that at first."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column(section, margins=12, parent=self)
        QShortcut(QKeySequence(KEYS["full-screen"][0]), self, self.turn_full_screen)
        resize_at_first(self, size)

    @Slot()
    def turn_full_screen(self) -> None:
        """Take the whole screen, or as much as before."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the full screen, and then the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.isFullScreen():
            self.showNormal()
        else:
            self.close()  # and not `reject`, which would delete the section with the window

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the section back."""
        super().closeEvent(event)
        self.left.emit()


class Details(QWidget):
    """A row of buttons, one for each section; pressed once it opens its section below, once more it folds it away.

    `stack` holds the sections; a page puts it where there is room for it.
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
        self._sections: dict[str, QWidget] = {}
        self._wide: set[str] = set()
        self._window: DetailsWindow | None = None
        self._name = ""
        self.stack = named(QStackedWidget(self), prefix + "DetailsStack")
        self.stack.hide()
        self.own_window = named(QToolButton(), prefix + "DetailsWindowButton", self.tr("Open in its own window"))
        self.own_window.setText("⤢")
        self.own_window.setToolTip(self.own_window.accessibleName())
        self.own_window.setFixedSize(pressed(28), pressed(28))
        self.own_window.clicked.connect(self.open_window)
        self._chips: QHBoxLayout = row(spacing=6)
        row(self._chips, 1, self.own_window, spacing=6, parent=self)
        self.show_section("")

    def add(self, name: str, section: QWidget, title: str, wide: bool = False) -> None:
        """Add a section with its button; its parts scroll by themselves where they have to.

        One that is `wide` stands beside the board, not below the essentials.
        """
        chip = button(
            title, f"{self._prefix}{name.capitalize()}Chip", self.tr("Show or hide this section"), role="narrow"
        )
        chip.setProperty("section", name)
        chip.setCheckable(True)
        chip.clicked.connect(self._choose)
        self._buttons[name], self._sections[name] = chip, section
        if wide:
            self._wide.add(name)
        self._chips.addWidget(chip)
        self.stack.addWidget(section)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the sections, in the order of their buttons."""
        return tuple(self._sections)

    @property
    def shown(self) -> str:
        """The name of the section in front; empty for none."""
        return self._name

    @property
    def wide(self) -> bool:
        """Whether the section in front stands beside the board."""
        return self._name in self._wide

    @property
    def in_own_window(self) -> bool:
        """Whether the section is in a window of its own."""
        return self._window is not None

    def show_section(self, name: str) -> None:
        """Mark the open section, and have it in front; empty for none."""
        for section, chip in self._buttons.items():
            chip.setChecked(section == name)
        if name in self._sections:
            self.stack.setCurrentWidget(self._sections[name])
        elif self._window is not None:
            self._window.close()
        self._name = name
        self.own_window.setEnabled(name in self._sections and self._window is None)

    def mark(self, shown: bool) -> None:
        """Mark the button of the section, which is shown or has no room."""
        if self._name in self._buttons:
            self._buttons[self._name].setChecked(shown or self.in_own_window)

    def close_window(self) -> None:
        """Close the window of the section, if there is one."""
        if self._window is not None:
            self._window.close()

    @Slot()
    def _choose(self) -> None:
        chip = self.sender()
        assert isinstance(chip, QPushButton)
        self.chosen.emit(chip.property("section") if chip.isChecked() else "")

    @Slot()
    def turn_full_screen(self) -> None:
        """Show the section on the whole screen, in a window of its own, or in as much of it as before."""
        if self._window is None:
            self.open_window()
        if self._window is not None:
            self._window.turn_full_screen()

    @Slot()
    def open_window(self) -> None:
        """Take the section in front into a window of its own."""
        size = WIDE_WINDOW if self.wide else OWN_WINDOW
        self._window = DetailsWindow(f"{self._prefix}DetailsWindow", self._title(), self.stack, size, self)
        self._window.left.connect(self._take_back)
        self.own_window.setEnabled(False)
        self.moved.emit()
        self.stack.show()
        self._window.show()

    def _title(self) -> str:
        shown = self.stack.currentWidget()
        return next(self._buttons[name].text() for name, section in self._sections.items() if section is shown)

    @Slot()
    def _take_back(self) -> None:
        self._window = None
        self.stack.setParent(self)
        self.own_window.setEnabled(any(chip.isChecked() for chip in self._buttons.values()))
        self.moved.emit()
