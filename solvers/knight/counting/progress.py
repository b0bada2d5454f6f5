"""What a count tells of itself while it runs; imports no numpy, so that views can import it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CountProgress:
    """How far a count is, as the `trace` of its `Progress`.

    `passed` of `squares` are behind the line, and `frontiers` are held now. `peak_bytes` is the most memory that they
    have taken so far. `share` of the whole work is done, from 0 to 1; it never falls. `seconds_left` is None until
    there is enough to judge by. `joining` says whether both sides are passed and are being joined.
    """

    passed: int
    squares: int
    frontiers: int
    peak_bytes: int
    share: float
    seconds_left: float | None
    joining: bool
