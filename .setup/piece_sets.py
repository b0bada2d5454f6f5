"""Compute what all layouts of each set of pieces are like, and write their data file, one set a line.

    python .setup/piece_sets.py            # computes all anew; status 1 when a stored figure is wrong or missing
    python .setup/piece_sets.py --write    # computes all anew, and writes it into the file

That takes a minute or more. Run this with the Python that the project is installed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from solvers.klotski.atlas import atlas
from solvers.klotski.breadth_first import difficulty, shortest
from solvers.klotski.catalogue.lookup import pieces_text
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet, every_set
from solvers.search import only_answer

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "piece_sets.json"


def record(pieces: PieceSet) -> dict[str, Any]:
    """The figures of a set, and how many layouts are at each distance in each count."""
    known = only_answer(atlas.search(pieces, Metric.MOVES))
    hardest = known.layouts_at(known.hardest, number=1)
    return {
        "pieces": pieces_text(pieces),
        "layouts": pieces.layouts,
        "solvable": known.solvable_one_by_one,
        "solvable_up_to_mirror": known.solvable,
        "components": known.components,
        "hardest": str(hardest[0]) if hardest else None,
        "optimum": {
            metric.value: len(only_answer(shortest.search(layout, metric))) for layout in hardest for metric in Metric
        },
        **{metric.value: levels(pieces, metric) if hardest else [] for metric in Metric},
    }


def levels(pieces: PieceSet, metric: Metric) -> tuple[int, ...]:
    """How many layouts are at each distance."""
    return only_answer(difficulty.search(pieces, metric)).levels


def main() -> int:
    """Compare or write; the exit status."""
    parser = argparse.ArgumentParser(description="Compute what all layouts of each set of pieces are like.")
    parser.add_argument("--write", action="store_true", help=f"write {DATA.name}; otherwise it is only compared")
    arguments = parser.parse_args()
    lines = ",\n".join(json.dumps(record(pieces), separators=(",", ":")) for pieces in every_set())
    text = f'{{"sets": [\n{lines}\n]}}\n'
    if arguments.write:
        DATA.write_text(text, "utf-8")
        return 0
    same = DATA.exists() and DATA.read_text("utf-8") == text
    print(f"{DATA.name} is {'as it is computed' if same else 'wrong or missing'}")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
