"""Measure this checkout and another in turn, in one run: `python3 .setup bench against OTHER`.

Machines are noisy, so each figure is measured in pairs, in random order within a pair, and ratios are taken pair by
pair. The short form, `--worse`, says only which figures of the last release's table got worse.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median

from tests.benchmarks.checkout import OWN, Checkout, ProbeError, at_home
from tests.benchmarks.paired import Comparison, compared
from tests.benchmarks.probes.catalogue import PROBES, Figures, Probe
from tests.benchmarks.release import keep_table, kept_figures
from tests.benchmarks.table import columns, title

MISSING = "–"
WORSE = 1.1
"""A figure got worse whose ratio new / old is certainly larger; all figures are times or sizes."""
LEAST_PAIRS = 6
"""From fewer nothing is certain."""
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
            if asked.worse:
                return _say_worse(probes, old, new, asked)
            pairs = {name: _run(probes[name], old, new, asked) for name in asked.names or probes}
        except ProbeError as error:
            print(error, file=sys.stderr)
            return 2
    if asked.keep:
        keep_table({name: _medians(found) for name, found in pairs.items()})
    return 0


def _run(probe: Probe, old: Checkout, new: Checkout, asked: Namespace) -> list[tuple[Figures, Figures]]:
    pairs = measured(probe, old, new, asked.runs or probe.runs, asked.only)
    print(title(f"{probe.name}, {len(pairs)} pairs, old {old.folder}, new {new.folder}"))
    print(*table(pairs), sep="\n", flush=True)
    return pairs


def _say_worse(probes: Mapping[str, Probe], old: Checkout, new: Checkout, asked: Namespace) -> int:
    """Say which figures got worse; status 1 where there are any."""
    status = 0
    for name, figures in kept_figures().items():
        if not asked.names or name in asked.names:
            runs = max(LEAST_PAIRS, asked.runs or probes[name].runs)
            for text in worse(measured(probes[name], old, new, runs, asked.only), figures):
                print(f"{name}, {text}", flush=True)
                status = 1
    if status == 0:
        print("No figure got worse by more than a tenth.")
    return status


def worse(pairs: Sequence[tuple[Figures, Figures]], names: Iterable[str]) -> list[str]:
    """A line for each of these figures that got worse by more than a tenth, with a confidence of 95 %."""
    lines: list[str] = []
    for name in names:
        comparison = compared(*([pair[side].get(name) for pair in pairs] for side in (0, 1)))
        if comparison.interval is not None and comparison.interval[0] > WORSE:
            old, new, ratio, between = cells(comparison)
            lines.append(f"{name}: {old} before, {new} now, {ratio} times as much (95 %: {between})")
    return lines


def _medians(pairs: Sequence[tuple[Figures, Figures]]) -> Figures:
    """The medians of what was measured in this checkout."""
    names = dict.fromkeys(name for _, figures in pairs for name in figures)
    return {name: median(figures[name] for _, figures in pairs if name in figures) for name in names}


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
    parser.add_argument(
        "--worse", action="store_true", help="only say which figures got worse by more than a tenth, if any"
    )
    parser.add_argument("--keep", action="store_true", help="keep this checkout's figures as the release's table")
    parser.add_argument("--screen", action="store_true", help="open the windows on the real screen")
    return parser
