"""Whether there is a tour, by dynamic programming over a frontier; shares no code with the searches.

The squares are taken in an order, and each edge (a knight's move) is decided once: on the tour or not. What matters of
the past is only how the squares are joined up so far, by the *mate* of each: the other end of the path that it ends,
itself when it is on none yet, `PASSED` when the tour passes through it. This is Knuth's "simpath" (The Art of Computer
Programming 4A, 7.1.4), asked only whether there is any. An open tour becomes a closed one through one further vertex
that is joined to both its ends.
"""

from __future__ import annotations

from solvers.knight.board import Board, Square

PASSED = -1

State = tuple[int, ...]


def has_tour(board: Board, start: Square | None = None, end: Square | None = None, closed: bool = False) -> bool:
    """Whether there is a tour from `start` to `end` (None: any squares), or a closed one."""
    squares = _in_order(board)
    number = {square: place for place, square in enumerate(squares)}
    edges = {(number[a], number[b]) for a in squares for b in squares if number[a] < number[b] and _is_move(a, b)}
    if closed:
        return _has_cycle(tuple(range(len(squares))), edges)
    outside = len(squares)
    if outside == 1:
        return True
    state = list(range(outside + 1))
    ends = {number[square] for square in ([end] if end is not None else squares)}
    if start is not None:
        state[number[start]], state[outside] = outside, number[start]
        ends.discard(number[start])
    return _has_cycle(tuple(state), edges | {(place, outside) for place in ends})


def _in_order(board: Board) -> list[Square]:
    """Along the longer side, so that the frontier stays short."""
    if board.rows > board.columns:
        return sorted(board.squares)
    return sorted(board.squares, key=lambda square: (square[1], square[0]))


def _is_move(here: Square, there: Square) -> bool:
    return {abs(here[0] - there[0]), abs(here[1] - there[1])} == {1, 2}


def _has_cycle(nothing_decided: State, edges: set[tuple[int, int]]) -> bool:
    """Whether one cycle passes through all vertices."""
    states = {nothing_decided}
    for vertex in range(len(nothing_decided)):
        for other in sorted(b for a, b in edges if a == vertex):
            if any(_closes(state, vertex, other) for state in states):
                return True
            states |= {_joined(state, vertex, other) for state in states if _can_join(state, vertex, other)}
        states = {state for state in states if state[vertex] == PASSED}
    return False


def _can_join(state: State, one: int, other: int) -> bool:
    return PASSED not in (state[one], state[other]) and state[one] != other


def _joined(state: State, one: int, other: int) -> State:
    mates = list(state)
    for vertex in (one, other):
        if mates[vertex] != vertex:
            mates[vertex] = PASSED
    mates[state[one]], mates[state[other]] = state[other], state[one]
    return tuple(mates)


def _closes(state: State, one: int, other: int) -> bool:
    """Whether the edge joins the two ends of a path through all vertices."""
    return state[one] == other and sum(mate != PASSED for mate in state) == 2
