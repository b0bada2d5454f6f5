"""What proves on the chessboard that there is no tour: squares taken away, parts, forced loops, colours counted."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, count, product

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.knight.board.chessboard import Chessboard
from app.knight.board.geometry import square_around
from app.puzzle.board.board_widget import BoardPart
from app.ui.look.search_colours import search_colours
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import cased, cased_lines, cased_plate, draw_circle, draw_cross, faint
from app.ui.painting.text import figures, write_figures
from solvers.knight.board import Board, Square
from solvers.knight.existence.proof import Figure
from solvers.knight.notation import chess_name, column_letters

PALETTE = (
    ("#0072b2", "#ffffff"),
    ("#e69f00", "#000000"),
    ("#009e73", "#000000"),
    ("#cc79a7", "#000000"),
    ("#f0e442", "#000000"),
    ("#56b4e9", "#000000"),
    ("#d55e00", "#000000"),
)
"""Colours that the colour-blind tell apart (Okabe and Ito, 2008), each with what is written on it; then they recur."""
BLACK, WHITE = "#000000", "#ffffff"
FLASHES, FLASHES_MS = 3, 1800
"""How often dead ends flash, and how long that takes: less than three times a second."""
SMALLEST_WRITTEN = 12.0
"""The side in pixels of the smallest square that is written on."""
SHARES = {1: 0.5, 2: 0.42, 3: 0.3}
"""How high a text of so many signs is, in squares."""
MOST_NUMBERED = 40_000
"""On boards with more squares none is numbered: to sort them would hold up the window."""


def part_letters(number: int) -> str:
    """What the part of this number, from 0, is called."""
    return column_letters(number).upper()


class ProofLayer(BoardPart):
    """Draws a `Figure` over the squares of a chessboard; it is put under what else the board shows when made."""

    def __init__(self, board: Chessboard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self.figure = Figure()
        """What is drawn."""
        self._part_of: dict[Square, int] = {}
        self._numbers: dict[Square, int] = {}
        self._flash = 0.0
        self._flashing = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLASHES_MS)
        self._flashing.valueChanged.connect(self._show_flash)
        board.board_changed.connect(self._forget)
        board.parts.insert(0, self)

    def show_figure(self, board: Board, figure: Figure) -> None:
        """Draw what shows that there is no tour of a board; an empty figure draws nothing."""
        figure = figure if board == self._board.board else Figure()
        if figure == self.figure:
            return
        flashes = bool(figure.dead_ends - self.figure.dead_ends)
        self.figure = figure
        self._part_of = {square: number for number, part in enumerate(figure.parts) for square in part}
        self._numbers = dict(_numbered(figure.colours or ())) if board.size <= MOST_NUMBERED else {}
        self._flashing.stop()
        self._flash = 0.0
        if flashes and not self._appearance.reduced_motion:
            self._flashing.start()
        self._board.update()

    def cell_name(self, square: Square) -> str:
        """What the figure says of a square."""
        translate, figure = QCoreApplication.translate, self.figure
        if square in figure.removed:
            text = translate("Cells", "{square}: taken away")
        elif square in self._part_of:
            text = translate("Cells", "{square}: part {part}")
        elif square in figure.dead_ends:
            text = translate("Cells", "{square}: too few moves")
        elif square in figure.ends:
            text = translate("Cells", "{square}: cannot be an end")
        else:
            return ""
        part = part_letters(self._part_of.get(square, 0))
        return text.format(square=chess_name(square, self._board.board.rows), part=part)

    def paint(self, painter: QPainter) -> None:
        """The tints first, then what is written, and above them lines and rings."""
        if self.figure == Figure():
            return
        painter.save()
        painter.setClipRect(self._board.squares.inside, Qt.ClipOperation.IntersectClip)
        self._paint_counted(painter)
        self._paint_halves(painter)
        self._paint_parts(painter)
        self._paint_removed(painter)
        self._paint_loops(painter)
        self._paint_dead_ends(painter)
        self._paint_ends(painter)
        painter.restore()

    def _seen(self, squares: Collection[Square]) -> Iterator[tuple[Square, QRectF]]:
        """The squares of these that something is seen of, with their rectangles."""
        seen = self._board.squares
        rows, columns = seen.rows_seen, seen.columns_seen
        if len(squares) > len(rows) * len(columns):
            squares = [square for square in product(rows, columns) if square in squares]
        for square in squares:
            if square[0] in rows and square[1] in columns:
                yield square, seen.rect(square)

    def _write(self, painter: QPainter, rect: QRectF, text: str, ink: str) -> None:
        """Write on a square, if there is room."""
        if rect.width() >= SMALLEST_WRITTEN:
            font = figures(self._board.font(), min(34.0, SHARES.get(len(text), 0.22) * rect.width()))
            write_figures(painter, rect.center(), text, font, ink)

    def _paint_counted(self, painter: QPainter) -> None:
        """Each square in its colour with its number, the last number of each colour on a plate; large ones only."""
        side, theme = self._board.squares.side, self._board.theme
        if side < SMALLEST_WRITTEN or not self._numbers:
            return
        lasts = {max(part, default=None) for part in self.figure.colours or ()}
        inks = (theme.square_dark, theme.number_dark), (theme.square_light, theme.number_light)
        for part, (ground, ink) in zip(self.figure.colours or (), inks, strict=False):
            for square, rect in self._seen(part):
                painter.fillRect(rect, QColor(ground))
                if square in lasts:
                    plate = square_around(rect.center(), 0.74 * rect.width())
                    cased_plate(painter, plate, theme.field, theme.text, 0.1 * side, max(1.5, 0.04 * side))
                self._write(painter, rect, str(self._numbers[square]), theme.text if square in lasts else ink)

    def _paint_halves(self, painter: QPainter) -> None:
        """Dots on the squares of one half, rings on those of the other, each on a tint of its own."""
        for number, half in enumerate(self.figure.alternating or ()):
            fill = PALETTE[number][0]
            for _, rect in self._seen(half):
                painter.fillRect(rect, faint(fill, 0.55))
                radius, width = 0.2 * rect.width(), max(1.0, 0.07 * rect.width())
                draw_circle(painter, rect.center(), radius, BLACK if number else WHITE, WHITE if number else BLACK, width)

    def _paint_parts(self, painter: QPainter) -> None:
        """Each part in its colour, with its letter on each square."""
        for number, part in enumerate(self.figure.parts):
            fill, ink = PALETTE[number % len(PALETTE)]
            for _, rect in self._seen(part):
                edge = min(1.0, 0.06 * rect.width())
                painter.fillRect(rect.adjusted(edge, edge, -edge, -edge), QColor(fill))
                self._write(painter, rect, part_letters(number), ink)

    def _paint_removed(self, painter: QPainter) -> None:
        """Squares that are taken away: dark as holes, and crossed out."""
        theme = self._board.theme
        for _, rect in self._seen(self.figure.removed):
            painter.fillRect(rect, QColor(theme.well))
            reach = 0.28 * rect.width()
            pen = QPen(QColor(theme.sign), max(1.5, 0.09 * rect.width()), c=Qt.PenCapStyle.RoundCap)
            draw_cross(painter, rect.center(), reach, pen)

    def _paint_loops(self, painter: QPainter) -> None:
        """The moves of each loop in its colour."""
        squares = self._board.squares
        for number, loop in enumerate(self.figure.loops):
            lines = [QLineF(squares.centre(start), squares.centre(end)) for start, end in loop]
            width = max(1.5, min(7.0, 0.08 * squares.side))
            cased_lines(painter, lines, PALETTE[(number + 1) % len(PALETTE)][0], BLACK, width)
            for square in {square for move in loop for square in move}:
                draw_circle(painter, squares.centre(square), 1.5 * width, PALETTE[(number + 1) % len(PALETTE)][0], BLACK)

    def _paint_dead_ends(self, painter: QPainter) -> None:
        """A frame around each, which flashes at first."""
        colours = search_colours(self._board.theme)
        for _, rect in self._seen(self.figure.dead_ends):
            painter.fillRect(rect, faint(colours.pruned, 0.25 + 0.6 * self._flash))
            inset, frame = max(1.5, 0.07 * rect.width()), QPainterPath()
            frame.addRect(rect.adjusted(inset, inset, -inset, -inset))
            cased(painter, frame, colours.pruned, colours.casing, max(1.5, 0.06 * rect.width()))

    def _paint_ends(self, painter: QPainter) -> None:
        """A ring around each."""
        colours = search_colours(self._board.theme)
        for _, rect in self._seen(self.figure.ends):
            ring = QPainterPath()
            ring.addEllipse(rect.center(), 0.41 * rect.width(), 0.41 * rect.width())
            cased(painter, ring, colours.pruned, colours.casing, max(1.5, 0.07 * rect.width()))

    def _show_flash(self, part: float) -> None:
        self._flash = math.sin(math.pi * FLASHES * part) ** 2
        for square in self.figure.dead_ends:
            self._board.view.update_square(square)

    def _forget(self) -> None:
        """What was shown belongs to another board."""
        self.show_figure(self._board.board, Figure())


def _numbered(colours: Sequence[Iterable[Square]]) -> Iterator[tuple[Square, int]]:
    """The squares of each colour with their numbers, from 1, from left to right and from top to bottom."""
    return chain.from_iterable(zip(sorted(part), count(1), strict=False) for part in colours)
