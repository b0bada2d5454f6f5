"""The method that a command is to search by: one of ours, or a search from a file with the limits that it gets."""

from __future__ import annotations

from argparse import Namespace
from enum import StrEnum
from typing import Any, TypeVar, cast

from solvers.console.arguments import PROGRAM, Options, amount_of
from solvers.console.driving import Answer
from solvers.engine import Engine, Registry
from solvers.message import InputError, numbered
from solvers.quantities import data_size, duration
from solvers.search import Drive

E = TypeVar("E", bound=Engine[Any])

BYTES_A_GB = 1_000_000_000

METHOD: Options = {
    "--engine": {"metavar": "NAME", "help": f"a method from `{PROGRAM} engines` (default: the first)"},
    "--search": {"metavar": "FILE.py", "help": "your own search instead: a file with a function search(problem)"},
    "--seconds": {
        "type": amount_of("seconds"),
        "metavar": "S",
        "help": "how long your own search may take (default: as long as it likes)",
    },
    "--memory": {
        "type": amount_of("gigabytes", 0.1),
        "metavar": "GB",
        "help": "how much memory your own search may take (default: 1)",
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
    from solvers.own_search.own_search import load_search

    own = load_search(arguments.search, arguments.seconds, round((arguments.memory or 1) * BYTES_A_GB))
    return cast("E", own.engine(engines[0].puzzle))


def peak_memory(drive: Drive[Any]) -> int:
    """The most bytes that the process of a search from a file has held, as far as it has told."""
    return 0 if drive.latest is None else drive.latest.counters.get("memory", 0)


def effort(engine: Engine[Any], answer: Answer) -> str:
    """What a person reads beside the answer of a search from a file."""
    expansions = numbered(answer["visited"], "expansion", "expansions")
    taken = f"{expansions} in {duration(answer['seconds'])}, {data_size(answer['memory'])}"
    return f"{engine.words().title}: every step checked; {taken}"
