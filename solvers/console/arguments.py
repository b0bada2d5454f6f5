"""What can be said at the console."""

from __future__ import annotations

from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from solvers.console.streams import complain
from solvers.klotski.moves import Metric
from solvers.message import repeated

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

PROGRAM = "solvers"
WRONG_INPUT = 2


MOST_TOURS = 1_000_000_000


class OneSentenceParser(ArgumentParser):
    """A parser that says what is wrong in one sentence, without the usage in front of it.

    An option that takes a single value, or none, is refused when it is given twice: one of the two would be dropped.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        for action in (None, "store"):
            self.register("action", action, StoredOnce)
        self.register("action", "store_true", SetOnce)
        self.register("action", "extend", Extended)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help; where it cannot be written, that is not passed over in silence."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Say it on standard error and end with status 2."""
        complain(repeated(message), self.prog)
        self.exit(WRONG_INPUT)


class StoredOnce(Action):
    """Stores the value of an option or an argument."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None) -> None:
        """Store it; `--` alone, which some versions of Python pass as no value at all, is refused."""
        if values == [] and option is not None:
            parser.error(f"argument {option}: '--' is no value")
        _give(parser, namespace, self, values)


class SetOnce(Action):
    """Says that an option without a value was given."""

    def __init__(self, option_strings: Sequence[str], dest: str, **options: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, default=False, **options)

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None) -> None:
        """Remember that it was."""
        _give(parser, namespace, self, True)


class Extended(Action):
    """Adds the values of an option to those of the same option before."""

    def __call__(self, parser: ArgumentParser, namespace: Namespace, values: Any, option: str | None = None) -> None:
        """Add them; `--` alone is no value."""
        if not values:
            parser.error(f"argument {option}: '--' is no value")
        setattr(namespace, self.dest, [*getattr(namespace, self.dest), *values])


def _give(parser: ArgumentParser, namespace: Namespace, action: Action, value: Any) -> None:
    """Store a value, unless there is one that was given before."""
    given: set[str] = vars(namespace).setdefault("given", set())
    if action.option_strings and action.dest in given:
        parser.error(f"argument {action.option_strings[0]}: it can be given only once")
    given.add(action.dest)
    setattr(namespace, action.dest, value)


def parser(commands: dict[str, Callable[[Namespace], int]]) -> ArgumentParser:
    """The parser; each of `commands` is what runs for `klotski solve`, `knight tour` and so on."""
    top = OneSentenceParser(prog=PROGRAM, description="Solve Klotski layouts and find knight's tours.")
    puzzles = top.add_subparsers(required=True, metavar="PUZZLE", parser_class=OneSentenceParser)
    klotski = puzzles.add_parser("klotski", help="the Huarong Pass").add_subparsers(required=True, metavar="COMMAND")
    knight = puzzles.add_parser("knight", help="knight's tours").add_subparsers(required=True, metavar="COMMAND")
    _solve(klotski.add_parser("solve", help="find a solution"), commands["klotski solve"])
    _list(klotski.add_parser("list", help="the catalogue, its optima and what was printed"), commands["klotski list"])
    _codes(klotski.add_parser("codes", help="a layout in every code"), commands["klotski codes"])
    _distance(klotski.add_parser("distance", help="steps left, and the best next ones"), commands["klotski distance"])
    _tour(knight.add_parser("tour", help="find tours"), commands["knight tour"])
    _count(knight.add_parser("count", help="count all tours"), commands["knight count"])
    engines = puzzles.add_parser("engines", help="every search method")
    engines.set_defaults(run=commands["engines"])
    _json(engines)
    return top


def _json(command: ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _layout(command: ArgumentParser) -> None:
    command.add_argument("layout", metavar="LAYOUT", help="a name or any code; - reads one a line from standard input")


def _metric(command: ArgumentParser) -> None:
    choices: Sequence[str] = [metric.value for metric in Metric]
    command.add_argument("--count", choices=choices, default=Metric.MOVES.value, help="what counts as one step")


def _solve(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _layout(command)
    _metric(command)
    command.add_argument("--engine", default="shortest", metavar="NAME", help="one of `engines` (default: shortest)")
    _json(command)


def _list(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _json(command)


def _codes(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _layout(command)
    _json(command)


def _distance(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _layout(command)
    _metric(command)
    _json(command)


def _board(command: ArgumentParser, required: bool) -> None:
    command.add_argument("--board", default="8x8", required=required, metavar="RxC", help="rows x columns")
    command.add_argument(
        "--missing", nargs="+", action="extend", default=[], metavar="R,C", help="squares that are not there"
    )
    command.add_argument("--closed", action="store_true", help="the last square leads back to the first")


def _tour(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _board(command, required=False)
    command.add_argument("--start", metavar="R,C", help="the first square; `all` answers for every square")
    command.add_argument("--end", metavar="R,C", help="the last square")
    command.add_argument("--engine", metavar="NAME", help="one of `engines` (default: the first)")
    command.add_argument("--number", type=_number_of_tours, default=1, metavar="K", help="how many tours (default: 1)")
    _json(command)


def _count(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _board(command, required=True)
    command.add_argument("--start", metavar="R,C", help="the first square (default: any)")
    command.add_argument("--end", metavar="R,C", help="the last square (default: any)")
    _json(command)


def _number_of_tours(text: str) -> int:
    if len(text) <= len(str(MOST_TOURS)) and text.isdecimal() and 1 <= int(text) <= MOST_TOURS:
        return int(text)
    raise ArgumentTypeError(f"'{text}' is no number of tours from 1 to {MOST_TOURS:,}")
