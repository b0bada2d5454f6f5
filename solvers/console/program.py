"""The console program from its arguments to its exit status, and its command that lists the search methods."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any

from solvers.console.arguments import JSON, PROGRAM, WRONG_INPUT, Command, OneSentenceParser, VersionShown
from solvers.console.driving import ANSWERED, GIVEN_UP, print_json
from solvers.console.streams import CANNOT_WRITE, complain, is_closed, output, prepare_streams
from solvers.engine import Engine
from solvers.message import InputError
from solvers.puzzles import entries, imported

WIDTH = 100


def list_engines(arguments: Namespace) -> int:
    """`engines`: every search method, where it comes from and what it promises."""
    if arguments.json:
        print_json({puzzle.name: [_engine(engine) for engine in puzzle.engines] for puzzle in entries()})
        return ANSWERED
    for engine in (engine for puzzle in entries() for engine in puzzle.engines):
        words = engine.words()
        print(f"{engine.puzzle} {engine.name}: {words.title}")
        for text in (words.promise, words.origin):
            print(fill(text, WIDTH, initial_indent="    ", subsequent_indent="    "))
        print()
    return ANSWERED


def _engine(engine: Engine[Any]) -> dict[str, str]:
    words = engine.words()
    return {"name": engine.name, "title": words.title, "origin": words.origin, "promise": words.promise}


def commands() -> dict[str, Command]:
    """Every command by what is typed for it."""
    tables: dict[str, Mapping[str, Command]] = {puzzle.name: imported(puzzle.command_table) for puzzle in entries()}
    return {
        **{f"{puzzle} {name}": command for puzzle, table in tables.items() for name, command in table.items()},
        "engines": Command("list the search methods", {}, "solvers.console.program:list_engines"),
    }


def parser() -> ArgumentParser:
    """The parser of all commands; what it reads has, as `run`, what is to be run."""
    top = OneSentenceParser(prog=PROGRAM, description="Solve Klotski layouts and find knight's tours.")
    top.add_argument("--version", action=VersionShown, nargs=0, help="print the version and exit")
    puzzles = top.add_subparsers(required=True, metavar="PUZZLE", parser_class=OneSentenceParser)
    parents = {"": puzzles}
    for puzzle in entries():
        parents[puzzle.name] = puzzles.add_parser(puzzle.name, help=puzzle.help).add_subparsers(
            required=True, metavar="COMMAND"
        )
    for name, command in commands().items():
        puzzle, _, last = name.rpartition(" ")
        made = parents[puzzle].add_parser(last, help=command.help)
        made.set_defaults(run=command.run)
        for flags, settings in {**command.options, **JSON}.items():
            made.add_argument(*flags.split(), **settings)
    return top


def run(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked.

    Returns 0 for an answer, 1 for "there is none" (proven), 2 for a wrong input, 3 for a search that was given up; ends
    the program with 2 for wrong arguments, with 74 when the output cannot be written, and with 141 when its reader has
    gone away.
    """
    prepare_streams()
    if is_closed("stdout"):
        return CANNOT_WRITE
    with output(PROGRAM):
        asked = parser().parse_args(arguments)
        try:
            return imported(asked.run)(asked)
        except InputError as error:
            complain(str(error), PROGRAM)
            return WRONG_INPUT
        except MemoryError:
            complain(
                "given up, because memory is full: nothing is proven; try a smaller board, or another method", PROGRAM
            )
            return GIVEN_UP
