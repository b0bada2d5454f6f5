"""What can be said at the console: how it is read, and what a command is."""

from __future__ import annotations

import sys
from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from solvers.console.streams import complain
from solvers.message import repeated
from solvers.version import installed_version

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PROGRAM = "huarong-knight-console" if sys.argv[0].removesuffix(".exe").endswith("-console") else "solvers"
"""What was typed, as far as that can be known."""
WRONG_INPUT = 2

MOST = 1_000_000_000
"""The largest number of things that can be asked for."""
MOST_OF_UNIT = 1_000_000
"""The largest number of seconds or gigabytes."""


class OneSentenceParser(ArgumentParser):
    """A parser that says what is wrong in one sentence, without the usage in front of it.

    An option that takes a single value, or none, is refused when it is given twice: one of the two would be dropped.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.register("action", None, GivenOnce)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help; where it cannot be written, that is not passed over in silence."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Say it on standard error and end with status 2."""
        complain(repeated(message), self.prog)
        self.exit(WRONG_INPUT)


class GivenOnce(Action):
    """Stores the value of an option or an argument, True for an option without one; adds to a list of values."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None) -> None:
        """Store it; `--` alone, which some versions of Python pass as no value at all, is refused."""
        if values == [] and self.nargs != 0 and option is not None:
            parser.error(f"argument {option}: “--” is not a value")
        if self.nargs == "+":
            setattr(namespace, self.dest, [*getattr(namespace, self.dest), *values])
            return
        given: set[str] = vars(namespace).setdefault("given", set())
        if self.option_strings and self.dest in given:
            parser.error(f"argument {self.option_strings[0]}: it can be given only once")
        given.add(self.dest)
        setattr(namespace, self.dest, True if self.nargs == 0 else values)


class VersionShown(Action):
    """Prints the version, which is looked up only now, and ends the program."""

    def __call__(self, parser: ArgumentParser, *_: object) -> None:
        """Print it; where it cannot be written, that is not passed over in silence."""
        print(parser.prog, installed_version() or "(not installed)")
        parser.exit()


Options = dict[str, dict[str, Any]]
"""What `add_argument` takes, by the name of the option or argument, or by all its names with blanks between."""

SWITCH: dict[str, Any] = {"nargs": 0, "default": False}
"""An option without a value."""
JSON: Options = {"--json": {**SWITCH, "help": "print one JSON object"}}


class Command(NamedTuple):
    """What can be asked of the program; every command takes the option of `JSON`, too."""

    help: str
    options: Options
    run: str
    """What does it and returns the exit status, told as `solvers.puzzles.imported` takes it."""


def number_of(things: str, least: int = 1) -> Callable[[str], int]:
    """What reads a number of such things, and no fewer."""

    def read(text: str) -> int:
        if len(text) <= len(str(MOST)) and text.isdecimal() and least <= int(text) <= MOST:
            return int(text)
        raise ArgumentTypeError(f"“{text}” is not a number of {things} from {least} to {MOST:,}")

    return read


def amount_of(unit: str, least: float = 0) -> Callable[[str], float]:
    """What reads so many of a unit, not only whole ones, above the least."""

    def read(text: str) -> float:
        with suppress(ValueError):
            if least < (amount := float(text)) <= MOST_OF_UNIT:
                return amount
        raise ArgumentTypeError(f"“{text}” is not a number of {unit} above {least:g}, up to {MOST_OF_UNIT:,}")

    return read
