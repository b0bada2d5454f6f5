"""The probes by name, and how each is measured in one checkout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.benchmarks.checkout import Checkout
from tests.benchmarks.probes import console, gaps, start

Figures = dict[str, float]


@dataclass(frozen=True)
class Probe:
    """Something to measure: one run of it in a checkout gives some figures."""

    name: str
    measure: Callable[[Checkout, Sequence[str]], Figures]
    """`only` are texts of which one is in the name of what is asked for; all is where there are none."""
    runs: int = 11
    """How many pairs are measured unless it is said."""


def _of_module(name: str) -> Callable[[Checkout, Sequence[str]], Figures]:
    def measure(checkout: Checkout, only: Sequence[str]) -> Figures:
        return checkout.figures(f"probes.{name}", *only)

    return measure


PROBES = (
    Probe("start", start.measure),
    Probe("console", console.measure),
    Probe("searches", _of_module("searches")),
    Probe("look", _of_module("look")),
    Probe("stop", _of_module("stop"), runs=6),
    Probe("memory", _of_module("memory"), runs=1),
    Probe("gaps", gaps.measure, runs=1),
)
