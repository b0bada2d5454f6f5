"""What the state space of every layout of the catalogue is like, without computing it.

The figures are data, in `resources/layouts/state_spaces.json`, made by `.setup/state_spaces.py`; they are read when
they are first asked for. What they mean is said in `solvers.klotski.state_space.graph`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from solvers.klotski.catalogue.catalogue import Entry
from solvers.klotski.moves import Metric
from solvers.resource_files import resource_file


@dataclass(frozen=True, slots=True)
class StateSpaceFigures:
    """The figures of a layout's state space in one count."""

    positions: int
    """Counting both of a mirrored pair."""
    nodes: int
    """Positions, a position and its mirror image counted as one."""
    edges: int
    """Pairs of nodes that are one step apart."""
    distance: int | None
    """The steps of a shortest solution; None without one."""
    furthest: int
    """The steps from the layout to a position as far from it as any."""
    passes: tuple[int, ...]
    """The steps of a shortest solution that lead to a narrow pass."""

    @property
    def mean_degree(self) -> float:
        """To how many other nodes a step leads, on average."""
        return 2 * self.edges / self.nodes


def state_space_figures(entry: Entry, metric: Metric) -> StateSpaceFigures:
    """The figures of a layout of the catalogue; raises `KeyError` for another layout."""
    return _read()[entry.text][metric]


@cache
def _read() -> dict[str, dict[Metric, StateSpaceFigures]]:
    """The data file, read once."""
    text = resource_file("layouts", "state_spaces.json").read_text("utf-8")
    return {
        record["layout"]: {metric: _figures(record, record[metric.value]) for metric in Metric}
        for record in json.loads(text)["layouts"]
    }


def _figures(record: Any, figures: Any) -> StateSpaceFigures:
    return StateSpaceFigures(
        positions=record["positions"],
        nodes=record["positions_up_to_mirror"],
        edges=figures["edges"],
        distance=figures["distance"],
        furthest=figures["furthest"],
        passes=tuple(figures["passes"]),
    )
