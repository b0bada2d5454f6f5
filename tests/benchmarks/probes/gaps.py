"""The longest gap of the event loop in each action, in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

from tests.benchmarks.checkout import Checkout, at_home
from tests.benchmarks.gaps.command import area_names, longest


def measure(checkout: Checkout, only: Sequence[str]) -> dict[str, float]:
    """Drive the areas in whose name one of the texts of `only` is; all where there are none."""
    areas = [name for name in area_names(checkout.folder) if not only or any(text in name for text in only)]
    figures: dict[str, float] = {}
    for area in areas:
        with at_home(checkout.folder, checkout.screen) as alone:  # each area in a home without records
            gaps = longest(alone, area)
        figures |= {f"{area}: {action} [ms]": gap["own"] for action, gap in gaps.items() if gap is not None}
    return figures
