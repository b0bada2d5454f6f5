"""Run the benchmarks, or those named, and print one table: `python -m tests.benchmarks [name ...]`."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from unicodedata import east_asian_width

import tests.benchmarks

Row = tuple[str, str]
Measure = Callable[[], list[Row]]

WIDTH = 88


def main(names: Sequence[str]) -> int:
    """Print the rows of each benchmark as soon as it is done; status 2 when there is none of that name."""
    benchmarks = found()
    unknown = [name for name in names if name not in benchmarks]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are: {', '.join(benchmarks)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
    for name in names or benchmarks:
        print(f"\n{name}\n{'-' * WIDTH}", flush=True)
        for what, figure in benchmarks[name]():
            print(line(what, figure), flush=True)
    return 0


def found() -> dict[str, Measure]:
    """The benchmarks of this package by the names of their modules."""
    names = [module.name for module in iter_modules(tests.benchmarks.__path__) if module.name != "__main__"]
    modules = {name: import_module(f"tests.benchmarks.{name}") for name in names}
    return {name: module.measure for name, module in modules.items() if hasattr(module, "measure")}


def line(what: str, figure: str) -> str:
    """A row of the table, the figure at its right end; Chinese signs are two columns wide."""
    wide = sum(east_asian_width(sign) in "WF" for sign in what)
    return f"{what} {'.' * max(2, WIDTH - len(what) - wide - len(figure) - 2)} {figure}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
