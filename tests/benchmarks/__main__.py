"""Run the benchmarks, or those named, and print one table: `python -m tests.benchmarks [name ...]`.

`against` and `gaps` are commands with arguments of their own: `python -m tests.benchmarks gaps --help`.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules

import tests.benchmarks
from tests.benchmarks.table import line, title

Row = tuple[str, str]
Measure = Callable[[], list[Row]]

COMMANDS = {"against": "tests.benchmarks.against", "gaps": "tests.benchmarks.gaps.command"}
"""Modules whose `main` takes the rest of the arguments."""


def main(names: Sequence[str]) -> int:
    """Print the rows of each benchmark as soon as it is done; status 2 when there is none of that name."""
    if names and names[0] in COMMANDS:
        return import_module(COMMANDS[names[0]]).main(names[1:])
    modules = [module.name for module in iter_modules(tests.benchmarks.__path__) if module.name != "__main__"]
    unknown = [name for name in names if name not in modules]
    if unknown:
        there = [*COMMANDS, *(name for name in modules if measure_of(name) is not None)]
        print(f"There is no benchmark {', '.join(unknown)}; choose from: {', '.join(there)}.", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    for name in names or modules:
        run(name)
    return 0


def measure_of(name: str) -> Measure | None:
    """What measures the benchmark of this name; None for a module that is none."""
    return getattr(import_module(f"tests.benchmarks.{name}"), "measure", None)


def run(name: str) -> None:
    """Print the rows of one benchmark; a module without `measure` has none."""
    measure = measure_of(name)
    if measure is None:
        return
    print(title(name), flush=True)
    for what, figure in measure():
        print(line(what, figure), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
