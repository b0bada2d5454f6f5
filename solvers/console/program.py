"""The console program from its arguments to its exit status, and its command that lists the search methods."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from textwrap import fill
from typing import Any

from solvers.console import klotski, klotski_hardest, klotski_map, knight, knight_count
from solvers.console.arguments import PROGRAM, WRONG_INPUT, parser
from solvers.console.driving import ANSWERED, GIVEN_UP, print_json
from solvers.console.streams import CANNOT_WRITE, complain, is_closed, output, prepare_streams
from solvers.engine import Engine
from solvers.klotski.engines.registry import ENGINES as KLOTSKI_ENGINES
from solvers.knight.engines import ENGINES as KNIGHT_ENGINES
from solvers.message import InputError

WIDTH = 100


def list_engines(arguments: Namespace) -> int:
    """`engines`: every search method, where it comes from and what it promises."""
    if arguments.json:
        print_json(
            {
                "klotski": [_engine(engine) for engine in KLOTSKI_ENGINES],
                "knight": [_engine(engine) for engine in KNIGHT_ENGINES],
            }
        )
        return ANSWERED
    for engine in (*KLOTSKI_ENGINES, *KNIGHT_ENGINES):
        words = engine.words()
        print(f"{engine.puzzle} {engine.name}: {words.title}")
        for text in (words.promise, words.origin):
            print(fill(text, WIDTH, initial_indent="    ", subsequent_indent="    "))
        print()
    return ANSWERED


def _engine(engine: Engine[Any]) -> dict[str, str]:
    words = engine.words()
    return {"name": engine.name, "title": words.title, "origin": words.origin, "promise": words.promise}


COMMANDS = {
    "klotski solve": klotski.solve,
    "klotski list": klotski.list_layouts,
    "klotski codes": klotski.write_codes,
    "klotski distance": klotski.distance,
    "klotski map": klotski_map.show_map,
    "klotski hardest": klotski_hardest.show_hardest,
    "knight tour": knight.tour,
    "knight count": knight_count.count,
    "engines": list_engines,
}


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
        asked = parser(COMMANDS).parse_args(arguments)
        try:
            return asked.run(asked)
        except InputError as error:
            complain(str(error), PROGRAM)
            return WRONG_INPUT
        except MemoryError:
            complain(
                "given up, because memory is full: nothing is proven; try a smaller board, or another method", PROGRAM
            )
            return GIVEN_UP
