"""The list of steps is followed by somebody who sees nothing else: a board with names on its pieces."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from app.klotski.board.track import KlotskiTrack
from app.klotski.piece_names import piece_names, spoken
from app.klotski.words import StepLines
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric, Step, legal_steps
from tests.solvers.klotski.drawn_layouts import layouts

LINE = re.compile(r"(\d+)\.  (.+?)  ([a-d][1-5]) → ([a-d][1-5])  ([←→↑↓]+)")
ARROWS = {"←": (-1, 0), "→": (1, 0), "↑": (0, 1), "↓": (0, -1)}
"""(right, up) for each arrow."""

Cell = tuple[str, int]
"""A column and a row, as "b2" has them."""


class WoodenSet:
    """Pieces by their names, each with its shape as offsets from its upper left cell, and the cell where that is."""

    def __init__(self, layout: Layout) -> None:
        self.shapes: dict[str, list[tuple[int, int]]] = {}
        self.places: dict[str, Cell] = {}
        for piece, name in zip(layout.pieces, piece_names(layout), strict=True):
            row, column = piece.square
            self.places[spoken(name)] = "abcd"[column], 5 - row
            self.shapes[spoken(name)] = [(right - column, row - down) for down, right in piece.cells]

    def follow(self, line: str) -> int:
        """Do what a line says, and return its number; fails where that cannot be done with wood."""
        found = LINE.fullmatch(line)
        assert found, line
        number, name, origin, target, arrows = found.groups()
        assert self.places[name] == (origin[0], int(origin[1]))
        others = {cell for other in self.places if other != name for cell in self.covered(other)}
        for arrow in arrows:
            right, up = ARROWS[arrow]
            column, row = self.places[name]
            self.places[name] = chr(ord(column) + right), row + up
            covered = self.covered(name)
            assert all("a" <= column <= "d" and 1 <= row <= 5 for column, row in covered)
            assert not others & set(covered)
        assert self.places[name] == (target[0], int(target[1]))
        return int(number)

    def covered(self, name: str) -> list[Cell]:
        """The cells that a piece covers."""
        column, row = self.places[name]
        return [(chr(ord(column) + right), row + up) for right, up in self.shapes[name]]

    def taken(self) -> dict[Cell, str]:
        """Who is where."""
        return {cell: name for name in self.places for cell in self.covered(name)}


@settings(max_examples=60, deadline=None)
@given(layouts(), st.lists(st.integers(0, 60), max_size=25), st.sampled_from(list(Metric)))
def test_a_wooden_set_comes_to_the_same_position_by_the_lines(
    layout: Layout, choices: list[int], metric: Metric
) -> None:
    steps: list[Step] = []
    here = layout
    for choice in choices:
        possible = legal_steps(here, metric)
        if possible:
            steps.append(possible[choice % len(possible)])
            here = steps[-1].after(here)
    track, wooden = KlotskiTrack(layout, steps), WoodenSet(layout)
    lines = StepLines(track)
    names = [spoken(name) for name in piece_names(layout)]
    assert lines[0] == "Start"
    for number, line in enumerate(lines[1:], start=1):
        assert wooden.follow(line) == number
        there = {
            ("abcd"[column], 5 - row): names[place]
            for place, (kind, (top, left)) in enumerate(zip(track.kinds, track.squares(number), strict=True))
            for row in range(top, top + kind.height)
            for column in range(left, left + kind.width)
        }
        assert wooden.taken() == there
