"""What of a method's visits is lit on a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solvers.klotski.state_space.visits import Visits


@dataclass(frozen=True, eq=False)
class LitVisits:
    """The first `count` visits of a method are lit; the map is dimmed around them."""

    visits: Visits
    count: int
