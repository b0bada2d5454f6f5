"""The dropdown of boards: those of the presets in their groups, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from app.panels.board_picture import SIDE, board_icon
from app.panels.eliding_combo import ElidingCombo
from app.panels.engine_combo import words_language
from app.theme import Appearance
from solvers.knight.board import Board
from solvers.knight.presets import Group, presets

ROW_HEIGHT = SIDE + 8
"""Of the titles too: the popup shows whole lines."""


@dataclass(frozen=True, slots=True)
class OfferedBoard:
    """A board to choose; `closed` is its goal, None where it has none of its own."""

    board: Board
    closed: bool | None


class BoardCombo(ElidingCombo):
    """Shows which board is chosen, if it is one of those on offer; `board_chosen` carries an `OfferedBoard`."""

    board_chosen = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("knightBoardCombo")
        self.setAccessibleName(self.tr("Board"))
        self.setToolTip(self.tr("Boards to choose from"))
        self.setPlaceholderText(self.tr("Another board"))
        self.setIconSize(QSize(SIDE, SIDE))
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._appearance = appearance
        self._own: Sequence[tuple[str, Board]] = ()
        self._wish = OfferedBoard(Board(8, 8), False)
        self._fill()
        self.activated.connect(self._choose)
        appearance.changed.connect(self._fill)

    def offer_own(self, own: Sequence[tuple[str, Board]]) -> None:
        """Offer these boards of the person's own besides, by their names."""
        self._own = own
        self._fill()

    def show_wish(self, board: Board, closed: bool) -> None:
        """Show which board is chosen, though not by this dropdown."""
        self._wish = OfferedBoard(board, closed)
        places = [place for place in range(self.count()) if self._fits(self.itemData(place))]
        self.setCurrentIndex(places[0] if places else -1)

    @Slot()
    def _fill(self) -> None:
        self.clear()
        titles = {
            Group.CLASSIC: self.tr("Classic boards"),
            Group.SHAPE: self.tr("Shapes"),
            Group.RIDDLE: self.tr("Riddles: why is there no tour?"),
        }
        language = words_language()
        for group, title in titles.items():
            self._add_title(title)
            for preset in presets():
                if preset.group is group:
                    self._add(preset.names[language], preset.board, preset.closed)
        if self._own:
            self._add_title(self.tr("Own boards"))
            for name, board in self._own:
                self._add(name, board, None)
        self.show_wish(self._wish.board, bool(self._wish.closed))

    def _add_title(self, title: str) -> None:
        item = QStandardItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(self._size_of(title))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.appendRow(item)

    def _add(self, name: str, board: Board, closed: bool | None) -> None:
        text = self.tr("{name}, {rows} × {columns}").format(name=name, rows=board.rows, columns=board.columns)
        self.addItem(board_icon(board, self._appearance.theme), text, OfferedBoard(board, closed))
        self.setItemData(self.count() - 1, self._size_of(text), Qt.ItemDataRole.SizeHintRole)

    def _size_of(self, text: str) -> QSize:
        return QSize(SIDE + ROW_HEIGHT + self.fontMetrics().horizontalAdvance(text), ROW_HEIGHT)

    def _fits(self, offered: OfferedBoard | None) -> bool:
        if offered is None or offered.board != self._wish.board:
            return False
        return offered.closed is None or offered.closed == self._wish.closed

    @Slot(int)
    def _choose(self, place: int) -> None:
        self.board_chosen.emit(self.itemData(place))
