"""The commands of the 8-puzzle at the console."""

from __future__ import annotations

from argparse import Namespace

from solvers.console.arguments import Command
from solvers.console.driving import ANSWERED, Answer, next_answer, print_answer, status_without_answer
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.position import parse_position, position_text
from solvers.message import numbered
from solvers.quantities import duration
from solvers.search import Drive, Found


def solve(arguments: Namespace) -> int:
    """`fifteen solve`: a shortest solution, or why there is none."""
    position, engine = parse_position(arguments.position), ENGINES.named(arguments.engine)
    drive = Drive(engine.start(position))
    event = next_answer(drive)
    found = isinstance(event, Found)
    answer: Answer = {
        "position": position_text(position),
        "engine": engine.name,
        "steps": list(event.answer) if found else None,
        "visited": drive.visited,
        "seconds": drive.seconds,
        **({} if found else {"reason": str(event.reason)}),
    }
    print_answer(answer, _words(answer), arguments)
    return ANSWERED if found else status_without_answer(event)


def _words(given: Answer) -> str:
    if given["steps"] is None:
        return f"No solution: {given['reason']}."
    length, visited = numbered(len(given["steps"]), "step", "steps"), given["visited"]
    effort = f"{given['engine']}: {numbered(visited, 'position', 'positions')} in {duration(given['seconds'])}"
    return f"{given['position']}: {length}, proven shortest\n{effort}\n{' '.join(map(str, given['steps']))}"


COMMANDS = {
    "solve": Command(
        "solve a position",
        {
            "position": {
                "metavar": "POSITION",
                "help": "three rows, with a dot for the empty cell, such as 123/456/78.",
            },
            "--engine": {
                "default": ENGINES[0].name,
                "metavar": "NAME",
                "help": f"a method from `solvers engines` (default: {ENGINES[0].name})",
            },
        },
        "solvers.fifteen.console:solve",
    )
}
