"""What proves on the chessboard that there is no tour: squares taken away, parts, forced loops, colours counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle

from PySide6.QtCore import QCoreApplication, QLineF, QMarginsF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath

from app.knight.board.chessboard import Chessboard
from app.knight.board.geometry import square_around
from app.puzzle.board.board_widget import BoardPart
from app.ui.look.search_colours import search_colours
from app.ui.look.theme import Appearance
from app.ui.painting.drawing import cased, draw_circle, faint, polyline, rounded, strokes
from app.ui.painting.text import figures, write_figures
from solvers.knight.board import Board, Square
from solvers.knight.existence.proof import Figure, Move
from solvers.knight.notation import chess_name, column_letters

PALETTE = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#56b4e9", "#d55e00")
"""Colours that the colour-blind tell apart (Okabe and Ito, 2008); after the last one they recur, as frames of parts."""
BLACK, WHITE = "#000000", "#ffffff"
FLASHES, FLASHES_MS = 3, 1800
"""How often dead ends flash, and how long that takes: less than three times a second."""
SMALLEST_WRITTEN, SMALLEST_COUNTED = 12.0, 22.0
"""The side in pixels of the smallest square with a letter, and with a number."""
SHARES = {1: 0.42, 2: 0.36, 3: 0.28}
"""How high a text of so many signs is, in squares."""


def part_letters(number: int) -> str:
    """What the part of this number, from 0, is called."""
    return column_letters(number).upper()


def unused_moves(figure: Figure) -> frozenset[Move]:
    """The moves that a tour is shown not to make, in a step or in all that come before."""
    return figure.unused.union(*(step.unused for step in figure.before))


class ProofLayer(BoardPart):
    """Draws a `Figure` over the squares of a chessboard that are not occupied; put under other parts when made."""

    def __init__(self, board: Chessboard, appearance: Appearance) -> None:
        super().__init__(board)
        self._board = board
        self._appearance = appearance
        self.figure = Figure()
        """What is drawn."""
        self._flash = 0.0
        self._flashing = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLASHES_MS)
        self._flashing.valueChanged.connect(self._show_flash)
        board.parts.insert(0, self)

    def show_figure(self, board: Board, figure: Figure) -> None:
        """Draw what shows that there is no tour of a board; an empty figure draws nothing."""
        before, self.figure = self.figure, figure if board == self._board.board else Figure()
        self._board.numbered = self.figure.colours is not None and self.figure.alternating is None
        if self.figure.dead_ends - before.dead_ends and not self._appearance.reduced_motion:
            self._flashing.start()
        self._board.update()

    def cell_name(self, square: Square) -> str:
        """What the figure says of a square."""
        translate, figure = QCoreApplication.translate, self.figure
        words = [
            (figure.removed, translate("Cells", "{square}: taken away")),
            *(
                (part, translate("Cells", "{square}: part {part}").replace("{part}", part_letters(number)))
                for number, part in enumerate(figure.parts)
            ),
            (figure.dead_ends, translate("Cells", "{square}: too few moves")),
            (figure.ends, translate("Cells", "{square}: cannot be an end")),
        ]
        name = chess_name(square, self._board.board.rows)
        return next((text.format(square=name) for squares, text in words if square in squares), "")

    def paint(self, painter: QPainter) -> None:
        """What fills squares first, then numbers and lines, and above them rings."""
        figure, theme = self.figure, self._board.theme
        painter.save()
        painter.setClipRect(self._board.squares.inside, Qt.ClipOperation.IntersectClip)
        for number, (part, colour) in enumerate(zip(figure.parts, cycle(PALETTE), strict=False)):
            ground = colour if number < len(PALETTE) else WHITE
            ink = WHITE if ground == PALETTE[0] else BLACK
            for rect in self._rects(part):
                painter.fillRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), QColor(colour))
                painter.fillRect(_inside(rect, 0.16), QColor(ground))
                self._write(painter, rect, part_letters(number), ink)
        flash = faint(search_colours(theme).pruned, 0.25 + 0.6 * self._flash)
        self._paint_outlined(painter, figure.dead_ends, _frame, flash)
        if figure.alternating is None:
            for part, inks in zip(figure.colours or (), ((BLACK, WHITE), (WHITE, BLACK)), strict=False):
                self._paint_counted(painter, part, *inks)
        for number, half in enumerate(figure.alternating or ()):
            for rect in self._rects(half):
                painter.fillRect(rect, faint(PALETTE[number], 0.0 if figure.colours else 0.55))
                disc = rounded(_inside(rect, 0.3 if number else 0.4), rect.width())  # filled, and a ring
                width = (0.08 if number else 0.2) * rect.width()
                cased(painter, disc, PALETTE[number], BLACK, width, edge=0.035 * rect.width())
        for loop, colour in zip(figure.loops, cycle(PALETTE[1:]), strict=False):
            self._paint_moves(painter, loop, colour)
        self._paint_outlined(painter, figure.removed, _cross, QColor(theme.well))
        self._paint_outlined(painter, figure.ends, _ring, QColor(Qt.GlobalColor.transparent))
        self._paint_moves(painter, unused_moves(figure), WHITE, crossed=True)
        painter.restore()

    def seen(self, squares: Iterable[Square], spared: bool = True) -> Iterator[tuple[int, QRectF]]:
        """The squares of these that something is seen of, by their numbers, with their rectangles.

        Those that are occupied are left out, unless they are not `spared`.
        """
        seen = self._board.squares
        for number, (row, column) in enumerate(squares, 1):
            if (
                row in seen.rows_seen
                and column in seen.columns_seen
                and not (spared and self._board.is_occupied((row, column)))
            ):
                yield number, seen.rect((row, column))

    def _rects(self, squares: Iterable[Square], spared: bool = True) -> Iterator[QRectF]:
        return (rect for _, rect in self.seen(squares, spared))

    def _write(self, painter: QPainter, rect: QRectF, text: str, ink: str) -> None:
        """Write on a square, if there is room."""
        if rect.width() >= SMALLEST_WRITTEN:
            size = min(34.0, SHARES.get(len(text), 0.22) * rect.width())
            if round(size) >= self._board.least_text:
                write_figures(painter, rect.center(), text, figures(self._board.font(), size), ink)

    def _paint_counted(self, painter: QPainter, part: frozenset[Square], disc: str, ink: str) -> None:
        """A number in a disc on each square of a colour, the last one in a ring; on large squares only."""
        for number, rect in self.seen(sorted(part)) if self._board.squares.side >= SMALLEST_COUNTED else ():
            draw_circle(painter, rect.center(), 0.34 * rect.width(), disc, ink, 0.03 * rect.width())
            if number == len(part):
                width, edge = 0.08 * rect.width(), 0.02 * rect.width()
                cased(painter, _ring(rect, 0.16), self._board.theme.accent, BLACK, width, edge=edge)
            self._write(painter, rect, str(number), ink)

    def _paint_moves(self, painter: QPainter, moves: Iterable[Move], colour: str, crossed: bool = False) -> None:
        """A line for each move; one that is `crossed` out leaves room for the letters of its squares."""
        side, colours = self._board.squares.side, search_colours(self._board.theme)
        width, away = max(1.5, min(7.0, 0.08 * side)), 0.16 if crossed else 0.0
        lines, crosses = QPainterPath(), QPainterPath()
        for move in moves:
            squares, (one, other) = self._board.squares, map(self._board.board.index, move)
            line = squares.leap(one, other)
            parts = squares.parts(QLineF(line.pointAt(away), line.pointAt(1.0 - away)))
            lines.addPath(strokes(parts))
            crosses.addPath(_cross(square_around(max(parts, key=QLineF.length).center(), 0.56 * side)))
        cased(painter, lines, colour, BLACK, width)
        if crossed:
            cased(painter, crosses, colours.pruned, colours.casing, width)

    def _paint_outlined(
        self, painter: QPainter, squares: Iterable[Square], outline: Callable[[QRectF], QPainterPath], fill: QColor
    ) -> None:
        """Fill each of these squares, and draw something on it."""
        colours = search_colours(self._board.theme)
        for rect in self._rects(squares, spared=fill.alpha() == 255):
            painter.fillRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), fill)
            cased(painter, outline(rect), colours.pruned, colours.casing, max(1.5, 0.07 * rect.width()))

    def _show_flash(self, part: float) -> None:
        self._flash = math.sin(math.pi * FLASHES * part) ** 2
        self._board.update()


def _inside(rect: QRectF, share: float) -> QRectF:
    return rect.marginsRemoved(QMarginsF(*[share * rect.width()] * 4))


def _frame(rect: QRectF) -> QPainterPath:
    return rounded(_inside(rect, 0.07), 0.0)


def _ring(rect: QRectF, share: float = 0.09) -> QPainterPath:
    return rounded(_inside(rect, share), rect.width())


def _cross(rect: QRectF) -> QPainterPath:
    box = _inside(rect, 0.24)
    return polyline([box.topLeft(), box.bottomRight(), box.center(), box.topRight(), box.bottomLeft()])
