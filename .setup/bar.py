"""A bar in the terminal, which shows how much of something is done; where there is no terminal, nothing."""

from __future__ import annotations

import sys

WIDTH = 30
COLUMNS = 70


def show(what: str, part: float) -> None:
    """Draw the bar in place of that before; `part` is between 0 and 1."""
    if sys.stdout.isatty():
        filled = int(WIDTH * part)
        print(f"\r{what} [{'#' * filled}{'.' * (WIDTH - filled)}]".ljust(COLUMNS), end="", flush=True)


def end() -> None:
    """Go on below the bar."""
    if sys.stdout.isatty():
        print()
