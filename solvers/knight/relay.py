"""One search carried on within another: its counts go on from those before, and a remark says why it was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from solvers.knight.tour import Tour, TourRequest
from solvers.knight.turn import Turn
from solvers.search import Found, Progress, Search, Verdict
from solvers.statement import Statement

TURNS_GROW = 1.25


@dataclass(frozen=True, slots=True)
class Method:
    """A search that goes by turns: how it begins, and the nodes of its first turn, and of one after it found a tour."""

    search: Callable[[TourRequest, Turn], Search[Tour]]
    first_turn: int


def relay(
    search: Search[Tour], before: int = 0, remark: Statement | None = None, known: Tour | None = None
) -> Search[Tour]:
    """The search with `before` squares added to all that it visits, with the remark, and without the `known` tour."""
    while True:
        event = _next_event(search, before, remark)
        if isinstance(event, Verdict):
            return event
        if not (isinstance(event, Found) and known is not None and event.answer.order == known.order):
            yield event


def by_turns(
    methods: Sequence[Method], request: TourRequest, remark: Statement, known: Tour | None = None
) -> Search[Tour]:
    """Give each method a turn, longer every round, until one has its last word; no tour is found twice.

    So a search that is quick to find and one that is sure to prove make one that is good at both. Turns are measured in
    work: neither a slow pace nor a busy machine changes which method finds what.
    """
    turns = [Turn(0) for _ in methods]
    searches = [method.search(request, turn) for method, turn in zip(methods, turns, strict=True)]
    visited = [0] * len(searches)
    seen = set[bytes]() if known is None else {_fingerprint(known)}
    growth = 1.0
    number = -1
    while True:
        number = (number + 1) % len(searches)
        before = sum(visited) - visited[number]
        turn = turns[number]
        turn.left = int(growth * methods[number].first_turn)
        growth *= TURNS_GROW
        while turn.left > 0:
            event = _next_event(searches[number], before, remark)
            if isinstance(event, Verdict):
                return event
            visited[number] = event.visited - before
            if isinstance(event, Progress):
                yield event
            elif (mark := _fingerprint(event.answer)) not in seen:
                seen.add(mark)
                yield event
                turn.left = methods[number].first_turn


def _next_event(search: Search[Tour], before: int, remark: Statement | None) -> Progress | Found[Tour] | Verdict:
    """What the search says next, with its counts and its remark adapted."""
    try:
        event = next(search)
    except StopIteration as end:
        verdict: Verdict = end.value
        return replace(verdict, visited=before + verdict.visited)
    if isinstance(event, Progress):
        return replace(event, visited=before + event.visited, remark=remark or event.remark)
    return replace(event, visited=before + event.visited)


def _fingerprint(tour: Tour) -> bytes:
    return blake2b(tour.order.tobytes(), digest_size=16).digest()
