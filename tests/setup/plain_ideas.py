"""A second opinion on ideas, written without looking at the first: every shortest solution one by one, on strings.

A solution is a list of boards of `plain_search`, from the layout to a solved one; its moves are read off the boards.
Cells are numbered row by row from 0. Each idea is put in the words of its definition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from tests.solvers.klotski.plain_search import CELLS, HOME, by_moves, read
from tests.solvers.klotski.state_space.plain_graph import node_of, plain_graph

EXIT = {13, 14, 17, 18}

Solution = list[str]


class Move(NamedTuple):
    """A piece of some kind goes from one first cell to another."""

    kind: str
    origin: int
    target: int


def solutions(text: str) -> Iterator[Solution]:
    """Every shortest solution in moves."""
    start = read(text)
    levels, seen = [[start]], {start}
    while not any(board[HOME] == "A" for board in levels[-1]):
        following = {other for board in levels[-1] for other in by_moves(board)} - seen
        seen |= following
        levels.append(list(following))
    useful = [{board for board in levels[-1] if board[HOME] == "A"}]
    for level in levels[-2::-1]:
        useful.append({board for board in level if not useful[-1].isdisjoint(by_moves(board))})
    yield from _prolonged([start], useful[::-1])


def _prolonged(path: Solution, useful: list[set[str]]) -> Iterator[Solution]:
    if len(path) == len(useful):
        yield path
        return
    for board in useful[len(path)].intersection(by_moves(path[-1])):
        yield from _prolonged([*path, board], useful)


def moves_of(solution: Solution) -> list[Move]:
    """The moves of a solution."""
    return [_move(before, after) for before, after in pairwise(solution)]


def _move(before: str, after: str) -> Move:
    for kind in CELLS:
        left = [cell for cell in range(20) if before[cell] == kind != after[cell]]
        come = [cell for cell in range(20) if after[cell] == kind != before[cell]]
        if left:
            return Move(kind, left[0], come[0])
    raise AssertionError("nothing has moved")


def fates(solution: Solution) -> list[tuple[str, list[int]]]:
    """Each piece of the layout, its kind and the first cells it has one after another."""
    pieces = [(mark, [cell]) for cell, mark in enumerate(solution[0]) if mark in CELLS]
    for move in moves_of(solution):
        next(way for kind, way in pieces if kind == move.kind and way[-1] == move.origin).append(move.target)
    return pieces


def covered(kind: str, first: int) -> set[int]:
    """The cells of a piece."""
    return {first + 4 * down + right for down, right in CELLS[kind]}


def far(first: int) -> int:
    """How many rows and columns the block is from its place at the exit."""
    return abs(first // 4 - HOME // 4) + abs(first % 4 - HOME % 4)


def straight_down(board: str, ways: list[Solution]) -> bool:
    block = board.index("A")
    beneath = {board[4 * row + column] for row in range(block // 4 + 2, 5) for column in (1, 2)}
    sideways = any(move.kind == "A" and move.origin % 4 != move.target % 4 for way in ways for move in moves_of(way))
    return block % 4 == 1 and beneath <= {"S", "."} and not sideways


def last_soldier(_: str, ways: list[Solution]) -> bool:
    last = [[move for move in moves_of(way) if move.kind != "A"][-1:] for way in ways]
    return all(each and each[0].kind == "S" and each[0].origin in EXIT and each[0].target not in EXIT for each in last)


def bar(board: str, _: list[Solution]) -> bool:
    block = board.index("A")
    return any(board[4 * row + 1 : 4 * row + 3] == "Hh" for row in range(block // 4 + 2, 5))


def all_hands(_: str, ways: list[Solution]) -> bool:
    return all(len(squares) > 1 for way in ways for _, squares in fates(way))


def way_round(_: str, ways: list[Solution]) -> bool:
    return all(any(move.kind == "A" and far(move.target) > far(move.origin) for move in moves_of(way)) for way in ways)


def only_way(_: str, ways: list[Solution]) -> bool:
    return len({tuple(map(node_of, way)) for way in ways}) == 1


def home_again(_: str, ways: list[Solution]) -> bool:
    return all(any(squares[0] in squares[1:] for _, squares in fates(way)) for way in ways)


def temptation(board: str, ways: list[Solution]) -> bool:
    block = board.index("A")
    nearer = any(far(other.index("A")) < far(block) for other in by_moves(board))
    return nearer and all(moves_of(way)[0].kind != "A" for way in ways)


def changed_places(_: str, ways: list[Solution]) -> bool:
    return all(_two_exchanged(fates(way)) for way in ways)


def _two_exchanged(pieces: list[tuple[str, list[int]]]) -> bool:
    generals = [(covered(kind, way[0]), covered(kind, way[-1])) for kind, way in pieces if kind in "VH"]
    return any(one[0] & other[1] and other[0] & one[1] for one, other in combinations(generals, 2))


def so_near(board: str, ways: list[Solution]) -> bool:
    first = [next(move for move in moves_of(way) if move.kind == "A") for way in ways]
    return far(board.index("A")) == 1 and all(far(move.target) > far(move.origin) for move in first)


def narrow_pass(text: str) -> bool:
    """Whether there is one in the middle half; asked for by the text form, as it concerns solutions of any length."""
    plain = plain_graph(text, "moves")
    length = min(plain.from_start[board] for board in plain.solved)
    return any(length / 4 <= plain.from_start[board] <= length * 3 / 4 for board in plain.passes)


PLAIN_IDEAS: dict[str, Callable[[str, list[Solution]], bool]] = {
    "straight-down": straight_down,
    "last-soldier": last_soldier,
    "bar": bar,
    "all-hands": all_hands,
    "way-round": way_round,
    "only-way": only_way,
    "home-again": home_again,
    "temptation": temptation,
    "changed-places": changed_places,
    "so-near": so_near,
}
