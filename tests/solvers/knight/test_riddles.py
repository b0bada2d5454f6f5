"""The riddles: which have a tour is searched for, and why the others have none is checked with networkx."""

from __future__ import annotations

import networkx
import pytest

from solvers.knight.backtracking import complete
from solvers.knight.board import Board
from solvers.knight.existence.arguments import Argument
from solvers.knight.notation import parse_square
from solvers.knight.presets import BoardGroup, BoardPreset, presets
from solvers.knight.riddles import Answer, Objection, is_riddle, objection, proofs
from solvers.knight.tour import TourRequest
from solvers.search import Drive, Found, Outcome
from tests.solvers.knight.rules import assert_answers

RIDDLES = {preset.name: preset for preset in presets() if preset.group is BoardGroup.RIDDLE}
RIGHT = {
    "four": {Answer.APART},
    "mutilated": {Answer.COLOURS},
    "frame": {Answer.APART},
    "odd-closed": {Answer.COLOURS, Answer.LOOP, Answer.APART},
    "four-rows": {Answer.EDGES, Answer.APART},
    "three": {Answer.DEAD_ENDS, Answer.APART},
    "two-rows": {Answer.DEAD_ENDS, Answer.APART},
    "three-by-six": {Answer.APART},
    "one-missing": {Answer.COLOURS},
    "same-side": {Answer.TOUR},
    "small-frame": {Answer.LOOP},
    "corner-closed": {Answer.TOUR},
    "centre-closed": {Answer.LOOP, Answer.APART},
    "small-frame-closed": {Answer.LOOP, Answer.APART},
    "plus-closed": {Answer.TOUR},
}
"""The right answers, found with pencil and paper and each checked below."""


def graph(board: Board) -> networkx.Graph:
    """The squares, and the knight's moves between them."""
    moves = networkx.Graph()
    moves.add_nodes_from(board.squares)
    jumps = [(one, other) for one in board.squares for other in board.squares if _is_jump(one, other)]
    moves.add_edges_from(jumps)
    return moves


def _is_jump(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == [1, 2]


def forced_loops(board: Board) -> int:
    """How many loops the moves close that squares with only two of them need."""
    moves = graph(board)
    forced = networkx.Graph(edge for square in moves if moves.degree[square] == 2 for edge in moves.edges(square))
    loops = (forced.subgraph(part) for part in networkx.connected_components(forced))
    return sum(all(degree == 2 for _, degree in loop.degree()) for loop in loops)


def test_every_riddle_has_its_answers_here() -> None:
    assert set(RIGHT) == set(RIDDLES)


@pytest.mark.parametrize("preset", RIDDLES.values(), ids=lambda preset: preset.name)
def test_whether_there_is_a_tour_is_searched_for(preset: BoardPreset) -> None:
    request = TourRequest(preset.board, closed=preset.closed)
    answer = Drive(complete.search(request)).next_answer()
    if RIGHT[preset.name] == {Answer.TOUR}:
        assert isinstance(answer, Found)
        assert_answers(answer.answer, request)
    else:
        assert not isinstance(answer, Found)
        assert answer.outcome in (Outcome.EXHAUSTED, Outcome.IMPOSSIBLE)


@pytest.mark.parametrize("preset", RIDDLES.values(), ids=lambda preset: preset.name)
def test_right_answers_are_taken_and_wrong_ones_are_not(preset: BoardPreset) -> None:
    taken = {answer for answer in Answer if objection(preset.board, preset.closed, answer) is None}
    assert taken == RIGHT[preset.name]
    assert set(proofs(preset.board, preset.closed)) == RIGHT[preset.name] - {Answer.TOUR}


@pytest.mark.parametrize("preset", RIDDLES.values(), ids=lambda preset: preset.name)
def test_colours_bar_a_tour_where_they_are_out_of_balance(preset: BoardPreset) -> None:
    dark = sum((preset.board.rows - 1 - row + column) % 2 == 0 for row, column in preset.board.squares)
    light = preset.board.size - dark
    assert (abs(dark - light) > (0 if preset.closed else 1)) == (Answer.COLOURS in RIGHT[preset.name])
    if Answer.COLOURS in RIGHT[preset.name] and preset.board.missing:
        values = proofs(preset.board, preset.closed)[Answer.COLOURS].values
        assert (values["dark"], values["light"]) == (dark, light)


@pytest.mark.parametrize("preset", RIDDLES.values(), ids=lambda preset: preset.name)
def test_dead_ends_bar_a_tour_where_there_are_too_many(preset: BoardPreset) -> None:
    degrees = [degree for _, degree in graph(preset.board).degree()]
    too_few = 0 in degrees or degrees.count(1) > (0 if preset.closed else 2)
    assert too_few == (Answer.DEAD_ENDS in RIGHT[preset.name])


@pytest.mark.parametrize("preset", RIDDLES.values(), ids=lambda preset: preset.name)
def test_loops_of_forced_moves_bar_a_tour_that_cannot_open_them(preset: BoardPreset) -> None:
    loops = forced_loops(preset.board)
    barred = loops > 0 if preset.closed else loops > 2
    assert barred == (Answer.LOOP in RIGHT[preset.name])


@pytest.mark.parametrize("name", [name for name, right in RIGHT.items() if Answer.APART in right])
def test_the_squares_that_are_taken_away_leave_too_many_parts(name: str) -> None:
    preset = RIDDLES[name]
    moves, proof = graph(preset.board), proofs(preset.board, preset.closed)[Answer.APART]
    taken: set[tuple[int, int]] = set()
    if proof.template is Argument.SCATTERED:
        squares = proof.values["squares"]
        assert isinstance(squares, tuple)
        taken = {parse_square(str(square), preset.board.rows) for square in squares}
    moves.remove_nodes_from(taken)
    parts = networkx.number_connected_components(moves)
    assert parts > (max(1, len(taken)) if preset.closed or not taken else len(taken) + 1)


def test_four_rows_would_alternate_between_the_edges_and_the_middle() -> None:
    """The proof: no move leads from edge to edge, there are as many edge squares as others, and moves change colour."""
    board = RIDDLES["four-rows"].board
    edge = {square for square in board.squares if square[0] in (0, 3)}
    assert not graph(board).subgraph(edge).edges
    assert 2 * len(edge) == board.size
    assert {sum(square) % 2 for square in edge} == {0, 1}


def test_a_wrong_answer_is_objected_to() -> None:
    four, mutilated = RIDDLES["four"].board, RIDDLES["mutilated"].board
    assert str(objection(four, False, Answer.COLOURS)) == "there are 8 dark and 8 light squares, as a tour may have"
    said = objection(four, False, Answer.DEAD_ENDS)
    assert said is not None
    assert (said.template, said.values["fewest"]) == (Objection.DEGREES, 2)
    for board, answer, template in (
        (mutilated, Answer.TOUR, Objection.NO_TOUR),
        (mutilated, Answer.APART, Objection.UNPROVED),
    ):
        said = objection(board, False, answer)
        assert said is not None
        assert said.template is template


def test_only_the_riddles_are_riddles() -> None:
    for preset in presets():
        assert is_riddle(preset.board, preset.closed) == (preset.group is BoardGroup.RIDDLE)
    assert not is_riddle(Board(4, 4), closed=True)
