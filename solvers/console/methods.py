"""The method that a command is to search by: one of ours, or a search from a file with the limits that it gets."""

from __future__ import annotations

from argparse import Namespace
from enum import StrEnum
from typing import Any, TypeVar, cast

from solvers.console.arguments import Options, amount_of
from solvers.engine import Engine, Registry
from solvers.message import InputError
from solvers.own_search.own_search import LEAST_MEMORY, MOST_MEMORY, load_search

E = TypeVar("E", bound=Engine[Any])

BYTES_A_GB = 1_000_000_000

METHOD: Options = {
    "--engine": {"metavar": "NAME", "help": "a method from `solvers engines` (default: the first)"},
    "--search": {"metavar": "FILE.py", "help": "your own search instead: a file with a function search(problem)"},
    "--seconds": {
        "type": amount_of("seconds"),
        "metavar": "S",
        "help": "how long your own search may take (default: as long as it likes)",
    },
    "--memory": {
        "type": amount_of("gigabytes", LEAST_MEMORY / BYTES_A_GB),
        "metavar": "GB",
        "help": f"how much memory your own search may take (default: {MOST_MEMORY / BYTES_A_GB:g})",
    },
}


class MethodFault(StrEnum):
    """What can be wrong with the options that choose a method."""

    BOTH = "choose a method either by --engine or by --search, not by both"
    LIMIT = "--seconds and --memory are limits of a search from a file: they need --search FILE.py"


def method(arguments: Namespace, engines: Registry[E]) -> E:
    """The method that was asked for, among these or from a file. Raises `InputError`."""
    if arguments.search is None:
        if arguments.seconds is not None or arguments.memory is not None:
            raise InputError(MethodFault.LIMIT)
        return engines[0] if arguments.engine is None else engines.named(arguments.engine)
    if arguments.engine is not None:
        raise InputError(MethodFault.BOTH)
    memory = MOST_MEMORY if arguments.memory is None else round(arguments.memory * BYTES_A_GB)
    own = load_search(arguments.search, arguments.seconds, memory)
    return cast("E", own.engine(engines[0].puzzle))
