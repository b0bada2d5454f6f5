"""From the start of a process to the first flush of its window, and to that of its first answer."""

from __future__ import annotations

from collections.abc import Sequence

from tests.benchmarks.checkout import Checkout

BARE, PAINT, ANSWER = "bare window [ms]", "first paint [ms]", "first answer [ms]"


def measure(checkout: Checkout, _: Sequence[str]) -> dict[str, float]:
    """Start a bare window, then the program; also the ratios of the program to the bare window."""
    figures = checkout.figures("probes.bare_window") | checkout.figures("probes.program_start")
    for name, figure in (("first paint / bare window", PAINT), ("first answer / bare window", ANSWER)):
        if figure in figures:
            figures[name] = figures[figure] / figures[BARE]
    return figures
