"""The commands of Klotski at the console; each is imported when it is asked for."""

from solvers.console.arguments import Command, Options, number_of
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
            "--limit": {
                "type": number_of("layouts"),
                "default": 10,
                "metavar": "K",
                "help": "how many layouts are listed at most (default: 10)",
            },
        },
        "solvers.klotski.console.hardest:show_hardest",
    ),
}
