"""The board of the 8-puzzle: a click or an arrow key slides a tile, and a watched search is shown on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter

from app.fifteen.words import cell_words
from app.puzzle.board.board_widget import BoardWidget
from app.puzzle.playback import eased
from app.search.watch_frame import WatchFrame
from app.ui.look.search_colours import colours_on_lacquer
from app.ui.look.theme import Appearance, Theme
from app.ui.painting.drawing import draw_rounded, paint_arrow
from app.ui.painting.text import figures, write_figures
from app.ui.painting.wood import SHADOW_REACH, paint_outline, paint_shadow, paint_slab
from app.ui.widgets.accessibility import tell_focus
from app.ui.widgets.actions import ARROWS, ListedKeys
from solvers.fifteen.position import GOAL, NEIGHBOURS, SIDE, Position
from solvers.fifteen.searches import SlidingTrace

RIM, GAP = 0.24, 0.04
"""The width of the frame's rim, and of the gap around a tile, in cells."""
THIN, THICK = 0.06, 0.1
"""Of arrows, in cells."""


def listed_keys() -> ListedKeys:
    """The keys of the board."""
    return ((QCoreApplication.translate("Shortcuts", "Slide a tile into the empty cell"), ARROWS),)


class SlidingBoard(BoardWidget):
    """Says which tile a person wants to slide; the arrow keys are those of the tile, which goes their way."""

    tile_chosen = Signal(int)

    def __init__(self, appearance: Appearance, keys_slide: Callable[[], bool]) -> None:
        """`keys_slide` says whether the arrow keys slide tiles now."""
        super().__init__(appearance)
        self._keys_slide = keys_slide
        self.show_moment((GOAL,), 0.0, None)
        self.show_search(None)
        self.set_proportions(1, 1)

    @property
    def position(self) -> Position:
        """The position that is shown."""
        if self._trace is not None:
            return self._trace.position
        return self._positions[min(round(self._moment), len(self._positions) - 1)]

    def show_moment(self, positions: Sequence[Position], moment: float, hint: int | None) -> None:
        """Show a moment of a line of positions, with an arrow from a tile, if any."""
        self._positions, self._moment, self._hint = positions, moment, hint
        self.update()

    def show_search(self, frame: WatchFrame | None) -> None:
        """Show a step of a search; None shows the game again, and so does one that tells nothing."""
        trace = None if frame is None else frame.progress.trace
        self._trace = trace if isinstance(trace, SlidingTrace) else None
        self._current = None if frame is None or frame.stage is None else frame.stage.item
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

    def takes_key(self, event: QKeyEvent) -> bool:
        """Whether a key slides tiles now."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return plain and event.key() in ARROWS and self._trace is None and self._keys_slide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Slide the tile that can go the way of an arrow, if there is one."""
        if not self.takes_key(event):
            super().keyPressEvent(event)
            return
        down, right = ARROWS[Qt.Key(event.key())]
        blank = self.position.index(0)
        cell = blank - down * SIDE - right
        if cell in NEIGHBOURS[blank]:
            self.tile_chosen.emit(self.position[cell])
            tell_focus(self, cell)

    def paint_background(self, painter: QPainter) -> None:
        """The frame."""
        paint_frame(painter, self.board_rect, self.theme, self.MARGIN)

    def paint_foreground(self, painter: QPainter, dirty: QRectF) -> None:
        """The tiles, and what is marked on them."""
        frame, theme = self.board_rect, self.theme
        if self._trace is not None:
            paint_tiles(painter, frame, (self._trace.position,), 0.0, theme, self.font())
            colours = colours_on_lacquer(theme)
            for number, neighbour in enumerate(self._trace.neighbours):
                width, colour = (
                    THICK if number == self._current else THIN,
                    colours.good if neighbour.better else colours.seen,
                )
                self._paint_arrow(painter, neighbour.tile, width, colour, colours.casing)
            return
        if self.hasFocus():
            paint_outline(painter, self.cell_rect(divmod(self.position.index(0), SIDE)), 4, theme)
        paint_tiles(painter, frame, self._positions, self._moment, theme, self.font())
        if self._hint is not None:
            self._paint_arrow(painter, self._hint, THICK, theme.accent, theme.field)

    def _paint_arrow(self, painter: QPainter, tile: int, width: float, colour: str, edge: str) -> None:
        """An arrow from the middle of a tile into the blank."""
        start, end = (self.cell_rect(divmod(self.position.index(one), SIDE)).center() for one in (tile, 0))
        paint_arrow(painter, [start, start + (end - start) * 0.75], width * cell_of(self.board_rect), colour, edge)


def cell_of(frame: QRectF) -> float:
    """The side of a cell in a frame."""
    return frame.width() / (SIDE + 2 * RIM)


def rect_of_cell(frame: QRectF, row: float, column: float) -> QRectF:
    """Where a cell is, or a tile between two of them."""
    cell = cell_of(frame)
    return QRectF(frame.topLeft() + QPointF(column + RIM, row + RIM) * cell, QSizeF(cell, cell))


def paint_frame(painter: QPainter, frame: QRectF, theme: Theme, shadow: float) -> None:
    """Paint the empty frame; `shadow` is the most that its shadow may reach beyond."""
    cell = cell_of(frame)
    paint_shadow(painter, frame, 0.2 * cell, min(shadow / SHADOW_REACH, 0.1 * cell), theme.shadow)
    paint_slab(painter, frame, 0.2 * cell, theme.frame)
    floor = rect_of_cell(frame, 0, 0).united(rect_of_cell(frame, SIDE - 1, SIDE - 1))
    draw_rounded(painter, floor, 0.06 * cell, theme.well, theme.well_edge)
    if theme.contrast:
        paint_outline(painter, frame, 0.2 * cell, theme)


def paint_tile(painter: QPainter, room: QRectF, tile: int, theme: Theme, font: QFont) -> None:
    """Paint a tile in the room of a cell."""
    gap = GAP * room.width()
    slab = room.adjusted(gap, gap, -gap, -gap)
    paint_slab(painter, slab, 0.12 * room.width(), theme.soldier)
    if theme.contrast:
        paint_outline(painter, slab, 0.12 * room.width(), theme)
    write_figures(painter, room.center(), str(tile), figures(font, 0.46 * room.width()), theme.soldier_sign)


def paint_tiles(
    painter: QPainter, frame: QRectF, positions: Sequence[Position], moment: float, theme: Theme, font: QFont
) -> None:
    """Paint every tile where it is at a moment of a line of positions."""
    last = len(positions) - 1
    step = min(int(moment), last)
    before, after, part = positions[step], positions[min(step + 1, last)], eased(moment - step)
    for tile in sorted(GOAL)[1:]:
        (row, column), (to_row, to_column) = (divmod(one.index(tile), SIDE) for one in (before, after))
        room = rect_of_cell(frame, row + part * (to_row - row), column + part * (to_column - column))
        paint_tile(painter, room, tile, theme, font)
