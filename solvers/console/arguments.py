"""What can be said at the console."""

from __future__ import annotations

from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from solvers.console.streams import complain
from solvers.klotski.moves import Metric
from solvers.knight.counting.estimate import MEMORY_BYTES
from solvers.message import repeated
from solvers.version import installed_version

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PROGRAM = "solvers"
WRONG_INPUT = 2


MOST = 1_000_000_000
"""The largest number of tours or layouts that can be asked for."""


MOST_GIGABYTES = 1_000_000


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


def parser(commands: dict[str, Callable[[Namespace], int]]) -> ArgumentParser:
    """The parser; each of `commands` is what runs for `klotski solve`, `knight tour` and so on."""
    top = OneSentenceParser(prog=PROGRAM, description="Solve Klotski layouts and find knight's tours.")
    top.add_argument("--version", action=VersionShown, nargs=0, help="print the version and exit")
    puzzles = top.add_subparsers(required=True, metavar="PUZZLE", parser_class=OneSentenceParser)
    klotski = puzzles.add_parser("klotski", help="solve Klotski layouts").add_subparsers(
        required=True, metavar="COMMAND"
    )
    knight = puzzles.add_parser("knight", help="find and count knight's tours").add_subparsers(
        required=True, metavar="COMMAND"
    )
    parents = {"klotski": klotski, "knight": knight, "engines": puzzles}
    for name, (words, options) in _COMMANDS.items():
        command = parents[name.split()[0]].add_parser(name.split()[-1], help=words)
        command.set_defaults(run=commands[name])
        for flags, settings in {**options, **_JSON}.items():
            command.add_argument(flags, **settings)
    return top


def _number_of(things: str) -> Callable[[str], int]:
    """What reads a number of such things."""

    def read(text: str) -> int:
        if len(text) <= len(str(MOST)) and text.isdecimal() and 1 <= int(text) <= MOST:
            return int(text)
        raise ArgumentTypeError(f"“{text}” is not a number of {things} from 1 to {MOST:,}")

    return read


def _gigabytes(text: str) -> float:
    with suppress(ValueError):
        if 0 < (number := float(text)) <= MOST_GIGABYTES:
            return number
    raise ArgumentTypeError(f"“{text}” is not a number of gigabytes above 0, up to {MOST_GIGABYTES:,}")


Options = dict[str, dict[str, Any]]
"""What `add_argument` takes, by the name of the option or argument."""

SWITCH: dict[str, Any] = {"nargs": 0, "default": False}
"""An option without a value."""
_JSON: Options = {"--json": {**SWITCH, "help": "print one JSON object"}}
_LAYOUT: Options = {
    "layout": {"metavar": "LAYOUT", "help": "the name or a code of a layout; - reads one per line from standard input"}
}
_METRIC: Options = {
    "--count": {
        "choices": [metric.value for metric in Metric],
        "default": Metric.MOVES.value,
        "help": "how steps are counted (default: moves)",
    }
}
_BOARD: Options = {
    "--board": {"default": "8x8", "metavar": "RxC", "help": "rows and columns, such as 8x8"},
    "--missing": {
        "nargs": "+",
        "default": [],
        "metavar": "R,C",
        "help": "squares missing from the board",
    },
    "--closed": {
        **SWITCH,
        "help": "only closed tours: the last square is a knight's move from the first",
    },
}

_COMMANDS: dict[str, tuple[str, Options]] = {
    "klotski solve": (
        "solve a layout",
        {
            **_LAYOUT,
            **_METRIC,
            "--engine": {
                "default": "shortest",
                "metavar": "NAME",
                "help": "a method from `solvers engines` (default: shortest)",
            },
        },
    ),
    "klotski list": ("list the catalogue, with the shortest lengths and those in Wei and Lin's paper", {}),
    "klotski codes": ("write a layout in every code", _LAYOUT),
    "klotski distance": ("count the steps left and list the best next steps", {**_LAYOUT, **_METRIC}),
    "klotski map": (
        "count the positions and steps of a layout's map, and list its narrow passes",
        {
            **_LAYOUT,
            **_METRIC,
            "--picture": {
                "metavar": "FILE",
                "help": "write a picture: a .png of light that adds up on black, or an .svg of lines on paper",
            },
            "--graphml": {"metavar": "FILE", "help": "write the graph and its drawing as GraphML"},
        },
    ),
    "klotski hardest": (
        "find the layouts of a set of pieces that are farthest from the exit",
        {
            "--pieces": {
                "required": True,
                "metavar": "PIECES",
                "help": "such as 4V1H4S: 4 vertical and 1 horizontal general and 4 soldiers; or the name or a code of "
                "a layout that has them; `all`: every set of pieces in turn",
            },
            **_METRIC,
            "--limit": {
                "type": _number_of("layouts"),
                "default": 10,
                "metavar": "K",
                "help": "how many layouts are listed at most (default: 10)",
            },
        },
    ),
    "knight tour": (
        "find tours",
        {
            **_BOARD,
            "--start": {
                "metavar": "R,C",
                "help": "the first square, such as a1, or row,column from 0,0 at the top left; `all`: each in turn",
            },
            "--end": {"metavar": "R,C", "help": "the last square, written in the same way"},
            "--engine": {"metavar": "NAME", "help": "a method from `solvers engines` (default: the first)"},
            "--number": {
                "type": _number_of("tours"),
                "default": 1,
                "metavar": "K",
                "help": "how many tours (default: 1)",
            },
        },
    ),
    "knight count": (
        "count tours",
        {
            **_BOARD,
            "--board": {**_BOARD["--board"], "required": True},
            "--start": {
                "metavar": "R,C",
                "help": "the first square, such as a1, or row,column from 0,0 at the top left (default: any)",
            },
            "--end": {"metavar": "R,C", "help": "the last square, written in the same way (default: any)"},
            "--memory": {
                "type": _gigabytes,
                "default": MEMORY_BYTES / 1e9,
                "metavar": "GB",
                "help": f"how much memory the count may take (default: {MEMORY_BYTES / 1e9:g})",
            },
            "--checkpoint": {
                "type": Path,
                "metavar": "FILE",
                "help": "keep the count in this file when it is stopped, and every few minutes; resume from there",
            },
            "--recount": {**SWITCH, "help": "count where the number is published, too"},
        },
    ),
    "engines": ("list the search methods", {}),
}
"""The words of help and the options of each command; all of them take `--json`."""
