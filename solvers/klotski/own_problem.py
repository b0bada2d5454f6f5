"""A layout as a search of somebody's own is handed it: positions are texts, what can move is looked up in a table."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from solvers.klotski.layout import BLANK, COLUMNS, ROWS, Layout, Piece, PieceKind, Square
from solvers.klotski.moves import Metric, steps_within
from solvers.klotski.packed import pack
from solvers.own_search.problem import SearchProblem

if TYPE_CHECKING:
    from solvers.klotski.engines.lower_bound import LowerBound

WIDTH = COLUMNS + 1
"""Characters of a row, with the `/` behind it."""
LENGTH = ROWS * WIDTH - 1
"""Characters of a position."""


class KlotskiPosition(str):
    """The five rows of a position, joined by `/`."""

    __slots__ = ()

    @property
    def rows(self) -> tuple[str, ...]:
        """The five rows."""
        return tuple(self.split("/"))


def place_of(square: Square) -> int:
    """Where a square stands in the text of a position."""
    return WIDTH * square[0] + square[1]


REST = {kind.value: [place_of(cell) for cell in Piece((0, 0), kind).cells[1:]] for kind in PieceKind}
"""By the letter of a piece, how far behind its first cell the others stand."""


class LayoutProblem(SearchProblem[str]):
    """A layout to solve, with steps counted in one of the three ways."""

    most_shown = 1

    def __init__(self, layout: str, count: str, noted: bool = False) -> None:
        """With `noted`, every expansion is among the `visits`, with the fewest steps by which it was come to so far."""
        super().__init__()
        self.counters["goal tests"] = 0
        self.start = KlotskiPosition(layout)
        self.count = count
        self._depths: dict[str, int] | None = {self.start: 0} if noted else None

    def __str__(self) -> str:
        return f"Klotski: solve {self.start}, counting {self.count}"

    def is_goal(self, position: str) -> bool:
        """Whether Cao Cao is at the exit."""
        self.counters["goal tests"] += 1
        self.item = position
        return position[-3:-1] == "AA"

    def estimate(self, position: str) -> int:
        """A lower bound on the steps to the exit; 1,048,576 where even a much simpler puzzle cannot be solved."""
        cells = position.replace("/", "")
        return self._bound.at(cells.index("A"), sum(1 << cell for cell, letter in enumerate(cells) if letter == BLANK))

    def one_step_from(self, item: str) -> list[str]:
        """The positions one step away; a position may be any text that is legal."""
        if type(item) is not KlotskiPosition:
            item = _read(item)
        blanks, pieces = _parts_of(item)
        number = int.from_bytes(item.encode(), "big")
        reached: list[str] = [
            KlotskiPosition((number + change).to_bytes(LENGTH, "big"), "ascii")
            for letter, place in pieces
            for change in _changes(letter, place, blanks, self.count)
        ]
        if self._depths is not None:
            depth = self._depths.setdefault(item, 0)
            self.visits.append((_packed(pieces), depth))
            for position in reached:
                self._depths.setdefault(position, depth + 1)
        return reached

    def as_json(self, item: Any) -> str | None:
        """A text as it is."""
        return str(item) if isinstance(item, str) else None

    @cached_property
    def _bound(self) -> LowerBound:
        from solvers.klotski.engines.lower_bound import lower_bound  # only for those who ask for estimates
        from solvers.search import result_of

        return result_of(lower_bound(Layout.parse(self.start), Metric(self.count)))


def _read(text: object) -> KlotskiPosition:
    if not isinstance(text, str):
        raise ValueError(f"successors takes a position, not {text!r}")
    return KlotskiPosition(Layout.parse(text))


def _parts_of(position: str) -> tuple[int, list[tuple[str, int]]]:
    """The blanks, a bit for each place, and the pieces: the letter and the place of each."""
    blanks, pieces, taken = 0, list[tuple[str, int]](), set[int]()
    for place, letter in enumerate(position):
        if letter == BLANK:
            blanks |= 1 << place
        elif letter != "/" and place not in taken:
            pieces.append((letter, place))
            taken.update([place + further for further in REST[letter]])
    return blanks, pieces


@cache
def _changes(letter: str, place: int, blanks: int, count: str) -> tuple[int, ...]:
    """What each step of a piece adds to a position, read as one number of so many bytes."""
    piece = Piece(divmod(place, WIDTH), PieceKind(letter))
    empty = [divmod(place, WIDTH) for place in range(LENGTH) if blanks >> place & 1]
    steps = steps_within(piece, frozenset((*empty, *piece.cells)), Metric(count))
    return tuple(_number(Piece(step.target, piece.kind)) - _number(piece) for step in steps)


def _number(piece: Piece) -> int:
    """What a piece adds to an empty board."""
    difference = ord(piece.kind) - ord(BLANK)
    return sum(difference << 8 * (LENGTH - 1 - place_of(cell)) for cell in piece.cells)


def _packed(pieces: list[tuple[str, int]]) -> int:
    return pack(Layout.of_legal(Piece(divmod(place, WIDTH), PieceKind(letter)) for letter, place in pieces))
