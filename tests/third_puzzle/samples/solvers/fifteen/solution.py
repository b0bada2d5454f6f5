"""A shortest solution of a position."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.fifteen.position import Position, line_of_positions


@dataclass(frozen=True, slots=True)
class SlidingSolution:
    """The tiles that slide from a position to the goal, one after another."""

    start: Position
    tiles: tuple[int, ...]

    @property
    def positions(self) -> list[Position]:
        """Every position that it comes through."""
        return line_of_positions(self.start, self.tiles)
