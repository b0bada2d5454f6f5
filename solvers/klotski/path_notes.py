"""What a depth-first search made of the positions it came upon, noted while somebody watches."""

from __future__ import annotations

from solvers.klotski.insight import Fate
from solvers.pace import nodes_granted


class PathNotes:
    """For each position on the path the fates of those it leads to, as far as they were noted.

    `position` is the one looked at last, or None when nobody watches, and `depth` its place on the path.
    """

    def __init__(self) -> None:
        self.position: int | None = None
        self.depth = 0
        self._fates: list[tuple[int, dict[int, Fate]]] = []

    def forget(self) -> None:
        """Nothing was noted."""
        self.position = None
        self._fates.clear()

    def at(self, depth: int, position: int) -> dict[int, Fate] | None:
        """Where to note the fates of what a position of the path leads to; None when nobody watches."""
        if nodes_granted() is None:
            if self.position is not None:
                self.forget()
            return None
        self.position, self.depth = position, depth
        del self._fates[depth + 1 :]
        while len(self._fates) <= depth:
            self._fates.append((position, {}))
        if self._fates[depth][0] != position:
            self._fates[depth] = position, {}
        return self._fates[depth][1]

    def fate(self, child: int, looked_at: bool) -> Fate:
        """What became of a position that the one looked at last leads to."""
        return self._fates[self.depth][1].get(child, Fate.SEEN if looked_at else Fate.WAITING)
