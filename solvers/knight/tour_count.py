"""The answer to "how many tours?"."""

from __future__ import annotations

from dataclasses import dataclass

from solvers.knight.tour import TourRequest
from solvers.statement import Statement


@dataclass(frozen=True, slots=True)
class TourCount:
    """How many tours answer a request.

    `directed` counts every order of visits, a closed tour in each direction from any one of its squares. `source` says
    where the number comes from when it was not counted here.
    """

    request: TourRequest
    directed: int
    source: Statement | None = None

    @property
    def undirected(self) -> int | None:
        """How many when both directions of a tour are one; None where the ends given leave only one direction."""
        ends = (self.request.start is not None) + (self.request.end is not None)
        if ends > self.request.closed:
            return None
        return (self.directed + 1) // 2
