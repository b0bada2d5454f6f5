"""The path that is shown, as it is exported and copied."""

from __future__ import annotations

from array import array

import pytest

from app.knight.walk_forms import ShownWalk, both_forms, played_walk, searched_walk, walk_forms
from solvers.knight.board import Board
from solvers.knight.play import KnightGame
from solvers.knight.tour import Tour, TourRequest

RING = Board(3, 3, frozenset({(1, 1)}))
AROUND = ((0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1))
"""The closed tour of the ring."""
STRAIGHT = ((0, 0), (1, 2), (2, 0), (0, 1))
WALK = Tour.of(RING, STRAIGHT)
MATRIX = "1 4 0\n0 0 2\n3 0 0"
CHESS = "a3-c2-a1-b3"


def test_a_game_is_shown_as_far_as_it_has_come_and_closed_as_long_as_it_can_be() -> None:
    game = KnightGame(RING, closed=True)
    game.walk(AROUND[:5])
    game.go_to(4)
    assert played_walk(game) == ShownWalk(WALK, (0, 0), closed=True)
    game.walk(AROUND)
    assert played_walk(game) == ShownWalk(Tour.of(RING, AROUND), (0, 0), closed=True)
    line = KnightGame(Board(3, 4, frozenset({(1, 1), (1, 2), *((row, 3) for row in range(3))})), closed=True)
    line.walk(AROUND[:1])
    assert played_walk(line).closed


def test_a_game_that_visits_every_square_without_a_step_home_is_shown_open() -> None:
    board = Board(3, 3, frozenset({(1, 1), (0, 2), (2, 1)}))
    game = KnightGame(board, closed=True)
    game.walk(AROUND[:5])
    assert played_walk(game).closed
    game.walk(AROUND[:6])
    assert game.now == board.size
    assert not played_walk(game).closed


def test_without_a_tour_the_board_is_shown_as_it_is_asked_for() -> None:
    request = TourRequest(RING, (2, 0), closed=True)
    assert searched_walk(None, request) == ShownWalk(Tour(RING, array("i")), (2, 0), closed=True)
    assert searched_walk(WALK, request) == ShownWalk(WALK, (0, 0), closed=True)


@pytest.mark.usefixtures("qapp")
def test_a_path_is_copied_in_three_forms_and_as_a_matrix_with_its_chess_notation() -> None:
    forms = walk_forms(WALK)
    assert [(form.name, form.title, form.write and form.write()) for form in forms] == [
        ("matrix", "Matrix of numbers", MATRIX),
        ("coordinates", "Coordinates (row, column)", "(0,0) (1,2) (2,0)\n(0,1)"),
        ("chess", "Chess notation", CHESS),
    ]
    both = both_forms(WALK)
    assert both is not None
    assert both.write is not None
    assert both.write() == f"{MATRIX}\n\n{CHESS}"


@pytest.mark.usefixtures("qapp")
def test_without_a_path_nothing_can_be_copied() -> None:
    assert [(form.name, form.write) for form in walk_forms(None)] == [
        ("matrix", None),
        ("coordinates", None),
        ("chess", None),
    ]
    assert both_forms(None) is None


@pytest.mark.usefixtures("qapp")
def test_paths_over_more_than_forty_thousand_squares_are_written_in_the_background() -> None:
    for side, long in ((200, False), (201, True)):
        board = Board(side, side)
        walk = Tour(board, array("i", range(board.size)))
        both = both_forms(walk)
        assert both is not None
        assert {form.long for form in (*walk_forms(walk), both)} == {long}
