"""Compute what all layouts of each set of pieces are like, and write their data file, one set a line.

    python .setup/piece_sets.py            # computes all anew; status 1 when a stored figure is wrong or missing
    python .setup/piece_sets.py --write    # computes all anew, and writes it into the file

That takes some minutes. Run this with the Python that the project is installed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from solvers.klotski.atlas import atlas
from solvers.klotski.atlas.special import Special, select
from solvers.klotski.catalogue.lookup import pieces_text
from solvers.klotski.moves import Metric
from solvers.klotski.piece_set import PieceSet, every_set
from solvers.search import only_answer

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "piece_sets.json"


def record(pieces: PieceSet) -> dict[str, Any]:
    """The figures of a set: those that depend on the count by count."""
    known = {metric: only_answer(atlas.search(pieces, metric)) for metric in Metric}
    first = known[Metric.MOVES]
    hardest = first.layouts_at(first.hardest, number=1)
    return {
        "pieces": pieces_text(pieces),
        "layouts": pieces.layouts,
        "solvable": first.solvable_one_by_one,
        "solvable_up_to_mirror": first.solvable,
        "components": first.components,
        "hardest": str(hardest[0]) if hardest else None,
        "optimum": {metric.value: known[metric].rank_of(layout).distance for layout in hardest for metric in Metric},
        **{metric.value: figures(each) for metric, each in known.items()},
    }


def figures(known: atlas.Atlas) -> dict[str, Any]:
    """What depends on the count."""
    return {
        "levels": known.levels,
        "special": {special.value: len(only_answer(select(known, special))) for special in Special},
    }


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
