"""What stands beside the board: the essentials, which never scroll, and the details, in the size a person wants."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QSplitter, QVBoxLayout, QWidget

from app.puzzle.details import Details
from app.ui.look.scale import scaled
from app.ui.widgets.shorthand import column, named

PANEL_WIDTH, WIDEST = 320, 560
"""The width of the panel at first, and at most, in pixels at a text size of 100 %."""
LEAST_DETAILS = 132
"""How high an open section is at least; where the panel is too low for that, it stands beside the panel."""
MARGIN = 16
AROUND = 20
"""The margins above and below what is in the panel, together."""
SPACING = 6
"""Between the essentials, in pixels."""
SHARE = 0.44
"""The most of the width that the panel has at first."""
ROOMY, ROOMY_SHARE = 400, 0.27
"""A wide window has room beside the board: there the panel has this share of it at first, up to so many pixels."""
SIDE_WIDTH, NARROWEST = 276, 136
"""The width at first of a section that stands beside the panel, and of any section at least."""
WIDE_SHARE, LEAST_BOARD = 0.52, 220
"""The share at first that a wide section has of what the panel leaves, and the pixels of it that the board keeps."""


class SidePanel(QSplitter):
    """The board, the panel at its right, and between them the open section where the panel has no room for it.

    A wide section stands there wherever it can, and shares the room with the board. Where the board would become
    narrower than the panel, the section takes the place of the essentials until it is folded away.
    """

    sized = Signal(int, int, int)
    """A person made the panel so wide, the open section in it so high, and a wide section so wide."""

    def __init__(self, prefix: str, board: QWidget, essentials: QWidget, details: Details) -> None:
        self._essentials, self._details = essentials, details
        self._upright = named(QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False), prefix + "PanelSplitter")
        super().__init__(Qt.Orientation.Horizontal, childrenCollapsible=False, handleWidth=14)
        named(self, prefix + "Splitter")
        self._open = self._asked = self._sized = self._widened = False
        self._spare: QWidget | None = None
        self._width = self._height = self._wide = self._usual = 0
        self.panel = named(QFrame(), "sidePanel", role="panel")
        self._beside = named(QFrame(), prefix + "DetailsPanel", role="panel")
        self._beside_column: QVBoxLayout = column(margins=8, parent=self._beside)
        self._below = QWidget()
        self._below_column: QVBoxLayout = column(details, spacing=8, margins=(0, 4, 0, 0), parent=self._below)
        for part in (essentials, self._below):
            self._upright.addWidget(part)
        self._upright.setStretchFactor(1, 1)
        column(self._upright, margins=(16, 10, 16, 6), parent=self.panel)
        for part in (board, self._beside, self.panel):
            self.addWidget(part)
        self.setStretchFactor(0, 1)
        self.panel.setMaximumWidth(scaled(WIDEST))
        self._beside.hide()
        details.stack.setMinimumSize(NARROWEST, 1)  # less than some sections ask for: they scroll
        self.splitterMoved.connect(self._tell_sizes)
        self._upright.splitterMoved.connect(self._tell_sizes)
        details.moved.connect(self.place)
        # A resize event is not answered here: when the window fails to be shown, Qt for Python 6.11 would crash.
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self._look_again)
        for watched in (self, essentials):
            watched.installEventFilter(self)

    def spare(self, part: QWidget, usual: int) -> None:
        """Show this part of the essentials only where there is room for it.

        It is at most as high as `usual`, in pixels, where a section is open below the essentials, and else as it asks.
        """
        self._spare, self._usual = part, usual
        part.setMinimumHeight(1)  # what Qt takes for the least height, also that of the window
        self.place()

    def restore(self, width: int, height: int, wide: int) -> None:
        """Make the panel as wide, the open section as high and a wide one as wide as they were; 0 is as at first."""
        self._width, self._height, self._wide = width, height, wide
        self._size()

    @property
    def shows_section(self) -> bool:
        """Whether a section is open, in the panel or beside it."""
        return self._open and not self._details.in_own_window and (self._asked or self._room() >= LEAST_DETAILS)

    def open(self, opened: bool, asked: bool) -> None:
        """Show the section that is in front, or fold it away; one not asked for is shown only in the panel."""
        self._open, self._asked = opened, asked
        self.place()

    @Slot()
    def place(self) -> None:
        """Put the open section where there is room for it: in the panel, or else beside it."""
        if self._spare is not None:
            self._spare.setVisible(self._room_for(self._spare) >= self._least_of_spare())
        stack, own = self._details.stack, self._details.in_own_window
        shown = self.shows_section
        wide = shown and self._details.wide
        beside = wide or (shown and self._sized and self._room() < LEAST_DETAILS)
        over = beside and self._sized and self._board_beside() < self.panel.width()
        wide, beside = wide and not over, beside and not over
        if over and self._essentials.isAncestorOf(self.window().focusWidget() or self):
            self._details.own_window.setFocus()
        self._essentials.setVisible(not over)
        target = self._beside if beside else self._below
        if not own and stack.parentWidget() is not target:
            focused = self.window().focusWidget()
            (self._beside_column if beside else self._below_column).addWidget(stack, 1)
            if focused is not None and stack.isAncestorOf(focused):
                focused.setFocus(Qt.FocusReason.OtherFocusReason)
        if not own:
            stack.setVisible(shown)
        self._details.mark(shown)
        in_panel = shown and not beside
        if self._spare is not None:
            self._spare.setMaximumHeight(self._usual if in_panel else 16777215)
        self._below.setMaximumHeight(16777215 if in_panel else self._details.sizeHint().height() + 4)
        least = max(4, min(LEAST_DETAILS, self._room())) if in_panel else 4
        self._below.setMinimumHeight(self._details.sizeHint().height() + least)
        if (self._beside.isVisibleTo(self), self._widened) != (beside, wide):
            self._beside.setVisible(beside)
            self._widened = wide
            self.setStretchFactor(1, int(wide))
            self._size()
        elif in_panel:
            self._divide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again where there is room when there is more or less of it, or the essentials need more or less."""
        if watched is self and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._look.start()
        elif watched is self._essentials and event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return False

    def minimumSizeHint(self) -> QSize:
        """As high as the essentials that are always shown, and the buttons of the details; sections take the rest."""
        fixed = self._essentials.minimumSizeHint().height() + self._details.sizeHint().height()
        height = fixed + self._upright.handleWidth() + AROUND
        return QSize(super().minimumSizeHint().width(), max(200, height))

    @Slot()
    def _look_again(self) -> None:
        if not self._sized and self.isVisible():
            self._sized = True
            self._size()
        self.place()

    def _room_for(self, spare: QWidget) -> int:
        """How high the part that is shown only where there is room could be, the same whether it is shown or not."""
        if spare.isHidden():  # then the essentials do without it, and without the space above it
            return self._room() - spare.minimumHeight() - SPACING
        return self._room() + self._least_of_spare()

    def _least_of_spare(self) -> int:
        return 0 if self._spare is None else self._spare.minimumSizeHint().height()

    def _kept_for_spare(self) -> int:
        """What the part that is shown only where there is room takes now, at least."""
        return self._least_of_spare() if self._spare is not None and not self._spare.isHidden() else 0

    def _room(self) -> int:
        """How high a section in the panel could be."""
        fixed = self._essentials.minimumSizeHint().height() + self._details.sizeHint().height()
        return self.height() - fixed - self._kept_for_spare() - self._upright.handleWidth() - 2 * MARGIN

    def _size(self) -> None:
        """Give the panel its width, and the board what is left."""
        wanted = max(scaled(PANEL_WIDTH), min(scaled(ROOMY), round(ROOMY_SHARE * self.width())))
        at_first = min(wanted, max(PANEL_WIDTH, round(SHARE * self.width())))
        width = max(self._width or at_first, self.panel.minimumSizeHint().width())
        handles = (2 if self._beside.isVisibleTo(self) else 1) * self.handleWidth()
        left = max(1, self.width() - width - handles)
        side = self._width_beside(left)
        self.setSizes([max(1, left - side), side, width])
        self._divide()

    def _width_beside(self, left: int) -> int:
        """How wide the section beside the board is, where the panel has left so much for both."""
        if not self._beside.isVisibleTo(self):
            return 0
        if not self._widened:
            return scaled(SIDE_WIDTH)
        return max(NARROWEST, min(self._wide or round(WIDE_SHARE * left), left - LEAST_BOARD))

    def _board_beside(self) -> int:
        """How wide the board would be with a section beside it."""
        return self.width() - self.panel.width() - scaled(SIDE_WIDTH) - 2 * self.handleWidth()

    def _divide(self) -> None:
        """Give the section the height that a person chose, or else what the essentials leave."""
        whole = self._upright.height()
        below = self._height or whole - self._essentials.sizeHint().height()
        self._upright.setSizes([max(1, whole - below), max(1, below)])

    @Slot()
    def _tell_sizes(self) -> None:
        if self.shows_section and not self._beside.isVisible() and self._essentials.isVisible():
            self._height = self._below.height()
        if self._widened:
            self._wide = self._beside.width()
        self._width = self.panel.width()
        self.sized.emit(self._width, self._height, self._wide)
