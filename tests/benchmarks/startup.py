"""From a cold start, interpreter included, to the first paint and to the first answer; offscreen, caches warm."""

from __future__ import annotations

from statistics import median

from tests.benchmarks.checkout import OWN, at_home
from tests.benchmarks.probes import start

RUNS = 7


def measure() -> list[tuple[str, str]]:
    """Start the program some times in a home of its own; the first start only fills the caches."""
    with at_home(OWN) as checkout:
        runs = [start.measure(checkout, ()) for _ in range(1 + RUNS)][1:]
    return [(name, spread([figures[name] for figures in runs])) for name in runs[0]]


def spread(values: list[float]) -> str:
    """Median, least and most."""
    return f"{median(values):,.2f} ({min(values):,.2f} to {max(values):,.2f})"
