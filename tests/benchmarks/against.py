"""Measure this checkout and another in turn, in one run: `python3 .setup bench against OTHER`.

Machines are noisy, so each figure is measured in pairs, in random order within a pair, and ratios are taken pair by
pair.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.benchmarks.checkout import OWN, Checkout, ProbeError, at_home
from tests.benchmarks.paired import Comparison, compared
from tests.benchmarks.probes.catalogue import PROBES, Figures, Probe
from tests.benchmarks.table import columns, title

MISSING = "–"
HEADINGS = ("", "old", "new", "new / old", "95 % interval")


def main(arguments: Sequence[str]) -> int:
    """Measure and print; status 2 when there is no probe of a name, or the code that runs is not of its checkout."""
    asked = _parser().parse_args(arguments)
    probes = {probe.name: probe for probe in PROBES}
    unknown = [name for name in asked.names if name not in probes]
    if unknown:
        print(f"There is no probe {', '.join(unknown)}; choose from: {', '.join(probes)}.", file=sys.stderr)
        return 2
    with at_home(asked.other, asked.screen) as old, at_home(OWN, asked.screen) as new:
        try:
            for checkout in (old, new):
                checkout.check()
            for name in asked.names or probes:
                _run(probes[name], old, new, asked)
        except ProbeError as error:
            print(error, file=sys.stderr)
            return 2
    return 0


def _run(probe: Probe, old: Checkout, new: Checkout, asked: Namespace) -> None:
    pairs = measured(probe, old, new, asked.runs or probe.runs, asked.only)
    print(title(f"{probe.name}, {len(pairs)} pairs, old {old.folder}, new {new.folder}"))
    print(*table(pairs), sep="\n", flush=True)


def measured(
    probe: Probe, old: Checkout, new: Checkout, runs: int, only: Sequence[str]
) -> list[tuple[Figures, Figures]]:
    """The figures of so many pairs; those of the first runs, which fill caches, are not among them."""
    chance = Random(runs)
    pairs: list[tuple[Figures, Figures]] = []
    for number in range(runs + (runs > 1)):
        order = [old, new] if chance.random() < 0.5 else [new, old]
        found = {checkout: probe.measure(checkout, only) for checkout in order}
        if number or runs == 1:
            pairs.append((found[old], found[new]))
        if sys.stderr.isatty():
            print(f"\r{probe.name}: {number} of {runs} ", end="\r", file=sys.stderr, flush=True)
    return pairs


def table(pairs: Sequence[tuple[Figures, Figures]]) -> list[str]:
    """A row for each figure that either checkout has."""
    names = dict.fromkeys(name for pair in pairs for figures in pair for name in figures)
    rows: list[tuple[str, ...]] = [HEADINGS]
    for name in names:
        olds, news = ([pair[side].get(name) for pair in pairs] for side in (0, 1))
        rows.append((name, *cells(compared(olds, news))))
    return columns(rows)


def cells(comparison: Comparison) -> tuple[str, str, str, str]:
    """What is shown of a comparison, a cell a column."""
    interval = comparison.interval
    between = MISSING if interval is None else f"{interval[0]:.2f} to {interval[1]:.2f}"
    return _number(comparison.old), _number(comparison.new), _number(comparison.ratio, 2), between


def _number(value: float | None, decimals: int | None = None) -> str:
    if value is None:
        return MISSING
    if decimals is None:
        decimals = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{decimals}f}"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 .setup bench against", description=__doc__)
    parser.add_argument(
        "other", type=Path, metavar="OTHER", help="the folder of the other checkout, called old in the table"
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help=f"what to measure (default: all): {', '.join(probe.name for probe in PROBES)}",
    )
    parser.add_argument("--runs", type=int, metavar="N", help="how many pairs; at least 6 for an interval")
    parser.add_argument(
        "--only", action="append", default=[], metavar="TEXT", help="only the figures whose names contain this"
    )
    parser.add_argument("--screen", action="store_true", help="open the windows on the real screen")
    return parser
