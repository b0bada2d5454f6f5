"""A second opinion on Klotski, written without looking at `solvers`: plain breadth-first search over strings.

A board is a string of 20 characters, row by row. Every character tells which corner of which piece covers the cell, so
one character is enough to know where its piece stands: `ABCD` are the four cells of the 2x2 block, `Vv` and `Hh` the
two cells of the other long pieces, `S` is a soldier and `.` a blank.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

CELLS = {"A": ((0, 0), (0, 1), (1, 0), (1, 1)), "V": ((0, 0), (1, 0)), "H": ((0, 0), (0, 1)), "S": ((0, 0),)}
MARKS = {"A": "ABCD", "V": "Vv", "H": "Hh", "S": "S"}
WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))
HOME = 13
"""Where the first cell of the 2x2 block stands when the puzzle is solved."""

OWNER = {mark: (kind, number) for kind, marks in MARKS.items() for number, mark in enumerate(marks)}
Slide = tuple[str, int, int]
"""A piece's kind, the cell its first cell leaves and the way it goes: an index into `WAYS`."""


def shortest_lengths(text_form: str, metric: str) -> int | None:
    """The fewest steps, counted in "moves", "cells" or "straight", that solve the layout; None if nothing does."""
    successors = SUCCESSORS[metric]
    level = [read(text_form)]
    seen = set(level)
    length = 0
    while level:
        following: list[str] = []
        for board in level:
            if board[HOME] == "A":
                return length
            for other in successors(board):
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        level = following
        length += 1
    return None


def shortest_solutions(text_form: str, metric: str) -> int:
    """How many different ways of so few steps lead to the exit, mirror images one by one; 0 if none does."""
    ways = Counter({read(text_form): 1})
    seen = set(ways)
    while ways and not any(board[HOME] == "A" for board in ways):
        longer: Counter[str] = Counter()
        for board, number in ways.items():
            for following in set(SUCCESSORS[metric](board)) - seen:
                longer[following] += number
        seen |= longer.keys()
        ways = longer
    return sum(number for board, number in ways.items() if board[HOME] == "A")


def fewest_cells(text_form: str) -> int:
    """Over how many cells pieces slide in the solutions of the fewest moves, at the least."""
    cells = {read(text_form): 0}
    seen = set(cells)
    while not any(board[HOME] == "A" for board in cells):
        longer: dict[str, int] = {}
        for board, before in cells.items():
            for following, far in journeys(board).items():
                if following not in seen:
                    longer[following] = min(before + far, longer.get(following, before + far))
        seen |= longer.keys()
        cells = longer
    return min(number for board, number in cells.items() if board[HOME] == "A")


def component_size(text_form: str) -> int:
    """How many positions, the layout itself among them, can be reached from it."""
    start = read(text_form)
    seen = {start}
    waiting = [start]
    while waiting:
        for other in by_cells(waiting.pop()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return len(seen)


def check_solution(
    text_form: str, steps: Sequence[tuple[str, Sequence[tuple[int, int]]]], metric: str, solved: bool = True
) -> None:
    """Replay the steps, each a kind and the squares of the piece's top left cell; AssertionError at a broken rule.

    With `solved=False` the steps need not end at the exit.
    """
    board = read(text_form)
    for number, (kind, path) in enumerate(steps, 1):
        where = f"step {number}, {kind} {list(path)}"
        assert kind in CELLS, f"{where}: no such kind"
        _check_path(path, metric, where)
        for (row, column), (to_row, to_column) in pairwise(path):
            way = WAYS.index((to_row - row, to_column - column))
            assert board[4 * row + column] == kind, f"{where}: no {kind} stands at {(row, column)}"
            moved = slid(board, (kind, 4 * row + column, way))
            assert moved is not None, f"{where}: the way from {(row, column)} to {(to_row, to_column)} is barred"
            board = moved
    assert not solved or board[HOME] == "A", f"the block does not end at the exit: {board}"


def _check_path(path: Sequence[tuple[int, int]], metric: str, where: str) -> None:
    assert len(path) >= 2, f"{where}: goes nowhere"
    assert len(set(path)) == len(path), f"{where}: comes back to a square"
    assert all(0 <= row < 5 and 0 <= column < 4 for row, column in path), f"{where}: leaves the board"
    ways = [(to_row - row, to_column - column) for (row, column), (to_row, to_column) in pairwise(path)]
    assert all(way in WAYS for way in ways), f"{where}: jumps"
    if metric == "cells":
        assert len(ways) == 1, f"{where}: more than one cell"
    if metric == "straight":
        assert len(set(ways)) == 1, f"{where}: turns a corner"


def read(text_form: str) -> str:
    """The board of a text form such as `VAAV/VAAV/VHHV/VSSV/S..S`."""
    letters = list(text_form.replace("/", ""))
    assert len(letters) == 20, text_form
    board = ["?"] * 20
    for cell, letter in enumerate(letters):
        if letter == ".":
            board[cell] = "."
        elif board[cell] == "?":
            for (down, right), mark in zip(CELLS[letter], MARKS[letter], strict=True):
                other = cell + 4 * down + right
                assert letters[other] == letter, text_form
                assert board[other] == "?", text_form
                board[other] = mark
    return "".join(board)


def _shift(kind: str, first: int, way: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] | None:
    """The cells that a slide newly needs, the cells it leaves, and all cells it then covers; None off the board."""
    row, column = divmod(first, 4)
    down, right = WAYS[way]
    before = {(row + r, column + c) for r, c in CELLS[kind]}
    after = [(row + r + down, column + c + right) for r, c in CELLS[kind]]
    if not all(0 <= r < 5 and 0 <= c < 4 for r, c in [*before, *after]):
        return None
    number = [4 * r + c for r, c in after]
    needs = tuple(4 * r + c for r, c in after if (r, c) not in before)
    leaves = tuple(4 * r + c for r, c in before if (r, c) not in after)
    return needs, leaves, tuple(number)


SHIFTS = {
    (kind, first, way): shift
    for kind in CELLS
    for first in range(20)
    for way in range(4)
    if (shift := _shift(kind, first, way)) is not None
}

REACHING: list[list[tuple[int, dict[str, Slide]]]] = [
    [
        (
            4 * (row - down) + column - right,
            {
                mark: (kind, 4 * (row - down - CELLS[kind][number][0]) + column - right - CELLS[kind][number][1], way)
                for mark, (kind, number) in OWNER.items()
            },
        )
        for way, (down, right) in enumerate(WAYS)
        if 0 <= row - down < 5 and 0 <= column - right < 4
    ]
    for row in range(5)
    for column in range(4)
]
"""For each blank cell: the neighbours that could slide into it, and by their mark which piece would slide how."""


def slid(board: str, slide: Slide) -> str | None:
    """The board after one piece has gone one cell one way, or None when that way is barred."""
    shift = SHIFTS.get(slide)
    if shift is None:
        return None
    needs, leaves, covers = shift
    for cell in needs:
        if board[cell] != ".":
            return None
    cells = list(board)
    for cell in leaves:
        cells[cell] = "."
    for cell, mark in zip(covers, MARKS[slide[0]], strict=True):
        cells[cell] = mark
    return "".join(cells)


def first_slides(board: str) -> Iterator[tuple[Slide, str]]:
    """Every slide by one cell, found from the blanks; a slide into two blanks at once comes twice."""
    for blank, cell in enumerate(board):
        if cell == ".":
            for neighbour, pieces in REACHING[blank]:
                if (mark := board[neighbour]) != "." and (moved := slid(board, pieces[mark])) is not None:
                    yield pieces[mark], moved


def by_cells(board: str) -> list[str]:
    """The boards one step away when a step is one cell."""
    return [moved for _, moved in first_slides(board)]


def by_straight(board: str) -> list[str]:
    """The boards one step away when a step is one straight line."""
    found: list[str] = []
    for (kind, start, way), moved in first_slides(board):
        first = start
        onward: str | None = moved
        while onward is not None:
            found.append(onward)
            first += 4 * WAYS[way][0] + WAYS[way][1]
            onward = slid(onward, (kind, first, way))
    return found


def by_moves(board: str) -> list[str]:
    """The boards one step away when a step is any journey of one piece."""
    return list(journeys(board))


def journeys(board: str) -> dict[str, int]:
    """The boards one move away, each with the fewest cells that the piece slides over to get there."""
    found = {board: 0}
    waiting = [
        (kind, start + 4 * WAYS[way][0] + WAYS[way][1], moved, 1) for (kind, start, way), moved in first_slides(board)
    ]
    for kind, first, here, far in waiting:  # those that have gone less far come first
        if here not in found:
            found[here] = far
            for way, (down, right) in enumerate(WAYS):
                if (onward := slid(here, (kind, first, way))) is not None:
                    waiting.append((kind, first + 4 * down + right, onward, far + 1))
    del found[board]
    return found


SUCCESSORS: dict[str, Callable[[str], list[str]]] = {"moves": by_moves, "cells": by_cells, "straight": by_straight}
