"""Strands against the components that networkx finds among the nodes of two neighbours."""

from __future__ import annotations

from itertools import pairwise

import networkx
import pytest

from app.learn.lessons.strands import (
    course_through,
    longest_strand,
    movable_pieces,
    neighbour_counts,
    touching_blanks,
)
from solvers.klotski.layout import Layout
from tests.app.learn.lessons.landscapes import HENGDAO, ROUND_THE_PEAK, SMALL, graph_of, space_of


@pytest.mark.parametrize(("text", "length"), [(SMALL, 1), (HENGDAO, 9), (ROUND_THE_PEAK, 8)])
def test_the_longest_strand_is_the_largest_component_of_nodes_with_two_neighbours(text: str, length: int) -> None:
    graph, strand = graph_of(text), longest_strand(space_of(text))
    within = graph.subgraph(node for node in graph if graph.degree(node) == 2)
    assert len(strand) == length == max(map(len, networkx.connected_components(within)))
    equals = [min(nodes) for nodes in networkx.connected_components(within) if len(nodes) == length]
    assert min(strand) == min(equals), "of several as long, the one nearest to the start"
    assert set(strand) == networkx.node_connected_component(within, strand[0])
    assert all(graph.has_edge(one, other) for one, other in pairwise(strand))


def test_it_leads_towards_the_exit_and_the_course_through_it_too() -> None:
    space = space_of(HENGDAO)
    strand = longest_strand(space)
    assert [int(space.to_exit[node]) for node in strand] == list(range(64, 55, -1))
    course = course_through(space, strand, 4)
    assert course[4:-4] == strand
    assert len(set(course)) == len(course)
    assert all(other in space.neighbours_of(one) for one, other in pairwise(course))
    assert space.to_exit[course[0]] > space.to_exit[strand[0]] > space.to_exit[course[-1]]


def test_a_course_ends_where_no_other_node_is_left() -> None:
    space = space_of(SMALL)
    assert len(course_through(space, longest_strand(space), 100)) <= space.nodes


@pytest.mark.parametrize("text", [SMALL, HENGDAO])
def test_neighbours_are_counted_as_networkx_does(text: str) -> None:
    assert neighbour_counts(space_of(text)) == networkx.degree_histogram(graph_of(text))


def test_pieces_that_can_move_and_empty_cells_that_touch() -> None:
    start = Layout.parse(HENGDAO)
    assert movable_pieces(start) == 4  # the soldiers of the last row, and those above the empty cells
    assert touching_blanks(start)
    apart = Layout.parse("AASV/AAVV/V.VV/VHHV/.SSS")
    assert movable_pieces(apart) == 2
    assert not touching_blanks(apart)
    cornerwise = Layout.parse("AASV/AAVV/V.VV/VS.V/SSHH")
    assert not touching_blanks(cornerwise)
    assert touching_blanks(Layout.parse("AASV/AAVV/V.VV/V.SV/SSHH")), "one above the other"
