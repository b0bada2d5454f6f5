"""What the Klotski commands share: answering for one layout or for many, and words for numbers."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from typing import Any

from solvers.console.driving import lines_of_input, print_json
from solvers.klotski.moves import Metric

Answer = Mapping[str, Any]

FROM_INPUT = "-"

STEPS = {
    Metric.MOVES: ("move", "moves"),
    Metric.CELLS: ("cell", "cells"),
    Metric.STRAIGHT: ("straight slide", "straight slides"),
}
"""What one step and several are called in each count."""


def respond(
    arguments: Namespace,
    answer: Callable[[str], Answer],
    show: Callable[[Answer], None],
    status: Callable[[Answer], int],
) -> int:
    """Answer for the layout that is asked for, or for each line of standard input; returns the exit status."""
    if arguments.layout == FROM_INPUT:
        return lines_of_input(answer)
    given = answer(arguments.layout)
    if arguments.json:
        print_json(given)
    else:
        show(given)
    return status(given)


def counted(number: int, metric: str) -> str:
    """So many steps of a count."""
    return numbered(number, *STEPS[Metric(metric)])


def numbered(number: int, one: str, many: str) -> str:
    """A number and what there are so many of."""
    return f"{number:,} {one if number == 1 else many}"
