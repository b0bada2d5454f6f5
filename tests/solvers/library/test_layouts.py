"""Layouts in the library against a plain search over strings, and in words as the console writes them."""

from __future__ import annotations

from typing import Any

import pytest

import solvers
from solvers.klotski.layout import LayoutFault
from solvers.klotski.moves import CountNameFault, Metric
from tests.solvers.klotski.plain_search import HOME, SUCCESSORS, read
from tests.solvers.klotski.state_space.plain_graph import plain_graph

NO_WAY_OUT = "VAAV/VAAV/HHHH/HHHH/S..S"
ONE_SIDED = "HHS./HHHH/HHAA/HHAA/.HH."
"""Of its 792 positions, none is the mirror image of another."""
OTHER: Any = 5
"""What is neither text nor a layout."""
SOLVED = "VVVV/VVVV/SHHS/.AAS/.AAS"
LETTERS = str.maketrans("BCDvh", "AAAVH")


def text_of(board: str) -> str:
    """A board of `plain_search` in the text form."""
    letters = board.translate(LETTERS)
    return "/".join(letters[first : first + 4] for first in range(0, 20, 4))


def mirrored(text: str) -> str:
    """A text form seen in a mirror."""
    return "/".join(row[::-1] for row in text.split("/"))


def plain_distances(text: str, count: str) -> dict[str, int]:
    """The steps to the exit from each position that can be reached, by plain breadth-first search."""
    reached = {read(text)}
    waiting = [*reached]
    for board in waiting:
        new = {*SUCCESSORS[count](board)} - reached
        reached |= new
        waiting += new
    known = {board: 0 for board in reached if board[HOME] == "A"}
    waiting = [*known]
    for board in waiting:
        for other in SUCCESSORS[count](board):
            if other not in known:
                known[other] = known[board] + 1
                waiting.append(other)
    return {text_of(board): known[board] for board in reached}


@pytest.mark.parametrize("text", ["SVHH/VVHH/VHHV/.AAV/.AA.", ONE_SIDED, "VHH./VHHV/.HHV/VAAS/VAA."])
@pytest.mark.parametrize("count", ["moves", "cells", "straight"])
def test_distances_map_every_position_to_its_steps(text: str, count: str) -> None:
    distances = solvers.distances(text, count)
    expected = plain_distances(text, count)
    assert {str(layout): steps for layout, steps in distances.items()} == expected
    assert len(distances) == len(expected)
    assert sorted(distances.values()) == sorted(expected.values())
    assert all(distances[solvers.layout(each)] == steps for each, steps in expected.items())


def test_a_mirror_image_that_cannot_be_reached_is_no_key() -> None:
    layout = solvers.layout(ONE_SIDED)
    distances = solvers.distances(layout)
    assert layout in distances
    assert layout.mirror() not in distances
    assert distances.get(layout.mirror()) is None
    with pytest.raises(solvers.InputError, match="no steps lead from HHS") as caught:
        _ = distances[layout.mirror()]
    assert isinstance(caught.value, KeyError)
    other = solvers.distances(layout.mirror())
    assert {each.mirror() for each in other} == {*distances}


def test_without_a_solution_there_are_no_distances() -> None:
    distances = solvers.distances(NO_WAY_OUT)
    assert (len(distances), list(distances), bool(distances)) == (0, [], False)
    assert solvers.layout(NO_WAY_OUT) not in distances
    assert distances.best(solvers.layout(NO_WAY_OUT)) == []
    assert "not a layout" not in solvers.distances(ONE_SIDED)


def test_a_layout_that_is_solved_has_a_solution_without_steps() -> None:
    solution = solvers.solve(SOLVED)
    assert solution
    assert (len(solution), list(solution), solvers.solve(NO_WAY_OUT)) == (0, [], None)


@pytest.mark.parametrize("count", ["moves", "cells", "straight"])
def test_the_steps_of_a_layout_are_those_of_the_rules(count: str) -> None:
    layout = solvers.layout("橫刀立馬")
    after = [str(layout.after(step)) for step in layout.steps(count)]
    assert sorted(after) == sorted({text_of(board) for board in SUCCESSORS[count](read(str(layout)))})


@pytest.mark.parametrize("text", [ONE_SIDED, NO_WAY_OUT, "SVHH/VVHH/VHHV/.AAV/.AA."])
def test_a_graph_of_networkx_has_the_nodes_and_edges_of_a_plain_one(text: str) -> None:
    space, plain = solvers.graph(text), plain_graph(text, "moves")
    graph = space.to_networkx()
    named = {node: min(told["layout"], mirrored(told["layout"])) for node, told in graph.nodes(data=True)}
    plainly = {board: min(text_of(board), mirrored(text_of(board))) for board in plain.graph}
    assert sorted(named.values()) == sorted(plainly.values())
    edges = {frozenset(named[end] for end in edge): told["bridge"] for *edge, told in graph.edges(data=True)}
    assert edges.keys() == {frozenset(plainly[end] for end in edge) for edge in plain.graph.edges}
    assert {edge for edge, bridge in edges.items() if bridge} == {
        frozenset(plainly[end] for end in bridge) for bridge in plain.bridges
    }
    told = graph.nodes[0]
    assert named[0] in (text, mirrored(text))
    assert (told["from_start"], told.get("to_exit")) == (0, plain.to_exit.get(next(iter(plain.graph))))
    assert (graph.graph["count"], graph.graph["layout"]) == ("moves", text)


def test_a_graph_without_networkx_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str, *rest: Any) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}")

    space = solvers.graph(NO_WAY_OUT)
    monkeypatch.setattr("solvers.klotski.state_space.graph_files.import_module", without)
    with pytest.raises(ImportError, match="needs that package: install it, as by `pip install networkx`"):
        space.to_networkx()


@pytest.mark.parametrize("text", ["將擋後路", NO_WAY_OUT])
def test_what_is_printed_is_what_the_console_writes(lines: Any, text: str) -> None:
    solved = text != NO_WAY_OUT
    status = 0 if solved else 1
    solution = solvers.solve(text)
    written = lines("klotski", "solve", text, status=status)
    if solved:
        assert str(solution).splitlines() == [*written[:2], *written[3:]]
    for command, value in (("distance", solvers.distances(text)), ("map", solvers.graph(text))):
        assert str(value).splitlines() == lines("klotski", command, text, status=status)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (lambda: solvers.layout("VAAV"), "“VAAV” is neither"),
        (lambda: solvers.layout(["VAAV"]), str(LayoutFault.ROW_COUNT)[:23]),
        (lambda: solvers.layout(OTHER), "“5” of type int is not the name of a layout, a code, or its five rows"),
        (lambda: solvers.layout([OTHER] * 5), "row 1 has 1 letter instead of 4: “5”"),
        (lambda: solvers.solve("橫刀立馬", "moves", "quickest"), "there is no method “quickest” for this puzzle"),
        (lambda: solvers.solve("橫刀立馬", "jumps"), '"count" is "jumps", but must be "moves"'),
        (
            lambda: solvers.layout(SOLVED).after(solvers.layout("橫刀立馬").steps()[0]),
            "no S begins at row 4, column 2 of VVVV",
        ),
        (lambda: solvers.layout("橫刀立馬").steps(OTHER), '"count" is "5", but must be'),
        (lambda: solvers.solve("橫刀立馬", "straight", "depth-first-bst"), "cannot count straight"),
    ],
)
def test_bad_input_is_told_in_one_sentence(given: Any, fault: str) -> None:
    with pytest.raises(solvers.InputError) as caught:
        given()
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_layout_is_read_from_lines_too() -> None:
    text = "VAAV\nVAAV\nVHHV\nVSSV\nS..S\n"
    assert solvers.layout(text) == solvers.layout(text.split()) == solvers.layout("橫刀立馬")


def test_a_count_is_found_by_its_name() -> None:
    assert [Metric.named(metric.value) for metric in Metric] == list(Metric)
    with pytest.raises(solvers.InputError) as caught:
        Metric.named("steps")
    assert caught.value.message.template is CountNameFault.OTHER
