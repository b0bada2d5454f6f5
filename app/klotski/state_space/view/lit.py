"""What of a method's visits is lit on a map."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solvers.klotski.state_space.visits import Visits


@dataclass(frozen=True, eq=False)
class LitVisits:
    """The first `count` visits of a method are lit; the map is dimmed around them.

    Of a method that begins again from the start, only the visits since then are lit.
    """

    visits: Visits
    count: int

    @property
    def begin(self) -> int:
        """The first visit that is lit."""
        iterations = self.visits.iterations
        return int(iterations[max(0, bisect_right(iterations, self.count - 1) - 1)])

    @property
    def done(self) -> bool:
        """Whether all visits have been made."""
        return self.count >= len(self.visits.nodes)
