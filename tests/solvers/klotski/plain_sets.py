"""A second opinion on all layouts of some pieces: every board there is, and how far each is from the exit."""

from __future__ import annotations

from collections import Counter

from tests.solvers.klotski.plain_search import CELLS, HOME, MARKS, SUCCESSORS
from tests.solvers.klotski.state_space.plain_graph import node_of


def all_boards(kinds: str) -> set[str]:
    """Every board of `plain_search` that has exactly these pieces, one letter for each, such as "AVVS"."""
    boards = {"." * 20}
    for kind in kinds:
        boards = {
            placed for board in boards for first in range(20) if (placed := _with_piece(board, kind, first)) is not None
        }
    return boards


def _with_piece(board: str, kind: str, first: int) -> str | None:
    cells = list(board)
    for (down, right), mark in zip(CELLS[kind], MARKS[kind], strict=True):
        row, column = first // 4 + down, first % 4 + right
        if row > 4 or column > 3 or cells[4 * row + column] != ".":
            return None
        cells[4 * row + column] = mark
    return "".join(cells)


def distances(boards: set[str], metric: str) -> dict[str, int]:
    """How many steps each board takes that has a solution, a board and its mirror image as one."""
    level = {node_of(board) for board in boards if board[HOME] == "A"}
    found: dict[str, int] = {}
    while level:
        found |= dict.fromkeys(level, max(found.values(), default=-1) + 1)
        level = {node_of(other) for board in level for other in SUCCESSORS[metric](board)}.difference(found)
    return found


def text_of(board: str) -> str:
    """The text form of a board, such as `VAAV/VAAV/VHHV/VSSV/S..S`."""
    letters = "".join({mark: kind for kind, marks in MARKS.items() for mark in marks}.get(mark, ".") for mark in board)
    return "/".join(letters[4 * row : 4 * row + 4] for row in range(5))


def sizes_of_levels(found: dict[str, int]) -> tuple[int, ...]:
    """How many boards are at each distance."""
    numbers = Counter(found.values())
    return tuple(numbers[distance] for distance in range(len(numbers)))
