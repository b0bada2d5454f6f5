"""The commands of the 8-puzzle at the console."""

from __future__ import annotations

from argparse import Namespace

from solvers.console.arguments import Command
from solvers.console.driving import ANSWERED, Answer, next_answer, print_answer, status_without_answer
from solvers.fifteen.engines import ENGINES
from solvers.fifteen.position import parse_position, position_text
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
    print_answer(answer, arguments, _print)
    return ANSWERED if found else status_without_answer(event)


def _print(given: Answer) -> None:
    if given["steps"] is None:
        print(f"No solution: {given['reason']}.")
        return
    length, visited = len(given["steps"]), given["visited"]
    print(f"{given['position']}: {length} {'step' if length == 1 else 'steps'}, proven shortest")
    print(
        f"{given['engine']}: {visited:,} {'position' if visited == 1 else 'positions'} in {duration(given['seconds'])}"
    )
    print(*given["steps"])


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
