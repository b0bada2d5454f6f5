"""Which squares certainly start no tour, for all squares of a board at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from time import sleep

from solvers.knight.board import Square
from solvers.knight.existence.existence import impossibility
from solvers.knight.tour import TourRequest
from solvers.message import Message
from solvers.search import POLITE_NODES, Found, Outcome, Progress, Search, Verdict


@dataclass(frozen=True, slots=True)
class RefusedStarts:
    """What theory says of a board before any search.

    `everywhere` is why there is no tour at all, where that is certain; `reasons` holds the squares that start none,
    each with its reason.
    """

    everywhere: Message | None
    reasons: Mapping[Square, Message]


def search(request: TourRequest) -> Search[RefusedStarts]:
    """Ask theory about every square, whatever start the request names; one answer."""
    everywhere = impossibility(replace(request, start=None))
    reasons: dict[Square, Message] = {}
    for number, square in enumerate(request.board.squares, 1):
        reason = everywhere or impossibility(replace(request, start=square))
        if reason is not None:
            reasons[square] = reason
        if number % POLITE_NODES == 0:
            sleep(0)
            yield Progress(0, number)
    yield Progress(0, request.board.size)
    yield Found(RefusedStarts(everywhere, reasons), request.board.size)
    return Verdict(Outcome.EXHAUSTED, request.board.size)
