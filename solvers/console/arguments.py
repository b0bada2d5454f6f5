"""What can be said at the console."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import NoReturn

from solvers.klotski.moves import Metric

WRONG_INPUT = 2


class OneSentenceParser(ArgumentParser):
    """A parser that says what is wrong in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        """Say it on standard error and end with status 2."""
        self.exit(WRONG_INPUT, f"{self.prog}: {message}\n")


def parser(commands: dict[str, Callable[[Namespace], int]]) -> ArgumentParser:
    """The parser; each of `commands` is what runs for `klotski solve`, `knight tour` and so on."""
    top = OneSentenceParser(prog="solvers", description="Solve Klotski layouts and find knight's tours.")
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
    command.add_argument("--missing", nargs="+", default=[], metavar="R,C", help="squares that are not there")
    command.add_argument("--closed", action="store_true", help="the last square leads back to the first")


def _tour(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _board(command, required=False)
    command.add_argument("--start", metavar="R,C", help="the first square; `all` answers for every square")
    command.add_argument("--end", metavar="R,C", help="the last square")
    command.add_argument("--engine", metavar="NAME", help="one of `engines` (default: the first)")
    command.add_argument("--number", type=_positive, default=1, metavar="K", help="how many tours (default: 1)")
    _json(command)


def _count(command: ArgumentParser, run: Callable[[Namespace], int]) -> None:
    command.set_defaults(run=run)
    _board(command, required=True)
    command.add_argument("--start", metavar="R,C", help="the first square (default: any)")
    command.add_argument("--end", metavar="R,C", help="the last square (default: any)")
    _json(command)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


_positive.__name__ = "number of tours"
