"""How large a chessboard is shown, and which part of it: the arithmetic of zooming and panning, without widgets."""

from __future__ import annotations

from dataclasses import dataclass

LARGEST_SQUARE = 240.0
"""The side in pixels up to which squares can be enlarged; those that are larger anyway cannot."""

SMALLEST_STRIP = 24.0
"""A board much longer than wide begins enlarged so far that its shorter side has so many pixels."""

NEARLY = 1.001
"""Squares that are larger by less than that are as large as where all fit in."""

NOTCH = 1.25
"""How many times larger or smaller a notch of the wheel, or a press of a key, makes the squares."""


@dataclass(frozen=True, slots=True)
class ZoomView:
    """Squares of `side` pixels, with the point `left`, `top` of the board, in squares, at the top left corner."""

    side: float
    left: float = 0.0
    top: float = 0.0


@dataclass(frozen=True, slots=True)
class BoardViewport:
    """The room for the squares of a board, in pixels; `least` is the side of squares at which all of them fit in.

    Where a board is smaller than the room, it lies in the middle of it. Points are given from the top left of the room.
    """

    rows: int
    columns: int
    width: float
    height: float
    least: float

    @property
    def most(self) -> float:
        """The side of the largest squares."""
        return max(self.least, LARGEST_SQUARE)

    def fit(self) -> ZoomView:
        """All squares."""
        return ZoomView(self.least)

    def first(self) -> ZoomView:
        """What is seen of a new board: all of it, unless that would be a mere line."""
        shorter = min(self.rows, self.columns)
        side = min(SMALLEST_STRIP / shorter, self.width / shorter, self.height / shorter)
        if side <= self.least:
            return self.fit()
        return self.limited(ZoomView(side, 0.0, max(0.0, self.rows - self.height / side)))

    def limited(self, view: ZoomView) -> ZoomView:
        """The nearest view that keeps the limits: squares neither too small nor too large, and no gap at any edge."""
        side = min(max(view.side, self.least), self.most)
        if side < self.least * NEARLY:
            return self.fit()
        wide, high = self.extent(side)
        return ZoomView(
            side,
            min(max(view.left, 0.0), self.columns - wide / side),
            min(max(view.top, 0.0), self.rows - high / side),
        )

    def extent(self, side: float) -> tuple[float, float]:
        """The width and height of what is seen of the squares when they are this large."""
        return min(self.width, self.columns * side), min(self.height, self.rows * side)

    def corner(self, side: float) -> tuple[float, float]:
        """Where what is seen of the squares begins."""
        wide, high = self.extent(side)
        return (self.width - wide) / 2, (self.height - high) / 2

    def place(self, view: ZoomView, x: float, y: float) -> tuple[float, float]:
        """The column and the row, with their fractions, at a point."""
        left, top = self.corner(view.side)
        return view.left + (x - left) / view.side, view.top + (y - top) / view.side

    def zoomed(self, view: ZoomView, factor: float, x: float, y: float) -> ZoomView:
        """So many times as large, with the same place of the board at a point, if the limits let it stay there."""
        column, row = self.place(view, x, y)
        side = min(max(view.side * factor, self.least), self.most)
        left, top = self.corner(side)
        return self.limited(ZoomView(side, column - (x - left) / side, row - (y - top) / side))

    def moved(self, view: ZoomView, right: float, down: float) -> ZoomView:
        """The board drawn along by so many pixels."""
        return self.limited(ZoomView(view.side, view.left - right / view.side, view.top - down / view.side))

    def showing(self, view: ZoomView, column: float, row: float, margin: float) -> ZoomView:
        """The nearest view with this place in it, `margin` squares from its edges if it is so large."""
        wide, high = (extent / view.side for extent in self.extent(view.side))
        across, down = min(margin, wide / 2), min(margin, high / 2)
        left = min(max(view.left, column - wide + across), column - across)
        top = min(max(view.top, row - high + down), row - down)
        return self.limited(ZoomView(view.side, left, top))
