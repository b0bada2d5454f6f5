"""Searches made of searches: one that goes on where another ended, and several that share the time."""

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
"""The quota of a search that shares its time with no other."""


class MeteredWork(Protocol):
    """What counts against a quota."""

    @property
    def work(self) -> int:
        """How many nodes were used up so far."""
        ...

    def advance(self, budget: int) -> int:
        """Go on until at least so many more nodes are used up; a status of `solvers.slices`."""
        ...


@dataclass(slots=True)
class Quota:
    """The nodes that a search may still use up before the next one has its turn."""

    left: int = ENDLESS

    def advance(self, worker: MeteredWork, slices: Slices) -> int:
        """Run a slice, shorter where the quota ends sooner; after a tour at least one node is left to report it."""
        before = worker.work
        status = slices.run(worker.advance, self.left)
        self.left -= worker.work - before
        if status == FOUND:
            self.left = max(1, self.left)
        return status


QUOTAS_GROW = 1.25
"""By this factor every quota is larger than the one before it."""


@dataclass(frozen=True, slots=True)
class Method:
    """A search, and its quota of nodes in its first turn and after each tour it finds."""

    search: Callable[[TourRequest, Quota], Search[Tour]]
    first_quota: int


def continue_with(
    search: Search[Tour], before: int = 0, remark: Message | None = None, known: Tour | None = None
) -> Search[Tour]:
    """Go on by another search; its counts of squares visited start at `before`, and the tour `known` is left out.

    Its reports carry `remark`, if there is one, instead of their own. That it is ready is reported only where nothing
    was visited before it.
    """
    while True:
        event = _next_event(search, before, remark)
        if isinstance(event, Verdict):
            return event
        if not (isinstance(event, Found) and known is not None and event.answer.order == known.order):
            yield event


def portfolio(
    methods: Sequence[Method], request: TourRequest, remark: Message, known: Tour | None = None
) -> Search[Tour]:
    """Run the methods in turn, with growing quotas, until one of them ends; no tour is found twice.

    A method that finds soon and one that proves make a portfolio that does both (Gomes and Selman 2001). Quotas are
    nodes, not seconds, so neither a slow pace nor a busy machine changes which method finds what.
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
    """The next event of the search, `before` added to its count of squares visited, and with the remark.

    That it is ready is left out where others have begun before: it would be taken for a step.
    """
    event = next_event(search)
    while before > 0 and isinstance(event, Progress) and not event.is_step:
        event = next_event(search)
    if isinstance(event, Progress):
        return replace(event, visited=before + event.visited, remark=remark or event.remark)
    return replace(event, visited=before + event.visited)


def _fingerprint(tour: Tour) -> bytes:
    return blake2b(tour.order.tobytes(), digest_size=16).digest()
