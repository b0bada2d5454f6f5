"""Makes the page of reference of the library from its docstrings, by pdoc: `python3 .setup docs [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path
from runpy import run_module

import solvers

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = PROJECT / "dist" / "reference"


def main(arguments: list[str]) -> None:
    """Write it into a folder, or into `FOLDER`."""
    for name in solvers.__all__:  # pdoc documents what is there, and they are imported when they are asked for
        setattr(solvers, name, getattr(solvers, name))
    folder = arguments[0] if arguments else str(FOLDER)
    sys.argv[1:] = ["solvers", "--no-show-source", "--docformat", "markdown", "--output-directory", folder]
    run_module("pdoc", run_name="__main__")
    print(Path(folder).resolve() / "solvers.html")


if __name__ == "__main__":
    main(sys.argv[1:])
