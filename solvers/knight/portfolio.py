"""One search carried on within another: its counts go on from those before, and a remark says why it was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Protocol

from solvers.knight.tour import Tour, TourRequest
from solvers.message import Message
from solvers.search import Found, Progress, Search, Verdict, next_event
from solvers.slices import FOUND, Slices

ENDLESS = 2**62
"""The turn of a search that need not share its time with another."""


class Working(Protocol):
    """What a turn asks of a walk."""

    @property
    def work(self) -> int:
        """How many nodes of all its budgets it has used up."""
        ...

    def advance(self, budget: int) -> int:
        """Go on until at least so many more nodes are used up; a status of `solvers.slices`."""
        ...


class Quota:
    """What is left of a turn; whoever gives turns sets it, and resumes the search only while something is left."""

    def __init__(self, left: int = ENDLESS) -> None:
        self.left = left

    def advance(self, walk: Working, slices: Slices) -> int:
        """Have the walk go on for a slice, or to the end of the turn; a tour that is found is still told in it."""
        before = walk.work
        status = slices.run(walk.advance, self.left)
        self.left -= walk.work - before
        if status == FOUND:
            self.left = max(1, self.left)
        return status


QUOTAS_GROW = 1.25


@dataclass(frozen=True, slots=True)
class Method:
    """A search that goes by turns: how it begins, and the nodes of its first turn, and of one after it found a tour."""

    search: Callable[[TourRequest, Quota], Search[Tour]]
    first_quota: int


def nested(
    search: Search[Tour], before: int = 0, remark: Message | None = None, known: Tour | None = None
) -> Search[Tour]:
    """The search with `before` squares added to all that it visits, with the remark, and without the `known` tour."""
    while True:
        event = _next_event(search, before, remark)
        if isinstance(event, Verdict):
            return event
        if not (isinstance(event, Found) and known is not None and event.answer.order == known.order):
            yield event


def portfolio(
    methods: Sequence[Method], request: TourRequest, remark: Message, known: Tour | None = None
) -> Search[Tour]:
    """Give each method a turn, longer every round, until one has its last word; no tour is found twice.

    So a search that is quick to find and one that is sure to prove make one that is good at both. Turns are measured in
    work: neither a slow pace nor a busy machine changes which method finds what.
    """
    quotas = [Quota(0) for _ in methods]
    searches = [method.search(request, quota) for method, quota in zip(methods, quotas, strict=True)]
    visited = [0] * len(searches)
    seen = set[bytes]() if known is None else {_fingerprint(known)}
    growth = 1.0
    number = -1
    while True:
        number = (number + 1) % len(searches)
        before = sum(visited) - visited[number]
        quota = quotas[number]
        quota.left = int(growth * methods[number].first_quota)
        growth *= QUOTAS_GROW
        while quota.left > 0:
            event = _next_event(searches[number], before, remark)
            if isinstance(event, Verdict):
                return event
            visited[number] = event.visited - before
            if isinstance(event, Progress):
                yield event
            elif (mark := _fingerprint(event.answer)) not in seen:
                seen.add(mark)
                yield event
                quota.left = methods[number].first_quota


def _next_event(search: Search[Tour], before: int, remark: Message | None) -> Progress | Found[Tour] | Verdict:
    """What the search says next, with its counts and its remark adapted."""
    event = next_event(search)
    if isinstance(event, Progress):
        return replace(event, visited=before + event.visited, remark=remark or event.remark)
    return replace(event, visited=before + event.visited)


def _fingerprint(tour: Tour) -> bytes:
    return blake2b(tour.order.tobytes(), digest_size=16).digest()
