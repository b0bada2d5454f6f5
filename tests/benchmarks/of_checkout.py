"""Runs a probe of this checkout with the `app` and `solvers` of another: `python of_checkout.py FOLDER MODULE [...]`.

`tests` is that of this checkout, so both are measured by the same code. Started as a file, in a process of its own,
with the other checkout as its working directory and in PYTHONPATH. Ends with status 2 where the modules that Python
finds are not those of the checkout asked for, as where it has none.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

OWN = Path(__file__).resolve().parents[2]
PACKAGES = ("app", "solvers")


def main(folder: str, module: str, *arguments: str) -> int:
    """Call `main` of a module of `tests.benchmarks` with the arguments; returns the exit status."""
    sys.path[0] = str(OWN)
    import tests.benchmarks  # noqa: F401  # what is below it is then found here too

    sys.path[0] = folder
    wrong = [place for name in PACKAGES if (place := _place_of(name)) != Path(folder).resolve() / name]
    if wrong:
        print(f"measured would be {wrong[0]}, which is not in {folder}", file=sys.stderr)
        return 2
    return import_module(f"tests.benchmarks.{module}").main(arguments)


def _place_of(package: str) -> Path | None:
    file = import_module(package).__file__
    return None if file is None else Path(file).resolve().parent


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
