"""Checks a proof that there is no tour by its figure alone, with an implementation of its own.

Of the program it takes the figure, the request, and the moves of the board. Words are not read.
"""

from __future__ import annotations

from collections.abc import Collection

import networkx

from solvers.knight.board import Square
from solvers.knight.existence.proof import Figure
from solvers.knight.tour import TourRequest

Ends = list[set[Square]]


def shows_that_there_is_none(figure: Figure, request: TourRequest) -> bool:
    """Whether the figure proves that the request has no tour; anything in it that is untrue makes it false."""
    moves = networkx.Graph()
    moves.add_nodes_from(request.board.squares)
    moves.add_edges_from((here, there) for here in request.board.squares for there in request.board.neighbours(here))
    if not _is_true(figure, moves, request):
        return False
    if len(moves) == 1:
        return request.closed and figure.ends == set(moves)
    given = [square for square in (request.start, request.end) if square is not None]
    return (
        _by_removal(figure, moves, request)
        or _by_alternation(figure, moves, request)
        or _by_dead_ends(figure, moves, request, given)
        or _by_loops(figure, moves, request, given)
        or _by_colours(figure, request, given)
        or _by_ends(figure, moves, request, given)
    )


def _is_true(figure: Figure, moves: networkx.Graph, request: TourRequest) -> bool:
    """Whether what is coloured, and named as an end asked for, is so; the rest is looked at where it is used."""
    if figure.colours is not None and not _two_halves(figure.colours, moves):
        return False
    if figure.colours is not None and any(len({here, there} & figure.colours[0]) != 1 for here, there in moves.edges):
        return False
    return figure.ends <= {request.start, request.end} or len(moves) == 1


def _two_halves(halves: tuple[Collection[Square], Collection[Square]], moves: networkx.Graph) -> bool:
    one, other = map(set, halves)
    return not one & other and one | other == set(moves)


def _possible_ends(request: TourRequest, moves: networkx.Graph) -> Ends:
    """Where each of the two ends of an open tour may be: the squares asked for, and of the colours that are left."""
    if request.closed:
        return []
    one = {square for square in moves if sum(square) % 2}
    other = set(moves) - one
    if len(one) != len(other):
        ends = [set(max(one, other, key=len)), set(max(one, other, key=len))]
    elif request.start is not None or request.end is None:
        ends = [one, other] if request.start in one else [other, one]
    else:
        ends = [one, other] if request.end in other else [other, one]
    return [
        ends[place] & {square} if square is not None else ends[place] - {request.start, request.end}
        for place, square in enumerate((request.start, request.end))
    ]


def _by_removal(figure: Figure, moves: networkx.Graph, request: TourRequest) -> bool:
    """Removals that leave as many parts as there can be, one after another, and at last one that leaves too many."""
    left, ends = moves.copy(), _possible_ends(request, moves)
    for step in (*figure.before, figure):
        removed = set(step.removed)
        if not step.parts or not _are_parts(step.parts, removed, left):
            return False
        if request.closed:
            pieces = max(1, len(removed))
        else:
            pieces = 1 + len(removed) - sum(squares <= removed for squares in ends)
        if step is figure:
            return len(step.parts) > pieces
        if len(step.parts) < pieces:
            return False
        between = {frozenset(move) for move in left.subgraph(removed).edges}
        if {frozenset(move) for move in step.unused} != between:
            return False
        left.remove_edges_from(map(tuple, between))
        ends = [squares if squares <= removed else squares - removed for squares in ends]
    return False


def _are_parts(parts: Collection[Collection[Square]], removed: set[Square], left: networkx.Graph) -> bool:
    """Whether these are all squares but those removed, each once, and no move leads from one part to another."""
    number = {square: place for place, part in enumerate(parts) for square in part}
    if sum(map(len, parts)) != len(number) or set(number) != set(left) - removed or not all(parts):
        return False
    return all(number[here] == number[there] for here, there in left.edges if here in number and there in number)


def _by_alternation(figure: Figure, moves: networkx.Graph, request: TourRequest) -> bool:
    """No move joins two squares of the first half, so a closed tour, or one with an end in the second, alternates.

    It alternates between the colours too, so the halves would be the colours.
    """
    if figure.alternating is None or figure.colours is None or not _two_halves(figure.alternating, moves):
        return False
    first, second = map(set, figure.alternating)
    if moves.subgraph(first).edges or len(first) != len(second) or first in map(set, figure.colours):
        return False
    return request.closed or bool(figure.ends & second)


def _by_dead_ends(figure: Figure, moves: networkx.Graph, request: TourRequest, given: Collection[Square]) -> bool:
    """Squares with one move that are to be ends: too many of them, or of the wrong colour."""
    dead = set(figure.dead_ends)
    if not dead or not dead <= set(moves) or any(moves.degree[square] > 1 for square in dead):
        return False
    if any(moves.degree[square] == 0 for square in dead):
        return True
    have_to_be = dead | set(given)
    if request.closed or len(have_to_be) > 2:
        return True
    return figure.colours is not None and _wrong_colours(have_to_be, figure.colours)


def _wrong_colours(ends: Collection[Square], colours: tuple[Collection[Square], Collection[Square]]) -> bool:
    """Whether an open tour cannot have all of these ends."""
    dark, light = colours
    if len(dark) != len(light):
        fewer = min(colours, key=len)
        return any(square in fewer for square in ends)
    return len(ends) == 2 and len({square in dark for square in ends}) == 1


def _by_loops(figure: Figure, moves: networkx.Graph, request: TourRequest, given: Collection[Square]) -> bool:
    """Loops of moves that one of their squares needs, as it has only two, unless the tour ends there."""
    loops = [networkx.Graph(loop) for loop in figure.loops]
    if len({square for loop in loops for square in loop}) < sum(map(len, loops)):
        return False
    if not all(_is_forced_loop(loop, moves) for loop in loops):
        return False
    if request.closed:
        return bool(loops)
    return sum(not set(loop) & set(given) for loop in loops) > 2 - len(set(given))


def _is_forced_loop(loop: networkx.Graph, moves: networkx.Graph) -> bool:
    forced = all(
        moves.has_edge(here, there) and 2 in (moves.degree[here], moves.degree[there]) for here, there in loop.edges
    )
    whole_tour = len(loop) == len(moves) and all(degree == 2 for _, degree in loop.degree())
    return forced and loop.number_of_edges() >= len(loop) > 0 and not whole_tour


def _by_colours(figure: Figure, request: TourRequest, given: Collection[Square]) -> bool:
    """Too many squares of a colour, or ends of the wrong one."""
    if figure.colours is None:
        return False
    if abs(len(figure.colours[0]) - len(figure.colours[1])) > (not request.closed):
        return True
    return not request.closed and bool(figure.ends) and _wrong_colours(given, figure.colours)


def _by_ends(figure: Figure, moves: networkx.Graph, request: TourRequest, given: Collection[Square]) -> bool:
    """A start that is the end too, or a start and an end without a move that would close the tour."""
    if len(given) < 2 or figure.ends != set(given):
        return False
    return request.start == request.end or (request.closed and not moves.has_edge(*given))
