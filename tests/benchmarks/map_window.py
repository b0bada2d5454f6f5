"""The map in the window, in a process of its own: how long one waits for it, and what it takes of memory."""

from __future__ import annotations

from collections.abc import Iterator

from tests.benchmarks.checkout import OWN, at_home


def measure() -> Iterator[tuple[str, str]]:
    """The figures of `probes/map_window.py`."""
    with at_home(OWN) as checkout:
        for line in checkout.lines("probes.map_window"):
            yield from ((what, f"{figure:,.0f}") for what, figure in line.items())
