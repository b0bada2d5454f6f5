"""The commands of the knight's tour at the console; each is imported when it is asked for."""

from pathlib import Path

from solvers.console.arguments import SWITCH, Command, Options, amount_of, number_of
from solvers.console.methods import METHOD
from solvers.knight.counting.estimate import MEMORY_BYTES
from solvers.knight.leaper import PIECES, Wrap
from solvers.knight.tour import TourSymmetry

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
        "help": "only closed tours: the last square is a move from the first",
    },
    "--piece": {
        "default": "knight",
        "metavar": "P",
        "help": f"{', '.join(PIECES)}, or leaps such as 1,4 or 0,1+1,2 (default: knight)",
    },
    "--wrap": {
        "default": Wrap.NONE.value,
        "choices": [wrap.value for wrap in Wrap],
        "help": "join the left edge to the right one, or the upper to the lower one as well (default: none)",
    },
    "--symmetry": {
        "choices": [symmetry.value for symmetry in TourSymmetry],
        "help": "only closed tours that stay the same when the board is turned",
    },
}


COMMANDS = {
    "tour": Command(
        "find tours",
        {
            **_BOARD,
            "--start": {
                "metavar": "R,C",
                "help": "the first square, such as a1, or row,column from 0,0 at the top left; `all`: each in turn",
            },
            "--end": {"metavar": "R,C", "help": "the last square, written in the same way"},
            **METHOD,
            "--number": {
                "type": number_of("tours"),
                "default": 1,
                "metavar": "K",
                "help": "how many tours (default: 1)",
            },
        },
        "solvers.knight.console.tours:tour",
    ),
    "count": Command(
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
                "type": amount_of("gigabytes"),
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
        "solvers.knight.console.counts:count",
    ),
}
