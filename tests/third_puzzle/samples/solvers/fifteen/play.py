"""A game played by hand: the tiles slid from a position, and those that the program would slide after them."""

from __future__ import annotations

from collections.abc import Iterable

from solvers.fifteen.position import Position, Tiles, line_of_positions
from solvers.line_of_play import LineOfPlay


class SlidingGame(LineOfPlay[int]):
    """The line of play holds tiles; what the program laid out stands behind what was slid by hand.

    Raises `InputError` for a tile that cannot slide.
    """

    def __init__(self, start: Position, by_hand: Iterable[int] = ()) -> None:
        super().__init__()
        self.positions = [start]
        """The start, and the position after each tile of the line."""
        self.by_hand = 0
        """How many tiles come before those that the program laid out."""
        for tile in by_hand:
            self.slide(tile)

    @property
    def start(self) -> Position:
        """Where the game began."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """Where the game is."""
        return self.positions[self.now]

    @property
    def tiles(self) -> Tiles:
        """The whole line, with what was undone."""
        return tuple(self._line)

    def slide(self, tile: int) -> int:
        """Slide a tile by hand; returns how many tiles before it were the program's, and are the person's now."""
        taken_over = max(0, self.now - self.by_hand)
        self._go_on((tile,))
        self._now = self.by_hand = self.length
        return taken_over

    def lay_out(self, tiles: Tiles) -> None:
        """Lay out what the program would slide from here, in place of what was to be redone."""
        self.by_hand = min(self.by_hand, self.now)
        self._go_on(tiles)

    def _go_on(self, tiles: Tiles) -> None:
        following = line_of_positions(self.position, tiles)[1:]
        self._line[self.now :], self.positions[self.now + 1 :] = tiles, following
