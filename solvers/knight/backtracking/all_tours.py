"""All tours, one after another, in the order of a plain depth-first search that tries a knight's moves clockwise.

Branches that certainly hold no tour are cut, so that over two million tours of 8x8 a second are counted.
A closed tour comes once: in the direction in which its second square comes before its last in the order of moves from
the start. With a given end it comes in every order of visits that ends there, which is in each direction once. On
boards of more than 64 squares, and for pieces of more than 8 moves, those to the squares with the fewest continuations
come first (Warnsdorff 1823).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from types import ModuleType

from solvers.knight import targets_kernel
from solvers.knight.arrays import adjacency
from solvers.knight.backtracking import fewest_first_kernel, plain_order_kernel
from solvers.knight.backtracking.fewest_first import FewestFirstSearch
from solvers.knight.backtracking.plain_order import BitBoard, PlainOrderSearch, fits
from solvers.knight.backtracking.sliced_search import BranchSearch, VisitStatistics, watch
from solvers.knight.board import Board
from solvers.knight.existence.existence import possible_starts, preflight
from solvers.knight.tour import Tour, TourRequest
from solvers.pace import nodes_granted
from solvers.search import Progress, Search
from solvers.slices import Slices, ready


@preflight
def search(request: TourRequest) -> Search[Tour]:
    """Every tour asked for; raises `InputError` for squares that the board does not have."""
    return watch(branches(request), *_kernels(request.board))


def count(request: TourRequest, before: int = 0) -> Generator[Progress, None, tuple[int, int]]:
    """Count the tours of a request of more than one square without stopping at any.

    Returns how many there are, a closed one in both directions unless an end is given, and the squares visited, to
    which `before` is added.
    """
    tours, visited = 0, before
    slices = Slices()
    if before == 0:
        yield from ready(*_kernels(request.board))
    for branch in branches(request, counting=True):
        for _ in slices.each(branch.advance):
            slow = nodes_granted() is not None
            yield branch.progress(visited) if slow else Progress(branch.height, visited + branch.visited)
        tours += branch.tours
        visited += branch.visited
    return tours * (2 if request.closed and request.end is None else 1), visited


def branches(request: TourRequest, counting: bool = False) -> Iterator[BranchSearch]:
    """The search from each start; for closed tours from each of the first moves, ending on those later in the order."""
    board = request.board
    branch_of, statistics = _search_on(board), VisitStatistics(board)
    for start in possible_starts(request):
        square = board.index(start)
        branches: list[tuple[list[int], list[int]]] = [([square], [])]
        if request.end is not None:
            branches = [([square], [board.index(request.end)])]
        elif request.closed:
            beside = [board.index(neighbour) for neighbour in board.neighbours(start)]
            branches = [([square, second], beside[place:]) for place, second in enumerate(beside[:-1], 1)]
        for squares, ends in branches:
            yield branch_of(squares, ends, statistics, counting)


def _kernels(board: Board) -> tuple[ModuleType, ...]:
    """The modules of the kernels that a search on the board needs."""
    return targets_kernel, plain_order_kernel if fits(board) else fewest_first_kernel


def _search_on(board: Board) -> Callable[[Sequence[int], Sequence[int], VisitStatistics, bool], BranchSearch]:
    """What searches a branch: in the plain order, unless the first tour would be far away since the board is large."""
    targets = adjacency(board)
    if fits(board):
        return partial(PlainOrderSearch, BitBoard(board, targets))
    return partial(FewestFirstSearch, board, targets)
