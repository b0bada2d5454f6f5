"""The dropdown of layouts: grouped by collection, searched by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionComboBox, QWidget

from app.klotski.board.thumbnails import Thumbnails
from app.klotski.layouts.layout_names import named, names_tip
from app.klotski.layouts.offered_layouts import OfferedLayouts
from app.ui.look.scale import scaled_size, text_scale
from app.ui.look.theme import Appearance
from app.ui.widgets.actions import keeps_key
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.shorthand import connect_slot
from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.layout import Layout

if TYPE_CHECKING:
    from app.klotski.layouts.layout_popup import LayoutPopup

ROW_CELL = 8.0
"""The side of a cell in the pictures of the list, in pixels."""
ICON = (16, 20)
NAME_LENGTH = 8


class LayoutCombo(ElidingCombo):
    """Its data are the catalogue's entries.

    Typing a letter while it is closed opens the list and searches for it.
    """

    picked = Signal()
    """The list was closed by choosing in it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("layoutCombo")
        self.setAccessibleName(self.tr("Layout"))
        self.setIconSize(scaled_size(*ICON))
        self.setView(QListView(uniformItemSizes=True))  # never shown, and Qt measures only its first row
        self._appearance = appearance
        self._thumbnails = Thumbnails(appearance, ROW_CELL * text_scale())
        self.offered = OfferedLayouts(self._thumbnails, self)
        """The layouts to choose from, as they are shown."""
        self._popup: LayoutPopup | None = None
        self._layout: Layout | None = None
        self.currentIndexChanged.connect(self._notice_choice)
        self.setModel(self.offered)
        self.setCurrentIndex(1)
        connect_slot(appearance, "changed()", self, "update()")

    @property
    def entry(self) -> Entry:
        """What is chosen."""
        return self.currentData()

    def choose(self, layout: Layout) -> None:
        """Choose a layout; one that the catalogue lacks stands among the person's own from now on."""
        if layout != self._layout:
            with QSignalBlocker(self):  # where it is added, the row moves that is chosen until now
                row = self.offered.row_of(layout)
            self.setCurrentIndex(row)

    def offer_own(self, own: Sequence[tuple[Layout, str]]) -> None:
        """Offer these layouts that the person made, the newest first, by their names, and no others with a name.

        The layout that is chosen stays so, also where the row goes in which it was chosen.
        """
        chosen = self._layout
        with QSignalBlocker(self):
            self.offered.offer_own([named(layout, name) for layout, name in own], chosen)
            if chosen is not None and self.entry.layout != chosen:
                self.setCurrentIndex(self.offered.row_of(chosen))

    def sizeHint(self) -> QSize:
        """Wide enough for a name of eight characters; Qt would look at every item to find that out."""
        icon = self.iconSize()
        width = icon.width() + NAME_LENGTH * self.fontMetrics().horizontalAdvance("馬")
        height = max(icon.height(), self.fontMetrics().height())
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, QSize(width, height), self)

    def minimumSizeHint(self) -> QSize:
        """No narrower."""
        return self.sizeHint()

    def showPopup(self) -> None:
        """Open the list at the layout that is chosen."""
        self._open("")

    def hidePopup(self) -> None:
        """Close the list."""
        if self._popup is not None:
            self._popup.shut()

    @property
    def popup(self) -> LayoutPopup:
        """The list, made when it is first asked for."""
        if self._popup is None:
            from app.klotski.layouts.layout_popup import LayoutPopup

            self._popup = LayoutPopup(self.offered, self._thumbnails, self._appearance, self)
            self._popup.chosen.connect(self._pick)
        return self._popup

    def event(self, event: QEvent) -> bool:
        """Letters are to search with, and no shortcuts."""
        return keeps_key(event, _begins_search) or super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing more than the two presses before it: the first opened the list, the second closed it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin to search with the first letter."""
        if _begins_search(event):
            self._open(event.text())
        else:
            super().keyPressEvent(event)

    def fitted(self, text: str, width: int) -> str:
        """As much of a name as there is room for; of one in two scripts the English is cut, and the Chinese stays."""
        names, metrics = self.entry.names, self.fontMetrics()
        chinese = f" ({names.hant})"
        if text != names.bilingual or not text.endswith(chinese) or metrics.horizontalAdvance(text) <= width:
            return super().fitted(text, width)
        left = width - metrics.horizontalAdvance(chinese)
        return metrics.elidedText(text.removesuffix(chinese), Qt.TextElideMode.ElideRight, left) + chinese

    def _open(self, text: str) -> None:
        self.popup.open_at(self.currentIndex(), text)

    @Slot(int)
    def _pick(self, row: int) -> None:
        self.setCurrentIndex(row)
        self.picked.emit()

    @Slot()
    def _notice_choice(self) -> None:
        """Name the layout in the tooltip; a heading leads to the first layout below it."""
        if self.currentData() is None:
            self.setCurrentIndex(self.currentIndex() + 1)
        elif self.entry.layout != self._layout:
            self._layout = self.entry.layout
            use = self.tr("Choose a layout, or type its Chinese, pinyin or English name to search")
            self.setToolTip("\n".join((names_tip(self.entry.names), use)))  # the whole name, which may have no room


def _begins_search(event: QKeyEvent) -> bool:
    plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    return plain and event.text().isalnum()
