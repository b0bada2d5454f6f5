"""The board of the 8-puzzle: a click or an arrow key slides a tile, and a watched search is shown on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter

from app.fifteen.painting import cell_of, paint_frame, paint_tiles, rect_of_cell
from app.fifteen.words import cell_words
from app.puzzle.board.board_keys import ARROWS, ListedKeys
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.board.hint_arrow import paint_arrow
from app.ui.look.search_colours import colours_on_lacquer
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.wood import paint_outline
from app.ui.widgets.accessibility import tell_focus
from solvers.fifteen.position import GOAL, NEIGHBOURS, SIDE, Position
from solvers.fifteen.searches import SlidingTrace

HINT_WIDTH, MARK_WIDTH, CURRENT_WIDTH = 0.1, 0.06, 0.1
"""Of arrows, in cells."""


def listed_keys() -> ListedKeys:
    """The keys of the board."""
    return ((QCoreApplication.translate("Shortcuts", "Slide a tile into the blank"), ARROWS),)


class SlidingBoard(BoardWidget):
    """Says which tile a person wants to slide; the arrow keys are those of the tile, which goes their way."""

    tile_chosen = Signal(int)

    def __init__(self, appearance: Appearance, keys_slide: Callable[[], bool]) -> None:
        """`keys_slide` says whether the arrow keys slide tiles now."""
        super().__init__(appearance)
        self._keys_slide = keys_slide
        self._positions: Sequence[Position] = (GOAL,)
        self._moment = 0.0
        self._hint: int | None = None
        self._trace: SlidingTrace | None = None
        self._current: int | None = None
        self.set_proportions(1, 1)

    @property
    def position(self) -> Position:
        """The position that is shown."""
        if self._trace is not None:
            return self._trace.position
        return self._positions[min(round(self._moment), len(self._positions) - 1)]

    def show_moment(self, positions: Sequence[Position], moment: float) -> None:
        """Show a moment of a line of positions."""
        self._positions, self._moment = positions, moment
        self.update()

    def show_hint(self, tile: int | None) -> None:
        """Draw an arrow from a tile, or take it away."""
        self._hint = tile
        self.update()

    def show_trace(self, trace: SlidingTrace | None, current: int | None = None) -> None:
        """Show a step of a search, with the number of the neighbour that it deals with; None shows the game again."""
        self._trace, self._current = trace, current
        self.update()

    def table_size(self) -> tuple[int, int]:
        """As many cells as there are."""
        return SIDE, SIDE

    def cell_name(self, square: tuple[int, int]) -> str:
        """Which tile is in a cell."""
        row, column = square
        return cell_words(row, column, self.position[row * SIDE + column])

    def cell_rect(self, square: tuple[int, int]) -> QRectF:
        """Where a cell is, in pixels."""
        return rect_of_cell(self.board_rect, *square)

    def current_cell(self) -> int | None:
        """The blank: the keys slide tiles there."""
        return self.position.index(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the tile under the pointer."""
        cell = self.cell_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and cell is not None and self._trace is None:
            self.tile_chosen.emit(self.position[cell])
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that slide tiles from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._slides(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Slide the tile that can go the way of an arrow, if there is one."""
        if not self._slides(event):
            super().keyPressEvent(event)
            return
        down, right = ARROWS[Qt.Key(event.key())]
        blank = self.position.index(0)
        cell = blank - down * SIDE - right
        if cell in NEIGHBOURS[blank]:
            self.tile_chosen.emit(self.position[cell])
            tell_focus(self, cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell which cell the keys are on."""
        super().focusInEvent(event)
        tell_focus(self, self.position.index(0))

    def paint_background(self, painter: QPainter) -> None:
        """The frame."""
        paint_frame(painter, self.board_rect, self.theme, self.MARGIN)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The tiles, and what is marked on them."""
        frame, theme = self.board_rect, self.theme
        if self._trace is not None:
            paint_tiles(painter, frame, (self._trace.position,), 0.0, theme, self.font())
            for number, neighbour in enumerate(self._trace.neighbours):
                width = CURRENT_WIDTH if number == self._current else MARK_WIDTH
                self._paint_arrow(painter, neighbour.tile, width, *neighbour_colour(neighbour.better, theme))
            return
        paint_tiles(painter, frame, self._positions, self._moment, theme, self.font())
        if self._hint is not None:
            self._paint_arrow(painter, self._hint, HINT_WIDTH, theme.accent, theme.field)
        if self.hasFocus():
            paint_outline(painter, self.cell_rect(divmod(self.position.index(0), SIDE)), 4, theme)

    def _slides(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return plain and event.key() in ARROWS and self._trace is None and self._keys_slide()

    def _paint_arrow(self, painter: QPainter, tile: int, width: float, colour: str, edge: str) -> None:
        """An arrow from the middle of a tile into the blank."""
        start, end = (self.cell_rect(divmod(self.position.index(one), SIDE)).center() for one in (tile, 0))
        paint_arrow(painter, [start, start + (end - start) * 0.75], width * cell_of(self.board_rect), colour, edge)


def neighbour_colour(better: bool, theme: Theme) -> tuple[str, str]:
    """The colour of the arrow that leads to a position, and of its edge."""
    colours = colours_on_lacquer(theme)
    return colours.good if better else colours.seen, colours.casing
