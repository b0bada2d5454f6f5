"""Soak the program: `python -m tests.soak [--minutes N] [--seed S] [--events N] [--inputs N] [--kills N] [--starts N]`.

Status 1 when there was any fault.
"""

from __future__ import annotations

import os
import platform
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from threading import Lock

from tests.soak.supervisor import PartResult, supervise
from tests.soak.task import Task

PARTS: Mapping[str, str] = {
    "events": "random events in the whole window",
    "starts": "starts and stops of every method",
    "inputs": "hostile inputs to every reader",
    "kills": "kills while saving",
}
"""The longest first, so that two side by side end together."""
LEAD = {"events": 300, "starts": 30}
"""How many steps before a fault its repetition begins, where a step depends on those before it."""
SIDE_BY_SIDE = 2
MINUTES = 10.0
"""How long it takes when nothing else is said."""

COLUMNS = 4
"""In so many columns uses are shown."""

_printing = Lock()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts that are asked for, two side by side, and print the table."""
    asked = _read(arguments)
    tasks = _tasks(asked)
    say(f"seed {asked.seed}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        results = list(pool.map(lambda part: supervise(part, tasks[part], say), tasks))
    say(table(results))
    return 1 if any(result.faults for result in results) else 0


def say(text: str) -> None:
    """Print a text whole, even when several threads print."""
    with _printing:
        print(text, flush=True)


def table(results: Sequence[PartResult]) -> str:
    """What became of each part, and then its faults, each with the command that goes there again.

    Memory is what was allocated and what was resident at the start, after a tenth and at the end.
    """
    head = (
        f"{'part':<8} {'steps':>10} {'seconds':>8} {'a second':>9} {'start':>11} {'tenth':>11} {'end, MB':>11} "
        f"{'faults':>7}"
    )
    lines = ["", head, "-" * len(head)]
    for result in results:
        end = result.memory[-1][1:] if result.memory else (0, 0)
        memory = (result.memory_after(0.0), result.memory_after(0.1), end)
        megabytes = " ".join(f"{allocated / 1e6:>5,.0f} {resident / 1e6:>5,.0f}" for allocated, resident in memory)
        rate = result.steps / max(result.seconds, 1e-9)
        lines.append(
            f"{result.part:<8} {result.steps:>10,} {result.seconds:>8,.0f} {rate:>9,.1f} {megabytes} "
            f"{result.faults.total():>7,}  {result.remark}"
        )
    lines += [line for result in results for line in _object_lines(result)]
    for result in results:
        lines += [_fault_lines(result, what) for what in result.faults]
        lines += [_use_lines(kind, uses) for kind, uses in result.uses.items()]
    return "\n".join(lines)


def _object_lines(result: PartResult) -> list[str]:
    """How many objects were alive in the course of the last process of a part, and of which classes more or fewer."""
    if not result.objects:
        return []
    course = ", ".join(f"{numbers.total():,}" for _, numbers in result.objects)
    first, last = result.objects[0][1], result.objects[-1][1]
    others = sorted(name for name in first | last if first[name] != last[name])
    changes = "; ".join(f"{name} {first[name]} to {last[name]}" for name in others)
    return [f"\n{result.part}: objects of Qt's alive in the course of the last process: {course}", changes]


def _use_lines(kind: str, uses: Mapping[str, int]) -> str:
    """How often what is of a kind was used, what was used least first, in as many columns as there is room for."""
    never = sorted(name for name, number in uses.items() if not number)
    used = sorted((number, name) for name, number in uses.items() if number)
    cells = [f"{number:>7,} {name:<32}" for number, name in used]
    rows = ["".join(cells[place : place + COLUMNS]).rstrip() for place in range(0, len(cells), COLUMNS)]
    heading = f"\nuses of each {kind}: {len(used)} used, {len(never)} never" + (
        f": {', '.join(never)}" if never else ""
    )
    return "\n".join([heading, *rows])


def _fault_lines(result: PartResult, what: str) -> str:
    number, example = result.first_seen[what]
    first = max(0, number - LEAD.get(result.part, 0))
    again = f"--seed {result.task.seed} --{result.part} {number - first + 1} --from {first}"
    where = f"first at step {number:,} (python3 .setup soak {again})"
    return f"\n{result.faults[what]} x {result.part}, {where}\n{what}\n{example}"


def _tasks(asked: Namespace) -> dict[str, Task]:
    """The parts whose count was given, or else all, each for its share of the time."""
    counts = {part: getattr(asked, part) for part in PARTS if getattr(asked, part) is not None}
    if counts and asked.minutes is None:
        return {part: Task(asked.seed, asked.first, count) for part, count in counts.items()}
    parts = list(counts) or list(PARTS)
    seconds = 60 * (asked.minutes or MINUTES) * min(1.0, SIDE_BY_SIDE / len(parts))
    return {part: Task(asked.seed, asked.first, counts.get(part), seconds) for part in parts}


def _read(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(prog="python3 .setup soak", description="Look for faults in long random runs.")
    parser.add_argument(
        "--minutes",
        type=float,
        help=f"run for at most this long (default: {MINUTES:g}, unless a number below is given)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=SystemRandom().randrange(1_000_000),
        help="the seed of all random choices (default: another each time)",
    )
    for part, what in PARTS.items():
        parser.add_argument(f"--{part}", type=int, metavar="N", help=f"how many {what}; only the parts named are run")
    parser.add_argument(
        "--from",
        dest="first",
        type=int,
        default=0,
        metavar="STEP",
        help="the step to start from, as printed with a fault",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
