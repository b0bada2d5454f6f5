"""The stored figures of the catalogue's state spaces are those that are computed."""

from __future__ import annotations

import pytest

from solvers.klotski.catalogue.catalogue import Entry, entries, find
from solvers.klotski.catalogue.state_spaces import StateSpaceFigures, state_space_figures
from solvers.klotski.moves import Metric
from solvers.klotski.state_space.graph import search
from solvers.search import Drive, Found
from tests.solvers.klotski.plain_search import component_size

SAMPLE = entries()[::8]
"""Layouts from every part of the catalogue; `.setup/state_spaces.py` compares all of them."""


@pytest.mark.parametrize("metric", Metric)
def test_every_layout_has_figures_and_its_proved_optimum(metric: Metric) -> None:
    assert [state_space_figures(entry, metric).distance for entry in entries()] == [
        entry.optimum[metric] for entry in entries()
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize("entry", SAMPLE, ids=lambda entry: str(entry.layout))
def test_the_figures_are_those_of_the_state_space(entry: Entry, metric: Metric) -> None:
    found = Drive(search(entry.layout, metric)).next_answer()
    assert isinstance(found, Found)
    space = found.answer
    passes = tuple(narrow.step for narrow in space.passes)
    assert state_space_figures(entry, metric) == StateSpaceFigures(
        space.positions, space.nodes, space.edges, space.distance, space.eccentricity, passes
    )


def test_the_positions_are_those_of_a_plain_search() -> None:
    for name in ("橫刀立馬", "走投无路"):
        assert state_space_figures(find(name), Metric.MOVES).positions == component_size(str(find(name).layout))


def test_the_mean_degree_counts_each_edge_at_both_its_ends() -> None:
    assert state_space_figures(find("橫刀立馬"), Metric.CELLS).mean_degree == pytest.approx(2 * 20_969 / 13_011)


def test_a_narrow_pass_lies_between_the_start_and_the_exit() -> None:
    for entry in entries():
        for metric in Metric:
            known = state_space_figures(entry, metric)
            assert list(known.passes) == sorted(set(known.passes))
            assert all(0 < step < (known.distance or 0) for step in known.passes)
