"""Measure for how long each action in the window blocks it, a row each: `python3 .setup bench gaps`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from tests.benchmarks.checkout import OWN, Checkout, ProbeError, at_home
from tests.benchmarks.table import line, title

PROCESS = "gaps.process"
LIMIT_MS = 50.0
HEADING = f"""The longest gap in ms: own · wall · processor time of the GUI thread; ! is over {LIMIT_MS:.0f}.
own: without the time that the thread waited for a processor, which other programs had
collecting: how much of it was garbage collection, which comes when it is due, whatever the person does"""

Gaps = dict[str, list[dict[str, float]]]
"""The gaps of each action, one for each time that it was measured."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print; status 1 when nothing of what was asked for is there."""
    asked = _parser().parse_args(arguments)
    names = area_names(asked.folder)
    areas = [name for name in names if asked.only == name] or [name for name in names if asked.only in name] or names
    whole = any(asked.only in name for name in names)
    print(HEADING)
    shown = 0
    for area in areas:
        gaps = measured(asked.folder, area, asked.runs, asked.screen)
        wanted = {name: found for name, found in gaps.items() if whole or asked.only in name}
        shown += len(wanted)
        if wanted:
            print(title(area), *rows(wanted, asked.over), sep="\n", flush=True)
    return 0 if shown else 1


def area_names(folder: Path) -> list[str]:
    """The names of all areas."""
    with at_home(folder) as checkout:
        return checkout.figures("gaps.process")["areas"]


def measured(folder: Path, area: str, runs: int, screen: bool) -> Gaps:
    """Drive an area so many times, each in a process and a home of its own."""
    gaps: Gaps = {}
    for _ in range(runs):
        with at_home(folder, screen) as checkout:
            for name, found in longest(checkout, area).items():
                gaps.setdefault(name, []).extend([found] if found else [])
    return gaps


def longest(checkout: Checkout, area: str) -> dict[str, dict[str, float] | None]:
    """The longest gap of each action of an area; None where it could not be done."""
    gaps: dict[str, dict[str, float] | None] = {}
    try:
        for one in checkout.lines(PROCESS, area):
            for name, gap in one.items():
                before = gaps.get(name)
                gaps[name] = gap if before is None or (gap is not None and gap["own"] > before["own"]) else before
    except ProbeError as error:
        print(f"{area} ended early: {error}", flush=True)
    return gaps


def rows(gaps: Gaps, over: float = 0.0) -> Iterator[str]:
    """A row for each action whose gap is longer than `over` milliseconds; of several runs, the medians."""
    for name, found in gaps.items():
        if not found:
            yield line(name, "–")
            continue
        own, wall, cpu, collecting = (
            median(gap[part] for gap in found) for part in ("own", "wall", "cpu", "collecting")
        )
        if own >= over:
            collection = f"collecting {collecting:,.0f}   " if collecting >= 1 else ""
            mark = "!" if own > LIMIT_MS else " "
            yield line(name, f"{collection}{own:6,.0f} · {wall:6,.0f} · {cpu:6,.0f} {mark}")


def _parser() -> Any:
    parser = ArgumentParser(prog="python3 .setup bench gaps", description=__doc__)
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only the areas, or else actions, whose names contain this"
    )
    parser.add_argument(
        "--runs", type=int, default=1, metavar="N", help="how often to drive each area; medians are shown"
    )
    parser.add_argument("--over", type=float, default=0.0, metavar="MS", help="show only the gaps that are longer")
    parser.add_argument("--screen", action="store_true", help="open the windows on the real screen")
    parser.add_argument(
        "--folder", type=Path, default=OWN, metavar="CHECKOUT", help="drive the program in another checkout"
    )
    return parser
