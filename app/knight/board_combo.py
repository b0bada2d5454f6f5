"""The dropdown of boards: those of the presets in their groups, and the person's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from app.knight.board.surface import board_thumbnail
from app.knight.piece_words import sized_name
from app.knight.progress import KnightProgress
from app.ui.application import application
from app.ui.look.scale import pressed, scaled, scaled_size
from app.ui.look.theme import Appearance
from app.ui.widgets.dropdown import ElidingCombo
from app.ui.widgets.shorthand import named
from app.ui.words.language import current
from app.ui.words.numbers import clock_time
from solvers.knight.board import Board
from solvers.knight.leaper import Leaper, Wrap
from solvers.knight.presets import BoardGroup, presets

SIDE = 22
"""Of a picture, in pixels at a text size of 100 %."""


def achieved_on(board: Board, closed: bool | None, progress: KnightProgress) -> str:
    """What a person has achieved on a board, in a few words; empty where nothing.

    Where it has no goal of its own (None), the better of an open and a closed tour by hand counts.
    """
    goals = (False, True) if closed is None else (closed,)
    found = [times for goal in goals if (times := progress.times(board, goal)) is not None]
    if not found:
        solved = any(progress.solved(board, goal) for goal in goals)
        return QCoreApplication.translate("BoardCombo", "✓ solved") if solved else ""
    best = min(found, key=lambda times: times.fastest)
    if best.unwarned is None:
        text = QCoreApplication.translate("BoardCombo", "✓ {time}")
    elif best.unwarned == best.fastest:
        text = QCoreApplication.translate("BoardCombo", "✓ {time} without warnings")
    else:
        text = QCoreApplication.translate("BoardCombo", "✓ {time}, {unwarned} without warnings")
    unwarned = "" if best.unwarned is None else clock_time(best.unwarned)
    return text.format(time=clock_time(best.fastest), unwarned=unwarned)


BESIDE = 36
"""Room left and right of the pictures and texts of the list, in pixels."""
ROW_HEIGHT = SIDE + 8
"""Of the titles too: the popup shows whole lines."""


@dataclass(frozen=True, slots=True)
class OfferedBoard:
    """A board to choose; `closed` is its goal, None where it has none of its own."""

    board: Board
    closed: bool | None


class BoardItem(QStandardItem):
    """A line of the dropdown, whose picture is drawn when it is shown."""

    def __init__(self, text: str, offered: OfferedBoard, appearance: Appearance) -> None:
        super().__init__(text)
        self.setData(offered, Qt.ItemDataRole.UserRole)
        self._board = offered.board
        self._appearance = appearance

    def data(self, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What to show of the board."""
        if role == Qt.ItemDataRole.DecorationRole:
            ratio = application().devicePixelRatio()
            return QIcon(board_thumbnail(self._board, scaled_size(SIDE, SIDE), self._appearance.theme, ratio))
        return super().data(role)


class BoardCombo(ElidingCombo):
    """Shows which board is chosen, if it is one of those on offer."""

    board_chosen = Signal(object, object)
    """The `Board`, and whether its tour is to be closed; None where the board has no goal of its own."""

    def __init__(self, appearance: Appearance, progress: KnightProgress, parent: QWidget | None = None) -> None:
        adjusted = self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        super().__init__(parent, iconSize=scaled_size(SIDE, SIDE), sizeAdjustPolicy=adjusted)
        named(self, "knightBoardCombo", self.tr("Board"), self.tr("Boards to choose from"))
        self._appearance = appearance
        self._progress = progress
        self._chosen = OfferedBoard(Board(8, 8), False)
        self._fill()
        self.activated.connect(self._choose)
        appearance.changed.connect(self._fill)
        progress.changed.connect(self._fill)
        progress.boards_changed.connect(self._fill)

    def show_request(self, board: Board, closed: bool) -> None:
        """Show which board is chosen, though not by this dropdown."""
        kind, self._chosen = self._kind, OfferedBoard(board, closed)
        if self._kind != kind:
            self._fill()
        self.setPlaceholderText(self.tr("Custom board") if board.is_usual else sized_name(board))
        places = [place for place in range(self.count()) if self._fits(self.itemData(place))]
        self.setCurrentIndex(places[0] if places else -1)

    @property
    def _kind(self) -> dict[str, Leaper | Wrap]:
        """The piece and the edges that are chosen: boards are offered with them, but for riddles and one's own."""
        return {"piece": self._chosen.board.piece, "wrap": self._chosen.board.wrap}

    @Slot()
    def _fill(self) -> None:
        self.clear()
        kind = self._kind
        titles = {
            BoardGroup.CLASSIC: self.tr("Classic boards"),
            BoardGroup.SHAPE: self.tr("Shapes"),
            BoardGroup.RIDDLE: self.tr("Riddles: is there a tour?"),
        }
        language = current()
        for group, title in titles.items():
            self._add_title(title)
            for preset in presets():
                if preset.group is group:
                    board = preset.board if group is BoardGroup.RIDDLE else replace(preset.board, **kind)
                    self._add(preset.names[language], board, preset.closed)
        if self._progress.boards:
            self._add_title(self.tr("My boards"))
            for name, board in self._progress.boards:
                self._add(name, board, None)
        self.show_request(self._chosen.board, bool(self._chosen.closed))

    def _add_title(self, title: str) -> None:
        item = QStandardItem(title)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self._append(item)

    def _add(self, name: str, board: Board, closed: bool | None) -> None:
        text = self.tr("{name}, {size}").format(name=name, size=sized_name(board))
        achieved = achieved_on(board, closed, self._progress)
        if achieved:
            text = self.tr("{board} · {achieved}").format(board=text, achieved=achieved)
        self._append(BoardItem(text, OfferedBoard(board, closed), self._appearance))

    def _append(self, item: QStandardItem) -> None:
        width = scaled(SIDE) + BESIDE + self.fontMetrics().horizontalAdvance(item.text())
        item.setSizeHint(QSize(width, pressed(ROW_HEIGHT)))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.appendRow(item)

    def _fits(self, offered: OfferedBoard | None) -> bool:
        if offered is None or offered.board != self._chosen.board:
            return False
        return offered.closed is None or offered.closed == self._chosen.closed

    @Slot(int)
    def _choose(self, place: int) -> None:
        offered = self.itemData(place)
        self.board_chosen.emit(offered.board, offered.closed)
