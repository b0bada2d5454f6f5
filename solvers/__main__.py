"""Run the console program: `python -m solvers`, or `huarong-knight-console` once installed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from solvers.console import engines, klotski, knight
from solvers.console.arguments import WRONG_INPUT, parser
from solvers.statement import InputError

INTERRUPTED = 130

COMMANDS = {
    "klotski solve": klotski.solve,
    "klotski list": klotski.list_layouts,
    "klotski codes": klotski.write_codes,
    "klotski distance": klotski.distance,
    "knight tour": knight.tour,
    "knight count": knight.count,
    "engines": engines.list_engines,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked; returns 0 for an answer, 1 for "there is none", 2 for a wrong input, 130 when interrupted."""
    asked = parser(COMMANDS).parse_args(arguments)
    try:
        return asked.run(asked)
    except InputError as error:
        print(f"solvers: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
