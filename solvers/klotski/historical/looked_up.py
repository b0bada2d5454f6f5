"""What a structure of positions met is asked: every position that a breadth-first search generates, as it comes.

Those met before are among them, for to recognise them is what the structure is for.
"""

from __future__ import annotations

from collections.abc import Iterator

from solvers.klotski.historical.coordinates import Position
from solvers.klotski.historical.nine_steps import nine_steps
from solvers.klotski.historical.square_coordinates import LONG_INTEGERS
from solvers.klotski.historical.takes import check_two_blanks
from solvers.klotski.layout import EXIT, Kind, Layout, Piece, Square
from solvers.klotski.moves import Metric


class LookedUp:
    """The look-ups of a search from a layout to its first solution, as the 60-bit integers of the articles.

    Raises `InputError` unless the layout has two blanks.
    """

    def __init__(self, layout: Layout, metric: Metric) -> None:
        check_two_blanks(layout)
        self._metric = metric
        self._kinds = tuple(piece.kind for piece in layout.pieces)
        self._block = self._kinds.index(Kind.BLOCK)
        self._start = LONG_INTEGERS.position_of(layout)

    def __iter__(self) -> Iterator[tuple[int, Position[Square]]]:
        """Each position's number and itself; a plain set tells which of them the search goes on from."""
        key = LONG_INTEGERS.key(self._kinds, self._start)
        yield key, self._start
        met, level = {key}, [self._start]
        while level:
            following: list[Position[Square]] = []
            for position in level:
                for _, after in nine_steps(self._kinds, position, self._metric, LONG_INTEGERS.slide):
                    key = LONG_INTEGERS.key(self._kinds, after)
                    yield key, after
                    if key in met:
                        continue
                    if after[0][self._block] == EXIT:
                        return
                    met.add(key)
                    following.append(after)
            level = following

    def layout_of(self, position: Position[Square]) -> Layout:
        """A position as a layout."""
        return Layout.of(Piece(square, kind) for square, kind in zip(position[0], self._kinds, strict=True))
