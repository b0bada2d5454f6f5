"""Recompute the shortest lengths stored in the catalogue, and rewrite the data file, one layout a line.

    python .setup/catalogue.py            # checks; status 1 when a stored length is wrong
    python .setup/catalogue.py --write    # writes the computed lengths into the file

The input is the data file itself, `resources/layouts/klotski.json`: add a layout there with its names, leave its
`optimum` out, and run this with `--write`. Run it with the Python that the project is installed in.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from solvers.klotski.breadth_first.shortest import search
from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.search import Drive, Found

DATA = Path(__file__).parents[1] / "resources" / "layouts" / "klotski.json"


def optimum(text: str) -> dict[str, int | None]:
    """The length of a shortest solution in each metric, None where there is no solution."""
    lengths: dict[str, int | None] = {}
    for metric in Metric:
        answer = Drive(search(Layout.parse(text), metric)).next_answer()
        lengths[metric.value] = len(answer.answer.steps) if isinstance(answer, Found) else None
    return lengths


def write(data: dict[str, Any]) -> None:
    """Write the data file with one collection or layout a line, so that a change shows as a line."""
    parts = (f'"{key}": [\n' + ",\n".join(map(line, records)) + "\n]" for key, records in data.items())
    DATA.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def line(record: dict[str, Any]) -> str:
    """One record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False)


def main() -> int:
    """Compare or write; the exit status."""
    parser = argparse.ArgumentParser(description="Recompute the shortest lengths of all layouts in the catalogue.")
    parser.add_argument(
        "--write", action="store_true", help=f"write them into {DATA.name}; otherwise they are only compared with it"
    )
    arguments = parser.parse_args()
    data: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
    wrong = 0
    for record in data["layouts"]:
        computed = optimum(record["layout"])
        if record.get("optimum") != computed:
            wrong += 1
            print(f"{record['layout']}: stored {record.get('optimum')}, computed {computed}")
            record["optimum"] = computed
    if arguments.write:
        write(data)
    print(f"{len(data['layouts'])} layouts, {wrong} {'changed' if arguments.write else 'wrong'}")
    if wrong and not arguments.write:
        print("Run this again with --write to store what was computed.")
    return int(wrong > 0 and not arguments.write)


if __name__ == "__main__":
    sys.exit(main())
