"""The commands of Klotski at the console; each is imported when it is asked for."""

from solvers.console.arguments import SWITCH, Command, Options, number_of
from solvers.console.methods import METHOD
from solvers.klotski.moves import Metric

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

SPECIAL = ["symmetric", "peaks", "places", "one-solution", "passes", "exchanged", "soldier", "unsolvable"]
"""The values of `solvers.klotski.atlas.special.Special`, which is not imported for them."""

COMMANDS = {
    "solve": Command(
        "solve a layout",
        {
            **_LAYOUT,
            **_METRIC,
            **METHOD,
        },
        "solvers.klotski.console.layouts:solve",
    ),
    "list": Command(
        "list the catalogue, with the shortest lengths and those in Wei and Lin's paper",
        {},
        "solvers.klotski.console.layouts:list_layouts",
    ),
    "codes": Command("write a layout in every code", _LAYOUT, "solvers.klotski.console.layouts:write_codes"),
    "distance": Command(
        "count the steps left and list the best next steps",
        {**_LAYOUT, **_METRIC},
        "solvers.klotski.console.layouts:distance",
    ),
    "map": Command(
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
        "solvers.klotski.console.map:show_map",
    ),
    "hardest": Command(
        "find the layouts of a set of pieces that are farthest from the exit",
        {
            "--pieces": {
                "required": True,
                "metavar": "PIECES",
                "help": "such as 4V1H4S: 4 vertical and 1 horizontal general and 4 soldiers; or the name or a code of "
                "a layout that has them; `all`: every set of pieces in turn",
            },
            **_METRIC,
            "--distance": {
                "type": number_of("steps", 0),
                "metavar": "N",
                "help": "list layouts that take exactly N steps, instead of the most there are",
            },
            "--special": {
                "choices": SPECIAL,
                "help": "list the layouts of one kind, the hardest first: those that are their own mirror images, from "
                "which every step leads nearer, the hardest with Cao Cao in each place, with one shortest solution "
                "only, with the most narrow passes, the pairs furthest apart with two pieces exchanged or a soldier "
                "elsewhere, or those without a solution",
            },
            "--limit --number": {
                "type": number_of("layouts"),
                "default": 10,
                "metavar": "K",
                "help": "how many layouts are listed at most (default: 10)",
            },
            "--seed": {
                "type": number_of("seeds", 0),
                "metavar": "S",
                "help": "list layouts drawn at random, for each seed others",
            },
            "--csv": {
                **SWITCH,
                "help": "print the figures in every count as CSV, with `all` those of every set",
            },
        },
        "solvers.klotski.console.hardest:show_hardest",
    ),
    "rank": Command(
        "say how many layouts of the same pieces are harder, and where Cao Cao can get to",
        {**_LAYOUT, **_METRIC},
        "solvers.klotski.console.hardest:show_rank",
    ),
}
