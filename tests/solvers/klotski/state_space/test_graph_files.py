"""State spaces as files, read back with networkx and with Python's own reader of CSV."""

from __future__ import annotations

import csv
from io import BytesIO, StringIO
from typing import TypeVar

import networkx as nx
import pytest

from solvers.klotski.layout import Layout
from solvers.klotski.moves import Metric
from solvers.klotski.state_space import embedding, graph
from solvers.klotski.state_space.embedding import Drawing
from solvers.klotski.state_space.graph import StateSpace
from solvers.klotski.state_space.graph_files import write_csv, write_graphml
from solvers.search import Drive, Found, Progress, Search

A = TypeVar("A")

LAYOUTS = {
    "with narrow passes": "AASV/AASV/SS../HHHH/HHHH",
    "with many blanks": "AA../AA../VV../VV../....",
    "without a solution": "VAAV/VAAV/VVSV/VVSV/S..S",
}


@pytest.fixture(scope="module", params=LAYOUTS)
def space(request: pytest.FixtureRequest) -> StateSpace:
    return answer_of(graph.search(Layout.parse(LAYOUTS[request.param]), Metric.MOVES))


def answer_of(search: Search[A]) -> A:
    found = Drive(search).next_answer()
    assert isinstance(found, Found)
    return found.answer


def drawing_of(space: StateSpace) -> Drawing:
    reports = (event for event in embedding.search(space) if isinstance(event, Progress))
    return next(report.snapshot for report in reports if isinstance(report.snapshot, Drawing))


@pytest.mark.sampled(1)
def test_graphml_holds_the_graph_and_what_is_known_of_each_node(space: StateSpace) -> None:
    drawing = drawing_of(space)
    file = BytesIO()
    shares = list(write_graphml(file, space, drawing))
    assert shares == sorted(shares)
    read = nx.parse_graphml(file.getvalue().decode())
    assert not read.is_directed()
    assert read.graph["layout"] == str(space.layout)
    assert read.graph["count"] == "moves"
    assert (read.number_of_nodes(), read.number_of_edges()) == (space.nodes, space.edges)
    from_start = nx.single_source_shortest_path_length(read, "n0")
    exits = [node for node, told in read.nodes.items() if told["layout"].split("/")[4][1:3] == "AA"]
    to_exit = nx.multi_source_dijkstra_path_length(read, exits) if exits else {}
    for number in range(space.nodes):
        told = read.nodes[f"n{number}"]
        assert told["layout"] == str(space.layout_of(number))
        assert told["from_start"] == from_start[f"n{number}"]
        assert told.get("to_exit") == to_exit.get(f"n{number}")
        assert told["solved"] == (f"n{number}" in exits)
        assert (told["x"], told["y"]) == pytest.approx(tuple(drawing.points[number].tolist()), abs=6e-4)
    joined = read.copy()
    joined.add_edges_from(("solved", node) for node in exits)
    cut = set(nx.articulation_points(joined)) - {"solved"}
    assert {node for node, told in read.nodes.items() if told["cut"]} == cut
    bridges = {frozenset(pair) for pair in nx.bridges(joined)}
    told_bridges = {frozenset(pair) for pair in read.edges if read.edges[pair]["bridge"]}
    assert told_bridges == {pair for pair in bridges if "solved" not in pair}
    passes = {node: told["pass"] for node, told in read.nodes.items() if "pass" in told}
    assert passes == {f"n{each.node}": each.step for each in space.passes}


@pytest.mark.sampled(1)
def test_csv_has_a_line_for_each_node_and_every_edge_from_both_ends(space: StateSpace) -> None:
    file = BytesIO()
    shares = list(write_csv(file, space))
    assert shares == sorted(shares)
    rows = list(csv.DictReader(StringIO(file.getvalue().decode(), newline="")))
    assert len(rows) == space.nodes
    read = nx.DiGraph((int(row["node"]), int(other)) for row in rows for other in row["neighbours"].split())
    assert read.number_of_edges() == 2 * space.edges
    assert nx.overall_reciprocity(read) == 1
    for number, row in enumerate(rows):
        assert row["node"] == str(number)
        assert row["layout"] == str(space.layout_of(number))
        assert row["from_start"] == str(space.from_start[number])
        assert row["to_exit"] == (str(space.to_exit[number]) if len(space.solved) else "")
        assert row["x"] == row["y"] == ""
    assert sum(row["solved"] == "true" for row in rows) == len(space.solved)
    assert sum(row["cut"] == "true" for row in rows) == len(space.cut_vertices)
    assert sum(row["pass"] != "" for row in rows) == len(space.passes)


def test_the_share_that_is_done_is_told_every_500_nodes_and_edges() -> None:
    space = answer_of(graph.search(Layout.parse(LAYOUTS["without a solution"]), Metric.MOVES))
    assert space.nodes > 500
    whole = space.nodes + space.edges
    told = [*range(500, space.nodes + 1, 500), *(space.nodes + done for done in range(500, space.edges + 1, 500))]
    assert list(write_graphml(BytesIO(), space)) == [done / whole for done in told]
    assert list(write_csv(BytesIO(), space)) == [done / space.nodes for done in range(0, space.nodes, 500)]


def test_a_csv_file_with_a_drawing_has_places_of_three_decimals() -> None:
    space = answer_of(graph.search(Layout.parse(LAYOUTS["without a solution"]), Metric.MOVES))
    drawing = drawing_of(space)
    file = BytesIO()
    list(write_csv(file, space, drawing))
    lines = file.getvalue().decode().split("\r\n")
    assert lines[0] == "node,layout,from_start,to_exit,solved,cut,pass,x,y,neighbours"
    assert (len(lines), lines[-1]) == (space.nodes + 2, "")
    for number in range(0, space.nodes, 101):
        x, y = drawing.points[number].tolist()
        assert lines[number + 1].split(",")[7:9] == [f"{x:.3f}", f"{y:.3f}"]
