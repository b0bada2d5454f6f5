"""Compute the figures of the catalogue's state spaces, and write their data file, one layout a line.

    python .setup/state_spaces.py            # computes all anew; status 1 when a stored figure is wrong or missing
    python .setup/state_spaces.py --write    # computes what is missing, and writes it into the file

The layouts are those of the catalogue; run this with `--write` after one was added there. To have a line computed anew,
take it out of the file. Run this with the Python that the project is installed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from solvers.klotski.catalogue.catalogue import Entry, entries
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.graph import StateSpace, search
from solvers.search import Drive, Found

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "state_spaces.json"


def record(entry: Entry) -> dict[str, Any]:
    """The figures of a layout: those of its positions, and those that depend on the count, by count."""
    spaces = {metric: state_space(entry, metric) for metric in Metric}
    first = spaces[Metric.MOVES]
    positions = {"positions": first.positions, "positions_up_to_mirror": first.nodes}
    counts = {metric.value: figures(space) for metric, space in spaces.items()}
    return {"layout": entry.text, **positions, **counts}


def state_space(entry: Entry, metric: Metric) -> StateSpace:
    """The state space of a layout."""
    answer = Drive(search(entry.layout, metric)).next_answer()
    assert isinstance(answer, Found)  # every layout has a state space
    return answer.answer


def figures(space: StateSpace) -> dict[str, Any]:
    """What depends on the count; `passes` are the steps of a shortest solution that lead to the narrow passes."""
    return {
        "edges": space.edges,
        "distance": space.distance,
        "furthest": space.eccentricity,
        "passes": [narrow.step for narrow in space.passes],
    }


def main() -> int:
    """Compare or write; the exit status."""
    parser = argparse.ArgumentParser(description="Compute the figures of the catalogue's state spaces.")
    parser.add_argument(
        "--write",
        action="store_true",
        help=f"write those that are missing into {DATA.name}; otherwise all are computed and compared with it",
    )
    arguments = parser.parse_args()
    data: dict[str, Any] = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {"layouts": []}
    stored = {each["layout"]: each for each in data["layouts"]}
    kept = stored if arguments.write else {}
    computed = [kept.get(entry.text) or record(entry) for entry in entries()]
    others = [each for each in computed if each != stored.get(each["layout"])]
    for each in others:
        print(f"{each['layout']}: {'written' if arguments.write else 'wrong or missing'}")
    if arguments.write:
        lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in computed)
        DATA.write_text('{"layouts": [\n' + lines + "\n]}\n", "utf-8")
    print(f"{len(computed)} layouts, {len(others)} {'written' if arguments.write else 'wrong or missing'}")
    return int(bool(others) and not arguments.write)


if __name__ == "__main__":
    sys.exit(main())
